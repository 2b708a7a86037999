import type { Cloth, Hex } from '../../domain/looks/cloth.ts';
import type { Layer } from './layer.ts';
import type { WornBake } from './worn-bake.ts';
import type { HungPicture, WornCloth } from './worn-cloth.ts';
import type { Point, Rgb } from '../pixels/pixels.ts';

/** Hair under a hat in one row and side: `natural` moves to `target`; from `end` on nothing moves. */
export interface PressedRow {
  y: number;
  sign: -1 | 1;
  inner: number;
  target: number;
  natural: number;
  end: number;
}

/** How a layer takes light; see TRUST in paint-context.ts. */
export type ShadingMode = 'top' | 'trousers' | 'skirt' | 'coat' | 'shoes' | 'legs' | 'gloves' | 'trim';

/** Where a garment ends. */
export interface Cut {
  kind: 'top' | 'coat' | 'trousers';
  /** 0 none, 0.5 elbow, 1 wrist. */
  sleeve?: number;
  /** Pixels. */
  hem: number;
}

export interface Line {
  points: readonly Point[];
  /** Pixels. */
  width: number;
  /** Multiplier of the cloth's color. */
  tone: number;
  strength: number;
  onSleeves?: boolean;
  /** How it is worn, not how it is sewn: drawn on her own garment's picture too. */
  asWorn?: boolean;
  color?: Hex;
}

export interface Button {
  at: Point;
  /** Pixels. */
  radius: number;
  /** Of metal; otherwise a darker shade of the cloth's color. */
  color?: Hex;
}

export interface Patch {
  outline: readonly Point[];
  /** Pixels. */
  thick: number;
  shadow: number;
  onSleeves?: boolean;
}

export interface Sheet {
  layer: Layer;
  cloth: Cloth;
  /** Of her own garment: its picture, instead of the weave of `cloth`. */
  own?: WornCloth | HungPicture;
  /** Maps of the garment, simulated: its folds and light instead of drawn ones. */
  baked?: WornBake;
  manner: ShadingMode;
  shadow: number;
  /** Light at each pixel, 128 for neutral, instead of the photo's and its form's. */
  lit?: Uint8Array;
  /** Coverage of sleeves that shade the body of the same garment. */
  sleeves?: Uint8Array;
  /** Coverage of the body before sleeves were set in: it goes on behind them. */
  body?: Uint8Array;
  /** Edges of the left and the right front, from the neck's opening down, where it opens. */
  fronts?: readonly [readonly Point[], readonly Point[]];
  /** Coverage of what throws its shadow, where that is not all of it. */
  casts?: Uint8Array;
  cut?: Cut;
  lines?: Line[];
  buttons?: Button[];
  patches?: Patch[];
  quilt?: 'channels' | 'diamonds';
  /** A flat piece with the light of a round one: scarf rolls, bags. */
  soft?: boolean;
  form?: boolean;
  /** Over the shoulder, under collars and hoods: on the body, or hanging free. */
  strap?: 'lies' | 'hangs';
  behindArm?: boolean;
  /** The sleeve of an arm before the body: over trousers and skirts that its top is tucked into. */
  crossing?: boolean;
  collar?: boolean;
  /** Trims keep their drawn edge; big pieces get a slightly uneven one. */
  crisp?: boolean;
}

export interface Lining {
  cover: Uint8Array;
  color: Rgb;
}

export interface Piece {
  /** Coverage 0..255 of background to paint first, where the photo's shoes were. */
  clear?: Uint8Array;
  pressed?: PressedRow[];
  /** Coverage 0..255 of shadow on the floor. */
  ground?: Uint8Array;
  bare?: Uint8Array;
  /** Skin on a limb, with the place of each pixel on its round. */
  bareLimbs?: Layer;
  limbsOver?: Layer;
  /** Coverage 0..255 of the back's inside, seen through the neckline of a garment that nobody wears. */
  inside?: Uint8Array;
  lining?: Lining;
  sheets: Sheet[];
  /** A shirt collar, laid over the neckline of what is worn over this piece. */
  collar?: Sheet[];
  hidesCollar?: boolean;
  upper?: boolean;
}
