import type { BodyModel } from '../../person/body-model.ts';
import type { Canvas } from '../../cloth/canvas.ts';
import { acrossAtPixel, alongAtPixel, isLeg, PART, type Layer } from '../../cloth/layer.ts';
import { legLightAt, lightLegs, type LegLight } from './limb-form.ts';
import { inArmHue, limbColorAt, measureLimbLight, type LimbLight } from './limb-lighting.ts';
import { chestRelief } from './chest-relief.ts';
import { matchAtBorder, skinGainAt, type SkinGain } from './skin-lighting.ts';
import { skinTexture } from './skin-texture.ts';
import { blurInto } from '../../pixels/blur.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { clamp, lerp, luma, lumaAt, smoothstep, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { torsoShareAt } from '../../person/measures/body-frame.ts';
import { feetFrom, measureFoot } from '../../person/measures/foot.ts';

/** Colors to be laid on, RGBA, and how much of each pixel they cover, 0..1. */
interface Paint {
  colors: Uint8ClampedArray;
  cover: Float32Array;
}

const newPaint = ({ width, height }: BodyModel): Paint => ({
  colors: new Uint8ClampedArray(width * height * 4),
  cover: new Float32Array(width * height),
});

const UNCHANGED = [1, 1, 1] as const;

/** `shown`: 0..255 where her skin is as it is already, which is not painted again. */
function layPaint(model: BodyModel, canvas: Canvas, { colors, cover }: Paint, shown: Uint8Array): void {
  const { crop, width, height, frame } = model;
  const content = contentBounds(cover, width, height);
  if (!content) return;
  const own = new Uint8Array(cover.length);
  for (let y = content.y0; y < content.y1; y++) ownRow(cover, shown, own, y * width, (y + 1) * width);
  const gain = matchAtBorder(crop, colors, own, frame.size);
  for (let y = content.y0; y < content.y1; y++)
    layRow(crop, canvas, { colors, cover, shown, gain }, y, content.x0, content.x1);
}

function ownRow(cover: Float32Array, shown: Uint8Array, own: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (cover[i]! > 0 && shown[i]! > 200) own[i] = 255;
}

interface Coat extends Paint {
  shown: Uint8Array;
  gain: SkinGain;
}

function layRow(
  crop: Picture,
  { pixels }: Canvas,
  { colors, cover, shown, gain }: Coat,
  y: number,
  x0: number,
  x1: number,
): void {
  for (let x = x0; x < x1; x++) {
    const i = y * crop.width + x;
    if (cover[i] === 0) continue;
    const light = shown[i] === 255 ? UNCHANGED : skinGainAt(gain, x, y);
    for (const c of [0, 1, 2] as const) {
      const o = i * 4 + c;
      const value = lerp(colors[o]! * light[c], crop.data[o]!, shown[i]! / 255);
      pixels[o] = lerp(pixels[o]!, value, cover[i]!);
    }
  }
}

/** @param worn coverage of what is already drawn on chest and neck: there is cloth, not skin. */
export function paintSkin(model: BodyModel, canvas: Canvas, bare: Uint8Array, worn: Uint8Array): void {
  const { width, height, ownSkin } = model;
  const content = contentBounds(bare, width, height);
  if (!content) return;
  const paint = newPaint(model);
  for (let y = content.y0; y < content.y1; y++)
    paintSkinRow(model, canvas, { bare, worn, paint }, y, content.x0, content.x1);
  layPaint(model, canvas, paint, ownSkin);
}

function paintSkinRow(
  { skin, shading, width, frame }: BodyModel,
  canvas: Canvas,
  { bare, worn, paint }: { bare: Uint8Array; worn: Uint8Array; paint: Paint },
  y: number,
  x0: number,
  x1: number,
): void {
  const unit = 1000 / frame.size;
  for (let x = x0; x < x1; x++) {
    const i = y * width + x;
    const cover = (bare[i]! / 255) * (1 - worn[i]! / 255);
    if (cover < 0.004) continue;
    const light = clamp(shading.low[i]! / Math.max(0.4, shading.wide[i]!), 0.7, 1.15) * 0.2 + 0.8;
    const form = light + chestRelief(frame, x, y);
    // As lit as the base of the neck, and further down as her other skin.
    const lit = 0.45 * smoothstep(-0.06, 0.3, torsoShareAt(frame, y));
    // Takes the tone of visible skin beside it, so that the old neckline leaves no edge.
    const far = 0.8 * smoothstep(0.5, 0.05, skin.closeTo(x, y));
    const grain = skinTexture(x, y, unit);
    for (const c of [0, 1, 2] as const) {
      const o = i * 4 + c;
      const tone = lerp(skin.neck[c], skin.color[c], lit) * skin.throat[c];
      // Shadows on skin are warm: blue falls first.
      paint.colors[o] = lerp(skin.near(x, y, c), tone, far) * Math.pow(form * grain, 1 + c * 0.15);
    }
    paint.cover[i] = cover;
    canvas.catches[i] = Math.max(canvas.catches[i]!, bare[i]!);
  }
}

/** Trust in the photo's light on an arm, 0..255: not just below the old sleeve, which shaded it. */
function ownArm(model: BodyModel, limbs: Layer): Uint8Array {
  const { classes, width, height, frame } = model;
  const { alpha } = limbs;
  const sleeves = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i += width) copyWithin(alpha, classes.clothes, sleeves, i, i + width);
  blurInto(sleeves, sleeves, width, height, frame.size * 0.016);
  const out = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i += width) ownArmRow(alpha, classes.skin, sleeves, out, i, i + width);
  return out;
}

function copyWithin(mask: Uint8Array, from: Uint8Array, to: Uint8Array, start: number, end: number): void {
  for (let i = start; i < end; i++) if (mask[i]! > 0) to[i] = from[i]!;
}

function ownArmRow(
  mask: Uint8Array,
  skin: Uint8Array,
  sleeves: Uint8Array,
  out: Uint8Array,
  start: number,
  end: number,
): void {
  for (let i = start; i < end; i++)
    if (mask[i]! > 0)
      out[i] = 255 * smoothstep(0.22, 0.02, sleeves[i]! / 255) * smoothstep(0.6, 0.95, skin[i]! / 255);
}

/** 0..255: what is her skin already, in the photo or on the plate, is not painted again; feet are, out of old shoes. */
function shownSkin(model: BodyModel, { part }: Layer): Uint8Array {
  const { classes, width, height, frame, ownSkin, undressed } = model;
  if (!undressed) return ownSkin;
  const cloth = blurredBytes(classes.clothes, width, height, Math.max(1.2, frame.size * 0.003));
  const feet = feetFrom(model);
  const rows = Float64Array.from({ length: width }, (_, x) => feet(x));
  const out = new Uint8Array(ownSkin.length);
  for (let y = 0; y < height; y++) showRow({ own: ownSkin, skin: classes.skin, cloth, part, rows }, out, y);
  return out;
}

interface Shown {
  own: Uint8Array;
  skin: Uint8Array;
  cloth: Uint8Array;
  part: Uint8Array;
  /** By column, from which on a foot is painted. */
  rows: Float64Array;
}

function showRow({ own, skin, cloth, part, rows }: Shown, out: Uint8Array, y: number): void {
  const width = rows.length;
  for (let x = 0; x < width; x++) {
    const i = y * width + x;
    if (isLeg(part[i]!) && i / width > rows[x]!) continue;
    const sure = 255 * smoothstep(0.8, 0.98, skin[i]! / 255) * smoothstep(0.2, 0.02, cloth[i]! / 255);
    out[i] = Math.max(own[i]!, sure);
  }
}

interface Limbs {
  paint: Paint;
  model: BodyModel;
  canvas: Canvas;
  limbs: Layer;
  own: ReturnType<typeof measureLimbLight>;
  legLight: LegLight;
  seen: Uint8Array;
  unit: number;
  usualColor: Float64Array;
  feet: readonly (Rgb | null)[];
}

export function paintLimbs(model: BodyModel, canvas: Canvas, limbs: Layer): void {
  const { width, height } = limbs;
  const content = contentBounds(limbs.alpha, width, height);
  if (!content) return;
  const all: Limbs = {
    paint: newPaint(model),
    model,
    canvas,
    limbs,
    own: measureLimbLight(model),
    legLight: lightLegs(model.lights, model.frame.sides),
    seen: ownArm(model, limbs),
    unit: 1000 / model.frame.size,
    usualColor: new Float64Array(3),
    feet: colorsAboveFeet(model),
  };
  for (let y = content.y0; y < content.y1; y++) paintLimbRow(all, y, content.x0, content.x1);
  layPaint(model, canvas, all.paint, shownSkin(model, limbs));
}

/** In her height: so far above a foot that is drawn anew the leg tells its color. */
const ABOVE_FOOT = 0.03;
const LEAST_LEG = 30; // pixels

/** The plate's color of each leg above its foot; null where it has none. */
function colorsAboveFeet(model: BodyModel): readonly (Rgb | null)[] {
  const { crop, classes, frame, width, undressed } = model;
  return frame.sides.map((side) => {
    if (!undressed) return null;
    const { from, ankle, ankleHalf } = measureFoot(model, side);
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let y = Math.max(0, Math.round(from - frame.size * ABOVE_FOOT)); y < Math.round(from) - 1; y++)
      for (let x = Math.ceil(ankle[0] - ankleHalf * 0.7); x < ankle[0] + ankleHalf * 0.7; x++) {
        const i = y * width + x;
        if (classes.skin[i]! < 200) continue;
        count++;
        for (const c of [0, 1, 2] as const) sum[c] += crop.data[i * 4 + c]!;
      }
    return count < LEAST_LEG ? null : (sum.map((value) => value / count) as unknown as Rgb);
  });
}

/** Legs are closer together than arms: the light on one is nearly that on the other. */
function legColor(own: LimbLight, side: 0 | 1, c: 0 | 1 | 2): number {
  const middle = (which: 0 | 1): number => limbColorAt(own, which, 0.5, c);
  return own.open * lerp(middle(side), middle(side === 0 ? 1 : 0), 0.42);
}

const isTowardBody = (part: number, across: number): boolean =>
  part === PART.leftSleeve ? across < 0 : part === PART.rightSleeve && across > 0;

const sideOf = (part: number): 0 | 1 => (part === PART.rightSleeve || part === PART.rightLeg ? 1 : 0);

/** Into `usualColor`: that of a foot is its leg's on the plate, of other limbs that of seen arms. @returns whether it is known */
function putUsualColor(
  { own, usualColor, feet }: Limbs,
  isOfLeg: boolean,
  side: 0 | 1,
  across: number,
): boolean {
  const foot = isOfLeg ? feet[side] : null;
  if (foot) usualColor.set(foot);
  else if (own)
    for (const c of [0, 1, 2] as const)
      usualColor[c] = isOfLeg ? legColor(own, side, c) : limbColorAt(own, side, (1 - across) / 2, c);
  return foot !== null || own !== null;
}

function paintLimbRow(all: Limbs, y: number, x0: number, x1: number): void {
  const { paint, model, canvas, limbs, own, legLight, seen, unit, usualColor } = all;
  const { skin, shading, crop, width, light: from } = model;
  for (let x = x0; x < x1; x++) {
    const i = y * width + x;
    const cover = limbs.alpha[i]! / 255;
    if (cover < 0.004) continue;
    const part = limbs.part[i]!;
    let across = acrossAtPixel(limbs, i) * 2 - 1;
    if (isTowardBody(part, across)) across *= smoothstep(0.04, 0.3, alongAtPixel(limbs, i));
    const grain = skinTexture(x, y, unit);
    const leg = isLeg(part);
    const side = sideOf(part);
    const form = leg ? legLightAt(legLight, side, -across, y) : 1;
    const round = leg
      ? form
      : 0.74 + 0.3 * Math.sqrt(Math.max(0, 1 - across * across)) + across * from * 0.16;
    const fall = Math.min(1.15, shading.low[i]! / Math.max(0.4, shading.wide[i]!));
    const light = round * (0.78 + 0.22 * fall) + shading.detail[i]! / 4000;
    const bright = lumaAt(crop.data, i);
    const isKnown = putUsualColor(all, leg, side, across);
    const usual = seen[i]! > 0 && own ? luma(usualColor[0]!, usualColor[1]!, usualColor[2]!) : 1;
    const far = seen[i]! / 255;
    const skinned = lerp(smoothstep(1.35, 1.15, bright / usual), 1, smoothstep(0.5, 0.9, far));
    const shown = leg ? 0 : far * skinned;
    const believed = Math.max(bright, usual * 0.82);
    for (const c of [0, 1, 2] as const) {
      const o = i * 4 + c;
      const usually = usualColor[c]! * Math.pow((0.97 + 0.03 * fall) * form * grain, 1 + c * 0.12);
      const value = isKnown
        ? own
          ? lerp(usually, inArmHue(own, believed, c), shown)
          : usually
        : skin.near(x, y, c) * Math.pow(light * grain, 1 + c * 0.12);
      paint.colors[o] = value;
    }
    paint.cover[i] = cover;
    canvas.catches[i] = Math.max(canvas.catches[i]!, limbs.alpha[i]!);
  }
}
