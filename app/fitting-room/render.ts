import type { Look, WornGarment } from '../domain/looks/look.ts';
import type { BodyModel } from './person/body-model.ts';
import { restoreOriginalPixels, clearHandEdges } from './restore-original-pixels.ts';
import { visitPressedColumns, movePressedRows } from './accessories/hair-under-hat.ts';
import { tuckGlovesIntoSleeves } from './accessories/gloves.ts';
import { blurredBytes } from './pixels/blurred-copies.ts';
import { contentBounds } from './pixels/content-bounds.ts';
import { raiseMask } from './pixels/mask-union.ts';
import { heightAtTorsoShare, hemHeight, type Side } from './person/measures/body-frame.ts';
import {
  areBootsOverTrousers,
  drawingsOfKind,
  feetVisibility,
  makeBackSheets,
  makePiece,
} from './garments/garment.ts';
import { cutAsHers } from './garments/own/her-cut.ts';
import { withBake, type Bakes } from './garments/baked/choose-bake.ts';
import type { Surfaces } from './own-cloth/garment-surface.ts';
import { isDrawnGarment } from './cloth/drawn-garment.ts';
import type { DrawnGarment } from './cloth/drawn-garment.ts';
import { makeBareLegs, makeLegwear } from './garments/footwear/legwear.ts';
import { shoesThatGo } from './garments/footwear/shoes.ts';
import { paintStitched, type Canvas } from './cloth/canvas.ts';
import { eachRow } from './cloth/layer.ts';
import { paintLimbs, paintSkin } from './clothes-removal/skin/paint-skin.ts';
import type { Piece, Sheet } from './cloth/piece.ts';
import { clipToCovered, paintLining, paintUnderneath } from './cloth/paint-underneath.ts';
import { boxAroundPoints, lerp, lerpPoint, smoothstep, type Box, type Picture } from './pixels/pixels.ts';
import { clearShoulderEdge } from './clothes-removal/skin/shoulder-edge.ts';
import {
  revealUnderMask,
  longestSleeve,
  removeSleevedArms,
  removeOldClothes,
  type CoveredLegs,
} from './clothes-removal/undress.ts';
import { foregroundMask, shareAlongArm } from './person/measures/arm-zones.ts';

/** Under a head covering legs are never bare. */
const MODEST_TIGHTS = { fabric: 'plain', colour: '#48434a' } as const;

/** Painting order; the look's order within a rank. */
const RANKS: Record<DrawnGarment['drawing']['kind'], number> = {
  legwear: 0,
  socks: 0,
  shoes: 1,
  trousers: 3,
  skirt: 3,
  top: 5,
  dress: 5,
  coat: 6,
  scarf: 7,
  bag: 8,
  gloves: 9,
  hat: 9,
  umbrella: 10,
};

function rank({ drawing }: DrawnGarment, over: boolean): number {
  if (drawing.kind === 'shoes' && over) return 4;
  return drawing.kind === 'top' && drawing.tucked ? 2 : RANKS[drawing.kind];
}

/** Painted last, over face lock and hands. */
const isAccessory = ({ drawing }: DrawnGarment): boolean =>
  drawing.kind === 'hat' || drawing.kind === 'gloves' || drawing.kind === 'umbrella';

function legHem(model: BodyModel, garments: readonly DrawnGarment[]): number | null {
  const { hips, knees, ankles } = model.frame;
  const hems = drawingsOfKind(garments, 'skirt', 'dress', 'trousers').map(({ kind, length }) => {
    if (kind !== 'trousers') return hemHeight(model.frame, length);
    return length >= 0 ? lerp(knees[1], ankles[1], length) : lerp(knees[1], hips[1], -length);
  });
  return hems.length ? Math.max(...hems) : null;
}

/** Rows down to which, and from which on, her legs are covered anew. */
function coveredLegs(model: BodyModel, garments: readonly DrawnGarment[]): CoveredLegs {
  const hem = legHem(model, garments);
  const [shoes] = drawingsOfKind(garments, 'shoes');
  const tops = model.frame.sides.map(({ ankle, knee }) => lerpPoint(ankle, knee, shoes?.shaft ?? 0)[1]);
  const isStockinged = drawingsOfKind(garments, 'legwear').length > 0 || model.covering?.veiled;
  return {
    to: hem !== null && isStockinged ? model.height : hem,
    from: shoes && shoes.shaft > 0 ? Math.max(...tops) + model.frame.torso * 0.02 : model.height,
  };
}

function darkenRow(pixels: Uint8ClampedArray, ground: Uint8Array, from: number, to: number): void {
  for (let i = from, o = from * 4; i < to; i++, o += 4) {
    const dark = (ground[i]! / 255) * 0.45;
    if (dark <= 0.004) continue;
    pixels[o]! *= 1 - dark;
    pixels[o + 1]! *= 1 - dark;
    pixels[o + 2]! *= 1 - dark;
  }
}

function paintGround({ width, height }: BodyModel, { pixels }: Canvas, ground: Uint8Array): void {
  const content = contentBounds(ground, width, height);
  if (!content) return;
  for (let y = content.y0; y < content.y1; y++)
    darkenRow(pixels, ground, y * width + content.x0, y * width + content.x1);
}

interface Progress {
  /** Coverage of upper garments. */
  worn: Uint8Array;
  /** Coverage of painted neck and chest, and of painted arms. */
  bare: Uint8Array;
  arms: Uint8Array;
  /** Coverage of collars and hoods, and of sleeves: straps and bags go under them. */
  collars: Uint8Array;
  sleeves: Uint8Array;
  collar: Sheet[];
}

/** Pixels per call: a function called often stays compiled. */
const STRETCH = 1024;

function turnStretch(plane: Uint8Array, out: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = 255 - plane[i]!;
}

function turned(plane: Uint8Array): Uint8Array {
  const out = new Uint8Array(plane.length);
  for (let from = 0; from < out.length; from += STRETCH)
    turnStretch(plane, out, from, Math.min(out.length, from + STRETCH));
  return out;
}

function lowerArmRow(
  arms: Uint8Array,
  out: Uint8Array,
  y: number,
  width: number,
  top: number,
  end: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++)
    if (arms[i]! > 0) out[i] = Math.min(255, arms[i]! * 3) * smoothstep(top, end, i / width);
}

/** Straps lie over the shoulder's own skin. */
function lowerArms({ frame, width, height }: BodyModel, arms: Uint8Array): Uint8Array {
  const [top, end] = [heightAtTorsoShare(frame, 0.2), heightAtTorsoShare(frame, 0.34)];
  const out = new Uint8Array(arms.length);
  // Dense where they meet the photo's own arm, so that nothing shines through.
  for (let y = Math.max(0, Math.floor(top)); y < height; y++) lowerArmRow(arms, out, y, width, top, end);
  return out;
}

/** What is bare between a long sleeve and the hand: of this share of the arm. */
const WRIST = 0.9;

function wristRow(
  { classes: { skin }, width }: BodyModel,
  side: Side,
  out: Uint8Array,
  y: number,
  { x0, x1 }: Box,
): void {
  for (let x = x0; x < x1; x++)
    if (shareAlongArm(side, x, y) > WRIST) out[y * width + x] = skin[y * width + x]!;
}

function wrists(model: BodyModel): Uint8Array {
  const { frame, width, height } = model;
  const out = new Uint8Array(width * height);
  for (const side of frame.sides) {
    const box = boxAroundPoints([side.wrist], frame.shoulderWidth * 0.3, width, height);
    for (let y = box.y0; y < box.y1; y++) wristRow(model, side, out, y, box);
  }
  return out;
}

function underWhat(model: BodyModel, sheet: Sheet, done: Progress): Uint8Array | null {
  if (!sheet.strap && !sheet.behindArm) return null;
  const over = sheet.strap ? done.collars.slice() : new Uint8Array(done.sleeves.length);
  if (!sheet.behindArm) return over;
  raiseMask(over, done.sleeves);
  raiseMask(over, lowerArms(model, done.arms));
  // A glove covers the wrist.
  if (sheet.manner !== 'gloves') raiseMask(over, wrists(model));
  return over;
}

/** Sleeves of a tucked top that wait until what it is tucked into is painted. */
function holdCrossingSleeves(piece: Piece, { drawing }: DrawnGarment): [now: Piece, later: Piece | null] {
  const late = piece.sheets.filter(({ crossing }) => crossing);
  if (late.length === 0 || drawing.kind !== 'top' || !drawing.tucked) return [piece, null];
  return [{ ...piece, sheets: piece.sheets.filter(({ crossing }) => !crossing) }, { sheets: late }];
}

/** Trousers and skirts lie over the sleeves of a top that is tucked into them. */
function coverSleeves({ sheets }: Piece, { sleeves }: Progress): void {
  for (const { layer } of sheets)
    eachRow(layer, (_, from, to) => coverStretch(sleeves, layer.alpha, from, to));
}

function coverStretch(plane: Uint8Array, by: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) plane[i] = Math.min(plane[i]!, 255 - by[i]!);
}

function coverageOf({ sheets }: Piece): Uint8Array {
  const out = sheets[0]!.layer.alpha.slice();
  for (const { layer } of sheets) raiseMask(out, layer.alpha);
  return out;
}

function paintPiece(model: BodyModel, canvas: Canvas, piece: Piece, seed: number, done: Progress): void {
  if (piece.ground) paintGround(model, canvas, piece.ground);
  if (piece.lining) paintLining(model, canvas, piece.lining);
  if (piece.bareLimbs) paintLimbs(model, canvas, piece.bareLimbs);
  if (piece.bare) paintSkin(model, canvas, piece.bare, done.worn);
  if (piece.upper) clearShoulderEdge(model, canvas, coverageOf(piece));
  for (const sheet of piece.sheets) {
    const over = underWhat(model, sheet, done);
    if (sheet.strap) clipToCovered(model, sheet, canvas.catches);
    if (over) paintUnderneath(model, canvas, sheet, over, seed);
    else paintStitched(model, canvas, sheet, seed);
    if (sheet.collar) raiseMask(done.collars, sheet.layer.alpha);
    if (sheet.sleeves) raiseMask(done.sleeves, sheet.sleeves, sheet.layer.alpha);
  }
  if (piece.limbsOver) paintLimbs(model, canvas, piece.limbsOver);
  if (piece.upper) noteUpper(piece, done);
}

function noteUpper(piece: Piece, done: Progress): void {
  if (piece.bare) raiseMask(done.bare, piece.bare);
  for (const limbs of [piece.bareLimbs, piece.limbsOver]) if (limbs) raiseMask(done.arms, limbs.alpha);
  for (const sheet of piece.sheets) raiseMask(done.worn, sheet.layer.alpha);
  if (piece.hidesCollar) done.collar = [];
  if (piece.collar) done.collar = piece.collar;
}

function layCollar(model: BodyModel, canvas: Canvas, done: Progress): void {
  for (const sheet of done.collar) {
    paintStitched(model, canvas, sheet, 1.3);
    raiseMask(done.collars, sheet.layer.alpha);
    raiseMask(done.worn, sheet.layer.alpha);
  }
  done.collar = [];
}

function bareLegs(model: BodyModel, garments: readonly DrawnGarment[]): Piece | null {
  const hem = legHem(model, garments);
  if (hem === null || drawingsOfKind(garments, 'legwear').length > 0) return null;
  if (model.covering?.veiled)
    return makeLegwear(model, { kind: 'legwear' }, MODEST_TIGHTS, feetVisibility(garments), hem);
  return makeBareLegs(model, Math.max(0, hem - model.frame.torso * 0.12), feetVisibility(garments));
}

function finish({ photo, box, width, height }: BodyModel, canvas: Canvas): Picture {
  const data = new Uint8ClampedArray(photo.data);
  for (let y = 0; y < height; y++)
    data.set(
      canvas.pixels.subarray(y * width * 4, (y + 1) * width * 4),
      ((box.y0 + y) * photo.width + box.x0) * 4,
    );
  return { width: photo.width, height: photo.height, data };
}

/**
 * Called with the canvas (copy it) after each step: null when she is undressed, then each garment, null again
 * when face, hair and hands are restored, then hat and gloves. A coat's back comes before what is under it.
 */
type PaintObserver = (canvas: Canvas, garment: WornGarment | null) => void;

const wornGarments = (
  model: BodyModel,
  { garments }: Look,
  surfaces: Surfaces = new Map(),
  bakes: Bakes = new Map(),
): DrawnGarment[] =>
  garments
    .filter(isDrawnGarment)
    .map((garment) => withBake(cutAsHers(model, garment, surfaces.get(garment.id)), bakes));

/** 1 where a hat or gloves, or their shadow on skin, may change face, hair or hands; the photo's size. */
export function accessoryPixels(model: BodyModel, look: Look, bakes?: Bakes): Uint8Array {
  const { photo, box, width, height, frame } = model;
  const covered = new Uint8Array(width * height);
  const garments = wornGarments(model, look, undefined, bakes);
  for (const garment of garments) {
    if (!isAccessory(garment)) continue;
    const piece = makePiece(model, garment, garments);
    if (piece.clear) raiseMask(covered, piece.clear);
    for (const row of piece.pressed ?? [])
      visitPressedColumns(row, width, (x) => (covered[row.y * width + x] = 255));
    for (const { layer } of piece.sheets) raiseMask(covered, layer.alpha);
  }
  const shade = blurredBytes(covered, width, height, Math.max(1, frame.size * 0.012));
  const out = new Uint8Array(photo.width * photo.height);
  for (let y = 0; y < height; y++)
    markRow(covered, shade, y * width, width, out, (box.y0 + y) * photo.width + box.x0);
  return out;
}

function markRow(
  covered: Uint8Array,
  shade: Uint8Array,
  from: number,
  count: number,
  out: Uint8Array,
  to: number,
): void {
  for (let k = 0; k < count; k++) if (covered[from + k]! > 0 || shade[from + k]! > 0) out[to + k] = 1;
}

function startProgress({ width, height }: BodyModel): Progress {
  const plane = (): Uint8Array => new Uint8Array(width * height);
  return { worn: plane(), bare: plane(), arms: plane(), collars: plane(), sleeves: plane(), collar: [] };
}

function paintBacks(
  model: BodyModel,
  canvas: Canvas,
  garments: readonly DrawnGarment[],
  watch: PaintObserver | undefined,
): void {
  for (const garment of [...garments].reverse()) {
    const behind = makeBackSheets(model, garment, garments);
    for (const sheet of behind) paintStitched(model, canvas, sheet, 1);
    if (behind.length > 0) watch?.(canvas, garment);
  }
}

/**
 * Pure and repeatable: the same model and look give the same bytes.
 * @param watch for films
 * @param surfaces pictures of her own garments, by the id of the worn garment
 * @param bakes maps of simulated garments, by the name of their pattern
 * @returns opaque RGBA of the photo's size; pixels of {@link lockedPixels} equal the photo's, except those of
 * {@link accessoryPixels}.
 */
export function render(
  model: BodyModel,
  look: Look,
  watch?: PaintObserver,
  surfaces?: Surfaces,
  bakes?: Bakes,
): Picture {
  const garments = wornGarments(model, look, surfaces, bakes);
  const over = areBootsOverTrousers(garments);
  const ordered = [...garments].sort((a, b) => rank(a, over) - rank(b, over));
  const canvas: Canvas = {
    pixels: new Uint8ClampedArray(model.crop.data),
    catches: turned(model.classes.background),
  };
  clearHandEdges(model, canvas);
  removeOldClothes(model, canvas, garments, coveredLegs(model, garments));
  const longest = longestSleeve(garments);
  if (longest !== null && longest > 0.15) removeSleevedArms(model, canvas, longest);
  // Before anything is painted: legs and hems may lie over them.
  if (drawingsOfKind(garments, 'shoes').length > 0) revealUnderMask(model, canvas, shoesThatGo(model));
  const legs = bareLegs(model, garments);
  const done = startProgress(model);
  if (legs) paintPiece(model, canvas, legs, 1, done);
  watch?.(canvas, null);
  paintBacks(model, canvas, ordered, watch);
  const held: { piece: Piece; seed: number }[] = [];
  const paintHeld = (): void =>
    held.splice(0).forEach(({ piece, seed }) => paintPiece(model, canvas, piece, seed, done));
  ordered.forEach((garment, index) => {
    const place = rank(garment, over);
    if (place > RANKS.skirt) paintHeld();
    if (place >= 6) layCollar(model, canvas, done);
    if (isAccessory(garment)) return;
    const seed = 1.7 + index * 0.37;
    const [piece, later] = holdCrossingSleeves(makePiece(model, garment, ordered), garment);
    paintPiece(model, canvas, piece, seed, done);
    if (place === RANKS.skirt) coverSleeves(piece, done);
    if (later) held.push({ piece: later, seed });
    watch?.(canvas, garment);
  });
  paintHeld();
  layCollar(model, canvas, done);
  const sleeve = model.covering?.veiled ? null : longest;
  const last = ordered.filter(isAccessory);
  const pieces = last.map((garment) => makePiece(model, garment, ordered));
  const keep = foregroundMask(model, sleeve, done.arms);
  for (const piece of pieces) tuckGlovesIntoSleeves(keep, piece, done.sleeves);
  restoreOriginalPixels(model, canvas, keep, done);
  watch?.(canvas, null);
  for (const [k, piece] of pieces.entries()) {
    if (piece.clear) revealUnderMask(model, canvas, piece.clear);
    movePressedRows(canvas, model.width, piece.pressed ?? []);
    paintPiece(model, canvas, piece, 1.3, done);
    watch?.(canvas, last[k]!);
  }
  return finish(model, canvas);
}
