/** Arrow keys go from card to card of a hand; Tab reaches them all the same. */
export function stepAlong(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const button = event.currentTarget as HTMLButtonElement;
  const buttons = [...button.closest('.hand')!.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  const at = buttons.indexOf(button);
  event.preventDefault();
  buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -60, End: 60 };
