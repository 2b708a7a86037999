// One layer of a baked garment in one outline of the tailor's: from edge to edge in each row, and along by levels.
import {
  CANVAS,
  isOuterCloth,
  PX_PER_CM,
  type BakedGarment,
  type BakedLayer,
  type LayerName,
  type StationName,
} from '../../baked-cloth/baked-garment.ts';
import type { LimbFit } from '../../cloth/worn-bake.ts';
import { lerp, quantile } from '../../pixels/pixels.ts';
import { edgesOf, evenEdges, valueAtRow, type Edges, type IsIts } from './row-edges.ts';

/** Her height on the picture, and the map's row there. */
export type Level = readonly [hers: number, map: number];

export function layerOf({ facts }: BakedGarment, name: LayerName): BakedLayer {
  const layer = facts.layers.find((one) => one.name === name);
  if (!layer) throw new Error(`a baked ${facts.garment} without its ${name}`);
  return layer;
}

/** In rows of the layer's box. */
export function stationRow({ stations, at, name: of }: BakedLayer, name: StationName): number {
  const station = stations.find((one) => one.name === name);
  if (!station) throw new Error(`a baked ${of} without its ${name}`);
  return (station.left[1] + station.right[1]) / 2 - at[1];
}

/** @param height above the floor of the standard body, in cm */
export const rowAtHeight = ({ at }: BakedLayer, height: number): number =>
  CANVAS.floor - height * PX_PER_CM - at[1];

/** Where most of a skirt's cloth ends: folds end higher and lower. */
export function hemRow(garment: BakedGarment, layer: BakedLayer): number {
  const ends: number[] = [];
  for (let x = 0; x < layer.box.width; x++) {
    let y = layer.box.height - 1;
    while (y >= 0 && !isOuterCloth(garment, layer, x, y)) y--;
    if (y >= 0) ends.push(y + 1);
  }
  return quantile(ends, 0.5);
}

/** Of the standard body, in cm above the floor, at her row `y`. */
export const heightAt = ({ layer, down }: LimbFit, y: number): number =>
  (CANVAS.floor - layer.at[1] - valueAtRow(down, y)) / PX_PER_CM;

/** A waistband or hem this near, in cm, is hers: further off the cloth is cut there. */
const SAME_END = 6;

/** A garment's end on the map, and on her. */
export interface End {
  own: number;
  hers: number;
}

/**
 * Where her garment ends, beyond a level that is known: cloth keeps its length, and what is too long is cut.
 * @param scale rows of the map per row of hers
 */
export function endLevel(
  end: 'waist' | 'hem',
  { own, hers }: End,
  from: Level,
  scale: number,
): { level: Level; isCut: boolean } {
  const natural = from[1] + (hers - from[0]) * scale;
  const over = end === 'hem' ? own - natural : natural - own;
  const isCut = over > SAME_END * PX_PER_CM;
  return { level: [hers, isCut ? natural : own], isCut };
}

/** Centimeters over which folds at the map's edges are evened, so that they move nothing inside. */
const EVEN = 5;
/** Folds end at different heights: of the map's end, a row may be whole no more. */
const HEM_FOLDS = 3;

export interface OnMap {
  garment: BakedGarment;
  layer: BakedLayer;
}

export const isOnMap: IsIts<OnMap> = ({ garment, layer }, _, x, y) => isOuterCloth(garment, layer, x, y);

/** @param within columns of the box: a leg ends at the center front, though its layer reaches beyond. */
export function mapEdges(
  garment: BakedGarment,
  layer: BakedLayer,
  [from, to]: readonly [number, number] = [0, CANVAS.width],
): Edges {
  const within = { x0: Math.max(0, from), x1: Math.min(layer.box.width, to), y0: 0, y1: layer.box.height };
  const edges = edgesOf(layer.box, isOnMap, { garment, layer }, within);
  const end = Math.min(layer.box.height - 1, Math.round(stationRow(layer, 'hem')));
  let last = end;
  for (let row = end; row > end - HEM_FOLDS * PX_PER_CM; row--)
    if (edges.right[row]! - edges.left[row]! > edges.right[last]! - edges.left[last]!) last = row;
  edges.left.fill(edges.left[last]!, last);
  edges.right.fill(edges.right[last]!, last);
  return evenEdges(edges, Math.round(EVEN * PX_PER_CM));
}

function rowOnMap(levels: readonly Level[], y: number): number {
  let k = 0;
  while (k < levels.length - 2 && levels[k + 1]![0] < y) k++;
  const [from, low] = levels[k]!;
  const [to, high] = levels[k + 1]!;
  return lerp(low, high, (y - from) / (to - from || 1));
}

function valuesAtRows(values: Float64Array, rows: Float64Array): Float64Array {
  const out = new Float64Array(rows.length);
  for (let y = 0; y < rows.length; y++) out[y] = valueAtRow(values, rows[y]!);
  return out;
}

/** @param levels from above downward; the last is the hem. */
export function fitLimb(
  layer: BakedLayer,
  hers: Edges,
  map: Edges,
  levels: readonly Level[],
  hem: Pick<LimbFit, 'sag' | 'isCut'>,
): LimbFit {
  const down = new Float64Array(hers.left.length);
  for (let y = 0; y < down.length; y++) down[y] = rowOnMap(levels, y);
  return {
    layer,
    ...hers,
    ...hem,
    top: levels[0]![0],
    fall: levels.at(-2)![0],
    hem: levels.at(-1)![0],
    down,
    mapLeft: valuesAtRows(map.left, down),
    mapRight: valuesAtRows(map.right, down),
  };
}

export interface Stretch {
  /** Of the map's pixels on hers, across and along, over the whole limb. */
  across: number;
  along: number;
  /** Rows that are stretched too far, as a share. */
  odd: number;
}

/** Across against along: beyond it folds look pressed, or drawn out. */
const BOUNDS = [0.5, 2.1] as const;

/** Her width in a row, that of the map, and what of the two is held against `along`. */
export type StretchRow = readonly [hers: number, map: number, ...ratios: number[]];

export function stretchOver(
  rows: readonly StretchRow[],
  along: number,
  [least, most]: readonly [number, number] = BOUNDS,
): Stretch {
  const sum = (of: 0 | 1): number => rows.reduce((total, row) => total + row[of], 0);
  const odd = rows.filter(([, , ...ratios]) => !ratios.every((ratio) => ratio > least && ratio < most));
  return { across: sum(0) / (sum(1) || 1), along, odd: rows.length ? odd.length / rows.length : 1 };
}

export function stretchOf({ left, right, mapLeft, mapRight, down, top, hem }: LimbFit): Stretch {
  const [from, to] = [Math.ceil(top), Math.min(Math.floor(hem), down.length - 2)];
  const along = (to - from) / (down[to]! - down[from]! || 1);
  const rows: StretchRow[] = [];
  for (let y = from; y < to; y += 2) {
    const [hers, map] = [right[y]! - left[y]!, mapRight[y]! - mapLeft[y]!];
    rows.push([hers, map, hers / (map || 1) / along, 1 / (down[y + 1]! - down[y]! || 1e-9) / along]);
  }
  return stretchOver(rows, along);
}
