// The edges of hands to a share of a pixel: what lies behind them in the photo is replaced.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Side } from '../measures/body-frame.ts';
import { clamp, unitVector, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { colorDistance, LEAST_APART, LEAST_SEEN, medianColor, handAreaPixels } from './correct-hands.ts';

export interface HandEdge {
  at: number[];
  share: number[];
  behind: Rgb[];
}

type Hand = Pick<Side, 'elbow' | 'wrist' | 'index'>;

const BEGINS = 0.015; // past the wrist, shoulder widths
/** Distance from the wall's color, steps of 255 over three channels. */
const WALL = 15;
/** Largest patch that is a nail and not wall, in shoulder widths. */
const NAIL = 0.045;
const GROWTH = 0.05; // shoulder widths
/** Where the class model saw no hand: cosine and share of the way from the wall's color to the hand's. */
const LIKE = [0.86, 0.25] as const;
/** Confidence in hair, face or a thing from which a pixel is theirs; dark fingers look like hair. */
const FOREIGN = 64;
/** Confidence and share of the way from which the photo's pixel stays (tests: 230 and 0.85). */
const STAYS = [226, 0.83] as const;
/** Below this share of the hand another mixed pixel follows. */
const LITTLE = 0.5;
const LEAST_CONTRAST = 18; // steps of 255

const colorAt = ({ data }: Picture, i: number): Rgb => [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];

interface Colors {
  own: Rgb;
  wall: Rgb;
  cloth: Rgb | null;
}

interface Ground {
  photo: Picture;
  hand: Set<number>;
  wall: Set<number>;
  cloth: Set<number>;
  steps: readonly number[];
}

function onWay(seen: Rgb, behind: Rgb, own: Rgb): readonly [share: number, straight: number] {
  const whole = colorDistance(own, behind);
  const [r, g, b] = [own[0] - behind[0], own[1] - behind[1], own[2] - behind[2]];
  const along = (seen[0] - behind[0]) * r + (seen[1] - behind[1]) * g + (seen[2] - behind[2]) * b;
  return [along / whole ** 2, along / (whole * (colorDistance(seen, behind) || 1))];
}

/** Null where the cloth's color is unknown, or the hand's lies between the other two. */
function unmixer({ own, wall, cloth }: Colors): ((seen: Rgb) => number) | null {
  if (!cloth) return null;
  const from = (color: Rgb): Rgb => [color[0] - wall[0], color[1] - wall[1], color[2] - wall[2]];
  const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [hand, way] = [from(own), from(cloth)];
  const along = dot(hand, way) / dot(way, way);
  const aside: Rgb = [hand[0] - along * way[0], hand[1] - along * way[1], hand[2] - along * way[2]];
  const square = dot(aside, aside);
  return square >= LEAST_APART ** 2 ? (seen) => dot(from(seen), aside) / square : null;
}

/** What is connected with it and has not the wall's color is hand as well. */
function findHand(
  photo: Picture,
  classes: ClassMaps,
  seen: Uint8Array,
  colors: Colors,
  pixels: readonly number[],
  growth: number,
): Ground {
  const { skin, clothes, others, face, hair, width } = classes;
  const steps = [-width, -1, 1, width, -width - 1, -width + 1, width - 1, width + 1];
  const ground: Ground = { photo, hand: new Set(), wall: new Set(), cloth: new Set(), steps };
  const loose = new Set<number>();
  const { own, wall } = colors;
  const unmixed = unmixer(colors);
  const isLike = (color: Rgb): boolean => {
    const [share, straight] = onWay(color, wall, own);
    return share >= LIKE[1] && straight >= LIKE[0];
  };
  const isMixed = (i: number, color: Rgb): boolean =>
    clothes[i]! > 5 && clothes[i]! < 250 && unmixed !== null && unmixed(color) >= LIKE[1];
  const setOf = (i: number): Set<number> => {
    if (skin[i]! >= 128) return ground.hand;
    const color = colorAt(photo, i);
    if (isMixed(i, color)) return loose;
    if (clothes[i]! > 127) return ground.cloth;
    if (colorDistance(color, wall) < WALL) return ground.wall;
    return clothes[i]! <= 5 && (seen[i]! >= LEAST_SEEN || isLike(color)) ? loose : ground.wall;
  };
  for (const i of pixels) if (others[i]! + face[i]! + hair[i]! <= FOREIGN) setOf(i).add(i);
  let edge = [...ground.hand];
  for (let k = 0; k < growth && edge.length > 0; k++) {
    edge = edge.flatMap((i) => steps.map((step) => i + step).filter((j) => loose.delete(j)));
    for (const i of edge) ground.hand.add(i);
  }
  for (const i of loose) ground.wall.add(i);
  return ground;
}

/** A nail may be as pale as the wall. */
function fillNails({ hand, wall, steps }: Ground, largest: number): void {
  const sides = steps.slice(0, 4);
  const open = new Set(wall);
  for (const first of wall) {
    if (!open.delete(first)) continue;
    const patch = [first];
    let enclosed = true;
    for (const i of patch)
      for (const step of sides) {
        const next = i + step;
        if (open.delete(next)) patch.push(next);
        else if (!wall.has(next) && !hand.has(next)) enclosed = false;
      }
    if (!enclosed || patch.length > largest) continue;
    for (const i of patch) {
      wall.delete(i);
      hand.add(i);
    }
  }
}

function meanNear({ photo }: Ground, i: number, reach: number, set: (i: number) => boolean): Rgb | null {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const j = i + y * photo.width + x;
      if (!set(j)) continue;
      count++;
      for (const c of [0, 1, 2] as const) sum[c] += photo.data[j * 4 + c]!;
    }
  return count ? (sum.map((one) => Math.round(one / count)) as [number, number, number]) : null;
}

const shareOf = (seen: Rgb, behind: Rgb, own: Rgb): number =>
  colorDistance(own, behind) < LEAST_CONTRAST ? 1 : clamp(onWay(seen, behind, own)[0], 0, 1);

function mixAt(
  ground: Ground,
  i: number,
  inner: Rgb,
): { share: number; behind: Rgb; isCloth: boolean } | null {
  const { photo, wall, cloth, steps } = ground;
  const beside = [wall, cloth].filter((set) => steps.some((step) => set.has(i + step)));
  const mixes = (beside.length ? beside : [wall, cloth]).flatMap((set) => {
    const behind = meanNear(ground, i, 2, (j) => set.has(j));
    if (!behind) return [];
    return [{ share: shareOf(colorAt(photo, i), behind, inner), behind, isCloth: set === cloth }];
  });
  mixes.sort((a, b) => a.share - b.share);
  return mixes[0] ?? null;
}

function addRim(
  ground: Ground,
  classes: ClassMaps,
  stays: (i: number) => boolean,
  own: Rgb,
  rim: HandEdge,
): void {
  const { hand, wall, cloth, steps } = ground;
  for (const i of hand) {
    classes.skin[i] = 255;
    classes.clothes[i] = classes.background[i] = 0;
  }
  const edge = new Set(
    [...hand].filter((i) => steps.some((step) => wall.has(i + step) || cloth.has(i + step))),
  );
  for (const i of edge) {
    if (stays(i)) continue;
    const inner = meanNear(ground, i, 3, (j) => hand.has(j) && !edge.has(j)) ?? own;
    const mix = mixAt(ground, i, inner);
    if (!mix || mix.share === 1) continue;
    if (mix.share > 0.02) {
      rim.at.push(i);
      rim.share.push(mix.share);
      rim.behind.push(mix.behind);
    }
    // Old cloth behind an edge is removed wholly.
    classes.skin[i] = mix.isCloth ? 0 : mix.share * 255;
    classes[mix.isCloth ? 'clothes' : 'background'][i] = 255 - classes.skin[i]!;
    // Next to a pixel with little hand is another mixed one; a set yields what is added during iteration.
    if (mix.share < LITTLE) for (const step of steps) if (hand.has(i + step)) edge.add(i + step);
  }
  for (const i of wall) {
    classes.skin[i] = 0;
    classes.background[i] = 255 - classes.clothes[i]!;
  }
}

const stepsWithin = (reach: number, width: number): number[] =>
  Array.from({ length: (2 * reach + 1) ** 2 }, (_, k) => {
    const across = 2 * reach + 1;
    return (Math.floor(k / across) - reach) * width + (k % across) - reach;
  });

/** A thin streak of skin beside an old cuff is the cuff's own edge. */
function dropCuffEdge({ skin, clothes, width }: ClassMaps, pixels: readonly number[]): void {
  const [near, further] = [stepsWithin(1, width), stepsWithin(2, width)];
  const isInside = (i: number): boolean => near.every((step) => (skin[i + step] ?? 255) >= 128);
  const streaks = pixels.filter(
    (i) =>
      skin[i]! > 20 &&
      further.some((step) => (clothes[i + step] ?? 0) > 200) &&
      !near.some((step) => isInside(i + step)),
  );
  for (const i of streaks) {
    clothes[i] = Math.min(255, clothes[i]! + skin[i]!);
    skin[i] = 0;
  }
}

/**
 * Settles `classes` past the wrists: hand, wall, and shares between.
 * @param seen the class model's own confidence in skin, before anything was settled.
 * @param unit the shoulders' width.
 */
export function traceHandEdges(
  photo: Picture,
  classes: ClassMaps,
  seen: Uint8Array,
  hands: readonly Hand[],
  unit: number,
): HandEdge {
  const rim: HandEdge = { at: [], share: [], behind: [] };
  for (const hand of hands) {
    const all = handAreaPixels(hand, unit, classes.width, classes.height);
    const own = medianColor(photo, classes.skin, all);
    const wall = medianColor(photo, classes.background, all);
    if (!own || !wall || colorDistance(own, wall) < LEAST_APART) continue;
    const { elbow, wrist } = hand;
    const [dx, dy] = unitVector(elbow, wrist);
    const past = (i: number): number =>
      (((i % classes.width) - wrist[0]) * dx + (Math.floor(i / classes.width) - wrist[1]) * dy) / unit;
    dropCuffEdge(
      classes,
      all.filter((i) => past(i) <= BEGINS && past(i) > -0.2),
    );
    const cloth = medianColor(photo, classes.clothes, all);
    const onHand = all.filter((i) => past(i) > BEGINS);
    const ground = findHand(photo, classes, seen, { own, wall, cloth }, onHand, Math.round(unit * GROWTH));
    fillNails(ground, (unit * NAIL) ** 2);
    const whole = colorDistance(own, wall);
    const stays = (i: number): boolean =>
      seen[i]! >= STAYS[0] && colorDistance(colorAt(photo, i), wall) >= whole * STAYS[1];
    addRim(ground, classes, stays, own, rim);
  }
  return rim;
}
