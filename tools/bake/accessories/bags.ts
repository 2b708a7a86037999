// The drafts of bags: a front, a back and a gusset between them, stiff as leather, hung by its strap, with a load inside.
import { lengthOf, rectangle, type Cloth, type Draft, type Panel, type Point2 } from '../draft.ts';
import { PIVOT } from '../body/standard-body.ts';
import { loadOf } from './load.ts';
import { besideEdges } from './seam-relief.ts';

export interface BagMeasures {
  name: string;
  /** Of the front, in cm; the gusset's depth. */
  width: number;
  height: number;
  depth: number;
  /** Of the front's lower corners, and how much narrower its upper edge is. */
  round: number;
  taper: number;
  cloth: Cloth;
  /** How full it is, as a share of its depth: above 1 it bulges. */
  full: number;
  /** How high the load reaches, as a share of its height. */
  loaded: number;
  /** How far a flap comes down the front, and how round its corners are. */
  flap?: { down: number; round: number };
  /** Where it hangs: of the half width, and how wide its tabs are, in cm. */
  hung: { at: number; wide: number };
  turn?: number;
  tilt?: number;
}

const LEATHER: Cloth = { stretch: 1e-7, bend: 6e-7, fold: 1.5e-6, friction: 0.4, thickness: 0.3 };
const CANVAS_DUCK: Cloth = { stretch: 1e-7, bend: 4e-6, fold: 2e-5, friction: 0.4, thickness: 0.3 };
const SOFT_LEATHER: Cloth = { stretch: 2e-7, bend: 3e-6, fold: 1.2e-5, friction: 0.4, thickness: 0.3 };

export const BAGS: readonly BagMeasures[] = [
  {
    ...{ name: 'bag-tote', width: 34, height: 28, depth: 11, round: 3, taper: 0.02 },
    ...{ cloth: SOFT_LEATHER, full: 1.25, loaded: 0.6, hung: { at: 0.5, wide: 3 }, turn: 0.22, tilt: 0.14 },
  },
  {
    ...{ name: 'bag-shoulder', width: 26, height: 17, depth: 8, round: 4, taper: 0.05 },
    ...{ cloth: LEATHER, full: 1, loaded: 0.92, hung: { at: 1, wide: 2 }, turn: 0.22, tilt: 0.14 },
    flap: { down: 0.62, round: 7 },
  },
  {
    ...{ name: 'bag-crossbody', width: 23, height: 16, depth: 7, round: 4.5, taper: 0.03 },
    ...{ cloth: LEATHER, full: 1, loaded: 0.92, hung: { at: 1, wide: 2 }, turn: 0.22, tilt: 0.14 },
    flap: { down: 0.7, round: 8 },
  },
  {
    ...{ name: 'bag-briefcase', width: 38, height: 27, depth: 8, round: 1.6, taper: 0.01 },
    ...{ cloth: LEATHER, full: 1, loaded: 0.94, hung: { at: 0.4, wide: 4 }, turn: 0.2, tilt: 0.1 },
    flap: { down: 0.45, round: 2.5 },
  },
  {
    ...{ name: 'bag-clutch', width: 27, height: 15, depth: 3.4, round: 1, taper: 0 },
    ...{ cloth: CANVAS_DUCK, full: 0.8, loaded: 0.94, hung: { at: 0.6, wide: 8 }, turn: 0.12, tilt: 0.12 },
    flap: { down: 0.6, round: 10 },
  },
];

/** Above the load's own, so that it hangs. */
const LIFT = 0.2;
/** The corners of an edge that hangs stay free, in cm. */
const CORNER = 1.6;
/** A gusset is stiff below: a board lies in it. */
const BOARD = 14;
/** How far a flap lies off what it covers, before it falls. */
const OVER = 1.5;

const arc = ([x, y]: Point2, radius: number, from: number, to: number): Point2[] =>
  Array.from({ length: 9 }, (_, k) => {
    const angle = from + ((to - from) * k) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Down the right side, along the bottom, up the left one. */
function rimOf({ width, height, round, taper }: BagMeasures): Point2[] {
  const half = width / 2;
  const top = half * (1 - taper);
  return [
    [top, 0],
    ...arc([half - round, round - height], round, 0, -Math.PI / 2),
    ...arc([round - half, round - height], round, -Math.PI / 2, -Math.PI),
    [-top, 0],
  ];
}

/** The point of a line that lies `along` from its beginning. */
function pointAt(line: readonly Point2[], along: number): Point2 {
  let left = along;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1]!, line[k]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (left <= length || k === line.length - 1)
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    left -= length;
  }
  return line[0]!;
}

function flapPanel({ width, height, depth, taper, flap, full }: BagMeasures): Panel[] {
  if (!flap) return [];
  const half = (width / 2) * (1 - taper);
  const drop = flap.down * height;
  const long = depth + drop;
  const { round } = flap;
  const end: Point2[] = [
    [half, -depth * 0.9],
    ...arc([half - round, round - long], round, 0, -Math.PI / 2),
    ...arc([round - half, round - long], round, -Math.PI / 2, -Math.PI),
    [-half, -depth * 0.9],
  ];
  return [
    {
      name: 'flap',
      edges: {
        top: [
          [-half, 0],
          [half, 0],
        ],
        end: [[half, 0], ...end, [-half, 0]],
      },
      turned: false,
      stiffness: 2,
      place: ([x, y]) => {
        const over = Math.min(-y, depth);
        const share = over / depth;
        const front = (depth / 2) * Math.max(1, full) + OVER;
        return [x, PIVOT + OVER * share + Math.min(0, y + depth), share * (front + depth / 2) - depth / 2];
      },
    },
  ];
}

export function draftBag(m: BagMeasures): Draft {
  const { name, width, height, depth, cloth, taper } = m;
  const half = (width / 2) * (1 - taper);
  const rim = rimOf(m);
  const long = lengthOf(rim);
  const top: Point2[] = [
    [-half, 0],
    [half, 0],
  ];
  const isHung = (x: number, down: number): boolean =>
    down < 1.2 && (Math.abs(x) > half - 0.5 || Math.abs(Math.abs(x) - m.hung.at * half) < m.hung.wide / 2);
  const faces = (['front', 'back'] as const).map((side): Panel => ({
    name: side,
    edges: { top, rim },
    turned: side === 'back',
    place: ([x, y]) => [x, PIVOT + y, ((side === 'front' ? 1 : -1) * depth) / 2],
    pinned: ([x, y]) => (m.flap ? y > -0.3 && Math.abs(x) < half - CORNER : isHung(x, -y)),
  }));
  const gusset: Panel = {
    name: 'gusset',
    edges: rectangle(['front', 'end right', 'back', 'end left'], [0, long], [-depth, 0]),
    turned: false,
    stiffness: ([along]) => (pointAt(rim, along)[1] < 1 - height ? BOARD : 1),
    place: ([along, y]) => {
      const [x, up] = pointAt(rim, along);
      return [x, PIVOT + up, depth / 2 + y];
    },
  };
  const panels = [...faces, gusset, ...flapPanel(m)];
  const high = height * m.loaded;
  return {
    name,
    panels,
    seams: [
      { first: 'front.rim', second: 'gusset.front' },
      { first: 'back.rim', second: 'gusset.back' },
      ...(m.flap ? [{ first: 'back.top', second: 'flap.top' }] : []),
    ],
    cloth,
    held: [],
    layers: [{ name: 'bag', shows: () => true, stations: [] }],
    poses: 3,
    relief: besideEdges(
      panels.filter(({ name }) => name !== 'gusset'),
      ['top'],
    ),
    small: {
      around: loadOf({
        half: [width / 2 - 0.4, high / 2 - 0.2, (depth / 2) * m.full],
        up: high / 2 - height + LIFT,
        round: m.flap ? 0.3 : 0.4,
        uneven: m.flap ? 0.12 : 0.5,
      }),
      spacing: 0.85,
      turn: m.turn ?? 0,
      tilt: m.tilt ?? 0,
    },
    reach: { low: [-width, PIVOT - height - 12, -depth - 12], high: [width, PIVOT + 14, depth + 12] },
  };
}
