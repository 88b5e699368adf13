import { catalogue, needMore } from '../pages/language.ts';
import type { InboxText } from '../text/inbox/en.ts';

const texts = catalogue<InboxText>({
  en: async () => (await import('../text/inbox/en.ts')).inbox,
  ko: async () => (await import('../text/inbox/ko.ts')).inbox,
  es: async () => (await import('../text/inbox/es.ts')).inbox,
});

/** The words of how one is told; `needInbox` has fetched them. */
export const useInboxText = texts.use;

/** Fetches them, with those of forms. */
export const needInbox = async (): Promise<void> => void (await Promise.all([needMore(), texts.need()]));
