import type { Cloth } from '../../domain/looks/cloth.ts';
import type { ScarfDrawing } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { makeScarf } from '../accessories/scarf.ts';
import { scarfFromMaps, standardWearer } from '../accessories/scarf-from-maps.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import { shaded } from '../cloth/fabric/fabrics.ts';
import { ribbedCloth } from '../tailoring/trim.ts';
import { sewn, sheet } from './flat-shapes.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import {
  mirroredChart,
  chartAround,
  polyline,
  line,
  outline,
  oval,
  type Chart,
  type CoordinatePairs,
} from '../pixels/paths.ts';
import type { Point } from '../pixels/pixels.ts';

const TIGHTS: readonly CoordinatePairs[] = [
  [-2, -76],
  [34, -76],
  [34, -62, 37, -42, 33, 0, 23, 46],
  [23, 46, 26, 60, 44, 70, 40, 78],
  [40, 78, 19, 78, 8, 68, 8, 46],
  [8, 46, 4, 0, 2, -24],
  [-2, -24],
];

export function flatTights(model: BodyModel, center: Point, cloth: Cloth): Piece {
  const at = chartAround(center);
  const legs = ([-1, 1] as const).map((sign) => mirroredChart(at, sign));
  const lines = [
    sewn(at, [-34, -67, 34, -67], 2, 0.5, 0.5),
    sewn(at, [0, -66, 0, -26], 1.6, 0.55, 0.4),
    ...legs.map((leg) => sewn(leg, [9, 56, 16, 54, 23, 48], 1.6, 0.6, 0.35)),
  ];
  const shapes = legs.map((leg) => outline(leg, TIGHTS));
  return { sheets: [sheet(model, shapes, cloth, lines)] };
}

export type SockHeight = 'no-show' | 'usual' | 'long';
const LEG: Record<SockHeight, number> = { 'no-show': 14, usual: 66, long: 104 };

const HEEL: CoordinatePairs = [-18, 4, -6, 10, 3, 22, 5, 42, -14, 41, -24, 28];
const TOE: CoordinatePairs = [50, 17, 66, 22, 70, 34, 60, 42, 46, 42, 46, 30];

function flatSock(model: BodyModel, at: Chart, cloth: Cloth, height: SockHeight): Sheet[] {
  const leg = LEG[height];
  const shape = [
    ...polyline(at, [-18, -leg, 18, -leg]),
    ...line(at, [16, -leg * 0.85, 14, -leg * 0.4, 16, -2, 24, 8, 46, 15, 66, 22, 70, 34, 58, 42, 30, 41]),
    ...line(at, [8, 42, -14, 41, -24, 28, -18, 4, -14, -leg * 0.4, -16, -leg * 0.85]),
  ];
  const dense = shaded(cloth, 0.84);
  const patches = [HEEL, TOE].map((pairs) => sheet(model, [line(at, pairs)], dense, [], 0));
  const cuffs = [13, 17].map((down) =>
    sewn(at, [-16, down - leg, 0, down + 1.5 - leg, 16, down - leg], 1.4, 0.6, 0.4),
  );
  return [sheet(model, [shape], cloth, height === 'no-show' ? [] : cuffs), ...patches];
}

/** Fanned out: upright they would look like boots. */
export function pairOfSocks(model: BodyModel, [x, y]: Point, cloth: Cloth, height: SockHeight): Piece {
  const leg = LEG[height];
  const knitted = cloth.fabric === 'plain' ? { ...ribbedCloth(cloth), scale: 0.35 } : cloth;
  const sock = (angle: number, dx: number, dy: number): Sheet[] => {
    const [sin, cos] = [0.9 * Math.sin(angle), 0.9 * Math.cos(angle)];
    const at: Chart = (across, down) => {
      const [u, v] = [across - 14, down + leg / 2 - 18];
      return [x + dx + u * cos - v * sin, y + dy + u * sin + v * cos];
    };
    return flatSock(model, at, knitted, height);
  };
  return { sheets: [...sock(0.12, 20, -13), ...sock(0.34, -18, 0)] };
}

const KERCHIEF: readonly CoordinatePairs[] = [
  [-77, -57, -36, -51, 2, -47, 40, -51, 77, -59],
  [77, -59, 57, -14, 36, 26, 5, 67],
  [5, 67, -30, 28, -57, -12, -77, -57],
];
const HEM = [67, -53, 49, -13, 31, 22, 5, 56, -25, 24, -49, -11, -67, -51];
const DRAPES = [
  [-46, -50, -30, -14, -8, 30],
  [-6, -47, 0, -8, 2, 38],
  [44, -51, 28, -12, 10, 34],
];

function flatKerchief(model: BodyModel, at: Chart, cloth: Cloth): Sheet[] {
  const behind: Chart = (x, y) => at(x * 0.99 - y * 0.1 + 4, y * 0.99 + x * 0.1 - 1);
  const hem = (chart: Chart): Line => sewn(chart, HEM, 1.4, 0.55, 0.4);
  const drapes = DRAPES.map((pairs) => sewn(at, pairs, 7, 0.66, 0.26));
  return [
    sheet(model, [outline(behind, KERCHIEF)], cloth, [hem(behind)]),
    sheet(model, [outline(at, KERCHIEF)], cloth, [hem(at), ...drapes]),
  ];
}

function flatSnood(model: BodyModel, at: Chart, cloth: Cloth): Sheet[] {
  const folds = [-22, 4, 28].map((dy) => sewn(at, [-76, dy, 0, dy + 14, 76, dy], 4, 0.6, 0.4));
  return [
    sheet(model, [oval(at(0, 0), 86, 58, 32)], cloth, folds),
    sheet(model, [oval(at(0, -16), 50, 22, 32)], { ...cloth, colour: '#3a3532' }, [], 0),
  ];
}

/** Pixels for one of the maps'. */
const HUNG = 0.88;
/** Of the neck's back, from the pit of the neck, in shares of the shoulders. */
const NAPE = { up: 0.2, across: 0.21, down: 0.17 } as const;

/** With ends it hangs as it is worn. @param maps of a scarf with ends, where there are any */
export function flatScarf(
  model: BodyModel,
  center: Point,
  drawing: ScarfDrawing,
  cloth: Cloth,
  maps?: BakedGarment,
): Piece {
  const at = chartAround(center);
  if (drawing.ends === 0)
    return { sheets: drawing.bulk > 0.7 ? flatSnood(model, at, cloth) : flatKerchief(model, at, cloth) };
  if (!maps) return makeScarf(model, drawing, cloth);
  const wearer = standardWearer(HUNG);
  const pit: Point = [center[0], center[1] - wearer.torso * 0.2];
  const { shoulderWidth: unit } = wearer;
  const nape = oval([pit[0], pit[1] - NAPE.up * unit], NAPE.across * unit, NAPE.down * unit);
  const behind = [sheet(model, [nape], shaded(cloth, 0.62), [], 0)];
  return { sheets: scarfFromMaps(model, drawing, cloth, maps, { pit, behind, wearer }) };
}

const PALM = [-24, 62, -25, 16, -28, -14, 0, -22, 28, -14, 25, 16, 23, 62];
const MITTEN = [-24, 62, -28, 0, -22, -58, 0, -70, 24, -58, 28, 0, 23, 62];
const THUMB = [22, 16, 42, -6, 50, -26, 40, -32, 22, -12];
const FINGERS = [
  [-20, -56],
  [-6.5, -70],
  [7, -66],
  [20, -50],
] as const;

export function flatGloves(model: BodyModel, center: Point, mittens: boolean, cloth: Cloth): Piece {
  const sheets = ([1, -1] as const).map((sign): Sheet => {
    const at = mirroredChart(chartAround([center[0] + sign * 26, center[1] - sign * 6]), sign);
    const hand = mittens
      ? [line(at, MITTEN, 7)]
      : [
          line(at, PALM),
          ...FINGERS.map(([x, tip]) =>
            line(at, [x - 7, -8, x - 7, tip + 7, x, tip, x + 7, tip + 7, x + 7, -8], 5),
          ),
        ];
    const cuff = sewn(at, [-24 * sign, 46, 24 * sign, 46], 2, 0.55, 0.5);
    return sheet(model, [...hand, line(at, THUMB)], cloth, [cuff]);
  });
  return { sheets };
}
