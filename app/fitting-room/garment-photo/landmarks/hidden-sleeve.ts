// A sleeve that is folded away or lies under the body is taken from its twin.
import type { Point } from '../../pixels/pixels.ts';
import type { CornerName } from './corners-in-order.ts';
import type { Side } from './half-outlines.ts';
import type { Placement } from './placement.ts';

export type Both = Record<Side, Placement | null>;
export type SetCorner = (name: CornerName, side: Side, at: Point, sure: number) => void;

/**
 * In shoulder widths: a hem so much further out below its shoulder than on the other side is a cuff's beside it, which is seen;
 * where the other side's leans in by more, the axis is askew.
 */
const WITH_SLEEVE = { out: 0.2, askew: 0.1 } as const;

/** @param bare without a sleeve, on the side in question; the other one has one */
export function isWithSleeve(bare: Placement | null, sleeved: Placement): boolean {
  const outOf = (one: Placement | null, name: CornerName): number => one?.corners.get(name)?.at[0] ?? 0;
  const leanOf = (one: Placement | null): number => outOf(one, 'hem') - outOf(one, 'shoulder');
  const width = outOf(bare, 'shoulder') + outOf(sleeved, 'shoulder');
  return (
    leanOf(sleeved) > -WITH_SLEEVE.askew * width && leanOf(bare) - leanOf(sleeved) > WITH_SLEEVE.out * width
  );
}

/** From one half onto the other: what takes shoulder and hem there takes the sleeve with them. */
function ontoTwin(from: Placement, to: Placement): (point: Point) => Point {
  const [top, hem, ownTop, ownHem] = [from, to].flatMap((one) =>
    (['shoulder', 'hem'] as const).map((name) => one.corners.get(name)?.at),
  );
  if (!top || !hem || !ownTop || !ownHem) return (point) => point;
  const [dx, dy] = [hem[0] - top[0], hem[1] - top[1]];
  const [ox, oy] = [ownHem[0] - ownTop[0], ownHem[1] - ownTop[1]];
  const square = dx * dx + dy * dy;
  const [cos, sin] = [(dx * ox + dy * oy) / square, (dx * oy - dy * ox) / square];
  return ([x, y]) => [
    ownTop[0] + cos * (x - top[0]) - sin * (y - top[1]),
    ownTop[1] + sin * (x - top[0]) + cos * (y - top[1]),
  ];
}

/** The sleeve that is not seen, as its twin lies: it has drawn the mirror axis aside, shoulder and hem have not moved. */
export function mirrorSleeves(both: Both, hidden: readonly Side[], set: SetCorner): Side[] {
  return hidden.filter((side) => {
    const [twin, own] = [both[side === 'left' ? 'right' : 'left'], both[side]];
    if (!twin || !own) return false;
    const onto = ontoTwin(twin, own);
    for (const name of ['armpit', 'cuff-outer', 'cuff-inner'] as const) {
      const at = twin.corners.get(name)?.at;
      if (at) set(name, side, onto(at), 0.3);
    }
    return twin.corners.has('cuff-outer');
  });
}
