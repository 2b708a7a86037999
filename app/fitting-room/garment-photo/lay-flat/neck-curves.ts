// Curves from corner to corner of a neck, alike on both sides and drawn to the edges beside them, and how well each is seen.
import { clamp, quantile } from '../../pixels/pixels.ts';
import {
  angleOf,
  colorsApart,
  indexOf,
  LAST_PLACE,
  placeAt,
  radiusOf,
  RAYS,
  type LabColor,
  type NeckRays,
} from './neck-rays.ts';

/** Exponents of 1 - x^p, and of the whole: V, between, boat, round, square. */
export const SHAPES = [
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
export function distanceOn(depth: number, [p, q]: Shape, angle: number): number {
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

export interface Tried {
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
export const BACK = { least: 0.45, below: 0.13, seen: 0.22, rays: 30 } as const;

/** @param shoulders their distance in half widths of the neck */
export function triedOf(rays: NeckRays, shoulders: number): Tried[] {
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
export const dipOf = ({ begins }: NeckRays): number =>
  Math.max(...begins.slice(0, NEAR_MIDDLE).map((r, ray) => r * Math.cos(angleOf(ray))));
