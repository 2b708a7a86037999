// The garment's pixels: from even ground by how it differs from a smooth surface, from wood, tiles or a spread by colors;
// of both the one whose inside is less like its outside.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import { clamp, type Picture } from '../../pixels/pixels.ts';
import { fitWithin, resizeMask, resizePicture } from '../../pixels/resize.ts';
import { cutByColors, cutBySeen } from './cut-by-colors.ts';
import { cutFromEvenGround, surelyGround } from './cut-from-even-ground.ts';
import { withoutEnclosedGround, withoutHoles, withoutSleeveGaps } from './enclosed-ground.ts';
import { evenGround, type EvenGround } from './even-ground.ts';
import { labPlanes, type LabPlanes } from './lab-planes.ts';
import { withoutHangers } from './hangers.ts';
import { dilated, distanceInside, largestParts, opened } from './mask-shapes.ts';
import { refineEdge } from './refine-edge.ts';
import type { SeenObject } from './salient-object.ts';
import { withStripes } from './stripe-gaps.ts';

export interface Cut extends Mask {
  lab: LabPlanes;
  /** 0 where no color of the garment is outside of it, 1 where all are. */
  likeness: number;
  /** What a model saw otherwise, as a share of the garment; null where none looked. */
  disputed: number | null;
}

const NOISE = 0.7; // sigma, pixels
const ROUGH_SIDE = 200;
const AREA = { least: 0.03, most: 0.9 };
/** Colors that far apart need no second opinion. */
const DISTINCT = 0.1;
/** Scatter of ground that was drawn or wiped clean: whatever differs from it is the garment. */
const CLEAN = 0.35;
/** Less of the even cut-out's likeness, and the cut-out by colors is the better one. */
const BETTER = 0.5;
/** From there on, or where nothing was found, the middle of the picture is taken for garment at first. */
const UNCLEAR = 0.4;
/** Of the picture, to both sides of its center. */
const MIDDLE = 0.28;

const binOf = ({ planes: [l, a, b] }: LabPlanes, i: number): number =>
  (clamp(l[i]! / 4, 0, 31) << 10) | (clamp(a[i]! / 5 + 16, 0, 31) << 5) | clamp(b[i]! / 5 + 16, 0, 31);

/** Overlap of the colors inside and outside (Bhattacharyya). */
function likenessOf(lab: LabPlanes, mask: Uint8Array): number {
  const counts = [new Float32Array(1 << 15), new Float32Array(1 << 15)] as const;
  const sums = [0, 0];
  for (let i = 0; i < mask.length; i += 3) {
    counts[mask[i] as 0 | 1][binOf(lab, i)]!++;
    sums[mask[i]!]!++;
  }
  let both = 0;
  for (let bin = 0; bin < 1 << 15; bin++) both += Math.sqrt(counts[0][bin]! * counts[1][bin]!);
  return both / Math.sqrt(Math.max(1, sums[0]!) * Math.max(1, sums[1]!));
}

/** Where garment and border share colors, neither tells the other; most people aim at the garment. */
function middleOf({ width, height }: Picture): Mask {
  const isMiddle = (at: number, length: number) => Math.abs(at / length - 0.5) < MIDDLE;
  const mask = Uint8Array.from({ length: width * height }, (_, i) =>
    Number(isMiddle(i % width, width) && isMiddle(Math.floor(i / width), height)),
  );
  return { width, height, mask };
}

const areaOf = (mask: Uint8Array): number => mask.reduce((sum, is) => sum + is, 0) / mask.length;

/** In the size in which colors are learned. */
const roughSize = ({ width, height }: Picture) => fitWithin(width, height, ROUGH_SIDE, ROUGH_SIDE);

/** To the picture's size, and to its edges. */
function enlarged(lab: LabPlanes, cut: Mask, seen?: Uint8Array): Mask {
  const { width, height } = lab;
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      mask[y * width + x] =
        cut.mask[Math.floor((y * cut.height) / height) * cut.width + Math.floor((x * cut.width) / width)]!;
  const reach = Math.ceil((2 * width) / cut.width);
  // A second time: a narrow gap between sleeve and body opens from its end.
  return refineEdge(lab, refineEdge(lab, { width, height, mask }, reach, seen), reach, seen);
}

function cutRoughly(picture: Picture, lab: LabPlanes, start: Mask | null, leastSpread: number): Mask | null {
  const small = roughSize(picture);
  const known = start && {
    leastSpread,
    mask: resizeMask(
      start.mask.map((is) => 255 * is),
      start.width,
      start.height,
      small.width,
      small.height,
    ).map((is) => (is > 127 ? 1 : 0)),
  };
  const cut = cutByColors(resizePicture(picture, small.width, small.height), known ?? undefined);
  return cut && enlarged(lab, cut);
}

/**
 * Of the narrower part's columns: how many lie over the other part, and how alike in height the gaps there are. A band
 * that is low, of the picture's height, may rise and fall: it is at most so many times the usual.
 */
const STACKED = { over: 0.8, alike: 0.25, low: 0.04, rises: 2.2 };

/** The band between two parts of a mask; null where they lie in another way than straight one above the other. */
function bandBetween(upper: Int32Array, lower: Int32Array, { width, height }: Mask): number[] | null {
  const [ends, starts] = [new Int32Array(width).fill(-1), new Int32Array(width).fill(height)];
  for (const i of upper) ends[i % width] = Math.max(ends[i % width]!, Math.floor(i / width));
  for (const i of lower) starts[i % width] = Math.min(starts[i % width]!, Math.floor(i / width));
  const columns = Array.from(ends.keys());
  const across = (isOf: (x: number) => boolean) => columns.filter(isOf).length;
  const both = columns.filter((x) => ends[x]! >= 0 && starts[x]! < height);
  const narrower = Math.min(
    across((x) => ends[x]! >= 0),
    across((x) => starts[x]! < height),
  );
  if (both.length < STACKED.over * narrower) return null;
  const gaps = both.map((x) => starts[x]! - ends[x]!).sort((a, b) => a - b);
  const middle = gaps[gaps.length >> 1]!;
  const isLow = middle < STACKED.low * height;
  const isAlike = (gap: number) =>
    isLow ? gap <= STACKED.rises * middle : Math.abs(gap - middle) <= STACKED.alike * middle;
  if (gaps[0]! <= 0 || gaps.filter(isAlike).length < STACKED.over * gaps.length) return null;
  return both
    .filter((x) => !isLow || isAlike(starts[x]! - ends[x]!))
    .flatMap((x) => Array.from({ length: starts[x]! - ends[x]! }, (_, k) => (ends[x]! + k) * width + x));
}

/** Bands of the ground's color part a garment, one part straight above the other; a pair lies side by side. */
function withBands(one: Mask): Mask {
  const parts = connectedComponents(one, 1).sort((a, b) => a[0]! - b[0]!);
  const bands = parts.slice(1).map((lower, k) => bandBetween(parts[k]!, lower, one));
  if (bands.includes(null)) return one;
  const mask = one.mask.slice();
  for (const i of bands.flatMap((band) => band ?? [])) mask[i] = 1;
  return { ...one, mask };
}

interface Best {
  mask: Mask;
  likeness: number;
}

const isUsable = ({ mask }: Mask): boolean => areaOf(mask) > AREA.least && areaOf(mask) < AREA.most;

/** So sure is the model where it must not be: colors decide. */
const [SURE, DOUBTED] = [240, 77] as const;
/**
 * Cloth as a whole is so far from the ground's color; at most so much of what the model is sure of is ground; of the longer
 * side, around that; of the height, what is a gap. Of cloth at most so few is nearer than so many times what is surely ground.
 */
const DOUBT = { apart: 12, most: 0.2, around: 0.027, tall: 0.12, few: 0.1, clear: 2 } as const;

/** Ground between two legs runs down out of what was seen; a pocket or a check of its color does not. */
function isGapFromOutside(part: Int32Array, { width, sure }: SeenObject, tall: number): boolean {
  const rows = part.map((i) => Math.floor(i / width));
  const isAtEnd = (i: number) => [1, 2, 3].some((below) => (sure[i + below * width] ?? 0) < SURE);
  return Math.max(...rows) - Math.min(...rows) >= tall && part.some(isAtEnd);
}

/** What is of the color of even ground is none of the garment: where the model is unsure, and as between two legs where it is not. */
function withDoubts({ width, height, sure }: SeenObject, lab: LabPlanes, ground: EvenGround): SeenObject {
  const least = surelyGround(ground);
  const far = new Float32Array(sure.length).map((_, i) => {
    const row = Math.floor(((Math.floor(i / width) + 0.5) * lab.height) / height);
    return ground.far[row * lab.width + Math.floor((((i % width) + 0.5) * lab.width) / width)]!;
  });
  const offs = far.filter((_, i) => sure[i]! >= SURE).sort();
  const at = (share: number) => offs[Math.floor(share * offs.length)] ?? 0;
  const like = (isOf: (value: number) => boolean): Uint8Array =>
    opened({ width, height, mask: sure.map((value, i) => +(far[i]! <= least && isOf(value))) }, 1).mask;
  const isBare = like((value) => value < SURE);
  const told = sure.map((value, i) => (isBare[i] && at(DOUBT.few) > DOUBT.clear * least ? 0 : value));
  if (at(0.5) < DOUBT.apart || at(DOUBT.most) < least) return { width, height, sure: told };
  const isGround = like((value) => value >= SURE);
  const around = Math.ceil(DOUBT.around * Math.max(width, height));
  const gaps = new Uint8Array(sure.length);
  for (const part of connectedComponents({ width, height, mask: isGround }, 1))
    if (isGapFromOutside(part, { width, height, sure }, DOUBT.tall * height))
      for (const i of part) gaps[i] = 1;
  const near = dilated({ width, height, mask: gaps }, around).mask;
  return { width, height, sure: told.map((value, i) => (near[i] ? Math.min(value, DOUBTED) : value)) };
}

/** Where the model sees an object; where it is unsure, colors decide, at the edge too. */
function cutSeen(picture: Picture, lab: LabPlanes, ground: EvenGround, seen: SeenObject): Best | null {
  const { width, height } = lab;
  const { sure } = withDoubts(seen, lab, ground);
  const sized = (to: { width: number; height: number }) =>
    resizeMask(sure, seen.width, seen.height, to.width, to.height);
  const small = roughSize(picture);
  const cut = cutBySeen(
    resizePicture(picture, small.width, small.height),
    Float32Array.from(sized(small), (value) => value / 255),
  );
  if (!cut) return null;
  const large = sized(lab);
  const { mask } = enlarged(lab, cut, large);
  large.forEach((value, i) => {
    if (value > SURE) mask[i] = 1;
    else if (value < 255 - SURE) mask[i] = 0;
  });
  const one = { mask, width, height };
  return isUsable(one) ? { mask: one, likeness: likenessOf(lab, mask) } : null;
}

/** How much of the garment is not what was seen. */
function disputedOf({ mask, width, height }: Mask, seen: SeenObject): number {
  const sure = resizeMask(seen.sure, seen.width, seen.height, width, height);
  let [off, all] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    off += Math.abs(255 * mask[i]! - sure[i]!);
    all += 255 * mask[i]!;
  }
  return off / all;
}

/** By the colors of the ground and of the garment alone. */
function cutUnseen(picture: Picture, lab: LabPlanes, ground: EvenGround): Best | null {
  const even = cutFromEvenGround(lab, ground);
  let best: Best | null = isUsable(even) ? { mask: even, likeness: likenessOf(lab, even.mask) } : null;
  if (best && (best.likeness < DISTINCT || ground.scatter < CLEAN))
    best.mask = refineEdge(lab, even, Math.round(picture.height / 130));
  else {
    const spread = clamp(ground.scatter / 100, 0.005, 0.018);
    const attempt = (start: Mask | null): void => {
      const rough = cutRoughly(picture, lab, start, spread);
      if (!rough || !isUsable(rough)) return;
      const likeness = likenessOf(lab, rough.mask);
      if (!best || likeness < (best.mask === even ? BETTER : 1) * best.likeness)
        best = { mask: rough, likeness };
    };
    for (const start of best ? [null, best.mask] : [null]) attempt(start);
    if (!best || best.likeness > UNCLEAR) attempt(middleOf(picture));
  }
  return best;
}

/**
 * Null where nothing stands out.
 * @param seen by the model; without it, colors alone decide.
 */
export function cutGarment(picture: Picture, seen: SeenObject | null = null): Cut | null {
  const { width, height } = picture;
  const lab = labPlanes(picture, NOISE);
  const ground = evenGround(lab);
  const bySeen = seen && cutSeen(picture, lab, ground, seen);
  const best = bySeen ?? cutUnseen(picture, lab, ground);
  if (!best) return null;
  const held = withBands(withoutHangers(lab, largestParts(withStripes(lab, best.mask), 0.25)));
  const clean = withoutSleeveGaps(ground, withoutEnclosedGround(lab, withoutHoles(lab, held)));
  if (!isUsable(clean)) return null;
  const disputed = bySeen && seen ? disputedOf(clean, seen) : null;
  return { width, height, mask: clean.mask, lab, likeness: best.likeness, disputed };
}

/** 0..255: half covered where the mask's edge runs. */
export function softMask(one: Mask): Uint8Array {
  const [inside, outside] = [one, { ...one, mask: one.mask.map((is) => 1 - is) }].map(distanceInside);
  return one.mask.map((is, i) => 255 * clamp(is ? inside![i]! / 2.5 + 0.3 : 0.7 - outside![i]! / 2.5, 0, 1));
}
