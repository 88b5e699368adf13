/** The words of a letter around the sentences of the game, in English. */
export const en = {
  subject: (game: string, others: string) => (others === '' ? `${game}: your turn` : `${game} with ${others}: your turn`),
  yourTurn: 'Your turn',
  title: (name: string) => `It is your turn, ${name}`,
  table: (game: string, others: string) => (others === '' ? game : `${game} with ${others}`),
  and: ' and ',
  since: 'Since you last looked',
  begins: 'The cards have been dealt, and you begin.',
  tableNow: 'The table',
  choices: 'What you can do',
  more: 'There are more ways: open the table to see them all.',
  open: 'Open the table',
  note: 'Nothing is sent before you press Send on the page.',
  private: 'These links play your seat: do not forward this letter.',
  stop: 'Stop letters for this table',
};

export type MailText = typeof en;
