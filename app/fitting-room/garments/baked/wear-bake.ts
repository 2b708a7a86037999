// The tailor's outline on her body is the silhouette that a baked garment is worn in: each row of each limb is
// stretched from edge to edge, and along by the stations of her body.
import type { BakedGarment, BakedLayer, LayerName, StationName } from '../../baked-cloth/baked-garment.ts';
import { CANVAS, INNER_SIDE, PX_PER_CM } from '../../baked-cloth/baked-garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { acrossAtPixel, alongAtPixel, PART, placePixel, type Layer, type Part } from '../../cloth/layer.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { placeOnMap, type LimbFit, type WornBake } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, hemHeight } from '../../person/measures/body-frame.ts';
import { rowMiddle } from '../../person/measures/row-spans.ts';
import { clamp, lerp, smoothstep, type Picture } from '../../pixels/pixels.ts';
import { legAxisAt } from '../bottoms/cover-legs.ts';
import { hemOf } from '../bottoms/trousers.ts';

export type Bakes = ReadonlyMap<string, BakedGarment>;

/** In torso lengths below the shoulders. */
const HIP = 1;
/** Where legs that part do so, at the highest and the lowest. */
const [HIGHEST_CROTCH, LOWEST_CROTCH] = [1.16, 1.3] as const;

interface Edges {
  left: Float64Array;
  right: Float64Array;
}

/** Means over `radius` values to either side, twice: folds at an edge move nothing inside. */
function evened(values: Float64Array, radius: number): Float64Array {
  let from = values;
  for (let pass = 0; pass < 2; pass++) {
    const sums = new Float64Array(from.length + 1);
    for (let k = 0; k < from.length; k++) sums[k + 1] = sums[k]! + from[k]!;
    from = from.map((_, k) => {
      const reach = Math.min(radius, k, sums.length - 2 - k);
      return (sums[k + reach + 1]! - sums[k - reach]!) / (2 * reach + 1);
    });
  }
  return from;
}

/** Rows without an edge take that of the row next to them, the upper first. */
function filled(values: Float64Array): Float64Array {
  const first = values.findIndex((value) => !Number.isNaN(value));
  if (first < 0) return values.fill(0);
  values.fill(values[first]!, 0, first);
  for (let k = first + 1; k < values.length; k++) if (Number.isNaN(values[k]!)) values[k] = values[k - 1]!;
  return values;
}

/** By row, of the pixels that `isIts` takes. */
function edgesOf(
  { width, height }: { width: number; height: number },
  isIts: (i: number, x: number, y: number) => boolean,
): Edges {
  const [left, right] = [new Float64Array(height).fill(NaN), new Float64Array(height).fill(NaN)];
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!isIts(i, x, y)) continue;
      if (Number.isNaN(left[y]!)) left[y] = x;
      right[y] = x + 1;
    }
  return { left: filled(left), right: filled(right) };
}

const evenEdges = ({ left, right }: Edges, radius: number): Edges => ({
  left: evened(left, radius),
  right: evened(right, radius),
});

/** Below `row` her edges go on as they come. */
function onBelow(values: Float64Array, row: number): Float64Array {
  const last = clamp(Math.floor(row), 1, values.length - 1);
  const back = Math.max(0, last - SLOPE_ROWS);
  const slope = (values[last]! - values[back]!) / (last - back || 1);
  for (let y = last + 1; y < values.length; y++) values[y] = values[last]! + slope * (y - last);
  return values;
}
const SLOPE_ROWS = 24;

/** On the map, centimeters over which folds of its edge are evened. */
const EVEN_CM = 5;

/** Of the map's end: there a row is not whole. */
const HEM_FOLDS = 3;

const isFrontOf = ({ data, width }: Picture, x: number, y: number): boolean => {
  const o = (y * width + x) * 4;
  return data[o]! > 127 && (data[o + 1]! & INNER_SIDE) === 0;
};

/** @param within columns of the box: a leg ends at the center front, though its layer reaches beyond */
function mapEdges({ forms }: BakedGarment, layer: BakedLayer, [from, to]: readonly [number, number]): Edges {
  const { x, y, width, height } = layer.box;
  const isCovered = (_: number, column: number, row: number): boolean =>
    column >= from && column < to && isFrontOf(forms, x + column, y + row);
  const edges = edgesOf({ width, height }, isCovered);
  const end = Math.min(height - 1, Math.round(stationRow(layer, 'hem') ?? height));
  // Folds end at different heights: the last rows hold a part of the hem only.
  let last = end;
  for (let y = end; y > end - HEM_FOLDS * PX_PER_CM; y--)
    if (edges.right[y]! - edges.left[y]! > edges.right[last]! - edges.left[last]!) last = y;
  for (let y = last + 1; y < height; y++) [edges.left[y], edges.right[y]] = [edges.left[last]!, edges.right[last]!];
  return evenEdges(edges, Math.round(EVEN_CM * PX_PER_CM));
}

/** Her height to the map's row, both in ascending order: straight between. */
type Levels = readonly (readonly [hers: number, map: number])[];

function rowOnMap(levels: Levels, y: number): number {
  let k = 0;
  while (k < levels.length - 2 && levels[k + 1]![0] < y) k++;
  const [[from, low], [to, high]] = [levels[k]!, levels[k + 1]!];
  return lerp(low, high, (y - from) / (to - from || 1));
}

const stationRow = ({ stations, at }: BakedLayer, name: StationName): number | null => {
  const station = stations.find((one) => one.name === name);
  return station ? (station.left[1] + station.right[1]) / 2 - at[1] : null;
};

function levelsOf(layer: BakedLayer, hers: readonly (readonly [StationName, number])[]): Levels {
  const found = hers.flatMap(([name, y]) => {
    const row = stationRow(layer, name);
    return row === null ? [] : [[y, row] as const];
  });
  return found.filter(([y, row], k) => k === 0 || (y > found[k - 1]![0] + 2 && row > found[k - 1]![1] + 2));
}

/** A waistband this near, in cm, is hers: further off the cloth is cut where her waist is. */
const SAME_WAIST = 4;

/** The map's row at her waist: cloth keeps its length from the waist to the hip, whatever the rise. */
function waistRow(layer: BakedLayer, hers: { waist: number; crotch: number; knee: number }): number {
  const [top, crotch, knee] = (['waist', 'crotch', 'knee'] as const).map((name) => stationRow(layer, name) ?? 0);
  const scale = (knee! - crotch!) / (hers.knee - hers.crotch || 1);
  const natural = crotch! - (hers.crotch - hers.waist) * scale;
  return natural < top! + SAME_WAIST * PX_PER_CM ? top! : natural;
}

const rowValue = (values: Float64Array, at: number): number => {
  const y = clamp(at, 0, values.length - 1.001);
  const k = Math.floor(y);
  return lerp(values[k]!, values[Math.min(k + 1, values.length - 1)]!, y - k);
};

function fitLimb(layer: BakedLayer, hers: Edges, map: Edges, levels: Levels, sag: number): LimbFit {
  const down = hers.left.map((_, y) => rowOnMap(levels, y));
  return {
    layer,
    ...hers,
    sag,
    from: levels[Math.max(0, levels.length - 2)]![0],
    hem: levels.at(-1)![0],
    down,
    mapLeft: down.map((row) => rowValue(map.left, row)),
    mapRight: down.map((row) => rowValue(map.right, row)),
  };
}

const layerOf = ({ facts }: BakedGarment, name: LayerName): BakedLayer => {
  const layer = facts.layers.find((one) => one.name === name);
  if (!layer) throw new Error(`a baked ${facts.garment} without its ${name}`);
  return layer;
};

/** Grains of the weave per centimeter of the pattern, from how the map was stretched onto her. */
function grainsOf({ frame }: BodyModel, limbs: readonly LimbFit[], from: number, to: number) {
  const [first] = limbs;
  const perPixel = 1000 / frame.size;
  const rows = (fit: LimbFit): number => rowValue(fit.down, to) - rowValue(fit.down, from);
  let [wide, onMap] = [0, 0];
  for (const fit of limbs)
    for (let y = Math.round(from); y < to; y += 4) {
      wide += fit.right[y]! - fit.left[y]!;
      onMap += fit.mapRight[y]! - fit.mapLeft[y]!;
    }
  const along = ((to - from) / (rows(first!) || 1)) * PX_PER_CM * perPixel;
  return [(wide / (onMap || 1)) * PX_PER_CM * perPixel, along] as const;
}

/** Of the standard body, in cm above the floor. */
const heightOf = ({ layer, down }: LimbFit, y: number): number =>
  (CANVAS.floor - layer.at[1] - rowValue(down, y)) / PX_PER_CM;

const EVEN_HERS = 0.012;
/** In torso lengths: seen from the height of a chest, a hem hangs lower in the middle. */
const [TROUSER_SAG, SKIRT_SAG] = [0.022, 0.035] as const;

/** The first row in which the tailor's legs part. */
function crotchOf({ frame }: BodyModel, { alpha, width }: Layer): number {
  const [from, to] = [HIGHEST_CROTCH, LOWEST_CROTCH].map((share) => Math.round(heightAtTorsoShare(frame, share)));
  const [a, b] = frame.sides;
  for (let y = from!; y < to!; y++) {
    const [first, last] = [legAxisAt(a, y), legAxisAt(b, y)].sort((one, other) => one - other);
    for (let x = Math.ceil(first!); x < last!; x++) if (alpha[y * width + x]! < 128) return y;
  }
  return to!;
}

function wearTrousers(
  model: BodyModel,
  garment: BakedGarment,
  drawing: Extract<DrawnGarment['drawing'], { kind: 'trousers' }>,
  layer: Layer,
): WornBake {
  const { frame } = model;
  const { alpha, part, width, height } = layer;
  const waist = frame.outline(drawing.waist);
  const crotch = crotchOf(model, layer);
  const even = Math.max(1, Math.round(frame.size * EVEN_HERS));
  const middleAt = (y: number): number =>
    lerp(rowMiddle(waist), frame.hips[0], clamp((y - waist.y) / (crotch - waist.y || 1), 0, 1));
  const whole = edgesOf({ width, height }, (i) => alpha[i]! > 127);
  const legs = ([PART.leftLeg, PART.rightLeg] as const).map((leg) =>
    edgesOf({ width, height }, (i, _, y) => alpha[i]! > 127 && y > crotch && part[i] === leg),
  );
  const [first, second] = legs as [Edges, Edges];
  const inner = Array.from(first.right, (right, y) => {
    const middle = middleAt(y);
    if (y <= crotch) return [middle, middle] as const;
    const [a, b] = [right, second.left[y]!];
    return a > b ? ([(a + b) / 2, (a + b) / 2] as const) : ([a, b] as const);
  });
  const innerLeft = Float64Array.from(inner, ([a]) => a);
  const innerRight = Float64Array.from(inner, ([, b]) => b);
  const evenedEdge = (values: Float64Array, end: number): Float64Array => evened(onBelow(values, end - 2), even);
  const [leftHem, rightHem] = frame.sides.map((side) => hemOf(side, drawing.length)) as [number, number];
  const hers: readonly [Edges, Edges] = [
    { left: evenedEdge(whole.left, leftHem), right: evenedEdge(innerLeft, leftHem) },
    { left: evenedEdge(innerRight, rightHem), right: evenedEdge(whole.right, rightHem) },
  ];
  const names = ['left leg', 'right leg'] as const;
  const limbs = names.map((name, k) => {
    const baked = layerOf(garment, name);
    const side = frame.sides[k as 0 | 1];
    const center = CANVAS.middle - baked.at[0];
    const within = k === 0 ? ([0, Math.round(center)] as const) : ([Math.round(center), CANVAS.width] as const);
    const map = mapEdges(garment, baked, within);
    const crotchRow = stationRow(baked, 'crotch') ?? 0;
    const centered = (values: Float64Array): Float64Array =>
      values.map((value, row) => (row <= crotchRow ? center : value));
    const edges = k === 0 ? { ...map, right: centered(map.right) } : { ...map, left: centered(map.left) };
    const top = waistRow(baked, { waist: waist.y, crotch, knee: side.knee[1] });
    const levels: Levels = [
      [waist.y, top],
      ...levelsOf(baked, [
        ['crotch', crotch],
        ['knee', side.knee[1]],
        ['hem', hemOf(side, drawing.length)],
      ]),
    ];
    return fitLimb(baked, hers[k]!, edges, levels, frame.torso * TROUSER_SAG);
  });
  const border = Float64Array.from(inner, ([a, b]) => (a + b) / 2);
  const grains = grainsOf(model, limbs, waist.y, frame.ankles[1]);
  return { garment, limbs, border: evenedEdge(border, Math.min(leftHem, rightHem)), grains, waist: heightOf(limbs[0]!, waist.y) };
}

function wearSkirt(
  model: BodyModel,
  garment: BakedGarment,
  drawing: Extract<DrawnGarment['drawing'], { kind: 'skirt' }>,
  { alpha, width, height }: Layer,
): WornBake {
  const { frame } = model;
  const baked = layerOf(garment, 'skirt');
  const even = Math.max(1, Math.round(frame.size * EVEN_HERS));
  const waist = heightAtTorsoShare(frame, drawing.waist);
  const hem = hemHeight(frame, drawing.length);
  const covered = edgesOf({ width, height }, (i) => alpha[i]! > 127);
  const hers = evenEdges({ left: onBelow(covered.left, hem - 3), right: onBelow(covered.right, hem - 3) }, even);
  const levels = levelsOf(baked, [
    ['waist', waist],
    ['hip', heightAtTorsoShare(frame, HIP)],
    ['hem', hem],
  ]);
  const limbs = [fitLimb(baked, hers, mapEdges(garment, baked, [0, CANVAS.width]), levels, frame.torso * SKIRT_SAG)];
  const grains = grainsOf(model, limbs, waist, hem);
  return { garment, limbs, border: null, grains, waist: heightOf(limbs[0]!, waist) };
}

/** Beside the tailor's hem, in torso lengths, the maps decide where cloth ends. */
const HEM_REACH = 0.09;
const BELOW_HEM = 0.03;

/** Folds and the break over a shoe: what of the last rows is cloth. */
function hemFromMaps(model: BodyModel, baked: WornBake, layer: Layer): void {
  const { width, height, alpha, part } = layer;
  const reach = model.frame.torso * HEM_REACH;
  const lowest = model.frame.torso * BELOW_HEM;
  const place = { limb: 0, x: 0, y: 0 };
  const from = Math.floor(Math.min(...baked.limbs.map(({ hem }) => hem)) - reach);
  const to = Math.min(height, Math.ceil(Math.max(...baked.limbs.map(({ hem, sag }) => hem + sag)) + reach));
  for (let y = Math.max(1, from); y < to; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      placeOnMap(baked, x + 0.5, y + 0.5, place);
      const fit = baked.limbs[place.limb]!;
      if (y < fit.hem - reach) continue;
      const low = fit.hem + fit.sag - y;
      const cover = mapCover(baked.garment, fit.layer, place.x, place.y) * smoothstep(-lowest, 0, low);
      const above = part[i - width]!;
      if (cover > 8 && alpha[i]! < 8 && alpha[i - width]! > 0)
        placePixel(layer, i, above as Part, acrossAtPixel(layer, i - width), alongAtPixel(layer, i - width));
      alpha[i] = cover > 8 && part[i] === PART.none ? 0 : cover;
    }
}

/** Coverage 0..255 between pixels of the map; of the far side none: feet and legs stand before it. */
function mapCover({ forms }: BakedGarment, { box }: BakedLayer, x: number, y: number): number {
  const [px, py] = [x - 0.5, y - 0.5];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  if (column < 0 || row < 0 || column > box.width - 2 || row > box.height - 2) return 0;
  const at = (dx: number, dy: number): number => {
    const o = ((box.y + row + dy) * forms.width + box.x + column + dx) * 4;
    return forms.data[o + 1]! & INNER_SIDE ? 0 : forms.data[o]!;
  };
  return lerp(lerp(at(0, 0), at(1, 0), px - column), lerp(at(0, 1), at(1, 1), px - column), py - row);
}

/** @param piece as the tailor cut it */
export function wearBake(
  model: BodyModel,
  piece: Piece,
  { drawing }: DrawnGarment,
  garment: BakedGarment,
): Piece {
  const [main, ...rest] = piece.sheets as [Sheet, ...Sheet[]];
  const baked =
    drawing.kind === 'trousers'
      ? wearTrousers(model, garment, drawing, main.layer)
      : drawing.kind === 'skirt'
        ? wearSkirt(model, garment, drawing, main.layer)
        : null;
  if (!baked) return piece;
  hemFromMaps(model, baked, main.layer);
  return { ...piece, sheets: [{ ...main, baked, lines: [], cut: main.cut }, ...rest] };
}
