// A plain wall seen at both ends of a hole continues between them, whatever else touches the hole.
import { lerp } from '../../pixels/pixels.ts';
import { isSameHue, isSameWall, toneAt } from './same-hue.ts';
import type { CoarsePicture } from './coarse-picture.ts';

const ONE_WALL = { gray: 30, light: 0.55 };
const PLAIN = 15; // steps of 255
const LEAST_CELLS = 4; // shorter holes need no help
/** How far from the hole a whole patch of wall is looked for, in cells: beside a slope there is none near. */
const REACH = 24;

/** Largest difference (steps of 255) of what is beside a line, but for this share of the line. */
const ALIKE = 40;
const MOST_STRANGE = 0.15;

function isPlain({ width, color }: CoarsePicture, j: number): boolean {
  for (let c = 0; c < 3; c++) {
    let [sum, square] = [0, 0];
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const value = color[(j + dy * width + dx) * 3 + c]!;
        sum += value;
        square += value * value;
      }
    if (square / 25 - (sum / 25) ** 2 > PLAIN) return false;
  }
  return true;
}

/**
 * Changes `color` and `from` (-1: not copied); returns the filled cells. `sources`: 1 inside the seen wall.
 */
export function fillPlainWall(small: CoarsePicture, sources: Uint8Array, from: Int32Array): number[] {
  const { width, height, color, known } = small;
  const seen = known.slice();
  const filled: number[] = [];
  const sourceAt = (j: number, step: number, room: number): number => {
    if (from[j]! >= 0) return from[j]!;
    for (let n = 0; n < Math.min(REACH, room); n++) if (sources[j + n * step]) return j + n * step;
    return -1;
  };
  const isBornOut = (j: number, step: number, at: number, length: number, rgb: readonly number[]): boolean =>
    [-1, 1].some((way) => {
      for (let n = 1; at + way * n >= 0 && at + way * n < length; n++) {
        const other = j + way * n * step;
        if (!known[other]) continue;
        // Two places of one height are both wall or both floor; of one column they need not be.
        if (step !== 1) return isSameHue(toneAt(Float32Array.from(rgb), 0), toneAt(color, other));
        return rgb.every((value, c) => Math.abs(value - color[other * 3 + c]!) < ALIKE);
      }
      return false;
    });
  const bridge = (
    first: number,
    step: number,
    length: number,
    line: number,
    across: { step: number; length: number },
  ): void => {
    for (let k = 1; k < length; k++) {
      if (seen[first + k * step] || !seen[first + (k - 1) * step]) continue;
      let end = k;
      while (end < length && !seen[first + end * step]) end++;
      const one = sourceAt(first + (k - 1) * step, -step, k);
      const other = end < length ? sourceAt(first + end * step, step, length - end) : -1;
      const start = k;
      k = end;
      if (one < 0 || other < 0 || end - start < LEAST_CELLS) continue;
      if (
        !isPlain(small, one) ||
        !isPlain(small, other) ||
        !isSameWall(toneAt(color, one), toneAt(color, other), ONE_WALL)
      )
        continue;
      const cells = Array.from({ length: end - start }, (_, n) => {
        const share = (n + 1) / (end - start + 1);
        const rgb = [0, 1, 2].map((c) => lerp(color[one * 3 + c]!, color[other * 3 + c]!, share));
        return { j: first + (start + n) * step, source: share < 0.5 ? one : other, rgb };
      });
      const strange = cells.filter(({ j, rgb }) => !isBornOut(j, across.step, line, across.length, rgb));
      if (strange.length > cells.length * MOST_STRANGE) continue;
      for (const { j, source, rgb } of cells) {
        from[j] = source;
        seen[j] = 1;
        color.set(rgb, j * 3);
        filled.push(j);
      }
    }
  };
  for (let x = 0; x < width; x++) bridge(x, width, height, x, { step: 1, length: width });
  for (let y = 0; y < height; y++) bridge(y * width, 1, width, y, { step: width, length: height });
  return filled;
}
