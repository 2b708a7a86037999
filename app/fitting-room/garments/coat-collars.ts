// Collars of coats and jackets. All lie over the body and rise behind the neck, where hair and face stay in front.
import type { Cloth } from '../../domain/cloth.ts';
import type { CoatDrawing, Collar } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { flatLayer } from './shirt-trims.ts';
import { PART } from '../cloth/layer.ts';
import { bodyTop, neckWidth } from '../person/shoulder-line.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

type Sign = -1 | 1;
const SIGNS = [-1, 1] as const;

/** The collar a coat has when its drawing does not say. */
export function collarOf(drawing: CoatDrawing, cloth: Cloth): Collar {
  if (drawing.collar) return drawing.collar;
  if (drawing.lapels) return 'notch';
  return cloth.fabric === 'knit' || cloth.fabric === 'floral' || cloth.fabric === 'check' ? 'band' : 'stand';
}

/** Half the width of the neck that collars are drawn for, in shoulder widths. */
const USUAL_NECK = 0.165;

/** Points around one side of the neck, in shoulder widths outward and torso lengths downward from the body's edge. */
export interface NeckSide {
  at: (across: number, down: number) => Point;
  /** Pit of the neck. */
  pit: number;
}

export function neckSide(model: BodyModel, sign: Sign): NeckSide {
  const { shoulders, shoulderWidth, torso, mouth } = model.frame;
  const { middle, half } = neckWidth(model);
  // A collar lies against her own neck; towards the shoulder it is cut as for everybody.
  const closer = clamp(half / shoulderWidth - USUAL_NECK, -0.05, 0.03);
  return {
    at: (across, down) => {
      const out = across + closer * smoothstep(0.34, 0.2, across);
      const x = middle + sign * shoulderWidth * out;
      // The body's own slope, held between neck and shoulder so that hair does not lift it.
      const base = bodyTop(model, middle + sign * shoulderWidth * Math.min(0.34, Math.max(0.2, out)));
      const limit = lerp(mouth[1], shoulders[1], 0.62);
      return [x, Math.max(limit, base) + torso * down];
    },
    pit: lerp(mouth[1], shoulders[1], 0.78),
  };
}

/** Where the lapels end and the front closes, in torso lengths. */
export const lapelEnd = (drawing: CoatDrawing): number =>
  drawing.closure === 'double' ? 0.5 : drawing.open < 0.05 ? 0.46 : 0.6;

/** The fall of a tailored collar: from behind the neck to the notch. */
function collarFall({ at }: NeckSide): Point[] {
  return [
    ...curve([at(0.15, -0.06), at(0.2, -0.076), at(0.27, -0.028), at(0.335, 0.045)], 6),
    at(0.352, 0.145),
    at(0.245, 0.118),
    ...curve([at(0.215, 0.07), at(0.195, 0.02), at(0.165, -0.03), at(0.15, -0.06)], 5),
  ];
}

function lapelShape(model: BodyModel, drawing: CoatDrawing, sign: Sign, peaked: boolean): Point[] {
  const { shoulders, shoulderWidth, torso } = model.frame;
  const { at } = neckSide(model, sign);
  // Its foot lies a little inside the front's own edge, which is not cut as sharply: it does not stand out there.
  const end: Point = [
    shoulders[0] + sign * shoulderWidth * Math.max(drawing.open * 0.6 + 0.007, 0.012),
    shoulders[1] + torso * lapelEnd(drawing),
  ];
  const gorge = at(0.235, 0.112);
  const tip = peaked ? at(0.43, 0.1) : at(0.395, 0.188);
  const notch = peaked ? at(0.335, 0.142) : at(0.315, 0.152);
  const belly: Point = [lerp(tip[0], end[0], 0.42) + sign * shoulderWidth * 0.035, lerp(tip[1], end[1], 0.5)];
  // Far enough in that the front's own edge lies under it.
  const roll: Point = [
    lerp(gorge[0], end[0], 0.55) - sign * shoulderWidth * 0.018,
    lerp(gorge[1], end[1], 0.42),
  ];
  return [gorge, notch, tip, ...curve([tip, belly, end], 8), ...curve([end, roll, at(0.2, 0.04)], 8)];
}

function shawlShape(model: BodyModel, drawing: CoatDrawing, sign: Sign): Point[] {
  const { shoulders, shoulderWidth, torso } = model.frame;
  const { at } = neckSide(model, sign);
  const end: Point = [
    shoulders[0] + sign * shoulderWidth * Math.max(drawing.open * 0.6, 0.012),
    shoulders[1] + torso * (lapelEnd(drawing) + 0.06),
  ];
  const outer = [at(0.15, -0.06), at(0.205, -0.072), at(0.3, -0.02), at(0.375, 0.16)];
  const belly: Point = [lerp(at(0.375, 0.16)[0], end[0], 0.45), lerp(at(0.375, 0.16)[1], end[1], 0.58)];
  return [
    ...curve([...outer, belly, end], 7),
    ...curve(
      [
        end,
        [lerp(at(0.2, 0.1)[0], end[0], 0.5), lerp(at(0.2, 0.1)[1], end[1], 0.45)],
        at(0.195, 0.05),
        at(0.15, -0.06),
      ],
      7,
    ),
  ];
}

function standShape(model: BodyModel, drawing: CoatDrawing, sign: Sign, height: number): Point[] {
  const { shoulderWidth, torso, shoulders } = model.frame;
  const { at, pit } = neckSide(model, sign);
  const gap = Math.max(drawing.open * 0.5, 0.006);
  const front: Point = [shoulders[0] + sign * shoulderWidth * gap, pit + torso * 0.045];
  const top: Point = [shoulders[0] + sign * shoulderWidth * (gap + 0.015), pit + torso * (0.05 - height)];
  return [
    ...curve(
      [
        at(0.176, -height * 0.7),
        [lerp(at(0.176, 0)[0], top[0], 0.5), lerp(at(0.176, -height * 0.7)[1], top[1], 0.72)],
        top,
      ],
      6,
    ),
    front,
    ...curve(
      [front, [lerp(front[0], at(0.25, 0)[0], 0.55), lerp(front[1], at(0.25, 0)[1], 0.42)], at(0.25, 0.005)],
      6,
    ),
    // Its back rises in a round, not to a point.
    ...curve(
      [at(0.25, 0.005), at(0.238, -height * 0.4), at(0.207, -height * 0.74), at(0.176, -height * 0.7)],
      6,
    ),
  ];
}

function shirtShape(model: BodyModel, drawing: CoatDrawing, sign: Sign): Point[] {
  const { shoulderWidth, torso, shoulders } = model.frame;
  const { at, pit } = neckSide(model, sign);
  const gap = Math.max(drawing.open * 0.5, 0.02);
  const front: Point = [shoulders[0] + sign * shoulderWidth * gap, pit + torso * 0.075];
  const tip: Point = [shoulders[0] + sign * shoulderWidth * (gap + 0.14), pit + torso * 0.2];
  const nape = at(0.16, -0.055);
  return [
    ...curve([nape, at(0.21, -0.055), at(0.275, 0.0), at(0.315, 0.085)], 6),
    tip,
    front,
    // The inner edge runs in one line from the throat up behind the neck.
    ...curve(
      [
        front,
        [lerp(front[0], nape[0], 0.5) + sign * shoulderWidth * 0.006, lerp(front[1], nape[1], 0.5)],
        nape,
      ],
      6,
    ),
  ];
}

/**
 * A hood at rest: it rises from the neckline in front and lies in a soft mass behind the neck.
 * @param open half the gap in front, in shoulder widths.
 * @param drop where its edges meet in front, in torso lengths below the pit of the neck.
 * @param lining what else of its cloth is seen between it and the neck: over a coat its own inside, not the coat.
 */
export function hoodBehind(
  model: BodyModel,
  cloth: Cloth,
  { open = 0, drop = 0.085, lining = 0 }: { open?: number; drop?: number; lining?: number } = {},
): Sheet[] {
  const { size, shoulders, shoulderWidth, torso } = model.frame;
  const halves = SIGNS.map((sign) => {
    const { at, pit } = neckSide(model, sign);
    const front = (across: number, down: number): Point => [
      shoulders[0] + sign * shoulderWidth * (open + across),
      pit + torso * down,
    ];
    // Closed, one side overlaps the other: no line of skin between them.
    const meet = open === 0 ? -0.012 : 0.005;
    const edge = curve(
      [at(0.15, -0.06), at(0.175, 0.005), front(0.115, drop * 0.25), front(meet, drop - 0.03)],
      7,
    );
    const inside = edge.map(([x, y], k): Point => {
      const share = Math.sin((Math.PI * k) / (edge.length - 1));
      return [x - sign * shoulderWidth * lining * share, y];
    });
    const shape = [
      ...curve(
        [
          front(meet, drop + 0.035),
          front(0.12, drop + 0.005),
          at(0.3, 0.1),
          at(0.375, 0.035),
          at(0.325, -0.04),
          at(0.23, -0.085),
          at(0.15, -0.06),
        ],
        7,
      ),
      ...inside,
    ];
    const fold = curve([at(0.19, -0.065), at(0.25, -0.005), at(0.235, 0.075), front(0.07, drop - 0.005)], 7);
    const inner = curve(
      [at(0.175, -0.055), at(0.19, 0.01), front(0.12, drop * 0.3), front(0.01, drop - 0.02)],
      7,
    );
    return { shape, fold, inner };
  });
  const lines = halves.flatMap(({ fold, inner }): Line[] => [
    { points: fold, width: size * 0.006, tone: 0.8, strength: 0.2 },
    { points: inner, width: size * 0.0024, tone: 0.55, strength: 0.35 },
  ]);
  const layer = flatLayer(
    model,
    halves.map(({ shape }) => shape),
    PART.coat,
  );
  return [{ layer, cloth, manner: 'trim', shadow: 0.5, crisp: true, lines }];
}

/** Height of a stand-up collar, in torso lengths. */
export const standHeight = (drawing: CoatDrawing): number =>
  drawing.ribbed ? 0.075 : drawing.quilt ? 0.13 : 0.1;

const sheetOf = (model: BodyModel, shapes: readonly Point[][], cloth: Cloth, shadow: number): Sheet => ({
  layer: flatLayer(model, shapes, PART.coat),
  cloth,
  manner: 'trim',
  shadow,
  crisp: true,
});

/** Ribbing of bombers: the same colour, knitted. */
export const ribOf = (cloth: Cloth): Cloth => ({ fabric: 'rib', colour: cloth.colour, scale: 0.7 });

/** The sheets of a collar from below upward; empty for bands, which follow the front's edge. */
export function collarSheets(model: BodyModel, drawing: CoatDrawing, cloth: Cloth): Sheet[] {
  const both = (shape: (sign: Sign) => Point[]): Point[][] => SIGNS.map(shape);
  switch (collarOf(drawing, cloth)) {
    case 'notch':
    case 'peak': {
      const peaked = drawing.collar === 'peak';
      return [
        sheetOf(
          model,
          both((sign) => lapelShape(model, drawing, sign, peaked)),
          cloth,
          0.5,
        ),
        sheetOf(
          model,
          both((sign) => collarFall(neckSide(model, sign))),
          cloth,
          0.45,
        ),
      ];
    }
    case 'shawl':
      return [
        sheetOf(
          model,
          both((sign) => shawlShape(model, drawing, sign)),
          cloth,
          0.5,
        ),
      ];
    case 'shirt':
      return [
        sheetOf(
          model,
          both((sign) => shirtShape(model, drawing, sign)),
          cloth,
          0.45,
        ),
      ];
    case 'stand':
      return [
        sheetOf(
          model,
          both((sign) => standShape(model, drawing, sign, standHeight(drawing))),
          drawing.ribbed ? ribOf(cloth) : cloth,
          0.35,
        ),
      ];
    case 'hood':
      return hoodBehind(model, cloth, { open: drawing.open * 0.5, drop: 0.06 });
    case 'band':
    case 'none':
      return [];
  }
}
