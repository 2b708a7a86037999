// Hats on the head. A head covering in the photo is never replaced: then nothing is drawn.
import type { Cloth, HatDrawing, HatShape } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { blurInto } from '../pixels/blur.ts';
import { brimmed, headscarf } from './hat-brims.ts';
import { beanie, beret, cap } from './hat-crowns.ts';
import type { Hat } from './hat-form.ts';
import { measureHead } from '../person/head.ts';
import { valueNoise } from '../pixels/noise.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { clamp } from '../pixels/pixels.ts';

function sheetsOf(hat: Hat, shape: HatShape, pompom: boolean): Sheet[] {
  switch (shape) {
    case 'beanie':
      return beanie(hat, pompom);
    case 'beret':
      return beret(hat);
    case 'cap':
    case 'flat-cap':
      return cap(hat, shape === 'flat-cap');
    case 'brim':
    case 'bucket':
    case 'cloche':
      return brimmed(hat, shape);
    case 'headscarf':
      return headscarf(hat);
  }
}

/** Lowest row of the hat in each column, -1 where it has none. */
function lowerEdge({ model, head }: Hat, sheets: readonly Sheet[]): Int32Array {
  const edge = new Int32Array(model.width).fill(-1);
  const bottom = Math.min(model.height, Math.ceil(head.rim[1] + head.rise));
  for (const { layer } of sheets)
    for (let i = 0; i < bottom * model.width; i++)
      if (layer.alpha[i]! > 128)
        edge[i % model.width] = Math.max(edge[i % model.width]!, Math.floor(i / model.width));
  return edge;
}

/** Hair that the hat does not hold goes: beside the crown it is pressed down and falls off to the side. */
function pressedHair(hat: Hat, sheets: readonly Sheet[]): Uint8Array {
  const { model, head } = hat;
  const { width, height, classes } = model;
  const edge = lowerEdge(hat, sheets);
  const first = edge.findIndex((y) => y >= 0);
  const last = edge.findLastIndex((y) => y >= 0);
  const hair = new Uint8Array(width * height);
  if (first < 0) return hair;
  blurInto(classes.hair, hair, width, height, Math.max(1.5, model.frame.size * 0.004));
  const clear = new Uint8Array(width * height);
  const inset = Math.round(head.half * 0.06);
  for (let x = 0; x < width; x++) {
    const beside = x < first + inset ? first + inset - x : x > last - inset ? x - last + inset : 0;
    const from = edge[clamp(x, first + inset, last - inset)]!;
    // Falling away from the hat's edge, a little uneven as hair is.
    const uneven = (valueNoise(x * 0.21, 3) - 0.5) * head.half * 0.05;
    const y1 = from + (beside > 0 ? Math.sqrt(beside * head.half) * 0.62 + uneven : 0);
    for (let y = 0; y < Math.min(height, y1); y++) {
      const i = y * width + x;
      if (hair[i]! > 2) clear[i] = Math.min(255, hair[i]! * 14) * clamp((y1 - y) / 2, 0, 1);
    }
  }
  return clear;
}

export function makeHat(model: BodyModel, drawing: HatDrawing, cloth: Cloth): Piece {
  const head = model.covering ? null : measureHead(model);
  if (!head) return { sheets: [] };
  const hat: Hat = { head, model, cloth };
  const sheets = sheetsOf(hat, drawing.shape, drawing.pompom ?? false);
  return { sheets, clear: pressedHair(hat, sheets) };
}
