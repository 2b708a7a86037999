// Gloves: leather or knit over her own hands, lit as the hands are.
import type { Cloth, GlovesDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { blurInto } from '../pixels/blur.ts';
import { newLayer, PART, place } from '../cloth/layer.ts';
import type { Line, Piece } from '../cloth/piece.ts';
import { clamp, distanceToSegment, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';

export function makeGloves(model: BodyModel, drawing: GlovesDrawing, cloth: Cloth): Piece {
  const { classes, frame, width, height } = model;
  const unit = frame.shoulderWidth;
  const layer = newLayer(width, height);
  const lines: Line[] = [];
  // Leather is thicker than skin, and finger tips are doubtful to the class model.
  const grown = new Uint8Array(classes.skin.length);
  blurInto(classes.skin, grown, width, height, Math.max(1, frame.size * 0.0028));
  for (const side of frame.sides) {
    const { elbow, wrist, index } = side;
    const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
    const [dx, dy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
    const tip = lerpPoint(wrist, index, 2.2);
    // The cuff goes under the sleeve.
    const cuff = -unit * 0.07;
    const reach = unit * 0.7;
    const y1 = Math.min(height, wrist[1] + reach);
    for (let y = Math.max(0, Math.floor(wrist[1] - reach)); y < y1; y++) {
      for (let x = Math.max(0, Math.floor(wrist[0] - reach)); x < Math.min(width, wrist[0] + reach); x++) {
        const i = y * width + x;
        if (grown[i]! < 12) continue;
        const past = (x - wrist[0]) * dx + (y - wrist[1]) * dy;
        if (past < cuff || distanceToSegment(wrist, tip, x, y) > unit * 0.32) continue;
        const across = ((x - wrist[0]) * -dy + (y - wrist[1]) * dx) / (unit * 0.3) + 0.5;
        const value = smoothstep(0.06, 0.26, grown[i]! / 255) * clamp(past - cuff, 0, 1) * 255;
        if (value <= layer.alpha[i]!) continue;
        place(layer, i, PART.hat, clamp(across, 0, 1), clamp(past / (unit * 0.5), 0, 1));
        layer.alpha[i] = value;
      }
    }
    const hem: Point[] = [-0.2, 0, 0.2].map((t): Point => [
      wrist[0] + dx * unit * 0.03 - dy * unit * t,
      wrist[1] + dy * unit * 0.03 + dx * unit * t,
    ]);
    lines.push({ points: hem, width: frame.size * 0.0022, tone: 0.55, strength: 0.5 });
  }
  if (drawing.mittens) {
    // One bag for four fingers: the gaps between them close.
    blurInto(layer.alpha, layer.alpha, width, height, Math.max(1.5, unit * 0.03));
    for (let i = 0; i < layer.alpha.length; i++)
      layer.alpha[i] = smoothstep(0.28, 0.5, layer.alpha[i]! / 255) * 255;
  }
  return {
    sheets: [{ layer, cloth, manner: 'gloves', shadow: 0, lines, crisp: true, behindArm: true }],
  };
}

/** A gloved hand goes into the sleeve: of what is kept of the photo it does not come back over the hem. */
export function goIntoSleeves(keep: Uint8Array, { sheets }: Piece, sleeves: Uint8Array): void {
  for (const { layer, behindArm } of sheets)
    for (let i = 0; behindArm && i < keep.length; i++)
      if (layer.alpha[i]! > 0) keep[i] = (keep[i]! * (255 - sleeves[i]!)) / 255;
}
