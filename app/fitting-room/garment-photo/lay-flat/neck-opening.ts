// Where the front begins at the neck: of curves from corner to corner the deepest that is seen about as well as the best, or where
// the kind that she names has a shallow neck, the best that is. Above it is the inside of the back.
import type { NeckReading } from '../../../domain/looks/garment-surface.ts';
import type { GarmentReading } from '../garment-reading.ts';
import { neckKind } from '../landmarks/neck-kind.ts';
import { clamp, distance, lerp, unitVector, type Picture, type Point } from '../../pixels/pixels.ts';
import { BACK, dipOf, distanceOn, SHAPES, triedOf, type Tried } from './neck-curves.ts';
import { angleOf, neckRays, onPicture, RAYS, type NeckRays } from './neck-rays.ts';

/** Of the best: what is seen as well; of the deepest: below it follow seams of its band. */
const [AS_WELL, NEAR] = [0.96, 0.8] as const;
/** So well seen it is a neckline; below an outline that dips so deep, and where a collar seems to stand. */
const LEAST = { seen: 0.84, belowDip: 0.95, dips: 0.38, standing: 1.15 } as const;

/** What a kind's neck usually is, in shoulder widths. */
interface Usual {
  least: number;
  depth: number;
  most: number;
}
/** Shallow ones: below them lie bands, yokes, prints and plackets, whose edges are often clearer. */
const SHALLOW: Partial<Record<NonNullable<GarmentReading['told']>, Usual>> = {
  crew: { least: 0.08, depth: 0.17, most: 0.28 },
  boat: { least: 0.05, depth: 0.1, most: 0.2 },
};
/** What is deeper must be so clear; and what each shoulder width costs that lies beside the usual depth. */
const UNUSUAL = { seen: 1.3, price: 2 } as const;

/** The best near the usual depth: of a band's two edges the upper one. */
function usualOf(rays: NeckRays, shoulders: number, usual: Usual): Tried | null {
  const scoreOf = ({ depth, seen }: Tried): number =>
    seen - UNUSUAL.price * Math.abs(depth / shoulders - usual.depth);
  return triedOf(rays, shoulders)
    .filter(({ depth, seen }) => {
      const share = depth / shoulders;
      return (share >= usual.least && share <= usual.most && seen >= LEAST.seen) || seen >= UNUSUAL.seen;
    })
    .reduce<Tried | null>((a, b) => (a && scoreOf(a) >= scoreOf(b) ? a : b), null);
}

/** Of a round neck in {@link SHAPES}; in half widths, so far below the label it lies; how sure it is; of the most, where it may be read. */
const SUPPOSED = { shape: 2, below: 0.06, seen: 0, most: 1.1 } as const;

/** What is not seen lies where such a neck usually does or is unsurely read, and below what is seen of the back. @param share as read */
function supposedOf(rays: NeckRays, shoulders: number, usual: Usual, share: number): Tried {
  const back = Math.max(dipOf(rays) + BACK.below, rays.label > 0 ? rays.label + SUPPOSED.below : 0);
  const front = Math.max(usual.depth, share <= SUPPOSED.most * usual.most ? share : 0);
  const depth = clamp(Math.max(front * shoulders, back), 0, usual.most * shoulders);
  const shape = SHAPES[SUPPOSED.shape];
  const radii = Array.from({ length: RAYS }, (_, ray) => distanceOn(depth, shape, angleOf(ray)));
  return { depth, radii, seen: SUPPOSED.seen };
}

function chosenOf(rays: NeckRays, shoulders: number): Tried | null {
  const tried = triedOf(rays, shoulders);
  const most = Math.max(...tried.map(({ seen }) => seen));
  const good = tried.filter(({ seen }) => seen > AS_WELL * most);
  const deepest = Math.max(...good.map(({ depth }) => depth));
  const best = good
    .filter(({ depth }) => depth > NEAR * deepest)
    .reduce<Tried | null>((a, b) => (a && a.seen >= b.seen ? a : b), null);
  const least = dipOf(rays) > LEAST.dips ? LEAST.belowDip : LEAST.seen;
  return best && best.seen >= least ? best : null;
}

/** In rays, to either side; points of a line, evenly across. */
const [EVEN, POINTS] = [2, 41] as const;

/** From the left corner to the right one, without the steps of its places. */
function lineOf({ neck }: NeckRays, { radii }: Tried): Point[] {
  const even = radii.map((_, ray) => {
    const reach = Math.min(EVEN, RAYS - 1 - ray);
    let sum = 0;
    for (let by = -reach; by <= reach; by++) sum += Math.log(radii[Math.abs(ray + by)]!);
    return ray === RAYS - 1 ? 1 : Math.exp(sum / (2 * reach + 1));
  });
  const half = even.map((r, ray): Point => [Math.sin(angleOf(ray)) * r, Math.cos(angleOf(ray)) * r]);
  return Array.from({ length: POINTS }, (_, k): Point => {
    const across = (2 * k) / (POINTS - 1) - 1;
    return onPicture(neck, across, k === 0 || k === POINTS - 1 ? 0 : depthAt(half, Math.abs(across)));
  });
}

/** Of half a curve from its lowest point to its corner: how deep it is there. */
function depthAt(half: readonly Point[], across: number): number {
  let deep = 0;
  for (const [k, [x, y]] of half.slice(1).entries()) {
    const [x0, y0] = half[k]!;
    if (across < Math.min(x0, x) || across > Math.max(x0, x)) continue;
    deep = Math.max(deep, x === x0 ? y0 : lerp(y0, y, (across - x0) / (x - x0)));
  }
  return deep;
}

/** Of the width between the shoulders: of a neckline the most, above sleeves; as a share of its width, so much of it is its bottom. */
const NECKLINE = { wide: 0.6, deep: 0.2, square: 0.9, shallow: 0.12, pointed: 0.12 } as const;

/**
 * Beside sleeves no neckline is wide and deep, nor as wide below as above: that line is a yoke's, a band's or a print's. A high one with
 * a point in it goes round the label in the back.
 */
function isNeckline({ neckline: line, landmarks }: GarmentReading, shoulders: number): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || !landmarks['cuff-outer-left']) return true;
  const width = distance(first, last);
  const out = unitVector(first, last);
  const deep = line.map(([x, y]) => (y - first[1]) * out[0] - (x - first[0]) * out[1]);
  const along = line.map(([x, y]) => (x - first[0]) * out[0] + (y - first[1]) * out[1]);
  const depth = Math.max(...deep);
  const low = along.filter((_, k) => deep[k]! > 0.8 * depth);
  const square = (Math.max(...low) - Math.min(...low)) / (width || 1);
  if (depth < NECKLINE.shallow * shoulders) return square >= NECKLINE.pointed || depth <= 0;
  return (
    depth < NECKLINE.deep * shoulders || (width <= NECKLINE.wide * shoulders && square <= NECKLINE.square)
  );
}

/** Of a line's points: where so many have ground above them it is the outline itself. */
const [OUTLINE_SHARE, ABOVE] = [0.6, 0.02] as const;

function isOutline({ neckline, mask, width, height }: GarmentReading, shoulders: number): boolean {
  const open = neckline.filter(([x, y]) => {
    const row = Math.round(y - Math.max(2, ABOVE * shoulders));
    return row >= 0 && row < height && mask[row * width + Math.round(x)]! < 128;
  });
  return open.length > OUTLINE_SHARE * neckline.length;
}

export const STANDING: ReadonlySet<string> = new Set(['turtle', 'hood', 'shirt']);
/** Of a neck that was read; how sure a line is, at least and at most. */
const [READ, LEAST_SURE, SUREST] = [0.5, 0.6, 0.78] as const;

type CornerName = 'neck-left' | 'neck-right' | 'shoulder-left' | 'shoulder-right';

export function cornersOf({
  landmarks,
}: GarmentReading): Record<'necks' | 'shoulders', [Point, Point]> | null {
  const [a, b, c, d] = (['neck-left', 'neck-right', 'shoulder-left', 'shoulder-right'] as CornerName[]).map(
    (name): Point | null => {
      const found = landmarks[name];
      return found ? [found.x, found.y] : null;
    },
  );
  return a && b && c && d ? { necks: [a, b], shoulders: [c, d] } : null;
}

type Told = GarmentReading['told'];

/** What stands up though she says that it lies flat, and the other way round, must be so sure (her-cut.ts, too). */
const SURER = 0.8;

/** What she says that it is is more likely. */
const isDenied = ({ neck, told }: GarmentReading): boolean =>
  !neck ||
  neck.sure < READ ||
  (!!told && !STANDING.has(told) && STANDING.has(neck.kind) && neck.sure < SURER);

/** What was read as a crew so surely is one: stripes and plackets are edges too. Deeper, in shoulder widths, a line must be clearer. */
const CREW = { sure: 0.6, deep: 0.3, seen: 1.3 } as const;
const isDeep = (told: Told): boolean => told === 'v' || told === 'scoop';

/** How well a line so deep, in shoulder widths, must be seen to count for more than the neck that was read. */
function leastSeen(reading: GarmentReading, deep: number): number {
  const { neck, told } = reading;
  if (!neck || isDenied(reading)) return 0;
  if (STANDING.has(neck.kind)) return neck.kind === 'shirt' ? LEAST.standing : Infinity;
  if (isDeep(told)) return neck.kind === told && neck.sure >= SURER ? Infinity : 0;
  return neck.kind === 'crew' && neck.sure >= CREW.sure && deep > CREW.deep ? CREW.seen : 0;
}

/** Deepest below the line between its ends, in pixels. */
function depthOf({ neckline }: GarmentReading, [from, to]: [Point, Point]): number {
  const [ux, uy] = unitVector(from, to);
  return Math.max(0, ...neckline.map(([x, y]) => (y - from[1]) * ux - (x - from[0]) * uy));
}

/** So surely read, it may be another neck than she says, and as high as the back. */
const [CLEARLY, VERY_SURE] = [0.7, 0.9] as const;

/** What was read of a neck that is usually shallow: it stays, it may be another, or nothing is known of it. */
function readAs(
  reading: GarmentReading,
  usual: Usual,
  shoulders: number,
  { share, label }: { share: number; label: number },
): 'usual' | 'another' | 'unknown' {
  const { neck } = reading;
  if (!neck || isDenied(reading)) return 'unknown';
  if (neck.kind !== 'crew' && neck.kind !== 'boat') return neck.sure < CLEARLY ? 'unknown' : 'another';
  if (share > usual.most) return isOutline(reading, shoulders) ? 'usual' : 'unknown';
  return label > share || (share < usual.least && neck.sure < VERY_SURE) ? 'unknown' : 'usual';
}

interface Opening {
  rays: NeckRays;
  chosen: Tried;
}

/** Of a kind whose neck is shallow: null where what was read stays. */
function shallowOpening(
  picture: Picture,
  reading: GarmentReading,
  necks: [Point, Point],
  shoulders: number,
  usual: Usual,
): Opening | null {
  const rays = neckRays(picture, reading, necks);
  if (!rays) return null;
  const across = shoulders / (distance(...necks) / 2);
  const share = depthOf(reading, necks) / shoulders;
  const seen = usualOf(rays, across, usual);
  const as = readAs(reading, usual, shoulders, { share, label: rays.label / across });
  if (as !== 'unknown') {
    const asideOf = (depth: number): number => Math.abs(depth - usual.depth);
    const isBetter = seen && (as === 'another' || asideOf(seen.depth / across) < asideOf(share));
    return isBetter && seen.seen >= leastSeen(reading, 0) ? { rays, chosen: seen } : null;
  }
  // What was read as deeper than usual, and is seen there, too.
  const deeper = isDenied(reading) ? null : chosenOf(rays, across);
  return { rays, chosen: seen ?? deeper ?? supposedOf(rays, across, usual, share) };
}

/** Null where none is seen, of a front that opens, and of what stands up. */
function openingSeen(
  picture: Picture,
  reading: GarmentReading,
  necks: [Point, Point],
  shoulders: number,
): Opening | null {
  const { shape, told } = reading;
  if (shape === 'open-top' || leastSeen(reading, 0) === Infinity) return null;
  const usual = told && SHALLOW[told];
  if (usual) return shallowOpening(picture, reading, necks, shoulders, usual);
  const half = distance(...necks) / 2;
  const rays = neckRays(picture, reading, necks);
  const chosen = rays && chosenOf(rays, shoulders / half);
  if (!rays || !chosen || chosen.seen < leastSeen(reading, (chosen.depth * half) / shoulders)) return null;
  return { rays, chosen };
}

/** What she says that stands up is taken away by no line. */
const asTold = (neck: NeckReading): NeckReading =>
  STANDING.has(neck.kind) ? neck : { ...neck, sure: Math.min(neck.sure, SUREST) };

/** The neckline with all corners known: its line, and the kind of neck that it makes; none where it is a yoke's. */
export function withNeckOpening(picture: Picture, reading: GarmentReading): GarmentReading {
  const corners = cornersOf(reading);
  const { told, neck } = reading;
  if (!corners) return reading;
  // A collar is told from a hanger by its opening.
  if (neck?.kind === 'shirt' || (told && STANDING.has(told)))
    return neck ? { ...reading, neck: asTold(neck) } : reading;
  const shoulders = distance(...corners.shoulders);
  const seen = openingSeen(picture, reading, corners.necks, shoulders);
  if (!seen) {
    const isLine = isOutline(reading, shoulders) || isNeckline(reading, shoulders);
    return isLine ? reading : { ...reading, neckline: [] };
  }
  const { rays, chosen } = seen;
  const { landmarks } = reading;
  const line = lineOf(rays, chosen);
  const [x, y] = line[POINTS >> 1]!;
  const sure = clamp(chosen.seen, LEAST_SURE, SUREST);
  const hasSleeves = landmarks['cuff-outer-left'] !== undefined;
  return {
    ...reading,
    neckline: line,
    neck: neckKind(rays.lab, { ...corners, standing: null, line, sure, hasSleeves, isOpen: false }),
    landmarks: { ...landmarks, 'neck-front': { x, y, sure } },
  };
}
