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

/** Red, green and blue. */
type Sum = [number, number, number];

function addTo(sum: Sum, data: Uint8ClampedArray, i: number): void {
  for (const c of [0, 1, 2] as const) sum[c] += data[i * 4 + c]!;
}

/**
 * The class model takes dark legs for tights. @returns 0..1: whether what was read as a bare limb has the hue of her
 * face or of her other limbs, in whatever light; where it has, even tights do not look painted when they stay.
 */
function inHerHue(
  { data, width, height }: Picture,
  { face, skin }: Pick<ClassMaps, 'face' | 'skin'>,
  parts: Uint8Array,
): (i: number) => number {
  const across = Math.ceil(width / CELL);
  const cellOf = (i: number): number =>
    Math.floor(i / width / CELL) * across + Math.floor((i % width) / CELL);
  const cells: (Sum | undefined)[] = Array.from({ length: across * Math.ceil(height / CELL) });
  const tones: { sum: Sum; seen: number }[] = [0, 1].map(() => ({ sum: [0, 0, 0], seen: 0 }));
  for (let i = 0; i < parts.length; i++) {
    const isLimb = LIMBS[parts[i]!] === 1;
    if (!isLimb && face[i]! < 240) continue;
    const tone = face[i]! >= 240 ? tones[0]! : isLimb && skin[i]! >= SURE ? tones[1]! : null;
    if (tone) {
      addTo(tone.sum, data, i);
      tone.seen++;
    }
    if (isLimb) addTo((cells[cellOf(i)] ??= [0, 0, 0]), data, i);
  }
  // Dark skin is noisy: a cell is judged with those around it.
  const around = (cell: number): Sum =>
    [-across - 1, -across, 1 - across, -1, 0, 1, across - 1, across, across + 1].reduce<Sum>(
      (sum, by) => {
        const other = cells[cell + by];
        return other ? [sum[0] + other[0], sum[1] + other[1], sum[2] + other[2]] : sum;
      },
      [0, 0, 0],
    );
  const share = (sum: Sum, c: 0 | 1): number => sum[c] / (sum[0] + sum[1] + sum[2] || 1);
  const likes = cells.map((cell, k) => {
    if (!cell || tones[0]!.seen < LEAST_FACE) return 0;
    const here = around(k);
    const away = tones
      .filter(({ seen }) => seen >= LEAST_FACE)
      .map(({ sum }) =>
        Math.hypot((share(here, 0) - share(sum, 0)) / HUE.red, (share(here, 1) - share(sum, 1)) / HUE.green),
      );
    return smoothstep(...HUE.like, Math.min(...away));
  });
  return (i) => (LIMBS[parts[i]!] === 1 ? likes[cellOf(i)]! : 0);
}

/** In OKLab: a pixel further from the middle of the leg around it is a strap, a buckle or the heel of a shoe. */
const STRAP = 0.2;
/** In her height: no shoe has straps further above the lowest of her legs. */
const HIGHEST_STRAP = 0.16;
/** Side of the cells whose middle color a leg has, in her height. */
const LEG_CELL = 0.03;

/** Models take the edge of a strap for the ankle that it crosses. Changes `own`. */
function dropStraps(
  { data, width, height }: Picture,
  parts: Uint8Array,
  own: Uint8Array,
  size: number,
): void {
  const side = Math.max(4, Math.round(size * LEG_CELL));
  const across = Math.ceil(width / side);
  const cellOf = (i: number): number =>
    Math.floor(i / width / side) * across + Math.floor((i % width) / side);
  const sums = Array.from({ length: across * Math.ceil(height / side) }, (): [Sum, number] => [[0, 0, 0], 0]);
  const isLeg = (i: number): boolean => own[i]! > 127 && LEGS[parts[i]!] === 1;
  for (let i = 0; i < own.length; i++) {
    if (!isLeg(i)) continue;
    const sum = sums[cellOf(i)]!;
    addTo(sum[0], data, i);
    sum[1]++;
  }
  const middles = sums.map(([sum, count]): Lab | null =>
    count > 0 ? toOklab([sum[0] / count, sum[1] / count, sum[2] / count]) : null,
  );
  const strange: number[] = [];
  const lowest = Math.floor(own.findLastIndex((_, i) => isLeg(i)) / width);
  for (let i = Math.max(0, Math.round(lowest - size * HIGHEST_STRAP) * width); i < own.length; i++) {
    if (!isLeg(i)) continue;
    const o = i * 4;
    const middle = middles[cellOf(i)]!;
    if (middle && apart(toOklab([data[o]!, data[o + 1]!, data[o + 2]!]), middle) > STRAP) strange.push(i);
  }
  for (const i of strange)
    for (const by of [0, -1, 1, -width, width]) if (i + by >= 0 && i + by < own.length) own[i + by] = 0;
}

/** In her height squared: less of a leg, between a hem and a boot, would be a patch on one that is painted. */
const PATCH = 0.0009;

/** Of what lies between straps there is more of the leg above, so near. */
const ABOVE = 0.06;

/** Changes `own`. */
function dropPatches(own: Uint8Array, parts: Uint8Array, width: number, height: number, size: number): void {
  const mask = own.map((value, i) => (value > 0 && LEGS[parts[i]!] === 1 ? 1 : 0));
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

/**
 * 0..255, softly down to 0 at old cloth.
 * @param crop the photo, on which the classes are as the model gave them.
 * @param parts a PARTS index for every pixel.
 * @param size height of a picture she would fill, pixels.
 */
export function findOwnSkin(
  crop: Picture,
  { skin, face, hair, clothes, others, background, width, height }: ClassMaps,
  parts: Uint8Array,
  size: number,
): Uint8Array {
  const isHers = (part: number): boolean => part === HAIR || isSkinPart(part);
  const cloth = clothes.map((value, i) => (isHers(parts[i]!) ? 0 : Math.max(value, others[i]!)));
  const near = blurredBytes(cloth, width, height, Math.max(1.2, size * SEAM));
  const wide = blurredBytes(cloth, width, height, Math.max(2, size * BESIDE));
  const collar = blurredBytes(cloth, width, height, Math.max(2, size * COLLAR));
  const like = inHerHue(crop, { face, skin }, parts);
  const own = skin.map((value, i) => {
    if (!isBare(parts[i]!)) return 0;
    // At its rim a limb is mixed with the wall.
    const hue = background[i]! < WALL ? like(i) : 0;
    if (value === 0 && hue === 0) return 0;
    const sure = smoothstep(
      ...AGREES[wide[i]! > BESIDE_FROM ? 'beside' : 'away'],
      value + face[i]! + hair[i]!,
    );
    const agrees = Math.max(sure, hue);
    const open = parts[i] === FACE ? smoothstep(0.5, 0.2, collar[i]! / 255) : 1;
    return agrees * open * smoothstep(...SEEN_FROM, near[i]! / 255) * 255;
  });
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

/** Her own skin with the edge that the photo gives its limbs before the wall: the class model's is coarse. */
export function withRim(
  own: Uint8Array,
  { background, width, height }: Pick<ClassMaps, 'background' | 'width' | 'height'>,
  parts: Uint8Array,
  size: number,
): Uint8Array {
  const isRim = (i: number): boolean =>
    parts[i] === 0 || (LIMBS[parts[i]!] === 1 && background[i]! > RIM_WALL);
  const sigma = Math.max(1.2, size * RIM);
  const skin = blurredBytes(own, width, height, sigma);
  const rest = own.map((value, i) => (value > 127 || isRim(i) ? 0 : 255));
  const cloth = blurredBytes(rest, width, height, sigma);
  return own.map((value, i) => (isRim(i) && skin[i]! > NEAR_SKIN && cloth[i]! < NEAR_CLOTH ? 255 : value));
}
