// What kind of neck the picture shows: what stands above the shoulders first, then the shape of the front neckline.
import type { NeckReading } from '../../../domain/looks/garment-surface.ts';
import { distance, quantile, type Point } from '../../pixels/pixels.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';
import type { StandingNeck } from './standing-neck.ts';

type Corners = readonly [left: Point, right: Point];

interface Seen {
  necks: Corners;
  shoulders: Corners;
  standing: StandingNeck | null;
  /** The front neckline, and how sure it is. */
  line: readonly Point[];
  sure: number;
  hasSleeves: boolean;
  /** A front that opens (front-opening.ts). */
  isOpen: boolean;
}

/** A roll is at least so high and so wide, in shoulder widths, and its front is one cloth: so far its colors scatter. */
const ROLL = { height: 0.07, half: 0.16, scatter: 18 } as const;
/** From below the foot up, in heights of what stands; to each side, in halves of its width: where a collar opens. */
const FRONT = { from: -0.15, to: 0.8, wide: 0.45, step: 0.1 } as const;

/** How far colors lie from the middle one, but for the last tenth. */
function scatterOfFront(lab: LabPlanes, { height, half }: StandingNeck, [left, right]: Corners): number {
  const [ux, uy] = [(right[0] - left[0]) / 2, (right[1] - left[1]) / 2];
  const seen: number[][] = [];
  for (let across = -FRONT.wide; across <= FRONT.wide; across += FRONT.step)
    for (let share = FRONT.from; share <= FRONT.to; share += FRONT.step) {
      const up = (share * height) / half;
      const [x, y] = [left[0] + (1 + across) * ux + up * uy, left[1] + (1 + across) * uy - up * ux];
      const i = Math.round(y) * lab.width + Math.round(x);
      if (x >= 0 && y >= 0 && x < lab.width - 1 && y < lab.height - 1)
        seen.push(lab.planes.map((plane) => plane[i]!));
    }
  const of = (c: number): number[] => seen.map((color) => color[c]!);
  const middle = [0, 1, 2].map((c) => quantile(of(c), 0.5));
  return quantile(
    seen.map((color) => Math.hypot(...color.map((value, c) => value - middle[c]!))),
    0.9,
  );
}

/** Of half its width a neckline is that deep: of a boat, of a crew at most. */
const DEPTH = { boat: 0.35, crew: 1.3 } as const;
/** The mean depth as a share of the deepest: pointed below, square above. */
const [POINTED, SQUARE] = [0.6, 0.86] as const;
/** In shoulder widths: a boat's is so wide; a narrower shoulder is a strap; without a line, a neck so narrow stands up. */
const [BROAD, THIN_STRAP, NARROW] = [0.62, 0.14, 0.3] as const;
/** A front neckline that is less sure tells no shape. */
const [LINE_SURE, LINE_SEEN] = [0.5, 0.35] as const;

/** Of what lies flat. */
export function neckByLine({
  line,
  sure,
  necks,
  shoulders,
  hasSleeves,
}: Omit<Seen, 'standing' | 'isOpen'>): NeckReading {
  const [wide, across] = [distance(...necks), distance(...shoulders)];
  if (!hasSleeves && (across - wide) / 2 < THIN_STRAP * across)
    return { kind: 'straps', sure: Math.max(sure, 0.6) };
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || sure < LINE_SURE)
    return { kind: sure < LINE_SEEN && wide < NARROW * across ? 'turtle' : 'crew', sure: 0.3 };
  const [dx, dy] = [(last[0] - first[0]) / wide, (last[1] - first[1]) / wide];
  const depths = line.map(([x, y]) => (y - first[1]) * dx - (x - first[0]) * dy);
  const deepest = Math.max(...depths);
  const full = depths.reduce((sum, depth) => sum + depth, 0) / depths.length / (deepest || 1);
  const depth = deepest / (wide / 2);
  if (depth < DEPTH.boat && wide > BROAD * across) return { kind: 'boat', sure };
  if (full < POINTED && depth > DEPTH.boat) return { kind: 'v', sure };
  if (depth <= DEPTH.crew) return { kind: 'crew', sure };
  return { kind: full > SQUARE ? 'square' : 'scoop', sure };
}

export const isRoll = (lab: LabPlanes, standing: StandingNeck, necks: Corners): boolean =>
  standing.height > ROLL.height &&
  standing.half > ROLL.half &&
  scatterOfFront(lab, standing, necks) < ROLL.scatter;

export function neckKind(lab: LabPlanes, seen: Seen): NeckReading {
  const { standing, necks, isOpen } = seen;
  if (!standing) return neckByLine(seen);
  if (standing.isHood) return { kind: 'hood', sure: 0.8 };
  return !isOpen && isRoll(lab, standing, necks)
    ? { kind: 'turtle', sure: 0.75 }
    : { kind: 'shirt', sure: 0.6 };
}
