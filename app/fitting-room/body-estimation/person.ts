// Who stands on the photo, before any garment is thought of: what each pixel shows, and the body that is under the clothes.
import type { Box, Picture, Point } from '../pixels/pixels.ts';
import type { Hands } from './hands/find-hands.ts';
import type { Chain } from './skeleton.ts';

/**
 * What a pixel shows. The order is that of the truth in tests/people-truth (README there), so that a label is its index.
 * `face` holds face, neck and bare chest, as the class model's face and body skin do above the shoulders.
 */
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

/** One station along a limb or the trunk, in pixels of the crop. */
export interface Station {
  /** Its level: `upper_arm`, `wrist`, `knee`, `waist` … (measuring-levels.ts). */
  name: string;
  /** On the axis. */
  at: Point;
  /** From the axis to the skin on the picture's left and right of the limb, across the axis. */
  left: number;
  right: number;
  /** 0 told by the build alone … 1 measured on bare skin or tight cloth. */
  sure: number;
}

/** Joints from the trunk outward; stations follow one another from the first joint to the last. */
export interface Limb {
  joints: Chain;
  stations: readonly Station[];
}

/** Half of how wide a limb is at a station. */
export const limbHalfWidth = ({ left, right }: Pick<Station, 'left' | 'right'>): number => (left + right) / 2;

/** Half of how wide a limb is at its end: its wrist or ankle. */
export const endHalfWidth = ({ stations }: Pick<Limb, 'stations'>): number => limbHalfWidth(stations.at(-1)!);

/** One of its stations, by the name of its level. */
export const findStation = ({ stations }: Limb, name: string): Station =>
  stations.find((station) => station.name === name)!;

/** The body without clothes, shoes and hair: what every garment is cut on. */
export interface Body {
  /** Crown to floor, in pixels. */
  stature: number;
  /** The picture's left and right arm (shoulder, elbow, wrist, knuckle of the index) and leg (hip, knee, ankle, toe). */
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  /** Neck to crotch, from above downward, arms left out. */
  trunk: Pick<Limb, 'stations'>;
  /** 0..255 on the crop: silhouette of the bare body, head, hands and feet included. */
  mask: Uint8Array;
}

/** 0 would look wrong … 1 will look right: what this photo can carry. */
export interface PhotoCapabilities {
  bareArms: number;
  /** Side by side, knees and ankles apart: bare, or in narrow trousers. */
  bareLegs: number;
  openNeck: number;
}

export interface Person {
  photo: Picture;
  /** The part of the photo that clothes can reach; all else here is in its pixels. */
  box: Box;
  width: number;
  height: number;
  /** A {@link PARTS} index for every pixel of the crop. */
  parts: Uint8Array;
  body: Body;
  hands: Hands;
  shows: PhotoCapabilities;
}
