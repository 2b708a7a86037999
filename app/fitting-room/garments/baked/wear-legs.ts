// Socks on both legs: from edge to edge of what was drawn, knee on knee.
import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import { legPart, type Layer } from '../../cloth/layer.ts';
import type { Rows } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { fitLimb, layerOf, mapEdges, rowAtHeight, type Level } from './fit-limb.ts';
import { edgesOf, EVEN, evenEdges, isOfPart, NOWHERE } from './row-edges.ts';

/** Of the standard body, in cm above the floor. */
const [ANKLE, KNEE, CROTCH] = [13, 48.8, 77] as const;
/** In torso lengths below the shoulders. */
const LEGS = 1.2;

export function wearLegs(model: BodyModel, garment: BakedGarment, layer: Layer): Rows {
  const { frame } = model;
  const within = contentBounds(layer.alpha, layer.width, layer.height) ?? NOWHERE;
  const even = Math.max(1, Math.round(frame.size * EVEN));
  const limbs = (['left leg', 'right leg'] as const).map((name, k) => {
    const side = frame.sides[k as 0 | 1];
    const leg = { layer, its: legPart(side.sign) };
    const baked = layerOf(garment, name);
    const hers = evenEdges(edgesOf(layer, isOfPart, leg, within), even);
    const levels: Level[] = [
      [heightAtTorsoShare(frame, LEGS), rowAtHeight(baked, CROTCH)],
      [side.knee[1], rowAtHeight(baked, KNEE)],
      [side.ankle[1], rowAtHeight(baked, ANKLE)],
    ];
    let first = within.y0 * layer.width;
    while (first < layer.alpha.length && !isOfPart(leg, first, 0, 0)) first++;
    const top = Math.max(levels[0]![0], Math.floor(first / layer.width));
    return { ...fitLimb(baked, hers, mapEdges(garment, baked), levels, { sag: 0, isCut: true }), top };
  });
  const [left, right] = limbs as [(typeof limbs)[0], (typeof limbs)[0]];
  const border = left.right.map((x, y) => (x + right.left[y]!) / 2);
  return { limbs, border, isPressed: false };
}
