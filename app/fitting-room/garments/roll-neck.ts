// A roll neck: the folded-over collar, and the throat that it covers.
import type { BodyModel } from '../person/analyse.ts';
import { absorb } from '../cloth/absorb.ts';
import { PART } from '../cloth/layer.ts';
import type { Layer } from '../cloth/layer.ts';
import type { Patch } from '../cloth/piece.ts';
import { rollEdge } from './neckline.ts';
import type { NeckShape } from './neckline.ts';

/** The folded-over collar of a roll neck: it stands off the neck and shades what lies below its edge. */
export function rollOf(model: BodyModel): Patch {
  const { torso, size } = model.frame;
  const edge = rollEdge(model);
  const [right, left] = [edge[0]!, edge[edge.length - 1]!];
  const high = right[1] - torso * 0.6;
  return { outline: [[left[0], high], [right[0], high], ...edge], thick: size * 0.003, shadow: 0.3 };
}

/** It stands off the throat all around: below its edge no rim of skin is left beside it. */
export function coverThroat(model: BodyModel, layer: Layer, neck: NeckShape): void {
  const top = Math.min(...neck.opening.map(([, y]) => y)) + 1;
  const bottom = Math.max(neck.left[1], neck.right[1]);
  absorb(model, layer, model.classes.skin, 2.4, PART.body, (x, y) =>
    y > top && y < bottom && x > neck.left[0] && x < neck.right[0] && y > edgeAt(neck, x) ? 1 : 0,
  );
}

/** Height of the opening's edge in a column; of its ends beside it. */
function edgeAt({ opening }: NeckShape, x: number): number {
  let best = opening[0]!;
  for (const point of opening) if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
  return best[1];
}
