// Where the front begins at the neck: of curves from corner to corner, alike on both sides and drawn to the edges beside them, the
// deepest that is seen about as well as the best. Above it is the inside of the back.
import type { GarmentReading } from '../garment-reading.ts';
import { neckKind } from '../landmarks/neck-kind.ts';
import {
  clamp,
  distance,
  lerp,
  quantile,
  unitVector,
  type Picture,
  type Point,
} from '../../pixels/pixels.ts';
import {
  angleOf,
  colorsApart,
  indexOf,
  LAST_PLACE,
  neckRays,
  onPicture,
  placeAt,
  radiusOf,
  RAYS,
  type LabColor,
  type NeckRays,
} from './neck-rays.ts';

/** Exponents of 1 - x^p, and of the whole: V, between, boat, round, square. */
const SHAPES = [
  [1, 1],
  [1.3, 1],
  [1.7, 1],
  [2, 0.8],
  [2, 0.5],
  [3, 0.5],
  [5, 0.7],
] as const;
type Shape = (typeof SHAPES)[number];
/** In half widths of the neck; each so many times as deep as the last. */
const DEPTHS = { from: 0.2, to: 4, by: 1.07 } as const;

/** Distance of a curve's point on a ray, by bisection. */
function distanceOn(depth: number, [p, q]: Shape, angle: number): number {
  let [low, high] = [0, Math.max(1, depth) * 1.5];
  for (let n = 0; n < 20; n++) {
    const r = (low + high) / 2;
    const x = Math.sin(angle) * r;
    if (x < 1 && Math.cos(angle) * r < depth * (1 - x ** p) ** q) low = r;
    else high = r;
  }
  return low;
}

/** A curve may be moved by so many places; what a place costs, and a bend. */
const [ROOM, ASIDE, BEND] = [4, 0.016, 0.15] as const;

/** The places of a curve, drawn to the edges beside it (dynamic programming from its corner down). */
function drawn(edges: Float64Array, places: readonly number[]): number[] {
  const offsets = Array.from({ length: 2 * ROOM + 1 }, (_, k) => k - ROOM);
  const moved = (ray: number, offset: number): number => clamp(places[ray]! + offset, 0, LAST_PLACE);
  let sums = offsets.map((offset) => (Math.abs(offset) <= 1 ? 0 : -Infinity));
  const from: number[][] = [];
  for (let ray = RAYS - 2; ray >= 0; ray--) {
    const [before, came]: [number[], number[]] = [sums, []];
    sums = offsets.map((offset, k) => {
      let [most, way] = [-Infinity, k];
      for (let j = Math.max(0, k - 2); j <= Math.min(2 * ROOM, k + 2); j++) {
        const sum = before[j]! - BEND * (j - k) ** 2;
        if (sum > most) [most, way] = [sum, j];
      }
      came.push(way);
      return most + edges[indexOf(ray, moved(ray, offset))]! - ASIDE * Math.abs(offset);
    });
    from.unshift(came);
  }
  let k = sums.indexOf(Math.max(...sums));
  return places.map((_, ray) => {
    const place = moved(ray, offsets[k]!);
    k = from[ray]?.[k] ?? k;
    return place;
  });
}

interface Tried {
  depth: number;
  /** By ray. */
  radii: number[];
  /** How well it is seen. */
  seen: number;
}

/** Of the whole, in parts of it; of them the two worst count so much. */
const [PARTS, WORST] = [6, 0.8] as const;

/** Its edges by length: all along, and where they are least. */
function seenAlong(edges: Float64Array, places: readonly number[]): number {
  const radii = places.map(radiusOf);
  const lengths = radii.map((r, ray) => {
    const [last, next] = [radii[Math.max(0, ray - 1)]!, radii[Math.min(RAYS - 1, ray + 1)]!];
    return Math.hypot((next - last) / 2, r * angleOf(1));
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const parts = Array.from({ length: PARTS }, () => ({ sum: 0, length: 0 }));
  let gone = 0;
  for (const [ray, length] of lengths.entries()) {
    const part = parts[Math.min(PARTS - 1, Math.floor((gone / whole) * PARTS))]!;
    part.sum += edges[indexOf(ray, places[ray]!)]! * length;
    part.length += length;
    gone += length;
  }
  const mean = parts.reduce((sum, part) => sum + part.sum, 0) / whole;
  const means = parts.map(({ sum, length }) => (length > 0 ? sum / length : mean)).toSorted((a, b) => a - b);
  return mean + (WORST * (means[0]! + means[1]!)) / 2;
}

/** Of the radius: what counts as within and as beyond it. */
const [WITHIN, BEYOND, FURTHEST, EACH] = [0.9, 1.12, 1.6, 3] as const;
/** What another color beyond it adds, and how much more colorful the back may not be. */
const [OTHER, MOST_OTHER, COLORFUL] = [0.3, 0.6, 0.25] as const;

/** Back and front are two cloths in two lights; a print's edge has the print on both sides. */
function unlike({ sides }: NeckRays, radii: readonly number[]): number {
  const [within, beyond]: [LabColor[], LabColor[]] = [[], []];
  for (const colors of sides)
    for (let ray = 0; ray < RAYS; ray += EACH)
      for (let place = 0; place <= LAST_PLACE; place += EACH) {
        const color = colors[indexOf(ray, place)];
        const share = radiusOf(place) / radii[ray]!;
        if (!color || share > FURTHEST) continue;
        if (share < WITHIN) within.push(color);
        else if (share > BEYOND) beyond.push(color);
      }
  if (within.length < 8 || beyond.length < 8) return 0;
  const [a, b] = [within, beyond].map((colors) => {
    const middle = ([0, 1, 2] as const).map((c) =>
      quantile(
        colors.map((color) => color[c]),
        0.5,
      ),
    ) as never as LabColor;
    return {
      middle,
      scatter: quantile(
        colors.map((color) => colorsApart(color, middle)),
        0.6,
      ),
    };
  }) as [{ middle: LabColor; scatter: number }, { middle: LabColor; scatter: number }];
  const size = a.scatter + b.scatter + 2;
  const other = Math.min(MOST_OTHER, colorsApart(a.middle, b.middle) / size);
  return OTHER * other - COLORFUL * clamp((a.scatter - b.scatter) / size, 0, 0.5);
}

/** Of one depth, by even factors, one is kept. */
const ALIKE = 0.12;
/** In shoulder widths, no neck is deeper, and what is deeper costs; in half widths of the neck, what each costs below a crew. */
const DEEP = { most: 0.72, from: 0.5, price: 0.8, crew: 1.2, each: 0.03 } as const;
/** In half widths: higher lies the back's tape; so far below the back's outline, and so much cloth is seen of it. */
const BACK = { least: 0.45, below: 0.13, seen: 0.22, rays: 30 } as const;

/** @param shoulders their distance in half widths of the neck */
function triedOf(rays: NeckRays, shoulders: number): Tried[] {
  const best = new Map<number, Tried>();
  for (const shape of SHAPES)
    for (let deep = DEPTHS.from; deep < DEPTHS.to; deep *= DEPTHS.by) {
      const curve = Array.from({ length: RAYS }, (_, ray) => placeAt(distanceOn(deep, shape, angleOf(ray))));
      const places = drawn(rays.edges, curve);
      const radii = places.map(radiusOf);
      const one = { depth: radii[0]!, radii, seen: seenAlong(rays.edges, places) };
      const key = Math.round(Math.log(one.depth) / ALIKE);
      if ((best.get(key)?.seen ?? 0) < one.seen) best.set(key, one);
    }
  const dip = dipOf(rays);
  const isOverBack = ({ depth, radii }: Tried): boolean => {
    const cloth = radii.slice(0, BACK.rays).map((r, ray) => Math.max(0, r - rays.begins[ray]!));
    const mean = cloth.reduce((sum, value) => sum + value, 0) / BACK.rays;
    return (
      mean > BACK.seen &&
      depth > Math.max(BACK.least, dip + BACK.below, rays.label) &&
      depth < DEEP.most * shoulders
    );
  };
  return [...best.values()].filter(isOverBack).map((one) => ({
    ...one,
    seen: one.seen + unlike(rays, one.radii) - priceOf(one.depth, shoulders),
  }));
}

const priceOf = (depth: number, shoulders: number): number =>
  DEEP.price * Math.max(0, depth / shoulders - DEEP.from) + DEEP.each * Math.max(0, depth - DEEP.crew);

/** Rays near the middle. */
const NEAR_MIDDLE = 20;
const dipOf = ({ begins }: NeckRays): number =>
  Math.max(...begins.slice(0, NEAR_MIDDLE).map((r, ray) => r * Math.cos(angleOf(ray))));

/** Of the best: what is seen as well; of the deepest: below it follow seams of its band. */
const [AS_WELL, NEAR] = [0.96, 0.8] as const;
/** So well seen it is a neckline; below an outline that dips so deep, and where a collar seems to stand. */
const LEAST = { seen: 0.84, belowDip: 0.95, dips: 0.38, standing: 1.15 } as const;

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

const STANDING: ReadonlySet<string> = new Set(['turtle', 'hood', 'shirt']);
/** Of a neck that was read; how sure a line is, at least and at most: what she says that stands up is taken away by no line. */
const [READ, LEAST_SURE, SUREST] = [0.5, 0.6, 0.78] as const;

type CornerName = 'neck-left' | 'neck-right' | 'shoulder-left' | 'shoulder-right';

function cornersOf({ landmarks }: GarmentReading): Record<'necks' | 'shoulders', [Point, Point]> | null {
  const [a, b, c, d] = (['neck-left', 'neck-right', 'shoulder-left', 'shoulder-right'] as CornerName[]).map(
    (name): Point | null => {
      const found = landmarks[name];
      return found ? [found.x, found.y] : null;
    },
  );
  return a && b && c && d ? { necks: [a, b], shoulders: [c, d] } : null;
}

/** What was read as a crew so surely is one: stripes and plackets are edges too. Deeper, in shoulder widths, a line must be clearer. */
const CREW = { sure: 0.6, deep: 0.3, seen: 1.3 } as const;

/** How well a line so deep, in shoulder widths, must be seen to count for more than the neck that was read. */
function leastSeen(neck: GarmentReading['neck'], deep: number): number {
  if (!neck || neck.sure < READ) return 0;
  if (STANDING.has(neck.kind)) return neck.kind === 'shirt' ? LEAST.standing : Infinity;
  return neck.kind === 'crew' && neck.sure >= CREW.sure && deep > CREW.deep ? CREW.seen : 0;
}

/** Null where none is seen, of a front that opens, and of what stands up. */
function openingSeen(
  picture: Picture,
  reading: GarmentReading,
  necks: [Point, Point],
  shoulders: number,
): { rays: NeckRays; chosen: Tried } | null {
  const { shape, neck } = reading;
  if (shape === 'open-top' || leastSeen(neck, 0) === Infinity) return null;
  const half = distance(...necks) / 2;
  const rays = neckRays(picture, reading, necks);
  const chosen = rays && chosenOf(rays, shoulders / half);
  if (!rays || !chosen || chosen.seen < leastSeen(neck, (chosen.depth * half) / shoulders)) return null;
  return { rays, chosen };
}

/** The neckline with all corners known: its line, and the kind of neck that it makes; none where it is a yoke's. */
export function withNeckOpening(picture: Picture, reading: GarmentReading): GarmentReading {
  const corners = cornersOf(reading);
  if (!corners) return reading;
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
