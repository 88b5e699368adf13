import type { InboxText } from './en.ts';

/** What the pages say of being told, in Spanish. */
export const inbox: InboxText = {
  title: 'Cómo te avisamos',
  lead: 'Cuando te toca y no estás en la mesa, te avisamos como elijas aquí: una sola vez, por todas tus mesas juntas.',
  tables: 'A tus mesas',
  saved: 'Guardado.',
  stop: 'Detener',
  start: 'Reanudar',

  none: {
    body: 'Esta página trata de las mesas en las que te sientas, y este navegador todavía no tiene ningún asiento. Toma uno y vuelve, o abre aquí el enlace que muestra «Usar en otro dispositivo» allí donde juegas.',
    begin: 'Este navegador tiene asientos de antes. Júntalos y podrás elegir cómo te avisamos.',
    button: 'Juntar mis asientos',
  },

  letters: {
    heading: 'Correos',
    off: 'No te llega ningún correo. Da una dirección: el primero solo te pedirá que la confirmes.',
    unavailable: 'Este sitio no envía correos.',
    unconfirmed: (mail) => `${mail} está por confirmar. Abre el correo que enviamos allí y pulsa su botón; antes no llegará nada más.`,
    live: (mail) => `Los avisos van a ${mail}.`,
    stopped: {
      asked: (mail) => `Ya no van avisos a ${mail}: así lo pediste.`,
      bounced: (mail) => `Ya no van avisos a ${mail}: volvieron, porque esa dirección no los admite.`,
      complained: (mail) => `Ya no van avisos a ${mail}: uno se marcó como no deseado.`,
      gone: (mail) => `Ya no van avisos a ${mail}.`,
    },
    again: 'Enviar otra vez ese correo',
    sent: 'El correo está en camino. Mira también entre los no deseados.',
    tooSoon: 'Hace poco enviamos uno. Puede enviarse una vez por hora y tres al día: mira entre los correos no deseados o inténtalo más tarde.',
    other: 'Dar otra dirección',
    mail: 'Correo electrónico',
    give: 'Enviar un correo para confirmarla',
    wrong: 'A esta dirección no se pueden enviar correos. Corrígela o da otra.',
  },

  push: {
    heading: 'Notificaciones',
    lead: 'Una notificación en este dispositivo. La siguiente de una mesa ocupa el lugar de la anterior.',
    button: 'Avisarme en este dispositivo',
    asking: 'Preguntando al navegador…',
    here: 'Te avisamos en este dispositivo.',
    other: (label) => `Te avisamos en otro dispositivo (${label}).`,
    stopped: {
      asked: (label) => `Detenidas porque lo pediste (${label}).`,
      bounced: (label) => `Detenidas: no llegaban (${label}).`,
      complained: (label) => `Detenidas (${label}).`,
      gone: (label) => `Detenidas: el navegador retiró su permiso (${label}).`,
    },
    cannot: {
      site: 'Este sitio no envía notificaciones.',
      browser: 'Este navegador no puede recibir avisos con la página cerrada.',
      apple: 'En un iPhone o iPad, pon antes esta página en la pantalla de inicio: Compartir y «Añadir a pantalla de inicio». Ábrela desde allí y vuelve aquí.',
      denied: 'Este navegador rechaza las notificaciones de este sitio. Puedes cambiarlo en sus ajustes.',
      failed: 'El navegador no obtuvo respuesta de su servicio de notificaciones. Inténtalo más tarde.',
    },
  },

  when: {
    heading: 'Tu idioma y tus horas',
    language: 'Idioma',
    zone: 'Zona horaria',
    zoneHelp: (clock) => `Allí es ahora: ${clock}.`,
    quiet: 'Horas de silencio',
    quietHelp: 'En ellas no llega nada. Lo que aún importe llega cuando terminan.',
    from: 'Desde',
    to: 'Hasta',
    same: 'Las horas de silencio empiezan y acaban a horas distintas.',
    keep: 'Guardar',
  },

  elsewhere: {
    heading: 'Sin avisos aquí',
    lead: 'Los turnos de estas mesas se avisan en otro buzón tuyo, o en ninguno.',
    button: 'Avisarme aquí',
    label: (game) => `Avisarme aquí de ${game}`,
  },

  feed: {
    heading: 'Canal de noticias',
    lead: 'Una dirección privada para un lector de canales, con cada turno tuyo según llega, y otra para un calendario. Quien tenga una de ellas puede leerlo también.',
    make: 'Crear una dirección privada',
    link: 'La dirección de tu canal',
    calendar: 'La dirección de un calendario con tus plazos',
    calendarHelp: 'Para una aplicación de calendario. Está vacío mientras ninguna de tus mesas tenga un plazo.',
    renew: 'Crear una dirección nueva',
    renewHelp: 'La dirección anterior deja de servir en el acto.',
  },

  ledger: {
    heading: 'Lo que te hemos avisado',
    none: 'Nada todavía.',
    kept: 'los últimos 90 días',
    what: {
      turn: (games) => `Te toca: ${games}`,
      reminder: (games) => `Un recordatorio: ${games}`,
      confirm: 'Un correo para confirmar la dirección',
      reply: 'Una respuesta a tu correo',
    },
    table: 'una mesa',
    by: { mail: (label) => `por correo a ${label}`, push: (label) => `como notificación (${label})` },
    became: {
      mail: {
        sent: 'El servicio de correo lo aceptó.',
        waiting: 'El servicio de correo aún no pudo aceptarlo; se intentará otra vez.',
        never: 'El servicio de correo lo rechazó.',
        bounced: 'Volvió: esa dirección no admite correos.',
      },
      push: {
        sent: 'El servicio de notificaciones la aceptó.',
        waiting: 'El servicio de notificaciones aún no pudo aceptarla; se intentará otra vez.',
        never: 'El servicio de notificaciones la rechazó.',
        bounced: 'Ya no se puede llegar a ese dispositivo.',
      },
    },
  },

  devices: {
    heading: 'Tus dispositivos',
    elsewhere: 'Usar en otro dispositivo',
    help: 'Este enlace lleva todos tus asientos, y esta página, a otro dispositivo. No lo compartas: quien lo tenga juega por ti.',
    show: 'Mostrar el enlace',
    link: 'El enlace de todas tus mesas',
    qr: 'El enlace como código QR',
    forget: 'Olvidar este navegador',
    forgetHelp: 'Quita todos los asientos de este navegador, y en este dispositivo ya no habrá avisos. Tus asientos siguen siendo tuyos: vuelves con el enlace de arriba, desde otro dispositivo tuyo o con un correo.',
    sure: 'Olvidarlo ahora',
  },

  bring: {
    title: 'Tus mesas en este dispositivo',
    heading: '¿Traer aquí estas mesas?',
    holds: (n) => (n === 1 ? 'El enlace que abriste tiene un asiento.' : `El enlace que abriste tiene ${n} asientos.`),
    own: 'Este navegador tiene mesas propias. Se juntan todas: no se pierde nada, y los avisos siguen lo que dice el otro dispositivo.',
    warn: 'Hazlo solo si el enlace es tuyo. Quien lo tenga podrá jugar desde entonces por todos los asientos que tengas aquí.',
    button: 'Traerlas aquí',
    together: 'Juntarlas todas',
    no: 'Dejarlo todo como está',
    part: (n) => (n === 1 ? 'No se ha podido pasar uno de los asientos de aquí. Inténtalo de nuevo.' : `No se han podido pasar ${n} de los asientos de aquí. Inténtalo de nuevo.`),
  },

  confirm: {
    heading: '¿Avisos en esta dirección?',
    lead: 'Pulsa el botón y te avisaremos de tus turnos en la dirección a la que llegó el correo. Antes no pasa nada.',
    button: 'Sí, enviar allí los avisos',
    done: 'Te llegarán los avisos',
    after: 'Desde cada uno puedes dejar de recibirlos todos con un toque.',
    no: 'Ahora no',
  },

  ended: {
    heading: '¿No quieres más correos?',
    lead: 'Pulsa el botón y a esta dirección no llegarán más correos. Tus asientos siguen siendo tuyos, y puedes volver a recibirlos en «Cómo te avisamos».',
    button: 'Dejar de recibirlos',
    done: 'Ya no llegarán más correos',
    home: 'A la página de inicio',
  },

  host: {
    told: 'A quién se ha avisado',
    never: 'sin avisar todavía',
    here: 'es tu asiento',
    at: (when, by) => `con aviso ${by === 'mail' ? 'por correo' : 'por notificación'}: ${when}`,
    room: 'Avisar en una sala',
    lead: 'Cada turno de esta mesa puede anunciarse en una sala de chat o a un programa. Quien lea allí sabrá a quién le toca, y ninguna carta oculta.',
    kind: 'Dónde',
    kinds: { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'Un programa' },
    url: 'Dirección web',
    help: {
      discord: 'En los ajustes del canal: Integraciones, Webhooks, Copiar URL de webhook.',
      slack: 'De una aplicación de Slack con «Incoming Webhooks».',
      ntfy: 'La dirección de un tema cuyo nombre nadie adivine, como https://ntfy.sh/…',
      json: 'Recibe cada turno como JSON firmado, por POST.',
    },
    keep: 'Anunciar allí',
    on: (kind, host) => `Los turnos se anuncian en ${host} (${kind}).`,
    off: (kind, host) => `Los turnos ya no se anuncian en ${host} (${kind}). Respondió:`,
    secret: 'Con qué se firma',
    test: 'Enviar una prueba',
    tested: 'La prueba ha llegado.',
    stop: 'No anunciar más allí',
    wrong: 'Esto no es una dirección web.',
  },
};
