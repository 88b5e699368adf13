import type { HookKind, StoppedBecause, Way } from '../../../shared/inbox.ts';

/** What the pages say of being told: letters, notifications, feeds, a table's rooms. */
export const inbox = {
  title: 'How you are told',
  lead: 'When it is your turn and you are not at the table, you are told in the ways you choose here: once, for all your tables together.',
  tables: 'To your tables',
  saved: 'Kept.',
  stop: 'Stop',
  start: 'Start again',

  none: {
    body: 'This page is about the tables you sit at, and this browser has no seat yet. Take one and come back; or open here the link that “Use on another device” shows where you play.',
    begin: 'This browser holds seats from before. Bring them together, and you can choose how you are told.',
    button: 'Bring my seats together',
  },

  letters: {
    heading: 'Letters',
    off: 'No letters come. Give an address: the first letter only asks you to confirm it.',
    unavailable: 'This site sends no letters.',
    unconfirmed: (mail: string): string => `${mail} waits to be confirmed. Open the letter that was sent there and press its button; nothing else comes before that.`,
    live: (mail: string): string => `Letters go to ${mail}.`,
    stopped: {
      asked: (mail: string): string => `No letters go to ${mail}: you have stopped them.`,
      bounced: (mail: string): string => `No letters go to ${mail}: they came back, because the address takes none.`,
      complained: (mail: string): string => `No letters go to ${mail}: one of them was reported as unwanted.`,
      gone: (mail: string): string => `No letters go to ${mail}.`,
    } satisfies Record<StoppedBecause, unknown>,
    again: 'Send that letter again',
    sent: 'A letter is on its way. Look among unwanted mail too.',
    tooSoon: 'A letter went there not long ago. It can be sent once an hour and three times a day: look among unwanted mail, or try again later.',
    other: 'Give another address',
    mail: 'E-mail address',
    give: 'Send a letter to confirm it',
    wrong: 'No letters can be sent to this address. Correct it, or give another.',
  },

  push: {
    heading: 'Notifications',
    lead: 'A notification on this device. The next one of a table takes the place of the one before.',
    button: 'Tell me on this device',
    asking: 'Asking the browser…',
    here: 'This device is told.',
    other: (label: string): string => `Another device is told (${label}).`,
    stopped: {
      asked: (label: string): string => `Stopped by you (${label}).`,
      bounced: (label: string): string => `Stopped: it could not be reached (${label}).`,
      complained: (label: string): string => `Stopped (${label}).`,
      gone: (label: string): string => `Stopped: the browser took its permission back (${label}).`,
    } satisfies Record<StoppedBecause, unknown>,
    cannot: {
      site: 'This site sends no notifications.',
      browser: 'This browser cannot be told anything while the page is closed.',
      apple: 'On an iPhone or iPad, first put this page on the home screen: Share, then “Add to Home Screen”. Open it from there and come back here.',
      denied: 'This browser refuses notifications from here. You can change that in its settings for this site.',
      failed: 'The browser got no answer from its push service. Try again later.',
    },
  },

  when: {
    heading: 'Your language and hours',
    language: 'Language',
    zone: 'Time zone',
    zoneHelp: (clock: string): string => `There it is ${clock} now.`,
    quiet: 'Quiet hours',
    quietHelp: 'Nothing comes in them. What still matters comes when they end.',
    from: 'From',
    to: 'To',
    same: 'Quiet hours begin and end at different times.',
    keep: 'Keep this',
  },

  elsewhere: {
    heading: 'Not told here',
    lead: 'Turns at these tables are told in another inbox of yours, or not at all.',
    button: 'Tell me here',
    label: (game: string): string => `Tell me here of ${game}`,
  },

  feed: {
    heading: 'Feed',
    lead: 'A private address for a feed reader: each of your turns, as it comes; and another for a calendar. Whoever has an address can read along.',
    make: 'Make a private address',
    link: 'The address of your feed',
    calendar: 'The address of a calendar of your deadlines',
    calendarHelp: 'For a calendar app. It is empty while none of your tables has a deadline.',
    renew: 'Make a new address',
    renewHelp: 'The address from before stops working at once.',
  },

  ledger: {
    heading: 'What you were told',
    none: 'Nothing yet.',
    kept: 'the last 90 days',
    what: {
      turn: (games: string): string => `Your turn: ${games}`,
      reminder: (games: string): string => `A reminder: ${games}`,
      confirm: 'A letter to confirm the address',
      reply: 'An answer to your letter',
    },
    table: 'a table',
    by: { mail: (label: string): string => `by letter to ${label}`, push: (label: string): string => `as a notification (${label})` },
    became: {
      mail: {
        sent: 'The post has taken it.',
        waiting: 'The post could not take it yet; it is tried again.',
        never: 'The post refused it.',
        bounced: 'It came back: the address takes no letters.',
      },
      push: {
        sent: 'The push service has taken it.',
        waiting: 'The push service could not take it yet; it is tried again.',
        never: 'The push service refused it.',
        bounced: 'The device can no longer be reached.',
      },
    },
  },

  devices: {
    heading: 'Your devices',
    elsewhere: 'Use on another device',
    help: 'This link brings all your seats, and this page, to another device. Keep it to yourself: whoever has it plays for you.',
    show: 'Show the link',
    link: 'The link to all your tables',
    qr: 'The link as a QR code',
    forget: 'Forget this browser',
    forgetHelp: 'Takes every seat out of this browser, and nothing more is told on this device. Your seats go on: you come back by the link above, from another device of yours, or by a letter.',
    sure: 'Forget it now',
  },

  bring: {
    title: 'Your tables on this device',
    heading: 'Bring these tables here?',
    holds: (n: number): string => (n === 1 ? 'The link you opened holds one seat.' : `The link you opened holds ${n} seats.`),
    own: 'This browser has tables of its own. The two are brought together: nothing is lost, and all of them are told as the other device says.',
    warn: 'Do this only if the link is your own. Whoever has it plays for every seat that you have here from then on.',
    button: 'Bring them here',
    together: 'Bring the two together',
    no: 'Leave everything as it is',
    part: (n: number): string => `${n} of the seats here could not be brought over. Try again.`,
  },

  confirm: {
    heading: 'Letters to this address?',
    lead: 'Press the button, and your turns are told to the address that the letter was sent to. Nothing happens before that.',
    button: 'Yes, send letters there',
    done: 'Letters will come',
    after: 'Each of them can stop all others with one tap.',
    no: 'Not now',
  },

  ended: {
    heading: 'No more letters?',
    lead: 'Press the button, and this address gets no more letters. Your seats stay yours, and letters can be started again under “How you are told”.',
    button: 'Stop letters',
    done: 'No more letters will come',
    home: 'To the first page',
  },

  host: {
    told: 'Who was told',
    never: 'not told yet',
    here: 'that is you',
    at: (when: string, by: Way): string => `told ${when} ${by === 'mail' ? 'by letter' : 'by a notification'}`,
    room: 'Tell a room',
    lead: 'Every turn of this table can be told in a chat room, or to a program. Whoever reads there learns whose turn it is, and no card that is hidden.',
    kind: 'Where',
    kinds: { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', json: 'A program' } satisfies Record<HookKind, string>,
    url: 'Web address',
    help: {
      discord: 'From the channel’s settings: Integrations, Webhooks, Copy Webhook URL.',
      slack: 'From a Slack app with “Incoming Webhooks”.',
      ntfy: 'The address of a topic whose name nobody can guess, such as https://ntfy.sh/…',
      json: 'It gets each turn as signed JSON by POST.',
    } satisfies Record<HookKind, string>,
    keep: 'Tell it there',
    on: (kind: string, host: string): string => `Turns are told at ${host} (${kind}).`,
    off: (kind: string, host: string): string => `Turns are no longer told at ${host} (${kind}). It answered:`,
    secret: 'What it is signed with',
    test: 'Send a test',
    tested: 'The test has arrived.',
    stop: 'Tell it there no longer',
    wrong: 'This is not a web address.',
  },
};

/** What every language must say there. */
export type InboxText = typeof inbox;
