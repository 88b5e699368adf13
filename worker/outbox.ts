const MINUTE = 60_000;
const FIRST_RETRY = MINUTE;
const LONGEST_RETRY = 6 * 60 * MINUTE;

/** Something that is due, and how often it was tried. */
export interface Due {
  readonly tries: number;
}

/** What became of a row: told, or nothing to tell any more; a passing failure; or not before a time. */
export type Delivery = 'done' | 'again' | { readonly wait: number };

/** What draining needs of whoever keeps the rows; plain functions, so that it can be tried without a Durable Object. */
export interface Desk<R extends Due> {
  readonly now: number;
  deliver(row: R): Promise<Delivery>;
  done(row: R): void;
  later(row: R, due: number, tries: number): void;
  /** Writes a bug, or a neighbour that could not be reached, to the log. */
  complain(error: unknown): void;
}

/** Tells what is due. A row goes away when it was told, and stays until then: it is put off after a passing failure, longer each time. */
export async function drain<R extends Due>(rows: readonly R[], desk: Desk<R>): Promise<void> {
  for (const row of rows) {
    const delivery = await attempted(row, desk);
    if (delivery === 'done') desk.done(row);
    else if (delivery === 'again') desk.later(row, desk.now + pause(row.tries), row.tries + 1);
    else desk.later(row, delivery.wait, row.tries);
  }
}

/** 1, 2, 4 … minutes, at most six hours, for as long as there is something to tell. */
export const pause = (tries: number): number => Math.min(FIRST_RETRY * 2 ** Math.min(tries, 20), LONGEST_RETRY);

/** An error's own words for the log: no request, no key. */
export const complain = (error: unknown): void => console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'something could not be told');

async function attempted<R extends Due>(row: R, desk: Desk<R>): Promise<Delivery> {
  try {
    return await desk.deliver(row);
  } catch (error) {
    // A bug in one row must hold up neither the others nor the house: it is told, and tried again.
    desk.complain(error);
    return 'again';
  }
}
