// The class model sees a corner of a held thing: its colors tell it from the cloth around.
import { blurInto } from '../../pixels/blur.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { blueDifference, luma, redDifference, type Box, type Picture } from '../../pixels/pixels.ts';
import { solveLabels } from '../../body-estimation/parts/potts-labeling.ts';
import { paletteCost, buildPalette } from '../../body-estimation/parts/color-palette.ts';

const STRENGTH = 3;
/** In her height squared. */
const LEAST = 0.00012;

interface HeldObjectSearch {
  crop: Picture;
  box: Box;
  /** Her height in pixels. */
  stature: number;
  /** Seen by the class model; certain cloth and wall; impossible (hand and face). */
  isSeen: (i: number) => boolean;
  isOther: (i: number) => boolean;
  isHers: (i: number) => boolean;
  /** Cost of the thing at a point where it is not seen. */
  doubt: (x: number, y: number) => number;
}

export function segmentHeldObject({
  crop,
  box,
  stature,
  isSeen,
  isOther,
  isHers,
  doubt,
}: HeldObjectSearch): number[] {
  const { data, width } = crop;
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0];
  if (wide < 4 || tall < 4) return [];
  const count = wide * tall;
  const from = (k: number): number => (box.y0 + Math.floor(k / wide)) * width + box.x0 + (k % wide);
  const color = new Uint8ClampedArray(count * 3);
  const [light, blue, red] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const person = new Uint8Array(count);
  const [held, other]: [number[], number[]] = [[], []];
  for (let k = 0; k < count; k++) {
    const i = from(k);
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    color.set([r, g, b], k * 3);
    light[k] = luma(r, g, b);
    blue[k] = blueDifference(b, light[k]!);
    red[k] = redDifference(r, light[k]!);
    person[k] = isHers(i) ? 0 : 1;
    if (isSeen(i)) held.push(k);
    else if (isOther(i)) other.push(k);
  }
  if (held.length < LEAST * stature ** 2) return [];
  const [thing, rest] = [buildPalette(color, held), buildPalette(color, other)];
  const costs = new Float32Array(count * 2);
  const seeds = new Uint8Array(count);
  for (const k of held) seeds[k] = 1;
  for (let k = 0; k < count; k++) {
    if (!person[k]) continue;
    const rgb = [color[k * 3]!, color[k * 3 + 1]!, color[k * 3 + 2]!] as const;
    const [x, y] = [box.x0 + (k % wide), box.y0 + Math.floor(k / wide)];
    costs[k * 2] = paletteCost(rest, ...rgb);
    costs[k * 2 + 1] = paletteCost(thing, ...rgb) + (seeds[k] ? -1 : doubt(x, y));
  }
  const labels = solveLabels({ width: wide, height: tall, light, blue, red, person }, costs, 2, STRENGTH);
  return joined(labels, seeds, wide, stature).map(from);
}

/** What is connected with the seeds and is no thread. */
function joined(labels: Uint8Array, seeds: Uint8Array, wide: number, stature: number): number[] {
  const tall = labels.length / wide;
  const thick = labels.map((label) => label * 255);
  blurInto(thick, thick, wide, tall, Math.max(1, stature * 0.003));
  const solid = labels.map((label, k) => (label && thick[k]! > 102 ? 1 : 0));
  const parts = connectedComponents({ mask: solid, width: wide, height: tall }, 1);
  return parts.filter((part) => part.some((k) => seeds[k])).flatMap((part) => [...part]);
}
