// Limbs and neck in her own skin, the trunk in plain cloth, lit as the photo is.
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { lerp, lumaAt, percentile, smoothstep, type Rgb } from '../../pixels/pixels.ts';
import { fitLimbShading, lightLimbs, limbFormAt, type LimbFormLight, type LimbShading } from './limb-form.ts';
import {
  shareAlongLimb,
  NECK_REACH,
  ZONE,
  type LimbField,
} from '../../body-estimation/limbs/limb-coordinates.ts';
import { chestRelief } from './chest-relief.ts';
import type { DressedPhoto } from '../dressed-photo.ts';
import { measureGrain, skinTexture } from './skin-texture.ts';
import { measureSkinTone, skinShare } from '../../person/light-and-color/skin-tone.ts';
import { measureFaceLight } from './face-light.ts';
import { skinGainAt, spreadSkinLight } from './skin-lighting.ts';

/** Neutral, so that all light on it is measured. */
const CLOTH: Rgb = [150, 149, 148];

const NECK_HALF = 0.15 / NECK_REACH;

/** The throat is in the chin's shade; the neck below is lit like the face. */
function neckShade(turn: number, along: number): number {
  const aside = Math.abs(turn) / NECK_HALF;
  const chin = lerp(0.76, 1, smoothstep(-0.06, 0.15, along)) ** smoothstep(1.5, 0.7, aside);
  const turned = 1 - 0.1 * smoothstep(0.35, 1.05, aside) + 0.06 * smoothstep(1, 1.9, aside);
  const sinew = Math.exp(-(((aside - lerp(0.85, 0.2, smoothstep(-0.06, 0.3, along))) / 0.16) ** 2));
  return chin * turned * (1 + 0.02 * sinew);
}

/** Limbs are lit by their form, the trunk as a cylinder. `from`: -0.5 lit from the picture's left … 0.5 from its right. */
function shadeAt(
  field: LimbField,
  i: number,
  from: number,
  formLight: LimbFormLight,
  { power, side, most }: LimbShading & { most: number },
): number {
  const zone = field.zone[i]!;
  const turn = (field.across[i]! / 255) * 2 - 1;
  if (zone === ZONE.trunk) return 0.84 + 0.16 * Math.sqrt(Math.max(0, 1 - turn * turn)) + turn * from * 0.12;
  const light =
    zone === ZONE.neck
      ? neckShade(turn, shareAlongLimb(field, i)) + turn * from * 0.14
      : Math.exp(power * limbFormAt(formLight, i) + side * turn);
  return Math.min(most, light);
}

const chestAt = (
  frame: DressedPhoto['frame'],
  { zone }: LimbField,
  i: number,
  x: number,
  y: number,
): number => (zone[i] === ZONE.neck ? chestRelief(frame, x, y) : 0);

/** Share of the way from eyes to mouth. */
const ABOVE_BEARD = 0.7;
/** A darker neck, as a share of its face's light, is in a shadow. */
const IN_SHADE = 0.82;
/** Share of a hand's light: less is the shade between fingers. Its far side is darker, and tells as much. */
const BETWEEN_FINGERS = 0.3;
/** Lighter than this against her face, or the darker part of that hand, is what it holds: leather and bricks have its hue. */
const TOO_LIGHT = { face: 1.15, hand: 1.4 } as const;
const DARKER = 0.3;

/** Of a hand: its middle, and that of its darker part. */
function lightOfHands(
  data: Uint8ClampedArray,
  { zone }: LimbField,
  hands: Uint8Array,
): readonly { middle: number; dark: number }[] {
  const histograms = Array.from({ length: 8 }, () => new Uint32Array(256));
  const counts = new Uint32Array(8);
  for (let i = 0; i < hands.length; i++) {
    if (hands[i]! < 255) continue;
    histograms[zone[i]!]![Math.round(lumaAt(data, i))]!++;
    counts[zone[i]!]!++;
  }
  return histograms.map((histogram, k) => ({
    middle: percentile(histogram, Math.max(1, counts[k]!), 0.5),
    dark: percentile(histogram, Math.max(1, counts[k]!), DARKER),
  }));
}

/**
 * RGBA of the crop; only pixels of the field are valid.
 * @param keep 0..255 where the photo's own pixels stay: bare skin among them tells the light on limbs.
 * @param bare 255 where the body is skin.
 */
export function paintBody(
  { crop, classes, frame, inFront, ownSkin, lights }: DressedPhoto,
  field: LimbField,
  keep: Uint8Array,
  bare: Uint8Array,
): Uint8ClampedArray {
  const { width, height } = crop;
  const { lit, middle, from } = measureFaceLight(
    crop,
    classes,
    lerp(frame.eyes[1], frame.mouth[1], ABOVE_BEARD),
  );
  const out = new Uint8ClampedArray(width * height * 4);
  // A channel that is cut off alone turns the hue: beside a window fair arms became green.
  const most = Math.min(...lit.map((value, c) => (255 / Math.max(1, value)) ** (1 / (1 + c * 0.12))));
  const [seen, border] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const near = blurredBytes(classes.clothes, width, height, Math.max(1.2, frame.size * 0.008));
  const unit = 1000 / frame.size;
  const isSureSkin = (i: number): boolean => keep[i]! >= 201 && classes.skin[i]! >= 231;
  const isPainted = (i: number): boolean => bare[i] !== 0 && field.zone[i] !== ZONE.none && keep[i] !== 255;
  const handLight = lightOfHands(crop.data, field, inFront);
  const tone = measureSkinTone(crop, classes, ownSkin);
  const isHerColor = (i: number): boolean =>
    skinShare(tone, [crop.data[i * 4]!, crop.data[i * 4 + 1]!, crop.data[i * 4 + 2]!]) > 0;
  const isLitHand = (i: number, own: number, usual: number, zone: number): boolean =>
    own <= Math.max(usual * TOO_LIGHT.face, handLight[zone]!.dark * TOO_LIGHT.hand) &&
    own >= handLight[zone]!.middle * BETWEEN_FINGERS &&
    isHerColor(i);
  const isLimb = (i: number): boolean => isSureSkin(i) && inFront[i] === 0 && near[i]! <= 19;
  // The shade of an old hem on a limb goes with the hem.
  const isBorder = (i: number): boolean =>
    inFront[i] === 0 && (field.zone[i] === ZONE.neck || near[i]! <= 19);
  const formLight = lightLimbs(field, lights, frame.sides);
  const shading = { ...fitLimbShading(crop, field, formLight, isLimb), most };
  const noise = measureGrain(crop, [
    (i) => classes.face[i]! >= 240,
    (i) => isLimb(i) && field.zone[i] !== ZONE.none,
    (i) => classes.background[i]! >= 250,
  ]);
  for (let i = 0; i < seen.length; i++) {
    const zone = field.zone[i]!;
    if (zone === ZONE.none) continue;
    const isSkin = bare[i]! > 0;
    const shade = shadeAt(field, i, from, formLight, shading);
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = isSkin ? lit[c]! * Math.pow(shade, 1 + c * 0.12) : CLOTH[c]! * shade;
    if (!isSkin || !isSureSkin(i)) continue;
    if (isBorder(i)) border[i] = 255;
    const [own, usual] = [lumaAt(crop.data, i), lumaAt(out, i)];
    const tells = inFront[i]! > 0 ? isLitHand(i, own, usual, zone) : near[i]! <= 19;
    // What a scarf or hood leaves of the neck is in a shadow that goes with it.
    if (tells && (zone !== ZONE.neck || own > usual * IN_SHADE)) seen[i] = 255;
  }
  const gain = spreadSkinLight(
    crop,
    out,
    { field, clothes: classes.clothes, seen, own: border, hands: inFront, face: middle },
    frame.size,
  );
  for (let i = 0; i < seen.length; i++) {
    if (!isPainted(i)) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const relief = chestAt(frame, field, i, x, y);
    const grain = skinTexture(x, y, unit, noise);
    const light = skinGainAt(gain, x, y);
    for (const c of [0, 1, 2] as const)
      out[i * 4 + c] = out[i * 4 + c]! * light[c] * Math.pow((1 + relief) * grain, 1 + c * 0.12);
  }
  return out;
}
