// The class model's shoulders are a pixel or two too narrow, which would leave a light line above new cloth.
import type { BodyModel } from '../../person/body-model.ts';
import type { Canvas } from '../../cloth/canvas.ts';
import { smoothstep } from '../../pixels/pixels.ts';
import { revealBackground } from '../undress.ts';

const REACH = 0.0065; // body heights
/** Confidence of 255 in the wall: partly, and wholly. */
const WALL = [4, 80] as const;

const isHers = ({ classes: { hair, face }, lock, inFront, covering }: BodyModel, i: number): boolean =>
  lock[i]! > 0 || inFront[i]! > 0 || hair[i]! > 8 || face[i]! > 8 || (covering?.pixels[i] ?? 0) > 0;

interface Shoulders {
  model: BodyModel;
  canvas: Canvas;
  cloth: Uint8Array;
  reach: number;
}

function isBareBeside({ model: { classes }, cloth, reach }: Shoulders, i: number, below: number): boolean {
  const { skin } = classes;
  for (let k = -reach; k <= reach; k++)
    if ((skin[below + k]! > 200 && cloth[below + k]! < 60) || (skin[i + k]! > 200 && cloth[i + k]! < 60))
      return true;
  return false;
}

function clearRow(all: Shoulders, from: number, to: number): void {
  const { model, canvas, cloth, reach } = all;
  const { width } = model;
  const { background, skin } = model.classes;
  for (let i = from; i < to; i++) {
    if (background[i]! <= WALL[0] || cloth[i]! > 250 || isHers(model, i)) continue;
    let below = i + width;
    while (below < i + reach * width && cloth[below]! <= 200) below += width;
    if (cloth[below]! <= 200 || skin[below]! < 100 || isBareBeside(all, i, below)) continue;
    revealBackground(model, canvas, i, smoothstep(WALL[0], WALL[1], background[i]!));
  }
}

/** The wall comes down to new cloth over skin. `cloth`: coverage 0..255 of what is about to be painted. */
export function clearShoulderEdge(model: BodyModel, canvas: Canvas, cloth: Uint8Array): void {
  const { frame, width, height } = model;
  const { shoulders, shoulderWidth, torso, mouth } = frame;
  const reach = Math.max(2, Math.round(frame.size * REACH));
  const x0 = Math.max(reach, Math.floor(shoulders[0] - shoulderWidth * 0.85));
  const x1 = Math.ceil(Math.min(width - reach, shoulders[0] + shoulderWidth * 0.85));
  const bottom = Math.min(height - reach, shoulders[1] + torso * 0.36);
  const all: Shoulders = { model, canvas, cloth, reach };
  for (let y = Math.max(0, Math.floor(mouth[1])); y < bottom; y++)
    clearRow(all, y * width + x0, y * width + x1);
}
