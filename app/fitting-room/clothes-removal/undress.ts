import type { BodyModel } from '../person/body-model.ts';
import { blurInto } from '../pixels/blur.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import type { Canvas } from '../cloth/canvas.ts';
import { sleeveEnds } from '../../domain/looks/look.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';
import { lerp, smoothstep } from '../pixels/pixels.ts';
import { shareAlongArm, isHandFree, legUnderHem } from '../person/measures/arm-zones.ts';
import { behindAt } from '../person/light-and-color/backdrop.ts';
import { heightAtTorsoShare, torsoShareAt, type Side } from '../person/measures/body-frame.ts';
import type { Row } from '../person/measures/row-spans.ts';

/** 0 shoulder … 1 wrist; null without any upper garment. */
export function longestSleeve(garments: readonly DrawnGarment[]): number | null {
  const sleeves = sleeveEnds(garments);
  return sleeves.length ? Math.max(...sleeves) : null;
}

/** In torso lengths: down to where a sleeveless top leaves her bare, wholly and partly. */
const BARE_TO = [0.3, 0.38] as const;

function armpitsOf(model: BodyModel, bare: boolean): Pick<Undressing, 'pits' | 'asSkin'> {
  if (!bare) return { pits: [], asSkin: null };
  const { frame } = model;
  if (model.undressed)
    return {
      pits: [],
      asSkin: [heightAtTorsoShare(frame, BARE_TO[0]), heightAtTorsoShare(frame, BARE_TO[1])],
    };
  const { left, right } = frame.outline(0.3);
  return { pits: frame.sides.map(({ sign }) => (sign < 0 ? left : right)), asSkin: null };
}

/** Rows down to which a hem or tights cover her legs, null without any, and from which on boots do. */
export interface CoveredLegs {
  to: number | null;
  from: number;
}

/** `lower`: whether the legs are covered anew. */
function clothThatGoes(
  model: BodyModel,
  lower: boolean,
  { to: hem, from }: CoveredLegs,
): Pick<Undressing, 'cloth' | 'painted' | 'legs'> {
  const { classes, width, height, frame } = model;
  const cloth = classes.clothes.slice();
  // Trousers' edges have low confidence: below the hips all that is not room, skin or held is cloth.
  const legs = Math.max(0, Math.round(frame.hips[1] + frame.torso * 0.12)) * width;
  for (let i = lower ? legs : cloth.length; i < cloth.length; i++)
    cloth[i] = Math.max(cloth[i]!, 255 - classes.background[i]! - classes.others[i]! - classes.skin[i]!);
  const legEnd = model.undressed && hem !== null ? Math.round(hem - frame.torso * 0.04) * width : 0;
  const painted = new Uint8Array(legEnd > legs ? cloth.length : 0);
  const isUnder = legUnderHem(model);
  const boots = Math.max(legEnd, Math.round(from) * width);
  for (let i = legs; i < painted.length; i = i === legEnd - 1 ? boots : i + 1)
    if (classes.skin[i]! > 0 && isUnder(i, i % width, Math.floor(i / width))) cloth[i] = painted[i] = 255;
  blurInto(cloth, cloth, width, height, Math.max(1.4, frame.size * 0.0052));
  return { cloth, painted, legs };
}

/** Down to the wall; on a plate the legs are bare, and removed where they are covered. */
export function removeOldClothes(
  model: BodyModel,
  canvas: Canvas,
  garments: readonly DrawnGarment[],
  covered: CoveredLegs,
): void {
  const { classes, width, height, frame } = model;
  const kinds = new Set(garments.map(({ drawing }) => drawing.kind));
  const upper = kinds.has('top') || kinds.has('dress');
  const lower = kinds.has('trousers') || kinds.has('skirt') || kinds.has('dress');
  if (!upper && !lower) return;
  const seam = model.oldWaist;
  const from = upper ? 0 : seam;
  // Trouser hems lie on the shoes: they go only with new shoes.
  const to = lower ? frame.ankles[1] + frame.torso * (kinds.has('shoes') ? 0.14 : 0.03) : seam;
  const skin = blurredBytes(classes.skin, width, height, Math.max(1.4, frame.size * 0.004));
  const arms = armpitsOf(model, (longestSleeve(garments) ?? 1) < 0.1);
  const off: Undressing = { ...clothThatGoes(model, lower, covered), skin, ...arms };
  for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++)
    undressRow(model, canvas, off, y);
}

interface Undressing {
  cloth: Uint8Array;
  skin: Uint8Array;
  painted: Uint8Array;
  legs: number;
  /** Where the arms leave the body, under bare arms. */
  pits: readonly number[];
  /** Rows down to which a sleeveless top leaves her bare, wholly and partly: there the plate's plain cloth gives way to skin. */
  asSkin: readonly [to: number, from: number] | null;
}

function pitAt({ frame, classes, width }: BodyModel, pits: readonly number[], x: number, y: number): number {
  const down = torsoShareAt(frame, y);
  if (pits.length === 0 || down < 0.16 || down > 0.36) return 0;
  if (classes.background[(y + Math.round(frame.torso * 0.06)) * width + x]! > 128) return 0;
  for (const pit of pits)
    if (Math.abs(x - pit) < frame.shoulderWidth * 0.1) return smoothstep(0.36, 0.3, down);
  return 0;
}

const isForearm = (sides: BodyModel['frame']['sides'], x: number, y: number): boolean =>
  shareAlongArm(sides[0], x, y) > 0.42 || shareAlongArm(sides[1], x, y) > 0.42;

/** Low down a "bag" is a trouser's edge, unless a hand holds it. */
function heldAt(model: BodyModel, i: number, x: number, y: number, legs: number): number {
  const other = model.classes.others[i]!;
  return other > 0 && (i < legs || !isHandFree(model, x, y)) ? other : 0;
}

function undressRow(model: BodyModel, canvas: Canvas, off: Undressing, y: number): void {
  const { classes, width, frame, covering, ownSkin } = model;
  const { cloth, skin, painted, legs, pits, asSkin } = off;
  const { sides } = frame;
  for (let x = 0; x < width; x++) {
    const i = y * width + x;
    if (cloth[i]! < 3 || covering?.pixels[i]) continue;
    const pit = pitAt(model, pits, x, y);
    if (pit > 0) shadePit(model, canvas, i, pit * smoothstep(0.1, 0.45, cloth[i]! / 255));
    const held = heldAt(model, i, x, y, legs);
    const hasArm = skin[i]! > 70 && classes.clothes[i]! < 100 + classes.skin[i]! && isForearm(sides, x, y);
    const arm = hasArm ? 255 : 0;
    // A single crumb of skin is the old trousers' shade.
    const own = painted[i] ? 0 : Math.min(classes.skin[i]!, skin[i]! * 3);
    // Between hair and neck pixels are mixed, but wholly hers.
    const body = Math.max(own + classes.hair[i]!, classes.face[i]!, held, arm) / 255;
    const cover =
      smoothstep(0.01, i < legs ? 0.08 : 0.05, cloth[i]! / 255) *
      (1 - smoothstep(0.4, 0.8, body)) *
      (painted[i] ? 1 : 1 - ownSkin[i]! / 255) *
      (1 - pit);
    if (cover <= 0) continue;
    const skinned = asSkin ? smoothstep(asSkin[1], asSkin[0], y) * (1 - classes.background[i]! / 255) : 0;
    if (skinned > 0) toSkin(model, canvas, i, cover * skinned);
    revealBackground(model, canvas, i, cover * (1 - skinned));
  }
}

function toSkin({ skin, width }: BodyModel, canvas: Canvas, i: number, cover: number): void {
  const y = Math.floor(i / width);
  for (const c of [0, 1, 2] as const)
    canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, skin.near(i - y * width, y, c), cover);
}

function shadePit({ skin }: BodyModel, canvas: Canvas, i: number, cover: number): void {
  for (const c of [0, 1, 2] as const)
    canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, skin.color[c] * (0.46 - 0.05 * c), cover);
}

/** In half widths: widest near the armpit and in the crook. */
const WIDEST_ARM = 2.4;

/** What sleeves cover to `sleeve`, by blurred `skin`. */
interface Sleeved {
  model: BodyModel;
  canvas: Canvas;
  skin: Uint8Array;
  sleeve: number;
}

function coverShoulderRow({ model, canvas, skin, sleeve }: Sleeved, y: number): void {
  const { frame, width } = model;
  const { shoulders, shoulderWidth, sides } = frame;
  for (let x = 0; x < width; x++) {
    const aside = Math.abs(x - shoulders[0]) / shoulderWidth;
    if (aside < 0.4 || aside > 0.85) continue;
    const i = y * width + x;
    const cover = smoothstep(0.03, 0.15, skin[i]! / 255) * smoothstep(0.4, 0.46, aside);
    const side = sides[x < shoulders[0] ? 0 : 1];
    if (cover > 0 && shareAlongArm(side, x, y, WIDEST_ARM) < sleeve - 0.12)
      revealBackground(model, canvas, i, cover);
  }
}

function coverShoulders(all: Sleeved): void {
  const { frame, height } = all.model;
  const to = Math.min(height, frame.shoulders[1] + frame.torso * 0.36);
  for (let y = Math.max(0, Math.floor(frame.shoulders[1] - frame.torso * 0.12)); y < to; y++)
    coverShoulderRow(all, y);
}

/** Beside the body, which is between `left` and `right`. */
function removeArmRow(
  { model, canvas, skin, sleeve }: Sleeved,
  side: Side,
  y: number,
  [from, to]: readonly [number, number],
  { left, right }: Pick<Row, 'left' | 'right'>,
): void {
  for (let x = from; x < to; x++) {
    const i = y * model.width + x;
    if (skin[i]! < 8 || (x > left - 2 && x < right + 2)) continue;
    const t = shareAlongArm(side, x, y, WIDEST_ARM);
    if (t < 0.12) continue;
    const cover = smoothstep(0.03, 0.15, skin[i]! / 255) * (1 - smoothstep(sleeve - 0.1, sleeve - 0.05, t));
    if (cover > 0) revealBackground(model, canvas, i, cover);
  }
}

const BEYOND_HAND = 2; // along the arm

/** No rim of skin shows beside a sleeve. */
export function removeSleevedArms(model: BodyModel, canvas: Canvas, sleeve: number): void {
  const { classes, width, height, frame } = model;
  const skin = blurredBytes(classes.skin, width, height, Math.max(1.2, frame.size * 0.003));
  coverShoulders({ model, canvas, skin, sleeve });
  for (const side of frame.sides) {
    const reach = frame.shoulderWidth * 0.5;
    const from = Math.max(0, Math.floor(Math.min(side.shoulder[0], side.wrist[0]) - reach));
    const to = Math.min(width, Math.max(side.shoulder[0], side.wrist[0]) + reach);
    const bottom = Math.min(height, side.wrist[1] + reach);
    // No hand comes out of a sleeve that ends behind her.
    const arm = { model, canvas, skin, sleeve: side.behind && sleeve > 0.8 ? BEYOND_HAND : sleeve };
    for (let y = Math.max(0, Math.floor(side.shoulder[1])); y < bottom; y++)
      removeArmRow(arm, side, y, [from, to], frame.outline(Math.min(torsoShareAt(frame, y), 1.2)));
  }
}

export function revealBackground(model: BodyModel, canvas: Canvas, i: number, cover: number): void {
  const y = Math.floor(i / model.width);
  const behind = behindAt(model.backdrop, i - y * model.width, y);
  for (let c = 0; c < 3; c++) canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, behind[c]!, cover);
  canvas.catches[i] = canvas.catches[i]! * (1 - cover);
}

export function revealUnderMask(model: BodyModel, canvas: Canvas, clear: Uint8Array): void {
  const { width, height } = model;
  const content = contentBounds(clear, width, height);
  if (!content) return;
  for (let y = content.y0; y < content.y1; y++)
    clearRow(model, canvas, clear, y * width + content.x0, y * width + content.x1);
}

function clearRow(model: BodyModel, canvas: Canvas, clear: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (clear[i]! > 5) revealBackground(model, canvas, i, clear[i]! / 255);
}
