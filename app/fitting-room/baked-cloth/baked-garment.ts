// A garment that was cut, sewn and dropped once on the standard body (tools/bake), as maps seen from the front. Left and right
// are the picture's. What a file of maps holds: docs/baked-garments.md.

/** Pixels of a map per centimeter. */
export const PX_PER_CM = 6.4;
/** Where the standard body stands on the canvas that the layers lie on: its middle, and the floor. */
export const CANVAS = { width: 768, height: 1152, middle: 384, floor: 1120 } as const;
/** Of the part's byte: the side of the cloth that lies on her, seen past an edge (the back of a hem, a lining). */
export const INNER_SIDE = 0x80;
/** A light of 1 is white cloth that faces the viewer in that light alone; this much is byte 255, and bytes are its square root. */
export const BRIGHTEST = 1.6;
/** Pixels between two points of a grid of cloth coordinates. */
export const GRID_STEP = 6;
export const LIGHTS = ['front', 'left', 'right', 'top'] as const;

export type LayerName =
  | 'trunk'
  | 'left front'
  | 'right front'
  | 'left sleeve'
  | 'right sleeve'
  | 'left leg'
  | 'right leg'
  | 'skirt'
  | 'collar'
  | 'bag'
  | 'crown'
  | 'cuff'
  | 'brim'
  | 'ribbon'
  | 'loop'
  | 'left end'
  | 'right end';

/** In order from the upper end of a layer to its lower one. */
export type StationName =
  | 'neck'
  | 'shoulder'
  | 'armpit'
  | 'bust'
  | 'waist'
  | 'hip'
  | 'crotch'
  | 'knee'
  | 'elbow'
  | 'hem'
  | 'cuff';

/** Both edges of the garment at one height of the standard body (on a limb: square to its axis), in pixels of the canvas. */
export interface Station {
  name: StationName;
  left: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
}

/** A rectangle of an atlas, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of the pattern, as seen in one layer: its place on the cloth by a grid of points. */
export interface BakedPart {
  /** The byte of the part's pixels, without INNER_SIDE. */
  id: number;
  /** As the pattern calls it: `front left`, `waistband`. */
  name: string;
  /** The grid in the coordinate atlas; its first point lies on the pixel `from` of the layer, the next GRID_STEP pixels on. */
  grid: Box;
  from: readonly [x: number, y: number];
  /** Of the piece, flat, in cm: u to the right as worn, v upward from the floor of a body that stands. */
  flat: { u: readonly [low: number, high: number]; v: readonly [low: number, high: number] };
}

export interface BakedLayer {
  name: LayerName;
  /** In the atlas of maps. */
  box: Box;
  /** Where the box's upper left corner lies on the canvas. */
  at: readonly [x: number, y: number];
  stations: readonly Station[];
  parts: readonly BakedPart[];
}

/** Of the standard body's hanging arm at the picture's right, in cm: away from its middle, and above the floor. */
export type StandardArm = Readonly<
  Record<'shoulder' | 'elbow' | 'wrist', readonly [aside: number, height: number]>
>;

/** What a file of maps says of them. Grids of cloth coordinates lie below the maps in the PNG. */
export interface BakedFacts {
  garment: string;
  /** From what lies below to what lies on top. */
  layers: readonly BakedLayer[];
  atlas: { width: number; height: number };
  /** Of another body than the woman's of average build. */
  arm?: StandardArm;
}

/** A picture without the channels that nothing reads. */
export interface Channels {
  width: number;
  data: Uint8Array;
}

/** Where a pixel of a layer's box has its coverage in `forms`; its part follows. */
export const formAt = ({ forms }: BakedGarment, { box }: BakedLayer, x: number, y: number): number =>
  ((box.y + y) * forms.width + box.x + x) * 2;

/** Whether cloth's outer side is seen there. */
export function isOuterCloth(garment: BakedGarment, layer: BakedLayer, x: number, y: number): boolean {
  const { data } = garment.forms;
  const o = formAt(garment, layer, x, y);
  return data[o]! > 127 && (data[o + 1]! & INNER_SIDE) === 0;
}

export interface BakedGarment {
  facts: BakedFacts;
  /** Two bytes a pixel, coverage and part; below the atlas, by grid: u, then as many columns of v, each as high and low byte of (cm + 200) x 100 (in the file: restoreGrids). */
  forms: Channels;
  /** Three bytes a pixel, above light from left, front, right. Below, as large: normal x, light from top, normal y (128 is 0, 255 is 1, y is upward). */
  lights: Channels;
}
