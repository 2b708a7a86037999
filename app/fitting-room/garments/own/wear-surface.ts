// The tailor's piece in the cloth of the picture: what is drawn on cloth and the picture brings itself is left out.
import type { SurfaceFacts } from '../../../domain/looks/garment-surface.ts';
import type { Neckline } from '../../../domain/looks/look.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { acrossAtPixel, acrossRows, isSleeve, type Layer } from '../../cloth/layer.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { bodyTop, neckWidth } from '../../person/measures/shoulder-line.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';
import { SEAM } from '../../own-cloth/garment-surface.ts';
import { neckHeight, SEEN, shoulderUnit } from './her-cut.ts';
import { hangBelow, hangs } from './hanging-hem.ts';
import { isOwnGarment, isTucked, lengthsOf, type OwnGarment } from './own-lengths.ts';
import { isNeckPictured, LEAST_POINTS, picturedOpening, wearPicture } from './wear-picture.ts';
import { sleevePanels } from './sleeve-panels.ts';
import { evened, legsOf } from './worn-legs.ts';
import { acrossFront, acrossHer, downFront, panelOf, type WornCloth } from '../../cloth/worn-cloth.ts';

/** Of the places across: between these a row tells where its edges lie. */
const [INNER_LEFT, INNER_RIGHT] = [0.2, 0.8] as const;

/** By row: the left edge of the front, and its width; where no front is, those of the row next to it. */
function edgesOf(layer: Layer): Pick<WornCloth, 'left' | 'width'> {
  const { width: columns, height, alpha, part } = layer;
  const [left, width] = [new Float64Array(height), new Float64Array(height)];
  const fill = (y: number, from: number): void => {
    left[y] = left[from]!;
    width[y] = width[from]!;
  };
  for (let y = 0; y < height; y++) {
    let [a, b] = [-1, -1];
    for (let i = y * columns; i < (y + 1) * columns; i++) {
      const across = acrossAtPixel(layer, i);
      if (alpha[i]! < 200 || isSleeve(part[i]!) || across < INNER_LEFT || across > INNER_RIGHT) continue;
      if (a < 0) a = i;
      b = i;
    }
    const span = a < b ? acrossAtPixel(layer, b) - acrossAtPixel(layer, a) : 0;
    if (span > (INNER_RIGHT - INNER_LEFT) / 4) {
      width[y] = (b - a) / span;
      left[y] = a - y * columns - acrossAtPixel(layer, a) * width[y]!;
    } else if (y > 0) fill(y, y - 1);
  }
  const first = width.findIndex((value) => value > 0);
  for (let y = 0; y < first; y++) fill(y, first);
  const right = left.map((value, y) => value + width[y]!);
  const [from, to] = [evened(left), evened(right)];
  return { left: from, width: to.map((value, y) => value - from[y]! || 1) };
}

/** By row of an open front: where its halves end, as shares across the flat front. */
function openingOf(
  { frame }: BodyModel,
  { width, height, alpha, part }: Layer,
  edges: Pick<WornCloth, 'left' | 'width'>,
): readonly [Float64Array, Float64Array] {
  const ends = [new Float64Array(height), new Float64Array(height)] as const;
  for (let y = 0; y < height; y++) {
    const down = clamp((y - frame.shoulders[1]) / frame.torso, 0, 1);
    const middle = Math.round(lerp(frame.shoulders[0], frame.hips[0], down));
    for (const [k, step] of [
      [0, -1],
      [1, 1],
    ] as const) {
      let x = middle;
      while (x > 0 && x < width - 1 && alpha[y * width + x]! < 128) x += step;
      const isFront = alpha[y * width + x]! > 127 && !isSleeve(part[y * width + x]!);
      const across = (x - edges.left[y]!) / edges.width[y]!;
      ends[k][y] = isFront ? acrossFront(across) : (ends[k][y - 1] ?? 0.5);
    }
  }
  return ends;
}

/** A piece of cloth as large on her as it is on the garment, in the middle of her front: its mirror image lies at her sides. */
function tiledCloth(model: BodyModel, wide: number, { surface, drawing }: OwnGarment): WornCloth {
  const { frame } = model;
  const { facts } = surface;
  const none = new Float64Array(1);
  const width = Math.max(4, (facts.tile ?? 1) * wide);
  const place = facts.panels.front;
  const height = place ? Math.max(4, (width * place.height) / place.width) : width;
  const isLower = drawing.kind === 'trousers' || drawing.kind === 'skirt';
  const [middle, top] = isLower
    ? [frame.hips[0], heightAtTorsoShare(frame, drawing.waist)]
    : [frame.shoulders[0], neckHeight(model)];
  return {
    tile: { x: middle - width / 2, y: top, width, height },
    front: panelOf(surface, 'front', width, height),
    halves: null,
    sleeves: null,
    top: 0,
    down: 1,
    drop: none,
    fade: 1,
    sleeve: 1,
    opening: null,
    legs: null,
    left: none,
    width: none,
  };
}

function wornCloth(model: BodyModel, garment: OwnGarment, { layer, cut }: Sheet): WornCloth {
  const { surface, drawing } = garment;
  const { frame } = model;
  const isTrousers = drawing.kind === 'trousers';
  const wide = isTrousers ? frame.shoulderWidth * 1.1 : shoulderUnit(model) * 0.95;
  if (surface.facts.tile !== undefined) return tiledCloth(model, wide, garment);
  const lengths = lengthsOf(model, garment, cut?.hem ?? 0);
  const tall = isTrousers ? frame.ankles[1] - heightAtTorsoShare(frame, 0.8) : lengths.down;
  const [left, right] = [
    panelOf(surface, 'front-left', wide / 2, tall),
    panelOf(surface, 'front-right', wide / 2, tall),
  ];
  const legs = legsOf(model, drawing, surface.facts.cut, layer);
  const edges = edgesOf(layer);
  return {
    ...lengths,
    ...(drawing.kind === 'trousers' ? { top: heightAtTorsoShare(frame, drawing.waist) } : {}),
    front: panelOf(surface, 'front', wide, tall),
    halves: left && right ? [left, right] : null,
    opening: left && right ? openingOf(model, layer, edges) : null,
    sleeves: sleevePanels(model, garment),
    sleeve: 'sleeve' in drawing ? drawing.sleeve : 0.99,
    legs,
    ...edges,
  };
}

const isRolled = ({ drawing }: OwnGarment): boolean => drawing.kind === 'top' && drawing.neck === 'turtle';

const inTile = (collar: Piece['collar'], own: WornCloth): Pick<Piece, 'collar'> =>
  collar ? { collar: collar.map((sheet) => ({ ...sheet, own })) } : {};

/** @param piece as the tailor cut it. */
export function wearSurface(model: BodyModel, piece: Piece, garment: OwnGarment): Piece {
  const { facts } = garment.surface;
  const [main] = piece.sheets;
  if (!main) return piece;
  const pictured = wearPicture(model, piece, garment);
  if (pictured) return pictured;
  const own = wornCloth(model, garment, main);
  if (facts.tile === undefined && !own.legs && !isTucked(garment) && hangs(facts.cut, own))
    hangBelow(own, main.layer, garment.drawing.kind === 'dress' || garment.drawing.kind === 'skirt');
  if (facts.tile !== undefined)
    return {
      ...piece,
      sheets: piece.sheets.map((sheet) => ({ ...sheet, own })),
      ...inTile(piece.collar, own),
    };
  const isCloth = (sheet: Sheet): boolean => sheet === main || sheet.cut !== undefined;
  const inOwn = (sheet: Sheet): Sheet => ({
    ...sheet,
    own,
    lines: (sheet.lines ?? []).filter(({ asWorn }) => asWorn),
    buttons: [],
    patches: isRolled(garment) ? (sheet.patches ?? []) : [],
  });
  const collar = facts.collar ?? facts.color;
  const inCollar = (sheet: Sheet): Sheet => ({
    ...sheet,
    cloth: { ...sheet.cloth, colour: collar },
    ...(own.legs ? {} : { own }),
  });
  return {
    ...piece,
    sheets: piece.sheets.map((sheet) => (isCloth(sheet) ? inOwn(sheet) : inCollar(sheet))),
    ...(piece.collar ? { collar: piece.collar.map(inCollar) } : {}),
  };
}

/** Where the picture's shoulders end on hers; undefined where sleeves begin there, and of what was laid flat without it. */
export function ownStraps(
  model: BodyModel,
  garment: DrawnGarment,
): ((rows: readonly Row[]) => readonly [number, number]) | undefined {
  if (!isOwnGarment(garment)) return undefined;
  const { strap = 0 } = garment.surface.facts.cut;
  if (strap <= 0) return undefined;
  return (rows) => {
    const ends = [strap, 1 - strap].map((front) => {
      const [before, width] = acrossRows(rows, 0, neckHeight(model));
      return (acrossHer(front) - before) * width;
    });
    return [ends[0]!, ends[1]!];
  };
}

/** Of half its width: a line that is less or more deep is the back's, or a print. */
const DEPTHS: Partial<Record<Neckline, readonly [number, number]>> = {
  crew: [0.3, 1],
  boat: [0.05, 0.8],
  scoop: [0.35, 1.9],
  v: [0.5, 3.6],
  straps: [0.3, 2.6],
};
/** Of half its width: a sure line is the front's from there on, whatever the kind's. */
const SHALLOW = 0.12;

/** In the picture's own measures, so that it is cut on everybody or on nobody. */
function isNeckOf(neck: Neckline, { neckline, cut, necklineSure }: SurfaceFacts): boolean {
  const [first, last] = [neckline[0]!, neckline.at(-1)!];
  const half = ((last[0] - first[0]) / 2) * (1 + 2 * SEAM);
  const depth = (Math.max(...neckline.map(([, v]) => v)) - (first[1] + last[1]) / 2) * cut.reach;
  const [least, most] = necklineSure >= SEEN ? [SHALLOW, Infinity] : (DEPTHS[neck] ?? [0, Infinity]);
  return half > 0 && depth >= least * half && depth <= most * half;
}

/** In torso lengths below the pit of the neck. */
const DEEPEST = 0.42;

function showsNeckline(drawing: DrawnGarment['drawing']): boolean {
  if (drawing.kind === 'coat') return drawing.open === 0 && drawing.collar === 'none';
  return (
    (drawing.kind === 'top' || drawing.kind === 'dress') &&
    drawing.neck !== 'turtle' &&
    drawing.neck !== 'shirt'
  );
}

/** The picture's own neckline on her; null where the tailor's serves: collars, rolls, and none seen. */
export function ownOpening(
  model: BodyModel,
  garment: DrawnGarment,
): ((rows: readonly Row[]) => Point[] | undefined) | undefined {
  if (!isOwnGarment(garment) || garment.surface.facts.tile !== undefined) return undefined;
  const { drawing, surface } = garment;
  const { neckline, marks } = surface.facts;
  if (neckline.length < LEAST_POINTS) return undefined;
  if (marks) return isNeckPictured(garment) ? picturedOpening(model, garment) : undefined;
  if (!showsNeckline(drawing)) return undefined;
  if (!isNeckOf('neck' in drawing ? drawing.neck : 'v', surface.facts)) return undefined;
  return (rows) => {
    const { frame } = model;
    const lengths = lengthsOf(model, garment, rows.at(-1)!.y);
    const cloth = { ...lengths } as WornCloth;
    const { middle, half } = neckWidth(model);
    const deepest = frame.shoulders[1] + frame.torso * DEEPEST;
    const points = neckline.map(([u, v]): Point => {
      let y = lengths.top + v * lengths.down;
      for (let k = 0; k < 4; k++) y += (v - downFront(cloth, u, y)) * lengths.down;
      const [before, width] = acrossRows(rows, 0, y);
      return [(acrossHer(u) - before) * width, Math.min(y, deepest)];
    });
    const wide = Math.min(middle - points[0]![0], points.at(-1)![0] - middle);
    const widen = Math.max(1, (half * 1.08) / Math.max(1, wide));
    const opened = points.map(([x, y]): Point => [middle + (x - middle) * widen, y]);
    const onShoulder = ([x]: Point): Point => [x, bodyTop(model, x)];
    return [onShoulder(opened[0]!), ...opened.slice(1, -1), onShoulder(opened.at(-1)!)];
  };
}
