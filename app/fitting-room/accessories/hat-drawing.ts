import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Head } from '../person/measures/head.ts';
import { newLayer, PART, placePixel, type Layer } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { mirrored, line, type Chart, type CoordinatePairs } from '../pixels/paths.ts';
import { stitch, trimSheet, type Outlines } from '../tailoring/trim.ts';
import { clamp, type Point } from '../pixels/pixels.ts';
import { fillPolygon } from '../pixels/polygons.ts';

export interface Hat {
  head: Head;
  model: BodyModel;
  cloth: Cloth;
}

/** x in half widths of the head to the picture's right; y 0 above the brows … 1 at the top of the hair. */
export const headPoint =
  ({ head: { rim, half, rise, cos, sin } }: Hat): Chart =>
  (x, y) => {
    const [across, up] = [x * half, y * rise];
    return [rim[0] + across * cos + up * sin, rim[1] + across * sin - up * cos];
  };

/** A smooth outline given by its right half, from the top down. */
export const hatDome = (hat: Hat, right: CoordinatePairs): Point[] => mirrored(headPoint(hat), right);

export const hatLine = (hat: Hat, pairs: CoordinatePairs): Point[] => line(headPoint(hat), pairs, 8);

function roundLayer({ model, head }: Hat, outlines: Outlines, reach: number): Layer {
  const layer = newLayer(model.width, model.height);
  for (const outline of outlines)
    fillPolygon(outline, model.width, model.height, (i, coverage, x, y) => {
      const across = ((x - head.rim[0]) * head.cos + (y - head.rim[1]) * head.sin) / (head.half * reach);
      const value = coverage * 255 + 0.5;
      if (value < layer.alpha[i]!) return;
      const up = clamp((head.rim[1] - y) / head.rise, 0, 1);
      placePixel(layer, i, PART.hat, clamp(across * 0.5 + 0.5, 0.02, 0.98), up);
      layer.alpha[i] = value;
    });
  return layer;
}

/** @param reach how far its curvature goes, in half widths of the head */
export const hatSheet = (hat: Hat, outlines: Outlines, reach: number, more: Partial<Sheet> = {}): Sheet =>
  trimSheet(roundLayer(hat, outlines, reach), hat.cloth, 0.3, { form: true, ...more });

export const hatSeam = (
  hat: Hat,
  pairs: CoordinatePairs,
  width = 0.0014,
  tone = 0.62,
  strength = 0.45,
): Line => stitch(hatLine(hat, pairs), hat.model.frame.size * width, tone, strength);

const level = (hat: Hat, wide: number, y: number): Point[] =>
  hatDome(hat, [0, y, wide * 0.6, y - 0.03, wide, y - 0.12]);

export const hatCloth = (hat: Hat, upper: Point[], wide: number, low: number): Point[] => [
  ...upper,
  ...level(hat, wide, low).reverse(),
];

export const hatBand = (hat: Hat, wide: number, low: number, high: number): Point[] =>
  hatCloth(hat, level(hat, wide, high), wide, low);
