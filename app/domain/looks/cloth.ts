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
  'cable',
  'teddy',
  'fur',
  'corduroy',
  'velvet',
  'tweed',
  'straw',
] as const;
export type Fabric = (typeof FABRICS)[number];

export const CHECKS = ['gingham', 'tattersall', 'board', 'jacquard', 'boucle'] as const;
export type Check = (typeof CHECKS)[number];

export interface Cloth {
  fabric: Fabric;
  colour: Hex;
  /** Pattern colors: stripe and check use the first, floral the first three (petals, petals, leaves). */
  accents?: Hex[];
  /** 0 matt … 1 patent leather. Default 0. */
  gloss?: number;
  /** Pattern repeat as a multiple of the fabric's default. Default 1. */
  scale?: number;
  /** Default: plaid. */
  check?: Check;
  /** Stripes run down the piece, not round it: the cut says so when it is drawn. */
  lengthwise?: boolean;
}
