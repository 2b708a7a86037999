// Seams, laces and straps of shoes.
import type { Hex } from '../../domain/cloth.ts';
import type { Last } from '../../domain/look.ts';
import type { Foot } from '../person/foot.ts';
import type { Line } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { frontRim, middleAt, soleEdge } from './shoe-lasts.ts';
import type { LastForm } from './shoe-lasts.ts';
import { curve } from '../pixels/shapes.ts';

interface Place {
  foot: Foot;
  form: LastForm;
  /** Height of a picture that she fills: the unit of stitches. */
  size: number;
}

function across({ foot }: Place, y: number, half: number, bend: number): Point[] {
  const { unit } = foot;
  const x = middleAt(foot, y);
  return curve([
    [x - half * unit, y],
    [x, y + bend * unit],
    [x + half * unit, y],
  ]);
}

/** The opening's edge, darker where the foot goes in. */
const rim = ({ foot, form, size }: Place): Line => ({
  points: frontRim(foot, form).map(([x, y]): Point => [x, y + size * 0.0014]),
  width: size * 0.0024,
  tone: 0.5,
  strength: 0.55,
});

/** Where the upper is sewn to its sole. */
const welt = ({ foot, form, size }: Place): Line => ({
  points: soleEdge(foot, form).map(([x, y]): Point => [x, y - size * 0.0006]),
  width: size * 0.0022,
  tone: 0.42,
  strength: 0.6,
});

/** The tongue between two facings, and laces over it with the shade they throw. */
function laces(place: Place, from: number, to: number, count: number, colour: Hex): Line[] {
  const { foot, size } = place;
  const { unit } = foot;
  const half = (t: number) => lerp(0.05, 0.034, t) * unit;
  const facing = (sign: -1 | 1): Line => ({
    points: curve(
      [0, 0.5, 1].map((t): Point => {
        const y = lerp(from - unit * 0.01, to + unit * 0.012, t);
        return [middleAt(foot, y) + sign * half(t), y];
      }),
    ),
    width: size * 0.0018,
    tone: 0.5,
    strength: 0.6,
  });
  const tongue: Line = {
    points: [
      [middleAt(foot, from), from],
      [middleAt(foot, to), to],
    ],
    width: unit * 0.066,
    tone: 0.72,
    strength: 0.4,
  };
  const lines = [tongue, facing(-1), facing(1)];
  for (let k = 0; k < count; k++) {
    const t = (k + 0.45) / count;
    const y = lerp(from, to, t);
    const reach = half(t) + unit * 0.006;
    // Each lace climbs a little from eyelet to eyelet, the next one the other way.
    const lean = (k % 2 ? 1 : -1) * unit * 0.006;
    const x = middleAt(foot, y);
    const bar = (down: number): Point[] =>
      curve([
        [x - reach, y + lean + down],
        [x, y - unit * 0.004 + down],
        [x + reach, y - lean + down],
      ]);
    lines.push({ points: bar(unit * 0.009), width: unit * 0.016, tone: 0.4, strength: 0.4 });
    lines.push({ points: bar(0), width: Math.max(1.2, unit * 0.014), tone: 1, strength: 0.9, colour });
  }
  return lines;
}

const seam = (place: Place, y: number, half: number, bend: number, strength = 0.45): Line => ({
  points: across(place, y, half, bend),
  width: place.size * 0.0014,
  tone: 0.58,
  strength,
});

/** A loafer's apron: set into the upper from the tongue down and round above the toes. */
function apron({ foot, size }: Place): Line {
  const { ankle, toe, unit } = foot;
  const at = (across: number, down: number): Point => {
    const y = lerp(ankle[1], toe[1], down);
    return [middleAt(foot, Math.min(y, toe[1])) + across * unit, y];
  };
  const half: readonly (readonly [number, number])[] = [
    [0.066, 0.3],
    [0.076, 0.6],
    [0.08, 0.86],
    [0.064, 1.06],
    [0.034, 1.15],
  ];
  const left = half.map(([across, down]) => at(-across, down));
  const right = half.map(([across, down]) => at(across, down)).reverse();
  return { points: curve([...left, at(0, 1.18), ...right]), width: size * 0.0024, tone: 0.45, strength: 0.5 };
}

/** The strap across a loafer's apron, with the slit of a penny loafer. */
function saddle(place: Place): Line[] {
  const { foot, size } = place;
  const { ankle, toe, unit } = foot;
  const [top, bottom] = [0.5, 0.72].map((share) => lerp(ankle[1], toe[1], share)) as [number, number];
  const middle = (top + bottom) / 2;
  const edge = (y: number, tone: number, width: number): Line => ({
    points: across(place, y, 0.12, 0.012),
    width: size * width,
    tone,
    strength: 0.55,
  });
  return [
    edge(middle, 1.1, 0.009),
    edge(top, 0.5, 0.0016),
    edge(bottom, 0.36, 0.0026),
    {
      points: across(place, middle + unit * 0.006, 0.022, 0),
      width: size * 0.0028,
      tone: 0.2,
      strength: 0.8,
    },
  ];
}

const LACE_WHITE: Hex = '#efebe3';
const LACE_BROWN: Hex = '#3a2b22';

/** @param pale the upper is light: laces are light too. */
export function shoeLines(last: Last, place: Place, pale: boolean): Line[] {
  return last === 'sandal' ? [] : [...upperLines(last, place, pale), welt(place)];
}

function upperLines(last: Last, place: Place, pale: boolean): Line[] {
  const { foot, form, size } = place;
  const { ankle, toe, unit } = foot;
  const at = (t: number) => lerp(ankle[1], toe[1], t);
  switch (last) {
    case 'sneaker':
    case 'trainer':
      return [
        rim(place),
        ...laces(place, at(form.throat + 0.06), at(0.84), 4, LACE_WHITE),
        seam(place, at(1.02), 0.1, -0.05, pale ? 0.35 : 0.5),
        ...(last === 'trainer' ? [seam(place, at(0.8), 0.118, 0.05, 0.4)] : []),
      ];
    case 'laced':
      return [
        rim(place),
        ...laces(place, at(0.3), at(0.7), 3, pale ? LACE_WHITE : LACE_BROWN),
        seam(place, at(0.98), 0.098, -0.03),
      ];
    case 'loafer':
      return [rim(place), apron(place), ...saddle(place)];
    case 'ballet':
      return [
        rim(place),
        { points: across(place, at(0.91), 0.014, 0), width: unit * 0.012, tone: 0.5, strength: 0.7 },
      ];
    case 'pump':
      return [rim(place)];
    case 'sandal':
      return [];
    case 'chelsea':
      return [
        ...([-1, 1] as const).map((sign): Line => ({
          points: curve([
            [ankle[0] + sign * unit * 0.05, ankle[1] - unit * 0.2],
            [ankle[0] + sign * unit * 0.04, ankle[1] - unit * 0.05],
            [ankle[0] + sign * unit * 0.085, ankle[1] + unit * 0.03],
          ]),
          width: size * 0.0018,
          tone: 0.5,
          strength: 0.5,
        })),
        seam(place, at(1.05), 0.1, -0.03, 0.25),
      ];
    case 'laced-boot':
      return [
        ...laces(place, ankle[1] - unit * 0.17, at(0.66), 6, LACE_BROWN),
        seam(place, at(0.95), 0.112, -0.045),
      ];
    case 'boot':
      return [
        { points: across(place, at(0.2), 0.088, 0.02), width: size * 0.0032, tone: 0.62, strength: 0.3 },
        { points: across(place, at(0.42), 0.094, 0.016), width: size * 0.0026, tone: 0.66, strength: 0.22 },
        seam(place, at(1.0), 0.098, -0.035, 0.3),
      ];
  }
}
