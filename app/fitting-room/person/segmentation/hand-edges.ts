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

const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The hand's color from the wall's, aside from the way to the cloth's; null where that is unknown, or hers lies between. */
function asideOf({ own, wall, cloth }: Colors): Rgb | null {
  if (!cloth) return null;
  const [hand, way] = [minus(own, wall), minus(cloth, wall)];
  const along = dot(hand, way) / dot(way, way);
  const aside: Rgb = [hand[0] - along * way[0], hand[1] - along * way[1], hand[2] - along * way[2]];
  return dot(aside, aside) >= LEAST_APART ** 2 ? aside : null;
}

interface Judge extends Ground {
  classes: ClassMaps;
  /** The class model's own confidence in skin. */
  seen: Uint8Array;
  colors: Colors;
  aside: Rgb | null;
  /** Hand where it is connected with it, else wall. */
  loose: Set<number>;
}

function isLike({ own, wall }: Colors, color: Rgb): boolean {
  const [share, straight] = onWay(color, wall, own);
  return share >= LIKE[1] && straight >= LIKE[0];
}

const isMixed = ({ aside, colors }: Judge, cloth: number, color: Rgb): boolean =>
  cloth > 5 &&
  cloth < 250 &&
  aside !== null &&
  dot(minus(color, colors.wall), aside) / dot(aside, aside) >= LIKE[1];

function setOf(judge: Judge, i: number): Set<number> {
  const { photo, classes, seen, colors, loose } = judge;
  if (classes.skin[i]! >= 128) return judge.hand;
  const color = colorAt(photo, i);
  const cloth = classes.clothes[i]!;
  if (isMixed(judge, cloth, color)) return loose;
  if (cloth > 127) return judge.cloth;
  if (colorDistance(color, colors.wall) < WALL) return judge.wall;
  return cloth <= 5 && (seen[i]! >= LEAST_SEEN || isLike(colors, color)) ? loose : judge.wall;
}

/** Takes from `loose` what is beside `edge`. */
function grow(edge: readonly number[], steps: readonly number[], loose: Set<number>): number[] {
  const next: number[] = [];
  for (const i of edge) for (const step of steps) if (loose.delete(i + step)) next.push(i + step);
  return next;
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
  const { others, face, hair, width } = classes;
  const steps = [-width, -1, 1, width, -width - 1, -width + 1, width - 1, width + 1];
  const ground: Ground = { photo, hand: new Set(), wall: new Set(), cloth: new Set(), steps };
  const loose = new Set<number>();
  const judge: Judge = { ...ground, classes, seen, colors, aside: asideOf(colors), loose };
  for (const i of pixels) if (others[i]! + face[i]! + hair[i]! <= FOREIGN) setOf(judge, i).add(i);
  let edge = [...ground.hand];
  for (let k = 0; k < growth && edge.length > 0; k++) {
    edge = grow(edge, steps, loose);
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

/** Of the pixels of `set` without those of `but`. */
function meanNear(
  { photo }: Ground,
  i: number,
  reach: number,
  set: Set<number>,
  but?: Set<number>,
): Rgb | null {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) {
      const j = i + y * photo.width + x;
      if (!set.has(j) || but?.has(j)) continue;
      count++;
      red += photo.data[j * 4]!;
      green += photo.data[j * 4 + 1]!;
      blue += photo.data[j * 4 + 2]!;
    }
  return count ? [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] : null;
}

function isBeside(set: Set<number>, i: number, steps: readonly number[]): boolean {
  for (const step of steps) if (set.has(i + step)) return true;
  return false;
}

const shareOf = (seen: Rgb, behind: Rgb, own: Rgb): number =>
  colorDistance(own, behind) < LEAST_CONTRAST ? 1 : clamp(onWay(seen, behind, own)[0], 0, 1);

function mixAt(
  ground: Ground,
  i: number,
  inner: Rgb,
): { share: number; behind: Rgb; isCloth: boolean } | null {
  const { photo, wall, cloth, steps } = ground;
  const beside = [wall, cloth].filter((set) => isBeside(set, i, steps));
  const mixes = (beside.length ? beside : [wall, cloth]).flatMap((set) => {
    const behind = meanNear(ground, i, 2, set);
    if (!behind) return [];
    return [{ share: shareOf(colorAt(photo, i), behind, inner), behind, isCloth: set === cloth }];
  });
  mixes.sort((a, b) => a.share - b.share);
  return mixes[0] ?? null;
}

function edgeOf({ hand, wall, cloth, steps }: Ground): Set<number> {
  const edge = new Set<number>();
  for (const i of hand) if (isBeside(wall, i, steps) || isBeside(cloth, i, steps)) edge.add(i);
  return edge;
}

function addRim(
  ground: Ground,
  classes: ClassMaps,
  stays: (i: number) => boolean,
  own: Rgb,
  rim: HandEdge,
): void {
  const { hand, wall, steps } = ground;
  for (const i of hand) {
    classes.skin[i] = 255;
    classes.clothes[i] = classes.background[i] = 0;
  }
  const edge = edgeOf(ground);
  for (const i of edge) {
    if (stays(i)) continue;
    const inner = meanNear(ground, i, 3, hand, edge) ?? own;
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

/** Whether a plane is above `limit` at one of some steps from a pixel; never beyond its end. */
function isAboveNear(plane: Uint8Array, i: number, steps: readonly number[], limit: number): boolean {
  for (const step of steps) if (plane[i + step]! > limit) return true;
  return false;
}

function isBelowNear(plane: Uint8Array, i: number, steps: readonly number[], limit: number): boolean {
  for (const step of steps) if (plane[i + step]! < limit) return true;
  return false;
}

/** A thin streak of skin beside an old cuff is the cuff's own edge. */
function dropCuffEdge({ skin, clothes, width }: ClassMaps, pixels: readonly number[]): void {
  const [near, further] = [stepsWithin(1, width), stepsWithin(2, width)];
  const isStreak = (i: number): boolean =>
    isAboveNear(clothes, i, further, 200) && near.every((step) => isBelowNear(skin, i + step, near, 128));
  const streaks = pixels.filter((i) => skin[i]! > 20 && isStreak(i));
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
    const [onCuff, onHand]: [number[], number[]] = [[], []];
    for (const i of all) {
      const [x, y] = [(i % classes.width) - wrist[0], Math.floor(i / classes.width) - wrist[1]];
      const past = (x * dx + y * dy) / unit;
      if (past > BEGINS) onHand.push(i);
      else if (past > -0.2) onCuff.push(i);
    }
    dropCuffEdge(classes, onCuff);
    const cloth = medianColor(photo, classes.clothes, all);
    const ground = findHand(photo, classes, seen, { own, wall, cloth }, onHand, Math.round(unit * GROWTH));
    fillNails(ground, (unit * NAIL) ** 2);
    const whole = colorDistance(own, wall);
    const stays = (i: number): boolean =>
      seen[i]! >= STAYS[0] && colorDistance(colorAt(photo, i), wall) >= whole * STAYS[1];
    addRim(ground, classes, stays, own, rim);
  }
  return rim;
}
