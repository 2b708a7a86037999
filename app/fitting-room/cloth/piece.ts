// What a garment hands to the painter: its layers from below upward, and the lines sewn on them.
import type { Cloth, Hex } from '../../domain/looks/cloth.ts';
import type { Cut } from './creases/crease-brush.ts';
import type { Layer } from './layer.ts';
import type { Row } from '../person/measures/row-spans.ts';
import type { Point, Rgb } from '../pixels/pixels.ts';

/**
 * Hair under a hat, in one row of the picture on one side of the face: what lies at `natural` moves to `target`; from
 * `end` on nothing does.
 */
export interface PressedRow {
  y: number;
  sign: -1 | 1;
  /** Where the face ends, where the hair shall end, where it ends on the photo, where the wall is its own again. */
  inner: number;
  target: number;
  natural: number;
  end: number;
}

/** How a layer takes light from the photo; see TRUST in paint-context.ts. */
export type ShadingMode = 'top' | 'trousers' | 'skirt' | 'coat' | 'shoes' | 'legs' | 'gloves' | 'trim';

/** A seam, edge or placket, drawn in the cloth's own color made darker or lighter. */
export interface Line {
  points: readonly Point[];
  /** Pixels. */
  width: number;
  /** Multiplier of the cloth's color. */
  tone: number;
  /** 0..1. */
  strength: number;
  /** Drawn on the sleeves only. */
  onSleeves?: boolean;
  /** Its own color instead of the cloth's: zips, toggles. */
  color?: Hex;
}

export interface Button {
  at: Point;
  /** Pixels. */
  radius: number;
  /** Of metal: its own color instead of the cloth's made darker. */
  color?: Hex;
}

/** Something sewn on in the garment's own cloth: a pocket, a flap, a tab. */
export interface Patch {
  outline: readonly Point[];
  /** How far it stands off, pixels. */
  thick: number;
  /** Strength of its shadow on the cloth below, 0..1. */
  shadow: number;
  /** Sewn on the sleeves, not on the body beside them. */
  onSleeves?: boolean;
}

export interface Sheet {
  layer: Layer;
  cloth: Cloth;
  manner: ShadingMode;
  /** Strength of the shadow it casts on what is under it. */
  shadow: number;
  /** Its own light at each pixel, 128 for plain: it takes none from the photo's clothes and from its form. */
  lit?: Uint8Array;
  /** Its sleeves' coverage: they shade the body of the same garment. */
  sleeves?: Uint8Array;
  /** Where it is cut and held, for its creases. */
  cut?: Cut;
  lines?: Line[];
  buttons?: Button[];
  patches?: Patch[];
  /** Padding sewn in channels or diamonds. */
  quilt?: 'channels' | 'diamonds';
  /** Sharp pleats seen across the front of a skirt that lies between these rows. */
  pleats?: { count: number; rows: readonly Row[] };
  /** A flat piece that is round in truth: scarf rolls and bags take light across their own shape. */
  soft?: boolean;
  form?: boolean;
  /** Goes over the shoulder: lies on the body, or hangs free below the shoulder. It goes under collars and hoods. */
  strap?: 'lies' | 'hangs';
  /** Hangs beside the body: sleeves come in front of it. */
  behindArm?: boolean;
  /** A collar or hood, which straps go under. */
  collar?: boolean;
  /** Trims keep their drawn edge; big pieces get a slightly uneven one. */
  crisp?: boolean;
}

/** What is seen of a shoe's inside behind the leg: flat color, no cloth. */
export interface Lining {
  /** 0..255. */
  cover: Uint8Array;
  color: Rgb;
}

export interface Piece {
  /** Coverage 0..255 of background to paint first: the photo's own shoes go. */
  clear?: Uint8Array;
  /** Rows of hair that it presses to the head. */
  pressed?: PressedRow[];
  /** Coverage 0..255 of shadow to lay on the floor. */
  ground?: Uint8Array;
  /** Coverage 0..255 of skin to paint first: where the new neckline or hem shows more than the photo does. */
  bare?: Uint8Array;
  /** Skin on a limb: its layer says where on the round of it a pixel lies. */
  bareLimbs?: Layer;
  /** Skin on a limb that lies before the piece itself. */
  limbsOver?: Layer;
  /** Coverage 0..255 of the inside of the back, seen through the neckline of a garment that nobody wears. */
  inside?: Uint8Array;
  lining?: Lining;
  sheets: Sheet[];
  /** Shirt collar that lies over the neckline of whatever is worn over this piece. */
  collar?: Sheet[];
  /** Its own collar takes the room of one below. */
  hidesCollar?: boolean;
  /** Covers chest and neck: no skin is painted over it. */
  upper?: boolean;
}
