// What is bare in the photo stays the photo, wherever the look leaves it bare.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { isSkinPart } from '../../body-estimation/parts/bare-skin.ts';
import { PARTS } from '../../body-estimation/person.ts';
import { shareAlongLimb, ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { connectedComponents } from '../../pixels/connected-components.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { toOklab, type Lab } from '../../pixels/oklab.ts';
import { smoothstep, type Picture } from '../../pixels/pixels.ts';

/** Edge of old cloth, whose color and shade lie on the skin beside it, in her height. */
const SEAM = 0.003;
/** Share of cloth around a pixel from which it is not her skin, and up to which it wholly is. */
const SEEN_FROM = [0.25, 0.06] as const;
/** Confidence of 255 with which the class model must agree with the reading: beside old cloth, and away from it. */
const AGREES: Record<'beside' | 'away', [number, number]> = { beside: [153, 230], away: [64, 128] };
/** Beside old cloth is this near, in her height, with so much cloth around, of 255. */
const BESIDE = 0.006;
const BESIDE_FROM = 26;
/** How far a collar shades throat and chest, in her height: a narrow V between lapels is all shade. */
const COLLAR = 0.012;
const [HAND, HAIR, FACE] = [PARTS.indexOf('hand'), PARTS.indexOf('hair'), PARTS.indexOf('face')];

/** Side of the cells whose middle color tells bare skin from cloth, pixels. */
const CELL = 12;
/** How far the shares of red and green in light may lie from those of her face, and how much further is no skin. */
const HUE = { red: 0.016, green: 0.01, like: [3.4, 2.2] } as const;
const LEAST_FACE = 200; // pixels
/** Confidence of 255 in the wall from which a hue is not hers. */
const WALL = 77;
/** 1 at each index of a part. */
const LEGS = Uint8Array.from(PARTS, (part) => +(part === 'leg' || part === 'foot'));
const LIMBS = Uint8Array.from(PARTS, (part, k) => LEGS[k]! || +(part === 'arm'));
/** Of 255: limbs that the class model is this sure of have her tone too, in the light where limbs are. */
const SURE = 242;

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

type Rows = readonly [from: number, to: number];

/** Square cells over the picture, each with red, green, blue and count of its pixels. */
interface Cells {
  width: number;
  side: number;
  across: number;
  sums: Float64Array;
}

function newCells({ width, height }: Picture, side: number): Cells {
  const across = Math.ceil(width / side);
  return { width, side, across, sums: new Float64Array(across * Math.ceil(height / side) * 4) };
}

const cellOf = ({ width, side, across }: Cells, i: number): number =>
  Math.floor(i / width / side) * across + Math.floor((i % width) / side);

function addTo(sums: Float64Array, at: number, data: Uint8ClampedArray, i: number): void {
  for (let c = 0; c < 3; c++) sums[at + c]! += data[i * 4 + c]!;
  sums[at + 3]!++;
}

/** Cells of her limbs, and the sums of her face and of limbs that are certain. */
interface Hues {
  cells: Cells;
  tones: readonly [face: Float64Array, limbs: Float64Array];
}

type HueClasses = Pick<ClassMaps, 'face' | 'skin'>;

function addHueRow(
  { cells, tones: [ofFace, ofLimbs] }: Hues,
  { data }: Picture,
  { face, skin }: HueClasses,
  parts: Uint8Array,
  [from, to]: Rows,
): void {
  for (let i = from; i < to; i++) {
    const isLimb = LIMBS[parts[i]!] === 1;
    if (face[i]! >= 240) addTo(ofFace, 0, data, i);
    else if (isLimb && skin[i]! >= SURE) addTo(ofLimbs, 0, data, i);
    if (isLimb) addTo(cells.sums, cellOf(cells, i) * 4, data, i);
  }
}

const share = (sums: Float64Array, c: 0 | 1): number => sums[c]! / (sums[0]! + sums[1]! + sums[2]! || 1);

/** Dark skin is noisy: a cell is judged with those around it. */
function likeTones({ cells: { sums, across }, tones }: Hues, cell: number): number {
  if (sums[cell * 4 + 3] === 0 || tones[0][3]! < LEAST_FACE) return 0;
  const here = new Float64Array(3);
  for (let row = -across; row <= across; row += across)
    for (let by = row - 1; by <= row + 1; by++)
      for (let c = 0; c < 3; c++) here[c]! += sums[(cell + by) * 4 + c] ?? 0;
  let least = Infinity;
  for (const sum of tones) {
    if (sum[3]! < LEAST_FACE) continue;
    const red = (share(here, 0) - share(sum, 0)) / HUE.red;
    least = Math.min(least, Math.hypot(red, (share(here, 1) - share(sum, 1)) / HUE.green));
  }
  return smoothstep(HUE.like[0], HUE.like[1], least);
}

/**
 * The class model takes dark legs for tights. @returns for each cell, 0..1: whether what was read as a bare limb has
 * the hue of her face or of her other limbs, in whatever light; where it has, even tights do not look painted when they stay.
 */
function inHerHue(crop: Picture, classes: HueClasses, parts: Uint8Array): LikeHers {
  const { width } = crop;
  const cells = newCells(crop, CELL);
  const hues: Hues = { cells, tones: [new Float64Array(4), new Float64Array(4)] };
  for (let i = 0; i < parts.length; i += width) addHueRow(hues, crop, classes, parts, [i, i + width]);
  const likes = new Float64Array(cells.sums.length / 4);
  for (let cell = 0; cell < likes.length; cell++) likes[cell] = likeTones(hues, cell);
  return { cells, likes };
}

interface LikeHers {
  cells: Cells;
  likes: Float64Array;
}

/** In OKLab: a pixel further from the middle of the leg around it is a strap, a buckle or the heel of a shoe. */
const STRAP = 0.2;
/** In her height: no shoe has straps further above the lowest of her legs. */
const HIGHEST_STRAP = 0.16;
/** Side of the cells whose middle color a leg has, in her height. */
const LEG_CELL = 0.03;

const isOwnLeg = (own: Uint8Array, parts: Uint8Array, i: number): boolean =>
  own[i]! > 127 && LEGS[parts[i]!] === 1;

function addLegRow(
  cells: Cells,
  { data }: Picture,
  own: Uint8Array,
  parts: Uint8Array,
  [from, to]: Rows,
): void {
  for (let i = from; i < to; i++)
    if (isOwnLeg(own, parts, i)) addTo(cells.sums, cellOf(cells, i) * 4, data, i);
}

const middleOf = ({ sums }: Cells, cell: number): Lab => {
  const count = Math.max(1, sums[cell * 4 + 3]!);
  return toOklab([sums[cell * 4]! / count, sums[cell * 4 + 1]! / count, sums[cell * 4 + 2]! / count]);
};

/** Models take the edge of a strap for the ankle that it crosses. Changes `own`. */
function dropStraps(crop: Picture, parts: Uint8Array, own: Uint8Array, size: number): void {
  const { data, width } = crop;
  const cells = newCells(crop, Math.max(4, Math.round(size * LEG_CELL)));
  for (let i = 0; i < own.length; i += width) addLegRow(cells, crop, own, parts, [i, i + width]);
  const middles = Array.from({ length: cells.sums.length / 4 }, (_, cell) => middleOf(cells, cell));
  let last = own.length - 1;
  while (last >= 0 && !isOwnLeg(own, parts, last)) last--;
  const strange: number[] = [];
  const first = Math.max(0, Math.round(Math.floor(last / width) - size * HIGHEST_STRAP) * width);
  for (let i = first; i <= last; i++) {
    if (!isOwnLeg(own, parts, i)) continue;
    const color = toOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    if (apart(color, middles[cellOf(cells, i)]!) > STRAP) strange.push(i);
  }
  for (const i of strange)
    for (const by of [0, -1, 1, -width, width]) if (i + by >= 0 && i + by < own.length) own[i + by] = 0;
}

/** In her height squared: less of a leg, between a hem and a boot, would be a patch on one that is painted. */
const PATCH = 0.0009;

/** Of what lies between straps there is more of the leg above, so near. */
const ABOVE = 0.06;

function legRow(own: Uint8Array, parts: Uint8Array, out: Uint8Array, [from, to]: Rows): void {
  for (let i = from; i < to; i++) out[i] = own[i]! > 0 && LEGS[parts[i]!] === 1 ? 1 : 0;
}

/** Changes `own`. */
function dropPatches(own: Uint8Array, parts: Uint8Array, width: number, height: number, size: number): void {
  const mask = new Uint8Array(own.length);
  for (let i = 0; i < own.length; i += width) legRow(own, parts, mask, [i, i + width]);
  const hasLegAbove = (top: number): boolean => {
    for (let i = top - 2 * width; i > Math.max(0, top - ABOVE * size * width); i -= width)
      if (mask[i] === 1) return true;
    return false;
  };
  for (const patch of connectedComponents({ mask, width, height }, 1))
    if (patch.length < PATCH * size ** 2 && !hasLegAbove(patch[0]!)) for (const i of patch) own[i] = 0;
}

/** Hands are found pixel by pixel; along the jaw and beside hair pixels are mixed, but wholly hers. */
const isBare = (part: number): boolean => part === HAIR || (part !== HAND && isSkinPart(part));

function clothRow(
  { clothes, others }: ClassMaps,
  parts: Uint8Array,
  out: Uint8Array,
  [from, to]: Rows,
): void {
  for (let i = from; i < to; i++) {
    const isHers = parts[i] === HAIR || isSkinPart(parts[i]!);
    out[i] = isHers ? 0 : Math.max(clothes[i]!, others[i]!);
  }
}

/** What tells her own skin: the hue of cells, and cloth blurred by three reaches. */
interface SkinSigns {
  like: LikeHers;
  near: Uint8Array;
  wide: Uint8Array;
  collar: Uint8Array;
}

function ownSkinRow(
  { like: { cells, likes }, near, wide, collar }: SkinSigns,
  { skin, face, hair, background }: ClassMaps,
  parts: Uint8Array,
  out: Uint8Array,
  [from, to]: Rows,
): void {
  for (let i = from; i < to; i++) {
    if (!isBare(parts[i]!)) continue;
    // At its rim a limb is mixed with the wall.
    const isCell = background[i]! < WALL && LIMBS[parts[i]!] === 1;
    const hue = isCell ? likes[cellOf(cells, i)]! : 0;
    if (skin[i] === 0 && hue === 0) continue;
    const agrees = wide[i]! > BESIDE_FROM ? AGREES.beside : AGREES.away;
    const sure = smoothstep(agrees[0], agrees[1], skin[i]! + face[i]! + hair[i]!);
    const open = parts[i] === FACE ? smoothstep(0.5, 0.2, collar[i]! / 255) : 1;
    out[i] = Math.max(sure, hue) * open * smoothstep(SEEN_FROM[0], SEEN_FROM[1], near[i]! / 255) * 255;
  }
}

/**
 * 0..255, softly down to 0 at old cloth.
 * @param crop the photo, on which the classes are as the model gave them.
 * @param parts a PARTS index for every pixel.
 * @param size height of a picture she would fill, pixels.
 */
export function findOwnSkin(crop: Picture, classes: ClassMaps, parts: Uint8Array, size: number): Uint8Array {
  const { width, height } = classes;
  const cloth = new Uint8Array(parts.length);
  for (let i = 0; i < cloth.length; i += width) clothRow(classes, parts, cloth, [i, i + width]);
  const signs: SkinSigns = {
    like: inHerHue(crop, classes, parts),
    near: blurredBytes(cloth, width, height, Math.max(1.2, size * SEAM)),
    wide: blurredBytes(cloth, width, height, Math.max(2, size * BESIDE)),
    collar: blurredBytes(cloth, width, height, Math.max(2, size * COLLAR)),
  };
  const own = new Uint8Array(parts.length);
  for (let i = 0; i < own.length; i += width) ownSkinRow(signs, classes, parts, own, [i, i + width]);
  dropStraps(crop, parts, own, size);
  dropPatches(own, parts, width, height, size);
  return own;
}

/** Steps along a leg; from the knee down a sock may begin, and by the ankle it has. */
const STEPS = 60;
const [KNEE, ANKLE, END] = [0.55, 0.96, 1.3] as const;
/** In OKLab: further from the shin's color, within a few steps, is a sock, a boot or a shoe of skin's hue. */
const UNLIKE = 0.1;
const LEAST_STEP = 12; // pixels

interface StepColor {
  count: number;
  color: Lab;
}

function legSteps({ data }: Picture, field: LimbField, zone: number, own: Uint8Array): StepColor[] {
  const sums = Array.from({ length: STEPS }, () => [0, 0, 0, 0] as [number, number, number, number]);
  for (let i = 0; i < own.length; i++) {
    if (field.zone[i] !== zone || own[i]! < 200) continue;
    const step = Math.floor(((shareAlongLimb(field, i) - KNEE) / (END - KNEE)) * STEPS);
    if (step < 0 || step >= STEPS) continue;
    const sum = sums[step]!;
    for (let c = 0; c < 3; c++) sum[c]! += data[i * 4 + c]!;
    sum[3]++;
  }
  return sums.map(([r, g, b, count]) => ({
    count,
    color: toOklab([r / Math.max(1, count), g / Math.max(1, count), b / Math.max(1, count)]),
  }));
}

/** Where along a leg the color of its shin ends at once and does not come back; 5 where it does not. */
function sockAt(steps: readonly StepColor[]): number {
  const seen = steps.flatMap(({ count, color }, step) => (count < LEAST_STEP ? [] : [{ step, color }]));
  const isShin = (k: number, than: number): boolean => apart(seen[k]!.color, seen[than]!.color) < UNLIKE;
  for (let k = 4; k < seen.length - 3; k++) {
    const share = KNEE + ((END - KNEE) * seen[k]!.step) / STEPS;
    if (share > ANKLE) break;
    if (isShin(k + 1, k - 3) || isShin(k - 3, 0) === false) continue;
    if (seen.slice(k + 1).every((_, j) => !isShin(k + 1 + j, k - 3))) return share - (END - KNEE) / STEPS;
  }
  return 5;
}

/** The class model takes brown socks, boots and shoes for skin. Changes `own`. */
export function endAtSocks(crop: Picture, field: LimbField, own: Uint8Array): void {
  for (const zone of [ZONE.leftLeg, ZONE.rightLeg]) {
    const from = sockAt(legSteps(crop, field, zone, own));
    if (from > END) continue;
    for (let i = 0; i < own.length; i++)
      if (field.zone[i] === zone && shareAlongLimb(field, i) > from) own[i] = 0;
  }
}

/** What corrects the model by color does not reach her own skin. Changes `classes`. */
export function bringBackOwnSkin(
  { skin, face, hair, clothes, background, others }: ClassMaps,
  own: Uint8Array,
): void {
  for (let i = 0; i < own.length; i++) {
    const most = Math.max(0, 255 - face[i]! - hair[i]!);
    if (own[i]! <= 127) continue;
    skin[i] = Math.max(skin[i]!, Math.min(own[i]!, most));
    const rest = most - skin[i]!;
    clothes[i] = Math.min(clothes[i]!, rest);
    background[i] = Math.min(background[i]!, rest);
    others[i] = Math.min(others[i]!, rest);
  }
}

/** How far beside her own skin the photo's own edge of it lies, and old cloth must not, in her height. */
const RIM = 0.004;
/** Of 255, blurred over that. */
const [NEAR_SKIN, NEAR_CLOTH] = [26, 13] as const;
/** Of 255, in the wall from which a pixel is the rim of a limb. */
const RIM_WALL = 60;

const isRim = (parts: Uint8Array, background: Uint8Array, i: number): boolean =>
  parts[i] === 0 || (LIMBS[parts[i]!] === 1 && background[i]! > RIM_WALL);

interface Rim {
  own: Uint8Array;
  parts: Uint8Array;
  background: Uint8Array;
}

function besideRow({ own, parts, background }: Rim, out: Uint8Array, [from, to]: Rows): void {
  for (let i = from; i < to; i++) out[i] = own[i]! > 127 || isRim(parts, background, i) ? 0 : 255;
}

/** `skin` and `cloth`: blurred. Changes `out`. */
function rimRow(
  { parts, background }: Rim,
  skin: Uint8Array,
  cloth: Uint8Array,
  out: Uint8Array,
  [from, to]: Rows,
): void {
  for (let i = from; i < to; i++)
    if (skin[i]! > NEAR_SKIN && cloth[i]! < NEAR_CLOTH && isRim(parts, background, i)) out[i] = 255;
}

/** Her own skin with the edge that the photo gives its limbs before the wall: the class model's is coarse. */
export function withRim(
  own: Uint8Array,
  { background, width, height }: Pick<ClassMaps, 'background' | 'width' | 'height'>,
  parts: Uint8Array,
  size: number,
): Uint8Array {
  const rim: Rim = { own, parts, background };
  const sigma = Math.max(1.2, size * RIM);
  const skin = blurredBytes(own, width, height, sigma);
  const rest = new Uint8Array(own.length);
  for (let i = 0; i < rest.length; i += width) besideRow(rim, rest, [i, i + width]);
  const cloth = blurredBytes(rest, width, height, sigma);
  const out = own.slice();
  for (let i = 0; i < out.length; i += width) rimRow(rim, skin, cloth, out, [i, i + width]);
  return out;
}
