// Seams, laces and straps of shoes.
import type { Last } from '../domain/look.ts';
import type { Foot } from './foot.ts';
import type { Line } from './piece.ts';
import { lerp } from './pixels.ts';
import type { Point } from './pixels.ts';
import { rimOf, throatOf } from './shoe-lasts.ts';
import type { LastForm } from './shoe-lasts.ts';
import { curve } from './shapes.ts';

interface Place {
  foot: Foot;
  form: LastForm;
  /** Height of a picture that she fills: the unit of stitches. */
  size: number;
}

function across({ foot }: Place, y: number, half: number, bend: number): Point[] {
  const { ankle, toe, unit } = foot;
  const x = lerp(ankle[0], toe[0], (y - ankle[1]) / (toe[1] - ankle[1] || 1));
  return curve([
    [x - half * unit, y],
    [x, y + bend * unit],
    [x + half * unit, y],
  ]);
}

/** The opening's edge, darker where the foot goes in. */
function rim(place: Place): Line {
  const { foot, form, size } = place;
  const [high, low] = [rimOf(foot, form), throatOf(foot, form)];
  const x = (y: number) =>
    lerp(foot.ankle[0], foot.toe[0], (y - foot.ankle[1]) / (foot.toe[1] - foot.ankle[1] || 1));
  const half = lerp(0.082, form.half * 0.93, form.rim) * foot.unit;
  const points = curve(
    [
      [x(high) - half, high],
      [x(low) - half * 0.62, lerp(high, low, 0.72)],
      [x(low), low],
      [x(low) + half * 0.62, lerp(high, low, 0.72)],
      [x(high) + half, high],
    ],
    6,
  ).map(([px, py]): Point => [px, py + size * 0.0014]);
  return { points, width: size * 0.0024, tone: 0.5, strength: 0.55 };
}

function laces(place: Place, from: number, to: number, count: number, light: boolean): Line[] {
  const { foot, size } = place;
  return Array.from({ length: count }, (_, k): Line => {
    const y = lerp(from, to, (k + 0.6) / count);
    const points = across(place, y, lerp(0.034, 0.045, k / count), 0.006);
    return {
      points,
      width: Math.max(1.1, foot.unit * 0.011),
      tone: 1,
      strength: 0.85,
      colour: light ? '#f4f1ea' : '#1d1917',
    };
  }).concat([{ points: across(place, from, 0.036, 0.01), width: size * 0.002, tone: 0.55, strength: 0.5 }]);
}

const seam = (place: Place, y: number, half: number, bend: number, strength = 0.45): Line => ({
  points: across(place, y, half, bend),
  width: place.size * 0.0014,
  tone: 0.58,
  strength,
});

/** @param pale the upper is light: laces are light too. */
export function shoeLines(last: Last, place: Place, pale: boolean): Line[] {
  const { foot, form, size } = place;
  const { ankle, toe, unit } = foot;
  const at = (t: number) => lerp(ankle[1], toe[1], t);
  switch (last) {
    case 'sneaker':
    case 'trainer':
      return [
        rim(place),
        ...laces(place, at(form.throat + 0.04), at(0.86), 4, true),
        seam(place, at(1.02), 0.1, -0.05, pale ? 0.35 : 0.5),
        ...(last === 'trainer' ? [seam(place, at(0.8), 0.118, 0.05, 0.4)] : []),
      ];
    case 'laced':
      return [
        rim(place),
        ...laces(place, at(0.3), at(0.72), 3, false),
        seam(place, at(0.98), 0.098, -0.03),
        { points: across(place, at(1.12), 0.06, 0.01), width: size * 0.004, tone: 1.5, strength: 0.16 },
      ];
    case 'loafer':
      return [
        rim(place),
        { points: across(place, at(0.74), 0.104, -0.02), width: unit * 0.03, tone: 0.78, strength: 0.6 },
        seam(place, at(1.14), 0.086, -0.1, 0.5),
      ];
    case 'ballet':
      return [
        rim(place),
        { points: across(place, at(0.91), 0.014, 0), width: unit * 0.012, tone: 0.5, strength: 0.7 },
      ];
    case 'pump':
      return [
        rim(place),
        { points: across(place, at(1.16), 0.04, 0.008), width: size * 0.004, tone: 1.6, strength: 0.2 },
      ];
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
        ...laces(place, ankle[1] - unit * 0.17, at(0.7), 6, false),
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
