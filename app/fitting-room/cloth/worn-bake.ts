// Where a pixel on her lies on the maps of a baked garment: its light and its place on the cloth there.
import {
  BRIGHTEST,
  CANVAS,
  formAt,
  GRID_STEP,
  INNER_SIDE,
  PX_PER_CM,
  type BakedGarment,
  type BakedLayer,
  type BakedPart,
} from '../baked-cloth/baked-garment.ts';
import { clamp, lerp } from '../pixels/pixels.ts';

/** A limb of hers on its layer, by row of her picture; the map's coordinates are those of the layer's box. */
export interface LimbFit {
  layer: BakedLayer;
  /** Her edges, and where they lie on the map; the row of the map. */
  left: Float64Array;
  right: Float64Array;
  mapLeft: Float64Array;
  mapRight: Float64Array;
  down: Float64Array;
  /** Her rows where it begins, and where it ends. */
  top: number;
  hem: number;
  /** How much lower the hem hangs in the middle; cloth follows it from the row `fall` on. */
  sag: number;
  fall: number;
  /** The hem is not the pattern's own: it was longer. */
  isCut: boolean;
}

/** Legs, or a skirt, each from edge to edge in each row. */
export interface Rows {
  limbs: readonly LimbFit[];
  /** By row: where the second limb begins; with one limb nowhere. */
  border: Float64Array | null;
  /** Pressed down the middle of each leg. */
  isPressed: boolean;
}

/** Classes fulfill it: machine code of a closure dies with its picture, and the next one compiles it anew. */
export interface Placer {
  /** Where a pixel of hers lies on the layers: `out` is written, for a new one per pixel would be garbage. */
  place(x: number, y: number, out: MapPlace): void;
}

export interface WornBake {
  garment: BakedGarment;
  /** Those that are seen here, by number of the limb. */
  layers: readonly BakedLayer[];
  placer: Placer;
  rows?: Rows;
  /** Radians clockwise that cloth is turned on her, by row of the layer: light falls on it from another side. */
  turn?: (row: number) => number;
  /** It is cut by its tailor's outline: the maps of these parts go on beyond their own edges. */
  goesOn?: readonly number[];
  /** Whose mean light is that of the garment. */
  level: readonly BakedLayer[];
  /** Grains of cloth per centimeter of the pattern, across and along: a weave keeps its size on every figure. */
  grains: readonly [across: number, along: number];
  /** Centimeters above the floor of the pattern: where her waist and her hem cut it. */
  waist: number;
  hem: number;
  /** Sewn lines: of trousers, of a skirt's waistband; none in the skirt of a dress. */
  seams: 'trousers' | 'band' | 'none';
}

/** Weights of the four lights. */
export interface LightWeights {
  left: number;
  front: number;
  right: number;
  top: number;
}

/** A layer under the light of one photo. */
export interface LitLayer {
  width: number;
  height: number;
  /** Row of the floor that the pattern stands on. */
  floor: number;
  light: Float32Array;
  normalX: Uint8Array;
  normalY: Uint8Array;
  cover: Uint8Array;
  part: Uint8Array;
  /** By part byte. */
  places: readonly (ClothGrid | undefined)[];
  /** Of a pixel whose part has none. */
  usual: ClothGrid | undefined;
}

interface ClothGrid {
  columns: number;
  rows: number;
  fromX: number;
  fromY: number;
  u: Float32Array;
  v: Float32Array;
}

const BRIGHTNESS = Float32Array.from({ length: 256 }, (_, byte) => BRIGHTEST * (byte / 255) ** 2);

function gridOf({ forms }: BakedGarment, { grid, from }: BakedPart): ClothGrid {
  const { x, y, width, height } = grid;
  const [u, v] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let row = 0; row < height; row++) {
    const at = (y + row) * forms.width + x;
    centimetersRow(forms.data, at, u, row * width, width);
    centimetersRow(forms.data, at + width, v, row * width, width);
  }
  return { columns: width, rows: height, fromX: from[0], fromY: from[1], u, v };
}

function centimetersRow(
  forms: Uint8Array | Uint8ClampedArray,
  at: number,
  out: Float32Array,
  to: number,
  count: number,
): void {
  for (let k = 0, o = at * 2; k < count; k++, o += 2)
    out[to + k] = (forms[o]! * 256 + forms[o + 1]!) / 100 - 200;
}

function lightRow(
  { lights }: BakedGarment,
  lit: LitLayer,
  weights: LightWeights,
  above: number,
  below: number,
  to: number,
): void {
  const { data } = lights;
  for (let x = 0, o = above, p = below, i = to; x < lit.width; x++, o += 3, p += 3, i++) {
    lit.light[i] =
      weights.left * BRIGHTNESS[data[o]!]! +
      weights.front * BRIGHTNESS[data[o + 1]!]! +
      weights.right * BRIGHTNESS[data[o + 2]!]! +
      weights.top * BRIGHTNESS[data[p + 1]!]!;
    lit.normalX[i] = data[p]!;
    lit.normalY[i] = data[p + 2]!;
  }
}

function formRow(forms: Uint8Array, { cover, part, width }: LitLayer, from: number, to: number): void {
  for (let o = from, i = to; i < to + width; o += 2, i++) {
    cover[i] = forms[o]!;
    part[i] = forms[o + 1]!;
  }
}

/** @param weightsAt by row of the layer */
export function lightLayer(
  garment: BakedGarment,
  layer: BakedLayer,
  weightsAt: (row: number) => LightWeights,
): LitLayer {
  const { forms, lights, facts } = garment;
  const { x, y, width, height } = layer.box;
  const plane = (): Uint8Array => new Uint8Array(width * height);
  const places: (ClothGrid | undefined)[] = [];
  for (const part of layer.parts) places[part.id] = gridOf(garment, part);
  const lit: LitLayer = {
    width,
    height,
    floor: CANVAS.floor - layer.at[1],
    light: new Float32Array(width * height),
    normalX: plane(),
    normalY: plane(),
    cover: plane(),
    part: plane(),
    places,
    usual: places.find((one) => one !== undefined),
  };
  for (let row = 0; row < height; row++) {
    const at = ((y + row) * lights.width + x) * 3;
    lightRow(garment, lit, weightsAt(row), at, at + facts.atlas.height * lights.width * 3, row * width);
    formRow(forms.data, lit, formAt(garment, layer, 0, row), row * width);
  }
  return lit;
}

export interface BakeSample {
  light: number;
  /** In the picture: to the right, and upward; -1..1. */
  normalX: number;
  normalY: number;
  part: number;
  inner: boolean;
  /** Centimeters on the flat cloth. */
  u: number;
  v: number;
  /** Centimeters above the floor of the pattern, as worn. */
  height: number;
  /** How many times narrower than flat cloth is seen: at the edge of a fold. */
  squeeze: number;
}

export const newSample = (): BakeSample => ({
  ...{ light: 0, normalX: 0, normalY: 0, part: 0, inner: false, u: 0, v: 0, height: 0, squeeze: 1 },
});

/** Between four pixels. One for each kind of array: of two kinds at one place each is read far more slowly. */
const mixFloats = (plane: Float32Array, i: number, stride: number, dx: number, dy: number): number => {
  const upper = plane[i]! + (plane[i + 1]! - plane[i]!) * dx;
  const lower = plane[i + stride]! + (plane[i + stride + 1]! - plane[i + stride]!) * dx;
  return upper + (lower - upper) * dy;
};

const mixBytes = (plane: Uint8Array, i: number, stride: number, dx: number, dy: number): number => {
  const upper = plane[i]! + (plane[i + 1]! - plane[i]!) * dx;
  const lower = plane[i + stride]! + (plane[i + stride + 1]! - plane[i + stride]!) * dx;
  return upper + (lower - upper) * dy;
};

/** A column or row of the layer: pixel centers lie at halves. */
const within = (at: number, size: number): number => clamp(at - 0.5, 0, size - 1.001);

/** Fractions are handed over within `place`: as arguments each would be garbage. */
function placeOnCloth(grid: ClothGrid, lit: LitLayer, place: MapPlace, out: BakeSample): void {
  const gx = clamp((within(place.x, lit.width) - grid.fromX) / GRID_STEP, 0, grid.columns - 1.001);
  const gy = clamp((within(place.y, lit.height) - grid.fromY) / GRID_STEP, 0, grid.rows - 1.001);
  const column = Math.floor(gx);
  const row = Math.floor(gy);
  const i = row * grid.columns + column;
  out.u = mixFloats(grid.u, i, grid.columns, gx - column, gy - row);
  out.v = mixFloats(grid.v, i, grid.columns, gx - column, gy - row);
  const across = Math.abs(grid.u[i + 1]! - grid.u[i]!) + Math.abs(grid.v[i + 1]! - grid.v[i]!);
  out.squeeze = (across / GRID_STEP) * PX_PER_CM;
}

/** @param place in the layer's box */
export function sampleLayer(lit: LitLayer, place: MapPlace, out: BakeSample): void {
  const { width, height } = lit;
  const px = within(place.x, width);
  const py = within(place.y, height);
  const column = Math.floor(px);
  const row = Math.floor(py);
  const dx = px - column;
  const dy = py - row;
  const i = row * width + column;
  out.light = mixFloats(lit.light, i, width, dx, dy);
  out.normalX = (mixBytes(lit.normalX, i, width, dx, dy) - 128) / 127;
  out.normalY = (mixBytes(lit.normalY, i, width, dx, dy) - 128) / 127;
  out.height = (lit.floor - py) / PX_PER_CM;
  const near = i + (dx > 0.5 ? 1 : 0) + (dy > 0.5 ? width : 0);
  const byte = lit.part[near]!;
  out.inner = (byte & INNER_SIDE) > 0;
  out.part = byte & ~INNER_SIDE;
  const grid = lit.places[out.part] ?? lit.usual;
  if (grid) placeOnCloth(grid, lit, place, out);
}

/** Which limb, and where on its map. */
export interface MapPlace {
  limb: number;
  /** From edge to edge of the limb, 0..1, and pixels from its middle. */
  share: number;
  aside: number;
  x: number;
  y: number;
}

export const newPlace = (): MapPlace => ({ limb: 0, share: 0, aside: 0, x: 0, y: 0 });

export class RowsPlacer implements Placer {
  readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  place(x: number, y: number, out: MapPlace): void {
    placeOnRows(this.rows, x, y, out);
  }
}

export function placeOnRows({ limbs, border }: Rows, x: number, y: number, out: MapPlace): void {
  const row = clamp(Math.floor(y), 0, limbs[0]!.down.length - 1);
  out.limb = border && x >= border[row]! ? 1 : 0;
  const fit = limbs[out.limb]!;
  const left = fit.left[row]!;
  const right = fit.right[row]!;
  const share = (x - left) / (right - left || 1);
  out.share = share;
  out.aside = (share - 0.5) * (right - left);
  out.x = lerp(fit.mapLeft[row]!, fit.mapRight[row]!, share);
  const inside = clamp(share, 0, 1);
  const lower =
    fit.sag * (4 * inside * (1 - inside)) * clamp((y - fit.fall) / (fit.hem - fit.fall || 1), 0, 1.2);
  const at = clamp(y - lower, 0, fit.down.length - 1.001);
  const above = Math.floor(at);
  out.y = lerp(fit.down[above]!, fit.down[above + 1]!, at - above);
}
