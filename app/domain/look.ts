// A look is what the fitting room draws: garments in the order they are put on, skin first.
// It is stored whole with the outfit, so that any picture can be rendered again.

/** sRGB hex colour, '#rrggbb'. */
export type Hex = `#${string}`;

export const FABRICS = [
  'plain',
  'knit',
  'rib',
  'denim',
  'wool',
  'satin',
  'linen',
  'leather',
  'suede',
  'stripe',
  'check',
  'floral',
] as const;
export type Fabric = (typeof FABRICS)[number];

/** What a garment is made of, as the eye sees it. */
export interface Cloth {
  fabric: Fabric;
  colour: Hex;
  /** Pattern colours: stripe and check use the first, floral the first three (petals, petals, leaves). */
  accents?: Hex[];
  /** 0 matt … 1 patent leather. Default 0. */
  gloss?: number;
  /** Pattern repeat as a multiple of the fabric's default. Default 1. */
  scale?: number;
}

export const SLOTS = [
  'base',
  'legwear',
  'top',
  'knitwear',
  'dress',
  'bottom',
  'jacket',
  'coat',
  'shoes',
  'scarf',
  'hat',
  'gloves',
  'umbrella',
  'bag',
] as const;
export type Slot = (typeof SLOTS)[number];

export const NECKLINES = ['crew', 'v', 'scoop', 'boat', 'turtle', 'shirt'] as const;
export type Neckline = (typeof NECKLINES)[number];

/** Upper-body garment. Lengths are fractions of the body, so that one drawing fits everybody. */
export interface TopDrawing {
  kind: 'top';
  neck: Neckline;
  /** Sleeve end: 0 none, 0.5 elbow, 1 wrist. */
  sleeve: number;
  /** Body width over the torso: 1.02 tight … 1.25 oversized. */
  fit: number;
  /** Sleeve width over the arm: 1.04 tight … 1.35 puffed. */
  sleeveFit: number;
  /** Hem in torso lengths below the shoulder line: 0.75 waist, 1 hip, 1.2 upper thigh. */
  hem: number;
  /** Worn inside the bottom's waistband. */
  tucked?: boolean;
}

export interface TrousersDrawing {
  kind: 'trousers';
  leg: 'slim' | 'straight' | 'wide';
  /** Waistband in torso lengths below the shoulder line, 0.66 high … 0.9 low. */
  waist: number;
  /** Hem between knee (0) and ankle (1); negative ends above the knee (shorts: -0.45 … 0). */
  length: number;
  fit: number;
}

export interface SkirtDrawing {
  kind: 'skirt';
  waist: number;
  /** Hem: 0 hip … 1 knee … 2 ankle. */
  length: number;
  /** 0 pencil … 0.5 full circle. */
  flare: number;
  belt?: Hex;
}

/** A dress is bodice and skirt cut from one cloth. */
export interface DressDrawing {
  kind: 'dress';
  neck: Neckline;
  sleeve: number;
  fit: number;
  sleeveFit: number;
  length: number;
  flare: number;
  belt?: Hex;
}

/** Any open or closed layer over the rest: coats, blazers, cardigans, jackets. */
export interface CoatDrawing {
  kind: 'coat';
  /** Hem: 0 hip … 1 knee … 2 ankle. */
  length: number;
  /** Gap of the open front as a fraction of shoulder width; 0 closed. */
  open: number;
  lapels: boolean;
  fit: number;
  sleeveFit: number;
}

export interface ShoesDrawing {
  kind: 'shoes';
  /** Shaft height: 0 shoe, 0.25 ankle boot, 0.85 knee boot. */
  shaft: number;
}

/** Tights and leggings: follow the leg's own outline. */
export interface LegwearDrawing {
  kind: 'legwear';
}

/** Worn and counted, but not drawn on the photo: thermals, gloves in the pocket, an umbrella. */
export interface UndrawnDrawing {
  kind: 'undrawn';
}

export type Drawing =
  | TopDrawing
  | TrousersDrawing
  | SkirtDrawing
  | DressDrawing
  | CoatDrawing
  | ShoesDrawing
  | LegwearDrawing
  | UndrawnDrawing;

export interface WornGarment {
  /** Id of the garment in the wardrobe. */
  id: string;
  /** Plain words with the colour, e.g. 'camel wool coat'. */
  name: string;
  slot: Slot;
  cloth: Cloth;
  drawing: Drawing;
  /** Effective clo of the garment (ISO 9920 Iclu). */
  clo: number;
}

export interface Look {
  /** Ordered from the skin outward. */
  garments: WornGarment[];
}
