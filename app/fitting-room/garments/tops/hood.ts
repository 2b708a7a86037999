import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { CoatDrawing } from '../../../domain/looks/look.ts';
import { PART } from '../../cloth/layer.ts';
import type { Line, Sheet } from '../../cloth/piece.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { polyline } from '../../pixels/paths.ts';
import { flatLayer, stitch, trimSheet } from '../../tailoring/trim.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';

/** Open as the coat is, with its own inside. */
export const hoodOnCoat = (model: BodyModel, cloth: Cloth, coat: CoatDrawing): Sheet[] =>
  hoodBehind(model, cloth, { open: coat.open * 0.5, drop: 0.06, lining: 0.085 });

/**
 * Rises from the neckline in front and lies behind the neck.
 * @param open half the gap in front, in shoulder widths.
 * @param drop where its edges meet in front, in torso lengths below the pit of the neck.
 * @param lining how far its inside reaches toward the neck.
 */
export function hoodBehind(
  model: BodyModel,
  cloth: Cloth,
  { open = 0, drop = 0.085, lining = 0 }: { open?: number; drop?: number; lining?: number } = {},
): Sheet[] {
  const { size } = model.frame;
  const meet = open === 0 ? -0.012 : 0.005;
  const halves = ([-1, 1] as const).map((sign) => {
    const { at, out, ...side } = neckSide(model, sign);
    const front = (across: number, down: number): Point => side.front(open + across, down);
    const edge = curve(
      [at(0.15, -0.06), at(0.175, 0.005), front(0.115, drop * 0.25), front(meet, drop - 0.03)],
      7,
    );
    const inside = edge.map(([x, y], k): Point => {
      const share = Math.sin((Math.PI * k) / (edge.length - 1));
      return [x - out * lining * share, y];
    });
    const back = polyline(at, [0.3, 0.1, 0.375, 0.035, 0.325, -0.04, 0.23, -0.085, 0.15, -0.06]);
    const shape = [...curve([front(meet, drop + 0.035), front(0.12, drop + 0.005), ...back], 7), ...inside];
    const fold = curve([at(0.19, -0.065), at(0.25, -0.005), at(0.235, 0.075), front(0.07, drop - 0.005)], 7);
    const inner = curve(
      [at(0.175, -0.055), at(0.19, 0.01), front(0.12, drop * 0.3), front(0.01, drop - 0.02)],
      7,
    );
    const lines = [stitch(fold, size * 0.006, 0.8, 0.2), stitch(inner, size * 0.0024, 0.55, 0.35)];
    return { shape, lines };
  });
  const shapes = halves.map(({ shape }) => shape);
  const lines = halves.flatMap((half): Line[] => half.lines);
  return [{ ...trimSheet(flatLayer(model, shapes, PART.coat), cloth, 0.5, { lines }), collar: true }];
}
