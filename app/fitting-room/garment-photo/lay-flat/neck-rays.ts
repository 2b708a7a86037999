// The picture around a neck along rays from its middle, on the left and on the right, and how strongly it changes outward there.
import type { GarmentReading } from '../garment-reading.ts';
import { labPlanes, type LabPlanes } from '../cut-out/lab-planes.ts';
import { backLabel, type BackLabel } from '../landmarks/back-label.ts';
import { clamp, distance, midpoint, quantile, type Picture, type Point } from '../../pixels/pixels.ts';

/** Rays from straight down to a corner of the neck; places on them in half widths of the neck, by even factors. */
export const RAYS = 46;
const PLACES = { from: 0.18, to: 4.4, count: 96 } as const;
const GROWS = Math.log(PLACES.to / PLACES.from) / (PLACES.count - 1);
export const LAST_PLACE = PLACES.count - 1;
export const radiusOf = (place: number): number => PLACES.from * Math.exp(GROWS * place);
export const placeAt = (radius: number): number =>
  clamp(Math.round(Math.log(radius / PLACES.from) / GROWS), 0, LAST_PLACE);
/** From straight down, in radians. */
export const angleOf = (ray: number): number => ((ray / (RAYS - 1)) * Math.PI) / 2;
export const indexOf = (ray: number, place: number): number => ray * PLACES.count + place;

export type LabColor = readonly [light: number, a: number, b: number];
export const colorsApart = (a: LabColor, b: LabColor): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export interface Neck {
  middle: Point;
  /** Half a neck, across and down, in pixels. */
  across: Point;
  down: Point;
}

/** Corners from left to right; null of what is too small to be seen. */
export function neckBetween([left, right]: readonly [Point, Point]): Neck | null {
  if (distance(left, right) < 10) return null;
  const across: Point = [(right[0] - left[0]) / 2, (right[1] - left[1]) / 2];
  return { middle: midpoint(left, right), across, down: [-across[1], across[0]] };
}

/** @param u @param v half widths of the neck across and down */
export const onPicture = ({ middle, across, down }: Neck, u: number, v: number): Point => [
  middle[0] + u * across[0] + v * down[0],
  middle[1] + u * across[1] + v * down[1],
];

/** In half widths of the neck, what is looked at; in pixels, the blur that takes grain away. */
const [ASIDE, ABOVE, BELOW, BLUR] = [2, 1, 4.8, 0.8] as const;

interface Part {
  lab: LabPlanes;
  isCloth: Uint8Array;
  origin: Point;
}

/** What lies around the neck, as fine as it was read. */
function partAround(picture: Picture, { mask, width, height }: GarmentReading, neck: Neck): Part {
  const half = Math.hypot(...neck.across);
  const [mx, my] = neck.middle;
  const [x0, y0] = [Math.max(0, Math.floor(mx - ASIDE * half)), Math.max(0, Math.floor(my - ABOVE * half))];
  const [x1, y1] = [
    Math.min(width, Math.ceil(mx + ASIDE * half)),
    Math.min(height, Math.ceil(my + BELOW * half)),
  ];
  const [wide, tall] = [Math.max(1, x1 - x0), Math.max(1, y1 - y0)];
  const seen: Picture = { width: wide, height: tall, data: new Uint8ClampedArray(wide * tall * 4) };
  const isCloth = new Uint8Array(wide * tall);
  const finer = picture.width / width;
  for (let y = 0, i = 0; y < tall; y++)
    for (let x = 0; x < wide; x++, i++) {
      const row = Math.min(picture.height - 1, Math.round((y + y0) * finer));
      const o = (row * picture.width + Math.min(picture.width - 1, Math.round((x + x0) * finer))) * 4;
      seen.data.set(picture.data.subarray(o, o + 4), i * 4);
      isCloth[i] = mask[(y + y0) * width + x + x0]! > 127 ? 1 : 0;
    }
  return { lab: labPlanes(seen, BLUR), isCloth, origin: [x0, y0] };
}

/** Of one side; null where no cloth is. */
type Seen = readonly (LabColor | null)[];

function seenFrom({ lab, isCloth, origin }: Part, neck: Neck, sign: -1 | 1): Seen {
  return Array.from({ length: RAYS * PLACES.count }, (_, i): LabColor | null => {
    const [angle, radius] = [angleOf(Math.floor(i / PLACES.count)), radiusOf(i % PLACES.count)];
    const [px, py] = onPicture(neck, sign * Math.sin(angle) * radius, Math.cos(angle) * radius);
    const [x, y] = [Math.round(px - origin[0]), Math.round(py - origin[1])];
    const at = y * lab.width + x;
    if (x < 0 || y < 0 || x >= lab.width || y >= lab.height || isCloth[at] === 0) return null;
    return [lab.planes[0][at]!, lab.planes[1][at]!, lab.planes[2][at]!];
  });
}

/** In half necks: so far on both sides of an edge colors are compared. */
const BESIDE = 0.055;

/** Steps outward at each place; NaN from ground to cloth, 0 where no cloth is outside. */
const stepsOf = (colors: Seen): Float64Array =>
  Float64Array.from(colors, (_, i) => {
    const [ray, place] = [Math.floor(i / PLACES.count), i % PLACES.count];
    const by = Math.max(1, Math.round(BESIDE / (radiusOf(place) * GROWS)));
    if (place < by || place + by > LAST_PLACE) return 0;
    const [inner, outer] = [colors[indexOf(ray, place - by)]!, colors[indexOf(ray, place + by)]!];
    if (!outer) return 0;
    return inner ? colorsApart(inner, outer) : NaN;
  });

/** What a step from ground to cloth counts, and a place that nothing is known of. */
const [OUTLINE, UNKNOWN] = [0.35, 0.3] as const;
/** An edge a place further counts so much; a step counts half that is so much more than a usual one, and than none. */
const [BY_ONE, USUAL, NONE] = [0.92, 2, 1.5] as const;

/** 0..1 of each place, of what both sides show. */
function edgesOf(sides: readonly Seen[]): Float64Array {
  const steps = sides.map(stepsOf);
  const usual = quantile(
    steps.flatMap((of) => [...of].filter((value) => value > 0)),
    0.5,
  );
  const rate = (step: number): number =>
    Number.isNaN(step) ? OUTLINE : step / (step + USUAL * usual + NONE);
  const rated = steps.map((of) => of.map(rate));
  const near = (of: Float64Array, i: number): number =>
    Math.max(of[i]!, BY_ONE * (of[i - 1] ?? 0), BY_ONE * (of[i + 1] ?? 0));
  return rated[0]!.map((_, i) => Math.sqrt(near(rated[0]!, i) * near(rated[1]!, i)));
}

/** In half widths: a label hides so much around it, and in the middle, as far down as one may lie, edges say less. */
const [AROUND, MIDDLE, LOW, SAYS] = [0.1, 0.35, 1.2, 0.15] as const;

function withoutLabel(edges: Float64Array, label: BackLabel | null): void {
  const aside = label ? Math.max(-label.from, label.to) + AROUND : 0;
  for (let ray = 0; ray < RAYS; ray++)
    for (let place = 0; place <= LAST_PLACE; place++) {
      const [u, v] = [Math.sin(angleOf(ray)) * radiusOf(place), Math.cos(angleOf(ray)) * radiusOf(place)];
      const i = indexOf(ray, place);
      if (label && u < aside && v < label.down + AROUND) edges[i] = UNKNOWN;
      else if (u < MIDDLE && v < LOW) edges[i] = UNKNOWN + SAYS * (edges[i]! - UNKNOWN);
    }
}

export interface NeckRays {
  neck: Neck;
  lab: LabPlanes;
  sides: readonly Seen[];
  /** 0..1 by ray and place. */
  edges: Float64Array;
  /** By ray: where the cloth begins. */
  begins: number[];
  /** Lower edge of the label in the back, in half widths. */
  label: number;
}

/** @param necks its corners in pixels of the reading */
export function neckRays(
  picture: Picture,
  reading: GarmentReading,
  necks: readonly [Point, Point],
): NeckRays | null {
  const neck = neckBetween(necks);
  if (!neck) return null;
  const part = partAround(picture, reading, neck);
  const { lab, isCloth, origin } = part;
  const sides = ([-1, 1] as const).map((sign) => seenFrom(part, neck, sign));
  const within = ([x, y]: Point): Point => [x - origin[0], y - origin[1]];
  const label = backLabel(lab, ([x, y]) => isCloth[Math.round(y) * lab.width + Math.round(x)] === 1, [
    within(necks[0]),
    within(necks[1]),
  ]);
  const edges = edgesOf(sides);
  withoutLabel(edges, label);
  const begins = Array.from({ length: RAYS }, (_, ray) => {
    const of = sides.map((colors) => {
      let place = 0;
      while (radiusOf(place) < 1 && !colors[indexOf(ray, place)]) place++;
      return place === 0 ? 0 : radiusOf(place);
    });
    return Math.max(...of);
  });
  return { neck, lab, sides, edges, begins, label: label?.down ?? 0 };
}
