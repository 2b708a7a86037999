import { expect, test } from 'vitest';
import { GARMENTS, NO_GARMENTS } from '../../../tests/garments/garment-shapes.ts';
import { readGarmentPhoto } from '../../../tests/garments/load-photo.ts';
import { garmentById, WARDROBE } from '../../domain/wardrobe/wardrobe.ts';
import { everybodyHas } from '../../domain/closet/closet-terms.ts';
import { resizePicture } from '../pixels/resize.ts';
import { colorDifference } from '../../domain/looks/oklch.ts';
import { clothColors } from './garment-colors.ts';
import { cutByColors } from './cut-out/cut-by-colors.ts';
import { garmentForm } from './garment-forms.ts';
import { guessForms } from './guess-form.ts';
import { offerGarments } from './offer-garments.ts';
import { readGarment } from './read-garment.ts';
import type { NeckKind } from '../../domain/looks/garment-surface.ts';
import { OUTLINES } from './known-outlines.ts';

const read = async (file: string) => resizePicture(await readGarmentPhoto(file), 150, 200);

test('twelve garments on beds, hangers and floors: kind among the first six for 11, main color within 0.06', async () => {
  let right = 0;
  let first = 0;
  for (const { file, forms, color, second, pattern } of GARMENTS) {
    const cut = cutByColors(await read(file));
    expect(cut, file).not.toBeNull();
    if (!cut) continue;
    const place = guessForms(cut).findIndex(({ form }) => forms.includes(form));
    if (place >= 0 && place < 6) right++;
    if (place === 0) first++;
    const seen = clothColors(cut);
    expect(colorDifference(seen.colors[0], color), file).toBeLessThanOrEqual(0.06);
    expect(seen.pattern, file).toBe(pattern);
    if (second) expect(colorDifference(seen.colors[1] ?? '#ffffff', second), file).toBeLessThan(0.12);
  }
  expect(GARMENTS).toHaveLength(12);
  expect(right).toBeGreaterThanOrEqual(11);
  expect(first).toBeGreaterThanOrEqual(8);
}, 60_000);

test('a bed or a floor with nothing on it has no garment', async () => {
  for (const { file } of NO_GARMENTS) expect(cutByColors(await read(file)), file).toBeNull();
});

test('six of our garments are offered in her color; a striped one with both', async () => {
  const striped = readGarment(await readGarmentPhoto('striped-top-on-hanger'));
  const offers = striped ? offerGarments(striped, 'female') : [];
  expect(offers).toHaveLength(6);
  const breton = offers.find(({ garmentId }) => garmentId === 'breton-top');
  expect(breton?.color).toMatch(/^#[0-9a-f]{6}\+#[0-9a-f]{6}$/);
  const coat = readGarment(await readGarmentPhoto('coat-on-hanger'));
  for (const { garment, color, garmentId } of coat ? offerGarments(coat, 'male') : []) {
    expect(garmentById(garmentId)?.genders).toContain('male');
    expect(garment.cloth.colour).toBe(color);
  }
});

test('a dress is offered with the sleeves, the neck and about the hem that are seen', () => {
  const corner = (x: number, y: number) => ({ x, y, sure: 0.9 });
  const read = (length: number, sleeve: boolean, kind: NeckKind) => ({
    forms: [{ form: length > 2.8 ? ('long-dress' as const) : ('short-dress' as const), chance: 0.9 }],
    colors: ['#203040'] as ['#203040'],
    pattern: 'plain' as const,
    proportions: { length, width: 1 },
    landmarks: {
      ...{ 'neck-left': corner(40, 0), 'neck-right': corner(60, 0) },
      ...{ 'shoulder-left': corner(10, 10), 'shoulder-right': corner(90, 10) },
      ...(sleeve ? { 'cuff-outer-left': corner(0, 40) } : {}),
    },
    neck: { kind, sure: 0.9 },
  });
  const first = (...seen: Parameters<typeof read>) =>
    garmentById(offerGarments(read(...seen), 'female')[0]!.garmentId)!.drawing;
  expect(first(2.5, false, 'crew')).toMatchObject({ kind: 'dress', sleeve: 0, neck: 'crew' });
  expect(first(2.5, true, 'v')).toMatchObject({ kind: 'dress', neck: 'v' });
  const [midi, maxi] = [first(3, true, 'crew'), first(3.7, true, 'crew')];
  expect(midi).toMatchObject({ sleeve: expect.closeTo(0.6, 0) });
  expect('length' in maxi && maxi.length).toBeGreaterThan('length' in midi ? midi.length : Infinity);
});

test('a sweater with a hood is offered as a hoodie, one with a roll as a roll neck', () => {
  const offered = (kind: NeckKind) =>
    garmentById(
      offerGarments(
        {
          forms: [{ form: 'sweater', chance: 0.9 }],
          colors: ['#803040'],
          pattern: 'plain',
          neck: { kind, sure: 0.8 },
          landmarks: {
            'neck-left': { x: 40, y: 0, sure: 0.9 },
            'cuff-outer-left': { x: 0, y: 40, sure: 0.9 },
          },
        },
        'female',
      )[0]!.garmentId,
    )!.drawing;
  expect(offered('hood')).toMatchObject({ hood: true });
  expect(offered('turtle')).toMatchObject({ neck: 'turtle' });
  expect(offered('crew')).toMatchObject({ neck: 'crew' });
  expect(offered('crew')).not.toHaveProperty('hood');
});

test('the table of outlines knows every garment that can hang in a closet, under its form', () => {
  const lines = OUTLINES.trim().split('\n');
  const known = new Map(
    lines.flatMap((line) =>
      line
        .split('|')[1]!
        .split(',')
        .map((id) => [id, line.split('|')[0]!]),
    ),
  );
  for (const garment of WARDROBE.filter(({ slot }) => !everybodyHas(slot)))
    expect(known.get(garment.id), `${garment.id}: node scripts/generate/garment-outlines.ts`).toBe(
      garmentForm(garment),
    );
});
