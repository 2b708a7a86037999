// What is worn under a coat stays under it where the coat is narrower, as at a tied belt.
import type { CoatDrawing } from '../../domain/look.ts';
import { acrossRows } from '../cloth/layer.ts';
import type { Piece } from '../cloth/piece.ts';
import type { BodyModel } from '../person/analyse.ts';
import { clamp } from '../pixels/pixels.ts';
import { neckSide } from '../patterns/neck-side.ts';
import { coatRows } from './coat-silhouette.ts';
import { heightAt } from '../person/frame.ts';

/** From so far below the shoulders the coat's own edges bound it, in torso lengths; above lie collars and armholes. */
const FROM = 0.34;

/** Of a shirt's collar a high one lets nothing out below the throat: its points would look through the zip. */
function keepCollarIn(model: BodyModel, { collar }: Piece, coat: CoatDrawing): void {
  if (coat.collar !== 'hood' && coat.collar !== 'stand') return;
  const { width, frame } = model;
  const from = Math.round(neckSide(model, 1).pit + frame.torso * 0.03) * width;
  for (const { layer } of collar ?? []) layer.alpha.fill(0, clamp(from, 0, layer.alpha.length));
}

/** Takes off a garment's body what would stand out beside the coat over it; its sleeves lie in the coat's own. */
export function keepUnderCoat(model: BodyModel, piece: Piece, coat: CoatDrawing): Piece {
  const { frame, width, height } = model;
  keepCollarIn(model, piece, coat);
  const rows = coatRows(model, coat);
  const { sheets } = piece;
  const from = Math.ceil(heightAt(frame, FROM));
  const to = Math.min(height, Math.floor(rows.at(-1)!.y));
  for (let y = from; y < to; y++) {
    const [share, across] = acrossRows(rows, 0, y + 0.5);
    const left = -share * across;
    for (const { layer, sleeves } of sheets)
      for (let x = 0, i = y * width; x < width; x++, i++) {
        if (layer.alpha[i] === 0) continue;
        // Soft over a pixel, inside the coat's own soft edge.
        const inside = clamp(Math.min(x + 0.5 - left, left + across - x - 0.5) - 0.5, 0, 1);
        const kept = Math.min(layer.alpha[i]!, sleeves ? sleeves[i]! : 0);
        layer.alpha[i] = Math.max(layer.alpha[i]! * inside, kept);
      }
  }
  return piece;
}
