import type { Box, Picture, Point } from '../pixels/pixels.ts';
import type { Hands } from './hands/find-hands.ts';
import type { Chain } from './skeleton.ts';

/** In the order of tests/people-truth. `face` holds face, neck and bare chest, as in the class model. */
export const PARTS = [
  'background',
  'hair',
  'face',
  'arm',
  'hand',
  'leg',
  'foot',
  'top',
  'bottom',
  'dress',
  'outer',
  'shoe',
  'held',
  'headwear',
] as const;
export type Part = (typeof PARTS)[number];

export interface Station {
  /** Name of its level, as in measuring-levels.ts. */
  name: string;
  at: Point;
  /** From the axis to the skin, across the axis. */
  left: number;
  right: number;
  /** 0 from the build alone … 1 measured on bare skin or tight cloth. */
  sure: number;
}

/** Joints and stations run outward from the trunk. */
export interface Limb {
  joints: Chain;
  stations: readonly Station[];
}

export const limbHalfWidth = ({ left, right }: Pick<Station, 'left' | 'right'>): number => (left + right) / 2;

export const endHalfWidth = ({ stations }: Pick<Limb, 'stations'>): number => limbHalfWidth(stations.at(-1)!);

export const findStation = ({ stations }: Limb, name: string): Station =>
  stations.find((station) => station.name === name)!;

export interface Body {
  /** Crown to floor, in pixels. */
  stature: number;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  trunk: Pick<Limb, 'stations'>;
  /** 0..255 on the crop: the bare body with head, hands and feet. */
  mask: Uint8Array;
}

export interface PhotoCapabilities {
  bareArms: number;
  /** Legs side by side, bare or in narrow trousers. */
  bareLegs: number;
  /** Two feet that are seen, neither behind the other. */
  feetApart: number;
  /** No arm in an old sleeve beside the head, where it hides hair and the sleeve's own edge. */
  armsDown: number;
  openNeck: number;
  /** 0 where a hand is neither seen nor can go where none is expected: crossed arms, wide cuffs. */
  hands: number;
}

export interface Person {
  photo: Picture;
  box: Box;
  width: number;
  height: number;
  parts: Uint8Array;
  body: Body;
  hands: Hands;
  /** Where the arms of hands in pockets end, behind the trunk; only once they were put there. */
  pockets?: readonly [Point | null, Point | null];
  shows: PhotoCapabilities;
}
