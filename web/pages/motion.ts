/**
 * Makes a change of the page with the browser's own transition, so that cards are seen to move; at once where motion
 * is not wanted, and while somebody types: a transition would hold their keys back.
 */
export function moved(change: () => void): void {
  if (!('startViewTransition' in document) || document.visibilityState !== 'visible' || isTyping() || isStill()) return change();
  const transition = document.startViewTransition(async () => {
    change();
    await drawn();
  });
  // A transition that is skipped (another one began, the tab was left) is no failure: the change was made.
  transition.ready.catch(() => undefined);
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isTyping = (): boolean => document.activeElement?.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') ?? false;

// Frames are not drawn while a transition waits, so the renderer's own microtask is waited for by a task.
const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));
