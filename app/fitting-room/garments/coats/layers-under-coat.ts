// What is worn under a coat is never longer or wider, and closed where the coat shows little of it.
import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { CoatDrawing, Drawing, TopDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { acrossRows } from '../../cloth/layer.ts';
import type { Piece, Sheet } from '../../cloth/piece.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { heightAtTorsoShare, type Side } from '../../person/measures/body-frame.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';
import { hoodOnCoat } from '../tops/hood.ts';
import { coatRows, coatShortening } from './coat-silhouette.ts';

const THIGH = 0.85; // torso lengths
/** In shoulder widths: a narrower opening would hide both edges of what is under it. */
const NARROW = 0.16;
/** A jacket that shows less than this below the coat's hem looks like a strip of cloth. */
const CLEAR = 0.25;

/** In torso lengths below the shoulders. */
export const coatHem = (drawing: CoatDrawing): number => 1 + drawing.length * THIGH - coatShortening(drawing);

const isHooded = (drawing: TopDrawing | CoatDrawing): boolean =>
  drawing.kind === 'top' ? Boolean(drawing.hood) : drawing.collar === 'hood';

export function jacketUnderCoat(drawing: CoatDrawing, outer: CoatDrawing): CoatDrawing {
  const narrow = outer.belt || outer.open <= NARROW;
  const over = coatHem(drawing) - coatHem(outer) + 0.06;
  return {
    ...withoutHood(drawing),
    open: narrow ? 0 : Math.min(drawing.open, outer.open * 0.6),
    length: over > 0 && over < CLEAR ? drawing.length - over / THIGH : drawing.length,
  };
}

export const withoutHood = <D extends TopDrawing | CoatDrawing>(drawing: D): D => {
  if (!isHooded(drawing)) return drawing;
  return drawing.kind === 'top' ? { ...drawing, hood: false } : { ...drawing, collar: 'stand' };
};

interface Worn {
  drawing: { kind: string } | TopDrawing | CoatDrawing;
  cloth: Cloth;
}

export function hoodOverCoat(model: BodyModel, coat: CoatDrawing, under: readonly Worn[]): Sheet[] {
  if (coat.collar === 'hood' || model.covering?.veiled) return [];
  const hooded = under.findLast(
    ({ drawing }) =>
      (drawing.kind === 'top' || drawing.kind === 'coat') && isHooded(drawing as TopDrawing | CoatDrawing),
  );
  return hooded ? hoodOnCoat(model, hooded.cloth, coat) : [];
}

const FROM = 0.34; // torso lengths below the shoulders, where the coat's edges begin to bound it

/** Pixels to either side, per pixel below the hem: of what hangs, and of a leg that strides. */
const FALLS_OUT = 0.12;
const STRIDES_OUT = 0.3;
/** How far beyond the coat's edge a leg's cloth may reach in a row: all of it where the leg stands beside the coat. */
function beside({ sign, hip, knee, ankle, thigh }: Side, y: number, edge: number): number {
  const [from, to] = y < knee[1] ? [hip, knee] : [knee, ankle];
  const center = lerp(from[0], to[0], clamp((y - from[1]) / (to[1] - from[1] || 1), 0, 1.2));
  const away = sign * (center - edge);
  return (away + thigh * 3) * clamp(away / thigh + 1, 0, 1);
}

/** The points of a shirt's collar would look through a high zip. */
function keepCollarIn(model: BodyModel, { collar }: Piece, coat: CoatDrawing): void {
  if (coat.collar !== 'hood' && coat.collar !== 'stand') return;
  const { width, frame } = model;
  const from = Math.round(neckSide(model, 1).pit + frame.torso * 0.03) * width;
  for (const { layer } of collar ?? []) layer.alpha.fill(0, clamp(from, 0, layer.alpha.length));
}

function isHeld({ frame: { hips, knees } }: BodyModel, kind: Drawing['kind'], hem: number): boolean {
  if (kind === 'skirt' || kind === 'dress') return hem > lerp(hips[1], knees[1], 0.5);
  if (kind === 'trousers') return hem > lerp(hips[1], knees[1], 0.3);
  return kind === 'top' || kind === 'coat';
}

export function clipToCoat(model: BodyModel, piece: Piece, kind: Drawing['kind'], coat: CoatDrawing): Piece {
  const { frame, width, height } = model;
  const rows = coatRows(model, coat);
  const hem = rows.at(-1)!.y;
  if (!isHeld(model, kind, hem)) return piece;
  keepCollarIn(model, piece, coat);
  const { sheets } = piece;
  const from = Math.ceil(heightAtTorsoShare(frame, FROM));
  const isLegs = kind === 'trousers';
  for (let y = from; y < height; y++) {
    const out = Math.max(0, y - hem) * (isLegs ? STRIDES_OUT : FALLS_OUT);
    const [share, inside] = acrossRows(rows, 0, Math.min(y + 0.5, hem));
    const edges = [-share * inside, inside - share * inside] as const;
    const [leftOut, rightOut] = frame.sides.map((side, k) =>
      isLegs ? Math.max(out, beside(side, y, edges[k]!)) : out,
    );
    const [left, right] = [edges[0] - leftOut!, edges[1] + rightOut!];
    for (const sheet of sheets) keepRowBetween(sheet, y * width, left, right);
  }
  return piece;
}

function keepRowBetween({ layer, sleeves }: Sheet, from: number, left: number, right: number): void {
  const { alpha, width } = layer;
  for (let x = 0, i = from; x < width; x++, i++) {
    if (alpha[i] === 0) continue;
    const kept = clamp(Math.min(x + 0.5 - left, right - x - 0.5) - 0.5, 0, 1);
    const sleeve = Math.min(alpha[i]!, sleeves ? sleeves[i]! : 0);
    alpha[i] = Math.max(alpha[i]! * kept, sleeve);
  }
}
