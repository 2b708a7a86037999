// A scarf: a closed loop that falls in folds round the neck, and two ends that hang below it, gathered where it holds them.
import { depthMaps } from '../body/measures.ts';
import { poseAt, type Body } from '../body/standard-body.ts';
import { rectangle, type Cloth, type Draft, type Panel } from '../draft.ts';
import { between, smooth } from '../garments/start-positions.ts';

interface ScarfMeasures {
  name: string;
  /** Of the loop, round and down, in cm. */
  round: number;
  down: number;
  /** Of an end. */
  wide: number;
  long: number;
  seed: number;
  cloth: Cloth;
}

const WOOL: Cloth = { stretch: 2e-6, bend: 6e-5, fold: 1.5e-3, friction: 0.5, thickness: 1 };

export const SCARVES: readonly ScarfMeasures[] = [
  { name: 'scarf', round: 67, down: 44, wide: 11.5, long: 31, seed: 8, cloth: WOOL },
  { name: 'scarf-big', round: 72, down: 52, wide: 15, long: 34, seed: 6, cloth: WOOL },
];

/** Of the neck's middle, in cm; where the loop begins to fall from, and where the ends are held. */
const NECK_Z = 3;
const [LOOP_FROM, ENDS_FROM] = [136, 137] as const;
/** Of an end: where it hangs, and how much it is gathered above and below. */
const ASIDE = 4;
const [HELD, FREE] = [0.55, 0.75] as const;
const PLEAT = 5.5;
/** Of the loop before it falls: from fold to fold, how deep they are, and how low it lies for its cloth. */
const [FOLD, FOLD_DEEP, FOLDED] = [10, 1.8, 0.42] as const;
/** The half of the loop behind the neck is not seen. */
const SEEN = 0.42;
const SIDES = [-1, 1] as const;

function loopPanel({ round, down }: ScarfMeasures): Panel {
  const radius = round / (2 * Math.PI);
  const [half, low, high] = [round / 2, LOOP_FROM, LOOP_FROM + down];
  return {
    name: 'loop',
    edges: rectangle(['top', 'end right', 'hem', 'end left'], [-half, half], [low, high]),
    turned: false,
    // Folded to and fro, and laid on aslant.
    place: ([u, y]) => {
      const along = y - LOOP_FROM;
      const out = radius + FOLD_DEEP * Math.sin((2 * Math.PI * along) / FOLD + 0.6 * Math.sin(u / radius));
      const up = LOOP_FROM + along * FOLDED + 0.8 * Math.sin(u / radius) - 2 * Math.cos(u / radius);
      return [out * Math.sin(u / radius), up, NECK_Z + out * Math.cos(u / radius)];
    },
  };
}

function endPanel(
  sign: -1 | 1,
  { wide, long }: ScarfMeasures,
  front: (x: number, y: number) => number,
): Panel {
  const [half, low] = [wide / 2, ENDS_FROM - long * (sign < 0 ? 1 : 0.88)];
  return {
    name: sign < 0 ? 'left end' : 'right end',
    edges: rectangle(['top', 'side right', 'hem', 'side left'], [-half, half], [low, ENDS_FROM]),
    turned: false,
    place: ([u, y]) => {
      const drawn = between(HELD, FREE, smooth(0, 20, ENDS_FROM - y));
      const x = sign * ASIDE + u * drawn;
      const wave = 2.6 * Math.cos((2 * Math.PI * (u + sign)) / PLEAT) * (1 - drawn);
      return [x, y, front(x, y) + 2.6 + wave + (sign < 0 ? 1.2 : 0)];
    },
    pinned: ([, y]) => y > ENDS_FROM - 1.2,
  };
}

export function draftScarf(m: ScarfMeasures, poses: readonly Body[]): Draft {
  const { front } = depthMaps(poseAt(poses, 1), ['trunk', 'neck']);
  return {
    name: m.name,
    panels: [endPanel(1, m, front), endPanel(-1, m, front), loopPanel(m)],
    seams: [{ first: 'loop.end left', second: 'loop.end right' }],
    cloth: m.cloth,
    held: [],
    seed: m.seed,
    layers: [
      ...SIDES.toReversed().map((sign) => {
        const name = sign < 0 ? ('left end' as const) : ('right end' as const);
        return { name, shows: (panel: string) => panel === name, isTwoFaced: true, stations: [] };
      }),
      {
        name: 'loop',
        shows: (panel, [u]) => panel === 'loop' && Math.abs(u) < m.round * SEEN,
        isTwoFaced: true,
        stations: [],
      },
    ],
    poses: 3,
    small: { around: poses, spacing: 0.9, turn: 0, tilt: 0, span: 110 },
    reach: { low: [-34, 80, -24], high: [34, 190, 36] },
  };
}
