// The trunk of a top in the tailor's outline: from side to side by rows, from the shoulders' line to the hem by columns.
import { formAt, PX_PER_CM, type BakedGarment, type BakedLayer } from '../../baked-cloth/baked-garment.ts';
import { newPlace, type MapPlace, type Placer } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { clamp, lerp, quantile, smoothstep, type Box } from '../../pixels/pixels.ts';
import { ARMPIT } from '../tops/armpit.ts';
import { armholeAt } from '../tops/sleeves.ts';
import { rowAtHeight, stretchOver, type OnMap, type Stretch, type StretchRow } from './fit-limb.ts';
import {
  edgesOf,
  EVEN,
  evened,
  evenEdges,
  goOnBelow,
  isCovered,
  valueAtRow,
  type Edges,
  type IsIts,
} from './row-edges.ts';

/** Of the standard body, in cm above the floor: where her armpit and her hip come to lie. */
const [PIT, HIP] = [120.5, 87.34] as const;
/** In torso lengths: above it cloth keeps its length, below it ends where the tailor's does. */
const KEEPS = 0.55;
/** In torso lengths: over so much the edges of armhole and side become one. */
const JOINS = 0.06;
/** Centimeters over which folds at the map's edges are evened. */
const EVEN_MAP = 2.5;
/** Centimeters that the middle of a front hangs below its sides. */
const LONGER = 7;

export interface TrunkFit {
  placer: Placer;
  stretch: Stretch;
}

/** One side of a front that opens. */
export interface Half {
  sign: -1 | 1;
  /** By row: its edge. */
  front: Float64Array;
}

export interface TrunkCut {
  /** Coverage 0..255 before sleeves were set in. */
  body: Uint8Array;
  /** Her row of the hem. */
  hem: number;
  /** Centimeters that the pattern may be too long without being cut. */
  most: number;
  half?: Half;
}

/** First and last covered pixel of each column: null where none is. */
interface Columns {
  top: Float64Array;
  bottom: Float64Array;
}

function columnsOf<T>(
  { width, height }: { width: number; height: number },
  isIts: IsIts<T>,
  data: T,
  { x0, y0, x1, y1 }: Box = { x0: 0, y0: 0, x1: width, y1: height },
): Columns {
  const [top, bottom] = [new Float64Array(width).fill(NaN), new Float64Array(width).fill(NaN)];
  for (let x = x0; x < x1; x++) {
    let [first, last] = [y0, y1 - 1];
    while (first <= last && !isIts(data, first * width + x, x, first)) first++;
    if (first > last) continue;
    while (!isIts(data, last * width + x, x, last)) last--;
    top[x] = first;
    bottom[x] = last + 1;
  }
  return { top, bottom };
}

/** On the trunk's map lie a sleeve's seam allowance and slivers of the back too. */
export const ownParts = ({ parts }: BakedLayer): number[] =>
  parts.filter(({ name }) => !/^(sleeve|back)/.test(name)).map(({ id }) => id);

interface OwnCloth extends OnMap {
  /** By part byte. */
  isOwn: readonly boolean[];
}

function ownClothOf(garment: BakedGarment, layer: BakedLayer): OwnCloth {
  const isOwn = Array.from({ length: 256 }, () => false);
  for (const id of ownParts(layer)) isOwn[id] = true;
  return { garment, layer, isOwn };
}

const isOwnCloth: IsIts<OwnCloth> = ({ garment, layer, isOwn }, _, x, y) => {
  const { data } = garment.forms;
  const o = formAt(garment, layer, x, y);
  return data[o]! > 127 && isOwn[data[o + 1]!]!;
};

/** Columns without an end take that of their neighbor toward the middle. Changes `values`. */
function goOnOutward(values: Float64Array, from: number, to: number): Float64Array {
  for (let x = Math.max(1, from); x < values.length; x++)
    if (x >= to || Number.isNaN(values[x]!)) values[x] = values[x - 1]!;
  for (let x = Math.min(to, values.length) - 1; x >= 0; x--)
    if (x < from || Number.isNaN(values[x]!)) values[x] = values[x + 1]!;
  return values;
}

/** Both sides of the neck, where the upper edge is highest. */
function neckPoints(top: Float64Array, from: number, middle: number, to: number): readonly [number, number] {
  const highest = (a: number, b: number, step: -1 | 1): number => {
    let best = a;
    for (let x = a; x !== b; x += step) if (top[x]! < top[best]!) best = x;
    return best;
  };
  return [highest(from, middle, 1), highest(to - 1, middle, -1)];
}

/** Over the opening of the neck the shoulders' line goes straight on. */
function closed(top: Float64Array, [left, right]: readonly [number, number]): Float64Array {
  const out = top.slice();
  for (let x = left + 1; x < right; x++) out[x] = lerp(top[left]!, top[right]!, (x - left) / (right - left));
  return out;
}

/** By column: the shoulders' line, from armhole to armhole; of a half to its front. */
function shouldersOf({ top }: Columns, [from, to]: readonly [number, number], half?: Half): Float64Array {
  const [a, b] = [Math.max(0, Math.round(from)), Math.min(top.length, Math.round(to))];
  const whole = goOnOutward(top, a, b);
  const [left, right] = neckPoints(whole, a, Math.round((a + b) / 2), b);
  if (!half) return evened(closed(whole, [left, right]), 2);
  const neck = whole[left]! < whole[right]! ? left : right;
  return evened(half.sign < 0 ? whole.fill(whole[neck]!, neck) : whole.fill(whole[neck]!, 0, neck), 2);
}

/** Of the standard body, in cm above the floor: below it the front of what opens hangs straight. */
const FRONT = 131;

/** Of the map: from armhole to armhole above the armpit, whose upper end goes straight on. */
function mapEdges(cloth: OwnCloth, half?: Half): Edges {
  const { layer } = cloth;
  const { left, right } = edgesOf(layer.box, isOwnCloth, cloth);
  const pit = Math.round(rowAtHeight(layer, PIT));
  const widthAt = (y: number): number =>
    half ? (half.sign < 0 ? -left[y]! : right[y]!) : right[y]! - left[y]!;
  let tip = 0;
  for (let y = 0; y < pit; y++) if (widthAt(y) > widthAt(tip)) tip = y;
  const front = Math.round(rowAtHeight(layer, FRONT));
  for (const [edge, sign] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const from = half && half.sign !== sign ? front : tip;
    edge.fill(edge[from]!, 0, from);
  }
  // A front is cut longer in its middle: below the sides' ends, they go straight on.
  let end = left.length - 1;
  while (end > pit && !isOwnCloth(cloth, 0, Math.round((left[end]! + right[end]!) / 2), end)) end--;
  let whole = end;
  for (let y = end; y > Math.max(pit, end - LONGER * PX_PER_CM); y--)
    if (widthAt(y) > widthAt(whole)) whole = y;
  left.fill(left[whole]!, whole);
  right.fill(right[whole]!, whole);
  return evenEdges({ left, right }, Math.round(EVEN_MAP * PX_PER_CM));
}

/** Of hers: the armhole, and the side below it; or the front of a half. */
function herEdges(model: BodyModel, { body, hem, half }: TrunkCut, within?: Box): Edges {
  const { frame } = model;
  const sides = edgesOf(model, isCovered, body, within);
  const [from, to] = [ARMPIT - JOINS / 2, ARMPIT + JOINS].map((t) => heightAtTorsoShare(frame, t));
  const join = (values: Float64Array, side: 0 | 1): Float64Array => {
    const edge = goOnBelow(values, hem - 3);
    const lowest = armholeAt(model, frame.sides[side], to!);
    for (let y = 0; y < edge.length; y++) {
      const armhole = y < to! ? armholeAt(model, frame.sides[side], y) : lowest;
      edge[y] = lerp(armhole, edge[y]!, smoothstep(from!, to!, y));
    }
    return edge;
  };
  const hers = {
    left: half?.sign === 1 ? half.front : join(sides.left, 0),
    right: half?.sign === -1 ? half.front : join(sides.right, 1),
  };
  return evenEdges(hers, Math.max(1, Math.round(frame.size * EVEN)));
}

/** Column of the map at a share from edge to edge, between two rows. */
const acrossAt = ({ left, right }: Edges, row: number, share: number): number =>
  lerp(valueAtRow(left, row), valueAtRow(right, row), share);

/** Lines of hers, and the same on the map. */
interface TrunkLines {
  hers: Edges;
  map: Edges;
  /** By column: the shoulders' line, and the end. */
  top: Float64Array;
  mapTop: Float64Array;
  bottom: Float64Array;
  mapBottom: Float64Array;
  /** Rows: of the armpit, of where cloth no longer keeps its length, and of the hem. */
  pit: number;
  mapPit: number;
  keeps: number;
  mapKeeps: number;
  hem: number;
  mapHem: number;
  /** Rows of the map per row of hers; where so the hem would lie. */
  scale: number;
  natural: number;
  /** The hem is the pattern's own. */
  isWhole: boolean;
}

function lowerRow(lines: TrunkLines, x: number, y: number, share: number): number {
  const { map, bottom, mapBottom, keeps, mapKeeps, mapHem, natural, isWhole } = lines;
  const down = (y - keeps) / Math.max(1, valueAtRow(bottom, x) - keeps);
  return lerp(mapKeeps, isWhole ? valueAtRow(mapBottom, acrossAt(map, mapHem, share)) : natural, down);
}

class TrunkPlacer implements Placer {
  readonly lines: TrunkLines;

  constructor(lines: TrunkLines) {
    this.lines = lines;
  }

  place(x: number, y: number, out: MapPlace): void {
    const { hers, map, top, mapTop, pit, mapPit, keeps, scale } = this.lines;
    const k = clamp(Math.floor(y), 0, hers.left.length - 1);
    const left = hers.left[k]!;
    const share = (x - left) / (hers.right[k]! - left || 1);
    out.limb = 0;
    if (y >= pit) {
      out.y = y < keeps ? mapPit + (y - pit) * scale : lowerRow(this.lines, x, y, share);
      out.x = acrossAt(map, out.y, share);
      return;
    }
    // Twice: the height of the shoulders' line on the map is that of the column.
    const up = (pit - y) / Math.max(1, pit - valueAtRow(top, x));
    out.y = mapPit;
    for (let round = 0; round < 2; round++)
      out.y = Math.max(0, lerp(mapPit, valueAtRow(mapTop, acrossAt(map, out.y, share)), up));
    out.x = acrossAt(map, out.y, share);
  }
}

function linesOf(model: BodyModel, garment: BakedGarment, layer: BakedLayer, cut: TrunkCut): TrunkLines {
  const { body, hem, most, half } = cut;
  const { frame, width, height } = model;
  const cloth = ownClothOf(garment, layer);
  const map = mapEdges(cloth, half);
  const within = contentBounds(body, width, height) ?? undefined;
  const hers = herEdges(model, cut, within);
  const high = Math.max(0, Math.floor(frame.shoulders[1]));
  const onMap = columnsOf(layer.box, isOwnCloth, cloth);
  const columns = columnsOf(model, isCovered, body, within);
  const pit = heightAtTorsoShare(frame, ARMPIT);
  const mapPit = rowAtHeight(layer, PIT);
  const scale = (rowAtHeight(layer, HIP) - mapPit) / (heightAtTorsoShare(frame, 1) - pit);
  const keeps = Math.min(heightAtTorsoShare(frame, KEEPS), lerp(pit, hem, 0.5));
  const mapKeeps = mapPit + (keeps - pit) * scale;
  const ends = [...onMap.bottom].filter((end, x) => x > map.left[0]! && x < map.right[0]! && end > 0);
  const mapHem = quantile(ends, 0.5);
  const natural = mapKeeps + (hem - keeps) * scale;
  return {
    hers,
    map,
    mapTop: shouldersOf(onMap, [map.left[0]!, map.right[0]!], half),
    top: shouldersOf(columns, [hers.left[high]!, hers.right[high]!], half),
    bottom: nearHem(columns.bottom, hem, frame.torso * 0.12),
    mapBottom: nearHem(onMap.bottom, mapHem, 4 * PX_PER_CM),
    ...{ pit, mapPit, keeps, mapKeeps, hem, mapHem, scale, natural },
    isWhole: mapHem - natural <= most * PX_PER_CM,
  };
}

function nearHem(values: Float64Array, usual: number, reach: number): Float64Array {
  const ends = evened(goOnOutward(values, 0, values.length), 3);
  for (let x = 0; x < ends.length; x++) ends[x] = clamp(ends[x]!, usual - reach, usual + reach);
  return ends;
}

export function fitTrunk(
  model: BodyModel,
  garment: BakedGarment,
  layer: BakedLayer,
  cut: TrunkCut,
): TrunkFit {
  const placer = new TrunkPlacer(linesOf(model, garment, layer, cut));
  return { placer, stretch: stretchOf(placer) };
}

function stretchOf(placer: TrunkPlacer): Stretch {
  const { hers, map, pit, mapPit, hem, mapHem, natural, isWhole } = placer.lines;
  const end = isWhole ? mapHem : natural;
  const along = (hem - pit) / (end - mapPit || 1);
  const rows: StretchRow[] = [];
  const place = newPlace();
  for (let y = Math.ceil(pit); y < hem - 2; y += 2) {
    const [left, right] = [hers.left[y]!, hers.right[y]!];
    placer.place((left + right) / 2, y, place);
    const row = place.y;
    placer.place((left + right) / 2, y + 1, place);
    const onIt = valueAtRow(map.right, row) - valueAtRow(map.left, row);
    const wide = right - left;
    rows.push([wide, onIt, wide / (onIt || 1) / along, 1 / (place.y - row || 1e-9) / along]);
  }
  return stretchOver(rows, along);
}
