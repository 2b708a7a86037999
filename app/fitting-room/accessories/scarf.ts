// Scarves: a loop around the neck and two ends in front; hair, face and hands stay in front of it.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { ScarfDrawing } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { neckWidth } from '../person/measures/shoulder-line.ts';
import { neckSide } from '../tailoring/neck-side.ts';
import { clipBehindNeck } from '../tailoring/collar-back.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import { PART, type Layer } from '../cloth/layer.ts';
import { scarfFromMaps } from './scarf-from-maps.ts';
import { intersectMask } from '../tailoring/coverage.ts';
import {
  mirroredChart,
  line,
  polyline,
  outline,
  oval,
  type Chart,
  type CoordinatePairs,
} from '../pixels/paths.ts';
import { flatLayer, stitch, trimSheet } from '../tailoring/trim.ts';
import { garmentReach } from '../cloth/garment-reach.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { hash } from '../pixels/noise.ts';
import { clamp, lerp, lerpPoint, smoothstep, type Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/polygons.ts';

function scarfNeck(model: BodyModel): { middleAt: (y: number) => number; neck: number; pit: number } {
  const { shoulderWidth, torso, mouth, shoulders } = model.frame;
  const { middle, half } = neckWidth(model);
  // Under a headscarf or thick hair the neck is invisible: an average width is used.
  const neck = clamp(half, shoulderWidth * 0.135, shoulderWidth * 0.17);
  const { pit } = neckSide(model, -1);
  const chest = lerp(mouth[0], shoulders[0], 0.75);
  const middleAt = (y: number): number =>
    lerp(middle, chest, smoothstep(pit - torso * 0.08, pit + torso * 0.12, y));
  return { middleAt, neck, pit };
}

/** Width in thousandths of her size; `depth`: how dark it is. */
interface Fold {
  points: Point[];
  width: number;
  depth: number;
}

interface Hanging {
  layer: Layer;
  folds: Fold[];
}

type Roll = Hanging & { behind: Sheet[] };

const fold = (at: Chart, pairs: CoordinatePairs, width: number, depth: number): Fold => ({
  points: polyline(at, pairs),
  width,
  depth,
});

const behindScarf = (model: BodyModel, half: (sign: -1 | 1) => Point[], cloth: Cloth): Sheet[] =>
  clipBehindNeck(model, curve([...half(-1), ...half(1).reverse()], 6), cloth, PART.body);

function loopPlace(model: BodyModel, { bulk }: ScarfDrawing) {
  const { torso, shoulderWidth, mouth } = model.frame;
  const { middleAt, neck, pit } = scarfNeck(model);
  const high = lerp(mouth[1], pit, 0.76);
  const top = high - torso * (0.03 + 0.025 * bulk);
  return { middleAt, neck, pit, high, top, reach: shoulderWidth * (0.225 + 0.075 * bulk) };
}

function behindLoop(model: BodyModel, drawing: ScarfDrawing, cloth: Cloth): Sheet[] {
  const { torso } = model.frame;
  const { middleAt, neck, top, reach } = loopPlace(model, drawing);
  const x = middleAt(top);
  const back = (sign: -1 | 1): Point[] => [
    [x + sign * lerp(neck, reach, 0.4), top + torso * 0.05],
    [x + sign * lerp(neck, reach, 0.4), top - torso * 0.022],
    [x + sign * lerp(neck, reach, 0.08), top - torso * 0.05],
    [x + sign * neck * 0.5, top - torso * 0.06],
  ];
  return behindScarf(model, back, cloth);
}

function loop(model: BodyModel, drawing: ScarfDrawing): Hanging {
  const { torso } = model.frame;
  const { bulk } = drawing;
  const { middleAt, neck, pit, high, top, reach } = loopPlace(model, drawing);
  const low = pit + torso * (0.06 + 0.095 * bulk);
  const half: Point[] = [
    [neck * 0.55, high + torso * 0.014],
    [neck * 0.86, top + torso * 0.024],
    [neck * 0.955, top - torso * 0.016],
    [lerp(neck, reach, 0.22), top - torso * 0.036],
    [lerp(neck, reach, 0.6), top - torso * 0.012],
    [reach * 0.95, lerp(top, low, 0.2)],
    [reach, lerp(top, low, 0.46)],
    [reach * 0.78, lerp(top, low, 0.79)],
    [reach * 0.36, low - torso * 0.012],
  ];
  const right = half.map(([dx, y]): Point => [middleAt(y) + dx, y]);
  const left = half.map(([dx, y]): Point => [middleAt(y) - dx * 1.02, y + torso * 0.004]).reverse();
  const start: Point = [middleAt(high), high + torso * 0.032];
  const shape = curve([start, ...right, [middleAt(low) - reach * 0.05, low], ...left, start], 7);
  const folds = Array.from({ length: 7 }, (_, k): Fold => {
    const sign = k % 2 === 0 ? -1 : 1;
    const c = hash(k, 17) - 0.5;
    const y = lerp(top, low, 0.06 + k * 0.115);
    const dip = torso * (0.05 + 0.03 * bulk + 0.02 * c);
    const x = middleAt(y);
    const at: Chart = (across, down) => [x + sign * reach * across, y + dip * down];
    const pairs = [0.98 - 0.05 * k, 0, 0.5, 0.8, -0.05, 1, -(0.5 + 0.3 * c), 0.8];
    return fold(at, pairs, 5 + 2.5 * bulk, 0.17 + 0.05 * c);
  });
  return { layer: flatLayer(model, [shape]), folds };
}

/** Where the maps of one could not be read: a plain end. */
function tail(model: BodyModel, drawing: ScarfDrawing, side: -1 | 1): Hanging {
  const { torso, shoulderWidth, mouth, shoulders } = model.frame;
  const top = neckSide(model, side).pit + torso * 0.06;
  const full = shoulderWidth * (0.075 + 0.037 * drawing.bulk);
  const length = torso * drawing.ends * (side < 0 ? 1 : 0.87);
  const middle = lerp(mouth[0], shoulders[0], 0.75);
  const at: Chart = (across, t) => [
    middle + full * (side * lerp(0.8, 1.2, t) + across * lerp(0.66, 1, smoothstep(0, 0.6, t))),
    top + length * t,
  ];
  const folds = [-0.62, -0.1, 0.5].map((across) => fold(at, [across * 0.8, 0, across, 0.75], 8, 0.15));
  return {
    layer: flatLayer(model, [line(at, [-1, 1, -1, 0.6, -1, 0]).concat(line(at, [1, 0, 1, 0.6, 1, 1]))]),
    folds,
  };
}

/** A scarf without ends below this bulk is a neckerchief, knotted in front. */
const KERCHIEF = 0.75;

/** In neck widths from the middle. */
function kerchiefPlace(model: BodyModel) {
  const { torso, shoulderWidth, mouth } = model.frame;
  const { middleAt, neck, pit } = scarfNeck(model);
  const high = lerp(mouth[1], pit, 0.8);
  const low = pit + torso * 0.1;
  const knotted = lerp(high, low, 0.76);
  const from =
    (y0: number, unit: number): Chart =>
    (across, down) => {
      const y = y0 + unit * down;
      return [middleAt(y) + neck * across, y];
    };
  return {
    /** Up from its upper edge in front, in torso lengths; 1 is its lower edge. */
    above: from(high, -torso),
    below: from(high, low - high),
    /** Down from the knot, in torso lengths. */
    knot: from(knotted, torso),
    // As wide as a crew neckline, so that no skin shows beside it.
    wide: (shoulderWidth * 0.256) / neck,
    neckTop: (torso * -0.07) / (low - high),
  };
}

const SIGNS = [-1, 1] as const;

function band(model: BodyModel, cloth: Cloth): Roll {
  const { above, below, knot, wide, neckTop } = kerchiefPlace(model);
  // Drawn past the neck and clipped to it, so that no skin shows beside it.
  const half = (sign: -1 | 1): Point[] => {
    const neck = [0, -0.03, 0.55, -0.016, 0.86, 0.025, 0.955, 0.075, 1.14, 0.085];
    const end = [lerp(1, wide, 0.62), 0.062, wide, 0.018];
    const low = [wide * 0.97, 0.36, wide * 0.78, 0.68, 0.75, 0.92, 0, 1];
    return curve(
      [
        ...polyline(mirroredChart(above, sign), [...neck, ...end]),
        ...polyline(mirroredChart(below, sign), low),
      ],
      6,
    );
  };
  const layer = flatLayer(model, [[...half(1), ...half(-1).reverse()]]);
  intersectMask(layer.alpha, garmentReach(model, Math.max(1.2, model.frame.size * 0.002)));
  const folds = SIGNS.flatMap((sign) =>
    [0.06, 0.32, 0.6].map((share, k): Fold => {
      const round = [lerp(1.05, wide * 1.06, share), lerp(neckTop, 0.24, share), lerp(0.8, 1.02, share)];
      const points = [
        ...polyline(mirroredChart(below, sign), [...round, 0.24 + share * 0.66]),
        knot(sign * 0.16, 0.014 * (k - 1)),
      ];
      return { points, width: 5, depth: 0.13 };
    }),
  );
  const back = (sign: -1 | 1): Point[] =>
    polyline(mirroredChart(above, sign), [1.3, 0.02, 1.28, 0.07, 1.05, 0.1, 0.5, 0.105]);
  return { layer, folds, behind: behindScarf(model, back, cloth) };
}

function knot(model: BodyModel): Hanging[] {
  const { knot: at } = kerchiefPlace(model);
  const end = (sign: -1 | 1): Hanging => {
    const length = sign < 0 ? 0.115 : 0.1;
    const side = mirroredChart(at, sign);
    const outer = [0.02, -0.01, 0.5, length * 0.35, 0.62, length];
    const inner = [0.62, length, 0.2, length * 0.72, -0.1, 0.015];
    const shape = outline(side, [outer, inner], 5);
    const folds = [
      { points: [at(0, 0), lerpPoint(at(0, 0), side(0.62, length), 0.8)], width: 5, depth: 0.14 },
    ];
    return { layer: flatLayer(model, [shape]), folds };
  };
  const creases = [-0.1, 0.1].map((across) => fold(at, [across, -0.035, across * 0.4, 0.03], 4, 0.12));
  const round = oval([0, 0], 0.23, 0.034, 20).map(([x, y]) => at(x, y));
  return [end(1), end(-1), { layer: flatLayer(model, [round]), folds: creases }];
}

/** @param maps of a scarf with ends, where there are any */
export function makeScarf(model: BodyModel, drawing: ScarfDrawing, cloth: Cloth, maps?: BakedGarment): Piece {
  const foldLine = ({ points, width, depth }: Fold): Line =>
    stitch(curve(points, 6), (width * model.frame.size) / 1600, 1 - 1.4 * depth, 0.5);
  const sheetOf = ({ layer, folds }: Hanging, shadow: number): Sheet =>
    trimSheet(layer, cloth, shadow, {
      crisp: false,
      soft: true,
      lines: folds.map(foldLine),
    });
  if (drawing.ends === 0 && drawing.bulk < KERCHIEF) {
    // Under a veil only the points would show.
    if (model.covering?.veiled) return { sheets: [] };
    const { behind, ...front } = band(model, cloth);
    return { sheets: [...behind, ...[front, ...knot(model)].map((part) => sheetOf(part, 0.5))] };
  }
  const behind = behindLoop(model, drawing, cloth);
  if (maps) {
    const { middleAt, pit } = scarfNeck(model);
    return { sheets: scarfFromMaps(model, drawing, cloth, maps, { pit: [middleAt(pit), pit], behind }) };
  }
  const ends = drawing.ends > 0 ? SIGNS.map((side) => sheetOf(tail(model, drawing, side), 0.5)) : [];
  return { sheets: [...ends, ...behind, sheetOf(loop(model, drawing), 0.55)] };
}
