import { FILM_SECONDS } from '../domain/film/film-format.ts';

export const OPENING_S = 1.15;
const DRESSED_S = 6.5;
const LONGEST_STEP_S = 1.4;
export const TITLE_FROM_S = 7.5;

export interface Span {
  from: number;
  to: number;
}

/** One span per garment, none longer than it needs to be noticed. */
export function garmentSpans(count: number): Span[] {
  const step = Math.min(LONGEST_STEP_S, (DRESSED_S - OPENING_S) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({
    from: OPENING_S + i * step,
    to: OPENING_S + (i + 1) * step,
  }));
}

export const spanProgress = ({ from, to }: Span, t: number): number =>
  t <= from ? 0 : t >= to ? 1 : (t - from) / (to - from);

export const easeOut = (x: number): number => 1 - (1 - x) ** 3;
const easeInOut = (x: number): number => x * x * (3 - 2 * x);

/** Fades in and out over `soft` seconds at the span's ends. */
export function spanOpacity({ from, to }: Span, t: number, soft: number): number {
  if (t <= from || t >= to) return 0;
  const rise = Math.min(1, (t - from) / soft);
  const fall = to >= FILM_SECONDS ? 1 : Math.min(1, (to - t) / soft);
  return easeInOut(Math.min(rise, fall));
}
