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

/** The wall comes down to new cloth over skin. `cloth`: coverage 0..255 of what is about to be painted. */
export function clearShoulderEdge(model: BodyModel, canvas: Canvas, cloth: Uint8Array): void {
  const { frame, width, height, classes } = model;
  const { background, skin } = classes;
  const { shoulders, shoulderWidth, torso, mouth } = frame;
  const reach = Math.max(2, Math.round(frame.size * REACH));
  const [x0, x1] = [shoulders[0] - shoulderWidth * 0.85, shoulders[0] + shoulderWidth * 0.85];
  const bottom = Math.min(height - reach, shoulders[1] + torso * 0.36);
  const isBare = (i: number): boolean => skin[i]! > 200 && cloth[i]! < 60;
  for (let y = Math.max(0, Math.floor(mouth[1])); y < bottom; y++)
    for (let x = Math.max(reach, Math.floor(x0)); x < Math.min(width - reach, x1); x++) {
      const i = y * width + x;
      if (background[i]! <= WALL[0] || cloth[i]! > 250 || isHers(model, i)) continue;
      let below = i + width;
      while (below < i + reach * width && cloth[below]! <= 200) below += width;
      if (cloth[below]! <= 200 || skin[below]! < 100) continue;
      let beside = false;
      for (let k = -reach; k <= reach && !beside; k++) beside = isBare(below + k) || isBare(i + k);
      if (!beside) revealBackground(model, canvas, i, smoothstep(WALL[0], WALL[1], background[i]!));
    }
}
