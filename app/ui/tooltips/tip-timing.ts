// When a tooltip opens. Pure, so that the rule is tested without a page.

/** The pointer rests so long on a control before its tooltip opens. */
const TIP_DELAY_MS = 700;
/** Within this time after one closed, the next opens at once. */
const TIP_SKIP_MS = 300;

/**
 * Milliseconds to wait before a tooltip opens.
 * @param closedAt when the last one closed (ms), null when none has yet.
 */
export function tipDelay(by: 'pointer' | 'keyboard', now: number, closedAt: number | null): number {
  if (by === 'keyboard') return 0;
  return closedAt !== null && now - closedAt < TIP_SKIP_MS ? 0 : TIP_DELAY_MS;
}

/** Left and top (px) of a tooltip: under its control, inside the window, above where there is no room below. */
export function tipPlace(
  control: { left: number; right: number; top: number; bottom: number },
  tip: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const GAP = 8;
  const middle = (control.left + control.right) / 2;
  const left = Math.max(GAP, Math.min(middle - tip.width / 2, view.width - tip.width - GAP));
  const below = control.bottom + GAP;
  return { left, top: below + tip.height <= view.height ? below : control.top - GAP - tip.height };
}
