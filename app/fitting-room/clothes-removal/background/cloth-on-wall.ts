// The class model takes the sheer edge of a scarf, a veil or a long tail for the wall: before a plain wall its color tells.
import { clamp, lerp, type Box, type Picture } from '../../pixels/pixels.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { downsample, type CoarsePicture } from './coarse-picture.ts';

const STEP = 4; // pixels to a cell
/** Cells at the photo's left and right, over this many rows above and below, that show the plain wall. */
const [EDGE, ROWS] = [6, 3] as const;
/** Steps of 255, any channel, that a plain wall's edge may differ from its middle. */
const PLAIN = 14;
/** Steps of 255, any channel, from the wall: surely another thing, and what is joined to such a thing. */
const [STRANGE, FADES] = [44, 18] as const;
/** Share of the wall's light in her shadow, and beside its edges. */
const SHADE = [0.55, 1.2] as const;
/** Cells from her old cloth to what belongs to it. */
const NEAR = 3;
/** Cosine between the ways from the wall to her cloth and to what is of it: sheer cloth shows the wall too. */
const OF_CLOTH = 0.92;
/** Larger than this share of her old cloth it is another thing; cells. */
const [MOST, LEAST] = [0.45, 6] as const;
const RIM = 6; // pixels

type Rgb = [number, number, number];

const colorAt = ({ color }: CoarsePicture, j: number): Rgb => [
  color[j * 3]!,
  color[j * 3 + 1]!,
  color[j * 3 + 2]!,
];

function meanOf(small: CoarsePicture, cells: Iterable<number>): { mean: Rgb; count: number } {
  const mean: Rgb = [0, 0, 0];
  let count = 0;
  for (const j of cells) {
    for (const c of [0, 1, 2] as const) mean[c] += small.color[j * 3 + c]!;
    count++;
  }
  return { mean: mean.map((sum) => sum / Math.max(1, count)) as Rgb, count };
}

/** The wall at one end of a row; null where it is not seen or not plain. */
function wallAt(small: CoarsePicture, y: number, first: number): Rgb | null {
  const { width, height, known } = small;
  const cells: number[] = [];
  for (let v = Math.max(0, y - ROWS); v <= Math.min(height - 1, y + ROWS); v++)
    for (let x = first; x < first + EDGE; x++) if (known[v * width + x]) cells.push(v * width + x);
  const { mean, count } = meanOf(small, cells);
  if (count < (EDGE * (2 * ROWS + 1)) / 2) return null;
  const isPlain = cells.every((j) =>
    mean.every((value, c) => Math.abs(small.color[j * 3 + c]! - value) < PLAIN),
  );
  return isPlain ? mean : null;
}

const isSame = (one: Rgb | null | undefined, other: Rgb | null | undefined): boolean =>
  !!one && !!other && one.every((value, c) => Math.abs(value - other[c]!) < PLAIN);

/** What leaves the photo hides the wall at one end: where it goes on at the other, it goes on behind. Changes `rows`. */
function bridgeRows(rows: (Rgb | null)[], across: readonly (Rgb | null)[]): void {
  let last = -1;
  for (let y = 0; y < rows.length; y++) {
    const above = rows[last];
    const isHidden = !!above && !isSame(rows[y], above) && isSame(across[y], across[last]);
    if (isHidden && rows.slice(y).some((row) => isSame(row, above))) rows[y] = above;
    else if (rows[y]) last = y;
  }
}

/** For each cell the plain wall's color; null where there is none. */
function plainWall(small: CoarsePicture): (j: number) => Rgb | null {
  const { width, height } = small;
  const [left, right] = [0, width - EDGE].map((first) =>
    Array.from({ length: height }, (_, y) => wallAt(small, y, first)),
  ) as [(Rgb | null)[], (Rgb | null)[]];
  bridgeRows(left, right);
  bridgeRows(right, left);
  return (j) => {
    const y = Math.floor(j / width);
    const share = (j % width) / width;
    const [one, other] = [left[y]!, right[y]!];
    return one && other ? ([0, 1, 2].map((c) => lerp(one[c]!, other[c]!, share)) as Rgb) : null;
  };
}

const whole = ([r, g, b]: Rgb): number => r + g + b + 1;

function unlike(color: Rgb, wall: Rgb): number {
  const shade = clamp(whole(color) / whole(wall), ...SHADE);
  return Math.max(...color.map((value, c) => Math.abs(value - wall[c]! * shade)));
}

function isOfCloth(thing: Rgb, cloth: Rgb, wall: Rgb): boolean {
  const [one, other] = [thing, cloth].map((color) => color.map((value, c) => value - wall[c]!)) as [Rgb, Rgb];
  const along = one.reduce((sum, value, c) => sum + value * other[c]!, 0);
  return along > OF_CLOTH * Math.hypot(...one) * Math.hypot(...other);
}

interface Scene {
  photo: Picture;
  /** Of the photo, where `hers` and `cloth` lie. */
  box: Box;
  /** Above 0 where the wall is not seen, in the whole photo. */
  hole: Uint8Array;
}

/** Above 0 in the whole photo where it is not `is` in the box. */
function around({ photo, box }: Scene, is: (i: number) => boolean): Uint8Array {
  const out = new Uint8Array(photo.width * photo.height).fill(255);
  const width = box.x1 - box.x0;
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++)
      if (is((y - box.y0) * width + x - box.x0)) out[y * photo.width + x] = 0;
  return out;
}

/** Cells that are wholly seen around a thing. */
function seenBeside(cloth: CoarsePicture, thing: Int32Array): Set<number> {
  const { width, height, known } = cloth;
  const out = new Set<number>();
  for (const j of thing) {
    const [x, y] = [j % width, Math.floor(j / width)];
    for (let v = Math.max(0, y - NEAR); v <= Math.min(height - 1, y + NEAR); v++)
      for (let u = Math.max(0, x - NEAR); u <= Math.min(width - 1, x + NEAR); u++)
        if (known[v * width + u]) out.add(v * width + u);
  }
  return out;
}

/**
 * Adds what hangs on her old clothes and has their color before a plain wall to `hers`.
 * @param isCloth whether old cloth is seen at a pixel of the box
 * @param isHeld whether a thing of hers is: what is joined to it may be the rest of her bag
 */
export function addClothOnWall(
  scene: Scene,
  isCloth: (i: number) => boolean,
  isHeld: (i: number) => boolean,
  hers: Uint8Array,
): void {
  const { photo, box, hole } = scene;
  const small = downsample(photo, hole, STEP);
  const wall = plainWall(small);
  const away = Float32Array.from(small.known, (known, j) => {
    const behind = known ? wall(j) : null;
    return behind ? unlike(colorAt(small, j), behind) : 0;
  });
  if (!away.some((value) => value > STRANGE)) return;
  const cloth = downsample(photo, around(scene, isCloth), STEP);
  const held = downsample(photo, around(scene, isHeld), STEP);
  const most = MOST * cloth.known.reduce((sum, known) => sum + known, 0);
  const mask = away.map((value) => (value > FADES ? 1 : 0));
  for (const thing of connectedComponents({ ...small, mask: Uint8Array.from(mask) }, 1)) {
    if (thing.length < LEAST || thing.length > most || !thing.some((j) => away[j]! > STRANGE)) continue;
    if (seenBeside(held, thing).size > 0) continue;
    const beside = meanOf(cloth, seenBeside(cloth, thing));
    const behind = meanOf(
      { ...small, color: Float32Array.from([...thing].flatMap((j) => wall(j)!)) },
      thing.keys(),
    );
    if (beside.count === 0 || !isOfCloth(meanOf(small, thing).mean, beside.mean, behind.mean)) continue;
    for (const j of thing) markCell(j, small.width, box, hers);
  }
}

function markCell(j: number, across: number, { x0, y0, x1, y1 }: Box, hers: Uint8Array): void {
  const [x, y] = [(j % across) * STEP - x0, Math.floor(j / across) * STEP - y0];
  const width = x1 - x0;
  const [from, to] = [Math.max(0, x - RIM), Math.min(width, x + STEP + RIM)];
  for (let v = Math.max(0, y - RIM); v < Math.min(y1 - y0, y + STEP + RIM); v++)
    if (to > from) hers.fill(255, v * width + from, v * width + to);
}
