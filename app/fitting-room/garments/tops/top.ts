import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { Neckline, TopDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { addBand, newLayer, PART, type Layer } from '../../cloth/layer.ts';
import { rowMiddle, rowAround, type Row } from '../../person/measures/row-spans.ts';
import {
  bandSeam,
  coverThroat,
  visibleInside,
  rollNeckPatch,
  shapeNeck,
  type NeckShape,
} from './neckline.ts';
import type { Line, Patch, Piece, Sheet } from '../../cloth/piece.ts';
import { clamp, lerp, smoothstep, type Point } from '../../pixels/pixels.ts';
import { shareAlongArm } from '../../person/measures/arm-zones.ts';
import { cutArmholes, type Strap, type StrapEnds, type Armholes } from './armhole.ts';
import { subtractMask, outlineMask } from '../../tailoring/coverage.ts';
import { line, shifted } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { collarBackShape, SHIRT_BACK } from '../../tailoring/collar-back.ts';
import { shirtTail, shirtTrims } from './shirt-trims.ts';
import { ribbing, topDetails } from './top-details.ts';
import { bareArms } from './bare-arms.ts';
import { bareNeck } from './bare-neck.ts';
import { limitTopEase } from './top-ease.ts';
import { makeSleeves, setInSleeves } from './sleeves.ts';
import { curve } from '../../pixels/polygons.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame } from '../../person/measures/body-frame.ts';

export interface TopPlace {
  /** Waistband of the bottom, in torso lengths; null when none is drawn. */
  waistband: number | null;
  /** Another garment's sleeves lie over this one: no bare arms. */
  underLayer: boolean;
  /** Under a jumper: a shirt is buttoned up, its collar lies on the jumper. */
  underTop: boolean;
  /** Without sleeves it bares no arm and no neck there: the other top's are seen. */
  overTop?: boolean;
  /** The neckline of her own garment's picture. */
  opening?: ((rows: readonly Row[]) => Point[] | undefined) | undefined;
  /** Its straps or shoulders, where it has no sleeves. */
  straps?: ((rows: readonly Row[]) => StrapEnds) | undefined;
}

const hangs = (fit: number): number => smoothstep(1.05, 1.17, fit);

/** From armpit to hem; toward the shoulder they lead to the joints. */
export function torsoRows(model: BodyModel, fit: number, hem: number, count = 9): Row[] {
  const { frame } = model;
  const [a, b] = frame.sides;
  const widthAt = (t: number): number => frame.outline(t).right - frame.outline(t).left;
  const straight = hangs(fit);
  return Array.from({ length: count + 1 }, (_, k) => {
    const t = lerp(0.14, hem, k / count);
    const row = frame.outline(Math.min(t, 1.06));
    const hung = lerp(widthAt(0.38), widthAt(1.05), clamp((t - 0.38) / 0.67, 0, 1));
    const body = row.right - row.left;
    const half = (lerp(body, Math.max(body, hung), t > 0.38 ? straight : 0) / 2) * fit;
    const { y, left, right } = rowAround(heightAtTorsoShare(frame, t), rowMiddle(row), half);
    const toShoulder = t < 0.35 ? smoothstep(0.35, 0.14, t) : 0;
    return {
      y,
      left: lerp(left, a.shoulder[0] - a.upperArm * 0.15, toShoulder),
      right: lerp(right, b.shoulder[0] + b.upperArm * 0.15, toShoulder),
    };
  });
}

function tuckIn({ frame }: BodyModel, rows: Row[]): void {
  for (const [k, row] of rows.slice(-2).entries()) {
    const share = [0.45, 1][k]!;
    const body = frame.outline(Math.min(torsoShareAt(frame, row.y), 1.2));
    const inset = (body.right - body.left) * 0.008;
    row.left = lerp(row.left, Math.max(row.left, body.left + inset), share);
    row.right = lerp(row.right, Math.min(row.right, body.right - inset), share);
  }
}

export const saggedHem = ({ left, right, y }: Row, sag: number): Point[] =>
  line((t, share) => [lerp(right, left, t), y + sag * share], [0, 0, 0.25, 0.8, 0.5, 1, 0.75, 0.8, 1, 0]);

export function clipBesideHeadscarf(model: BodyModel, cloth: Uint8Array): void {
  const { frame, width } = model;
  const slope = heightAtTorsoShare(frame, -0.19);
  for (let i = 0; i < slope * width; i++)
    if (cloth[i]! > 0)
      cloth[i] = cloth[i]! * smoothstep(slope - frame.torso * 0.03, slope, Math.floor(i / width));
}

function seams(
  model: BodyModel,
  drawing: TopDrawing,
  { neck, last: hem, hemLine }: TopCut,
  knitted: boolean,
): Line[] {
  const { size } = model.frame;
  const lines = bandSeam(drawing.neck, neck, size);
  if (drawing.halfTucked) return [...lines, ...halfTuckLines(model, hemLine)];
  if (!drawing.tucked && !knitted) {
    const edge = drawing.neck === 'shirt' ? shirtTail(model, hem) : saggedHem(hem, size * 0.006);
    lines.push(stitch(shifted(edge, 0, -size * 0.009), size * 0.0013, 0.66, 0.35));
  }
  return lines;
}

/** From where arms lie before the cloth (torso lengths), wholly from there, and its first width on them. */
const [SLANTS, PIT, FLAP] = [0.16, 0.31, 0.12] as const;

function withArms({ classes, frame, width }: BodyModel, outside: Uint8Array): Uint8Array {
  const cut = outside.slice();
  const { shoulders, shoulderWidth } = frame;
  const rowAt = (down: number): number => Math.round(heightAtTorsoShare(frame, down));
  const pit = rowAt(PIT) * width;
  const firstSkin = (sign: -1 | 1): number => {
    let x = Math.round(shoulders[0] + sign * shoulderWidth * 0.25);
    while (Math.abs(x - shoulders[0]) < shoulderWidth && classes.skin[pit + x]! < 128) x += sign;
    return x;
  };
  const bare: BareArms = { cut, skin: classes.skin, frame, left: firstSkin(-1), right: firstSkin(1) };
  for (let y = rowAt(SLANTS); y < rowAt(0.45); y++) withArmsRow(bare, y, width);
  return cut;
}

interface BareArms {
  cut: Uint8Array;
  skin: Uint8Array;
  frame: Frame;
  /** First columns of skin beside the trunk. */
  left: number;
  right: number;
}

function withArmsRow({ cut, skin, frame, left, right }: BareArms, y: number, width: number): void {
  // A slant: a cut across would leave a square flap on the arm.
  const above = (PIT - torsoShareAt(frame, y)) / (PIT - SLANTS);
  const flap = above * frame.shoulderWidth * FLAP;
  const from = above > 0 ? 0.08 : 0.15;
  const [one, other] = frame.sides;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (skin[i]! <= cut[i]! || (above > 0 && Math.max(left - x, x - right) < flap)) continue;
    if (shareAlongArm(one, x, y) > from || shareAlongArm(other, x, y) > from) cut[i] = skin[i]!;
  }
}

function armholeLines(model: BodyModel, { edges }: Armholes): Line[] {
  const { size, sides } = model.frame;
  return edges.map((edge, k) =>
    stitch(shifted(edge, -sides[k]!.sign * size * 0.006, size * 0.001), size * 0.0013, 0.64, 0.4),
  );
}

/** Width on the shoulder of a sleeveless top that is not a shell. */
const STRAPS: Partial<Record<Neckline, Strap>> = { scoop: 'tank', straps: 'thin' };

function hemShareOf({ hem, tucked }: TopDrawing, waistband: number | null): number {
  if (waistband === null) return hem;
  return tucked ? waistband + 0.03 : Math.max(hem, waistband + 0.03);
}

interface TopCut {
  sleeve: number;
  neck: NeckShape;
  armholes: Armholes | null;
  rows: Row[];
  last: Row;
  hemLine: Point[];
}

const openingOf = ({ opening }: TopPlace, veiled: boolean, rows: readonly Row[]): Point[] | undefined =>
  veiled ? undefined : opening?.(rows);

/** Across the front, 0 the middle … 1 the side: in the waistband up to here, and wholly out at the side. */
const TUCKED = 0.2;
/** Torso lengths that the cloth falls over the waistband, and that the pull lifts the sides. */
const HALF_TUCK = { over: 0.022, lift: 0.02 };

/** The front up to the waistband, the sides down to the hem. */
function halfTuckedHem({ frame }: BodyModel, { left, right, y }: Row, waistband: number): Point[] {
  const band = heightAtTorsoShare(frame, waistband);
  const hem = y - frame.torso * HALF_TUCK.lift;
  return curve(
    Array.from({ length: 21 }, (_, k): Point => {
      const side = Math.abs(k / 10 - 1);
      const out = smoothstep(TUCKED, 1, side) ** 0.8;
      const fold = frame.torso * HALF_TUCK.over * (1 - (Math.min(side, TUCKED) / TUCKED) ** 2 * 0.6);
      return [lerp(right, left, k / 20), lerp(band + fold, hem, out)];
    }),
    3,
  );
}

/** Folds that run from where it is tucked in up to the sides, and the hem where it hangs out. */
function halfTuckLines({ frame: { size } }: BodyModel, hemLine: readonly Point[]): Line[] {
  const middle = (hemLine.length - 1) / 2;
  return [-1, 1].flatMap((sign) => {
    const at = (side: number): Point => hemLine[Math.round(middle + sign * side * middle)]!;
    const [x, y] = at(TUCKED);
    const folds = [0.35, 0.7, 1.1].map((slope) => {
      const reach = (Math.abs(at(1)[0] - x) * 0.75) / (1 + slope * 0.4);
      const end: Point = [x - Math.sign(x - at(1)[0]) * reach, y - reach * slope];
      const bent: Point = [lerp(x, end[0], 0.5), lerp(y, end[1], 0.4)];
      return stitch(curve([[x, y], bent, end], 6), size * 0.006, 0.72, 0.3);
    });
    const hanging = hemLine.filter((_, k) => (k - middle) * sign > middle * (TUCKED + 0.1));
    return [...folds, stitch(shifted(hanging, 0, -size * 0.009), size * 0.0013, 0.66, 0.35)];
  });
}

function hemLineOf(model: BodyModel, drawing: TopDrawing, last: Row, waistband: number | null): Point[] {
  if (drawing.halfTucked && waistband !== null) return halfTuckedHem(model, last, waistband);
  const hasTail = drawing.neck === 'shirt' && !drawing.polo && !drawing.tucked;
  return hasTail ? shirtTail(model, last) : saggedHem(last, model.frame.torso * 0.02);
}
const strapsOf = ({ neck }: TopDrawing, { straps }: TopPlace, rows: readonly Row[]): Strap | StrapEnds =>
  straps?.(rows) ?? STRAPS[neck] ?? 'shell';

function measureTop(model: BodyModel, drawing: TopDrawing, place: TopPlace): TopCut {
  const rows = torsoRows(model, drawing.fit, hemShareOf(drawing, place.waistband));
  if (drawing.tucked) tuckIn(model, rows);
  const last = rows[rows.length - 1]!;
  const veiled = model.covering?.veiled ?? false;
  const sleeve = veiled ? Math.max(drawing.sleeve, 0.98) : drawing.sleeve;
  const neck = shapeNeck(model, veiled && drawing.neck !== 'turtle' ? 'crew' : drawing.neck, {
    drop: place.underTop && drawing.neck === 'shirt' ? 0.085 : undefined,
    opening: openingOf(place, veiled, rows),
  });
  const isBare = sleeve < 0.06;
  return {
    sleeve: isBare ? 0 : sleeve,
    neck,
    armholes: isBare ? cutArmholes(model, neck, strapsOf(drawing, place, rows)) : null,
    rows,
    last,
    hemLine: hemLineOf(model, drawing, last, place.waistband),
  };
}

function topLayer(model: BodyModel, { fit }: TopDrawing, cut: TopCut, hole: Uint8Array): Layer {
  const { frame, width, height } = model;
  const { neck, armholes } = cut;
  const layer = newLayer(width, height);
  addBand(layer, cut.rows, PART.body, neck.upper, cut.hemLine);
  limitTopEase(model, layer, (fit - 1) * frame.shoulderWidth * 0.35, hangs(fit));
  if (neck.hole.length > 0) subtractMask(layer.alpha, hole);
  else coverThroat(model, layer, neck);
  if (armholes) subtractMask(layer.alpha, withArms(model, armholes.outside));
  return layer;
}

function topSleeves(
  model: BodyModel,
  layer: Layer,
  { sleeve, armholes }: TopCut,
  { sleeveFit }: TopDrawing,
  { underLayer }: TopPlace,
): Pick<Sheet, 'sleeves' | 'body'> {
  if (armholes) return {};
  // Pressed by the sleeve over it, so that no wide hem stands out.
  const fit = underLayer ? Math.min(sleeveFit, 1) * 0.88 : sleeveFit;
  const body = layer.alpha.slice();
  return { body, sleeves: setInSleeves(model, layer, makeSleeves(model, sleeve, fit)) };
}

function topInside(model: BodyModel, { neck, hood }: TopDrawing, shape: NeckShape): Uint8Array {
  const back = neck === 'shirt' || hood ? [collarBackShape(model, SHIRT_BACK)] : [];
  return outlineMask(model, [visibleInside(model, neck, shape), ...back]);
}

const isKnitted = ({ fabric }: Cloth): boolean => fabric === 'knit' || fabric === 'cable';

const rollNeck = (model: BodyModel, { neck }: TopDrawing): Patch[] =>
  neck === 'turtle' ? [rollNeckPatch(model)] : [];

function bared(
  model: BodyModel,
  { neck, sleeve, armholes }: TopCut,
  hole: Uint8Array,
  { overTop = false, underLayer }: TopPlace,
): Pick<Piece, 'bare' | 'bareLimbs'> {
  const isVest = overTop && armholes !== null;
  return {
    bare: neck.hole.length > 0 && !isVest ? bareNeck(model, hole) : undefined,
    bareLimbs: underLayer || isVest ? undefined : (bareArms(model, sleeve, armholes?.outside) ?? undefined),
  };
}

const NO_TRIMS: ReturnType<typeof shirtTrims> = { sheets: [], lines: [], buttons: [] };

export function makeTop(model: BodyModel, drawing: TopDrawing, cloth: Cloth, place: TopPlace): Piece {
  const cut = measureTop(model, drawing, place);
  const { sleeve, neck, armholes, last } = cut;
  const hole = outlineMask(model, [neck.hole]);
  const layer = topLayer(model, drawing, cut, hole);
  const { bare, bareLimbs } = bared(model, cut, hole, place);
  const sleeves = topSleeves(model, layer, cut, drawing, place);
  if (model.covering?.veiled) clipBesideHeadscarf(model, layer.alpha);
  const knitted = isKnitted(cloth);
  const lines = seams(model, drawing, cut, knitted);
  if (armholes) lines.push(...armholeLines(model, armholes));
  const { underTop: closed, underLayer: underCoat } = place;
  const front = { hem: last.y, closed, underCoat, polo: drawing.polo };
  const isShirt = drawing.neck === 'shirt';
  const trims = isShirt ? shirtTrims(model, cloth, neck, layer, front) : NO_TRIMS;
  const details = topDetails(model, drawing, cloth, neck, last);
  const body: Sheet = {
    layer,
    cloth,
    manner: 'top',
    shadow: 0.35,
    ...sleeves,
    cut: { kind: 'top', sleeve, hem: last.y },
    lines: [...lines, ...trims.lines, ...details.lines],
    buttons: trims.buttons,
    patches: [...rollNeck(model, drawing), ...details.patches],
  };
  const endsInRibs = knitted && !drawing.tucked;
  const ribs = endsInRibs ? [ribbing(model, layer, cloth, sleeve, last)] : [];
  return {
    bare,
    bareLimbs,
    inside: topInside(model, drawing, neck),
    sheets: [body, ...ribs, ...details.sheets, ...(closed ? [] : trims.sheets)],
    collar: closed && isShirt ? trims.sheets : undefined,
    hidesCollar: drawing.neck === 'turtle' || isShirt,
    upper: true,
  };
}
