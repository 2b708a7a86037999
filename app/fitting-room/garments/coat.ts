// Coats, blazers, cardigans, jackets: a second body over the first, open or closed.
import type { Cloth } from '../../domain/cloth.ts';
import type { CoatDrawing, Collar } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { collarOf, collarSheets, lapelEnd } from './coat-collars.ts';
import { BELT, buttonSheet, buttonsOf, closesAt, coatLines, tiedBelt } from './coat-details.ts';
import { backRise } from './coat-back.ts';
import { collarBackShape } from './collar-back.ts';
import { pocketsOf, stormOf } from './pockets.ts';
import { cutOut, keepInside } from '../patterns/cover.ts';
import { neckSide } from '../patterns/neck-side.ts';
import { corners, shifted } from '../patterns/paths.ts';
import type { Chart, Pairs } from '../patterns/paths.ts';
import { flatLayer, ribOf, trimOf } from '../patterns/trim.ts';
import { coatRows, scallop } from './coat-silhouette.ts';
import { keepBesideScarf, sagged } from './top.ts';
import { addBand, eachRow, newLayer, PART } from '../cloth/layer.ts';
import { silhouette } from '../cloth/silhouette.ts';
import type { Layer } from '../cloth/layer.ts';
import { shapeNeck } from './neckline.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { lerp, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, fillMask } from '../pixels/shapes.ts';
import { makeSleeves, setIn } from './sleeves.ts';

/**
 * Where a front begins beside the neck, and where it leaves the collar: how much of the gap it opens to there, and how
 * far down, from the pit of the neck or the line of the shoulders. Under a turned-down collar nothing of the front
 * shows inside its leaves.
 */
interface FrontCut {
  top: Pairs;
  share: number;
  pit?: number;
  down?: (drawing: CoatDrawing) => number;
}

const TAILORED: FrontCut = { top: [0.206, 0.02], share: 0.6, down: lapelEnd };
const PLAIN: FrontCut = { top: [0.195, 0], share: 0.62, down: ({ open }) => (open === 0 ? 0.34 : 0.38) };
const FRONTS: Record<Collar, FrontCut> = {
  notch: TAILORED,
  peak: TAILORED,
  // It ends under the belt.
  shawl: { top: [0.195, 0], share: 0.6, down: (drawing) => lapelEnd(drawing) - 0.1 },
  shirt: { top: [0.22, 0.02], share: 0.8, pit: 0.06 },
  stand: { top: [0.195, 0.02], share: 0.5, pit: 0.045 },
  hood: { top: [0.195, 0.02], share: 0.55, pit: 0.06 },
  band: PLAIN,
  none: PLAIN,
};

/** The front's edges, from the neck down: the gap between them is open. */
function frontEdge(
  model: BodyModel,
  drawing: CoatDrawing,
  collar: Collar,
  sign: -1 | 1,
  bottom: number,
): Point[] {
  const { torso, shoulders, hips } = model.frame;
  const { at, front, chest, out } = neckSide(model, sign);
  const lap = drawing.open === 0 || drawing.belt ? 0.004 : 0;
  const cut = FRONTS[collar];
  const [top] = corners(at, cut.top) as [Point];
  const across = Math.max(drawing.open * cut.share, lap);
  const from = cut.down ? chest(across, cut.down(drawing)) : front(across, cut.pit!);
  // A tied belt holds the fronts one over the other, from the waist down.
  const hang = drawing.belt ? 0 : drawing.open;
  const waist: Point = [lerp(shoulders[0], hips[0], BELT) + out * lap, shoulders[1] + torso * BELT];
  const below: Point[] = [
    from,
    ...(drawing.belt ? [waist] : []),
    [hips[0] + out * Math.max(hang * 0.72, lap), hips[1]],
    [hips[0] + out * Math.max(hang * 0.95, lap), bottom + torso * 0.3],
  ];
  // Under the leaf of a stand-up collar it comes out straight, without a swing.
  if (collar === 'stand') return [...curve([top, from], 8).slice(0, 8), ...curve(below, 8)];
  return curve([top, ...below], 8);
}

/** The front edge carries a narrow band, as on a cardigan; it runs on around the neck. */
function frontBand(edge: readonly Point[], width: number, sign: -1 | 1): Point[] {
  const [first] = edge as [Point, ...Point[]];
  const nape: Point = [first[0] - sign * width * 0.1, first[1] - width * 0.3];
  return [
    nape,
    ...edge,
    ...shifted(edge, sign * width, 0).reverse(),
    [nape[0] + sign * width * 0.5, nape[1] - width * 0.06],
  ];
}

/** Above the chest the cloth keeps to her own outline, standing off a little; below it hangs free. */
function keepShoulders(model: BodyModel, layer: Layer, thick: number): void {
  const { frame } = model;
  const close = silhouette(model, thick);
  const top = frame.shoulders[1] + frame.torso * 0.14;
  const bottom = frame.shoulders[1] + frame.torso * 0.34;
  eachRow(layer, (y, from, to) => {
    const down = smoothstep(top, bottom, y);
    for (let i = from; i < to; i++) layer.alpha[i] = (layer.alpha[i]! * lerp(close[i]!, 255, down)) / 255;
  });
}

/** A tailored shoulder is straighter than her own: a slim wedge from the neck to the sleeve head. */
function padShoulders(model: BodyModel, layer: Layer): void {
  const { frame, width, height } = model;
  const mask = new Uint8Array(width * height);
  for (const side of frame.sides) {
    const { at } = neckSide(model, side.sign);
    const arm: Chart = (across, down) => [
      side.shoulder[0] + side.sign * side.upperArm * across,
      side.shoulder[1] + side.upperArm * down,
    ];
    const head = corners(arm, [0.42, -0.58, 0.84, -0.2, 0.8, 0.6]);
    const wedge = [...curve([at(0.24, 0.04), at(0.3, -0.012), ...head], 6), arm(0, 0.5)];
    fillMask(mask, wedge, width, height);
  }
  const near = silhouette(model, Math.max(1.5, frame.shoulderWidth * 0.03));
  for (let i = 0; i < mask.length; i++) {
    const value = (mask[i]! * near[i]!) / 255;
    if (value <= layer.alpha[i]!) continue;
    if (layer.alpha[i]! < 8) layer.part[i] = PART.coat;
    layer.alpha[i] = value;
  }
}

/** A collar does not stand out beside a headscarf: above the shoulders it keeps to the coat. */
function keepUnderScarf(model: BodyModel, trims: readonly Sheet[], coat: Uint8Array): void {
  const close = silhouette(model, 0.5);
  const end = Math.floor(model.frame.shoulders[1]) * model.width;
  for (const { layer } of trims)
    for (let i = 0; i < end; i++)
      if (layer.alpha[i]! > 0) layer.alpha[i] = (layer.alpha[i]! * Math.min(close[i]!, coat[i]!)) / 255;
}

/** @param under another coat lies over this jacket: its sleeves stay short of that one's. */
export function makeCoat(model: BodyModel, drawing: CoatDrawing, cloth: Cloth, under = false): Piece {
  const { frame, width, height } = model;
  const { torso, shoulders, shoulderWidth } = frame;
  const collar = collarOf(drawing, cloth);
  const tailored = collar === 'notch' || collar === 'peak';
  const layer = newLayer(width, height);
  // The front's own edges open it further.
  const neck = shapeNeck(model, 'crew', { widen: 0.95, drop: -0.02 });
  const rows = coatRows(model, drawing);
  const last = rows[rows.length - 1]!;
  const hem = sagged(last, torso * 0.012);
  addBand(layer, rows, PART.coat, neck.upper, hem);
  const thick = Math.max(
    0.7,
    shoulderWidth * (drawing.quilt === 'channels' ? 0.022 : drawing.lapels ? 0.015 : 0.011),
  );
  keepShoulders(model, layer, thick);
  if (tailored) padShoulders(model, layer);

  const edges = [
    frontEdge(model, drawing, collar, -1, last.y),
    frontEdge(model, drawing, collar, 1, last.y),
  ] as const;
  const gap = new Uint8Array(width * height);
  const lift = shoulders[1] - torso * 0.28;
  const opening: Point[] = [...edges[1], ...[...edges[0]].reverse()];
  const [leftTop, rightTop] = [edges[0][0]!, edges[1][0]!];
  // Without a collar over it, it opens outward over the shoulder: no thread of cloth stands up beside the neck.
  const slant = collar === 'band' || collar === 'none' ? 0.55 : 0;
  const flare = (top: Point): number => Math.max(0, top[1] - lift) * slant;
  fillMask(
    gap,
    [[leftTop[0] - flare(leftTop), lift], [rightTop[0] + flare(rightTop), lift], ...opening],
    width,
    height,
  );
  const closedFrom = closesAt(model, drawing, edges);
  cutOut(layer.alpha.subarray(0, Math.ceil(closedFrom) * width), gap);
  const sleeves = setIn(model, layer, makeSleeves(model, under ? 0.95 : 0.99, drawing.sleeveFit, thick));
  if (drawing.quilt === 'channels') scallop(model, layer);
  if (model.covering?.veiled) keepBesideScarf(model, layer.alpha);

  const pockets = pocketsOf(model, drawing, last);
  const body: Sheet = {
    layer,
    cloth,
    manner: 'coat',
    shadow: 0.55,
    sleeves,
    quilt: drawing.quilt,
    cut: {
      kind: 'coat',
      sleeve: 0.99,
      hem: last.y,
      held: drawing.belt ? shoulders[1] + torso * BELT : undefined,
      loose: 1,
    },
    lines: [...coatLines(model, drawing, cloth, edges, hem, last), ...pockets.lines],
    patches: [...pockets.patches, ...(drawing.storm ? stormOf(model) : [])],
  };
  const sheets = [body];
  if (collar === 'band') sheets.push(bandSheet(model, drawing, cloth, edges, layer.alpha));
  if (drawing.belt) sheets.push(tiedBelt(model, cloth, rows, layer, gap, sleeves));
  if (!(model.covering?.veiled && collar === 'hood')) sheets.push(...collarSheets(model, drawing, cloth));
  if (model.covering?.veiled) keepUnderScarf(model, sheets.slice(1), layer.alpha);
  const buttons = buttonsOf(model, drawing, cloth, edges, last.y);
  if (buttons.length > 0) sheets.push(buttonSheet(model, buttons, cloth, layer.alpha));
  const rise = backRise(drawing, cloth);
  const nape = Math.min(edges[0][0]![1], edges[1][0]![1]) + torso * (rise > 0 ? 0 : 0.015);
  const inside = fillMask(
    new Uint8Array(width * height),
    [
      ...curve([edges[0][0]!, [shoulders[0], nape], edges[1][0]!]),
      ...clipBelow(opening, last.y - torso * 0.01),
    ],
    width,
    height,
  );
  if (rise > 0) fillMask(inside, collarBackShape(model, rise), width, height);
  return {
    upper: true,
    inside,
    sheets,
  };
}

const clipBelow = (points: readonly Point[], bottom: number): Point[] =>
  points.map(([x, y]): Point => [x, Math.min(y, bottom)]);

function bandSheet(
  model: BodyModel,
  drawing: CoatDrawing,
  cloth: Cloth,
  edges: readonly [Point[], Point[]],
  coat: Uint8Array,
): Sheet {
  const width = model.frame.shoulderWidth * 0.045;
  const shapes = [frontBand(edges[0], width, -1), frontBand(edges[1], width, 1)];
  const layer = flatLayer(model, shapes, PART.coat);
  keepInside(layer.alpha, coat);
  const knitted = cloth.fabric === 'knit' || cloth.fabric === 'cable';
  return trimOf(layer, knitted ? ribOf(cloth) : cloth, drawing.open > 0 ? 0.25 : 0.15);
}
