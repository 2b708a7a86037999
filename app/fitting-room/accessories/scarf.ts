// Scarves: a loop round the neck and two ends in front. Hair, face and hands stay before them.
import type { Cloth } from '../../domain/cloth.ts';
import type { ScarfDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { neckWidth } from '../person/shoulder-line.ts';
import { neckSide } from '../patterns/neck-side.ts';
import { behindNeck } from '../garments/collar-back.ts';
import { PART } from '../cloth/layer.ts';
import type { Layer } from '../cloth/layer.ts';
import { keepInside } from '../patterns/cover.ts';
import { flatLayer, trimOf } from '../patterns/trim.ts';
import { silhouette } from '../cloth/silhouette.ts';
import type { Fold } from '../cloth/crease-hand.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { hash } from '../pixels/noise.ts';
import { clamp, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

/** Her own neck: half its width, its pit, and the middle of a scarf at a height, from the neck's to the chest's. */
function scarfNeck(model: BodyModel): { middleAt: (y: number) => number; neck: number; pit: number } {
  const { shoulderWidth, torso, mouth, shoulders } = model.frame;
  const { middle, half } = neckWidth(model);
  // Under a headscarf or thick hair the neck is not seen: there it is about as wide as most.
  const neck = clamp(half, shoulderWidth * 0.135, shoulderWidth * 0.17);
  const { pit } = neckSide(model, -1);
  const chest = lerp(mouth[0], shoulders[0], 0.75);
  const middleAt = (y: number): number =>
    lerp(middle, chest, smoothstep(pit - torso * 0.08, pit + torso * 0.12, y));
  return { middleAt, neck, pit };
}

interface Hanging {
  layer: Layer;
  folds: Fold[];
}

/** What lies round the neck, and what of it is seen behind. */
type Roll = Hanging & { behind: Sheet[] };

const behindScarf = (model: BodyModel, half: (sign: -1 | 1) => Point[], cloth: Cloth): Sheet[] =>
  behindNeck(model, curve([...half(-1), ...half(1).reverse()], 6), cloth, PART.body);

/** The roll round the neck: its upper edge dips in front and goes behind the neck at both sides. */
function loop(model: BodyModel, { bulk }: ScarfDrawing, cloth: Cloth): Roll {
  const { torso, shoulderWidth, mouth } = model.frame;
  const { middleAt, neck, pit } = scarfNeck(model);
  const low = pit + torso * (0.06 + 0.095 * bulk);
  const high = lerp(mouth[1], pit, 0.76);
  const top = high - torso * (0.03 + 0.025 * bulk);
  const reach = shoulderWidth * (0.225 + 0.075 * bulk);
  const half: Point[] = [
    [neck * 0.55, high + torso * 0.014],
    [neck * 0.86, top + torso * 0.024],
    [neck * 0.955, top - torso * 0.016],
    // Over the round of the roll, not to a point.
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
  // Wound round, its folds start high on one side and run out low on the other.
  const folds = Array.from({ length: 7 }, (_, k): Fold => {
    const sign = k % 2 === 0 ? -1 : 1;
    const c = hash(k, 17) - 0.5;
    const y = lerp(top, low, 0.06 + k * 0.115);
    const x = middleAt(y);
    const dip = torso * (0.05 + 0.03 * bulk + 0.02 * c);
    return {
      points: [
        [x + sign * reach * (0.98 - 0.05 * k), y],
        [x + sign * reach * 0.5, y + dip * 0.8],
        [x - sign * reach * 0.05, y + dip],
        [x - sign * reach * (0.5 + 0.3 * c), y + dip * 0.8],
      ],
      width: 5 + 2.5 * bulk,
      depth: 0.17 + 0.05 * c,
    };
  });
  const x = middleAt(top);
  const back = (sign: -1 | 1): Point[] => [
    [x + sign * lerp(neck, reach, 0.4), top + torso * 0.05],
    [x + sign * lerp(neck, reach, 0.4), top - torso * 0.022],
    [x + sign * lerp(neck, reach, 0.08), top - torso * 0.05],
    [x + sign * neck * 0.5, top - torso * 0.06],
  ];
  return { layer: flatLayer(model, [shape]), folds, behind: behindScarf(model, back, cloth) };
}

/** One hanging end: gathered under the loop, falling softly, its edge fringed. */
function tail(model: BodyModel, drawing: ScarfDrawing, side: -1 | 1): Hanging {
  const { torso, shoulderWidth, mouth, shoulders } = model.frame;
  const { pit } = neckSide(model, side);
  const top = pit + torso * 0.06;
  const full = shoulderWidth * (0.075 + 0.037 * drawing.bulk);
  const length = torso * drawing.ends * (side < 0 ? 1 : 0.87);
  const middle = (t: number): number =>
    lerp(mouth[0], shoulders[0], 0.75) +
    side * full * lerp(0.8, 1.06, t) +
    shoulderWidth * (0.012 * Math.sin(t * 4.2 + side) + side * 0.018 * t * t);
  const half = (t: number): number => full * (0.66 + 0.34 * smoothstep(0, 0.6, t));
  const at = (across: number, t: number): Point => [
    middle(t) +
      across * half(t) +
      shoulderWidth * 0.006 * Math.sin(t * 8 + across * 2 + side * 1.4) * smoothstep(0.1, 0.5, t),
    top + length * t + (t > 0.98 ? torso * 0.012 * Math.sin(across * 2.6 + side) : 0),
  ];
  const rows = Array.from({ length: 9 }, (_, k) => k / 8);
  const hem = Array.from({ length: 9 }, (_, k): Point => at(1 - k / 4, 1));
  const shapes: Point[][] = [
    [
      ...curve(
        rows.map((t) => at(1, t)),
        5,
      ),
      ...hem,
      ...curve(rows.map((t) => at(-1, t)).reverse(), 5),
    ],
  ];
  if (drawing.fringe) {
    const strands = 15;
    for (let k = 0; k < strands; k++) {
      const c = hash(k, side + 7) - 0.5;
      const [x0, y] = at(((k + 0.12) / strands) * 2 - 1, 1);
      const [x1] = at(((k + 0.8) / strands) * 2 - 1, 1);
      // Twisted by twos, they hang a little towards each other.
      const lean = (k % 2 ? -1 : 1) * (x1 - x0) * 0.35 + c * (x1 - x0) * 0.8;
      const drop = torso * (0.06 + 0.02 * c);
      shapes.push([
        [x0, y - 2],
        [x1, y - 2],
        [lerp(x0, x1, 0.8) + lean, y + drop],
        [lerp(x0, x1, 0.25) + lean, y + drop],
      ]);
    }
  }
  const folds = [-0.62, -0.1, 0.5].map((across, k): Fold => ({
    points: [at(across * 0.8, 0), at(across, 0.35), at(across * 1.15 + 0.1 * side, 0.7 + 0.12 * k)],
    width: 8,
    depth: 0.17 - 0.02 * k,
  }));
  return { layer: flatLayer(model, shapes), folds };
}

/** Below this bulk a scarf without ends is a neckerchief: it lies close round the neck and is knotted in front. */
const KERCHIEF = 0.75;

/** Where a neckerchief lies: points in neck widths from the middle, its edges and its knot in front. */
function kerchiefPlace(model: BodyModel) {
  const { torso, shoulderWidth, mouth } = model.frame;
  const { middleAt, neck, pit } = scarfNeck(model);
  const high = lerp(mouth[1], pit, 0.8);
  const low = pit + torso * 0.1;
  const at = (across: number, y: number): Point => [middleAt(y) + neck * across, y];
  // As wide as a crew neckline, so that no skin is left beside it.
  return { at, high, low, wide: (shoulderWidth * 0.256) / neck, knotted: lerp(high, low, 0.76) };
}

/** A rolled band from one edge of the neck to the other, where it tapers and goes behind it. */
function band(model: BodyModel, cloth: Cloth): Roll {
  const { torso, size } = model.frame;
  const { at, high, low, wide, knotted } = kerchiefPlace(model);
  // Drawn past the neck and cut by its own edge, so that no skin is left beside it.
  const half = (sign: -1 | 1): Point[] =>
    curve(
      [
        at(0, high + torso * 0.03),
        at(sign * 0.55, high + torso * 0.016),
        at(sign * 0.86, high - torso * 0.025),
        at(sign * 0.955, high - torso * 0.075),
        at(sign * 1.14, high - torso * 0.085),
        at(sign * lerp(1, wide, 0.62), high - torso * 0.062),
        at(sign * wide, high - torso * 0.018),
        at(sign * wide * 0.97, lerp(high, low, 0.36)),
        at(sign * wide * 0.78, lerp(high, low, 0.68)),
        at(sign * 0.75, lerp(high, low, 0.92)),
        at(0, low),
      ],
      6,
    );
  const layer = flatLayer(model, [[...half(1), ...half(-1).reverse()]]);
  keepInside(layer.alpha, silhouette(model, Math.max(1.2, size * 0.002)));
  // Rolled: its folds run round the neck and meet in the knot.
  const folds = ([-1, 1] as const).flatMap((sign) =>
    [0.06, 0.32, 0.6].map((share, k): Fold => ({
      points: [
        at(sign * lerp(1.05, wide * 1.06, share), lerp(high - torso * 0.07, lerp(high, low, 0.24), share)),
        at(sign * lerp(0.8, 1.02, share), lerp(high, low, 0.24 + share * 0.66)),
        at(sign * 0.16, knotted + torso * 0.014 * (k - 1)),
      ],
      width: 5,
      depth: 0.13,
    })),
  );
  const back = (sign: -1 | 1): Point[] => [
    at(sign * 1.3, high - torso * 0.02),
    at(sign * 1.28, high - torso * 0.07),
    at(sign * 1.05, high - torso * 0.1),
    at(sign * 0.5, high - torso * 0.105),
  ];
  return { layer, folds, behind: behindScarf(model, back, cloth) };
}

/** The knot in front and its two points, from below upward. */
function knot(model: BodyModel): Hanging[] {
  const { torso } = model.frame;
  const { at, knotted } = kerchiefPlace(model);
  const end = (sign: -1 | 1) => {
    const length = torso * (sign < 0 ? 0.115 : 0.1);
    const tip = at(sign * 0.62, knotted + length);
    const shape = curve(
      [at(sign * 0.02, knotted - torso * 0.01), at(sign * 0.5, knotted + length * 0.35), tip],
      5,
    );
    const inner = curve(
      [tip, at(sign * 0.2, knotted + length * 0.72), at(sign * -0.1, knotted + torso * 0.015)],
      5,
    );
    const fold: Fold = {
      points: [at(0, knotted), lerpPoint(at(0, knotted), tip, 0.8)],
      width: 5,
      depth: 0.14,
    };
    return { layer: flatLayer(model, [[...shape, ...inner]]), folds: [fold] };
  };
  const crease = (across: number): Fold => ({
    points: [at(across, knotted - torso * 0.035), at(across * 0.4, knotted + torso * 0.03)],
    width: 4,
    depth: 0.12,
  });
  const round = Array.from({ length: 20 }, (_, k): Point => {
    const angle = (k / 20) * Math.PI * 2;
    return at(Math.cos(angle) * 0.23, knotted + Math.sin(angle) * torso * 0.034);
  });
  return [end(1), end(-1), { layer: flatLayer(model, [round]), folds: [crease(-0.1), crease(0.1)] }];
}

export function makeScarf(model: BodyModel, drawing: ScarfDrawing, cloth: Cloth): Piece {
  const sheetOf = ({ layer, folds }: Hanging, shadow: number): Sheet =>
    trimOf(layer, cloth, shadow, {
      crisp: false,
      soft: true,
      cut: { kind: 'drape', hem: 0, loose: 1, folds },
    });
  if (drawing.ends === 0 && drawing.bulk < KERCHIEF) {
    // Under a veil only the tips of its points would come out, with no kerchief to belong to.
    if (model.covering?.veiled) return { sheets: [] };
    const { behind, ...front } = band(model, cloth);
    return { sheets: [...behind, ...[front, ...knot(model)].map((part) => sheetOf(part, 0.5))] };
  }
  const ends = drawing.ends > 0 ? ([-1, 1] as const).map((side) => tail(model, drawing, side)) : [];
  const { behind, ...round } = loop(model, drawing, cloth);
  return { sheets: [...ends.map((end) => sheetOf(end, 0.5)), ...behind, sheetOf(round, 0.55)] };
}
