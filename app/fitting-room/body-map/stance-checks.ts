import type { Landmark } from '../../domain/photos/body-map.ts';
import type { FindingCode } from './photo-findings.ts';

/**
 * Lengths in torsos (shoulder joints to hip joints), with bounds from ANSUR II and the perspective of a phone
 * at any height. In statures: hips 0.30 below shoulders, thigh 0.24, shank 0.24, foot 0.15 (heel to ball
 * 0.11), shoulder joints 0.22 apart, eyes 0.07 below the crown.
 */
export interface Stance {
  /** Between the joints; 0.7 from the front. */
  shoulders: number;
  mirrored: boolean;
  /** Cosine of the trunk's angle to the vertical. */
  upright: number;
  thighs: readonly [number, number];
  shanks: readonly [number, number];
  /** How much nearer to the camera than the hip, as the model guesses. */
  kneesForward: readonly [number, number];
  pointed: readonly [number, number];
  anklesApart: number;
  /** To the picture's edges from the crown and the lower toes; negative when cut. */
  roomAbove: number;
  roomBelow: number;
  roomBelowAnkles: number;
  heightShare: number;
  arms: readonly [Arm, Arm];
  /** Visibility of the better ankle, 0..1. */
  anklesSeen: number;
  torso: number;
}

interface Arm {
  /** From the middle line outward, in half shoulder widths. */
  wristOut: number;
  wristDown: number;
  elbowDown: number;
  /** From the middle between the ears to what is nearest of wrist and knuckles, in torsos. */
  toHead: number;
}

const EYES_TO_CROWN = 0.07 / 0.3;

/** `marks`: 33 landmarks in 0..1 of a picture of this size. Returns null without a trunk to measure by. */
export function readStance(marks: readonly Landmark[], width: number, height: number): Stance | null {
  const x = (i: number) => (marks[i]?.[0] ?? 0) * width;
  const y = (i: number) => (marks[i]?.[1] ?? 0) * height;
  const middle = (axis: (i: number) => number, a: number, b: number) => (axis(a) + axis(b)) / 2;
  const across = middle(x, 23, 24) - middle(x, 11, 12);
  const down = middle(y, 23, 24) - middle(y, 11, 12);
  const torso = Math.hypot(across, down);
  if (torso < 1) return null;
  const shoulders = Math.hypot(x(11) - x(12), y(11) - y(12));
  const below = (axis: (i: number) => number, lower: number, upper: number): number =>
    (axis(lower) - axis(upper)) / torso;
  const both = (lower: readonly [number, number], upper: readonly [number, number]) =>
    [below(y, lower[0], upper[0]), below(y, lower[1], upper[1])] as const;
  const forward = (knee: number, hip: number) => ((marks[hip]![2] - marks[knee]![2]) * width) / torso;
  // Outward is to the picture's right for her left arm, unless her back is seen.
  const mirrored = x(12) > x(11);
  const fromHead = (k: number): number => Math.hypot(x(k) - middle(x, 7, 8), y(k) - middle(y, 7, 8)) / torso;
  const arm = (
    side: 1 | -1,
    [shoulder, elbow, wrist, ...knuckles]: readonly [number, number, number, ...number[]],
  ): Arm => ({
    wristOut: (side * (mirrored ? -1 : 1) * (x(wrist) - middle(x, 11, 12))) / (shoulders / 2 || 1),
    wristDown: below(y, wrist, shoulder),
    elbowDown: below(y, elbow, shoulder),
    toHead: Math.min(...[wrist, ...knuckles].map(fromHead)),
  });
  const crown = middle(y, 2, 5) - EYES_TO_CROWN * torso;
  const toes = Math.max(y(31), y(32));
  return {
    shoulders: shoulders / torso,
    mirrored,
    upright: down / torso,
    thighs: both([25, 26], [23, 24]),
    shanks: both([27, 28], [25, 26]),
    kneesForward: [forward(25, 23), forward(26, 24)],
    pointed: both([31, 32], [29, 30]),
    anklesApart: Math.hypot(x(27) - x(28), y(27) - y(28)) / torso,
    roomAbove: crown / torso,
    roomBelow: (height - toes) / torso,
    roomBelowAnkles: (height - Math.max(y(27), y(28))) / torso,
    heightShare: (toes - crown) / height,
    arms: [arm(1, [11, 13, 15, 17, 19, 21]), arm(-1, [12, 14, 16, 18, 20, 22])],
    anklesSeen: Math.max(marks[27]![3], marks[28]![3]),
    torso,
  };
}

/** Half of the distance from eyes to crown: more than hair is cut. */
const CUT_HEAD = -EYES_TO_CROWN / 2;
/** A shoe is some 0.3 torsos high: up to a quarter of it may be cut. */
const CUT_TOES = -0.08;
const CUT_ANKLES = 0.06;
/** 0.7 from the front: less than this is a turn of more than 50 degrees. */
const TURNED = 0.42;
const LEANING = 0.82; // more than 35 degrees
/** 0.8 torsos from the front, 0.6 from above (30 degrees), at most 0.45 on a chair. */
const SEATED_THIGH = 0.45;
/** Between the two the model's depth decides: a thigh that points at the camera. */
const FORESHORTENED_THIGH = 0.6;
const FORWARD_KNEE = 0.6;
/** 0.6 to 0.9 torsos from the front. */
const FOLDED_SHANK = 0.35;
/** A leg is 1.25 to 1.7 torsos. */
const DRAWN_UP_LEG = 1.05;
const BENT_LEG = 1.2;
/** Distance of the ankles by a leg's height: more than 19 degrees on both sides. */
const STAR = 0.8;
/** Heel to ball is 0.37 torsos: at full length the foot points down; flat it is 0.15 to 0.3. */
const POINTED = 0.33;
const LEAST_HEIGHT = 0.5;
/** Hips are 0.6 of the shoulders wide: a wrist within that is on the trunk. */
const ON_TRUNK = 0.75;
const CLOSE = 0.9;

/** The ears are 0.25 torsos from the middle of the head, hair 0.3: a hand this near touches one of them. */
const AT_HEAD = 0.27;
/** A raised one is nearer to the camera, or at the back of the head. */
const RAISED_AT_HEAD = 0.4;

const most = (pair: readonly [number, number]): number => Math.max(...pair);
const least = (pair: readonly [number, number]): number => Math.min(...pair);

const isRaised = ({ wristDown, elbowDown }: Arm): boolean => wristDown < -0.05 || elbowDown < -0.02;

const isAtHead = (arm: Arm): boolean => arm.toHead < (isRaised(arm) ? RAISED_AT_HEAD : AT_HEAD);

function isInFront(arm: Arm): boolean {
  if (isRaised(arm) || arm.wristDown > 1.3) return false;
  if (arm.wristDown < arm.elbowDown - 0.05) return arm.wristOut < 1;
  return arm.wristOut < (arm.wristDown > 0.95 ? 0.5 : ON_TRUNK);
}

const legLengths = ({ thighs, shanks }: Stance) => [thighs[0] + shanks[0], thighs[1] + shanks[1]] as const;

const isOnOneLeg = (legs: readonly [number, number], shanks: readonly [number, number]): boolean =>
  least(legs) < DRAWN_UP_LEG || least(shanks) < FOLDED_SHANK;

const hasSeatedThighs = ({ thighs, kneesForward }: Stance): boolean =>
  most(thighs) < SEATED_THIGH || (most(thighs) < FORESHORTENED_THIGH && least(kneesForward) > FORWARD_KNEE);

function fallOf(stance: Stance): 'seated' | 'jumping' | 'not-standing' | null {
  const { shanks, pointed, arms, upright } = stance;
  if (upright < LEANING) return 'not-standing';
  const legs = legLengths(stance);
  const wide = stance.anklesApart > STAR * most(legs);
  const isSpread = wide || most(legs) < BENT_LEG;
  const pointing = least(pointed) > POINTED;
  const seated = hasSeatedThighs(stance) && most(shanks) > FOLDED_SHANK;
  const drawnUp = most(legs) < DRAWN_UP_LEG;
  if (arms.some(isRaised) && (isSpread || pointing)) return 'jumping';
  if (pointing && (seated || drawnUp || isSpread)) return 'jumping';
  if (seated) return 'seated';
  if (drawnUp) return 'not-standing';
  return wide || isOnOneLeg(legs, stance.shanks) ? 'not-standing' : null;
}

const isClose = (arm: Arm): boolean => !isRaised(arm) && arm.wristOut < CLOSE;

const areFeetCut = ({ roomBelow, roomBelowAnkles, anklesSeen }: Stance): boolean =>
  roomBelow < CUT_TOES || roomBelowAnkles < CUT_ANKLES || anklesSeen < 0.2;

export function judgeStance(stance: Stance): FindingCode[] {
  const { arms, roomAbove, roomBelow } = stance;
  const noFeet = areFeetCut(stance);
  const noHead = roomAbove < CUT_HEAD;
  const fall = fallOf(stance);
  // Legs that are cut off are guessed; a true seat shows the feet.
  const seated = fall === 'seated';
  const inFront = arms.some(isInFront);
  const atHead = arms.some(isAtHead);
  const findings: [found: boolean, code: FindingCode | null][] = [
    [noHead, 'head-missing'],
    [stance.mirrored, 'not-facing'],
    [stance.shoulders < TURNED, 'turned-sideways'],
    [seated || !noFeet, fall],
    [noFeet && !seated, 'feet-missing'],
    [fall === null && stance.heightShare < LEAST_HEIGHT, 'too-small'],
    [!noHead && !noFeet && (roomAbove < 0 || roomBelow < 0.02), 'tight-frame'],
    [atHead, 'hand-at-head'],
    [!atHead && arms.some(isRaised), 'arms-raised'],
    [inFront, 'arms-in-front'],
    [!inFront && arms.some(isClose), 'arms-close'],
  ];
  return findings.flatMap(([found, code]) => (found && code ? [code] : []));
}
