// What is bare in the photo stays the photo, wherever the look leaves it bare.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { isSkinPart } from '../../body-estimation/parts/bare-skin.ts';
import { PARTS } from '../../body-estimation/person.ts';
import { shareAlongLimb, ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
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

/** Hands are found pixel by pixel; along the jaw and beside hair pixels are mixed, but wholly hers. */
const isBare = (part: number): boolean => part === HAIR || (part !== HAND && isSkinPart(part));

/**
 * 0..255, softly down to 0 at old cloth.
 * @param classes as the model gave them.
 * @param parts a PARTS index for every pixel.
 * @param size height of a picture she would fill, pixels.
 */
export function findOwnSkin(
  { skin, face, hair, clothes, others, width, height }: ClassMaps,
  parts: Uint8Array,
  size: number,
): Uint8Array {
  const isHers = (part: number): boolean => part === HAIR || isSkinPart(part);
  const cloth = clothes.map((value, i) => (isHers(parts[i]!) ? 0 : Math.max(value, others[i]!)));
  const near = blurredBytes(cloth, width, height, Math.max(1.2, size * SEAM));
  const wide = blurredBytes(cloth, width, height, Math.max(2, size * BESIDE));
  const collar = blurredBytes(cloth, width, height, Math.max(2, size * COLLAR));
  return skin.map((value, i) => {
    if (value === 0 || !isBare(parts[i]!)) return 0;
    const agrees = smoothstep(
      ...AGREES[wide[i]! > BESIDE_FROM ? 'beside' : 'away'],
      value + face[i]! + hair[i]!,
    );
    const open = parts[i] === FACE ? smoothstep(0.5, 0.2, collar[i]! / 255) : 1;
    return agrees * open * smoothstep(...SEEN_FROM, near[i]! / 255) * 255;
  });
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

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

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
