// A garment is about its own mirror image: the line that mirrors it best stands upright when the garment does.
import type { Mask } from '../../pixels/connected-components.ts';
import type { Point } from '../../pixels/pixels.ts';

export interface MirrorAxis {
  /** Degrees clockwise by which the garment lies askew. */
  askew: number;
  /** A point of the axis. */
  through: Point;
  /** Share of the garment that its mirror image covers. */
  symmetry: number;
}

const SIDE = 110;
const MOST_ASKEW = 30;
/** Of the symmetry, for each degree: what is not told lies straight. */
const PRICE = 0.0012;

function shrunken({ width, height, mask }: Mask): Mask & { step: number } {
  const step = Math.max(1, Math.max(width, height) / SIDE);
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      small[y * across + x] = mask[Math.floor((y + 0.5) * step) * width + Math.floor((x + 0.5) * step)]!;
  return { width: across, height: down, mask: small, step };
}

export function mirrorAxis(one: Mask): MirrorAxis {
  const { width, height, mask, step } = shrunken(one);
  const inside: Point[] = [];
  mask.forEach((is, i) => {
    if (is) inside.push([i % width, Math.floor(i / width)]);
  });
  const count = Math.max(1, inside.length);
  const mean = [0, 1].map((c) => inside.reduce((sum, point) => sum + point[c as 0 | 1], 0) / count);
  const [mx, my] = [mean[0]!, mean[1]!];
  const on = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x];
  let best = { askew: 0, offset: 0, score: -1, symmetry: 0 };
  const attempt = (askew: number, offset: number) => {
    // Across the axis; the axis itself leans by `askew` from upright.
    const turn = (askew * Math.PI) / 180;
    const [ax, ay] = [Math.cos(turn), Math.sin(turn)];
    let both = 0;
    for (const [x, y] of inside) {
      const far = 2 * (offset - ((x - mx) * ax + (y - my) * ay));
      if (on(Math.round(x + far * ax), Math.round(y + far * ay))) both++;
    }
    const symmetry = both / count;
    const score = symmetry - PRICE * Math.abs(askew);
    if (score > best.score) best = { askew, offset, score, symmetry };
  };
  for (let askew = -MOST_ASKEW; askew <= MOST_ASKEW; askew += 3)
    for (let offset = -8; offset <= 8; offset += 2) attempt(askew, offset);
  const coarse = best;
  for (let by = -2; by <= 2; by++)
    for (let off = -1.5; off <= 1.5; off += 0.5) attempt(coarse.askew + by, coarse.offset + off);
  const turn = (best.askew * Math.PI) / 180;
  return {
    askew: best.askew,
    through: [
      (mx + 0.5 + best.offset * Math.cos(turn)) * step,
      (my + 0.5 + best.offset * Math.sin(turn)) * step,
    ],
    symmetry: best.symmetry,
  };
}
