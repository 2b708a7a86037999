// The picture of her garment, laid flat once: what the fitting room then wears on any photo of her.
import type { Hex } from '../../../domain/looks/cloth.ts';
import type {
  PanelName,
  PanelPlace,
  SurfaceFacts,
  SurfaceRefusal,
  SurfaceShape,
} from '../../../domain/looks/garment-surface.ts';
import type { GarmentReading } from '../garment-reading.ts';
import { clamp, luma, type Picture, type Point } from '../../pixels/pixels.ts';
import { ATLAS_SIZE, type GarmentSurface, type Rectified } from '../../own-cloth/garment-surface.ts';
import { closeSlit } from './close-slit.ts';
import { evenTone, mendPanels } from './mended-panels.ts';
import { isCloth, type FlatPanel } from './flat-panel.ts';
import { isAskew, mirroredSide } from './crooked-corners.ts';
import { type LaidFlat, NO_CUT, sidesOf, widthOf } from './edges.ts';
import { type ClothRect, largestPiece, widestSpan } from './cloth-tile.ts';
import { laySkirt, layTrousers } from './lower-panels.ts';
import { picturePanels } from './picture-panels.ts';
import { withNeckOpening } from './neck-opening.ts';
import { layUpper } from './upper-panels.ts';
import { takeOutSlowLight } from './slow-light.ts';
import { blendInto, uprightCloth, type UprightCloth } from './upright-cloth.ts';

/** Share of a panel that may lie over itself. */
const MOST_FOLDED = 0.05;
const LEAST_SURE = 0.25;
/** Of a border of the picture: so much is covered where more was cut off than a sleeve's end, a collar or the folds of a hem. */
const [CUT_ASIDE, CUT_OFF, CUT_THROUGH] = [0.25, 0.3, 0.6] as const;
/** A sleeve much smaller than its twin is hidden in part. */
const TWIN_SIZE = 0.55;

const GRID = [12, 24] as const;
/** Of a usual cell: one without area is not turned over. */
const FLAT = 0.05;

const turnOf = ([a, b]: Point, [c, d]: Point, [e, f]: Point): number => (c - a) * (f - b) - (d - b) * (e - a);

/** Share of the panel whose cells are turned over; of a sleeve on the right all are, for it is laid as its twin. */
export function foldedShare({ at, held = at, width, height }: FlatPanel, mirrored: boolean): number {
  const [columns, rows] = GRID;
  const flat = (FLAT * width * height) / (columns * rows);
  let folded = 0;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const corner = held(c / columns, r / rows);
      const turn = turnOf(corner, held((c + 1) / columns, r / rows), held(c / columns, (r + 1) / rows));
      if ((mirrored ? -turn : turn) < -flat) folded++;
    }
  return folded / (columns * rows);
}

const CLEAR = 0.6;
const areCornersClear = ({ landmarks, shape }: GarmentReading): boolean =>
  ([shape === 'skirt' ? 'waist' : 'armpit', 'hem'] as const)
    .flatMap((corner) => [`${corner}-left`, `${corner}-right`] as const)
    .every((name) => (landmarks[name]?.sure ?? 0) >= CLEAR);

/**
 * Borders that the garment goes on beyond; a picture cut to its waist and its hems shows all of a skirt or of trousers, and
 * one whose corners are all clear shows all that it is worn by.
 */
function cutOffBorders(reading: GarmentReading): number {
  const { mask, width, height, shape } = reading;
  const isLower = shape === 'skirt' || shape === 'trousers' || shape === 'shorts';
  const isClear = areCornersClear(reading);
  const covered = (length: number, at: (k: number) => number, most: number): boolean => {
    const share = isClear ? CUT_THROUGH : most;
    let count = 0;
    for (let k = 0; k < length; k++) if (mask[at(k)]! > 127) count++;
    return count > share * length;
  };
  return [
    !isLower && covered(width, (x) => x, CUT_OFF),
    !isLower && covered(width, (x) => (height - 1) * width + x, CUT_OFF),
    covered(height, (y) => y * width, isLower ? CUT_OFF : CUT_ASIDE),
    covered(height, (y) => y * width + width - 1, isLower ? CUT_OFF : CUT_ASIDE),
  ].filter(Boolean).length;
}

const areaOf = ({ width, height }: FlatPanel): number => width * height;

const isMirrored = (name: PanelName): boolean => name === 'sleeve-right' || name === 'front-right';

/** Of a sleeve: less cloth than so is a shadow or a crumpled one. */
const MOST_OF_IT = 0.62;

function clothShare(cloth: UprightCloth, { at, held = at }: FlatPanel): number {
  const [columns, rows] = GRID;
  let seen = 0;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      if (isCloth(cloth, ...held((c + 0.5) / columns, (r + 0.5) / rows))) seen++;
  return seen / (columns * rows);
}

/** A sleeve that is hidden, folded or cut off is left out: its twin stands in, or the front goes on. */
function withoutBadSleeves(cloth: UprightCloth, { panels, ...laid }: LaidFlat): LaidFlat {
  const { 'sleeve-left': left, 'sleeve-right': right, ...rest } = panels;
  const fit = (panel: FlatPanel | undefined, twin: FlatPanel | undefined, mirrored: boolean): boolean =>
    panel !== undefined &&
    clothShare(cloth, panel) > MOST_OF_IT &&
    foldedShare(panel, mirrored) <= MOST_FOLDED &&
    (!twin || areaOf(panel) > TWIN_SIZE * areaOf(twin) || foldedShare(twin, !mirrored) > MOST_FOLDED);
  return {
    ...laid,
    panels: {
      ...rest,
      ...(left && fit(left, right, false) ? { 'sleeve-left': left } : {}),
      ...(right && fit(right, left, true) ? { 'sleeve-right': right } : {}),
    },
  };
}

const GAP = 2;

/** The front on the left, sleeves beside it; nothing larger than the picture has pixels for. */
function packed(panels: LaidFlat['panels']): {
  width: number;
  height: number;
  places: Partial<Record<PanelName, PanelPlace>>;
} {
  const list = Object.entries(panels) as [PanelName, FlatPanel][];
  const wide = list.reduce((sum, [, panel]) => sum + panel.width + GAP, 0);
  const tall = Math.max(...list.map(([, panel]) => panel.height));
  const scale = Math.min(1, (ATLAS_SIZE - GAP * list.length) / wide, ATLAS_SIZE / tall);
  const places: Partial<Record<PanelName, PanelPlace>> = {};
  let x = 0;
  for (const [name, panel] of list) {
    const width = Math.max(4, Math.floor(panel.width * scale));
    places[name] = { x, y: 0, width, height: Math.max(4, Math.floor(panel.height * scale)) };
    x += width + GAP;
  }
  return { width: x - GAP, height: Math.max(...Object.values(places).map((place) => place.height)), places };
}

const SUB = [0.25, 0.75] as const;

function paintPanel(atlas: Picture, place: PanelPlace, { at, covers }: FlatPanel, cloth: UprightCloth): void {
  const { colors, width, height } = cloth;
  const covered = { width, height, data: cloth.mask };
  const [color, share] = [new Float64Array(3), new Float64Array(1)];
  for (let r = 0; r < place.height; r++)
    for (let c = 0; c < place.width; c++) {
      const o = ((place.y + r) * atlas.width + place.x + c) * 4;
      const sum = [0, 0, 0, 0];
      for (const dy of SUB)
        for (const dx of SUB) {
          const [x, y] = at((c + dx) / place.width, (r + dy) / place.height);
          blendInto(color, colors, 4, x, y);
          for (let k = 0; k < 3; k++) sum[k]! += color[k]!;
          blendInto(share, covered, 1, x, y);
          sum[3]! += share[0]! * (covers ? covers(x, y) : 1);
        }
      for (let k = 0; k < 4; k++) atlas.data[o + k] = sum[k]! / 4;
    }
}

const hexOf = (rgb: readonly number[]): Hex =>
  `#${rgb
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Of a shoulder width, beside the neck: where a collar lies. */
const COLLAR = [0.05, 0.07] as const;

function collarColor({ colors, points, mask }: UprightCloth): Hex | null {
  const [left, right] = [points['neck-left'], points['neck-right']];
  const [a, b] = [points['shoulder-left'], points['shoulder-right']];
  if (!left || !right || !a || !b) return null;
  const unit = b[0] - a[0];
  const sum = [0, 0, 0];
  let count = 0;
  for (const [[x, y], sign] of [
    [left, 1],
    [right, -1],
  ] as const)
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        const i =
          Math.round(y + unit * COLLAR[1] + dy) * colors.width + Math.round(x - sign * unit * COLLAR[0] + dx);
        if (!(mask[i]! > 127)) continue;
        for (let k = 0; k < 3; k++) sum[k]! += colors.data[i * 4 + k]!;
        count++;
      }
  return count === 0 ? null : hexOf(sum.map((value) => value / count));
}

/** The longer side of a piece of cloth, in pixels; of a picture with its sleeves spread, the share that is its body. */
const [TILE_SIZE, BODY_OF_SPAN] = [480, 0.6] as const;

const LAY: Record<SurfaceShape, (cloth: UprightCloth) => LaidFlat | null> = {
  top: (cloth) => layUpper(cloth, false),
  'open-top': (cloth) => layUpper(cloth, true),
  dress: (cloth) => layUpper(cloth, false),
  skirt: laySkirt,
  trousers: (cloth) => layTrousers(cloth, false),
  shorts: (cloth) => layTrousers(cloth, true),
};

const isUpper = (shape: SurfaceShape): boolean =>
  shape === 'top' || shape === 'open-top' || shape === 'dress';

/** Where the cuffs are clear, armpits in the folds are guessed well enough. */
const isUnsure = ({ landmarks, doubts }: GarmentReading): boolean =>
  doubts.includes('sleeve-folded') ||
  (doubts.includes('cuff-unsure') &&
    (['armpit-left', 'armpit-right'] as const).every((name) => (landmarks[name]?.sure ?? 1) < LEAST_SURE));

/** Of the width between the neck's corners: between sleeves that lie folded onto a front is cloth, beside its buttons. */
const BETWEEN_FOLDED = [0.05, 0.45] as const;

function pieceOf(cloth: UprightCloth, { doubts }: GarmentReading): ClothRect | null {
  const necks = sidesOf(cloth, 'neck');
  if (!necks || !doubts.includes('sleeve-folded')) return largestPiece(cloth);
  const middle = (necks[0][0] + necks[1][0]) / 2;
  const [from, to] = BETWEEN_FOLDED.map((share) => middle + share * widthOf(necks)) as [number, number];
  return largestPiece(cloth, [from, to]) ?? largestPiece(cloth);
}

/** Of 255: tweed, cables and seersucker differ from pixel to pixel by more, folds of smooth cloth by less. */
const WOVEN = 7;

/** How much lightness differs between pixels two apart. */
function weaveOf({ data, width, height }: Picture): number {
  const lightAt = (x: number, y: number): number => {
    const i = (y * width + x) * 4;
    return luma(data[i]!, data[i + 1]!, data[i + 2]!);
  };
  let sum = 0;
  for (let y = 2; y < height; y++)
    for (let x = 2; x < width; x++) {
      const own = lightAt(x, y);
      sum += Math.abs(own - lightAt(x - 2, y)) + Math.abs(own - lightAt(x, y - 2));
    }
  return sum / (2 * Math.max(1, (width - 2) * (height - 2)));
}

/** Of smooth plain cloth the color is all there is. */
function madeEven({ data }: Picture): void {
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4]! += data[i]!;
  const mean = sum.map((value) => (4 * value) / data.length);
  for (let i = 0; i < data.length; i += 4) data.set(mean, i);
}

/** A picture that cannot be worn whole: a piece of its cloth, in the drawing's cut, as long as it was measured. */
function refused(cloth: UprightCloth, reading: GarmentReading, why: SurfaceRefusal): Rectified {
  const { shape, pattern } = reading;
  const piece = pieceOf(cloth, reading);
  if (!piece || shape === 'other') return { surface: null, why };
  const [left, right] = widestSpan(cloth);
  const hasSleeves = reading.landmarks['cuff-outer-left'] !== undefined;
  const scale = Math.min(1, TILE_SIZE / Math.max(piece.width, piece.height));
  const place: PanelPlace = {
    x: 0,
    y: 0,
    width: Math.round(piece.width * scale),
    height: Math.round(piece.height * scale),
  };
  const atlas: Picture = {
    width: place.width,
    height: place.height,
    data: new Uint8ClampedArray(place.width * place.height * 4),
  };
  const at: FlatPanel['at'] = (across, down) => [
    piece.x + across * piece.width,
    piece.y + down * piece.height,
  ];
  paintPanel(atlas, place, { width: place.width, height: place.height, at }, cloth);
  const oneHue = takeOutSlowLight(atlas, [place]);
  if (oneHue && pattern === 'plain' && weaveOf(atlas) < WOVEN) madeEven(atlas);
  const facts: SurfaceFacts = {
    shape,
    panels: { front: place },
    cut: LAY[shape](cloth)?.cut ?? NO_CUT,
    neckline: [],
    necklineSure: 0,
    neck: reading.neck,
    sleeves: reading.sleeves,
    tile: piece.width / Math.max(1, (right - left) * (hasSleeves ? BODY_OF_SPAN : 1)),
    color: reading.colors[0],
    collar: null,
    oneHue,
    adjusted: { length: 0, width: 0 },
  };
  return { surface: { facts, atlas }, why };
}

/** Cloth like its ground is worn all the same where its corners are clear: what shows of the ground looks like it. */
const isLost = (reading: GarmentReading): boolean =>
  reading.doubts.includes('ground-unsure') &&
  reading.shape !== 'trousers' &&
  reading.shape !== 'shorts' &&
  !areCornersClear(reading);

/** A neck that was read is believed from here on; and what a front that ends at its straps has. */
const SURE = 0.5;
const STRAPS = { kind: 'straps', sure: 0.6 } as const;

/** Where the front tells more of the neck and the sleeves than was read. */
function shownBy(
  { hasStraps, hasCaps }: LaidFlat,
  { neck, sleeves }: GarmentReading,
): Pick<SurfaceFacts, 'neck' | 'sleeves'> {
  return {
    neck: hasStraps && !(neck && neck.sure >= SURE) ? STRAPS : neck,
    sleeves: hasCaps && sleeves === 'none' ? 'cap' : sleeves,
  };
}

const refusalOf = (reading: GarmentReading): SurfaceRefusal | null => {
  if (cutOffBorders(reading) >= 2) return 'border';
  if (isLost(reading)) return 'ground';
  if (reading.doubts.includes('outline-odd') && !areCornersClear(reading)) return 'folded';
  return isUnsure(reading) ? 'armpit' : null;
};

/** In shoulder widths: a short sleeve is worn no longer, on whatever shoulders; longer ones are taken for long (her-cut.ts). */
const SHORT_SLEEVE = 0.58;

/** @param laid what is worn of it */
function surfaceOf(cloth: UprightCloth, reading: GarmentReading, laid: LaidFlat): GarmentSurface {
  const { shape } = reading;
  const pictured = isUpper(shape as SurfaceShape) ? picturePanels(cloth, laid) : null;
  const { panels, neckline, marks } = pictured ?? { ...laid, marks: undefined };
  const { width, height, places } = packed(panels);
  const atlas: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  for (const [name, place] of Object.entries(places) as [PanelName, PanelPlace][])
    paintPanel(atlas, place, panels[name]!, cloth);
  const oneHue = takeOutSlowLight(atlas, Object.values(places));
  if (!marks) mendPanels(atlas, places, laid.cut, oneHue);
  else if (oneHue) evenTone(atlas, places);
  const facts: SurfaceFacts = {
    shape: shape as SurfaceShape,
    panels: places,
    cut:
      reading.sleeves === 'short'
        ? { ...laid.cut, sleeve: Math.min(laid.cut.sleeve, SHORT_SLEEVE) }
        : laid.cut,
    neckline,
    ...(marks ? { marks } : {}),
    necklineSure: reading.landmarks['neck-front']?.sure ?? 0,
    ...shownBy(laid, reading),
    color: reading.colors[0],
    collar: collarColor(cloth),
    oneHue,
    adjusted: { length: 0, width: 0 },
  };
  return { facts, atlas };
}

/** @param picture what was read, of that size or larger. */
export const rectify = (picture: Picture, reading: GarmentReading): Rectified =>
  rectifyAsRead(picture, withNeckOpening(picture, reading));

/** Where the front's neckline is known: found with all corners, or hers. */
export function rectifyAsRead(picture: Picture, reading: GarmentReading): Rectified {
  const { shape } = reading;
  if (shape === 'other') return { surface: null, why: 'shape' };
  let cloth = closeSlit(uprightCloth(picture, reading));
  const refusal = refusalOf(reading);
  if (refusal) return refused(cloth, reading, refusal);
  let whole = LAY[shape](cloth);
  if (whole && isAskew(cloth, whole)) {
    cloth = mirroredSide(cloth, reading);
    whole = LAY[shape](cloth);
    if (whole && isAskew(cloth, whole)) return refused(cloth, reading, 'folded');
  }
  if (!whole) return refused(cloth, reading, 'shape');
  const laid = withoutBadSleeves(cloth, whole);
  for (const [name, panel] of Object.entries(laid.panels) as [PanelName, FlatPanel][])
    if (foldedShare(panel, isMirrored(name)) > MOST_FOLDED) return refused(cloth, reading, 'folded');
  return { surface: surfaceOf(cloth, reading, laid) };
}
