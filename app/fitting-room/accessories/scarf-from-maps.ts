// A scarf that fell once round a standard neck: its maps on hers.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { ScarfDrawing } from '../../domain/looks/look.ts';
import {
  CANVAS,
  PX_PER_CM,
  formAt,
  type BakedGarment,
  type BakedLayer,
} from '../baked-cloth/baked-garment.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Frame } from '../person/measures/body-frame.ts';
import { hash } from '../pixels/noise.ts';
import { lerp, type Point } from '../pixels/pixels.ts';
import { trim } from '../tailoring/trim.ts';
import { onHer, placedSheet, type Placing } from './placed-maps.ts';

/** Of the standard body, in cm: from joint to joint of its shoulders, down to its hips, and how high the pit of its neck is. */
const BODY = { shoulders: 32.4, torso: 45.1, pit: 136.5 } as const;

/** Whose neck it lies round, in pixels. */
type Wearer = Pick<Frame, 'shoulderWidth' | 'torso'>;

/** The standard body at so many pixels for one of the maps'. */
export const standardWearer = (scale: number): Wearer => ({
  shoulderWidth: BODY.shoulders * PX_PER_CM * scale,
  torso: BODY.torso * PX_PER_CM * scale,
});

function placingOf(pit: Point, { shoulderWidth, torso }: Wearer): Placing {
  const scale = (shoulderWidth / BODY.shoulders + torso / BODY.torso) / 2 / PX_PER_CM;
  const canvas: Point = [CANVAS.middle, CANVAS.floor - BODY.pit * PX_PER_CM];
  return { at: pit, canvas, across: scale, down: scale };
}

/** Of a fringe. */
const STRANDS = 15;

/** The lowest covered row of a column, in a layer's box. */
function lowestRow(garment: BakedGarment, layer: BakedLayer, column: number): number {
  for (let y = layer.box.height - 1; y > 0; y--)
    if (garment.forms.data[formAt(garment, layer, column, y)]! > 127) return y;
  return 0;
}

/** Threads hang on from the hem of an end, in bundles. */
function fringe(
  model: BodyModel,
  maps: BakedGarment,
  layer: BakedLayer,
  { placing, torso }: { placing: Placing; torso: number },
  cloth: Cloth,
): Sheet {
  const { box, at } = layer;
  const hemAt = (share: number): Point => {
    const column = Math.round(lerp(0.06, 0.94, share) * (box.width - 1));
    return onHer(placing, [at[0] + column, at[1] + lowestRow(maps, layer, column) - 3]);
  };
  const strands = Array.from({ length: STRANDS }, (_, k): Point[] => {
    const [[x0, y0], [x1, y1]] = [hemAt((k + 0.1) / STRANDS), hemAt((k + 0.85) / STRANDS)];
    const c = hash(k, at[0]) - 0.5;
    const [lean, drop] = [((k % 2 ? -0.3 : 0.3) + c * 0.8) * (x1 - x0), torso * (0.06 + 0.02 * c)];
    return [
      [x0, y0],
      [x1, y1],
      [lerp(x0, x1, 0.8) + lean, y1 + drop],
      [lerp(x0, x1, 0.25) + lean, y0 + drop],
    ];
  });
  return trim(model, strands, cloth, 0.4, { soft: true });
}

/** From the pit of her neck; the scarf's back, behind it, is drawn. */
export function scarfFromMaps(
  model: BodyModel,
  drawing: ScarfDrawing,
  cloth: Cloth,
  maps: BakedGarment,
  { pit, behind, wearer = model.frame }: { pit: Point; behind: readonly Sheet[]; wearer?: Wearer },
): Sheet[] {
  const placing = placingOf(pit, wearer);
  const ends = maps.facts.layers.filter(({ name }) => name !== 'loop');
  return maps.facts.layers.flatMap((layer) => {
    const sheet = placedSheet(model, maps, layer, placing, cloth, { shadow: 0.5, level: ends });
    if (layer.name === 'loop') return [...behind, sheet];
    return drawing.fringe
      ? [fringe(model, maps, layer, { placing, torso: wearer.torso }, cloth), sheet]
      : [sheet];
  });
}
