// A row of slides that never ends: the same slides stand in it twice, and a jump of one whole round shows the same picture.

export interface Track {
  /** Scrolled so far, px. */
  left: number;
  /** From the start of one slide to the start of the next, px. */
  step: number;
  /** Slides in one round. */
  count: number;
}

/** Half a pixel is lost to rounding on fractional screens. */
const TOLERANCE = 1;

/** Where the same picture stands in the first round, px. */
export const inFirstRound = ({ left, step, count }: Track): number =>
  left >= step * count - TOLERANCE ? left - step * count : left;

/**
 * One slide on or back.
 * @returns where to jump first without anybody seeing it, and where to glide from there, px.
 */
export function turnGallery(track: Track, direction: 1 | -1): { from: number; to: number } {
  const { step, count } = track;
  const left = inFirstRound(track);
  const slide = Math.round(left / step);
  const from = slide + direction < 0 ? left + step * count : left;
  return { from, to: (Math.round(from / step) + direction) * step };
}
