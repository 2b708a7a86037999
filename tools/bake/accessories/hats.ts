// The drafts of hats: surfaces of revolution round a head, pressed, felted or knitted; they keep the form they are placed in.
import { rectangle, type Draft, type DraftLayer, type Panel, type Point2 } from '../draft.ts';
import { PIVOT, type Point3 } from '../body/standard-body.ts';
import { loadOf } from './load.ts';

/** Half of a head's width with its hair, in cm, and how much deeper it is. */
export const HEAD = 8.5;
const DEEP = 1.2;

const CLOTH = { stretch: 1e-7, bend: 1e-6, fold: 1e-6, friction: 0.5, thickness: 0.4 };

/** Half widths of the head: how wide it is, how high, and how far its rim falls from brow to temples there. */
export interface Ring {
  wide: number;
  up: number;
  fall: number;
}

interface Revolved {
  name: string;
  layer: DraftLayer['name'];
  /** From its lower edge, as worn, to its upper one. */
  rings: readonly Ring[];
  /** In cm, outward: by the turn from the front, and by the share of the way up. */
  uneven?: (turn: number, share: number) => number;
}

const STEPS = 48;

const at = (rings: readonly Ring[], share: number, key: keyof Ring): number => {
  const where = Math.max(0, Math.min(rings.length - 1.0001, share * (rings.length - 1)));
  const k = Math.floor(where);
  const t = where - k;
  const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
    (d) => rings[Math.max(0, Math.min(rings.length - 1, k + d))]![key],
  ) as [number, number, number, number];
  return (
    0.5 *
    (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
  );
};

/** Its length down the front, in cm. */
function lengthOfProfile(rings: readonly Ring[]): number {
  let sum = 0;
  for (let k = 1; k <= STEPS; k++) {
    const [a, b] = [(k - 1) / STEPS, k / STEPS];
    sum +=
      HEAD * Math.hypot(at(rings, b, 'wide') - at(rings, a, 'wide'), at(rings, b, 'up') - at(rings, a, 'up'));
  }
  return sum;
}

function panelOf({ name, rings, uneven = () => 0 }: Revolved): Panel {
  const long = lengthOfProfile(rings);
  const girth = Math.PI * HEAD * Math.max(...rings.map(({ wide }) => wide));
  const place = ([u, v]: Point2): Point3 => {
    const [turn, share] = [(u / girth) * Math.PI, Math.max(0, Math.min(1, v / long))];
    const [wide, up, fall] = (['wide', 'up', 'fall'] as const).map((key) => at(rings, share, key)) as [
      number,
      number,
      number,
    ];
    const out = wide + uneven(turn, share) / HEAD;
    const aside = (1 - Math.cos(turn)) / 2;
    return [
      HEAD * out * Math.sin(turn),
      PIVOT + HEAD * (up - fall * 2 * aside),
      HEAD * DEEP * out * Math.cos(turn),
    ];
  };
  return {
    name,
    edges: rectangle(['top', 'end right', 'rim', 'end left'], [-girth, girth], [0, long]),
    turned: false,
    place,
  };
}

/** @param tilt radians that its upper side is turned to the viewer */
function hatOf(name: string, pieces: readonly Revolved[], tilt = 0): Draft {
  return {
    name,
    panels: pieces.map(panelOf),
    seams: pieces.map((piece) => ({ first: `${piece.name}.end left`, second: `${piece.name}.end right` })),
    cloth: CLOTH,
    held: [],
    layers: pieces.map((piece) => ({
      name: piece.layer,
      shows: (panel: string) => panel === piece.name,
      innerUpTo: -1,
      stations: [],
    })),
    poses: 3,
    small: {
      around: loadOf({ half: [HEAD * 0.93, 11, HEAD * DEEP * 0.93], up: -3, round: 0.9 }),
      isRigid: true,
      spacing: 0.8,
      turn: 0,
      tilt,
    },
    reach: { low: [-30, 60, -30], high: [30, 130, 30] },
  };
}

/** A number from 0 to 1 along the round, the same at both ends. */
const waves = (
  turn: number,
  ...all: readonly (readonly [count: number, phase: number, high: number])[]
): number => all.reduce((sum, [count, phase, high]) => sum + high * Math.sin(count * turn + phase), 0);

const rings = (...all: readonly (readonly [wide: number, up: number, fall: number])[]): Ring[] =>
  all.map(([wide, up, fall]) => ({ wide, up, fall }));

const BEANIE: readonly Revolved[] = [
  {
    name: 'crown',
    layer: 'crown',
    rings: rings(
      [0.98, 0.1, 0.26],
      [1.0, 0.32, 0.24],
      [1.01, 0.55, 0.18],
      [0.95, 0.8, 0.12],
      [0.8, 1.06, 0.07],
      [0.57, 1.26, 0.03],
      [0.3, 1.37, 0.01],
      [0.05, 1.42, 0],
    ),
    uneven: (turn, share) =>
      share * (1 - share) * 4 * waves(turn, [3, 0.7, 0.16], [5, 2, 0.12], [8, 1, 0.06]) +
      0.17 * Math.sin(turn * 40) * (1 - share * 0.4) +
      0.3 * share ** 2 * Math.sin(turn * 8),
  },
  {
    name: 'cuff',
    layer: 'cuff',
    rings: rings(
      [0.97, -0.01, 0.28],
      [1.03, 0, 0.28],
      [1.06, 0.06, 0.28],
      [1.075, 0.18, 0.27],
      [1.07, 0.31, 0.26],
      [1.05, 0.385, 0.255],
      [1.0, 0.4, 0.25],
    ),
    uneven: (turn, share) =>
      waves(turn, [4, 0.4, 0.1], [7, 1.2, 0.07]) + 0.2 * Math.sin(turn * 44) * Math.min(1, share * 4),
  },
];

const BRIM: readonly Revolved[] = [
  {
    name: 'brim',
    layer: 'brim',
    rings: rings(
      [1.98, 0.0, 0.0],
      [1.96, 0.02, 0.0],
      [1.7, 0.09, 0.01],
      [1.4, 0.15, 0.02],
      [1.12, 0.18, 0.04],
      [1.03, 0.2, 0.05],
    ),
    uneven: (turn, share) => (1 - share) * waves(turn, [2, 0.5, 0.5], [3, 1.3, 0.35]),
  },
  {
    name: 'crown',
    layer: 'crown',
    rings: rings(
      [1.04, 0.12, 0.06],
      [1.03, 0.4, 0.05],
      [0.99, 0.75, 0.03],
      [0.94, 1.0, 0.02],
      [0.84, 1.14, 0.01],
      [0.62, 1.17, 0],
      [0.35, 1.11, 0],
      [0.05, 1.08, 0],
    ),
    uneven: (turn, share) => -0.7 * share ** 3 * Math.max(0, Math.sin(turn * 2)) + waves(turn, [3, 1, 0.08]),
  },
  {
    name: 'ribbon',
    layer: 'ribbon',
    rings: rings([1.05, 0.15, 0.06], [1.06, 0.19, 0.06], [1.055, 0.38, 0.05], [1.035, 0.41, 0.05]),
  },
];

export const HATS: readonly (readonly [name: string, draft: () => Draft])[] = [
  ['hat-beanie', () => hatOf('hat-beanie', BEANIE)],
  ['hat-brim', () => hatOf('hat-brim', BRIM, 0.09)],
];
