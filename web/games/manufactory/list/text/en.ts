import { unreachable } from '../../../../../shared/engine/types.ts';
import { plural } from '../../../../../shared/text/plural.ts';
import type { Drop, Reason, Refusal } from '../parts.ts';
import type { ListWords } from './words.ts';

/** The list reader in English. */
export const words: ListWords = {
  refusal,
  bad: (line, reason) => `Line ${number(line)}: ${because(reason)}`,
  dropped,
  keepFronts: 'Keep the front of two-sided cards',
  format: { own: 'Our CSV', cubecobra: 'Cube Cobra CSV', names: 'Names only', scryfall: 'Scryfall JSON', mtgjson: 'MTGJSON' },
  missing: (n, crates) => `${number(n)} more ${plural('en', n, 'part is', 'parts are')} needed for ${crates} ${plural('en', crates, 'crate', 'crates')}. Add some, or choose fewer crates.`,
  unmatched: (n) => `${number(n)} ${plural('en', n, 'name is', 'names are')} not in the facts file. Correct ${plural('en', n, 'it', 'them')} below, or fill in cost and colours by hand.`,
  needsFacts: (n) => `${number(n)} ${plural('en', n, 'name comes', 'names come')} without cost and colours. Open a facts file once, or fill them in by hand.`,
  notKept: 'This browser could not keep the facts. They serve for now; open the file again next time.',
};

const number = (n: number): string => n.toLocaleString('en');
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 });

function refusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty': return 'There is nothing to read in it. Bring a list with one part a line.';
    case 'zip': return 'This is a packed file, as the workbooks of spreadsheets are too. Unpack it, or save the sheet as CSV, and open that.';
    case 'gzip': return 'This file is packed with gzip. Unpack it, and open what was inside.';
    case 'not-text': return 'This is not a text file. Save the list as CSV or plain text, and open that.';
    case 'encoding': return 'The letters in this file cannot be made out: it is neither UTF-8 nor UTF-16. Save it as “CSV UTF-8”, and open it again.';
    case 'web-page': return 'This is a web page, not a list. Use the site’s own export, or copy the names and paste them here.';
    case 'no-cards': return 'There are no cards where this JSON should have them. Open a file of cards from Scryfall, or a set from MTGJSON.';
    case 'no-header': return 'This looks like a table without titles. Put a first line above it: name,cost,colors,type,rarity,count.';
    case 'cut-off': return 'The file ends in the middle. Download it again.';
    case 'broken-json': return 'This JSON is damaged. Download the file again.';
    case 'unreadable': return 'The browser could not read the file. If it was moved or changed, choose it again.';
    case 'stopped': return 'Reading was stopped. Open the file again to go on.';
    case 'too-big': return `The list has ${megabytes(refusal.bytes)} MB; ${megabytes(refusal.most)} MB are the most. Leave out rows or columns. A facts file has a button of its own.`;
    case 'too-many-rows': return `There are ${number(refusal.rows)} rows; ${number(refusal.most)} are the most. Leave some out.`;
    case 'too-many-parts': return `With all copies the list comes to ${number(refusal.parts)} parts; ${number(refusal.most)} are the most. Lower the counts.`;
    case 'columns': return `A column is missing: ${refusal.missing.join(', ')}. Add it to the first line; rows may leave it empty.`;
    default: return unreachable(refusal);
  }
}

function because(reason: Reason): string {
  switch (reason.code) {
    case 'no-name': return 'the name is missing. Write one.';
    case 'invisible': return 'the name has invisible characters in it. Type it anew.';
    case 'long-name': return `the name has ${number(reason.length)} characters. Shorten it to ${reason.most} at most.`;
    case 'open-quote': return 'a quotation mark is never closed. Add the one that is missing.';
    case 'broken-json': return 'this entry is not proper JSON. Correct it, or download the file again.';
    case 'cut-off': return 'the file ends in the middle of this entry. Download it again.';
    case 'not-a-card': return 'this entry has no name. Add one, or take the entry out.';
    case 'no-colours': return 'this entry does not tell its colours. Add them; an empty list means neutral.';
    case 'cost': return `“${reason.value}” is not a cost. Write a number from 0 to 99.`;
    case 'colours': return `“${reason.value}” does not name colours. Write some of W, U, B, R, G, or nothing for neutral.`;
    case 'count': return `“${reason.value}” is not a number of copies. Write a whole number from 1.`;
    case 'fields': return `there are ${number(reason.found)} fields under ${number(reason.most)} titles. Put quotation marks around a name that has a separator in it.`;
    default: return unreachable(reason);
  }
}

function dropped(why: Drop, n: number): string {
  const out = (one: string, many: string): string => `${number(n)} ${plural('en', n, `${one} is`, `${many} are`)} left out`;
  const backs = plural('en', n, 'its back would give it away', 'their backs would give them away');
  switch (why) {
    case 'token': return `${out('token', 'tokens')}: not for the deck.`;
    case 'art': return `${out('art card', 'art cards')}: not for the deck.`;
    case 'meld': return `${out('card that melds', 'cards that meld')}: ${backs}. Switch on “${words.keepFronts}” to have the fronts.`;
    case 'double-faced': return `${out('two-sided card', 'two-sided cards')}: ${backs}. Switch on “${words.keepFronts}” to have the fronts.`;
    case 'other-back': return `${out('card with another back', 'cards with another back')}: ${backs}.`;
    case 'maybe': return `${out('card marked as a maybe', 'cards marked as maybes')}. Take the mark away to have ${plural('en', n, 'it', 'them')}.`;
    default: return unreachable(why);
  }
}
