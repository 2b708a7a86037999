// A sheet of baked cloth: color looked up on the flat cloth, light from the maps.
import type { BakedGarment, BakedLayer } from '../baked-cloth/baked-garment.ts';
import type { Cloth } from '../../domain/looks/cloth.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import type { BodyModel } from '../person/body-model.ts';
import { hash } from '../pixels/noise.ts';
import { clamp, gaussian, lerp, luma, smoothstep, type Rgb } from '../pixels/pixels.ts';
import { detailsOf, type Details } from './baked-details.ts';
import { goOnBeyond } from './go-on-beyond.ts';
import { rgbOf, weave } from './fabric/fabrics.ts';
import type { Fabricator, Weave } from './fabric/weave.ts';
import { glossOf, isPatterned } from './paint-context.ts';
import { FILM_GRAIN, knee } from './paint-sheet.ts';
import type { Sheet } from './piece.ts';
import {
  lightLayer,
  newPlace,
  newSample,
  sampleLayer,
  type BakeSample,
  type LightWeights,
  type LitLayer,
  type MapPlace,
  type Rows,
  type WornBake,
} from './worn-bake.ts';

/** Light is multiplied on encoded colors: this power of linear light, a little more than the encoding's. */
const CONTRAST = 0.62;
/** Light from everywhere, as a share, at least: folds of a photo are never black. */
export const LEAST_AMBIENT = 0.1;
/** Of a garment's mean light. */
const LEVEL = 0.985;
/** Of 255: light on black cloth still shows its form. */
const FORM = 36;
const LEAST_COVER = 2;

/** Of the four lights that maps hold: their sum in a studio. */
const BAKED_SUM = 1.28;

/** Her photo's, without what comes from everywhere. */
export function lightsOf({ lights }: Pick<BodyModel, 'lights'>): LightWeights {
  const share = BAKED_SUM / (1 - lights.ambient);
  return {
    left: lights.left * share,
    front: lights.front * share,
    right: lights.right * share,
    top: lights.top * share,
  };
}

function meanLight(layers: readonly LitLayer[]): number {
  let [sum, count] = [0, 0];
  for (const { light, cover } of layers)
    for (let i = 0; i < light.length; i += 5) {
      if (cover[i]! < 200) continue;
      sum += light[i]!;
      count++;
    }
  return count > 0 ? sum / count : 1;
}

const STEPS = 1024;
const MOST_LIGHT = 3;

/** By linear light, as a share of the mean. */
const BRIGHTNESS = Float64Array.from({ length: STEPS + 1 }, (_, k) =>
  Math.pow((k / STEPS) * MOST_LIGHT, CONTRAST),
);

const FINE: ReadonlySet<Cloth['fabric']> = new Set([
  'stripe',
  'check',
  'floral',
  'knit',
  'rib',
  'cable',
  'corduroy',
  'tweed',
]);
/** Where in a pixel it is looked at, to the right and down alike. */
const ONE: readonly number[] = [0.5];
const TWO: readonly number[] = [0.25, 0.75];

interface Work {
  model: BodyModel;
  sheet: Sheet;
  baked: WornBake;
  layers: readonly LitLayer[];
  mean: number;
  ambient: number;
  fabric: Fabricator;
  details: Details | null;
  isPrinted: boolean;
  squeezed: number;
  ground: Rgb;
  points: readonly number[];
  sample: BakeSample;
  place: MapPlace;
  grain: Weave;
  lift: number;
  darkness: number;
  gloss: number;
  /** How narrow a highlight is, and where light comes from. */
  shine: number;
  toLight: readonly [number, number, number];
  /** Of the pixel, 0..255, before grain of the film. */
  sum: Float64Array;
}

const SHARP: Partial<Record<Cloth['fabric'], number>> = { satin: 9, velvet: 6 };

/** Half way between the eye and the light: right, up, toward the viewer. */
function towardLight({ left, right, top, front }: LightWeights): readonly [number, number, number] {
  const [x, y, z] = [(right - left) * 0.9 + 0.12, 0.2 + top, 0.7 + front];
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

function shineOf({ gloss, shine, toLight, sample }: Work): number {
  if (gloss <= 0) return 0;
  const { normalX, normalY } = sample;
  const z = Math.sqrt(Math.max(0, 1 - normalX * normalX - normalY * normalY));
  const facing = Math.max(0, normalX * toLight[0] + normalY * toLight[1] + z * toLight[2]);
  return facing ** shine * gloss * SHINE * Math.min(1, sample.light);
}
/** Of 255, of a gloss of one. */
const SHINE = 150;

/** A ridge that the light falls on from one side, from below the hip on. */
function pressed({ model, place, toLight }: Work, { limbs }: Rows, y: number): number {
  const { size } = model.frame;
  const [near, wide] = [size * 0.0016, size * 0.0034];
  const side = toLight[0] >= 0 ? place.aside : -place.aside;
  const top = limbs[place.limb]!.fall;
  const along = smoothstep(top - size * 0.2, top - size * 0.1, y);
  return along * (0.055 * gaussian(side - near, near) - 0.08 * gaussian(side + wide * 0.6, wide * 0.6));
}

/** A print that is seen so much narrower turns away into a fold: nothing of it can be told. */
const SQUEEZED = { free: 2.6, cut: 5 } as const;

function losePrint({ grain, sample, ground, squeezed }: Work): void {
  const lost = clamp((sample.squeeze - squeezed) / squeezed, 0, 1);
  grain.red = lerp(grain.red, ground[0], lost);
  grain.green = lerp(grain.green, ground[1], lost);
  grain.blue = lerp(grain.blue, ground[2], lost);
}

/** Between an arm and the trunk no light came in where the pattern hung: hers hang further apart. */
const deepest = (light: number): number => (light < DEEP ? DEEP - (DEEP - light) * 0.5 : light);
const DEEP = 0.62;

/** Of pixel `column`, `row`. @param at where in it, 0..1 to the right and down alike, by its place in `points` */
function addSample(work: Work, column: number, row: number, at: number): void {
  const { model, baked, layers, sample, place, grain, fabric, sum } = work;
  const y = row + work.points[at]!;
  baked.placer.place(column + work.points[at]!, y, place);
  sampleLayer(layers[place.limb]!, place, sample);
  fabric(sample.u * baked.grains[0], -sample.v * baked.grains[1], grain);
  if (work.isPrinted && sample.squeeze > work.squeezed) losePrint(work);
  work.details?.draw(sample, grain);
  const seen = lerp(sample.light / work.mean, 1, work.ambient);
  const share = Math.min(MOST_LIGHT, baked.goesOn ? deepest(seen) : seen);
  const wide = model.shading.wide[row * model.width + column]!;
  let light = BRIGHTNESS[Math.floor((share / MOST_LIGHT) * STEPS)]! * LEVEL * lerp(1, wide, 0.35);
  if (sample.inner) light *= 0.6;
  if (baked.rows?.isPressed) light += pressed(work, baked.rows, y) * lerp(0.45, 1, work.darkness);
  light = clamp(light + grain.relief * (0.5 + 0.5 * Math.min(1, light)), 0.1, 1.35);
  const form = (light - 1) * FORM * work.darkness ** 2;
  const more = work.lift + form + shineOf(work);
  sum[0]! += knee(grain.red * light * model.tint[0] + more);
  sum[1]! += knee(grain.green * light * model.tint[1] + more);
  sum[2]! += knee(grain.blue * light * model.tint[2] + more);
}

function paintRow(work: Work, canvas: Uint8ClampedArray, y: number, x0: number, x1: number): void {
  const { sheet, points, sum, model } = work;
  const { alpha, width } = sheet.layer;
  const share = model.exposure / points.length;
  for (let x = x0, i = y * width + x0; x < x1; x++, i++) {
    if (alpha[i]! < LEAST_COVER) continue;
    sum[0] = sum[1] = sum[2] = 0;
    for (let at = 0; at < points.length; at++) addSample(work, x, y, at);
    const cover = alpha[i]! / 255;
    const noise = (hash(x, y) - 0.5) * FILM_GRAIN;
    for (let c = 0, o = i * 4; c < 3; c++, o++) canvas[o] = lerp(canvas[o]!, sum[c]! * share + noise, cover);
  }
}

/** Light that falls on cloth which is turned by `angle`, as it would fall on it before. */
export function turnedLights({ left, right, top, front }: LightWeights, angle: number): LightWeights {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out = { left: 0, right: 0, top: 0, front };
  for (const [weight, x, y] of [
    [left, -1, 0],
    [right, 1, 0],
    [top, 0, -1],
  ] as const) {
    const [across, down] = [x * cos + y * sin, y * cos - x * sin];
    out.left += weight * Math.max(0, -across);
    out.right += weight * Math.max(0, across);
    out.top += weight * Math.max(0, -down);
    // None was baked from below.
    out.front += weight * Math.max(0, down) * 0.5;
  }
  return out;
}

type LitLayers = Map<BakedLayer, LitLayer>;
/** Of the garments that were painted last on a photo: bodice and skirt of a dress take turns. */
const LIT = new WeakMap<BodyModel, Map<BakedGarment, LitLayers>>();
const MOST_LIT = 2;

/** Once per garment and layer. */
function litLayer(
  model: BodyModel,
  { garment, turn, goesOn }: WornBake,
  layer: BakedLayer,
  weights: LightWeights,
): LitLayer {
  const garments = LIT.get(model) ?? new Map<BakedGarment, LitLayers>();
  LIT.set(model, garments);
  const layers = garments.get(garment) ?? new Map();
  garments.set(garment, layers);
  for (const oldest of garments.keys()) if (garments.size > MOST_LIT) garments.delete(oldest);
  const known = layers.get(layer);
  if (known) return known;
  const lit = lightLayer(garment, layer, (row) => (turn ? turnedLights(weights, turn(row)) : weights));
  if (goesOn) goOnBeyond(lit, goesOn);
  layers.set(layer, lit);
  return lit;
}

export function paintBakedSheet(
  model: BodyModel,
  sheet: Sheet,
  baked: WornBake,
  canvas: Uint8ClampedArray,
): void {
  const { layer, cloth } = sheet;
  const content = contentBounds(layer.alpha, layer.width, layer.height);
  if (!content) return;
  const weights = lightsOf(model);
  const lit = (of: BakedLayer): LitLayer => litLayer(model, baked, of, weights);
  const darkness = 1 - luma(...rgbOf(cloth.colour)) / 255;
  const work: Work = {
    model,
    sheet,
    baked,
    layers: baked.layers.map(lit),
    mean: meanLight(baked.level.map(lit)),
    ambient: Math.max(LEAST_AMBIENT, model.lights.ambient),
    fabric: weave(cloth, 1000 / model.frame.size),
    details: detailsOf(cloth, baked),
    points: FINE.has(cloth.fabric) ? TWO : ONE,
    isPrinted: isPatterned(cloth),
    squeezed: SQUEEZED[baked.goesOn ? 'cut' : 'free'],
    ground: rgbOf(cloth.colour),
    sample: newSample(),
    place: newPlace(),
    grain: { red: 0, green: 0, blue: 0, relief: 0 },
    lift: 6 * darkness,
    darkness,
    gloss: glossOf(cloth),
    shine: SHARP[cloth.fabric] ?? 26,
    toLight: towardLight(weights),
    sum: new Float64Array(3),
  };
  for (let y = content.y0; y < content.y1; y++) paintRow(work, canvas, y, content.x0, content.x1);
}
