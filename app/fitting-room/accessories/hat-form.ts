// Points, outlines and bands on a head: what hats are drawn with.
import type { Cloth } from '../../domain/cloth.ts';
import type { BodyModel } from '../person/analyse.ts';
import type { Head } from '../person/head.ts';
import { newLayer, PART, place } from '../cloth/layer.ts';
import type { Layer } from '../cloth/layer.ts';
import type { Line, Sheet } from '../cloth/piece.ts';
import { clamp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, fillPolygon } from '../pixels/shapes.ts';

/**
 * On the head: x in half widths of the head from its middle to the picture's right, y in shares of the way from the
 * brow's rim (0) up to the top of the hair (1).
 */
export type Spot = readonly [x: number, y: number];

export interface Hat {
  head: Head;
  model: BodyModel;
  cloth: Cloth;
}

export const onHead = ({ head }: Hat, [x, y]: Spot): Point => {
  const [across, up] = [x * head.half, y * head.rise];
  return [head.rim[0] + across * head.cos + up * head.sin, head.rim[1] + across * head.sin - up * head.cos];
};

/** Smooth closed outline through spots given for the picture's right half, from the top down, and mirrored. */
export const mirrored = (hat: Hat, spots: readonly Spot[]): Point[] =>
  curve(
    [...[...spots].reverse().map(([x, y]): Spot => [-x, y]), ...spots.slice(spots[0]![0] === 0 ? 1 : 0)].map(
      (spot) => onHead(hat, spot),
    ),
    8,
  );

export const smooth = (hat: Hat, spots: readonly Spot[]): Point[] =>
  curve(
    spots.map((spot) => onHead(hat, spot)),
    8,
  );

/** Fills outlines as something round, so that light turns over it. */
function roundLayer({ model, head }: Hat, outlines: readonly (readonly Point[])[], reach: number): Layer {
  const layer = newLayer(model.width, model.height);
  for (const outline of outlines)
    fillPolygon(outline, model.width, model.height, (i, coverage, x, y) => {
      const across = ((x - head.rim[0]) * head.cos + (y - head.rim[1]) * head.sin) / (head.half * reach);
      const value = coverage * 255 + 0.5;
      if (value < layer.alpha[i]!) return;
      place(
        layer,
        i,
        PART.hat,
        clamp(across * 0.5 + 0.5, 0.02, 0.98),
        clamp((head.rim[1] - y) / head.rise, 0, 1),
      );
      layer.alpha[i] = value;
    });
  return layer;
}

export function cut(
  hat: Hat,
  outlines: readonly (readonly Point[])[],
  reach: number,
  more: Partial<Sheet> = {},
): Sheet {
  return {
    layer: roundLayer(hat, outlines, reach),
    cloth: hat.cloth,
    manner: 'trim',
    shadow: 0.3,
    form: true,
    crisp: true,
    ...more,
  };
}

export const seam = (
  hat: Hat,
  spots: readonly Spot[],
  width = 0.0014,
  tone = 0.62,
  strength = 0.45,
): Line => ({
  points: smooth(hat, spots),
  width: hat.model.frame.size * width,
  tone,
  strength,
});

/** The crown's dome from the rim up; `wide` and `high` in the head's own measures. */
export const dome = (hat: Hat, wide: number, high: number, rim: number): Point[] => [
  ...mirrored(hat, [
    [0, high],
    [wide * 0.42, high * 0.97],
    [wide * 0.78, high * 0.76],
    [wide * 0.97, high * 0.4],
    [wide, rim - 0.12],
  ]),
  ...smooth(hat, [
    [wide, rim - 0.12],
    [wide * 0.6, rim - 0.03],
    [0, rim],
    [-wide * 0.6, rim - 0.03],
    [-wide, rim - 0.12],
  ]),
];

/** A band round the head between two heights, following its round. */
export const band = (hat: Hat, wide: number, low: number, high: number): Point[] => [
  ...smooth(hat, [
    [-wide, high - 0.12],
    [-wide * 0.6, high - 0.03],
    [0, high],
    [wide * 0.6, high - 0.03],
    [wide, high - 0.12],
  ]),
  ...smooth(hat, [
    [wide, low - 0.12],
    [wide * 0.6, low - 0.03],
    [0, low],
    [-wide * 0.6, low - 0.03],
    [-wide, low - 0.12],
  ]),
];
