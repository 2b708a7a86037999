// Tights and socks: the skin of the standard body's legs, in rounds of stitches.
import { depthMaps, sectionAt } from '../body/measures.ts';
import { poseAt, type Body, type Point3 } from '../body/standard-body.ts';
import { loadOf } from './load.ts';
import { rectangle, type Draft, type Panel, type Point2 } from '../draft.ts';
import { between, smooth } from '../garments/start-positions.ts';

interface HoseMeasures {
  name: string;
  /** Heights above the floor, in cm. */
  low: number;
  high: number;
}

export const HOSE: readonly HoseMeasures[] = [{ name: 'socks', low: 13, high: 50 }];

/** A leg shades the other less than a leg of another stance would: each is lit alone. */
const NOTHING = loadOf({ half: [0.1, 0.1, 0.1], up: -90, round: 1 });
const CLOTH = { stretch: 1e-6, bend: 1e-5, fold: 1e-4, friction: 0.5, thickness: 0.1 };
/** Off the skin, in cm. */
const OFF = 0.7;
/** Skin is smooth under knit: the mean over so many cm. */
const NEAR = [-3, -1.5, 0, 1.5, 3];
const SIDES = ['left', 'right'] as const;

function legPanel(side: (typeof SIDES)[number], { low, high }: HoseMeasures, body: Body): Panel {
  const leg = `${side} leg` as const;
  const levels = Array.from({ length: high - low + 1 }, (_, k) => sectionAt(body, low + k, [leg]));
  const depth = depthMaps(body, [leg]);
  const front = (x: number, y: number): number =>
    NEAR.reduce((sum, dx) => sum + NEAR.reduce((line, dy) => line + depth.front(x + dx, y + dy), 0), 0) /
    NEAR.length ** 2;
  // A stocking has one number of stitches all the way down.
  const half = Math.max(...levels.map(({ girth }) => girth)) / 2;
  const place = ([u, y]: Point2): Point3 => {
    const at = Math.max(0, Math.min(levels.length - 1.001, y - low));
    const [a, b, t] = [levels[Math.floor(at)]!, levels[Math.floor(at) + 1]!, at % 1];
    const [left, right, before, behind] = (['left', 'right', 'front', 'back'] as const).map((key) =>
      between(a[key], b[key], t),
    ) as [number, number, number, number];
    const turn = (u / half) * Math.PI;
    const x = (left + right) / 2 + ((right - left) / 2 + OFF) * Math.sin(turn);
    const round = (before + behind) / 2 + ((before - behind) / 2 + OFF) * Math.cos(turn);
    return [x, y, between(round, front(x, y) + OFF, 0.7 * smooth(0.3, 0.9, Math.cos(turn)))];
  };
  return {
    name: `${side} leg`,
    edges: rectangle(['top', 'end right', 'hem', 'end left'], [-half, half], [low, high]),
    turned: false,
    place,
  };
}

export function draftHose(m: HoseMeasures, poses: readonly Body[]): Draft {
  const hanging = poseAt(poses, 1);
  const knee = hanging.joints['right knee']![1];
  const panels = SIDES.map((side) => legPanel(side, m, hanging));
  return {
    name: m.name,
    panels,
    seams: SIDES.map((side) => ({ first: `${side} leg.end left`, second: `${side} leg.end right` })),
    cloth: CLOTH,
    held: [],
    layers: SIDES.map((side) => {
      const middle = hanging.joints[`${side} knee`]![0];
      return {
        name: `${side} leg` as const,
        shows: (panel) => panel === `${side} leg`,
        innerUpTo: -1,
        stations: (['crotch', 'knee', 'hem'] as const).map((name) => ({
          name,
          at: [middle, { crotch: m.high - 1, knee, hem: m.low + 1 }[name]] as const,
          along: [1, 0] as const,
        })),
      };
    }),
    poses: 5,
    small: { around: NOTHING, isRigid: true, spacing: 1, turn: 0, tilt: 0, span: 210 },
    reach: { low: [-40, 0, -30], high: [40, 95, 40] },
  };
}
