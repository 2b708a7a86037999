import { expect, test } from 'vitest';
import { SLOTS, type Slot } from '../looks/look.ts';
import { GENDERS, STYLE_IDS } from '../preferences/style.ts';
import { FAMILY_IDS, familyLabel, isFamily, isOfFamily } from './families.ts';
import { isPlural, garmentNoun } from './glossary.ts';
import { swatch } from './palette.ts';
import { garmentIdOf, garmentById, garmentName, WARDROBE, toWornGarment } from './wardrobe.ts';

// Plausible effective clo by slot (ASHRAE 55 / ISO 9920 tables).
const CLO: Record<Slot, readonly [number, number]> = {
  base: [0.15, 0.2],
  // No-show socks: half an ankle sock, our estimate.
  legwear: [0.01, 0.1],
  top: [0.06, 0.37],
  knitwear: [0.13, 0.37],
  dress: [0.2, 0.47],
  // Snow pants as fiber-pelt trousers.
  bottom: [0.06, 0.36],
  jacket: [0.2, 0.48],
  // An expedition parka over what ISO 9920 lists: our estimate.
  coat: [0.2, 0.95],
  shoes: [0.02, 0.12],
  scarf: [0.02, 0.1],
  hat: [0.01, 0.05],
  gloves: [0.03, 0.1],
  umbrella: [0, 0],
  bag: [0, 0],
};
const DRAWN_AS: Partial<Record<Slot, string[]>> = {
  top: ['top'],
  knitwear: ['top', 'coat'],
  dress: ['dress'],
  bottom: ['trousers', 'skirt'],
  jacket: ['coat'],
  coat: ['coat'],
  shoes: ['shoes'],
  legwear: ['legwear', 'socks'],
  scarf: ['scarf'],
  hat: ['hat'],
  gloves: ['gloves'],
  umbrella: ['umbrella'],
  bag: ['bag'],
};

test('every garment keeps to the schema', () => {
  for (const garment of WARDROBE) {
    const [least, most] = CLO[garment.slot];
    expect(garment.id, garment.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(garment.phrase.split('{}'), garment.id).toHaveLength(2);
    expect(garment.clo, garment.id).toBeGreaterThanOrEqual(least);
    expect(garment.clo, garment.id).toBeLessThanOrEqual(most);
    expect([0, 1, 2, 3, 4], garment.id).toContain(garment.formality);
    expect(garment.styles.length, garment.id).toBeGreaterThan(0);
    expect(garment.colors.length, garment.id).toBeGreaterThan(0);
    expect(DRAWN_AS[garment.slot] ?? ['undrawn'], garment.id).toContain(garment.drawing.kind);
  }
});

test('ids are unique, and a colorway is not offered twice', () => {
  expect(new Set(WARDROBE.map(({ id }) => id)).size).toBe(WARDROBE.length);
  for (const { id, colors } of WARDROBE) expect(new Set(colors.map(String)).size, id).toBe(colors.length);
});

test('trousers and skirts whose words are of summer are the lightest', () => {
  const LIGHT = /linen|lightweight|airy|featherweight|seersucker/;
  const bottoms = WARDROBE.filter(({ slot, phrase }) => slot === 'bottom' && LIGHT.test(phrase));
  expect(bottoms.length).toBeGreaterThan(10);
  expect(bottoms.filter(({ clo }) => clo > 0.15).map(({ id }) => id)).toEqual([]);
});

test('patterned cloth has its pattern colors', () => {
  for (const { id, fabric, colors } of WARDROBE) {
    const needed = fabric === 'floral' ? 4 : fabric === 'stripe' || fabric === 'check' ? 2 : 1;
    for (const colorway of colors) expect(colorway.length, id).toBe(needed);
  }
});

test('what spoils in rain is marked: suede and open shoes; heels are marked for ice', () => {
  for (const garment of WARDROBE) {
    if (garment.fabric === 'suede' || garment.openShoe) expect(garment.weather.rain, garment.id).toBe('no');
    if (garment.heel) expect(garment.weather.ice, garment.id).toBe('no');
  }
});

test('the heel that is drawn is the heel that is worn', () => {
  for (const { id, drawing, heel } of WARDROBE) {
    if (drawing.kind === 'shoes') expect(drawing.heel ?? 0, id).toBe(heel);
  }
});

test('full light skirts are marked for wind', () => {
  for (const { id, drawing, clo, weather } of WARDROBE) {
    const flared = drawing.kind === 'skirt' || drawing.kind === 'dress' ? drawing.flare : 0;
    if (flared >= 0.36 || (flared >= 0.3 && drawing.kind === 'dress' && clo < 0.33)) {
      expect(weather.wind, id).toBe('no');
    }
  }
});

test('both gender lines have something of every style in every slot that a look needs', () => {
  const needed: Slot[] = ['top', 'knitwear', 'bottom', 'jacket', 'coat', 'shoes'];
  for (const gender of GENDERS) {
    for (const style of STYLE_IDS) {
      for (const slot of needed) {
        const found = WARDROBE.filter(
          (garment) =>
            garment.slot === slot && garment.genders.includes(gender) && garment.styles.includes(style),
        );
        expect(found.length, `${gender} ${style} ${slot}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('at least 220 garments, every slot for both gender lines', () => {
  expect(WARDROBE.length).toBeGreaterThanOrEqual(220);
  for (const slot of SLOTS) {
    for (const gender of GENDERS) {
      const there = WARDROBE.some((garment) => garment.slot === slot && garment.genders.includes(gender));
      expect(there || (slot === 'dress' && gender === 'male'), `${gender} ${slot}`).toBe(true);
    }
  }
});

test('a suit is a jacket and trousers of the same colors for the same people', () => {
  const pieces = WARDROBE.filter(({ set }) => set !== undefined);
  const sets = new Set(pieces.map(({ set }) => set));
  expect(sets.size).toBeGreaterThanOrEqual(5);
  for (const set of sets) {
    const [jacket, trousers, ...more] = pieces
      .filter((piece) => piece.set === set)
      .sort((a, b) => b.slot.localeCompare(a.slot));
    expect([jacket?.slot, trousers?.slot, more.length], set).toEqual(['jacket', 'bottom', 0]);
    expect(new Set(jacket?.colors.map(String)), set).toEqual(new Set(trousers?.colors.map(String)));
    expect(jacket?.genders, set).toEqual(trousers?.genders);
  }
});

test('families: every one has members', () => {
  for (const id of FAMILY_IDS) {
    expect(WARDROBE.filter((garment) => isOfFamily(garment, id)).length, id).toBeGreaterThanOrEqual(2);
    expect(familyLabel(id)).toMatch(/^[A-Z]/);
  }
  expect(isFamily('heels') && !isFamily('hells')).toBe(true);
});

test('names say the color, patterns both colors', () => {
  const turtleneck = garmentById('ribbed-turtleneck');
  const breton = garmentById('breton-top:cream+navy');
  expect(turtleneck && garmentName(turtleneck, ['cream'])).toBe('ribbed cream turtleneck');
  expect(breton && toWornGarment(breton, ['cream', 'navy'])).toMatchObject({
    id: 'breton-top:cream+navy',
    name: 'cream and navy Breton top',
    cloth: { fabric: 'stripe', colour: swatch('cream').hex, accents: [swatch('navy').hex] },
  });
  expect(garmentIdOf('wool-coat:camel')).toBe('wool-coat');
  expect(garmentById('tail-coat')).toBeUndefined();
});

test('the noun of a name is its last word, or the two that belong together', () => {
  expect(garmentNoun('camel wool coat')).toBe('coat');
  expect(garmentNoun('black fleece neck gaiter')).toBe('neck gaiter');
  expect(garmentNoun('navy sweater vest')).toBe('sweater vest');
  expect(['jeans', 'a dress', 'coat', 'chinos'].map(isPlural)).toEqual([true, false, false, true]);
});
