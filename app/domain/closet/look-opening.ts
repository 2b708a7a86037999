// Who opens a look twice on its day is wearing it.

/** When a look was first opened on its day, and whether it has been counted as worn by itself. */
export interface LookOpening {
  lookId: string;
  /** Epoch ms. */
  at: number;
  isCounted: boolean;
}

/** Sooner than this it is the same opening: she went to another page, or the browser was closed by mistake. */
const APART_MS = 30 * 60_000;

/**
 * What is remembered after an opening of today's look. `isSecond`: it is opened again, and is to be counted; once for each
 * look, so that what she takes back is not counted again.
 */
export function recordLookOpening(
  before: LookOpening | null,
  lookId: string,
  now: number,
): { opened: LookOpening; isSecond: boolean } {
  // What was noted down while the clock was ahead begins anew.
  if (before?.lookId !== lookId || before.at > now) {
    const isCounted = before?.lookId === lookId && before.isCounted;
    return { opened: { lookId, at: now, isCounted }, isSecond: false };
  }
  const isSecond = !before.isCounted && now - before.at >= APART_MS;
  return { opened: isSecond ? { ...before, isCounted: true } : before, isSecond };
}

/** As it was written down; null for anything else. */
export function parseLookOpening(text: string | null): LookOpening | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { lookId, at, isCounted } = value as Partial<LookOpening>;
    return typeof lookId === 'string' && typeof at === 'number' && typeof isCounted === 'boolean'
      ? { lookId, at, isCounted }
      : null;
  } catch {
    return null;
  }
}
