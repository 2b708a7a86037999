import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { CoatDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { collarBackRise } from './coat-back.ts';
import { collarSheets } from './coat-collars.ts';
import { frontClosureHeight, measureCoatCut, type CoatCut } from './coat-cut.ts';
import { buttonSheets, coatLines, tiedBelt } from './coat-details.ts';
import { collarBackShape } from '../../tailoring/collar-back.ts';
import { coatPockets, trenchStormFlaps } from './coat-pockets.ts';
import { subtractMask, intersectMask, outlineMask } from '../../tailoring/coverage.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { polyline, scaledChart, shifted } from '../../pixels/paths.ts';
import { flatLayer, ribbedCloth, trimSheet } from '../../tailoring/trim.ts';
import { scallopChannels } from './coat-silhouette.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { clipBesideHeadscarf, saggedHem } from '../tops/top.ts';
import { addBand, eachRow, newLayer, PART, type Layer, type RowVisit } from '../../cloth/layer.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import { shapeNeck } from '../tops/neckline.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { lerp, smoothstep, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';
import { makeSleeves, setInSleeves } from '../tops/sleeves.ts';

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

function bandSheet({ model, drawing, cloth, fronts }: CoatCut, body: Uint8Array): Sheet {
  const width = model.frame.shoulderWidth * 0.045;
  const layer = flatLayer(
    model,
    fronts.map((edge, k) => frontBand(edge, width, k === 0 ? -1 : 1)),
    PART.coat,
  );
  intersectMask(layer.alpha, body);
  const knitted = cloth.fabric === 'knit' || cloth.fabric === 'cable';
  return trimSheet(layer, knitted ? ribbedCloth(cloth) : cloth, drawing.open > 0 ? 0.25 : 0.15);
}

function keepShoulders(model: BodyModel, layer: Layer, thick: number): void {
  const [top, bottom] = [heightAtTorsoShare(model.frame, 0.14), heightAtTorsoShare(model.frame, 0.34)];
  eachRow(layer, keepRow, { alpha: layer.alpha, close: garmentReach(model, thick), top, bottom });
}

interface KeptShoulders {
  alpha: Uint8Array;
  close: Uint8Array;
  top: number;
  bottom: number;
}

const keepRow: RowVisit<KeptShoulders> = (y, from, to, { alpha, close, top, bottom }) => {
  const down = smoothstep(top, bottom, y);
  for (let i = from; i < to; i++) alpha[i] = (alpha[i]! * lerp(close[i]!, 255, down)) / 255;
};

/** A tailored shoulder is straighter: a slim wedge from the neck to the sleeve head. */
function padShoulders(model: BodyModel, layer: Layer): void {
  const wedges = model.frame.sides.map(({ sign, shoulder, upperArm }) => {
    const { at } = neckSide(model, sign);
    const arm = scaledChart(shoulder, sign * upperArm, upperArm);
    const head = polyline(arm, [0.42, -0.58, 0.84, -0.2, 0.8, 0.6]);
    return [...curve([at(0.24, 0.04), at(0.3, -0.012), ...head], 6), arm(0, 0.5)];
  });
  const mask = outlineMask(model, wedges);
  const near = garmentReach(model, Math.max(1.5, model.frame.shoulderWidth * 0.03));
  eachRow({ ...layer, alpha: mask }, padRow, { layer, mask, near });
}

interface Padding {
  layer: Layer;
  mask: Uint8Array;
  near: Uint8Array;
}

const padRow: RowVisit<Padding> = (_, from, to, { layer: { alpha, part }, mask, near }) => {
  for (let i = from; i < to; i++) {
    const value = (mask[i]! * near[i]!) / 255;
    if (value <= alpha[i]!) continue;
    if (alpha[i]! < 8) part[i] = PART.coat;
    alpha[i] = value;
  }
};

/** Above the shoulders a collar must not stand out beside a headscarf. */
function keepUnderScarf(model: BodyModel, trims: readonly Sheet[], coat: Uint8Array): void {
  const close = garmentReach(model, 0.5);
  const end = Math.floor(model.frame.shoulders[1]) * model.width;
  for (const { layer } of trims)
    for (let i = 0; i < end; i++)
      if (layer.alpha[i]! > 0) layer.alpha[i] = (layer.alpha[i]! * Math.min(close[i]!, coat[i]!)) / 255;
}

const opening = ({ fronts: [left, right] }: CoatCut): Point[] => [...right, ...[...left].reverse()];

function gapOf(coat: CoatCut): Uint8Array {
  const { model, collar, fronts } = coat;
  const lift = heightAtTorsoShare(model.frame, -0.28);
  // Without a collar it opens outward, so that no thread of cloth stands up beside the neck.
  const slant = collar === 'band' || collar === 'none' ? 0.55 : 0;
  const above = ([x, y]: Point, sign: -1 | 1): Point => [x + sign * Math.max(0, y - lift) * slant, lift];
  return outlineMask(model, [[above(fronts[0][0]!, -1), above(fronts[1][0]!, 1), ...opening(coat)]]);
}

function insideOf(coat: CoatCut): Uint8Array {
  const { model, hem, fronts } = coat;
  const { shoulders, torso } = model.frame;
  const rise = collarBackRise(coat);
  const [left, right] = [fronts[0][0]!, fronts[1][0]!];
  const nape = Math.min(left[1], right[1]) + torso * (rise > 0 ? 0 : 0.015);
  const end = hem.y - torso * 0.01;
  const between = opening(coat).map(([x, y]): Point => [x, Math.min(y, end)]);
  const seen = [...curve([left, [shoulders[0], nape], right]), ...between];
  return outlineMask(model, rise > 0 ? [seen, collarBackShape(model, rise)] : [seen]);
}

/** Pixels. */
const thicknessOf = ({ quilt, lapels }: CoatDrawing, shoulderWidth: number): number =>
  Math.max(0.7, shoulderWidth * (quilt === 'channels' ? 0.022 : lapels ? 0.015 : 0.011));

const bandOf = (coat: CoatCut, cover: Uint8Array): Sheet[] =>
  coat.collar === 'band' ? [bandSheet(coat, cover)] : [];

const collarOf = (coat: CoatCut, veiled: boolean): Sheet[] =>
  veiled && coat.collar === 'hood' ? [] : collarSheets(coat);

interface CoatPlace {
  /** Another coat lies over this jacket: its sleeves stay shorter. */
  under?: boolean;
  /** The neckline of her own garment's picture, worn closed. */
  opening?: ((rows: readonly Row[]) => Point[] | undefined) | undefined;
}

function cutFront(coat: CoatCut, layer: Layer, gap: Uint8Array, opening: Point[] | undefined): void {
  const [left, right] = [opening?.[0], opening?.at(-1)];
  if (!opening || !left || !right) {
    subtractMask(layer.alpha.subarray(0, Math.ceil(frontClosureHeight(coat)) * coat.model.width), gap);
    return;
  }
  const lift = coat.model.frame.torso * 0.5;
  subtractMask(
    layer.alpha,
    outlineMask(coat.model, [[...opening, [right[0], right[1] - lift], [left[0], left[1] - lift]]]),
  );
}

export function makeCoat(
  model: BodyModel,
  drawing: CoatDrawing,
  cloth: Cloth,
  { under = false, opening: ownOpening }: CoatPlace = {},
): Piece {
  const { frame, width, height } = model;
  const veiled = model.covering?.veiled ?? false;
  const coat = measureCoatCut(model, drawing, cloth);
  const { collar, rows, hem } = coat;
  const layer = newLayer(width, height);
  const neck = shapeNeck(model, 'crew', { widen: 0.95, drop: -0.02 });
  const hemLine = saggedHem(hem, frame.torso * 0.012);
  addBand(layer, rows, PART.coat, neck.upper, hemLine);
  const thick = thicknessOf(drawing, frame.shoulderWidth);
  keepShoulders(model, layer, thick);
  if (collar === 'notch' || collar === 'peak') padShoulders(model, layer);
  const gap = gapOf(coat);
  cutFront(coat, layer, gap, ownOpening?.(rows));
  const whole = layer.alpha.slice();
  const sleeves = setInSleeves(
    model,
    layer,
    makeSleeves(model, under ? 0.95 : 0.99, drawing.sleeveFit, thick),
  );
  if (drawing.quilt === 'channels') scallopChannels(model, layer);
  if (veiled) clipBesideHeadscarf(model, layer.alpha);
  const pockets = coatPockets(coat);
  const body: Sheet = {
    layer,
    cloth,
    manner: 'coat',
    shadow: 0.55,
    sleeves,
    body: whole,
    fronts: [coat.fronts[0].slice(8), coat.fronts[1].slice(8)],
    quilt: drawing.quilt,
    cut: { kind: 'coat', sleeve: 0.99, hem: hem.y },
    lines: [...coatLines(coat, hemLine), ...pockets.lines],
    patches: [...pockets.patches, ...(drawing.storm ? trenchStormFlaps(model) : [])],
  };
  const belt = drawing.belt ? [tiedBelt(coat, layer, gap, sleeves)] : [];
  const trims = [...bandOf(coat, layer.alpha), ...belt, ...collarOf(coat, veiled)];
  if (veiled) keepUnderScarf(model, trims, layer.alpha);
  return {
    upper: true,
    inside: insideOf(coat),
    sheets: [body, ...trims, ...buttonSheets(coat, layer.alpha)],
  };
}
