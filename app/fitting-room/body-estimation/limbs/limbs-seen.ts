// How much of each limb a photo shows, step by step from the trunk outward.
import { lerp } from '../../pixels/pixels.ts';
import { PARTS, type Limb, type Part, type Person } from '../person.ts';
import { limbNodes, limbSegments } from './limb-axis.ts';

interface LimbStep {
  /** Middle of the step: 0 shoulder or hip … 1 wrist or ankle. */
  along: number;
  /** Share of the area of both arms, both legs and both hands. */
  area: number;
  /** Share of it that is bare in the photo, or hidden by what stays before it. */
  seen: number;
}

export interface LimbsSeen {
  arms: readonly LimbStep[];
  legs: readonly LimbStep[];
  /** Area of each hand that is not seen. */
  hiddenHands: number;
}

const STEPS = 16;
/** Across a limb, in half widths; the rim is mixed with what lies beside it. */
const ACROSS = [-0.6, -0.3, 0, 0.3, 0.6];
/** Of a hand as it hangs, in statures squared: 0.11 long, and two fifths as wide. */
const HAND_AREA = 0.0048;

/** Own skin, and what stays in front of the limb whatever she wears. */
const SHOWS_ARM: ReadonlySet<Part> = new Set(['arm', 'hand', 'hair', 'held', 'face']);
const SHOWS_LEG: ReadonlySet<Part> = new Set(['leg', 'foot', 'hand', 'arm', 'held']);

function limbSteps(limb: Limb, partAt: (x: number, y: number) => Part, shows: ReadonlySet<Part>): LimbStep[] {
  const segments = limbSegments(limbNodes(limb, true));
  return Array.from({ length: STEPS }, (_, k): LimbStep => {
    const along = (k + 0.5) / STEPS;
    const segment = segments.find(({ alongs }) => along <= alongs[1]) ?? segments.at(-1);
    if (!segment) return { along, area: 0, seen: 0 };
    const { x, y, dx, dy, length, radii, alongs } = segment;
    const t = (along - alongs[0]) / (alongs[1] - alongs[0] || 1);
    const radius = lerp(radii[0], radii[1], t);
    const seen = ACROSS.filter((at) => {
      const aside = (at * radius) / length;
      return shows.has(partAt(x + dx * t - dy * aside, y + dy * t + dx * aside));
    });
    const pixelsPerShare = length / (alongs[1] - alongs[0] || 1);
    return { along, area: (2 * radius * pixelsPerShare) / STEPS, seen: seen.length / ACROSS.length };
  });
}

/** Null where nobody was read. */
export function limbsSeen(person: Person | null): LimbsSeen | null {
  if (!person) return null;
  const { parts, width, height, body, hands } = person;
  const partAt = (x: number, y: number): Part => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    const isInside = px >= 0 && py >= 0 && px < width && py < height;
    return isInside ? PARTS[parts[py * width + px]!]! : 'background';
  };
  const arms = body.arms.flatMap((arm) => limbSteps(arm, partAt, SHOWS_ARM));
  const legs = body.legs.flatMap((leg) => limbSteps(leg, partAt, SHOWS_LEG));
  const hand = HAND_AREA * body.stature ** 2;
  const whole = [...arms, ...legs].reduce((sum, { area }) => sum + area, 0) + 2 * hand;
  const shared = (steps: readonly LimbStep[]) => steps.map((step) => ({ ...step, area: step.area / whole }));
  const hidden = hands.seen.filter((seen) => seen === null).length;
  return { arms: shared(arms), legs: shared(legs), hiddenHands: (hidden * hand) / whole };
}
