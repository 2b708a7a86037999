// A look is what the fitting room draws: garments in the order they are put on, skin first.
// It is stored whole with the outfit, so that any picture can be rendered again.
import type { Gender } from '../preferences/style.ts';
import type { Cloth, Hex } from './cloth.ts';

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

/** 'straps' is a camisole's: two thin straps down to a line over the bust. */
export const NECKLINES = ['crew', 'v', 'scoop', 'boat', 'turtle', 'shirt', 'straps'] as const;
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
  tucked?: boolean;
  /** Its front is in the waistband, its sides and back hang out. */
  halfTucked?: boolean;
  /** Crossed over in front: wrap tops. The neck should be 'v'. */
  wrap?: boolean;
  /** A hood lies on the shoulders, its cords hang in front. */
  hood?: boolean;
  zip?: boolean;
  bow?: boolean;
  /** Three buttons below the collar and none further down: a polo. The neck should be 'shirt'. */
  polo?: boolean;
}

export interface TrousersDrawing {
  kind: 'trousers';
  leg: 'slim' | 'straight' | 'wide';
  /** Waistband in torso lengths below the shoulder line, 0.66 high … 0.9 low. */
  waist: number;
  /** Hem between knee (0) and ankle (1); negative ends above the knee (shorts: -0.45 … 0). */
  length: number;
  fit: number;
  /** Pressed creases and front pleats; jeans have neither. Default: wool has creases. */
  crease?: boolean;
  cuffed?: boolean;
  /** The hem is folded up once. */
  turnedUp?: boolean;
  belt?: Hex;
}

export interface SkirtDrawing {
  kind: 'skirt';
  waist: number;
  /** Hem: 0 hip … 1 knee … 2 ankle. */
  length: number;
  /** 0 pencil … 0.5 full circle. */
  flare: number;
  belt?: Hex;
  pleats?: boolean;
  /** Horizontal seams with gathers below each. */
  tiers?: number;
  wrap?: boolean;
}

export interface DressDrawing
  extends Pick<TopDrawing, 'neck' | 'sleeve' | 'fit' | 'sleeveFit'>, Omit<SkirtDrawing, 'kind' | 'waist'> {
  kind: 'dress';
}

export const COLLARS = ['notch', 'peak', 'shawl', 'shirt', 'stand', 'hood', 'band', 'none'] as const;
export type Collar = (typeof COLLARS)[number];

export const CLOSURES = ['single', 'double', 'toggles', 'zip', 'snaps', 'none'] as const;
export type Closure = (typeof CLOSURES)[number];

export interface CoatDrawing {
  kind: 'coat';
  /** Hem: 0 hip … 1 knee … 2 ankle. */
  length: number;
  /** Gap of the open front as a fraction of shoulder width; 0 closed. */
  open: number;
  lapels: boolean;
  fit: number;
  sleeveFit: number;
  /** Default: 'notch' with lapels, 'band' on knits, else 'stand'. */
  collar?: Collar;
  /** Default: 'single' with lapels or on knits, else 'zip'. */
  closure?: Closure;
  quilt?: 'channels' | 'diamonds';
  belt?: boolean;
  ribbed?: boolean;
  /** Trench coat: flaps on the shoulders and over the chest. */
  storm?: boolean;
  pockets?: 'flap' | 'patch' | 'welt' | 'chest';
}

export const LASTS = [
  'sneaker',
  'trainer',
  'loafer',
  'laced',
  'ballet',
  'pump',
  'sandal',
  'boot',
  'chelsea',
  'laced-boot',
  'slipper',
] as const;
export type Last = (typeof LASTS)[number];

export interface ShoesDrawing {
  kind: 'shoes';
  /** Shaft height: 0 shoe, 0.25 ankle boot, 0.85 knee boot. */
  shaft: number;
  /** Default: pale shoes are sneakers, others laced shoes; with a shaft, boots. */
  last?: Last;
  /** 0 flat … 3 high. */
  heel?: number;
}

export interface LegwearDrawing {
  kind: 'legwear';
  sheer?: boolean;
}

/** Round the neck, its ends hanging in front; a snood has none. Hair, face and hands stay in front of it. */
export interface ScarfDrawing {
  kind: 'scarf';
  /** 0.5 a neckerchief … 1 a usual scarf … 1.4 oversized. */
  bulk: number;
  /** Length of the hanging ends in torso lengths; 0 none. */
  ends: number;
  fringe?: boolean;
}

export const HAT_SHAPES = [
  'beanie',
  'beret',
  'cap',
  'brim',
  'bucket',
  'cloche',
  'flat-cap',
  'headscarf',
] as const;
export type HatShape = (typeof HAT_SHAPES)[number];

export interface HatDrawing {
  kind: 'hat';
  shape: HatShape;
  pompom?: boolean;
}

export const BAG_SHAPES = [
  'tote',
  'shoulder',
  'crossbody',
  'briefcase',
  'backpack',
  'duffel',
  'belt-bag',
  'basket',
  'clutch',
] as const;
export type BagShape = (typeof BAG_SHAPES)[number];

export interface BagDrawing {
  kind: 'bag';
  shape: BagShape;
}

export interface UmbrellaDrawing {
  kind: 'umbrella';
  long: boolean;
}

export interface GlovesDrawing {
  kind: 'gloves';
  mittens?: boolean;
}

export interface SocksDrawing {
  kind: 'socks';
  /** Top between ankle and knee (1); 0 stays inside the shoe and is not seen on her. */
  length: number;
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
  | ScarfDrawing
  | HatDrawing
  | BagDrawing
  | UmbrellaDrawing
  | GlovesDrawing
  | SocksDrawing
  | UndrawnDrawing;

export interface WornGarment {
  id: string;
  name: string;
  /** Set while sentences are made of a piece that she has a name for: its noun, in her words as `name` is. */
  noun?: string;
  slot: Slot;
  cloth: Cloth;
  drawing: Drawing;
  /** Effective clo of the garment (ISO 9920 Iclu). */
  clo: number;
}

export interface Look {
  /** Ordered from the skin outward. */
  garments: WornGarment[];
  /** Whose style it was chosen for, where it is not a woman's: clothes hang on his body. */
  wearer?: 'man';
}

/** @param garments ordered from the skin outward */
export const newLook = (garments: WornGarment[], gender: Gender | null): Look => ({
  garments,
  ...(gender === 'male' && { wearer: 'man' }),
});

/** Where the sleeves of a look's upper garments end: 0 shoulder … 1 wrist. */
export const sleeveEnds = (garments: readonly Pick<WornGarment, 'drawing'>[]): number[] =>
  garments.flatMap(({ drawing }) => {
    if (drawing.kind === 'coat') return [1];
    return drawing.kind === 'top' || drawing.kind === 'dress' ? [drawing.sleeve] : [];
  });
