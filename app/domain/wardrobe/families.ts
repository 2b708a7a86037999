// Groups of garments by which she may say what she never wears ('heels', 'skirts'), as the profile offers them.
import type { Garment } from './garment.ts';

const flaresOut = ({ drawing }: Garment) => drawing.kind === 'skirt' || drawing.kind === 'dress';
const named = (words: RegExp) => (garment: Garment) => words.test(garment.id);

/** Every family: the words of the profile, and which garments belong to it. */
const FAMILY = {
  dresses: { label: 'Dresses', has: ({ slot }: Garment) => slot === 'dress' },
  skirts: { label: 'Skirts', has: ({ drawing }: Garment) => drawing.kind === 'skirt' },
  'short-hems': {
    label: 'Hems above the knee',
    has: (garment: Garment) =>
      flaresOut(garment) && 'length' in garment.drawing && garment.drawing.length < 1,
  },
  shorts: {
    label: 'Shorts',
    has: ({ drawing }: Garment) => drawing.kind === 'trousers' && drawing.length < 0,
  },
  jeans: { label: 'Jeans', has: named(/jeans/) },
  'leggings-and-joggers': {
    label: 'Leggings and joggers',
    has: named(/leggings|joggers|running-tights|track-/),
  },
  tights: {
    label: 'Tights',
    has: ({ slot, drawing }: Garment) => slot === 'legwear' && drawing.kind === 'legwear',
  },
  sleeveless: {
    label: 'Sleeveless tops and dresses',
    has: ({ drawing, slot }: Garment) =>
      (slot === 'top' || slot === 'dress') && 'sleeve' in drawing && drawing.sleeve < 0.2,
  },
  'roll-necks': {
    label: 'Turtlenecks',
    has: ({ drawing }: Garment) => 'neck' in drawing && drawing.neck === 'turtle',
  },
  hoodies: { label: 'Hoodies and sweatshirts', has: named(/hood|sweatshirt/) },
  blazers: { label: 'Blazers', has: named(/blazer/) },
  heels: { label: 'Heels', has: ({ heel }: Garment) => Boolean(heel) },
  'open-shoes': { label: 'Sandals', has: ({ openShoe }: Garment) => openShoe },
  trainers: { label: 'Sneakers', has: named(/sneakers|trainers|running-shoes/) },
  boots: { label: 'Boots', has: ({ slot, clo }: Garment) => slot === 'shoes' && clo >= 0.1 },
  leather: {
    label: 'Leather and suede',
    has: ({ fabric }: Garment) => fabric === 'leather' || fabric === 'suede',
  },
  wool: { label: 'Wool', has: named(/wool|merino|cashmere|mohair|tweed/) },
  florals: { label: 'Florals', has: ({ fabric }: Garment) => fabric === 'floral' },
  patterns: {
    label: 'Stripes and plaids',
    has: ({ fabric }: Garment) => fabric === 'stripe' || fabric === 'check',
  },
  hats: { label: 'Hats', has: ({ slot }: Garment) => slot === 'hat' },
  scarves: { label: 'Scarves', has: ({ slot }: Garment) => slot === 'scarf' },
  gloves: { label: 'Gloves', has: ({ slot }: Garment) => slot === 'gloves' },
  bags: { label: 'Bags', has: ({ slot }: Garment) => slot === 'bag' },
} as const satisfies Record<string, { label: string; has: (garment: Garment) => boolean }>;

export type FamilyId = keyof typeof FAMILY;
export const FAMILY_IDS = Object.keys(FAMILY) as FamilyId[];

export function isFamily(id: string): id is FamilyId {
  return Object.hasOwn(FAMILY, id);
}

/** As the profile says it: 'Hems above the knee'. */
export function familyLabel(id: FamilyId): string {
  return FAMILY[id].label;
}

export function isOfFamily(garment: Garment, id: FamilyId): boolean {
  return FAMILY[id].has(garment);
}
