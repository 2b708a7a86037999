// What the old garment shows beside a new one becomes part of it.
import { contentBounds } from '../pixels/content-bounds.ts';
import type { BodyModel } from '../person/body-model.ts';
import { smoothstep } from '../pixels/pixels.ts';
import { acrossAtPixel, alongAtPixel, placePixel, type Layer, type Part } from './layer.ts';
import { cachedBlur } from '../pixels/blurred-copies.ts';

/** What is large is a class: machine code of a closure dies with its picture, and the next one compiles it anew. */
export interface Cover {
  grow: number;
  part: Part;
  /** Above the first and below the second nothing is taken in. */
  rows?: readonly [from: number, to: number];
  /** 0..1: how much of a pixel is taken in. */
  share(x: number, y: number, i: number): number;
  /** The pixel whose place on the cloth continues at a new pixel; -1 for a place on the torso. */
  goOn?(x: number, y: number, i: number): number;
}

export function coverOldGarment(model: BodyModel, layer: Layer, source: Uint8Array, cover: Cover): void {
  const { width, height } = layer;
  const { grow, rows: [from, to] = [0, height] } = cover;
  const soft = cachedBlur(source, width, height, Math.max(1, grow));
  const all: Absorbing = { frame: model.frame, layer, source, soft, cover };
  const content = contentBounds(soft, width, height);
  if (!content) return;
  const { x0, x1, y0, y1 } = content;
  const last = Math.min(y1 - 1, Math.floor(to));
  for (let y = Math.max(y0, Math.ceil(from)); y <= last; y++) absorbRow(all, y, x0, x1);
}

interface Absorbing {
  frame: BodyModel['frame'];
  layer: Layer;
  source: Uint8Array;
  soft: Uint8Array;
  cover: Cover;
}

function absorbRow(
  { frame, layer, source, soft, cover }: Absorbing,
  y: number,
  x0: number,
  x1: number,
): void {
  const { shoulders, torso } = frame;
  const { width, alpha } = layer;
  const { part } = cover;
  for (let x = x0, i = y * width + x0; x < x1; x++, i++) {
    const near = soft[i]!;
    if (alpha[i] === 255 || (near < 13 && source[i]! < 13)) continue;
    const seen = Math.max(source[i]! / 255, smoothstep(0.2, 0.55, near / 255));
    if (seen * 255 <= alpha[i]!) continue;
    const value = seen * cover.share(x, y, i) * 255;
    if (value <= alpha[i]! || value < 1) continue;
    const from = alpha[i]! < 128 ? (cover.goOn?.(x, y, i) ?? -1) : -1;
    if (from >= 0) placePixel(layer, i, part, acrossAtPixel(layer, from), alongAtPixel(layer, from));
    else if (alpha[i]! < 5) {
      const row = frame.outline((y - shoulders[1]) / torso);
      const across = (x - row.left) / (row.right - row.left || 1);
      placePixel(layer, i, part, across, Math.max(0, (y - shoulders[1]) / (torso * 1.2)));
    }
    alpha[i] = value;
  }
}
