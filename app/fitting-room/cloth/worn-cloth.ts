// Where a pixel on her lies on the flat panels of her garment, and its color there.
import type { PanelName } from '../../domain/looks/garment-surface.ts';
import { isSleeve, PART } from './layer.ts';
import type { Weave } from './fabric/weave.ts';
import { clamp, lerp, smoothstep, type Picture } from '../pixels/pixels.ts';
import { resizePicture } from '../pixels/resize.ts';
import { SEAM, type GarmentSurface } from '../own-cloth/garment-surface.ts';

/** A flat front on a round body: so much of it turns away at the sides, and of a sleeve. */
const [ROUND_FRONT, ROUND_SLEEVE] = [0.45, 0.35] as const;
const STEPS = 512;
const bent = (round: number): Float64Array =>
  Float64Array.from({ length: STEPS + 1 }, (_, k) => {
    const turn = (2 * k) / STEPS - 1;
    return 0.5 + lerp(turn, (Math.asin(turn) * 2) / Math.PI, round) / 2;
  });
const FRONT = bent(ROUND_FRONT);
const SLEEVE = bent(ROUND_SLEEVE);

function between(table: Float64Array, share: number): number {
  const at = clamp(share, 0, 1) * (table.length - 1);
  const k = Math.min(table.length - 2, Math.floor(at));
  return lerp(table[k]!, table[k + 1]!, at - k);
}

/** Beyond her edges too: there a front goes on under its sleeves. */
function beyond(table: Float64Array, share: number): number {
  if (share < 0) return share * PAST_EDGE;
  return share > 1 ? 1 + (share - 1) * PAST_EDGE : between(table, share);
}
const PAST_EDGE = 0.7;

/** From the place across her to the place across the front's panel, and back. */
export const acrossFront = (across: number): number => (beyond(FRONT, across) + SEAM) / (1 + 2 * SEAM);

export function acrossHer(front: number): number {
  let [low, high] = [-0.2, 1.2];
  for (let k = 0; k < 20; k++) {
    const middle = (low + high) / 2;
    if (acrossFront(middle) < front) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Spans of legs by row of her picture; at the waist they are two halves of one. */
export interface WornLegs {
  left: Float64Array;
  /** Where the left leg ends and the right one begins; above the crotch both are the line along which they meet. */
  inner: readonly [Float64Array, Float64Array];
  right: Float64Array;
  /** The row where the legs come apart to the eye. */
  crotch: number;
  hems: readonly [number, number];
  /** Share of the panel above the crotch. */
  rise: number;
}

/** From pixels of her photo to pixels of a panel, by the nodes of a grid. */
export interface PictureMap {
  panel: Picture;
  nodes: Float32Array;
  columns: number;
  step: number;
  /** Of the panel's width: where its cloth begins and ends. */
  edges: readonly [number, number];
}

/** A picture whose trunk hangs on her by its corners; its sleeves lie row by row on the tailor's. */
export interface HungPicture {
  trunk: PictureMap;
  sleeves: readonly [Picture, Picture] | null;
  /** Where her sleeve ends along her arm. */
  sleeve: number;
}

export interface WornCloth {
  /** A piece of cloth: where it lies on her, in pixels. All around it lies its mirror image. */
  tile?: { x: number; y: number; width: number; height: number };
  front: Picture | null;
  halves: readonly [Picture, Picture] | null;
  sleeves: readonly [Picture, Picture] | null;
  /** Height of the panel's upper end on her, and its length, in pixels. */
  top: number;
  down: number;
  /** By the place across: how much lower her shoulders lie than the picture's; it fades out by so many pixels. */
  drop: Float64Array;
  fade: number;
  /** Where her sleeve ends along her arm. */
  sleeve: number;
  /** By row: where a front that opens ends, as shares across its panel. */
  opening: readonly [Float64Array, Float64Array] | null;
  legs: WornLegs | null;
  /** By row: her front's left edge, and its width. */
  left: Float64Array;
  width: Float64Array;
}

/** A panel no finer than the pixels that it is seen by: finer stripes would flicker. */
export function panelOf(
  { facts, atlas }: GarmentSurface,
  name: PanelName,
  width: number,
  height: number,
): Picture | null {
  const place = facts.panels[name];
  if (!place) return null;
  const data = new Uint8ClampedArray(place.width * place.height * 4);
  for (let y = 0; y < place.height; y++) {
    const from = ((place.y + y) * atlas.width + place.x) * 4;
    data.set(atlas.data.subarray(from, from + place.width * 4), y * place.width * 4);
  }
  const panel: Picture = { width: place.width, height: place.height, data };
  const [wide, tall] = [Math.max(4, Math.round(width)), Math.max(4, Math.round(height))];
  if (wide >= place.width && tall >= place.height) return panel;
  return resizePicture(panel, Math.min(wide, place.width), Math.min(tall, place.height));
}

interface PanelPoint {
  panel: Picture | null;
  across: number;
  down: number;
}

/** A pixel of a layer: where it is seen, and its place on the piece. */
export interface LayerPixel {
  part: number;
  x: number;
  y: number;
  across: number;
  along: number;
}

/** Where along the arm the picture's sleeve begins: her joint lies below the top of the shoulder. */
const SLEEVE_TOP = -0.07;

function onSleeve(
  cloth: WornCloth | HungPicture,
  part: number,
  across: number,
  along: number,
  out: PanelPoint,
): void {
  const isLeft = part === PART.leftSleeve;
  out.panel = cloth.sleeves![isLeft ? 0 : 1];
  out.across = between(SLEEVE, isLeft ? 1 - across : across);
  out.down = (along - SLEEVE_TOP) / (cloth.sleeve - SLEEVE_TOP);
}

function onLegs(cloth: WornCloth, legs: WornLegs, { x, y }: LayerPixel, out: PanelPoint): void {
  const row = clamp(Math.floor(y), 0, legs.left.length - 1);
  const [left, right] = [legs.inner[0][row]!, legs.inner[1][row]!];
  const isRight = x > (left + right) / 2;
  const [from, to] = isRight ? [right, legs.right[row]!] : [legs.left[row]!, left];
  out.panel = cloth.front;
  out.across = (clamp((x - from) / (to - from || 1), 0, 1) + (isRight ? 1 : 0)) / 2;
  out.down =
    y < legs.crotch
      ? ((y - cloth.top) / (legs.crotch - cloth.top || 1)) * legs.rise
      : lerp(legs.rise, 1, (y - legs.crotch) / (legs.hems[isRight ? 1 : 0] - legs.crotch || 1));
}

/** Cloth is pressed together and drawn apart by no more than so. */
const GIVES = 0.4;
/** Of a smoothstep, in its middle. */
const STEEPEST = 1.5;

/** Down the front in shares of the panel. `u`: the place across it. */
export function downFront({ top, down, drop, fade }: WornCloth, u: number, y: number): number {
  const most = (down * GIVES) / STEEPEST;
  const lower = clamp(between(drop, u), -most, most);
  const share = 1 - smoothstep(0, Math.max(fade, (Math.abs(lower) * STEEPEST) / GIVES), y - top - lower);
  return (y - top - lower * share) / down;
}

/** The place across her front; of what lies on it too. */
export function acrossAt({ left, width }: WornCloth, x: number, y: number): number {
  const row = clamp(Math.floor(y), 0, left.length - 1);
  return (x - left[row]!) / width[row]!;
}

function onFront(cloth: WornCloth, x: number, y: number, out: PanelPoint): void {
  const u = acrossFront(acrossAt(cloth, x, y));
  out.down = downFront(cloth, u, y);
  out.panel = cloth.front;
  out.across = u;
  if (!cloth.halves || !cloth.opening) return;
  const row = clamp(Math.floor(y), 0, cloth.opening[0].length - 1);
  const [left, right] = [cloth.opening[0][row]!, cloth.opening[1][row]!];
  const isLeft = u < (left + right) / 2;
  out.panel = cloth.halves[isLeft ? 0 : 1];
  out.across = isLeft ? u / (left || 1) : (1 - u) / (1 - right || 1);
}

const POINT: PanelPoint = { panel: null, across: 0, down: 0 };

/** 0..1 and back again, for ever. */
const toAndFro = (share: number): number => Math.abs(share - 2 * Math.round(share / 2));

function onPicture({ panel, nodes, columns, step }: PictureMap, x: number, y: number, out: PanelPoint): void {
  const [c, r] = [Math.floor(x / step), Math.floor(y / step)];
  const [dx, dy] = [x / step - c, y / step - r];
  const k = (r * columns + c) * 2;
  const below = k + columns * 2;
  const at = (n: number): number =>
    lerp(lerp(nodes[k + n]!, nodes[k + 2 + n]!, dx), lerp(nodes[below + n]!, nodes[below + 2 + n]!, dx), dy);
  out.panel = panel;
  out.across = at(0) / panel.width;
  out.down = at(1) / panel.height;
}

/** 0..1 between the edges of its cloth. */
export function acrossOf(map: PictureMap, x: number, y: number): number {
  onPicture(map, x, y, POINT);
  const [from, to] = map.edges;
  return clamp((POINT.across - from) / (to - from || 1), 0, 1);
}

/** 0..255: how much of a pixel the picture covers. */
export function pictureCover(map: PictureMap, x: number, y: number): number {
  onPicture(map, x, y, POINT);
  const { width, height, data } = map.panel;
  const [px, py] = [POINT.across * width - 0.5, POINT.down * height - 0.5];
  if (!(px > 0 && py > 0 && px < width - 1 && py < height - 1)) return 0;
  const o = (Math.floor(py) * width + Math.floor(px)) * 4 + 3;
  return blend(data, o, width * 4, px % 1, py % 1);
}

function find(cloth: WornCloth | HungPicture, pixel: LayerPixel): PanelPoint {
  const { part, x, y, across, along } = pixel;
  if ('trunk' in cloth) {
    if (cloth.sleeves && isSleeve(part)) onSleeve(cloth, part, across, along, POINT);
    else onPicture(cloth.trunk, x, y, POINT);
    return POINT;
  }
  if (cloth.tile !== undefined) {
    POINT.panel = cloth.front;
    POINT.across = toAndFro((x - cloth.tile.x) / cloth.tile.width);
    POINT.down = toAndFro((y - cloth.tile.y) / cloth.tile.height);
    return POINT;
  }
  if (cloth.sleeves && isSleeve(part)) onSleeve(cloth, part, across, along, POINT);
  else if (cloth.legs) onLegs(cloth, cloth.legs, pixel, POINT);
  else onFront(cloth, x, y, POINT);
  return POINT;
}

/** Between four pixels of RGBA, the first of them at byte `o`. */
function blend(data: Uint8ClampedArray, o: number, below: number, dx: number, dy: number): number {
  const [a, b] = [data[o]!, data[o + below]!];
  const upper = a + (data[o + 4]! - a) * dx;
  return upper + (b + (data[o + below + 4]! - b) * dx - upper) * dy;
}

/** Beyond a panel's edge its cloth goes on, mirrored: held still it would be a smear. */
const mirrored = (share: number): number => clamp(share < 0 ? -share : share > 1 ? 2 - share : share, 0, 1);

function readPanel({ data, width, height }: Picture, across: number, down: number, out: Weave): void {
  const x = mirrored(across) * width - 0.5;
  const y = mirrored(down) * height - 0.5;
  const x0 = clamp(Math.floor(x), 0, width - 2);
  const y0 = clamp(Math.floor(y), 0, height - 2);
  const [dx, dy] = [clamp(x - x0, 0, 1), clamp(y - y0, 0, 1)];
  const o = (y0 * width + x0) * 4;
  const below = width * 4;
  out.red = blend(data, o, below, dx, dy);
  out.green = blend(data, o + 1, below, dx, dy);
  out.blue = blend(data, o + 2, below, dx, dy);
}

/** The picture's color of a pixel. @param lift of 255, added */
export function readCloth(cloth: WornCloth | HungPicture, pixel: LayerPixel, lift: number, out: Weave): void {
  const { panel, across, down } = find(cloth, pixel);
  out.relief = 0;
  if (!panel) return;
  readPanel(panel, across, down, out);
  out.red += lift;
  out.green += lift;
  out.blue += lift;
}

/** 0..1: whether there is cloth in the picture. */
export function coverageAt(cloth: WornCloth, x: number, y: number): number {
  onFront(cloth, x, y, POINT);
  const { panel, across: u, down } = POINT;
  if (!panel || down > 1) return 0;
  const px = Math.round(clamp(u, 0, 1) * (panel.width - 1));
  const py = Math.round(clamp(down, 0, 1) * (panel.height - 1));
  return panel.data[(py * panel.width + px) * 4 + 3]! / 255;
}
