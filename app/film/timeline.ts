// When what happens in a film: the toile, the garments one after another, the whole look, the title. Pure.
import { FILM_SECONDS } from '../domain/film/film-format.ts';

/** She in the toile, before the first garment. */
export const OPENING_S = 1.15;
/** The last garment is on by now. */
const DRESSED_S = 6.5;
const LONGEST_STEP_S = 1.4;
export const TITLE_FROM_S = 7.5;

export interface Span {
  from: number;
  to: number;
}

/** One span per garment, one after another, none longer than needed to be seen. */
export function garmentSpans(count: number): Span[] {
  const step = Math.min(LONGEST_STEP_S, (DRESSED_S - OPENING_S) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({
    from: OPENING_S + i * step,
    to: OPENING_S + (i + 1) * step,
  }));
}

/** Share of a span that has passed, 0..1. */
export const spanProgress = ({ from, to }: Span, t: number): number =>
  t <= from ? 0 : t >= to ? 1 : (t - from) / (to - from);

export const easeOut = (x: number): number => 1 - (1 - x) ** 3;
const easeInOut = (x: number): number => x * x * (3 - 2 * x);

/** Opacity of something that is there in a span, with soft ends of `soft` seconds. */
export function spanOpacity({ from, to }: Span, t: number, soft: number): number {
  if (t <= from || t >= to) return 0;
  const rise = Math.min(1, (t - from) / soft);
  const fall = to >= FILM_SECONDS ? 1 : Math.min(1, (to - t) / soft);
  return easeInOut(Math.min(rise, fall));
}
