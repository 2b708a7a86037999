import { expect, test } from 'vitest';
import type { Drawing } from '../looks/look.ts';
import { isShorts } from './legwear-kinds.ts';
import type { Garment } from './garment.ts';
import { isOfKind } from './garment-kinds.ts';
import { hemLength, shaftHeight, sleeveLength } from './garment-predicates.ts';
import { WARDROBE } from './wardrobe.ts';

// Every figure of a drawing stays where such a garment can end on a body (look.ts says what the figures are).
const LIMITS: Partial<Record<Drawing['kind'], Record<string, readonly [number, number]>>> = {
  top: { sleeve: [0, 1], fit: [1.03, 1.16], sleeveFit: [1.1, 1.34], hem: [0.86, 1.1] },
  trousers: { waist: [0.66, 0.76], length: [-0.45, 1], fit: [1.03, 1.2] },
  skirt: { waist: [0.66, 0.66], length: [0.5, 1.8], flare: [0.02, 0.46], tiers: [3, 3] },
  dress: {
    sleeve: [0, 1],
    fit: [1.03, 1.12],
    sleeveFit: [1.11, 1.21],
    length: [0.6, 1.9],
    flare: [0.03, 0.36],
    tiers: [3, 3],
  },
  coat: { length: [0, 1.5], open: [0.06, 0.34], fit: [1.07, 1.24], sleeveFit: [1.13, 1.3] },
  shoes: { shaft: [0, 0.85], heel: [0, 3] },
  socks: { length: [0, 0.6] },
  scarf: { bulk: [0.5, 1.4], ends: [0, 0.6] },
};

test('every figure of a drawing is one that a body can wear', () => {
  for (const { id, drawing } of WARDROBE) {
    for (const [name, value] of Object.entries(drawing)) {
      if (typeof value !== 'number') continue;
      const [least, most] = LIMITS[drawing.kind]?.[name] ?? [NaN, NaN];
      expect(value, `${id} ${name}`).toBeGreaterThanOrEqual(least);
      expect(value, `${id} ${name}`).toBeLessThanOrEqual(most);
    }
  }
});

const figure = (name: string) => (garment: Garment) =>
  (Object.entries(garment.drawing) as [string, unknown][]).find(([key]) => key === name)?.[1];
const skirtOrDress = (garment: Garment) => isOfKind(garment, 'skirt or dress');

// What a garment is called, by name or by words, it is cut like.
test.each<[string, (garment: Garment) => boolean, (garment: Garment) => unknown, number, number]>([
  [
    'a tank, a sundress or a sleeveless piece has no sleeve',
    (g) => /tank$|camisole|sleeveless|vest$|slip-|sundress|^tennis-dress|^bold-maxi/.test(g.id),
    sleeveLength,
    0,
    0.05,
  ],
  [
    'a tee or a short-sleeve shirt ends above the elbow',
    (g) => /^(?!long|brushed|boat).*tee$/.test(g.id) || /short-sleeve |polo shirt/.test(g.phrase),
    sleeveLength,
    0.34,
    0.5,
  ],
  [
    'a pullover reaches the wrist',
    (g) => isOfKind(g, 'pullover') && g.id !== 'knit-vest',
    sleeveLength,
    1,
    1,
  ],
  ['a long-sleeve top reaches the wrist', (g) => /long-sleeve/.test(g.phrase), sleeveLength, 0.9, 1],
  ['what is cropped ends at the waist', (g) => g.id === 'cropped-knit', figure('hem'), 0.8, 0.9],
  ['a tee ends at the hip', (g) => g.slot === 'top' && /tee$|tank$/.test(g.id), figure('hem'), 1, 1.04],
  [
    'only puffed and brushed sleeves stand off the arm',
    (g) => g.drawing.kind === 'top' && !/puff/.test(g.id),
    figure('sleeveFit'),
    1.1,
    1.28,
  ],
  ['puffed sleeves do', (g) => /puff-/.test(g.id) && g.slot === 'top', figure('sleeveFit'), 1.3, 1.35],
  ['a midi ends below the knee', (g) => skirtOrDress(g) && /midi/.test(g.phrase), hemLength, 1.1, 1.5],
  ['a maxi ends at the ankle', (g) => skirtOrDress(g) && /maxi/.test(g.phrase), hemLength, 1.7, 1.9],
  [
    'a short skirt ends above the knee',
    (g) => skirtOrDress(g) && /short (?!sleeve)|\bmini|tennis/.test(g.phrase),
    hemLength,
    0.5,
    0.75,
  ],
  [
    'a pencil skirt or a sheath is narrow and ends at the knee',
    (g) => /pencil|sheath/.test(g.id),
    hemLength,
    0.95,
    1.1,
  ],
  ['a pencil skirt or a sheath has no flare', (g) => /pencil|sheath/.test(g.id), figure('flare'), 0, 0.05],
  [
    'what is knitted falls straight',
    (g) => skirtOrDress(g) && /knit|ribbed/.test(g.phrase),
    figure('flare'),
    0,
    0.1,
  ],
  [
    'trousers end at the ankle',
    (g) => isOfKind(g, 'long trousers') && !/cropped/.test(g.phrase),
    figure('length'),
    0.94,
    0.99,
  ],
  [
    'cropped ones above it',
    (g) => g.slot === 'bottom' && /cropped/.test(g.phrase),
    figure('length'),
    0.5,
    0.9,
  ],
  ['shorts end above the knee', isShorts, figure('length'), -0.35, -0.1],
  [
    'a blazer or a short jacket ends at the hip',
    (g) => g.slot === 'jacket' && !/kimono|field/.test(g.id),
    figure('length'),
    0,
    0.2,
  ],
  [
    'a cardigan that is not called long ends at the hip',
    (g) => isOfKind(g, 'cardigan') && !/long|chunky/.test(g.id),
    figure('length'),
    0,
    0.16,
  ],
  [
    'a coat for town ends at the knee',
    (g) => /^((wool|checked|bold|bold-check|insulated-wool)-coat|trench)$/.test(g.id),
    figure('length'),
    1,
    1.2,
  ],
  [
    'a short coat above it',
    (g) => /^(short-wool-coat|car-coat|peacoat)$/.test(g.id),
    figure('length'),
    0.3,
    0.6,
  ],
  ['a long one below it', (g) => /^(long-wool|wrap)-coat$/.test(g.id), figure('length'), 1.25, 1.5],
  [
    'an ankle boot ends over the ankle',
    (g) => g.slot === 'shoes' && /boots/.test(g.id) && !/^(knee|rain)-/.test(g.id),
    shaftHeight,
    0.25,
    0.25,
  ],
  ['a knee boot below the knee', (g) => /^(knee|rain)-boots/.test(g.id), shaftHeight, 0.85, 0.85],
  [
    'a kitten heel is low, a block heel middling',
    (g) => /^(kitten-heels|cowboy-boots)$/.test(g.id),
    (g) => g.heel,
    1,
    1,
  ],
  ['patent shines', (g) => /patent|glossy|^rain-boots/.test(g.id), (g) => g.gloss, 0.5, 0.8],
  [
    'leather is between',
    (g) => g.fabric === 'leather' && ['shoes', 'bottom', 'jacket'].includes(g.slot) && !/patent/.test(g.id),
    (g) => g.gloss,
    0.1,
    0.45,
  ],
  [
    'cloth is matt, satin and silk gleam',
    (g) => ['satin', 'velvet', 'knit'].includes(g.fabric),
    (g) => g.gloss,
    0,
    0.2,
  ],
])('%s', (_, is, of, least, most) => {
  const found = WARDROBE.filter(is);
  expect(found.length).toBeGreaterThan(0);
  for (const garment of found) {
    expect(of(garment), garment.id).toBeGreaterThanOrEqual(least);
    expect(of(garment), garment.id).toBeLessThanOrEqual(most);
  }
});
