// Paints a sheet of cloth on the canvas: colour and relief of the fabric under the light of the photo.
import type { BodyModel } from './analyse.ts';
import { blurInto } from './blur.ts';
import { rgbOf, weave } from './fabrics.ts';
import type { Weave } from './fabrics.ts';
import { foldAt } from './folds.ts';
import { valueNoise } from './noise.ts';
import { acrossOf, alongOf, PART } from './layer.ts';
import type { Layer } from './layer.ts';
import type { Manner, Sheet } from './piece.ts';
import { SOURCE } from './shading.ts';
import { alongSegment, clamp, distanceToSegment, lerp, luma, smoothstep } from './pixels.ts';
import type { Point } from './pixels.ts';

/**
 * How far the photo's own shading is believed, per SOURCE: none, old top, old bottom, skin, shoes. Pieces that hang
 * away from the old clothes take it evenly, or the old outline would show as a stripe.
 */
const TRUST: Record<Manner, readonly number[]> = {
  top: [0, 1, 0.12, 0.85, 0.2],
  trousers: [0.4, 0.4, 0.4, 0.4, 0.4],
  skirt: [0.09, 0.09, 0.09, 0.09, 0.09],
  coat: [0.22, 0.22, 0.22, 0.22, 0.22],
  shoes: [0, 0, 0, 0, 0],
  legs: [0, 0, 0.35, 1, 0.2],
  trim: [0, 0.4, 0.1, 0.3, 0.1],
};

const isSleeve = (part: number): boolean => part === PART.leftSleeve || part === PART.rightSleeve;

const isRound = (part: number): boolean =>
  part === PART.leftSleeve ||
  part === PART.rightSleeve ||
  part === PART.leftLeg ||
  part === PART.rightLeg ||
  part === PART.shoe;

const angleOf = (u: number): number => Math.asin(clamp((u - 0.5) * 2, -1, 1));

/** Turns a pixel into a point of the cloth, in grains, so that patterns follow limb and torso. */
function clothPoint(model: BodyModel) {
  const { frame } = model;
  const grain = 1000 / frame.size;
  const sleeveLength = frame.torso * 1.15 * grain;
  const legLength = (frame.ankles[1] - frame.hips[1]) * grain;
  const girth = frame.shoulderWidth * 0.5 * grain;
  const armRadius = frame.sides.map((side) => side.upperArm * grain);
  const legRadius = frame.sides.map((side) => side.kneeRadius * grain);
  // Filled anew for each pixel: a fresh pair per pixel would be most of a render's garbage.
  const point = { a: 0, b: 0 };
  const at = (a: number, b: number) => {
    point.a = a;
    point.b = b;
    return point;
  };
  return (part: number, x: number, y: number, u: number, v: number): typeof point => {
    const angle = angleOf(u);
    switch (part) {
      case PART.leftSleeve:
      case PART.rightSleeve:
        return at(angle * armRadius[part === PART.leftSleeve ? 0 : 1]!, v * sleeveLength);
      case PART.leftLeg:
      case PART.rightLeg:
        return at(angle * legRadius[part === PART.leftLeg ? 0 : 1]!, v * legLength);
      default: {
        const bulge = (1 - (2 * u - 1) ** 2) * frame.size * 0.009;
        const flat = (x - frame.shoulders[0]) * grain;
        // Round the body a pattern crowds towards the sides, and a skirt's widens with it.
        const wrapped = angleOf(u * 0.94 + 0.03) * girth;
        return at(lerp(flat, wrapped, 0.55), (y - bulge - frame.shoulders[1]) * grain);
      }
    }
  };
}

/** Light over the thighs under a skirt: two soft columns. */
function skirtForm(model: BodyModel, x: number, y: number): number {
  const { frame } = model;
  let form = 0.45;
  for (const side of frame.sides) {
    const raw = alongSegment(side.hip, side.knee, x, y);
    const t = clamp(raw, 0, 1.6);
    const across = (lerp(side.hip[0], side.knee[0], t) - x) / (frame.shoulderWidth * 0.26);
    const column = Math.exp(-across * across * 1.6) - 0.45;
    form = Math.max(form, 0.45 + column * smoothstep(-0.25, 0.35, raw) * (1 - smoothstep(1.1, 1.6, raw)));
  }
  return lerp(0.9, 1.07, form);
}

const soften = (layer: Layer, plane: Uint8Array, sigma: number): Uint8Array => {
  const out = new Uint8Array(plane.length);
  blurInto(plane, out, layer.width, layer.height, sigma);
  return out;
};

/** Holds highlights below white, so that pale cloth keeps its folds. */
const knee = (value: number): number =>
  value <= 205 ? value : 205 + 45 * (1 - Math.exp((205 - value) / 45));

/** Knife pleats: each rises to its fold and drops into shade; they open towards the hem. */
function pleatAt(u: number, v: number, count: number): number {
  // Seen on the round of the hips they crowd towards the sides.
  const at = (Math.asin(clamp((u - 0.5) * 1.96, -1, 1)) / Math.PI + 0.5) * count;
  const share = at - Math.floor(at);
  return (0.45 + 0.55 * v) * (0.14 * share - 0.09 - 0.12 * Math.exp(-((share / 0.1) ** 2)));
}

/** Rows of padding in grains: each bulges towards the light and is drawn in at its seam, which puckers. */
const CHANNEL = 46;
const DIAMOND = 30;

function quiltAt(quilt: 'channels' | 'diamonds', a: number, b: number): number {
  if (quilt === 'diamonds') {
    const [p, q] = [(a + b * 0.8) / DIAMOND, (a - b * 0.8) / DIAMOND];
    const [u, v] = [Math.abs(p - Math.floor(p) - 0.5), Math.abs(q - Math.floor(q) - 0.5)];
    const seam = smoothstep(0.42, 0.5, Math.max(u, v));
    return 0.05 - 0.2 * Math.max(u, v) ** 2 - 0.12 * seam;
  }
  const row = b / CHANNEL + (valueNoise(a * 0.02, b * 0.004) - 0.5) * 0.12;
  const at = row - Math.floor(row);
  const seam = Math.exp(-((Math.min(at, 1 - at) / 0.05) ** 2));
  const pucker =
    (valueNoise(a * 0.16, Math.floor(row + 0.5) * 7) - 0.5) * Math.exp(-((Math.min(at, 1 - at) / 0.22) ** 2));
  return 0.16 * Math.cos((at - 0.28) * Math.PI * 2) * 0.7 - 0.24 * seam + 0.16 * pucker;
}

/** Shadows of the photo belong to its own folds: the deepest are taken half. */
const deepest = (light: number): number => (light < 0.82 ? 0.82 - (0.82 - light) * 0.45 : light);

/** Paints one sheet, blending it by its coverage. */
export function paintSheet(model: BodyModel, sheet: Sheet, canvas: Uint8ClampedArray, seed: number): void {
  const { layer, cloth, manner } = sheet;
  const { width, alpha } = layer;
  const { low, wide, detail, trust, source } = model.shading;
  const { size, torso, shoulders } = model.frame;
  const fabric = weave(cloth, 1000 / size);
  const base = rgbOf(cloth.colour);
  const lift = 6 * (1 - luma(...base) / 255);
  const gloss = cloth.gloss ?? (cloth.fabric === 'satin' ? 0.2 : cloth.fabric === 'leather' ? 0.3 : 0);
  const near = soften(layer, alpha, size * 0.005);
  const far = soften(layer, alpha, size * 0.014);
  const sleeveShade = sheet.sleeves ? soften(layer, sheet.sleeves, size * 0.007) : null;
  const hangs = manner === 'trousers' || manner === 'skirt' || manner === 'coat';
  const seen = hangs ? soften(layer, trust, size * 0.02) : soften(layer, trust, size * 0.011);
  // Rolls and stuffed things are lit by their own roundness.
  const puff = sheet.form || sheet.soft ? soften(layer, alpha, size * 0.02) : null;
  const toCloth = clothPoint(model);
  // Pockets and seams of the old trousers must not show through what hangs over them.
  const nearness = manner === 'top' ? 0.9 : manner === 'coat' ? 0.2 : 0.5;
  const fine = manner === 'top' ? 1.1 : 0.2;
  const believed = TRUST[manner];
  // Belief fades towards the old hem: a step there would show as a band.
  const waist = model.oldWaist;
  const grain: Weave = { red: 0, green: 0, blue: 0, relief: 0 };
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]! / 255;
    if (cover < 0.004) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const part = layer.part[i]!;
    const u = acrossOf(layer, i);
    const v = alongOf(layer, i);
    const bow = Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2));
    const round = isRound(part)
      ? 0.86 + 0.14 * bow + (2 * u - 1) * model.light * 0.12
      : 0.93 + 0.07 * bow + (2 * u - 1) * model.light * 0.1;
    const edge =
      lerp(manner === 'trim' ? 0.94 : 0.87, 1, smoothstep(0.45, 0.98, near[i]! / 255)) *
      lerp(0.95, 1, smoothstep(0.4, 1, far[i]! / 255));
    const sleeve = isSleeve(part);
    // Where the photo's sleeve ended its shade would show as a ring on the new one.
    // The photo's armpits and hem corners are as dark as its own cut: at the piece's rims they mean nothing.
    const inner = manner === 'top' && part === PART.body ? smoothstep(0.01, 0.14, Math.min(u, 1 - u)) : 1;
    const hung = part === PART.skirt;
    const old =
      manner === 'top' && source[i] === SOURCE.oldTop ? smoothstep(waist, waist - torso * 0.12, y) : 1;
    const share = (hung ? TRUST.skirt : believed)[source[i]!]! * old;
    const belief = (seen[i]! / 255) * 0.9 * share * (sleeve ? 0.15 : 1) * inner;
    const seenLight =
      deepest(lerp(wide[i]!, low[i]!, hung ? 0.3 : nearness)) *
      lerp(round, 1, 0.55) *
      (manner === 'top' ? 1.045 : 1);
    let light = lerp(round * lerp(1, wide[i]!, 0.35), seenLight, belief);
    if (sleeveShade && !isRound(part)) {
      const depth = smoothstep(shoulders[1] + torso * 0.22, shoulders[1] + torso * 0.5, y);
      const open = 1 - sheet.sleeves![i]! / 255;
      light *= 1 - ((0.05 + 0.24 * depth) * sleeveShade[i]! * open) / 255;
    }
    if (part === PART.skirt) light *= skirtForm(model, x, y);
    light *= edge;
    if (puff) light *= lerp(0.8, 1.06, smoothstep(0.45, 1, puff[i]! / 255));
    if (manner !== 'legs' && manner !== 'trim')
      light += foldAt(part, u, v, seed, model.light) * (1 - 0.6 * belief);
    light += (detail[i]! / 1000) * belief * (trust[i]! / 255) * (hung ? 0 : fine);
    const { a, b } = toCloth(part, x, y, u, v);
    fabric(a, b, grain);
    if (sheet.pleats && part === PART.skirt) light += pleatAt(u, v, sheet.pleats);
    if (sheet.quilt) light += quiltAt(sheet.quilt, a, b);
    light += grain.relief * (0.5 + 0.5 * Math.min(1, light));
    light = clamp(0.52 + (light * 0.96 - 0.52) * 1.16, 0.14, 1.28);
    const shine = gloss > 0 ? Math.pow(clamp((light - 0.72) * 2.2, 0, 1), 3) * gloss * 90 : 0;
    const o = i * 4;
    canvas[o] = lerp(canvas[o]!, knee(grain.red * light * model.tint[0] + shine + lift), cover);
    canvas[o + 1] = lerp(canvas[o + 1]!, knee(grain.green * light * model.tint[1] + shine + lift), cover);
    canvas[o + 2] = lerp(
      canvas[o + 2]!,
      knee(grain.blue * light * model.tint[2] + shine + lift * 1.05),
      cover,
    );
  }
}

/** Darkens what lies under a sheet, a little below its edges, wherever there is a body or cloth to catch it. */
export function castShadow(
  sheet: Sheet,
  canvas: Uint8ClampedArray,
  catches: Uint8Array,
  drop: number,
  sigma: number,
  strength: number,
): void {
  const { layer } = sheet;
  const soft = soften(layer, layer.alpha, sigma);
  const shift = Math.round(drop) * layer.width;
  for (let i = Math.max(0, shift); i < soft.length; i++) {
    const open = (1 - layer.alpha[i]! / 255) * (catches[i]! / 255);
    const dark = (soft[i - shift]! / 255) * open * strength;
    if (dark < 0.004) continue;
    const o = i * 4;
    canvas[o]! *= 1 - dark;
    canvas[o + 1]! *= 1 - dark;
    canvas[o + 2]! *= 1 - dark * 0.95;
  }
}

/** A soft line through points, kept inside `clip`. */
export function drawLine(
  layer: Layer,
  canvas: Uint8ClampedArray,
  points: readonly Point[],
  width: number,
  colour: readonly [number, number, number],
  strength: number,
  onSleeves = false,
): void {
  // Coverage is gathered first, so that joints of the line are not painted twice.
  const seen = new Map<number, number>();
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b] = [points[k]!, points[k + 1]!];
    const x1 = Math.min(layer.width - 1, Math.ceil(Math.max(a[0], b[0]) + width + 1));
    const y1 = Math.min(layer.height - 1, Math.ceil(Math.max(a[1], b[1]) + width + 1));
    for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1]) - width - 1)); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0]) - width - 1)); x <= x1; x++) {
        const i = y * layer.width + x;
        if (onSleeves && !isSleeve(layer.part[i]!)) continue;
        const cover = clamp(width / 2 - distanceToSegment(a, b, x, y) + 0.5, 0, 1) * (layer.alpha[i]! / 255);
        if (cover > (seen.get(i) ?? 0)) seen.set(i, cover);
      }
    }
  }
  for (const [i, cover] of seen) {
    for (let c = 0; c < 3; c++) canvas[i * 4 + c] = lerp(canvas[i * 4 + c]!, colour[c]!, cover * strength);
  }
}

/** A small round button with a highlight. */
export function drawButton(
  layer: Layer,
  canvas: Uint8ClampedArray,
  at: Point,
  radius: number,
  colour: readonly [number, number, number],
): void {
  for (
    let y = Math.max(0, Math.floor(at[1] - radius - 1));
    y <= Math.min(layer.height - 1, at[1] + radius + 1);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor(at[0] - radius - 1));
      x <= Math.min(layer.width - 1, at[0] + radius + 1);
      x++
    ) {
      const i = y * layer.width + x;
      const cover = clamp(radius - Math.hypot(x - at[0], y - at[1]) + 0.5, 0, 1) * (layer.alpha[i]! / 255);
      if (cover <= 0) continue;
      const lit = x - at[0] + y - at[1] < -radius * 0.4 ? 1.5 : 1;
      for (let c = 0; c < 3; c++) canvas[i * 4 + c] = lerp(canvas[i * 4 + c]!, colour[c]! * lit + 8, cover);
    }
  }
}
