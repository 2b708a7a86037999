import type { ClassMaps } from '../../domain/photos/body-map.ts';
import type { SceneLights } from '../person/light-and-color/scene-lights.ts';
import type { Frame } from '../person/measures/body-frame.ts';
import type { HeadCovering } from '../person/segmentation/head-covering.ts';
import type { Picture } from '../pixels/pixels.ts';

/** Before undressing; all planes have the crop's size. */
export interface DressedPhoto {
  crop: Picture;
  classes: ClassMaps;
  frame: Frame;
  /** 0..255: face and hair stay. */
  lock: Uint8Array;
  /** 0..255: bare skin of hers that is seen. */
  ownSkin: Uint8Array;
  covering: HeadCovering | null;
  /** 0..255: hands, and what they hold before the body. */
  inFront: Uint8Array;
  lights: SceneLights;
}
