// What another piece must do to take the place of one: how it feels, and what it keeps away.
import { expect, test } from 'vitest';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { PLAIN_BRIEF, MILD_HOURS } from '../../../tests/styling/sample-briefs.ts';
import type { Look, Slot } from '../looks/look.ts';
import { garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';
import type { StylingBrief } from './input/brief.ts';
import { legKind } from '../wardrobe/garment-predicates.ts';
import { compose, openWardrobe } from './composer.ts';
import { alternativesFor, lookItems, lookWarmth, swapGarment } from './swap.ts';

const BRIEF: StylingBrief = { ...PLAIN_BRIEF, gender: 'female', styles: ['casual'] };
const lookOf = (...ids: string[]): Look => ({
  garments: ids.map((id) => toWornGarment(garmentById(id)!, [(id.split(':')[1] ?? 'black') as 'black'])),
});
const at = (tempF: number, more: object = {}): StylingBrief => ({
  ...BRIEF,
  hours: MILD_HOURS.map((hour) => ({ ...hour, tempF, ...more })),
});
const DRY = lookOf(
  'oxford-shirt:white',
  'chinos:navy',
  'crew-knit:oat',
  'ankle-socks:navy',
  'leather-sneakers:white',
);

const others = (brief: StylingBrief, look: Look, slot: Slot, most = 99) => {
  const { id } = look.garments.find((garment) => garment.slot === slot)!;
  return alternativesFor(brief, look, id, most);
};

test('warmer or cooler from 0.06 clo on', () => {
  for (const slot of ['top', 'bottom', 'knitwear'] as const) {
    const before = garmentById(DRY.garments.find((garment) => garment.slot === slot)!.id)!.clo;
    const found = others(at(60), DRY, slot);
    expect(found.length, slot).toBeGreaterThan(3);
    for (const { garment, feel } of found) {
      const more = garmentById(garment.id)!.clo - before;
      expect(feel, garment.id).toBe(more >= 0.06 ? 'warmer' : more <= -0.06 ? 'cooler' : 'same');
    }
  }
});

test('five of them, unless more are asked for; the first of each color before others of it', () => {
  const [five, all] = [alternativesFor(at(60), DRY, 'chinos:navy'), others(at(60), DRY, 'bottom')];
  expect(five).toEqual(all.slice(0, 5));
  const colors = five.map(({ garment }) => garment.id.split(':')[1]!.split('+')[0]);
  expect(new Set(colors.slice(0, 3)).size).toBe(3);
  expect(colors.slice(0, 3)).not.toContain('navy');
});

test('legs stay covered as they were, and what kept the rain off is followed by what does', () => {
  for (const { garment } of others(at(60), DRY, 'bottom'))
    expect(legKind(garmentById(garment.id)!)).toBe('covered');
  const wet = at(58, { precipitationMm: 1 });
  const coated = lookOf(
    'oxford-shirt:white',
    'chinos:navy',
    'raincoat:navy',
    'wool-socks:navy',
    'weatherproof-sneakers:black',
  );
  const coats = others(wet, coated, 'coat');
  expect(coats.length).toBeGreaterThan(1);
  expect(coats.every(({ garment }) => garmentById(garment.id)!.weather.rain === 'protects')).toBe(true);
});

test('a look is known by its pieces; thermals and what is not in it are no piece to swap', () => {
  expect(lookItems(DRY).map(({ garment, colorway }) => `${garment.id}:${colorway[0]}`)).toEqual(
    DRY.garments.map(({ id }) => id),
  );
  const thermal = { garments: [...DRY.garments, ...lookOf('thermal-top:black').garments] };
  for (const id of [thermal.garments.at(-1)!.id, 'loafers:black'])
    expect(() => alternativesFor(at(60), thermal, id)).toThrow('This piece is not part of the look.');
});

// Dead ends of a small closet: nothing of the kind goes with the rest as it is.
test('where nothing takes its place alone, one more piece is changed with it, and the weather stays right', () => {
  let pairs = 0;
  for (let tempF = 22; tempF < 60; tempF += 3) {
    const brief: StylingBrief = {
      ...at(tempF),
      closet: { from: 'only-mine', pieces: CAPSULE },
      seed: `pair ${tempF}`,
    };
    const { look, style } = compose(brief);
    const asked = { ...brief, styles: [style] };
    const before = lookWarmth(lookItems(look), openWardrobe(asked));
    for (const piece of look.garments.filter(({ slot }) => !['base', 'legwear'].includes(slot)))
      for (const { garment, along } of alternativesFor(asked, look, piece.id)) {
        if (!along) continue;
        pairs++;
        expect(look.garments.map(({ id }) => id)).toContain(along.instead.id);
        expect(along.garment.slot).toBe(along.instead.slot);
        const after = swapGarment(asked, look, piece.id, garment.id).look;
        const ids = after.garments.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining([garment.id, along.garment.id]));
        expect(ids).not.toContain(piece.id);
        expect(ids).not.toContain(along.instead.id);
        const { strain, cold } = lookWarmth(lookItems(after), openWardrobe(asked));
        expect(strain).toBeLessThanOrEqual(before.strain + 0.4);
        expect(cold).toBeGreaterThanOrEqual(before.cold - 0.15);
      }
  }
  expect(pairs).toBeGreaterThan(5);
});
