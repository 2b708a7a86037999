// Light on each limb: that of its visible skin, of hands and face beside bare legs, and its fall along the old cloth.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import {
  isArmZone,
  isLegZone,
  shareAlongLimb,
  ZONE,
  type LimbField,
} from '../../body-estimation/limbs/limb-coordinates.ts';
import { clamp, lerp, luma, smoothstep, type Picture, type Rgb } from '../../pixels/pixels.ts';

export interface SeenSkin {
  field: LimbField;
  clothes: ClassMaps['clothes'];
  /** 0..255: where bare skin of limbs and neck is certain, in its usual light. */
  seen: Uint8Array;
  /** 0..255: all bare skin but hands, in whatever light. */
  own: Uint8Array;
  /** 0..255: hands and what they hold. */
  hands: Uint8Array;
  /** Gain of the middle of her face. */
  face: Rgb;
}

/** Gain of each channel at a pixel of a limb. */
export type LimbGain = (i: number) => Rgb;

/** Red, green and blue of photo and paint, 0..1, and pixels. */
type Sums = Float64Array;
const sums = (): Sums => new Float64Array(7);

const ZONES = 7;
const LIMBS = [ZONE.leftArm, ZONE.rightArm, ZONE.leftLeg, ZONE.rightLeg];
/** From here on a leg is a foot, which lies flatter in the light than a shin. */
const FOOT = 1;
/** Pixels, at a height of 1000, for which the wider guess counts against a limb's own skin, its hand, and the other leg. */
const GUESS = { skin: 400, end: 250, otherLeg: 700 } as const;
/** Upper and lower half of a limb, and the least cloth on one, in pixels at a height of 1000. */
const HALVES = 2;
const LEAST_CLOTH = 500;
/** The least skin of neck or arms that counts, in pixels at a height of 1000. */
const LEAST_PART = 250;
/** How much cloth may vary in light, and in the shares of red and green, and be one cloth. */
const FALL = [0.55, 1.25] as const;
const ONE_CLOTH = [0.03, 0.06] as const;
/** Light of cloth, 0..1, from which its fall tells: black has shine alone. */
const TELLS = [0.1, 0.25] as const;
/** A limb's light against that of all. */
const LIMB = [0.35, 2.2] as const;

function add(to: Sums, { data }: Picture, painted: Uint8ClampedArray, i: number): void {
  for (let c = 0; c < 3; c++) {
    to[c]! += data[i * 4 + c]! / 255;
    to[c + 3]! += painted[i * 4 + c]! / 255;
  }
  to[6]!++;
}

/** Of photo to paint, as if `pixels` more had the ratio `guess`. */
function ratioOf(of: Sums, guess: Rgb, pixels: number): Rgb {
  const paint = luma(of[3]!, of[4]!, of[5]!);
  const more = pixels * (of[6]! > 0 ? paint / of[6]! : 1);
  return [0, 1, 2].map((c) => (of[c]! + guess[c]! * more) / (of[c + 3]! + more || 1)) as unknown as Rgb;
}

const middleOf = (gains: readonly Rgb[]): Rgb =>
  [0, 1, 2].map((c) =>
    Math.exp(gains.reduce((sum, gain) => sum + Math.log(gain[c]!), 0) / gains.length),
  ) as unknown as Rgb;

/** The same hue, this light. */
const inLight = (gain: Rgb, light: number): Rgb =>
  gain.map((value) => (value * light) / Math.max(1e-3, luma(...gain))) as unknown as Rgb;

interface Measured {
  skin: Sums[];
  /** Hands by arm, feet by leg. */
  ends: Sums[];
  cloth: Sums[];
}

function measure(
  crop: Picture,
  painted: Uint8ClampedArray,
  { field, clothes, seen, own, hands }: SeenSkin,
): Measured {
  const table = (length: number): Sums[] => Array.from({ length }, sums);
  const out = { skin: table(ZONES), ends: table(ZONES), cloth: table(ZONES * HALVES) };
  for (let i = 0; i < seen.length; i++) {
    const zone = field.zone[i]!;
    if (zone < ZONE.neck) continue;
    // A neck is lit as legs are, chin's shade and all.
    if ((zone === ZONE.neck ? own : seen)[i]! > 127) {
      const isEnd = isArmZone(zone) ? hands[i]! > 0 : shareAlongLimb(field, i) > FOOT;
      add((isEnd ? out.ends : out.skin)[zone]!, crop, painted, i);
    } else if (zone !== ZONE.neck && clothes[i]! > 230 && hands[i] === 0) {
      add(out.cloth[zone * HALVES + (shareAlongLimb(field, i) < 0.5 ? 0 : 1)]!, crop, painted, i);
    }
  }
  return out;
}

const lightOf = (of: Sums): number =>
  Math.max(1e-3, luma(of[0]!, of[1]!, of[2]!)) / Math.max(1e-3, luma(of[3]!, of[4]!, of[5]!));

/** 1 for two parts of one cloth, 0 for two of which the color differs. */
function isOneCloth(one: Sums, other: Sums): number {
  const share = (of: Sums, c: number): number => of[c]! / (of[0]! + of[1]! + of[2]! || 1);
  const away = Math.hypot(...[0, 1].map((c) => share(one, c) - share(other, c)));
  return smoothstep(ONE_CLOTH[1], ONE_CLOTH[0], away);
}

/** Light on a half of a limb against that on `from`, as the cloth tells on both; 1 where it does not. */
function fallOf(half: Sums, from: readonly Sums[], least: number): number {
  const known = from.filter((of) => of[6]! >= least);
  if (half[6]! < least || known.length === 0) return 1;
  const there = Math.exp(known.reduce((sum, of) => sum + Math.log(lightOf(of)), 0) / known.length);
  const same = Math.min(...known.map((of) => isOneCloth(half, of)));
  const told = smoothstep(...TELLS, luma(half[0]!, half[1]!, half[2]!) / half[6]!);
  return clamp(lightOf(half) / there, ...FALL) ** (same * told);
}

/**
 * @param painted RGBA of the crop, lit like the face.
 * @param whole gain of all skin that is seen.
 * @param size height of a picture she would fill, pixels.
 */
export function measureLimbGains(
  crop: Picture,
  painted: Uint8ClampedArray,
  her: SeenSkin,
  whole: Rgb,
  size: number,
): LimbGain {
  const { skin, ends, cloth } = measure(crop, painted, her);
  const unit = (size / 1000) ** 2;
  const half = (zone: number, k: number): Sums => cloth[zone * HALVES + k]!;
  const hands = [ZONE.leftArm, ZONE.rightArm].map((zone) => ratioOf(ends[zone]!, whole, GUESS.end * unit));
  const parts = [[skin[ZONE.leftArm]!, skin[ZONE.rightArm]!], [skin[ZONE.neck]!]].flatMap((of) => {
    const all = of.reduce((sum, one) => sum.map((value, k) => value + one[k]!), sums());
    return all[6]! < LEAST_PART * unit ? [] : [ratioOf(all, whole, 0)];
  });
  const beside = inLight(
    middleOf([...hands, her.face, ...parts]),
    luma(...middleOf([middleOf(hands), her.face, ...parts])),
  );
  const upper = [half(ZONE.leftLeg, 0), half(ZONE.rightLeg, 0)];
  const halves: (readonly [Rgb, Rgb])[] = Array.from({ length: ZONES }, () => [whole, whole]);
  for (const zone of LIMBS) {
    // Legs are closer together than arms: the light on one is nearly that on the other.
    const otherLeg = skin[zone === ZONE.leftLeg ? ZONE.rightLeg : ZONE.leftLeg]!;
    const guess = isLegZone(zone) ? ratioOf(otherLeg, beside, GUESS.otherLeg * unit) : whole;
    const end = ratioOf(ends[zone]!, guess, GUESS.end * unit);
    const from = isLegZone(zone) ? upper : [half(zone, 1)];
    const own = skin[zone]!;
    halves[zone] = [0, 1].map((k) => {
      const fall = fallOf(half(zone, k), from, LEAST_CLOTH * unit);
      const near = end.map((value) => value * fall) as unknown as Rgb;
      return ratioOf(own, near, GUESS.skin * unit).map((value, c) =>
        clamp(value, whole[c]! * LIMB[0], whole[c]! * LIMB[1]),
      ) as unknown as Rgb;
    }) as unknown as readonly [Rgb, Rgb];
  }
  const { field } = her;
  return (i) => {
    const [top, bottom] = halves[field.zone[i]!]!;
    const down = clamp(shareAlongLimb(field, i) * 2 - 0.5, 0, 1);
    return [0, 1, 2].map((c) => lerp(top[c]!, bottom[c]!, down)) as unknown as Rgb;
  };
}
