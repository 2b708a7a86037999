// The wall and the floor past the edges of a photo that is not as tall or as wide as what it is shown in.
import { clamp, lerp, smoothstep } from './pixels.ts';

interface Size {
  width: number;
  height: number;
}

/** A photo in its world, its top left corner at (x, y). */
interface Placed extends Size {
  x: number;
  y: number;
}

/** Rows of the photo that an edge's color is the mean of: no grain, no seam. */
const RIM = 8;
/** Over how much of the world's height what stands in the wall (a door's frame, a shadow's edge) grows soft. */
const SOFTENING = 0.08;
/** Of its length: an edge without her is plain to both sides of the middle that she may reach into. */
const SIDE = 0.22;

type Channel = Float32Array;

const packed = (red: number, green: number, blue: number): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** Mean color along one edge of the photo. */
function edgeOf(photo: Uint32Array, { width, height }: Size, isRow: boolean, isFirst: boolean): Channel[] {
  const length = isRow ? width : height;
  const depth = Math.min(RIM, isRow ? height : width);
  const [along, inward] = isRow ? [1, width] : [width, 1];
  const first = isFirst ? 0 : ((isRow ? height : width) - depth) * inward;
  return [0, 8, 16].map((shift) =>
    Float32Array.from({ length }, (_, n) => {
      let sum = 0;
      for (let d = 0; d < depth; d++) sum += (photo[first + n * along + d * inward]! >>> shift) & 255;
      return sum / depth;
    }),
  );
}

/** Mean over `reach` to both sides; the ends repeat. */
function softened(edge: Channel, reach: number): Channel {
  const sums = new Float64Array(edge.length + 2 * reach + 1);
  for (let n = 1; n < sums.length; n++)
    sums[n] = sums[n - 1]! + edge[clamp(n - 1 - reach, 0, edge.length - 1)]!;
  return edge.map((_, n) => (sums[n + 2 * reach + 1]! - sums[n]!) / (2 * reach + 1));
}

/** From the mean of one end to the mean of the other: nothing that stands in the middle is left. */
function acrossMiddle(edge: Channel): Channel {
  const reach = Math.max(1, Math.round(edge.length * SIDE));
  const mean = (part: Channel): number => part.reduce((sum, value) => sum + value, 0) / part.length;
  const [from, to] = [mean(edge.subarray(0, reach)), mean(edge.subarray(-reach))];
  return edge.map((_, n) => lerp(from, to, smoothstep(0, 1, n / edge.length)));
}

/**
 * The packed world behind a photo, from the colors at its edges; what the photo itself covers is left transparent.
 * @param hasPerson she is still on it, so that her head or her feet may touch an edge
 */
export function beyondEdges(
  photo: Uint32Array,
  { x, y, width, height }: Placed,
  world: Size,
  hasPerson: boolean,
): Uint32Array {
  const out = new Uint32Array(world.width * world.height);
  const isRow = height < world.height;
  const soft = world.height * SOFTENING;
  const [start, size, end] = isRow ? [y, height, world.height] : [x, width, world.width];
  const [across, offset] = isRow ? [world.width, x] : [world.height, y];
  const [along, outward] = isRow ? [1, world.width] : [world.width, 1];
  for (const isFirst of [true, false]) {
    const near = edgeOf(photo, { width, height }, isRow, isFirst).map((edge) => softened(edge, 2));
    const far = near.map((edge) => (hasPerson ? acrossMiddle(edge) : softened(edge, Math.round(soft / 2))));
    const [from, to] = isFirst ? [0, start] : [start + size, end];
    for (let d = from; d < to; d++) {
      const share = smoothstep(0, soft, isFirst ? start - 1 - d : d - start - size);
      for (let n = 0; n < across; n++) {
        const at = clamp(n - offset, 0, near[0]!.length - 1);
        const [red, green, blue] = near.map((edge, c) => lerp(edge[at]!, far[c]![at]!, share));
        out[d * outward + n * along] = packed(red!, green!, blue!);
      }
    }
  }
  return out;
}
