// What is painted on, and how a finished sheet of cloth gets there.
import type { BodyModel } from '../person/body-model.ts';
import { emboss } from './emboss.ts';
import { isPile, rgbOf } from './fabric/fabrics.ts';
import { paintSheet } from './paint-sheet.ts';
import { castShadows } from './cast-shadows.ts';
import type { Sheet } from './piece.ts';
import { raiseMask } from '../pixels/mask-union.ts';
import { luma, smoothstep, type Point } from '../pixels/pixels.ts';
import { roughenEdges } from './roughen-edges.ts';
import { drawButton, drawLine } from './seams-and-buttons.ts';

export interface Canvas {
  pixels: Uint8ClampedArray;
  /** Where a shadow can fall: the body, and whatever has been painted. */
  catches: Uint8Array;
}

/** Paints a sheet with its shadow, its seams and its buttons. */
export function paintStitched(model: BodyModel, canvas: Canvas, sheet: Sheet, seed: number): void {
  const { size } = model.frame;
  const pile = isPile(sheet.cloth);
  if (!sheet.crisp || pile) roughenEdges(sheet.layer, size, pile);
  castShadows(model, sheet, canvas.pixels, canvas.catches);
  paintSheet(model, sheet, canvas.pixels, seed);
  for (const patch of sheet.patches ?? []) emboss(sheet.layer, canvas.pixels, patch, model.light);
  const [red, green, blue] = rgbOf(sheet.cloth.colour);
  const toned = (tone: number) => [red * tone, green * tone, blue * tone] as const;
  // On pale cloth a seam is hardly darker than the cloth; in pile it is lost.
  const seen = (1 - 0.4 * smoothstep(170, 235, luma(red, green, blue))) * (pile ? 0.35 : 1);
  for (const line of sheet.lines ?? []) {
    // Light on the far lip of a seam: the cloth is drawn in there.
    if (!line.colour && line.tone < 0.72 && line.width < size * 0.003)
      drawLine(
        sheet.layer,
        canvas.pixels,
        line.points.map(([x, y]): Point => [x + line.width * 0.3, y + line.width * 0.9]),
        line.width,
        1.22,
        line.strength * 0.3,
        line.onSleeves,
      );
    drawLine(
      sheet.layer,
      canvas.pixels,
      line.points,
      line.width,
      line.colour ? rgbOf(line.colour) : line.tone > 1 ? toned(line.tone) : line.tone,
      line.colour ? line.strength : line.strength * seen,
      line.onSleeves,
    );
  }
  for (const button of sheet.buttons ?? [])
    drawButton(
      sheet.layer,
      canvas.pixels,
      button.at,
      button.radius,
      button.colour ? rgbOf(button.colour) : toned(0.38),
    );
  raiseMask(canvas.catches, sheet.layer.alpha);
}
