// The front neckline lies inside of the outline, below the back's: of curves from neck to neck the one along which the
// picture changes most across.
import { clamp, lerp, lerpPoint, quantile, unitVector, type Point } from '../../pixels/pixels.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';
import { backLabel, type BackLabel } from './back-label.ts';
import { CURVES, curveOf, DEPTHS, isPointed, POINTS } from './neckline-curves.ts';
import { insideBack, PLACE, range, type InsideBack } from './inside-back.ts';
import { neckView, sizeOf, type LabColor, type NeckView } from './neck-view.ts';
import { evenly } from './outline.ts';

export interface Neckline {
  /** From the left of the neck to its right, in pixels. */
  line: Point[];
  /** Its lowest point. */
  front: Point;
  /** 0..1. */
  sure: number;
}

const ASIDE = [-0.2, 0, 0.2];
/** Color step that counts as a whole edge. */
const WHOLE_EDGE = 14;
/** Of the strongest: how strong and how deep another must be. */
const UPPER = { score: 0.8, depth: 0.6, near: 0.12 };
/** What each half width of depth costs; beyond `deep` more. */
const PRICE = { each: 0.04, deep: 1.5, more: 0.07 };
/** A neckline that deep is seen clearly, up to its ends; else it is a print's edge, which plain cloth has none of. */
const PLUNGES = { from: 1.3, score: 0.95, plain: 0.45, ends: 0.6 };
/** Color scatter beside the neck: of plain cloth, of a print. */
const [PLAIN_CLOTH, PRINTED_CLOTH] = [6, 14] as const;
/** A line so close below the back's is mostly the back's own seam. */
const SHALLOW = { depth: 0.5, price: 0.6 };
/** A line so near the back's is its tape, or its label's edge, where a clear one lies well below it. */
const TAPE = { depth: 0.5, below: 0.3, score: 0.6, sure: 0.5 };
/**
 * A line that is seen by the label alone: so far below it, in half widths, and so sure. Below a label that hangs so low, a line
 * further down that is hardly surer is a seam or a print.
 */
const UNDER_LABEL = { by: 0.1, sure: 0.5, low: 0.6, gap: 0.22, surer: 0.55 };
const LEAST_SURE = 0.22;
const LEAST_OF_SIDES = 0.15;
/** Inside of the back is one cloth: a color scatter of so much is a print's, at that price. */
const [ONE_CLOTH, PRINT, PRINT_PRICE] = [5, 22, 0.7] as const;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Tried {
  score: number;
  line: Point[];
  depth: number;
  sure: number;
  /** How well it parts the inside from the front; 0 where they are not told apart. */
  parts: number;
}

/** A line may move by so many half widths, in so many steps to each side; what a bend costs; one in so many half widths of depth. */
const PULL = { reach: 0.3, steps: 10, bend: 0.05, every: 0.3 } as const;

const LEAST_ABOVE = 12;
/** In half widths. */
const AT_LABEL = 0.04;

/** Inside and outside differ in one way all along a neckline: a print's edges cancel out. 0..1 each. */
function alongTheirMean(steps: readonly (readonly LabColor[])[]): number[] {
  const seen = steps.flatMap((near) => near.slice(0, 1));
  const mean = [0, 1, 2].map((c) => meanOf(seen.map((step) => step[c]!)));
  const size = Math.hypot(...mean) || 1;
  const rate = (step: LabColor): number => {
    const along = (step[0] * mean[0]! + step[1] * mean[1]! + step[2] * mean[2]!) / size;
    return clamp((SAME_WAY * along + (1 - SAME_WAY) * sizeOf(step)) / WHOLE_EDGE, 0, 1);
  };
  return steps.map((near) =>
    near.reduce((most, step, k) => Math.max(most, rate(step) * (k === 0 ? 1 : ASIDE_COUNTS)), 0),
  );
}
/** A neckline is seen all along, its ends as its middle. */
function partsOf(edges: readonly number[]): number[] {
  const long = edges.length / PARTS;
  return Array.from({ length: PARTS }, (_, k) =>
    meanOf(edges.slice(Math.round(k * long), Math.round((k + 1) * long))),
  );
}
const PARTS = 5;
/** How much an edge counts that lies a little beside the curve. */
const ASIDE_COUNTS = 0.92;
/** How much it counts that steps are alike: a seam's shadow is brighter now here, now there. */
const SAME_WAY = 0.85;

/** Beyond a seam, which is a line and no step. */
const isOnCloth = ({ half, isInside }: NeckView, point: Point): boolean =>
  isInside(point, clamp(0.1 * half, 3, 6) + 1.5);

/** At each point the steps there and a little to both sides: no neckline is quite one of the curves. */
function stepsAlong(view: NeckView, line: readonly Point[]): LabColor[][] {
  const beside = clamp(0.06 * view.half, 1.5, 4);
  return line.slice(2, -2).map((point, k) => {
    const [tx, ty] = unitVector(line[k + 1]!, line[k + 3]!);
    return [0, -1, 1].flatMap((side): LabColor[] => {
      const near: Point = [point[0] - ty * side * beside, point[1] + tx * side * beside];
      return isOnCloth(view, near) ? [view.stepAt(near, [-ty, tx])] : [];
    });
  });
}

/** A print has no lines that run up to the neck. */
function isOfPrint(view: NeckView, line: readonly Point[]): boolean {
  const steps = stepsAlong(view, evenly(line, POINTS)).map((near) => near[0] ?? null);
  const fifth = Math.round(steps.length / 5);
  return [steps.slice(0, fifth), steps.slice(-fifth)]
    .map((side) => side.filter((step) => step !== null))
    .some((side) => side.length > 2 && meanOf(side.map(sizeOf)) / WHOLE_EDGE < LEAST_OF_SIDES);
}

/** Distance from the middle color, of the third quarter. */
function scatterOf(seen: readonly LabColor[]): number {
  const [l, a, b] = ([0, 1, 2] as const).map((c) =>
    quantile(
      seen.map((color) => color[c]),
      0.5,
    ),
  ) as LabColor;
  return quantile(
    seen.map((color) => sizeOf([color[0] - l, color[1] - a, color[2] - b])),
    0.75,
  );
}

/** Of the cloth on both sides of any neckline. */
function scatterBeside(view: NeckView): number {
  const seen: LabColor[] = [];
  for (let down = 0.8; down < 4.5; down += 0.1)
    for (const across of [-1.7, -1.5, -1.3, -1.1, 1.1, 1.3, 1.5, 1.7]) {
      const point = view.toPicture(across, down);
      if (isOnCloth(view, point)) seen.push(view.colorAt(point));
    }
  return seen.length < LEAST_ABOVE ? PRINTED_CLOTH : scatterOf(seen);
}

/** Of what lies above the line. */
function scatterAbove(view: NeckView, line: readonly Point[]): number {
  const seen: LabColor[] = [];
  for (let k = 4; k < POINTS - 4; k += 2)
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const back = view.toPicture((2 * k) / (POINTS - 1) - 1, 0);
      const point = lerpPoint(back, line[k]!, share);
      if (isOnCloth(view, point)) seen.push(view.colorAt(point));
    }
  return seen.length < LEAST_ABOVE ? 0 : scatterOf(seen);
}

/** A line below which the back's label would show is none. */
function isBelowLabel({ toNeck }: NeckView, label: BackLabel | null, line: readonly Point[]): boolean {
  return (
    !label ||
    line.every((point) => {
      const [across, down] = toNeck(point);
      return across < label.from || across > label.to || down > label.down - AT_LABEL;
    })
  );
}

/** The line drawn to the edges beside it, as smoothly as it can be (dynamic programming). */
function drawnToEdges(view: NeckView, line: readonly Point[]): Point[] {
  const offsets = Array.from(
    { length: 2 * PULL.steps + 1 },
    (_, k) => ((k - PULL.steps) / PULL.steps) * PULL.reach * view.half,
  );
  const normals = line.map((_, k): Point => {
    const [tx, ty] = unitVector(line[Math.max(0, k - 1)]!, line[Math.min(POINTS - 1, k + 1)]!);
    return [-ty, tx];
  });
  const moved = (k: number, o: number): Point => [
    line[k]![0] + normals[k]![0] * offsets[o]!,
    line[k]![1] + normals[k]![1] * offsets[o]!,
  ];
  const gain = (k: number, o: number): number => {
    const point = moved(k, o);
    return isOnCloth(view, point) ? Math.min(1, sizeOf(view.stepAt(point, normals[k]!)) / WHOLE_EDGE) : 0;
  };
  // It begins and ends at the neck's ends.
  const held = (o: number): number => (o === PULL.steps ? 0 : -Infinity);
  let sums = offsets.map((_, o) => held(o));
  const from: number[][] = [];
  for (let k = 1; k < POINTS; k++) {
    const before = sums;
    const came: number[] = [];
    sums = offsets.map((_, o) => {
      let [most, way] = [-Infinity, o];
      for (let step = -2; step <= 2; step++) {
        const sum = (before[o + step] ?? -Infinity) - PULL.bend * step * step;
        if (sum > most) [most, way] = [sum, o + step];
      }
      came.push(way);
      return most + (k < POINTS - 1 ? gain(k, o) : held(o));
    });
    from.push(came);
  }
  const path: number[] = [PULL.steps];
  for (let k = POINTS - 2; k >= 0; k--) path.unshift(from[k]![path[0]!]!);
  return path.map((o, k) => moved(k, o));
}

interface Seen {
  view: NeckView;
  label: BackLabel | null;
  /** Color scatter of the cloth. */
  scatter: number;
  inside: InsideBack | null;
  /** Of all curves: how much the best parts the inside from the front, and how clear that is, 0..1. */
  most: { above: number; clear: number };
}

/**
 * Of the places above a line: how much more of the inside than of the front they are where both are told apart, and what that is worth;
 * what is parted so well may plunge; and how much less well another line may part them.
 */
const PARTED = { none: 0.2, whole: 0.5, worth: 1.5, clear: 0.5, plunges: 0.9, as: 0.05 } as const;

/** 1 where a line parts the inside from the front as well as any. */
const partedBy = ({ inside, most }: Seen, line: readonly Point[]): number =>
  inside && most.clear > 0 ? clamp(inside.above(line) / most.above, -1, 1) : 0;

function mostParted(view: NeckView, inside: InsideBack | null): Seen['most'] {
  let [above, clear] = [0, 0];
  if (inside)
    for (const curve of CURVES)
      for (let depth = DEPTHS.from; depth <= DEPTHS.to; depth += 2 * DEPTHS.step) {
        const line = curveOf(view, depth, curve, 0);
        const sum = inside.above(line);
        if (sum <= above) continue;
        const places = line.reduce((all, point) => all + view.toNeck(point)[1], 0) / PLACE;
        above = sum;
        clear = clamp((sum / places - PARTED.none) / (PARTED.whole - PARTED.none), 0, 1);
      }
  return { above, clear };
}

/** Null for what is no neckline. */
function rated(seen: Seen, line: Point[], depth: number): Tried | null {
  const { view, label, scatter, most } = seen;
  if (isOfPrint(view, line) || !isBelowLabel(view, label, line)) return null;
  // A deep one is long: its point is as much of it as its ends.
  const edges = alongTheirMean(stepsAlong(view, depth > PLUNGES.from ? evenly(line, POINTS) : line));
  const mean = meanOf(edges);
  const parts = partsOf(edges);
  if (mean < LEAST_SURE) return null;
  const parted = partedBy(seen, line);
  const isParted = most.clear > PARTED.clear && parted > PARTED.plunges;
  if (depth > PLUNGES.from && !isParted && Math.min(parts[0]!, parts.at(-1)!) < PLUNGES.ends * mean)
    return null;
  const above = scatterAbove(view, line);
  const print = clamp((above - ONE_CLOTH) / (PRINT - ONE_CLOTH), 0, 1);
  const score =
    mean +
    Math.min(...parts) +
    PARTED.worth * most.clear * parted -
    (isParted ? 0 : PRICE.each * depth + PRICE.more * Math.max(0, depth - PRICE.deep)) -
    PRINT_PRICE * print -
    SHALLOW.price * Math.max(0, 1 - depth / SHALLOW.depth);
  const printed = clamp((Math.max(scatter, above) - PLAIN_CLOTH) / (PRINTED_CLOTH - PLAIN_CLOTH), 0, 1);
  const least = lerp(PLUNGES.plain, PLUNGES.score, printed);
  return depth > PLUNGES.from && score < least && !isParted
    ? null
    : { score, line, depth, sure: mean, parts: most.clear > PARTED.clear ? parted : 0 };
}

/** A seam or a band follows the neckline below it: the upper of both is the neckline. */
function upperOf(tried: readonly Tried[]): Tried | null {
  const most = Math.max(...tried.map(({ score }) => score));
  const strong = tried.find(({ score }) => score === most);
  if (!strong) return null;
  if (strong.parts > 0) {
    // Above a band's seam lies cloth of the front.
    const clear = tried.filter(({ score }) => score > UPPER.score * most);
    const parting = Math.max(...clear.map(({ parts }) => parts));
    return clear
      .filter(({ parts }) => parts > parting - PARTED.as)
      .reduce((best, one) => (one.score > best.score ? one : best));
  }
  const below = tried.filter(
    ({ score, depth }) =>
      score > TAPE.score * most &&
      depth >= Math.max(TAPE.depth, strong.depth + TAPE.below) &&
      depth < PLUNGES.from,
  );
  const seen = strong.depth < TAPE.depth ? upperOf(below) : null;
  if (seen) return { ...seen, sure: Math.max(seen.sure, TAPE.sure) };
  return tried
    .filter(({ score, depth }) => score > UPPER.score * most && depth > UPPER.depth * strong.depth)
    .reduce(
      (upper, one) =>
        one.depth < upper.depth - UPPER.near ||
        (one.score > upper.score && one.depth < upper.depth + UPPER.near)
          ? one
          : upper,
      strong,
    );
}

/** Of the depth: what lies no higher than so is the bottom of a boat, a square or a round neck. */
const BOTTOM = 0.06;

/** The middle of a neckline's lowest stretch: a flat one is lowest in no one point. @param downs of its points, below its ends */
export function frontIndex(downs: readonly number[]): number {
  const least = (1 - BOTTOM) * Math.max(...downs);
  return (downs.findIndex((down) => down >= least) + downs.findLastIndex((down) => down >= least)) >> 1;
}

/** Cloth in one color shows no line: the label tells how far down the back is seen. */
function underLabel(view: NeckView, { down }: BackLabel): Pick<Tried, 'line' | 'sure'> {
  return { line: curveOf(view, down + UNDER_LABEL.by, [2, 1], 0), sure: UNDER_LABEL.sure };
}

/** Of a deep one that parts the inside from the front: exponents, and how far its point lies below and beside, in half widths. */
const POINTS_OF = {
  exponents: [0.55, 0.62, 0.7, 0.8, 0.9, 1, 1.2],
  below: range(-0.5, 0.7, 0.06),
  asides: range(-0.24, 0.24, 0.08),
} as const;

/** Lapels and wraps end in a narrow point, which has to be looked for. */
function pointedNear(view: NeckView, one: Tried | null): Pick<Tried, 'line' | 'depth'>[] {
  if (!one || one.depth <= PLUNGES.from || one.parts <= PARTED.plunges) return [];
  return POINTS_OF.exponents.flatMap((p) =>
    POINTS_OF.below.flatMap((by) => {
      const depth = one.depth + by;
      return POINTS_OF.asides.map((aside) => ({ depth, line: curveOf(view, depth, [p, 1], aside) }));
    }),
  );
}

/** In half widths below its foot a collar's leaves meet; how sure that is. */
const LEAVES = { meet: 0.62, sure: 0.5 } as const;

/** What closes with a collar is open down to where its leaves meet: their ends lie lower, and have the clearer edges. */
function collarLine(view: NeckView): Pick<Tried, 'line' | 'sure'> {
  return { line: curveOf(view, LEAVES.meet, [1, 1], 0), sure: LEAVES.sure };
}

function strongestOf(seen: Seen): Tried | null {
  const { view } = seen;
  const tried: Tried[] = [];
  const attempt = (line: Point[], depth: number): void => {
    const one = rated(seen, line, depth);
    if (one) tried.push(one);
  };
  for (const curve of CURVES)
    for (const aside of isPointed(curve) ? ASIDE : [0])
      for (let depth = DEPTHS.from; depth <= DEPTHS.to; depth += DEPTHS.step)
        attempt(curveOf(view, depth, curve, aside), depth);
  // Of each depth the best are drawn to the edges, and rated once more.
  const byDepth = Array.from({ length: Math.ceil(DEPTHS.to / PULL.every) }, (_, k) =>
    tried
      .filter(({ depth }) => Math.floor(depth / PULL.every) === k)
      .reduce<Tried | null>((best, one) => (best && best.score >= one.score ? best : one), null),
  );
  for (const one of byDepth) if (one) attempt(drawnToEdges(view, one.line), one.depth);
  for (const { line, depth } of pointedNear(view, upperOf(tried))) attempt(line, depth);
  return upperOf(tried);
}

/** What lies well below a label that hangs low. */
const isDoubtful = (one: Tried, { down }: BackLabel): boolean =>
  down > UNDER_LABEL.low && one.depth > down + UNDER_LABEL.gap && one.sure < UNDER_LABEL.surer;

/**
 * @param deep pixels to the edge of the mask
 * @param hasCollar whether one stands above the necks' ends
 */
export function frontNeckline(
  lab: LabPlanes,
  deep: Float32Array,
  necks: readonly [Point, Point],
  hasCollar = false,
): Neckline | null {
  const view = neckView(lab, deep, necks);
  if (view.half < 4) return null;
  const label = backLabel(lab, (point) => view.isInside(point, 2), necks);
  const inside = insideBack(view, (point) => isOnCloth(view, point));
  const seen: Seen = {
    view,
    label,
    scatter: scatterBeside(view),
    inside,
    most: mostParted(view, inside),
  };
  const strongest = strongestOf(seen);
  const read = label && (!strongest || isDoubtful(strongest, label)) ? underLabel(view, label) : strongest;
  const isOpen = strongest !== null && strongest.parts > PARTED.plunges;
  const best = hasCollar && !isOpen ? collarLine(view) : read;
  if (!best || best.sure < LEAST_SURE) return null;
  const { line, sure } = best;
  const front = line[frontIndex(line.map((point) => view.toNeck(point)[1]))]!;
  return { line: [necks[0], ...line.slice(1, -1), necks[1]], front, sure: clamp(sure, 0, 0.95) };
}
