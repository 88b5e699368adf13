import type { MailText } from './en.ts';

/** The words of a letter around the sentences of the game, in Spanish. */
export const es: MailText = {
  subject: (game, others) => (others === '' ? `${game}: te toca` : `${game} con ${others}: te toca`),
  yourTurn: 'Te toca',
  title: (name) => `Te toca, ${name}`,
  table: (game, others) => (others === '' ? game : `${game} con ${others}`),
  and: ' y ',
  since: 'Desde tu última visita',
  begins: 'Ya se han repartido las cartas y empiezas tú.',
  tableNow: 'La mesa',
  choices: 'Lo que puedes hacer',
  more: 'Hay más opciones: abre la mesa para verlas todas.',
  open: 'Abrir la mesa',
  note: 'No se envía nada hasta que pulses Enviar en la página.',
  private: 'Estos enlaces juegan en tu lugar: no reenvíes este correo.',
  stop: 'Dejar de recibir correos de esta mesa',
};
