import { ribbedCloth } from '../tailoring/trim.ts';
import {
  hatBand,
  hatSheet,
  hatDome,
  headPoint,
  hatCloth,
  hatSeam,
  hatLine,
  type Hat,
} from './hat-drawing.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { CoordinatePairs } from '../pixels/paths.ts';
import type { Point } from '../pixels/pixels.ts';

/** Drop of the cuff's edge from brow to temples, and its height, in half widths of the head. */
const CUFF = { fall: 0.3, high: 0.32 };

/** The measured half width includes the hair, which knit presses down. */
export const PRESSED = 0.96;

/**
 * Higher at the brow. `x` from the ring's middle and `up` from the hat's edge, in half widths of the head.
 */
const ringAt = ({ head }: Hat, x: number, up: number): number =>
  ((up - CUFF.fall * Math.abs(x) ** 2.4) * head.half) / head.rise - 0.02;

const RING = [-1, -0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85, 1];
const BACK = [...RING].reverse();

const ring = (hat: Hat, up: number, wide: number, xs = RING): number[] =>
  xs.flatMap((x) => [x * wide * PRESSED, ringAt(hat, x, up)]);

function cuff(hat: Hat): Point[] {
  const [half, low] = [ringAt(hat, 1, CUFF.high * 0.5), ringAt(hat, 1, 0.04)];
  const [out, below] = [PRESSED * 1.036, PRESSED * 1.02];
  const upper = ring(hat, CUFF.high, 1.01);
  const lower = ring(hat, 0, 0.97, BACK);
  const ends = [out, half, below, low, ...lower, -below, low, -out, half];
  return hatLine(hat, [...upper, ...ends, ...upper.slice(0, 2)]);
}

export function pompomOn(hat: Hat, y: number): Sheet {
  const [x0, y0] = headPoint(hat)(0, y);
  const radius = hat.head.half * 0.36;
  const ball = Array.from({ length: 40 }, (_, k): Point => {
    const angle = (k / 40) * Math.PI * 2;
    const reach = radius * (1 + 0.05 * Math.sin(k * 4.7));
    return [x0 + Math.cos(angle) * reach, y0 + Math.sin(angle) * reach];
  });
  return hatSheet(hat, [ball], 1, { cloth: { ...hat.cloth, fabric: 'teddy' } });
}

/** A knit hat on a flat head still stands up as a dome. */
export const beanieTop = ({ head }: Hat): number => Math.max(1.12, (1.06 * head.half) / head.rise);

export function beanie(hat: Hat, pompom: boolean): Sheet[] {
  const high = beanieTop(hat);
  const ribs = [-0.86, -0.68, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.68, 0.86].map((x) =>
    hatSeam(hat, [x * 0.2, high, x * 0.82, high * 0.74, x * 0.98, 0.24], 0.0045, 0.8, 0.26),
  );
  const skull = Array.from({ length: 9 }, (_, k): Point => {
    const angle = (k / 8) * (Math.PI / 2);
    return [PRESSED * Math.sin(angle) ** 0.9, high * Math.cos(angle) ** 0.86];
  });
  const crown = [...hatDome(hat, skull.flat()), ...hatLine(hat, ring(hat, 0.1, 1, BACK))];
  return [
    ...(pompom ? [pompomOn(hat, high + 0.16)] : []),
    hatSheet(hat, [crown], 1.04, { lines: ribs }),
    hatSheet(hat, [cuff(hat)], 1.04, {
      cloth: ribbedCloth(hat.cloth),
      shadow: 0.5,
      crisp: false,
      lines: [hatSeam(hat, ring(hat, CUFF.high - 0.02, 1.02), 0.0035, 0.6, 0.3)],
    }),
  ];
}

const BERET = [
  -1.04, 0.18, -1.2, 0.42, -0.9, 0.9, -0.1, 1.22, 0.85, 1.16, 1.42, 0.78, 1.38, 0.44, 1.02, 0.2, 0.5, 0.26, 0,
  0.28, -0.5, 0.26, -1.04, 0.18,
];

export function beret(hat: Hat): Sheet[] {
  const stalk = hatLine(hat, [0.18, 1.2, 0.2, 1.34, 0.28, 1.33, 0.27, 1.19]);
  const lines = [hatSeam(hat, [-0.9, 0.6, 0.1, 0.72, 1.2, 0.56], 0.005, 0.8, 0.25)];
  return [
    hatSheet(hat, [hatLine(hat, BERET), stalk], 1.35, { lines }),
    hatSheet(hat, [hatBand(hat, 1.03, 0.16, 0.3)], 1.05, { shadow: 0.35 }),
  ];
}

interface Cap {
  crown: CoordinatePairs;
  wide: number;
  seams: readonly (readonly [pairs: CoordinatePairs, width?: number, tone?: number, strength?: number])[];
  button?: CoordinatePairs;
  peak: CoordinatePairs;
  reach: number;
  stitched: CoordinatePairs;
}

/** A baseball cap's peak is narrower than the crown; as wide as it, it would look like a helmet. */
const CAPS: Record<'cap' | 'flat-cap', Cap> = {
  cap: {
    crown: [0, 1.13, 0.4284, 1.0961, 0.7956, 0.8588, 0.9894, 0.452, 1.02, 0.1],
    wide: 1.02,
    seams: [
      [[0, 1.13, 0.03, 0.6, 0, 0.22]],
      [[0, 1.13, -0.5, 0.8, -0.78, 0.16]],
      [[0, 1.13, 0.5, 0.8, 0.78, 0.16]],
    ],
    button: [0, 1.18, 0.07, 1.16, 0.09, 1.11],
    peak: [
      -0.9, 0.16, -0.495, 0.27, 0, 0.3, 0.495, 0.27, 0.9, 0.16, 0.828, -0.025, 0.45, -0.22, 0, -0.27, -0.45,
      -0.22, -0.828, -0.025, -0.9, 0.16,
    ],
    reach: 0.9,
    stitched: [-0.72, -0.005, 0, -0.18, 0.72, -0.005],
  },
  'flat-cap': {
    crown: [0, 1, 0.4788, 0.97, 0.8892, 0.76, 1.1058, 0.4, 1.14, 0.1],
    wide: 1.14,
    seams: [[[-1, 0.45, 0, 0.56, 1, 0.45], 0.003, 0.7, 0.3]],
    peak: [
      -0.78, 0.16, -0.429, 0.27, 0, 0.3, 0.429, 0.27, 0.78, 0.16, 0.7176, 0.02, 0.39, -0.13, 0, -0.18, -0.39,
      -0.13, -0.7176, 0.02, -0.78, 0.16,
    ],
    reach: 0.78,
    stitched: [-0.624, 0.04, 0, -0.09, 0.624, 0.04],
  },
};

export function cap(hat: Hat, shape: 'cap' | 'flat-cap'): Sheet[] {
  const { crown, wide, seams, button, peak, reach, stitched } = CAPS[shape];
  const lines = seams.map(([pairs, ...sewn]) => hatSeam(hat, pairs, ...sewn));
  return [
    hatSheet(hat, [hatCloth(hat, hatDome(hat, crown), wide, 0.22)], wide * 1.04, { lines }),
    ...(button ? [hatSheet(hat, [hatDome(hat, button)], 0.2, { shadow: 0.2 })] : []),
    hatSheet(hat, [hatLine(hat, peak)], reach * 1.1, {
      lines: [hatSeam(hat, stitched, 0.0012, 0.7, 0.35)],
      shadow: 0.5,
    }),
  ];
}
