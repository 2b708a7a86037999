// A sheet without maps: outline, weave or print, and one soft light.
import type { BodyModel } from '../person/body-model.ts';
import { torsoShareAt } from '../person/measures/body-frame.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { hash } from '../pixels/noise.ts';
import { clamp, lerp, smoothstep, type Box } from '../pixels/pixels.ts';
import { toCloth } from './cloth-coordinates.ts';
import { bagLight, channelLight, legForm, shoeLight } from './cloth-relief.ts';
import { drapeLight } from './drapery.ts';
import { acrossAtPixel, alongAtPixel, isLeg, isSleeve, PART, type Layer } from './layer.ts';
import { BRIGHT, paintContext, type PaintContext } from './paint-context.ts';
import type { ShadingMode, Sheet } from './piece.ts';
import { readCloth, type LayerPixel } from './worn-cloth.ts';

/** Range of camera noise, in 1/255: painted cloth needs it too. */
export const FILM_GRAIN = 3.2;

/** How near to the photo's light, and how much of its fine detail is taken. */
const [NEARNESS, FINE] = [0.5, 0.2] as const;

/** What hangs free falls in soft folds. */
const HANGING: ReadonlySet<ShadingMode> = new Set(['top', 'trousers', 'skirt', 'coat']);

const isRound = (part: number): boolean =>
  isSleeve(part) || isLeg(part) || part === PART.shoe || part === PART.hat;

/** -1..1; body and sleeve are one round at the shoulder. `down`: 0 above armpit or crotch, 1 well below. */
function turnOf(part: number, u: number, v: number, down: number): number {
  const turn = 2 * u - 1;
  if (part === PART.leftSleeve) return turn < 0 ? turn * smoothstep(0.1, 0.34, v) : turn;
  if (part === PART.rightSleeve) return turn > 0 ? turn * smoothstep(0.1, 0.34, v) : turn;
  if (part === PART.leftLeg) return turn > 0 ? turn * down : turn;
  if (part === PART.rightLeg) return turn < 0 ? turn * down : turn;
  return part === PART.body || part === PART.coat ? turn * lerp(0.55, 1, down) : turn;
}

function hipTurn({ frame }: BodyModel, x: number, y: number): number {
  const { left, right } = frame.outline(Math.min(torsoShareAt(frame, y), 1.15));
  return clamp(((x - left) / (right - left || 1)) * 2 - 1, -1, 1);
}

const BRIGHTEST = 250;

/** Holds highlights below white, so that pale cloth keeps its folds. */
export const knee = (value: number, from = BRIGHT): number =>
  value <= from ? value : from + (BRIGHTEST - from) * (1 - Math.exp((from - value) / (BRIGHTEST - from)));

/** The photo's deepest shadows belong to its own folds: half of them is taken. */
const deepest = (light: number): number => (light < 0.82 ? 0.82 - (0.82 - light) * 0.45 : light);

/** An upper edge turns to the light (`side`), a lower edge away. `near`: blurred coverage of the sheet. */
function edgeLight(near: Uint8Array, i: number, width: number, side: number): number {
  const down = (near[i + 2 * width] ?? 0) - (near[i - 2 * width] ?? 0);
  const right = (near[i + 2] ?? 0) - (near[i - 2] ?? 0);
  return (down - right * side * 0.8) / 255;
}

const each = (of: (share: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, v) => of(v / 255));
const AT_EDGE = each((near) => lerp(0.94, 1, smoothstep(0.45, 0.98, near)));
const NEAR_EDGE = each((far) => lerp(0.97, 1, smoothstep(0.4, 1, far)));
const PUFFED = each((puff) => lerp(0.8, 1.06, smoothstep(0.45, 1, puff)));

interface RowShares {
  belowCrotch: number;
  belowChest: number;
  belowArms: number;
}

function rowShares({ model, crotch, chest, armpit }: PaintContext, y: number): RowShares {
  const { torso, shoulders } = model.frame;
  return {
    belowCrotch: smoothstep(crotch, crotch + torso * 0.3, y),
    belowChest: smoothstep(chest, armpit, y),
    belowArms: smoothstep(shoulders[1] + torso * 0.22, shoulders[1] + torso * 0.5, y),
  };
}

/** One pass after the other: function calls per pixel would box every number. */
interface RowLight {
  turn: Float64Array;
  round: Float64Array;
  belief: Float64Array;
  light: Float64Array;
}

interface Stretch {
  y: number;
  x0: number;
  x1: number;
}

/** Of 255: less is invisible. */
const LEAST_COVER = 2;

function coveredStretch(alpha: Uint8Array, start: number, y: number, content: Box): Stretch {
  let { x0, x1 } = content;
  while (x0 < x1 && alpha[start + x0]! < LEAST_COVER) x0++;
  while (x0 < x1 && alpha[start + x1 - 1]! < LEAST_COVER) x1--;
  return { y, x0, x1 };
}

const bowOf = (turn: number): number => Math.sqrt(Math.max(0, 1 - turn * turn));

const isOnLegs = (part: number): boolean => isLeg(part) || part === PART.waist;

const freeOf = (part: number, { belowCrotch }: RowShares): number => (isOnLegs(part) ? belowCrotch : 1);

function turnRow(
  { model, sheet }: PaintContext,
  row: RowShares,
  { y, x0, x1 }: Stretch,
  out: RowLight,
): void {
  const { layer } = sheet;
  for (let x = x0, i = y * layer.width + x0; x < x1; x++, i++) {
    if (layer.alpha[i]! < LEAST_COVER) continue;
    const part = layer.part[i]!;
    const free = freeOf(part, row);
    const down = isOnLegs(part) ? free : row.belowChest;
    let turn = turnOf(part, acrossAtPixel(layer, i), alongAtPixel(layer, i), down);
    if (free < 1) turn = lerp(hipTurn(model, x, y), turn, part === PART.waist ? 0 : free);
    const bow = bowOf(turn);
    const limb = isRound(part) ? free : 0;
    out.turn[x - x0] = turn;
    out.round[x - x0] =
      lerp(0.8 + 0.21 * Math.sqrt(bow), 0.7 + 0.31 * bow, limb) + turn * model.light * lerp(0.12, 0.16, limb);
  }
}

function lightRow(all: PaintContext, { y, x0, x1 }: Stretch, out: RowLight): void {
  const { sheet, trust, pale, model } = all;
  const { layer } = sheet;
  const { low, wide, seen, source } = model.shading;
  for (let x = x0, i = y * layer.width + x0; x < x1; x++, i++) {
    if (layer.alpha[i]! < LEAST_COVER) continue;
    const round = out.round[x - x0]!;
    // Less where the photo's sleeve ended, or its shade would show as a ring.
    const believed = trust ? trust[source[i]!]! * (isSleeve(layer.part[i]!) ? 0.15 : 1) : 0;
    const belief = (seen[i]! / 255) * 0.9 * believed;
    const light = round * lerp(1, wide[i]!, 0.35);
    out.belief[x - x0] = belief;
    out.light[x - x0] = light;
    if (belief <= 0) continue;
    const seenLight = lerp(deepest(lerp(wide[i]!, low[i]!, NEARNESS)), 1, 0.3 * pale) * lerp(round, 1, 0.55);
    out.light[x - x0] = lerp(light, seenLight, belief);
  }
}

/** Sleeves shade the body beside them. */
function shadeRow(
  { sheet }: PaintContext,
  shade: Uint8Array,
  { belowArms }: RowShares,
  { y, x0, x1 }: Stretch,
  { light }: RowLight,
): void {
  const { layer, sleeves } = sheet;
  for (let x = x0, i = y * layer.width + x0; x < x1; x++, i++) {
    if (layer.alpha[i]! < LEAST_COVER || isRound(layer.part[i]!)) continue;
    light[x - x0]! *= 1 - (0.24 * belowArms * shade[i]! * (1 - sleeves![i]! / 255)) / 255;
  }
}

/** A sheet with a light of its own takes no other. */
function formRow(all: PaintContext, row: RowShares, { y, x0, x1 }: Stretch, { turn, light }: RowLight): void {
  const { model, sheet, near, far, puff } = all;
  const { layer, lit } = sheet;
  const { sides } = model.frame;
  const isSheer = sheet.manner === 'legs';
  for (let x = x0, i = y * layer.width + x0, k = 0; x < x1; x++, i++, k++) {
    if (layer.alpha[i]! < LEAST_COVER) continue;
    const part = layer.part[i]!;
    if (part === PART.shoe) light[k] = shoeLight(turn[k]!, alongAtPixel(layer, i), model.light);
    else if (part === PART.bag) light[k] = bagLight(turn[k]!, alongAtPixel(layer, i), model.light);
    else if (isSheer && isLeg(part)) {
      const side = sides[part === PART.leftLeg ? 0 : 1];
      light[k]! *= lerp(1, legForm(side, model.light, turn[k]!, y), row.belowCrotch);
    }
    light[k] = lit ? lit[i]! / 128 : light[k]! * (AT_EDGE[near[i]!]! * NEAR_EDGE[far[i]!]!);
    if (puff) light[k]! *= PUFFED[puff[i]!]!;
  }
}

function foldRow(all: PaintContext, row: RowShares, { y, x0, x1 }: Stretch, out: RowLight): void {
  const { model, sheet, seed } = all;
  const { layer, manner } = sheet;
  const { detail, trust } = model.shading;
  const hangs = HANGING.has(manner);
  for (let x = x0, i = y * layer.width + x0, k = 0; x < x1; x++, i++, k++) {
    if (layer.alpha[i]! < LEAST_COVER) continue;
    const part = layer.part[i]!;
    const belief = out.belief[k]!;
    let light = out.light[k]!;
    if (hangs)
      light +=
        drapeLight(part, acrossAtPixel(layer, i), alongAtPixel(layer, i), seed, model.light) *
        freeOf(part, row);
    out.light[k] = light + (detail[i]! / 1000) * belief * (trust[i]! / 255) * FINE;
  }
}

const PIXEL: LayerPixel = { part: 0, x: 0, y: 0, across: 0, along: 0 };

function placeOn(layer: Layer, i: number, x: number, y: number): void {
  PIXEL.part = layer.part[i]!;
  PIXEL.x = x;
  PIXEL.y = y;
  PIXEL.across = acrossAtPixel(layer, i);
  PIXEL.along = alongAtPixel(layer, i);
}

function weaveRow(all: PaintContext, canvas: Uint8ClampedArray, { y, x0, x1 }: Stretch, row: RowLight): void {
  const { model, sheet, point, grain, thick, gloss, lift, dim, white } = all;
  const { layer, quilt, own } = sheet;
  const { exposure: dusk, tint, frame } = model;
  // Stretched tights let light through in front.
  const sheer = sheet.manner === 'legs' ? 13 : 0;
  for (let x = x0, i = y * layer.width + x0; x < x1; x++, i++) {
    if (layer.alpha[i]! < LEAST_COVER) continue;
    const part = layer.part[i]!;
    if (all.fleecy) [point.a, point.b] = [(x * 1000) / frame.size, (y * 1000) / frame.size];
    else toCloth(point, part, x, y, acrossAtPixel(layer, i), alongAtPixel(layer, i));
    if (own) {
      placeOn(layer, i, x, y);
      readCloth(own, PIXEL, all.form, grain);
    } else all.fabric(point.a, point.b, grain);
    let light = row.light[x - x0]!;
    if (quilt === 'channels') light += channelLight(point.a, point.b);
    light += grain.relief * (0.5 + 0.5 * Math.min(1, light));
    if (thick > 0) light += thick * edgeLight(all.near, i, layer.width, model.light);
    light = clamp(0.52 + (light * 0.96 - 0.52) * 1.16, 0.14, 1.28) * dim;
    const through = sheer > 0 ? sheer * bowOf(row.turn[x - x0]!) ** 4 * all.darkness : 0;
    const shine = gloss > 0 ? Math.pow(clamp((light - 0.72) * 2.2, 0, 1), 3) * gloss * 90 : 0;
    const o = i * 4;
    const cover = layer.alpha[i]! / 255;
    const noise = (hash(x, y) - 0.5) * FILM_GRAIN;
    const more = through + shine + lift;
    canvas[o] = lerp(canvas[o]!, knee(grain.red * light * tint[0] + more, white) * dusk + noise, cover);
    canvas[o + 1] = lerp(
      canvas[o + 1]!,
      knee(grain.green * light * tint[1] + more, white) * dusk + noise,
      cover,
    );
    canvas[o + 2] = lerp(
      canvas[o + 2]!,
      knee(grain.blue * light * tint[2] + more, white) * dusk + noise,
      cover,
    );
  }
}

/** Rows are separate functions: one loop over a whole sheet would be compiled again for each. */
export function paintSheet(model: BodyModel, sheet: Sheet, canvas: Uint8ClampedArray, seed: number): void {
  const { alpha, width, height } = sheet.layer;
  const content = contentBounds(alpha, width, height);
  if (!content) return;
  const all = paintContext(model, sheet, seed, content);
  const plane = (): Float64Array => new Float64Array(content.x1 - content.x0);
  const light: RowLight = { turn: plane(), round: plane(), belief: plane(), light: plane() };
  for (let y = content.y0; y < content.y1; y++) {
    const stretch = coveredStretch(alpha, y * width, y, content);
    if (stretch.x0 >= stretch.x1) continue;
    const row = rowShares(all, y);
    turnRow(all, row, stretch, light);
    lightRow(all, stretch, light);
    if (all.sleeveShade) shadeRow(all, all.sleeveShade, row, stretch, light);
    formRow(all, row, stretch, light);
    foldRow(all, row, stretch, light);
    weaveRow(all, canvas, stretch, light);
  }
}
