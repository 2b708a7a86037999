// Tops, coats and dresses in the picture's own outline, neck and hem: the tailor's cut only guards what would be bare.
import type { SurfaceFacts } from '../../../domain/looks/garment-surface.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { rgbOf } from '../../cloth/fabric/fabrics.ts';
import { alongAtPixel, isSleeve, PART, placePixel, type Part } from '../../cloth/layer.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { acrossOf, pictureCover, type HungPicture, type PictureMap } from '../../cloth/worn-cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { armpit } from '../../person/measures/arm-zones.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { neckWidth } from '../../person/measures/shoulder-line.ts';
import type { Point } from '../../pixels/pixels.ts';
import { isPatterned } from './cover-collar.ts';
import { SEEN, stands } from './her-cut.ts';
import { isTucked, reachOnHer, type OwnGarment } from './own-lengths.ts';
import { hangPicture, hungNeckline, type HungTrunk } from './picture-warp.ts';
import { sleevePanels } from './sleeve-panels.ts';

/** Of a neckline: fewer tell nothing. */
export const LEAST_POINTS = 8;

/** Its own neckline is worn, not one that the tailor cuts. */
export function isNeckPictured({ surface: { facts }, drawing }: OwnGarment): boolean {
  const { neckline, necklineSure, neck } = facts;
  const isSure = !neck || Math.max(neck.sure, necklineSure) >= SEEN;
  const hasLapels = drawing.kind === 'coat' && drawing.lapels;
  return neckline.length >= LEAST_POINTS && !stands(drawing) && !hasLapels && isSure;
}

/** In torso lengths: so far below the tailor's hem her picture may still hang; and no tailor's neck is deeper. */
const [BELOW, DEEPEST] = [0.6, 0.5] as const;
/** Of 255: what covers nothing. */
const NOTHING = 8;

/** In shoulder widths: what hangs below the hem's corners by less is no tail but a hem that lies uneven, and is the tailor's. */
const TAIL = 0.06;

interface Hanging {
  sheet: Sheet;
  maps: HungTrunk;
  /** The part that the trunk is. */
  body: number;
  hem: number;
  shoulders: number;
  /** Of each row: from and to. */
  reach: Int32Array;
  /** The row of her armpits. */
  pit: number;
  /** The picture says where her neck is bare; else the tailor does. */
  isCut: boolean;
  /** Above it, between the neck's corners, the tailor's cut is her neck. */
  low: number;
}

/** 0..255 of the trunk, and of the tailor's cut that may stand in for it. */
function guarded(
  { sheet, maps: { necks }, isCut, low }: Hanging,
  x: number,
  y: number,
  trunk: number,
): [number, number] {
  const tailor = sheet.layer.alpha[y * sheet.layer.width + x]!;
  const isBeside = x <= necks[0][0] || x >= necks[1][0];
  const isTrunk = y >= low || (isBeside && (isCut || y > Math.min(necks[0][1], necks[1][1])));
  return [isTrunk ? trunk : 0, tailor];
}

/** Where the tailor's neck ends above her throat. */
function lowestOfNeck(model: BodyModel, { alpha, width }: Sheet['layer'], { necks }: HungTrunk): number {
  const middle = Math.round(neckWidth(model).middle);
  let low = Math.round(Math.max(necks[0][1], necks[1][1]));
  const end = low + model.frame.torso * DEEPEST;
  while (low < end && alpha[low * width + middle]! < 255) low++;
  return low;
}

/** In distances of her joints beside the tailor's cut: below her armpits no picture goes further, above them none goes beyond it. */
const ASIDE = 0.4;

/** By row: where cloth may hang. */
function reachOf({ frame }: BodyModel, pit: number, { width, height, alpha }: Sheet['layer']): Int32Array {
  const out = new Int32Array(height * 2);
  let [low, high] = [width, 0];
  for (let y = 0; y < height; y++) {
    const row = alpha.subarray(y * width, (y + 1) * width);
    const [from, to] = [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127)];
    if (from >= 0) [low, high] = [from, to];
    const aside = y < pit ? 0 : frame.shoulderWidth * ASIDE;
    out[y * 2] = Math.max(0, Math.floor(low - aside));
    out[y * 2 + 1] = Math.min(width, Math.ceil(high + aside));
  }
  return out;
}

function hangRow(all: Hanging, y: number): void {
  const { sheet, maps, hem, shoulders, reach, body, pit } = all;
  const { layer } = sheet;
  const { width, alpha, part } = layer;
  const [from, to] = [reach[y * 2]!, reach[y * 2 + 1]!];
  const [left, right] = y > pit ? maps.flanks(y) : [0, width];
  for (let x = from, i = y * width + from; x < to; x++, i++) {
    // A sleeve is the tailor's: the picture's own would hang on her in rags.
    if (isSleeve(part[i]!) && alpha[i]! > NOTHING) continue;
    const [onTrunk, tailor] = guarded(all, x, y, pictureCover(maps.trunk, x, y));
    // Beside her picture's flank the tailor's would hang as a ledge.
    alpha[i] = x < left || x > right ? onTrunk : Math.max(tailor, onTrunk);
    if (alpha[i]! < NOTHING) continue;
    const along = part[i] === PART.none ? (y - shoulders) / (hem - shoulders) : alongAtPixel(layer, i);
    placePixel(layer, i, body as Part, acrossOf(maps.trunk, x, y), along);
  }
}

/** Rows in which the tailor's hem ends little by little. */
const HEM_ROWS = 3;

function trimRow({ sheet: { layer }, maps }: Hanging, y: number): void {
  const [left, right] = maps.flanks(y);
  for (let x = 0, i = y * layer.width; x < layer.width; x++, i++)
    if ((x < left || x > right) && !isSleeve(layer.part[i]!)) layer.alpha[i] = 0;
}

function hangRows(all: Hanging, end: number): void {
  for (let y = 0; y < end; y++) hangRow(all, y);
  const { height } = all.sheet.layer;
  for (let y = end; y < Math.min(height, end + HEM_ROWS); y++) trimRow(all, y);
}

const sleeveOf = (drawing: DrawnGarment['drawing']): number => {
  if ('sleeve' in drawing) return drawing.sleeve;
  return drawing.kind === 'coat' ? 0.99 : 0;
};

/** One that falls; rolls and hoods stand up, and nothing of the picture's own lies on the front. */
const hasCollar = ({ drawing }: OwnGarment): boolean =>
  drawing.kind === 'coat' ? drawing.collar === 'shirt' : 'neck' in drawing && drawing.neck === 'shirt';

/** Of 255 and channel: a collar so far from the cloth's main color has one of its own. */
const CONTRAST = 28;

/** A collar of cloth of one hue, of plain cloth and of a color of its own needs no more than its color. */
function isCollarPlain({ collar, color, oneHue }: SurfaceFacts, { panel }: PictureMap): boolean {
  if (oneHue || !isPatterned(panel)) return true;
  const main = rgbOf(color);
  const apart = rgbOf(collar ?? color).map((value, c) => Math.abs(value - main[c]!));
  return apart[0]! + apart[1]! + apart[2]! > 3 * CONTRAST;
}

/** Null where it was laid flat row by row. Changes the piece's coverage. */
export function wearPicture(model: BodyModel, piece: Piece, garment: OwnGarment): Piece | null {
  const [main] = piece.sheets;
  if (!main || !garment.surface.facts.marks) return null;
  const { frame, height } = model;
  const hem = main.cut?.hem ?? height;
  const maps = hangPicture(model, garment.surface, reachOnHer(model, garment, hem), hasCollar(garment));
  if (!maps) return null;
  const { alpha, part } = main.layer;
  const isCut = isNeckPictured(garment);
  const pit = Math.max(...frame.sides.map((side) => armpit(model, side)[1]));
  const all: Hanging = {
    ...{ sheet: main, maps, hem, shoulders: frame.shoulders[1] },
    body: part.find((value) => value !== PART.none && !isSleeve(value)) ?? PART.body,
    isCut,
    low: lowestOfNeck(model, main.layer, maps),
    reach: reachOf(model, pit, main.layer),
    pit,
  };
  const { reach, length } = garment.surface.facts.cut;
  const isTailed = !isTucked(garment) && reach - length > TAIL;
  const end = isTailed ? Math.min(height, hem + frame.torso * BELOW) : hem;
  hangRows(all, Math.floor(end));
  const { lines = [], sleeves } = main;
  const own: HungPicture = {
    trunk: maps.trunk,
    sleeves: sleevePanels(model, garment),
    sleeve: sleeveOf(garment.drawing),
  };
  const worn: Sheet = {
    ...main,
    own,
    lines: lines.filter(({ asWorn }) => asWorn),
    buttons: [],
    patches: [],
    ...(sleeves ? { sleeves: alpha.map((value, i) => (isSleeve(part[i]!) ? value : 0)) } : {}),
  };
  if (!stands(garment.drawing)) return { ...piece, sheets: [worn], collar: undefined };
  const { collar, color } = garment.surface.facts;
  const isPlain = isCollarPlain(garment.surface.facts, maps.trunk);
  const inCloth = (sheet: Sheet): Sheet => ({
    ...sheet,
    cloth: { ...sheet.cloth, colour: collar ?? color },
    ...(isPlain ? {} : { own }),
  });
  worn.patches = main.patches ?? [];
  return {
    ...piece,
    sheets: [worn, ...piece.sheets.slice(1).map(inCloth)],
    collar: piece.collar?.map(inCloth),
  };
}

/** The picture's own neckline: the tailor cuts by it, and it is as bare above as below it is covered. */
export const picturedOpening =
  (model: BodyModel, garment: OwnGarment) =>
  (rows: readonly Row[]): Point[] =>
    hungNeckline(model, garment.surface, reachOnHer(model, garment, rows.at(-1)!.y));
