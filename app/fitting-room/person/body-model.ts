import type { ClassMaps } from '../../domain/photos/body-map.ts';
import type { Box, Picture } from '../pixels/pixels.ts';
import type { LimbsSeen } from '../body-estimation/limbs/limbs-seen.ts';
import type { PhotoCapabilities } from '../body-estimation/person.ts';
import type { Backdrop } from './light-and-color/backdrop.ts';
import type { Frame } from './measures/body-frame.ts';
import type { HandEdge } from './segmentation/hand-edges.ts';
import type { HeadCovering } from './segmentation/head-covering.ts';
import type { Shading } from './light-and-color/shading.ts';
import type { SceneLights } from './light-and-color/scene-lights.ts';
import type { Skin } from './light-and-color/skin-color.ts';

/** In pixels of `crop`, the part of the photo that clothes can reach. */
export interface BodyModel {
  photo: Picture;
  box: Box;
  width: number;
  height: number;
  crop: Picture;
  classes: ClassMaps;
  frame: Frame;
  shading: Shading;
  skin: Skin;
  /** Height of the seam between the old top and the old bottom. */
  oldWaist: number;
  /** Light of the surroundings, near [1, 1, 1]. */
  tint: readonly [number, number, number];
  exposure: number;
  backdrop: Backdrop;
  lights: SceneLights;
  /** -0.6 lit from the picture's left … 0.6 from its right. */
  light: number;
  /** 0..255: how much of the photo is kept for face and hair. */
  lock: Uint8Array;
  /** 0..255: hands, and what they hold before the body. */
  inFront: Uint8Array;
  /** 0..255: bare skin of hers that is seen, which only cloth and its shadow may change. */
  ownSkin: Uint8Array;
  /** 0..255: bags, phones, shoes. */
  things: Uint8Array;
  handRim: HandEdge;
  undressed: boolean;
  shows: PhotoCapabilities;
  /** Null for a mannequin. */
  limbs: LimbsSeen | null;
  /** 0..255: the body as it was read, under clothes and hair. */
  body: Uint8Array;
  covering: HeadCovering | null;
}
