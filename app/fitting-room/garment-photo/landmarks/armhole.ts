// Where a sleeve lies against the body, the picture shows what the outline does not: the seam of the armhole runs down from
// the shoulder, and from the armpit on the sleeve's edge runs along the flank. The armpit is where both lines meet.
import { clamp, distance, lerpPoint, unitVector, type Point } from '../../pixels/pixels.ts';
import type { Mask } from '../../pixels/connected-components.ts';
import type { LabPlanes } from '../cut-out/lab-planes.ts';

export interface ArmpitGuess {
  /** The shoulder's corner and the armpit as the outline tells it, pixels. */
  shoulder: Point;
  armpit: Point;
  sure: number;
  /** Unit vectors. */
  outward: Point;
  down: Point;
  /** Between the shoulders, pixels. */
  width: number;
}

/** In shoulder widths, around the guess; the last is what lies so far off that it must be twice as plain. */
const ASIDE = { reach: 0.12, usual: 0.1 };
const ALONG = { reach: 0.14, usual: 0.09 };
const STEP = 0.012;
/** How far the armhole swings inward, as shares of its length. */
const SWINGS = [0, 0.07, 0.14, 0.21, 0.28];
/** Ways of the flank below: outward per down. */
const LEANS = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.42, 0.55];
const FLANK = 0.2;
const SAMPLES = 14;
/** Color step that counts as a whole line. */
const WHOLE = 14;
const UNUSUAL = 0.15;
/** Of the sleeve beside the armpit, in shoulder widths: the outer edge of a sleeve has none. */
const BESIDE = 0.07;
/** What a turn of both lines adds, and at which it is whole. */
const TURN = { worth: 0.25, whole: 0.6 };

/** How much a line shows between two points, 0..1: its sides differ from each other or from it. */
function lineShown({ width, height, planes }: LabPlanes, line: readonly Point[]): number {
  const at = (x: number, y: number) =>
    clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
  let sum = 0;
  for (let k = 1; k < line.length; k++) {
    const [[x, y], [tx, ty]] = [line[k]!, unitVector(line[k - 1]!, line[k]!)];
    const [one, other, middle] = [at(x - 3 * ty, y + 3 * tx), at(x + 3 * ty, y - 3 * tx), at(x, y)];
    let [step, dent] = [0, 0];
    for (const plane of planes) {
      step += (plane[one]! - plane[other]!) ** 2;
      dent += ((plane[one]! + plane[other]!) / 2 - plane[middle]!) ** 2;
    }
    sum += Math.min(1, Math.sqrt(Math.max(0.5 * step, dent)) / WHOLE);
  }
  return sum / (line.length - 1);
}

const steps = (reach: number): number[] =>
  Array.from({ length: 2 * Math.round(reach / STEP) + 1 }, (_, k) => k * STEP - reach);
const PLACES = steps(ALONG.reach).flatMap((along) => steps(ASIDE.reach).map((aside) => ({ along, aside })));

interface Tried {
  score: number;
  at: Point;
  shown: number;
}

/** Best lines through each of the places. */
function triedPlaces(lab: LabPlanes, { mask }: Mask, guess: ArmpitGuess): Tried[] {
  const { shoulder, armpit, outward, down, width } = guess;
  const moved = ([x, y]: Point, out: number, below: number): Point => [
    x + out * outward[0] + below * down[0],
    y + out * outward[1] + below * down[1],
  ];
  const armhole = (end: Point, swing: number): Point[] => {
    const inward = -swing * distance(shoulder, end);
    // The first of it lies in the shoulder's own edge.
    return Array.from({ length: SAMPLES }, (_, k) => {
      const t = 0.2 + (0.8 * k) / (SAMPLES - 1);
      return moved(lerpPoint(shoulder, end, t), inward * 4 * t * (1 - t), 0);
    });
  };
  const flank = (start: Point, lean: number): Point[] =>
    Array.from({ length: SAMPLES }, (_, k) => {
      const t = (FLANK * width * k) / (SAMPLES - 1);
      return moved(start, lean * t, t);
    });
  const wayOf = (line: readonly Point[]): number => {
    const [[x0, y0], [x1, y1]] = [line.at(-3)!, line.at(-1)!];
    const [dx, dy] = [x1 - x0, y1 - y0];
    return Math.atan2(dx * outward[0] + dy * outward[1], dx * down[0] + dy * down[1]);
  };
  return PLACES.map(({ along, aside }) => {
    const at = moved(armpit, aside * width, along * width);
    const [x, y] = moved(at, BESIDE * width, 0);
    const best: Tried = { score: -1, at, shown: 0 };
    if (!mask[Math.round(y) * lab.width + Math.round(x)]) return best;
    const off = (aside / ASIDE.usual) ** 2 + (along / ALONG.usual) ** 2;
    const flanks = LEANS.map((lean) => ({ lean, below: lineShown(lab, flank(at, lean)) }));
    for (const swing of SWINGS) {
      const line = armhole(at, swing);
      const [above, way] = [lineShown(lab, line), wayOf(line)];
      for (const { lean, below } of flanks) {
        const turn = clamp((way - Math.atan(lean)) / TURN.whole, -1, 1);
        const score = above + below + TURN.worth * turn - UNUSUAL * off;
        if (score > best.score) Object.assign(best, { score, shown: Math.min(above, below) });
      }
    }
    return best;
  });
}

/** In shoulder widths: both lines are seen to run on a little below where they meet, for the armhole's goes over into the flank's. */
const RUNS_ON = 0.025;
/** In shoulder widths: a seam so near the guess bears it out. */
const BEARS_OUT = 0.08;

/** Of one garment: as deep and as far out on each side. */
export function armpitsOfSeams(
  lab: LabPlanes,
  mask: Mask,
  guesses: readonly ArmpitGuess[],
): { at: Point; shown: number; sure: number }[] {
  const tried = guesses.map((guess) => triedPlaces(lab, mask, guess));
  const sums = PLACES.map((_, k) => tried.reduce((sum, places) => sum + places[k]!.score, 0));
  const best = sums.indexOf(Math.max(...sums));
  return tried.map((places, k) => {
    const { armpit, down, width, sure } = guesses[k]!;
    const { at, shown } = places[best]!;
    const raised: Point = [at[0] - RUNS_ON * width * down[0], at[1] - RUNS_ON * width * down[1]];
    const isBorneOut = distance(raised, armpit) < BEARS_OUT * width;
    return { at: raised, shown, sure: clamp(Math.max(shown, isBorneOut ? sure : 0), 0, 0.8) };
  });
}
