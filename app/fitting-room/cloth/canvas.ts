import type { BodyModel } from '../person/body-model.ts';
import { emboss } from './emboss.ts';
import { isPile, rgbOf } from './fabric/fabrics.ts';
import { paintBakedSheet } from './paint-baked-sheet.ts';
import { paintSheet } from './paint-sheet.ts';
import { castShadows } from './cast-shadows.ts';
import type { Line, Sheet } from './piece.ts';
import { raiseMask } from '../pixels/mask-union.ts';
import { luma, smoothstep, type Point, type Rgb } from '../pixels/pixels.ts';
import { roughenEdges } from './roughen-edges.ts';
import { drawButton, drawLine, type Stroke } from './seams-and-buttons.ts';

export interface Canvas {
  pixels: Uint8ClampedArray;
  /** Where a shadow can fall: the body, and whatever has been painted. */
  catches: Uint8Array;
}

const toned = ([red, green, blue]: Rgb, tone: number): Rgb => [red * tone, green * tone, blue * tone];

const seamLight = ({ points, width, strength, onSleeves }: Line): Stroke => ({
  points: points.map(([x, y]): Point => [x + width * 0.3, y + width * 0.9]),
  width,
  paint: 1.22,
  strength: strength * 0.3,
  onSleeves,
});

/** @param seen contrast of a seam in the cloth's own color */
function strokeOf({ color, tone, strength, ...line }: Line, cloth: Rgb, seen: number): Stroke {
  if (color) return { ...line, paint: rgbOf(color), strength };
  return { ...line, paint: tone > 1 ? toned(cloth, tone) : tone, strength: strength * seen };
}

function paintCloth(model: BodyModel, sheet: Sheet, pixels: Uint8ClampedArray, seed: number): void {
  if (sheet.baked) paintBakedSheet(model, sheet, sheet.baked, pixels);
  else paintSheet(model, sheet, pixels, seed);
}

/** Baked cloth ends as its maps do. */
const hasRoughEdge = ({ baked, crisp, cloth }: Sheet): boolean => !baked && (!crisp || isPile(cloth));

export function paintStitched(model: BodyModel, canvas: Canvas, sheet: Sheet, seed: number): void {
  const { size } = model.frame;
  const pile = isPile(sheet.cloth);
  if (hasRoughEdge(sheet)) roughenEdges(sheet.layer, size, pile);
  castShadows(model, sheet, canvas.pixels, canvas.catches);
  paintCloth(model, sheet, canvas.pixels, seed);
  for (const patch of sheet.patches ?? []) emboss(sheet.layer, canvas.pixels, patch, model.light);
  const color = rgbOf(sheet.cloth.colour);
  // A seam is hardly visible on pale cloth, and lost in pile.
  const seen = (1 - 0.4 * smoothstep(170, 235, luma(...color))) * (pile ? 0.35 : 1);
  for (const line of sheet.lines ?? []) {
    if (!line.color && line.tone < 0.72 && line.width < size * 0.003)
      drawLine(sheet.layer, canvas.pixels, seamLight(line));
    drawLine(sheet.layer, canvas.pixels, strokeOf(line, color, seen));
  }
  for (const button of sheet.buttons ?? [])
    drawButton(
      sheet.layer,
      canvas.pixels,
      button.at,
      button.radius,
      button.color ? rgbOf(button.color) : toned(color, 0.38),
    );
  raiseMask(canvas.catches, sheet.layer.alpha);
}
