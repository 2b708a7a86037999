import type { BagShape } from '../../domain/looks/look.ts';
import type { CoordinatePairs } from '../pixels/paths.ts';

/** Thickness in thousandths of the body's size. */
type Seam = readonly [pairs: CoordinatePairs, thick: number, strength: number];

/** Defaults: as light as the cloth, a shadow of 0.45. */
interface Panel {
  tone?: number;
  shadow?: number;
  seams?: readonly Seam[];
}

/** Shares of the bag's width and height; the corners' radii of the shorter side. */
export interface BoxPart extends Panel {
  box: { round: number; crown?: number; taper: number; down?: number; width?: number; height?: number };
  sag?: number;
  flap?: CoordinatePairs;
}

export interface SidePart extends Panel {
  side: CoordinatePairs;
}

/** Half its width, where it is sewn on, its thickness in thousandths of the body's size. */
export interface HandlePart {
  handle: readonly [reach: number, from: number, thick: number];
  tone?: number;
  /** Height as a share of what a bag is held by, and at most of the bag's own height. */
  rise?: number;
  most?: number;
}

/** Middle of its top on the bag; its measures in thousandths of the body's size. */
export interface MetalPart {
  metal: readonly [across: number, down: number, width: number, height: number, round: number];
  /** Belongs to a handle, and is left out without one. */
  ofHandle?: boolean;
}

export type BagPart = BoxPart | SidePart | HandlePart | MetalPart;

/** In thousandths of the body's size. */
export interface Bag {
  width: number;
  height: number;
  parts: readonly BagPart[];
}

const across = (down: number, half: number, bend = 0, thick = 1.6): Seam => [
  [-half, down, 0, down + bend, half, down],
  thick,
  0.5,
];

const RIVET = 0.17 - 2.2 / 112;

const TOTE: readonly BagPart[] = [
  { handle: [0.2, 0.06, 4.2], rise: 0.9, tone: 0.72 },
  {
    box: { round: 0.09, crown: 2 / 112, taper: -0.05 },
    sag: 0.035,
    seams: [
      [[-0.51, 0.075, 0, 0.115, 0.51, 0.075], 1.3, 0.45],
      [[-0.48, 0.93, 0, 0.945, 0.48, 0.93], 1.2, 0.35],
      [[-0.475, 0.06, -0.455, 0.93], 1.2, 0.3],
    ],
  },
  {
    side: [0.525, 0, 0.5, 0.97, 0.4, 0.995, 0.425, 0.02],
    tone: 0.8,
    shadow: 0,
    seams: [[[0.462, 0.02, 0.44, 0.5, 0.45, 0.98], 2, 0.45]],
  },
  { handle: [0.25, 0.2, 4.2] },
  { metal: [-0.25, RIVET, 4.4, 4.4, 2.2], ofHandle: true },
  { metal: [0.25, RIVET, 4.4, 4.4, 2.2], ofHandle: true },
];

const flapped = (round: number, taper: number): readonly BagPart[] => [
  { handle: [0.43, 0.06, 4] },
  {
    box: { round, crown: round * 0.8, taper },
    seams: [[[-0.46, 0.9, 0, 0.93, 0.46, 0.9], 1.1, 0.3]],
  },
  {
    box: { round, crown: round * 0.8, taper, width: 1.005 },
    flap: [0.49, 0.3, 0.455, 0.47, 0.34, 0.57, 0, 0.62, -0.34, 0.57, -0.455, 0.47, -0.49, 0.3],
    shadow: 0.6,
    seams: [
      [[0.455, 0.3, 0.42, 0.45, 0.31, 0.535, 0, 0.58, -0.31, 0.535, -0.42, 0.45, -0.455, 0.3], 1.1, 0.32],
    ],
  },
  { metal: [0, 0.51, 11, 8.5, 2] },
];

const BACKPACK: readonly BagPart[] = [
  { handle: [0.12, 0.03, 3.4], most: 0.15 },
  {
    box: { round: 0.2, crown: 0.42, taper: 0.1 },
    seams: [
      [[-0.4, 0.42, -0.36, 0.16, -0.2, 0.07, 0, 0.05, 0.2, 0.07, 0.36, 0.16, 0.4, 0.42], 2.2, 0.6],
      [[-0.45, 0.55, -0.42, 0.95], 1.4, 0.35],
      [[0.45, 0.55, 0.42, 0.95], 1.4, 0.35],
    ],
  },
  {
    box: { round: 0.12, crown: 0.1, taper: 0.04, down: 0.52, width: 0.74, height: 0.42 },
    tone: 1.08,
    shadow: 0.6,
    seams: [[[-0.31, 0.6, 0, 0.585, 0.31, 0.6], 2, 0.6]],
  },
  { metal: [0.3, 0.6, 3.4, 9, 1] },
];

const plain = (round: number, taper: number, seams: readonly Seam[]): readonly BagPart[] => [
  { handle: [0.26, 0.05, 4] },
  { box: { round, taper }, seams },
];

const DUFFEL: readonly Seam[] = [
  across(0.1, 0.4, 0, 2.2),
  [[-0.26, 0.02, -0.26, 1], 5, 0.45],
  [[0.26, 0.02, 0.26, 1], 5, 0.45],
];
const WOVEN = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((down) => across(down, 0.49, 0.012, 1.8));

export const BAGS: Record<BagShape, Bag> = {
  tote: { width: 132, height: 112, parts: TOTE },
  shoulder: { width: 118, height: 76, parts: flapped(0.26, 0.05) },
  crossbody: { width: 96, height: 68, parts: flapped(0.24, 0.03) },
  briefcase: {
    width: 150,
    height: 100,
    parts: [
      ...plain(0.08, 0.01, [across(0.42, 0.5, 0.03, 2), across(0.94, 0.48)]),
      { metal: [-0.2, 0.42, 8, 6, 1] },
      { metal: [0.2, 0.42, 8, 6, 1] },
    ],
  },
  backpack: { width: 128, height: 172, parts: BACKPACK },
  duffel: { width: 190, height: 104, parts: plain(0.42, 0, DUFFEL) },
  'belt-bag': { width: 96, height: 48, parts: plain(0.46, 0.04, [across(0.3, 0.4, 0, 2)]) },
  basket: { width: 150, height: 106, parts: plain(0.2, -0.12, WOVEN) },
  clutch: {
    width: 104,
    height: 60,
    parts: [...plain(0.1, 0, [[[-0.49, 0.02, 0, 0.6, 0.49, 0.02], 1.6, 0.5]]), { metal: [0, 0.54, 8, 6, 1] }],
  },
};
