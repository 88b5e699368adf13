import { describe, expect, test } from 'vitest';
import { DECK, GUILDS } from '../../shared/cards/mystique.ts';
import * as cardsEn from '../../shared/cards/text/en.ts';
import * as cardsEs from '../../shared/cards/text/es.ts';
import * as cardsKo from '../../shared/cards/text/ko.ts';
import type { CardWords } from '../../shared/cards/text/words.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import { rules as rulesEn } from '../../shared/games/guilds/rules/en.ts';
import { rules as rulesEs } from '../../shared/games/guilds/rules/es.ts';
import { rules as rulesKo } from '../../shared/games/guilds/rules/ko.ts';
import type { Event, Move, Options, State } from '../../shared/games/guilds/state.ts';
import { guilds as complete } from '../../shared/games/guilds/complete.ts';
import { ERRORS } from '../../shared/protocol.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type RulesPage, type Say } from '../../shared/text/say.ts';
import { home as homeEn } from '../../web/text/home/en.ts';
import { home as homeEs } from '../../web/text/home/es.ts';
import { home as homeKo } from '../../web/text/home/ko.ts';
import { more as moreEn } from '../../web/text/more/en.ts';
import { more as moreEs } from '../../web/text/more/es.ts';
import { more as moreKo } from '../../web/text/more/ko.ts';

const TEXT = complete.text;
const ABOUT = { en: homeEn.about, ko: homeKo.about, es: homeEs.about } as const;
const REFUSALS = { en: moreEn.errors, ko: moreKo.errors, es: moreEs.errors } as const;
const CARDS: Record<Language, CardWords> = { en: cardsEn, ko: cardsKo, es: cardsEs };
const RULES: Record<Language, RulesPage> = { en: rulesEn, ko: rulesKo, es: rulesEs };

describe('every sentence of whole games', () => {
  const heard = Object.fromEntries(LANGUAGES.map((language) => [language, new Set<string>()])) as Record<Language, Set<string>>;
  const plainGame = listen(heard, { buyFromBoth: false, market: false }, 0);
  const types = new Set([1, 2, 3].flatMap((game) => listen(heard, { buyFromBoth: true, market: true }, game)).concat(plainGame));

  test('comes from every kind of event', () => {
    const all: Event['type'][] = ['accepted', 'asked', 'bought', 'closed', 'declined', 'drew', 'ended', 'offered', 'refused', 'took', 'wanted'];
    expect([...types].sort()).toEqual(all);
  });

  test.each(LANGUAGES)('is whole and punctuated: %s', (language) => {
    expect(heard[language].size).toBeGreaterThan(400);
    for (const line of heard[language]) expect(line).toMatch(/^\S(?!.*(undefined|null|NaN|\?|\[object| {2}| [.,;])).*(\.|→ \d+)$/u);
  });

  test('Korean has no Latin letters, and no undecided particles', () => {
    for (const line of [...heard.ko, ...words('ko')]) expect(line).not.toMatch(/[A-Za-z]|\((을|를|은|는|이|가|과|와|으)\)/u);
  });

  test('Spanish has no English words', () => {
    const english = /\b(the|of|and|card|cards|deck|draw|drew|buy|bought|with|you|your|suns?|moons?|arms|crowns?|yellow|red|blue|guilds?|house|turn|holds?|table|is|not|this)\b/iu;
    for (const line of [...heard.es, ...words('es')]) expect(line).not.toMatch(english);
  });
});

/** Plays one game of two at random, gathers all that is said to everybody, and tells the kinds of events met. */
function listen(heard: Record<Language, Set<string>>, options: Options, game: number): Event['type'][] {
  const name = (seat: Seat) => ['지오', '민지'][seat]!;
  const seed = new Uint8Array(32).fill(game);
  const dice = diceFor(seed, 1_000_000);
  const add = (language: Language, lines: readonly Say[]) => lines.forEach((line) => heard[language].add(plain(line, name)));
  let match: Match<State, Move, Event, Options> = deal(guilds, { options, seats: 2, seed });
  while (outcome(match as Match) === null) {
    const seat = turn(match as Match)[0]!;
    const moves = legalMoves(guilds, match.state, seat);
    const view = redact(match.state, seat);
    for (const language of LANGUAGES) {
      const text = TEXT[language];
      for (const move of moves) add(language, [text.move(move, view, seat), ...text.effect(move, view, seat)]);
      for (const me of [0, 1, null]) add(language, text.table(redact(match.state, me), me));
    }
    // Every kind of move as likely as any other, so that the market is gone through to its end again and again.
    const kinds = [...new Set(moves.map(({ act }) => act))];
    const kind = kinds[dice.below(kinds.length)];
    const ofKind = moves.filter(({ act }) => act === kind);
    match = play(match, seat, ofKind[dice.below(ofKind.length)]!);
  }
  for (const { event } of match.told) {
    for (const language of LANGUAGES) for (const me of [0, 1, null]) add(language, [TEXT[language].event(redact(event, me), me)]);
    for (const language of LANGUAGES) add(language, [TEXT[language].event(redact(event, 'everyone'), null)]);
  }
  for (const language of LANGUAGES) add(language, TEXT[language].table(redact(match.state, 0), 0));
  return match.told.map(({ event }) => event.type);
}

/** The words of a language that stand outside of sentences: rules, options, games, errors, cards. */
function words(language: Language): string[] {
  const { games, house, timeRanOut, you } = common[language];
  return [
    ...RULES[language].flatMap((block) => ('heading' in block ? [block.heading] : 'text' in block ? [block.text] : block.list)),
    ...Object.values(TEXT[language].options).flatMap(({ title, help }) => [title, help]),
    ...Object.values(games).map(({ name: title }) => title),
    ...Object.values(ABOUT[language]).flatMap(({ pitch, players, length }) => [pitch, players, length]),
    ...Object.values(REFUSALS[language]),
    ...DECK.map((card) => CARDS[language].cardWords(card)),
    house(0), house(1, true), timeRanOut, you,
  ];
}

describe('catalogues', () => {
  test('every error has its own sentence, which says what to do', () => {
    for (const language of LANGUAGES) {
      const sentences = ERRORS.map((error) => REFUSALS[language][error]);
      expect(new Set(sentences).size).toBe(ERRORS.length);
      for (const sentence of sentences) expect(sentence).toMatch(/\. .+\.$/u);
    }
  });

  test('the options of the game, and no others, have words', () => {
    for (const language of LANGUAGES) expect(Object.keys(TEXT[language].options)).toEqual(['buyFromBoth', 'market']);
  });

  test('sixty cards and twelve guilds have different names, three colours different letters', () => {
    for (const language of LANGUAGES) {
      expect(new Set(DECK.map(CARDS[language].cardWords)).size).toBe(60);
      expect(new Set(GUILDS.map(CARDS[language].guildWords)).size).toBe(12);
      expect(new Set(Object.values(CARDS[language].letters)).size).toBe(3);
    }
  });

  test('the rules have the same shape in all languages', () => {
    const shape = (page: RulesPage) => page.map((block) => ('list' in block ? block.list.length : Object.keys(block)[0]));
    expect([shape(RULES.ko), shape(RULES.es)]).toEqual([shape(RULES.en), shape(RULES.en)]);
  });
});
