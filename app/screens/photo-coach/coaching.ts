// What the coach says to whom it sees, and when it counts down. Pure: time comes with every event.
import type { Landmark } from '../../domain/photos/body-map.ts';
import type { CameraReading } from '../../fitting-room/body-map/body-map-messages.ts';
import { judgeStance, readStance } from '../../fitting-room/body-map/stance-checks.ts';
import type { FindingCode } from '../../fitting-room/body-map/photo-findings.ts';

/** One thing at a time, the gravest first. */
const INSTRUCTIONS = [
  'come-in',
  'be-alone',
  'find-light',
  'step-back',
  'step-closer',
  'go-left',
  'go-right',
  'face-me',
  'stand-up',
  'arms-down',
  'arms-away',
  'hold',
] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];

/** A face darker than this comes out grainy; the checks refuse at half of it. */
const DIM_FACE = 60;
/** Somebody at the back of a street is no second person: less than this share of her height. */
const BYSTANDER = 0.45;
/** She fills this much of the height, so that clothes have pixels. */
const LEAST_HEIGHT = 0.55;
/** Her middle is at most so far from the picture's, in shares of its width. */
const OFF_MIDDLE = 0.2;

const CALLS: readonly [FindingCode, Instruction][] = [
  ['not-facing', 'face-me'],
  ['turned-sideways', 'face-me'],
  ['seated', 'stand-up'],
  ['jumping', 'stand-up'],
  ['not-standing', 'stand-up'],
  ['hand-at-head', 'arms-down'],
  ['arms-raised', 'arms-down'],
  ['arms-in-front', 'arms-down'],
  ['arms-close', 'arms-away'],
];

const tallness = (person: readonly Landmark[]): number => {
  const ys = person.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};

/** Everything that could be better, the gravest first; ['hold'] when nothing is. Left and right are hers. */
export function instructionsFor({
  people,
  frame,
  faceLight,
}: CameraReading): [Instruction, ...Instruction[]] {
  const [her, other] = people;
  const stance = her && readStance(her, frame.width, frame.height);
  if (!her || !stance) return ['come-in'];
  const codes = judgeStance(stance);
  const found = new Set<Instruction>();
  if (other && tallness(other) > BYSTANDER * tallness(her)) found.add('be-alone');
  if (faceLight < DIM_FACE) found.add('find-light');
  const cut = codes.some((code) => ['head-missing', 'feet-missing', 'tight-frame'].includes(code));
  if (cut) found.add('step-back');
  else if (stance.heightShare < LEAST_HEIGHT && !codes.includes('seated')) found.add('step-closer');
  const middle = (her[23]![0] + her[24]![0]) / 2;
  // The camera's picture is not mirrored: on its left she stands too far to her own right.
  if (middle < 0.5 - OFF_MIDDLE) found.add('go-left');
  if (middle > 0.5 + OFF_MIDDLE) found.add('go-right');
  for (const [code, call] of CALLS) if (codes.includes(code)) found.add(call);
  const [first, ...rest] = INSTRUCTIONS.filter((each) => found.has(each));
  return first ? [first, ...rest] : ['hold'];
}

/** The three lamps under the picture: what is right, what is asked for now, what is not known yet. */
export type Lamp = 'ok' | 'now' | 'open';
export interface Lamps {
  alone: Lamp;
  light: Lamp;
  whole: Lamp;
}

const WHOLE: readonly Instruction[] = ['step-back', 'step-closer', 'go-left', 'go-right'];

export function lampStates(instructions: readonly Instruction[]): Lamps {
  const [first] = instructions;
  if (first === undefined || first === 'come-in') return { alone: 'open', light: 'open', whole: 'open' };
  const lamp = (...of: readonly Instruction[]): Lamp => {
    if (of.includes(first)) return 'now';
    return instructions.some((each) => of.includes(each)) ? 'open' : 'ok';
  };
  return { alone: lamp('be-alone'), light: lamp('find-light'), whole: lamp(...WHOLE) };
}

export interface Coaching {
  phase: 'watching' | 'counting' | 'shooting';
  /** What is said. */
  instructions: [Instruction, ...Instruction[]];
  /** What the last sight would say instead, and since how many sights. */
  next: { instruction: Instruction; sights: number } | null;
  /** When she began to stand still in the right way. */
  steadySince: number | null;
  last: readonly Landmark[] | null;
  /** When the picture is taken; she pressed the button herself where `byHand`. */
  shootAt: number | null;
  byHand: boolean;
}

export const INITIAL_COACHING: Coaching = {
  phase: 'watching',
  instructions: ['come-in'],
  next: null,
  steadySince: null,
  last: null,
  shootAt: null,
  byHand: false,
};

export type CoachEvent =
  | { kind: 'sight'; sight: CameraReading; at: number }
  | { kind: 'tick'; at: number }
  | { kind: 'shutter'; at: number }
  | { kind: 'stop' };

/** An instruction changes when two sights agree: one may err. */
const AGREEING = 2;
/** She stands still when no joint moves further than this between two sights, in torsos. */
const STILL = 0.08;
const STEADY_MS = 700;

const JOINTS = [11, 12, 15, 16, 23, 24, 27, 28];

function isStill(before: readonly Landmark[] | null, { people: [now], frame }: CameraReading): boolean {
  const stance = now && readStance(now, frame.width, frame.height);
  if (!before || !stance) return false;
  const moved = JOINTS.map((i) =>
    Math.hypot((now[i]![0] - before[i]![0]) * frame.width, (now[i]![1] - before[i]![1]) * frame.height),
  );
  return Math.max(...moved) < STILL * stance.torso;
}

function applySight(state: Coaching, sight: CameraReading, at: number, timerMs: number): Coaching {
  const seen = instructionsFor(sight);
  const said = state.instructions[0];
  const sights = state.next?.instruction === seen[0] ? state.next.sights + 1 : 1;
  const changes = seen[0] !== said && sights >= AGREEING;
  const instructions = seen[0] === said || changes ? seen : state.instructions;
  const next = seen[0] === said || changes ? null : { instruction: seen[0], sights };
  const holds = instructions[0] === 'hold';
  const still = holds && isStill(state.last, sight);
  const steadySince = still
    ? (state.steadySince ?? at)
    : state.phase === 'counting'
      ? state.steadySince
      : null;
  const now: Coaching = { ...state, instructions, next, steadySince, last: sight.people[0] ?? null };
  if (state.phase === 'watching' && still && at - (steadySince ?? at) >= STEADY_MS)
    return { ...now, phase: 'counting', shootAt: at + timerMs, byHand: false };
  // She moved out of the pose: the count ends, unless she asked for it herself.
  if (state.phase === 'counting' && !holds && !state.byHand) return { ...now, ...HALTED };
  return now;
}

const HALTED = { phase: 'watching', shootAt: null, steadySince: null, byHand: false } as const;

/**
 * What follows from an event.
 * @param timerMs how long the countdown lasts
 */
export function reduceCoaching(state: Coaching, event: CoachEvent, timerMs: number): Coaching {
  if (state.phase === 'shooting') return state;
  switch (event.kind) {
    case 'sight':
      return applySight(state, event.sight, event.at, timerMs);
    case 'tick':
      return state.shootAt !== null && event.at >= state.shootAt ? { ...state, phase: 'shooting' } : state;
    case 'shutter':
      return { ...state, phase: 'counting', shootAt: event.at + timerMs, byHand: true };
    case 'stop':
      return { ...state, ...HALTED };
  }
}

/** Whole seconds to show until the picture is taken. */
export const secondsLeft = ({ shootAt }: Coaching, at: number): number =>
  shootAt === null ? 0 : Math.max(1, Math.ceil((shootAt - at) / 1000));
