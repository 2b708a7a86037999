// The forms shoes are built on, as seen from the front.
import type { Cloth, Hex, Last, ShoesDrawing } from '../domain/look.ts';
import { rgbOf } from './fabrics.ts';
import type { Foot } from './foot.ts';
import { lerp, luma } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve } from './shapes.ts';

/** Shares of the foot's unit, or of the way from ankle (0) to ball (1). */
export interface LastForm {
  /** Half width at the ball. */
  half: number;
  /** How far the front runs to a point: 0 round … 1 almond. */
  point: number;
  /** Where the rim stands at the sides, and where it dips in front. */
  rim: number;
  throat: number;
  sole: number;
  soleColour?: Hex;
}

const RUBBER_LIGHT: Hex = '#e4e0d8';
const RUBBER_DARK: Hex = '#2a2422';
const LEATHER: Hex = '#3a2c24';

export const LASTS_BY_NAME: Record<Last, LastForm> = {
  sneaker: { half: 0.128, point: 0, rim: 0.06, throat: 0.2, sole: 0.04, soleColour: RUBBER_LIGHT },
  trainer: { half: 0.138, point: 0, rim: 0.02, throat: 0.16, sole: 0.062, soleColour: RUBBER_LIGHT },
  loafer: { half: 0.12, point: 0.25, rim: 0.24, throat: 0.52, sole: 0.02, soleColour: LEATHER },
  laced: { half: 0.122, point: 0.35, rim: 0.16, throat: 0.26, sole: 0.024, soleColour: LEATHER },
  ballet: { half: 0.116, point: 0.1, rim: 0.42, throat: 0.86, sole: 0.012, soleColour: LEATHER },
  pump: { half: 0.108, point: 0.85, rim: 0.36, throat: 0.84, sole: 0.012, soleColour: LEATHER },
  sandal: { half: 0.122, point: 0, rim: 0.9, throat: 0.95, sole: 0.022, soleColour: '#a58660' },
  boot: { half: 0.122, point: 0.3, rim: 0, throat: 0, sole: 0.024, soleColour: RUBBER_DARK },
  chelsea: { half: 0.124, point: 0.2, rim: 0, throat: 0, sole: 0.028, soleColour: RUBBER_DARK },
  'laced-boot': { half: 0.13, point: 0, rim: 0, throat: 0, sole: 0.04, soleColour: RUBBER_DARK },
};

/** The last of a drawing made before lasts were told apart. */
export function lastOf(drawing: ShoesDrawing, cloth: Cloth): Last {
  if (drawing.last) return drawing.last;
  if (drawing.shaft > 0) return 'boot';
  return luma(...rgbOf(cloth.colour)) > 165 ? 'sneaker' : 'laced';
}

/** Heights of the rim at the sides and of the throat in front. */
export const rimOf = ({ ankle, toe }: Foot, form: LastForm): number => lerp(ankle[1], toe[1], form.rim);
export const throatOf = ({ ankle, toe }: Foot, form: LastForm): number => lerp(ankle[1], toe[1], form.throat);

/** The shoe from its rim down to the ground. */
export function shoeOutline(foot: Foot, form: LastForm): Point[] {
  const { ankle, toe, floor, unit } = foot;
  const rim = rimOf(foot, form);
  const throat = throatOf(foot, form);
  const centre = (y: number): number => lerp(ankle[0], toe[0], (y - ankle[1]) / (toe[1] - ankle[1] || 1));
  // A low-cut shoe hugs the foot at its rim.
  const rimHalf = lerp(0.075, form.half * (form.rim > 0.3 ? 0.72 : 0.93), form.rim) * unit;
  const end = lerp(0.074, 0.036, form.point) * unit;
  const side = (sign: -1 | 1): Point[] => [
    [centre(rim) + sign * rimHalf, rim],
    [centre(lerp(rim, toe[1], 0.5)) + sign * lerp(rimHalf, form.half * unit, 0.6), lerp(rim, toe[1], 0.5)],
    [toe[0] + sign * form.half * unit, toe[1] + unit * 0.012],
    [toe[0] + sign * lerp(form.half, form.half * 0.86, form.point) * unit, floor - unit * 0.045],
    [toe[0] + sign * lerp(end, form.half * unit, 0.42), floor - unit * 0.012],
    [toe[0] + sign * end * 0.6, floor],
    [toe[0], floor + unit * 0.002],
  ];
  const dip = curve(
    [
      [centre(rim) - rimHalf, rim],
      [centre(throat) - rimHalf * 0.62, lerp(rim, throat, 0.72)],
      [centre(throat), throat],
      [centre(throat) + rimHalf * 0.62, lerp(rim, throat, 0.72)],
      [centre(rim) + rimHalf, rim],
    ],
    6,
  );
  return [...dip, ...curve(side(1)), ...curve(side(-1)).reverse()];
}

/** Two straps and the rim of the footbed. */
export function sandalOutlines(foot: Foot): Point[][] {
  const { ankle, toe, floor, unit } = foot;
  const across = (t: number, half: number, thick: number, bend: number): Point[] => {
    const [x, y] = [lerp(ankle[0], toe[0], t), lerp(ankle[1], toe[1], t)];
    const edge = (dy: number): Point[] =>
      curve([
        [x - half * unit, y + dy * unit + bend * unit],
        [x, y + dy * unit],
        [x + half * unit, y + dy * unit + bend * unit],
      ]);
    return [...edge(-thick), ...edge(thick).reverse()];
  };
  const bed = Array.from({ length: 28 }, (_, k): Point => {
    const angle = (k / 28) * Math.PI;
    return [toe[0] + Math.cos(angle) * unit * 0.122, floor - unit * 0.055 + Math.sin(angle) * unit * 0.058];
  });
  const inner = Array.from({ length: 28 }, (_, k): Point => {
    const angle = (1 - k / 28) * Math.PI;
    return [toe[0] + Math.cos(angle) * unit * 0.104, floor - unit * 0.06 + Math.sin(angle) * unit * 0.034];
  });
  return [[...bed, ...inner], across(0.86, 0.108, 0.026, 0.03), across(0.1, 0.08, 0.013, -0.012)];
}
