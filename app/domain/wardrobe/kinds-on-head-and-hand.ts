// The kinds of what is on head, neck, hands and skin, and in the hand: one line each. Part of kinds.ts.
import type { Garment } from './garment.ts';
import { isClothes, isShade, lastOf, named, outer, shaftOf } from './shapes.ts';

const isCasualHat = (g: Garment) => isShade(g) && g.formality < 2;

export const ON_HEAD_AND_HAND = {
  'warm hat': (g: Garment) => g.slot === 'hat' && g.weather.sun !== 'cover' && !g.headCover,
  'sun hat': (g: Garment) => isShade(g) && g.clo < 0.04,
  'cool-day sun hat': (g: Garment) => isShade(g) && g.clo >= 0.04,
  'straw hat': (g: Garment) => g.slot === 'hat' && g.fabric === 'straw',
  'shade hat': (g: Garment) => isShade(g),
  suit: (g: Garment) => g.set !== undefined,
  'suit jacket': (g: Garment) => g.slot === 'jacket' && g.set !== undefined,
  'office things': named(/^(briefcase|oxford-shoes|court-heels|pencil-skirt)$/),
  'bow blouse': named(/^bow-blouse$/),
  'everyday hat': (g: Garment) => isShade(g) && g.formality < 3,
  'casual hat': isCasualHat,
  'flat cap': named(/^(wool|linen)-cap$/),
  'not with tailoring': (g: Garment) => isCasualHat(g) || (outer(g) && g.formality === 0),
  'dress hat': (g: Garment) =>
    (isShade(g) && (g.formality >= 3 || g.fabric === 'straw')) || /^(beret|wool-cap|felt-cloche)$/.test(g.id),
  'not with a dress hat': (g: Garment) =>
    (g.formality === 0 && isClothes(g)) ||
    lastOf(g) === 'sneaker' ||
    lastOf(g) === 'trainer' ||
    /cargo|puffer|down-liner/.test(g.id),
  beanie: (g: Garment) => g.drawing.kind === 'hat' && g.drawing.shape === 'beanie' && !g.headCover,
  'chunky hat': named(/^(fleece|chunky)-beanie$/),
  mittens: named(/mittens$/),
  'ears left out': named(/^(beret|wool-cap|felt-cloche)$/),
  'sports extras': (g: Garment) =>
    ['hat', 'scarf', 'gloves'].includes(g.slot) && g.formality === 0 && !isShade(g),
  gloves: (g: Garment) => g.slot === 'gloves',
  'thin gloves': (g: Garment) => g.slot === 'gloves' && g.clo < 0.06,
  'padded gloves': named(/^(insulated|shearling)-gloves$/),
  'insulated gloves': named(/^insulated-gloves$/),
  'unlined leather gloves': named(/^leather-gloves$/),
  'lined dress gloves': named(/^lined-leather-gloves$/),
  'running gloves': named(/^running-gloves$/),
  'warm scarf': (g: Garment) => g.slot === 'scarf' && g.clo >= 0.05,
  'light scarf': (g: Garment) => g.slot === 'scarf' && g.clo < 0.05,
  'thermal leggings': named(/^(thermal|merino-base)-leggings$/),
  thermals: (g: Garment) => g.slot === 'base',
  clutch: named(/^clutch$/),
  briefcase: named(/^briefcase$/),
  // A clutch is for heels and dressy flats, and for an evening's clothes.
  'not with a clutch': (g: Garment) =>
    (g.slot === 'shoes' && ((g.heel === 0 && lastOf(g) !== 'ballet') || shaftOf(g) > 0 || g.formality < 2)) ||
    /^(jersey-trousers|trench)$/.test(g.id),
  'everyday bag': (g: Garment) =>
    g.slot === 'bag' && (g.formality < 2 || /briefcase|tote|suede|straw/.test(g.id)),
  'sports bag': (g: Garment) => g.slot === 'bag' && g.formality === 0,
  'casual bag': (g: Garment) => g.slot === 'bag' && g.formality < 2,
  'summer bag': (g: Garment) => g.slot === 'bag' && g.weather.cold === 'no',
  'brim hat': named(/^(brim|felt|cotton-sun)-hat$/),
  'heritage scarf': named(/^checked-scarf$/),
} satisfies Record<string, (garment: Garment) => boolean>;
