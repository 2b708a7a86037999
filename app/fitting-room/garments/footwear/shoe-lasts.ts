import type { Cloth, Hex } from '../../../domain/looks/cloth.ts';
import type { Last, ShoesDrawing } from '../../../domain/looks/look.ts';
import { rgbOf } from '../../cloth/fabric/fabrics.ts';
import { footHalfWidth, type Foot } from '../../person/measures/foot.ts';
import { lerp, lerpPoint, luma, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';

/** In the foot's unit, or shares of the way from ankle (0) to ball (1). */
export interface LastForm {
  half: number;
  point: number;
  rim: number;
  throat: number;
  sole: number;
  soleColor: Hex;
}

const RUBBER_LIGHT: Hex = '#e4e0d8';
const RUBBER_DARK: Hex = '#2a2422';
const LEATHER: Hex = '#3a2c24';

export const LASTS_BY_NAME: Record<Last, LastForm> = {
  sneaker: { half: 0.128, point: 0, rim: 0.06, throat: 0.2, sole: 0.04, soleColor: RUBBER_LIGHT },
  trainer: { half: 0.138, point: 0, rim: 0.02, throat: 0.16, sole: 0.062, soleColor: RUBBER_LIGHT },
  loafer: { half: 0.12, point: 0.25, rim: 0.28, throat: 0.2, sole: 0.02, soleColor: LEATHER },
  laced: { half: 0.122, point: 0.35, rim: 0.16, throat: 0.26, sole: 0.024, soleColor: LEATHER },
  ballet: { half: 0.116, point: 0.1, rim: 0.42, throat: 0.86, sole: 0.012, soleColor: LEATHER },
  pump: { half: 0.108, point: 0.85, rim: 0.36, throat: 0.84, sole: 0.012, soleColor: LEATHER },
  sandal: { half: 0.105, point: 0, rim: 0.9, throat: 0.95, sole: 0.016, soleColor: '#5b4632' },
  boot: { half: 0.122, point: 0.3, rim: 0, throat: 0, sole: 0.024, soleColor: RUBBER_DARK },
  chelsea: { half: 0.124, point: 0.2, rim: 0, throat: 0, sole: 0.028, soleColor: RUBBER_DARK },
  slipper: { half: 0.13, point: 0, rim: 0.2, throat: 0.3, sole: 0.022, soleColor: LEATHER },
  'laced-boot': { half: 0.13, point: 0, rim: 0, throat: 0, sole: 0.04, soleColor: RUBBER_DARK },
};

/** For drawings made before lasts were distinguished. */
export function shoeLast(drawing: ShoesDrawing, cloth: Cloth): Last {
  if (drawing.last) return drawing.last;
  if (drawing.shaft > 0) return 'boot';
  return luma(...rgbOf(cloth.colour)) > 165 ? 'sneaker' : 'laced';
}

const rimOf = ({ ankle, toe }: Foot, form: LastForm): number => lerp(ankle[1], toe[1], form.rim);
const throatOf = ({ ankle, toe }: Foot, form: LastForm): number => lerp(ankle[1], toe[1], form.throat);

/** Pixels: a low-cut shoe hugs the foot; one that closes around the ankle has room for it. */
const rimHalfOf = (foot: Foot, form: LastForm): number => {
  const own = lerp(0.078, form.half * (form.rim > 0.3 ? 0.72 : 0.93), form.rim) * foot.unit;
  return form.rim > 0.3 ? own : Math.max(own, footHalfWidth(foot, form.rim) + 0.004 * foot.unit);
};

export const footMiddleAt = ({ ankle, toe }: Foot, y: number): number =>
  lerp(ankle[0], toe[0], (y - ankle[1]) / (toe[1] - ankle[1] || 1));

function toeSide({ side, toe, floor, unit }: Foot, form: LastForm, sign: -1 | 1, grow: number): Point[] {
  const outer = sign === side.sign;
  const half = form.half * unit;
  const at = (share: number, up: number): Point => [toe[0] + sign * (half * share + grow), floor - unit * up];
  return [
    at(outer ? 1 : 0.95, 0.092),
    at(lerp(outer ? 1.01 : 0.97, 0.88, form.point), 0.055),
    at(lerp(outer ? 0.93 : 0.92, 0.64, form.point), 0.02),
    at(lerp(0.72, 0.38, form.point), 0.003),
    [toe[0], floor + unit * 0.003],
  ];
}

export function frontRim(foot: Foot, form: LastForm): Point[] {
  const [rim, throat] = [rimOf(foot, form), throatOf(foot, form)];
  const half = rimHalfOf(foot, form);
  const at = (y: number, across: number, down = y): Point => [footMiddleAt(foot, y) + across * half, down];
  const low = lerp(rim, throat, 0.72);
  return curve([at(rim, -1), at(throat, -0.62, low), at(throat, 0), at(throat, 0.62, low), at(rim, 1)], 6);
}

export function shoeOpening(foot: Foot, form: LastForm): Point[] {
  const rim = rimOf(foot, form);
  const back: Point = [footMiddleAt(foot, rim), rim - foot.unit * 0.02];
  const front = frontRim(foot, form);
  return [...front, ...curve([front.at(-1)!, back, front[0]!])];
}

export function shoeOutline(foot: Foot, form: LastForm): Point[] {
  const { toe, unit } = foot;
  const rim = rimOf(foot, form);
  const rimHalf = rimHalfOf(foot, form);
  const middle = lerp(rim, toe[1], 0.5);
  const foothold = footHalfWidth(foot, lerp(form.rim, 1, 0.5)) + 0.003 * unit;
  const half = Math.max(lerp(rimHalf, form.half * unit, 0.5), foothold);
  const side = (sign: -1 | 1): Point[] => [
    [footMiddleAt(foot, rim) + sign * rimHalf, rim],
    [footMiddleAt(foot, middle) + sign * half, middle],
    ...toeSide(foot, form, sign, 0),
  ];
  return [...frontRim(foot, form), ...curve(side(1)), ...curve(side(-1)).reverse()];
}

export function soleEdge({ side, toe, floor, unit }: Foot, form: LastForm): Point[] {
  const half = form.half * unit;
  return Array.from({ length: 13 }, (_, k): Point => {
    const t = k / 6 - 1;
    const outer = Math.sign(t) === side.sign ? 1 : 0.95;
    const up = form.sole + 0.022;
    const round = lerp(lerp(0.92, 0.64, form.point), lerp(outer, 0.88, form.point), (up - 0.02) / 0.035);
    return [
      toe[0] + t * (Math.min(outer, round) * half + unit * 0.005),
      floor - unit * (form.sole + 0.022 * t * t),
    ];
  });
}

export function soleOutline(foot: Foot, form: LastForm): Point[] {
  const edge = soleEdge(foot, form);
  const grow = foot.unit * 0.004;
  const low = (sign: -1 | 1): Point[] =>
    curve(toeSide(foot, form, sign, grow)).filter(([, y]) => y > edge[sign < 0 ? 0 : 12]![1]);
  return [...edge, ...low(1), ...low(-1).reverse()];
}

export function sandalOutlines(foot: Foot): Point[][] {
  const { ankle, toe, unit } = foot;
  const across = (t: number, half: number, thick: number, bend: number): Point[] => {
    const [x, y] = lerpPoint(ankle, toe, t);
    const edge = (dy: number): Point[] =>
      Array.from({ length: 13 }, (_, k): Point => {
        const turn = k / 6 - 1;
        return [x + turn * half * unit, y + (dy + bend * turn * turn) * unit];
      });
    return [...edge(-thick), ...edge(thick).reverse()];
  };
  return [across(0.8, 0.115, 0.02, 0.04), across(0.08, 0.1, 0.011, -0.012)];
}
