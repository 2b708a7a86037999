// The photo's own shoes are removed down to the floor first.
import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { Last, ShoesDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { behindAt } from '../../person/light-and-color/backdrop.ts';
import { blurInto } from '../../pixels/blur.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { rgbOf, shaded } from '../../cloth/fabric/fabrics.ts';
import { feetFrom, measureFoot, type Foot } from '../../person/measures/foot.ts';
import { newLayer, PART, placePixel, type Layer } from '../../cloth/layer.ts';
import type { Lining, Piece, Sheet } from '../../cloth/piece.ts';
import { subtractMask } from '../../tailoring/coverage.ts';
import { oval } from '../../pixels/paths.ts';
import { trimSheet } from '../../tailoring/trim.ts';
import { toOklab } from '../../pixels/oklab.ts';
import { clamp, lerp, luma, midpoint, smoothstep, type Point } from '../../pixels/pixels.ts';
import { fillPolygon } from '../../pixels/polygons.ts';
import { addShaft, measureShaft, shaftOpening, shaftRim, type Shaft } from './boot-shaft.ts';
import {
  LASTS_BY_NAME,
  shoeLast,
  footMiddleAt,
  shoeOpening,
  sandalOutlines,
  shoeOutline,
  soleOutline,
} from './shoe-lasts.ts';
import type { LastForm } from './shoe-lasts.ts';
import { shoeLines } from './shoe-seams.ts';
import { openSole, toeMask } from './bare-toes.ts';

/** In 1/255: how much lighter than the floor in its least light channel, and how much darker. */
function fromFloor({ crop: { data, width }, backdrop }: BodyModel, i: number): [number, number] {
  const y = Math.floor(i / width);
  const floor = behindAt(backdrop, i - y * width, y);
  const [red, green, blue] = [
    data[i * 4]! - floor[0]!,
    data[i * 4 + 1]! - floor[1]!,
    data[i * 4 + 2]! - floor[2]!,
  ];
  return [Math.min(red, green, blue), -Math.max(red, green, blue)];
}

/** 255 where it is clearly not floor: an overlooked white shoe, or the line where its sole stood. */
function unlikeFloor(model: BodyModel, i: number): number {
  const [lighter, darker] = fromFloor(model, i);
  return Math.max(smoothstep(5, 12, lighter), smoothstep(14, 30, darker)) * 255;
}

function seeShoeRow(model: BodyModel, seen: Uint8Array, y: number, from: number, to: number): void {
  const { classes, width } = model;
  for (let x = from; x < to; x++) {
    const i = y * width + x;
    const shown = 255 * smoothstep(0.25, 0.6, 1 - classes.background[i]! / 255);
    seen[i] = shown === 255 ? 255 : Math.max(shown, unlikeFloor(model, i));
  }
}

const isBody = (wall: number | undefined): boolean => wall !== undefined && wall < 250;

const isBodyBeside = (background: Uint8Array, i: number, aside: number, down: number): boolean =>
  isBody(background[i - aside]) ||
  isBody(background[i + aside]) ||
  isBody(background[i - down]) ||
  isBody(background[i + down]);

/** Grows a row, and adds thin lines that blurring loses: the rim of a white sole and the dark one below. */
function growShoeRow(model: BodyModel, seen: Uint8Array, y: number, by: number, soles: number): void {
  const { background } = model.classes;
  const { width } = model;
  for (let i = y * width; i < (y + 1) * width; i++) {
    const near = seen[i]! / 255;
    if (near === 0) continue;
    seen[i] = smoothstep(0.02, 0.2, near) * 255;
    if (near > 0.2 || !isBodyBeside(background, i, by, by * width)) continue;
    const [lighter, darker] = fromFloor(model, i);
    const line = Math.max(smoothstep(2, 6, lighter), y > soles ? smoothstep(5, 12, darker) : 0);
    seen[i] = Math.max(seen[i]!, line * 255);
  }
}

export function oldShoes(model: BodyModel): Uint8Array {
  const { frame, width, height } = model;
  const seen = new Uint8Array(width * height);
  for (const side of frame.sides) {
    const center = midpoint(side.heel, side.toe);
    const reach = frame.shoulderWidth * 0.46;
    const top = Math.max(0, Math.floor(side.ankle[1] - frame.torso * 0.2));
    const bottom = Math.min(height, Math.max(side.toe[1], side.heel[1]) + frame.shoulderWidth * 0.16);
    const from = Math.max(0, Math.floor(center[0] - reach));
    const to = Math.min(width, center[0] + reach);
    for (let y = top; y < bottom; y++) seeShoeRow(model, seen, y, from, to);
  }
  blurInto(seen, seen, width, height, Math.max(1.5, frame.size * 0.006));
  const by = Math.round(frame.size * 0.0055);
  // Above the soles a dark line may be the shadow of the legs.
  const soles = Math.min(...frame.sides.map(({ toe }) => toe[1]));
  const content = contentBounds(seen, width, height);
  if (content) for (let y = content.y0; y < content.y1; y++) growShoeRow(model, seen, y, by, soles);
  return seen;
}

/** On a plate only the feet go, not the legs; in tight clothes not what is bare of them. */
export function shoesThatGo(model: BodyModel): Uint8Array {
  const { undressed, width, height, classes } = model;
  const from = feetFrom(model);
  const shoes = oldShoes(model);
  const content = contentBounds(shoes, width, height);
  if (!content) return shoes;
  const skin = undressed ? null : classes.skin;
  const rows = Float64Array.from({ length: width }, (_, x) => from(x));
  for (let y = content.y0; y < content.y1; y++) keepFeetRow(shoes, skin, rows, y);
  return shoes;
}

/** Above the row from which on its foot goes, a pixel goes so far as it is no `skin`; null for all. Changes `shoes`. */
function keepFeetRow(shoes: Uint8Array, skin: Uint8Array | null, rows: Float64Array, y: number): void {
  const first = y * rows.length;
  for (let x = 0; x < rows.length; x++) {
    const i = first + x;
    if (shoes[i] === 0) continue;
    const stays = skin ? skin[i]! / 255 : 1;
    shoes[i] = shoes[i]! * Math.max(1 - stays, clamp(i / rows.length - rows[x]!, 0, 1));
  }
}

function addShoe(layer: Layer, foot: Foot, form: LastForm, last: Last): void {
  for (const outline of last === 'sandal' ? sandalOutlines(foot) : [shoeOutline(foot, form)])
    fillPolygon(outline, layer.width, layer.height, intoShoe, { layer, foot, form });
}

function intoShoe(
  i: number,
  coverage: number,
  x: number,
  y: number,
  { layer, foot, form }: { layer: Layer; foot: Foot; form: LastForm },
): void {
  const { ankle, toe, floor, unit } = foot;
  const down = clamp((y - ankle[1]) / (floor - ankle[1] || 1), 0, 1);
  const half = unit * lerp(0.09, form.half, smoothstep(0, 0.6, down)) * 1.03;
  placePixel(layer, i, PART.shoe, (x - footMiddleAt(foot, Math.min(y, toe[1]))) / (half * 2) + 0.5, down);
  layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
}

function soleSheet(model: BodyModel, feet: readonly Foot[], form: LastForm, toes: Uint8Array | null): Sheet {
  const layer = newLayer(model.width, model.height);
  for (const foot of feet) {
    const { toe, unit } = foot;
    const outline = toes ? openSole(foot, form.sole) : soleOutline(foot, form);
    fillPolygon(outline, model.width, model.height, (i, coverage, x) => {
      placePixel(layer, i, PART.shoe, (x - toe[0]) / (unit * form.half * 2.12) + 0.5, 0.68);
      const over = (toes?.[i] ?? 0) / 255;
      layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * (1 - over ** 3) * 255);
    });
  }
  return trimSheet(layer, { fabric: 'plain', colour: form.soleColor }, 0);
}

function fillPlane(
  plane: Uint8Array,
  outline: readonly Point[],
  width: number,
  height: number,
  most: number,
): void {
  fillPolygon(outline, width, height, (i, coverage) => {
    plane[i] = Math.max(plane[i]!, coverage * most);
  });
}

function liningOf(
  { width, height }: BodyModel,
  openings: readonly Point[][],
  { colour: color }: Cloth,
): Lining {
  const cover = new Uint8Array(width * height);
  for (const opening of openings) fillPlane(cover, opening, width, height, 255);
  const [red, green, blue] = rgbOf(color);
  return { cover, color: [red * 0.42, green * 0.42, blue * 0.42] };
}

function floorShadow(model: BodyModel, feet: readonly Foot[], half: number): Uint8Array {
  const { width, height, frame } = model;
  const mask = new Uint8Array(width * height);
  const pool = (reach: number, thick: number, value: number) => {
    for (const { toe, floor, unit } of feet) {
      const under = oval([toe[0], floor - unit * 0.012], unit * half * reach, unit * thick);
      fillPlane(mask, under, width, height, value);
    }
  };
  pool(1.3, 0.055, 130);
  blurInto(mask, mask, width, height, Math.max(1, frame.size * 0.006));
  pool(0.98, 0.028, 255);
  blurInto(mask, mask, width, height, Math.max(1, frame.size * 0.0018));
  return mask;
}

/** Least difference in OKLab lightness of leather from bare skin. */
const LEAST_APART = 0.11;

/** Straps of the skin's own color would be invisible: they get a darker hide. */
export function apartFromSkin(cloth: Cloth, skin: readonly [number, number, number]): Cloth {
  const [leather, foot] = [toOklab(rgbOf(cloth.colour)), toOklab(skin)];
  const away = Math.hypot(leather[0] - foot[0], leather[1] - foot[1], leather[2] - foot[2]);
  if (away >= LEAST_APART) return cloth;
  const to = foot[0] > 0.35 ? foot[0] - LEAST_APART : foot[0] + LEAST_APART;
  // OKLab's lightness is a cube root of light, sRGB a 2.2th root: one grows as the other's 1.35th power.
  return shaded(cloth, (to / leather[0]) ** 1.35);
}

interface Pair {
  last: Last;
  cloth: Cloth;
  /** On the feet that are drawn together. */
  feet: readonly Foot[];
  shafts: readonly Shaft[];
  toes: Uint8Array | null;
  shadow: number;
}

/** Shoes that hide nothing of each other, and their soles. */
function shoeSheets(model: BodyModel, { last, cloth, feet, shafts, toes, shadow }: Pair): Sheet[] {
  const layer = newLayer(model.width, model.height);
  const form = LASTS_BY_NAME[last];
  for (const foot of feet) addShoe(layer, foot, form, last);
  for (const one of shafts) addShaft(model, layer, one);
  const pale = luma(...rgbOf(cloth.colour)) > 150;
  const { size } = model.frame;
  const lines = feet.flatMap((foot) => shoeLines(last, { foot, form, size }, pale));
  lines.push(...shafts.map((one) => shaftRim(one, size)));
  return [
    {
      layer,
      cloth: { gloss: 0.35, ...cloth },
      manner: 'shoes',
      shadow,
      lines,
      crisp: true,
      strap: last === 'sandal' ? 'lies' : undefined,
    },
    soleSheet(model, feet, form, toes),
  ];
}

/** How dark a foot's shadow is on the one behind it. */
const ON_OTHER_FOOT = 0.75;

/** The one behind first; null where they stand beside each other. */
function oneBehindOther(feet: readonly Foot[], form: LastForm): readonly Foot[] | null {
  const [left, right] = feet.map((foot) => {
    const columns = shoeOutline(foot, form).map(([x]) => x);
    return [Math.min(...columns), Math.max(...columns)] as const;
  });
  if (left![1] <= right![0] || right![1] <= left![0]) return null;
  return [...feet].sort((a, b) => a.floor - b.floor);
}

/** `stockinged`: toes are one form. `room`: how much of the shin, from below, a shaft may cover. */
export function makeShoes(
  model: BodyModel,
  drawing: ShoesDrawing,
  dyed: Cloth,
  stockinged = false,
  room = 1,
): Piece {
  const last = shoeLast(drawing, dyed);
  const cloth = last === 'sandal' && !stockinged ? apartFromSkin(dyed, model.skin.color) : dyed;
  const feet = model.frame.sides.map((side) => measureFoot(model, side));
  const form = LASTS_BY_NAME[last];
  const shaft = Math.min(drawing.shaft, room);
  const shafts = shaft > 0 ? feet.map((foot) => measureShaft(model, foot, shaft)) : [];
  const closed = form.rim < 0.3 ? feet.map((foot) => shoeOpening(foot, form)) : [];
  const openings = shafts.length ? shafts.map(shaftOpening) : closed;
  const toes = last === 'sandal' ? toeMask(feet, model.width, model.height, stockinged) : null;
  const ground = floorShadow(model, feet, form.half);
  if (toes) subtractMask(ground, toes);
  const shadow = last === 'sandal' ? 0.5 : 0.3;
  const pair: Pair = { last, cloth, feet, shafts, toes, shadow };
  const inTurn = oneBehindOther(feet, form)?.flatMap((foot, k) =>
    shoeSheets(model, {
      ...pair,
      feet: [foot],
      shafts: shafts.filter((one) => one.foot === foot),
      shadow: k === 0 ? shadow : ON_OTHER_FOOT,
    }),
  );
  return { ground, lining: liningOf(model, openings, cloth), sheets: inTurn ?? shoeSheets(model, pair) };
}
