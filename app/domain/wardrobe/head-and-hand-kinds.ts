// The kinds of what is on head, neck, hands and skin, and in the hand: one line each. Part of garment-kinds.ts.
import type { Garment } from './garment.ts';
import {
  isClothes,
  isSunHat,
  shoeLast,
  hasIdMatching,
  isOuterLayer,
  shaftHeight,
} from './garment-predicates.ts';

const isCasualHat = (g: Garment) => isSunHat(g) && g.formality < 2;

export const HEAD_AND_HAND_KINDS = {
  'warm hat': (g: Garment) => g.slot === 'hat' && g.weather.sun !== 'cover' && !g.headCover,
  'sun hat': (g: Garment) => isSunHat(g) && g.clo < 0.04,
  'cool-day sun hat': (g: Garment) => isSunHat(g) && g.clo >= 0.04,
  'straw hat': (g: Garment) => g.slot === 'hat' && g.fabric === 'straw',
  'shade hat': (g: Garment) => isSunHat(g),
  suit: (g: Garment) => g.set !== undefined,
  'suit jacket': (g: Garment) => g.slot === 'jacket' && g.set !== undefined,
  'office things': hasIdMatching(/^(briefcase|oxford-shoes|court-heels|pencil-skirt)$/),
  'bow blouse': hasIdMatching(/^bow-blouse$/),
  'everyday hat': (g: Garment) => isSunHat(g) && g.formality < 3,
  'casual hat': isCasualHat,
  'flat cap': hasIdMatching(/^(wool|linen)-cap$/),
  'not with tailoring': (g: Garment) => isCasualHat(g) || (isOuterLayer(g) && g.formality === 0),
  'dress hat': (g: Garment) =>
    (isSunHat(g) && (g.formality >= 3 || g.fabric === 'straw')) ||
    /^(beret|wool-cap|felt-cloche)$/.test(g.id),
  'not with a dress hat': (g: Garment) =>
    (g.formality === 0 && isClothes(g)) ||
    shoeLast(g) === 'sneaker' ||
    shoeLast(g) === 'trainer' ||
    /cargo|puffer|down-liner/.test(g.id),
  beanie: (g: Garment) => g.drawing.kind === 'hat' && g.drawing.shape === 'beanie' && !g.headCover,
  'chunky hat': hasIdMatching(/^(fleece|chunky)-beanie$/),
  mittens: hasIdMatching(/mittens$/),
  'knitted mittens': hasIdMatching(/^wool-mittens$/),
  'ears left out': hasIdMatching(/^(beret|wool-cap|felt-cloche)$/),
  'sports extras': (g: Garment) =>
    ['hat', 'scarf', 'gloves'].includes(g.slot) && g.formality === 0 && !isSunHat(g),
  gloves: (g: Garment) => g.slot === 'gloves',
  'thin gloves': (g: Garment) => g.slot === 'gloves' && g.clo < 0.06,
  'padded gloves': hasIdMatching(/^(insulated|shearling)-gloves$/),
  'insulated gloves': hasIdMatching(/^insulated-gloves$/),
  'unlined leather gloves': hasIdMatching(/^leather-gloves$/),
  'lined dress gloves': hasIdMatching(/^lined-leather-gloves$/),
  'running gloves': hasIdMatching(/^running-gloves$/),
  'warm scarf': (g: Garment) => g.slot === 'scarf' && g.clo >= 0.05,
  'light scarf': (g: Garment) => g.slot === 'scarf' && g.clo < 0.05,
  'thermal leggings': hasIdMatching(/^(thermal|merino-base)-leggings$/),
  thermals: (g: Garment) => g.slot === 'base',
  clutch: hasIdMatching(/^clutch$/),
  briefcase: hasIdMatching(/^briefcase$/),
  // A clutch is for heels and dressy flats, and for an evening's clothes.
  'not with a clutch': (g: Garment) =>
    (g.slot === 'shoes' &&
      ((g.heel === 0 && shoeLast(g) !== 'ballet') || shaftHeight(g) > 0 || g.formality < 2)) ||
    /^(jersey-trousers|trench)$/.test(g.id),
  'everyday bag': (g: Garment) =>
    g.slot === 'bag' && (g.formality < 2 || /briefcase|tote|suede|straw/.test(g.id)),
  'sports bag': (g: Garment) => g.slot === 'bag' && g.formality === 0,
  'casual bag': (g: Garment) => g.slot === 'bag' && g.formality < 2,
  'summer bag': (g: Garment) => g.slot === 'bag' && g.weather.cold === 'no',
  'brim hat': hasIdMatching(/^(brim|felt|cotton-sun)-hat$/),
  'heritage scarf': hasIdMatching(/^checked-scarf$/),
} satisfies Record<string, (garment: Garment) => boolean>;
