import type { Fabric } from '../../../domain/looks/cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Cut, CreaseBrush } from './crease-brush.ts';
import { FOLDING, type Crease } from './crease-relief.ts';
import { legCreases, skirtCreases } from './lower-body-creases.ts';
import { bodyCreases, coatCreases, sleeveCreases } from './upper-body-creases.ts';
import { hash } from '../../pixels/noise.ts';
import { clamp } from '../../pixels/pixels.ts';

/** In pixels; the same for the same seed. */
export function garmentCreases(model: BodyModel, cut: Cut, fabric: Fabric, seed: number): Crease[] {
  const [deep, broad] = FOLDING[fabric];
  const { size } = model.frame;
  const creases: Crease[] = [];
  const turn = Math.round(seed * 100);
  const hand: CreaseBrush = {
    model,
    chance: (k) => hash(k * 7 + 3, turn) * 2 - 1,
    draw: (on, points, width, depth) =>
      creases.push({ on, points, width: clamp((width * broad * size) / 1000, 0.8, 40), depth: depth * deep }),
  };
  if (cut.sleeve) sleeveCreases(hand, cut.sleeve);
  if (cut.kind === 'top') bodyCreases(hand, cut);
  if (cut.kind === 'coat') coatCreases(hand, cut);
  if (cut.kind === 'trousers') legCreases(hand, cut);
  if (cut.kind === 'skirt') skirtCreases(hand);
  for (const { points, width, depth } of cut.folds ?? []) hand.draw('body', points, width, depth);
  return creases;
}
