import type { NameTable } from '../names.ts';

/** What built-in parts are called in Spanish: "balanza fiel". Nouns in -a are feminine, all others masculine; adjectives in -o change. */
export const NAMES: NameTable = {
  w: ['fiel,reluciente,paciente,firme,pulcro,recto', 'balanza,contrapeso,nivel,regulador,plomada,reflector'],
  u: ['silencioso,límpido,fresco,astuto,brumoso,ondulante', 'sifón,bomba,barómetro,esclusa,condensador,clepsidra'],
  k: ['tiznado,lúgubre,hambriento,torcido,nocturno,grasiento', 'trituradora,chimenea,garfio,cabrestante,prensa,alcuza'],
  r: ['ardiente,inquieto,chamuscado,indómito,fogoso,impetuoso', 'quemador,martillo,caldera,bujía,pistón,fragua'],
  g: ['musgoso,robusto,frondoso,tenaz,rústico,silvestre', 'fuelle,resorte,noria,polea,yugo,sembradora'],
  n: [
    'forjado,remachado,de latón,esmaltado,soldado,de cobre,estriado,templado,de bronce,cromado,galvanizado,niquelado',
    'eje,cojinete,palanca,leva,manivela,bisagra,brida,biela,piñón,trinquete,husillo,engranaje',
  ],
  x: ['ribereño,antiguo,apartado,soleado', 'taller,almacén,muelle,cantera,herrería'],
};
