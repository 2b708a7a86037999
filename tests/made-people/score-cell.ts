// What a picture of the fitting room does to a person whose parts are known, in figures; no eye is needed.
import { connectedComponents } from '../../app/fitting-room/pixels/connected-components.ts';
import {
  distance,
  lerpPoint,
  luma,
  unitVector,
  type Picture,
  type Point,
  type Rgb,
} from '../../app/fitting-room/pixels/pixels.ts';
import { colorError, toCielab } from '../garments/score-reading.ts';
import { LABEL, type TruePerson } from './true-person.ts';

/** All of the photo's size. */
export interface Cell {
  photo: Picture;
  picture: Picture;
  /** Coverage 0..255 of the look's cloth, and of its sleeves. */
  cloth: Uint8Array;
  sleeves: Uint8Array;
  /** What is behind her; where it shows, no limb is painted. */
  wall?: Picture;
  /** The same scene with her skin bare: the tone that covered limbs have. Without it, her visible skin stands for it. */
  undressed?: Picture;
}

/** `none`: not to be seen on the photo. `hidden`: of the look. */
export type HandState = 'none' | 'bound' | 'hidden' | 'torn' | 'severed';

export type Limbs = 'arms' | 'legs';

export interface OwnSkin {
  changed: number;
  atOldEdge: number;
  all: number;
}

export interface CellScore {
  /** Bare legs over new cloth, and bare arms over new sleeves: pixels of such blocks. */
  legsKept: number;
  armsKept: number;
  /** Her left first. */
  hands: readonly [HandState, HandState];
  /** Bare in the photo and in the look: pixels that changed, those of them beside the edge of old clothes, and all. */
  ownSkin: Record<'neck' | 'arms' | 'hands' | 'legs' | 'feet', OwnSkin>;
  /** Distance of painted limbs (CIELAB, 1976) from her own skin; absent where nothing is painted or known. */
  tone: Partial<Record<Limbs, { all: number; hue: number }>>;
  /** Changed pixels. */
  face: number;
  hair: number;
  /** Pixels of the old clothes, and of the old shoes, that are still seen. */
  oldCloth: number;
  oldShoes: number;
}

/** Steps of 255 up to which a pixel is the photo's. */
const SAME = 2;
/** In statures: least side of a block, width of a seam where new cloth shades skin, least area of a hand (squared). */
const BLOCK = 0.02;
const CRUMB = 0.004;
const SEAM = 0.008;
/** In statures: how far from its edge new cloth shades skin, which darkens all its channels alike within so many steps. */
const SHADE = 0.03;
const ALIKE = 4;
/** In statures: how far from their edge old clothes shade skin (docs/decisions/her-own-skin-has-a-seam.md). */
const OLD_EDGE = 0.02;
const HAND_AREA = 0.00013;
/** Share of a hand that is seen below which it is hidden, and lost beside what a sleeve covers from which it is torn. */
const HIDDEN = 0.1;
const TORN = 0.25;
/** Inside a hand, blended rims apart, this much change is a trifle. */
const TRIFLE = 8;
/** Longest gap between a hand and its arm, in statures; colors this far apart are no longer skin of one arm. */
const GAP = 0.006;
const LIKE_HAND = 25;
const LIKE_HAND_OVER_CLOTH = 16;
const WRIST = 0.017;
/** Pixels at the edge of a face that are mixed with hair, collar and wall. */
const FACE_RIM = 4;
const PAINTED_AREA = 0.0003;

const between = (label: number, first: number, last: number): boolean => label >= first && label <= last;

/** 1 where `is`, without a rim of that many pixels. */
function eroded(width: number, height: number, is: (i: number) => boolean, by: number): Uint8Array {
  let out = new Uint8Array(width * height);
  for (let i = 0; i < out.length; i++) out[i] = is(i) ? 1 : 0;
  for (let k = 0; k < by; k++)
    out = out.map((value, i) => value & out[i - 1]! & out[i + 1]! & out[i - width]! & out[i + width]!);
  return out;
}

const rgbAt = ({ data }: Picture, i: number): Rgb => [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];

function changeAt(a: Picture, b: Picture, i: number): number {
  const [one, other] = [rgbAt(a, i), rgbAt(b, i)];
  return Math.max(...one.map((value, c) => Math.abs(value - other[c]!)));
}

/** Darker, and in nothing else another color. */
function isShaded(a: Picture, b: Picture, i: number): boolean {
  const [one, other] = [rgbAt(a, i), rgbAt(b, i)];
  const share = luma(...other) / Math.max(1, luma(...one));
  return share < 1 && one.every((value, c) => Math.abs(value * share - other[c]!) <= ALIKE);
}

function medianColor(picture: Picture, pixels: readonly number[]): Rgb {
  const middle = (c: 0 | 1 | 2): number => {
    const values = pixels.map((i) => picture.data[i * 4 + c]!).sort((a, b) => a - b);
    return values[values.length >> 1]!;
  };
  return [middle(0), middle(1), middle(2)];
}

function blocks(width: number, height: number, is: (i: number) => boolean, least: number): number {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = is(i) ? 1 : 0;
  return connectedComponents({ mask, width, height }, 1)
    .filter((block) => block.length >= least)
    .reduce((sum, block) => sum + block.length, 0);
}

/** 255 where cloth lies within `reach` pixels. */
function grown(plane: Uint8Array, width: number, reach: number): Uint8Array {
  const across = new Uint8Array(plane.length);
  const out = new Uint8Array(plane.length);
  const spread = (from: Uint8Array, to: Uint8Array, step: number): void => {
    for (let i = 0; i < from.length; i++)
      if (from[i]! > 8)
        for (let k = -reach; k <= reach; k++) {
          const at = i + k * step;
          if (at >= 0 && at < to.length) to[at] = 255;
        }
  };
  spread(plane, across, 1);
  spread(across, out, width);
  return out;
}

function handState(her: TruePerson, cell: Cell, same: Uint8Array, side: 0 | 1): HandState {
  const { width, stature } = her;
  const { wrist, elbow } = her.arms[side];
  const all: number[] = [];
  her.parts.forEach((label, i) => label === LABEL.hand + side && all.push(i));
  if (all.length < HAND_AREA * stature ** 2) return 'none';
  const shown = all.filter((i) => same[i]);
  if (shown.length < all.length * HIDDEN) return 'hidden';
  const inside = eroded(width, her.height, (i) => her.parts[i] === LABEL.hand + side, 2);
  const whole = all.filter((i) => inside[i]);
  // What a pocket held goes behind the new cloth.
  const isPocketed = her.drawn[side === 0 ? 'armL' : 'armR'] === 'pocket';
  const covers = isPocketed ? cell.cloth : cell.sleeves;
  const lost = whole.filter((i) => covers[i]! < 128 && changeAt(cell.photo, cell.picture, i) > TRIFLE);
  if (lost.length > whole.length * TORN) return 'torn';
  const at = (i: number): Point => [i % width, Math.floor(i / width)];
  const middle = shown.reduce<Point>(([x, y], i) => [x + at(i)[0], y + at(i)[1]], [0, 0]);
  const center: Point = [middle[0] / shown.length, middle[1] / shown.length];
  const [dx, dy] = unitVector(center, wrist);
  const onAxis = shown.filter((i) => {
    const [x, y] = at(i);
    return Math.abs((x - wrist[0]) * dy - (y - wrist[1]) * dx) < stature * WRIST;
  });
  if (onAxis.length === 0) return 'torn';
  const along = (i: number): number => (at(i)[0] - wrist[0]) * dx + (at(i)[1] - wrist[1]) * dy;
  const most = Math.max(...onAxis.map(along));
  const first = onAxis.filter((i) => along(i) > most - 1.5).map(at);
  const start: Point = [
    first.reduce((sum, [x]) => sum + x, 0) / first.length,
    first.reduce((sum, [, y]) => sum + y, 0) / first.length,
  ];
  const skin = medianColor(cell.photo, shown);
  const isArm = ([x, y]: Point): boolean => {
    const i = Math.round(y) * width + Math.round(x);
    const label = her.parts[i]!;
    if (cell.sleeves[i]! > 100) return true;
    if (same[i] && (label === LABEL.hand + side || label === LABEL.forearm + side)) return true;
    // Her skin may come back over cloth, a little lighter or darker than it was.
    const most = cell.cloth[i]! < 128 ? LIKE_HAND : LIKE_HAND_OVER_CLOTH;
    return colorError(rgbAt(cell.picture, i), skin) < most;
  };
  const length = Math.min(distance(start, elbow), stature * 0.045);
  const [ux, uy] = unitVector(start, elbow);
  let gap = 0;
  for (let k = 1; k < length; k++) {
    const [x, y] = lerpPoint(start, elbow, k / (distance(start, elbow) || 1));
    if (![-1.5, 0, 1.5].some((aside) => isArm([x - uy * aside, y + ux * aside]))) gap++;
  }
  return gap > GAP * stature ? 'severed' : 'bound';
}

const GROUPS = {
  neck: [LABEL.neck, LABEL.trunk],
  arms: [LABEL.upperArm, LABEL.forearm + 1],
  hands: [LABEL.hand, LABEL.hand + 1],
  legs: [LABEL.thigh, LABEL.shin + 1],
  feet: [LABEL.foot, LABEL.foot + 1],
} as const;

/** Row from which on new shoes or hems cover a foot: what is seen of it below is in a shoe, not bare. */
function shodFrom({ parts, width, height }: TruePerson, cloth: Uint8Array, foot: number): number {
  const first = parts.findIndex((label, i) => label === foot && cloth[i]! > 127);
  return first < 0 ? height : Math.floor(first / width);
}

function ownSkinOf(her: TruePerson, { cloth, photo, picture }: Cell, same: Uint8Array): CellScore['ownSkin'] {
  const { parts, width, height, stature } = her;
  const near = grown(cloth, width, Math.round(stature * SEAM));
  const shade = grown(cloth, width, Math.round(stature * SHADE));
  const skin = eroded(width, height, (i) => between(parts[i]!, LABEL.neck, LABEL.foot + 1), 2);
  const old = parts.map((label) => (between(label, LABEL.top, LABEL.coat) ? 255 : 0));
  const edge = grown(old, width, Math.round(stature * OLD_EDGE));
  const shod = [0, 1].map((side) => shodFrom(her, cloth, LABEL.foot + side));
  const isBare = (i: number): boolean =>
    skin[i] === 1 && near[i] === 0 && Math.floor(i / width) < (shod[parts[i]! - LABEL.foot] ?? height);
  const score = (group: keyof typeof GROUPS) => {
    const [from, to] = GROUPS[group];
    const out: OwnSkin = { changed: 0, atOldEdge: 0, all: 0 };
    for (let i = 0; i < skin.length; i++) {
      if (!between(parts[i]!, from, to) || !isBare(i)) continue;
      out.all++;
      if (same[i] || (shade[i] && isShaded(photo, picture, i))) continue;
      out.changed++;
      if (edge[i]) out.atOldEdge++;
    }
    return out;
  };
  return {
    neck: score('neck'),
    arms: score('arms'),
    hands: score('hands'),
    legs: score('legs'),
    feet: score('feet'),
  };
}

/** Where the limb itself is nowhere seen, what else is, in this order: in another light, so worth less than `undressed`. */
const LIKE: Record<Limbs, readonly (keyof typeof GROUPS)[]> = {
  arms: ['arms', 'hands', 'neck'],
  legs: ['legs', 'feet', 'arms', 'hands'],
};

function toneOf(
  { parts, bare, width, height, stature }: TruePerson,
  { photo, picture, cloth, wall, undressed }: Cell,
): CellScore['tone'] {
  const least = PAINTED_AREA * stature ** 2;
  const seen = eroded(width, height, (i) => between(parts[i]!, LABEL.neck, LABEL.foot + 1), 2);
  const out: CellScore['tone'] = {};
  for (const limbs of ['arms', 'legs'] as const) {
    const [from, to] = GROUPS[limbs];
    const painted = eroded(
      width,
      height,
      (i) => between(bare[i]!, from, to) && between(parts[i]!, LABEL.top, LABEL.coat) && cloth[i]! < 8,
      3,
    );
    const isWall = (i: number): boolean => wall !== undefined && changeAt(wall, picture, i) <= SAME;
    const mine = [...painted.keys()].filter((i) => painted[i] && !isWall(i));
    if (mine.length < least) continue;
    const like = LIKE[limbs]
      .map((group) => {
        const [first, last] = GROUPS[group];
        return [...seen.keys()].filter((i) => seen[i] && between(parts[i]!, first, last));
      })
      .find((pixels) => pixels.length >= least);
    if (!like && !undressed) continue;
    const one = medianColor(picture, mine);
    const other = undressed ? medianColor(undressed, mine) : medianColor(photo, like!);
    const [a, b] = [toCielab(one), toCielab(other)];
    out[limbs] = { all: colorError(one, other), hue: Math.hypot(a[1] - b[1], a[2] - b[2]) };
  }
  return out;
}

export function scoreCell(her: TruePerson, cell: Cell): CellScore {
  const { parts, width, height, stature } = her;
  const { photo, picture, cloth, sleeves } = cell;
  const same = parts.map((_, i) => (changeAt(photo, picture, i) <= SAME ? 1 : 0));
  const [block, crumb] = [(stature * BLOCK) ** 2, (stature * CRUMB) ** 2];
  const count = (is: (i: number) => boolean, least: number): number => blocks(width, height, is, least);
  const changed = (label: number, rim: number, more: number): number =>
    eroded(width, height, (i) => parts[i] === label, rim).reduce(
      (sum, value, i) => sum + (value && changeAt(photo, picture, i) > more ? 1 : 0),
      0,
    );
  // Under new cloth a pixel that is exactly the photo's was put back; by chance it is so only here and there.
  const isBack = (i: number): boolean => cloth[i]! > 127 && changeAt(photo, picture, i) === 0;
  return {
    legsKept: count((i) => between(parts[i]!, LABEL.thigh, LABEL.foot + 1) && isBack(i), block),
    armsKept: count(
      (i) => between(parts[i]!, LABEL.upperArm, LABEL.forearm + 1) && sleeves[i]! > 200 && isBack(i),
      block,
    ),
    hands: [handState(her, cell, same, 0), handState(her, cell, same, 1)],
    ownSkin: ownSkinOf(her, cell, same),
    tone: toneOf(her, cell),
    face: changed(LABEL.face, FACE_RIM, 0),
    hair: changed(LABEL.hair, 3, SAME),
    oldCloth: count(
      (i) => between(parts[i]!, LABEL.top, LABEL.coat) && (isBack(i) || (cloth[i]! < 128 && same[i] === 1)),
      crumb,
    ),
    oldShoes: count((i) => parts[i] === LABEL.shoes && cloth[i]! < 128 && same[i] === 1, crumb),
  };
}
