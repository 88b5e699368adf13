import type { GameRecord } from '../../shared/protocol.ts';

/** Whether something has the form of a record: whatever is asked of it afterwards has an answer. */
export const isRecord = (value: unknown): value is GameRecord =>
  hasForm(value, {
    format: (format) => format === 'longhand-record/1',
    table: isText,
    game: isText,
    rules: isCount,
    options: isObject,
    players: listOf((player) => hasForm(player, { name: isText, contribution: (hex) => isText(hex) && /^([0-9a-f]{32})?$/.test(hex) })),
    seating: listOf(isCount),
    commitment: isHash,
    secret: isHash,
    seed: isHash,
    moves: listOf(isMove),
    outcome: (outcome) => hasForm(outcome, { scores: listOf(Number.isFinite), places: listOf(isCount) }),
    deal: isObject,
  });

type Test = (value: unknown) => boolean;

function hasForm(value: unknown, form: Readonly<Record<string, Test>>): boolean {
  return isObject(value) && Object.entries(form).every(([name, test]) => Object.hasOwn(value, name) && test(value[name]));
}

function isMove(move: unknown): boolean {
  if (!Array.isArray(move) || move.length < 3 || move.length > 4) return false;
  const [seat, text, at, by] = move as unknown[];
  return isCount(seat) && isText(text) && isText(at) && !Number.isNaN(Date.parse(at)) && (move.length === 3 || by === 'time' || by === 'house');
}

const listOf = (test: Test): Test => (value) => Array.isArray(value) && value.every(test);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isHash = (value: unknown): boolean => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
