import type { Sync } from '../../shared/protocol.ts';
import type { GameText } from '../../shared/text/say.ts';
import type { NameOf } from '../pages/Sentence.tsx';
import type { TableModel } from './model.ts';
import type { GameView, Person } from './view.ts';

/** What every part of a table's page is drawn from. */
export interface Scene {
  readonly model: TableModel;
  readonly sync: Sync;
  readonly view: GameView;
  /** The game's sentences in the reader's language. */
  readonly says: GameText;
  /** Names by seat. */
  readonly name: NameOf;
  readonly people: readonly Person[];
}

/** How the page goes on with another key: another seat of this browser, or a new one. */
export interface Seating {
  readonly table: string;
  readonly seatKey: string | null;
  /** Goes on as the bearer of this key. */
  use(key: string): void;
}
