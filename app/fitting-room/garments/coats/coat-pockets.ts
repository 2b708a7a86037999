import type { CoatDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import type { Line, Patch } from '../../cloth/piece.ts';
import { acrossSleeve } from './coat-details.ts';
import type { CoatCut } from './coat-cut.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { polyline, line, scaledChart, type Chart } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { pointBounds, type Point } from '../../pixels/pixels.ts';
import { curve, stripAlong } from '../../pixels/polygons.ts';

export interface Sewn {
  patches: Patch[];
  lines: Line[];
}

function panel(topLeft: Point, topRight: Point, down: number, corner: number): Point[] {
  const [x0, y0] = topLeft;
  const [x1, y1] = topRight;
  const c = x1 > x0 ? corner : -corner;
  const right: Chart = (x, y) => [x1 - c * x, y1 + down - corner * y];
  const left: Chart = (x, y) => [x0 + c * x, y0 + down - corner * y];
  return [
    topLeft,
    topRight,
    ...line(right, [0, 1, 0.3, 0.3, 1, 0], 4),
    ...line(left, [1, 0, 0.3, 0.3, 0, 1], 4),
  ];
}

function stitches(outline: readonly Point[], size: number): Line {
  const { x0, y0, x1, y1 } = pointBounds(outline);
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  const inset = size * 0.0032;
  const points = outline
    .slice(1)
    .concat([outline[0]!])
    .map(([x, y]): Point => [x - Math.sign(x - middle[0]) * inset, y - (y > middle[1] ? inset : 0)]);
  return stitch(points, size * 0.001, 0.72, 0.3);
}

/** Thickness in body heights, strength of shadows. */
function bagAndFlap(
  size: number,
  ...parts: readonly (readonly [outline: Point[], thick: number, shadow: number])[]
): Sewn {
  return {
    patches: parts.map(([outline, thick, shadow]) => ({ outline, thick: size * thick, shadow })),
    lines: parts.map(([outline]) => stitches(outline, size)),
  };
}

interface PocketPlace {
  at: Chart;
  inner: number;
  low: number;
  torso: number;
  size: number;
  sign: -1 | 1;
  chestAt: number;
}

const POCKETS: Record<NonNullable<CoatDrawing['pockets']>, (place: PocketPlace) => Sewn> = {
  welt: ({ at, inner, low, torso, size, sign }) => {
    const mouth = [at(inner, low), at(inner + 0.1, low + torso * 0.15)];
    const shift = size * 0.0062;
    const outer = mouth.map(([x, y]): Point => [x - sign * shift, y + shift * 0.5]);
    return {
      patches: [{ outline: stripAlong(outer, size * 0.012), thick: size * 0.0014, shadow: 0.2 }],
      lines: [stitch(mouth, size * 0.0016, 0.5, 0.5)],
    };
  },
  flap: ({ at, inner, low, torso, size }) => {
    const flap = panel(at(inner, low), at(inner + 0.23, low - torso * 0.01), torso * 0.066, size * 0.006);
    return {
      patches: [{ outline: flap, thick: size * 0.0024, shadow: 0.42 }],
      lines: [stitch(flap.slice(0, 2), size * 0.0014, 0.5, 0.55)],
    };
  },
  patch: ({ at, inner, low, torso, size }) => {
    const top = low - torso * 0.012;
    const bag = panel(at(inner, low), at(inner + 0.27, low), torso * 0.24, size * 0.012);
    const flap = panel(at(inner - 0.008, top), at(inner + 0.278, top), torso * 0.07, size * 0.006);
    return bagAndFlap(size, [bag, 0.0026, 0.24], [flap, 0.002, 0.3]);
  },
  chest: ({ at, torso, size, chestAt }) => {
    const chest: Chart = (across, down) => at(0.225 + across, chestAt + torso * down);
    const bag = panel(chest(0, 0), chest(0.19, 0), torso * 0.21, size * 0.0084);
    const flap = polyline(chest, [-0.005, 0, 0.195, 0, 0.195, 0.042, 0.095, 0.064, -0.005, 0.042]);
    return bagAndFlap(size, [bag, 0.0016, 0.16], [flap, 0.002, 0.34]);
  },
};

const joined = (parts: readonly Sewn[]): Sewn => ({
  patches: parts.flatMap(({ patches }) => patches),
  lines: parts.flatMap(({ lines }) => lines),
});

export function coatPockets({ model: { frame }, drawing, hem }: CoatCut): Sewn {
  const { hips, shoulderWidth: unit, torso, size } = frame;
  const cut = drawing.pockets && POCKETS[drawing.pockets];
  if (!cut) return joined([]);
  const low = Math.min(heightAtTorsoShare(frame, drawing.length > 0.4 ? 1.0 : 0.83), hem.y - torso * 0.22);
  const inner = Math.max(0.24, drawing.open * 0.75 + 0.09);
  const chestAt = heightAtTorsoShare(frame, 0.27);
  const pair = ([-1, 1] as const).map((sign) => {
    const at = scaledChart([hips[0], 0], sign * unit, 1);
    return cut({ at, inner, low, torso, size, sign, chestAt });
  });
  return joined(pair);
}

export function trenchStormFlaps(model: BodyModel): Patch[] {
  const { size, sides } = model.frame;
  const { chest } = neckSide(model, 1);
  const flap = [
    ...polyline(chest, [0.62, -0.4, 0.14, -0.4]),
    ...line(chest, [0.14, 0.3, 0.26, 0.335, 0.38, 0.31, 0.62, 0.2], 8),
  ];
  const straps = sides.flatMap((side): Patch[] => {
    const end: Point = [
      side.shoulder[0] + side.sign * side.upperArm * 0.42,
      side.shoulder[1] - side.upperArm * 0.08,
    ];
    const shoulder = stripAlong([neckSide(model, side.sign).at(0.31, 0.045), end], size * 0.0145);
    const cuff = stripAlong(curve(acrossSleeve(side, 0.88)), size * 0.013);
    return [
      { outline: shoulder, thick: size * 0.0018, shadow: 0.3 },
      { outline: cuff, thick: size * 0.0018, shadow: 0.3, onSleeves: true },
    ];
  });
  return [{ outline: flap, thick: size * 0.0026, shadow: 0.36 }, ...straps];
}
