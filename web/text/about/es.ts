import type { RulesPage } from '../../../shared/text/say.ts';

/** How Longhand works, in Spanish. */
export const about: RulesPage = [
  { text: 'Longhand es una mesa para juegos de cartas que se juegan como quien se escribe: jugada a jugada, cuando cada cual tiene un minuto. Una partida de media hora puede durar una semana.' },
  { heading: 'Enlaces' },
  { text: 'No hay cuentas. Su trabajo lo hacen los enlaces, y los hay de tres clases:' },
  {
    list: [
      'La dirección de la mesa permite mirar a cualquiera. Quien mira ve lo que está descubierto, nunca una mano.',
      'El enlace de invitación da un asiento libre a quien lo abra y escriba un nombre. Ocupado el último asiento, ya no sirve.',
      'El enlace de tu asiento es tu asiento. Este navegador te lo guarda; llévalo a otro dispositivo y no se lo enseñes a nadie.',
    ],
  },
  { text: 'Abrir un enlace nunca hace nada por sí solo. Sentarse, jugar o dejar de recibir avisos por correo: para cada cosa hay que pulsar un botón.' },
  { text: 'Si el enlace de tu asiento ha llegado a otras manos, crea uno nuevo en «Jugar en otro dispositivo». Los anteriores dejan de servir en el acto.' },
  { heading: 'Avisos por correo' },
  { text: 'Si dejas tu correo electrónico y lo confirmas, te llega un aviso cuando es tu turno y no estás en la mesa: uno para todas tus mesas. Cuenta lo que ha pasado y lo que puedes hacer. Su enlace juega por tu asiento y nada más. Todos los correos dicen cómo dejar de recibirlos. En «Cómo te avisamos» eliges tu idioma y tus horas de silencio, activas notificaciones en un dispositivo y ves todo lo que se te ha enviado.' },
  { heading: 'La casa' },
  { text: 'La casa es el jugador automático de Longhand. Ve exactamente lo que vería una persona en su asiento. Puede ocupar cualquier asiento menos el tuyo y responde al momento.' },
  { heading: 'Juego limpio' },
  {
    text:
      'Al abrirse, la mesa elige un número secreto y publica su huella: queda sellado y ya no se puede cambiar. Cada navegador que toma asiento añade un número al azar. Solo entre todos deciden el orden de las cartas, ' +
      'así que ni nosotros ni nadie que juegue puede elegirlo. Al terminar la partida se publica el secreto, y «Comprobar esta partida» lo repite todo en tu propio navegador.',
  },
  { heading: 'Qué se guarda' },
  {
    text:
      'La mesa guarda los nombres y las jugadas. Tu buzón guarda tus asientos, tu correo y, durante noventa días, lo que se te ha enviado. Tu navegador guarda las llaves de ambos, tu nombre y hasta dónde habías mirado. ' +
      'Hay una sola cookie, desde tu primer asiento: si el navegador vacía sus datos, le devuelve la llave de tu buzón. No sirve para nada más. No hay recuento de visitas ni publicidad.',
  },
];
