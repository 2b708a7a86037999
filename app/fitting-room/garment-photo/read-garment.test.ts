import { expect, test } from 'vitest';
import { madeGarment } from '../../../tests/garments/made-garments.ts';
import { scoreReading, summaryOf } from '../../../tests/garments/score-reading.ts';
import { garmentById } from '../../domain/wardrobe/wardrobe.ts';
import type { Picture } from '../pixels/pixels.ts';
import { readGarment } from './read-garment.ts';

/** Eight kinds; none of those that are kept unseen. `npm run bench:garments` reads all. */
const SEEDS = [4, 5, 6, 13, 16, 17, 25, 48] as const;
/** What is left of a photo when the device reads it (garment-photo-worker.ts). */
const READ_AT = 720;

const made = new Map(
  SEEDS.map((seed) => {
    const { picture, truth } = madeGarment(seed, READ_AT);
    return [seed, { picture, truth, reading: readGarment(picture) }];
  }),
);

test('made garments are cut out, measured and named: the goals hold in seven of eight, four of five corners are right', () => {
  const scores = [...made.values()].map(({ picture, truth, reading }) =>
    scoreReading(reading, truth, picture.width),
  );
  const { iou, landmarks, form, color } = summaryOf(scores);
  expect(iou).toBeGreaterThanOrEqual(7 / 8);
  expect(landmarks).toBeGreaterThanOrEqual(0.8);
  expect(form).toBeGreaterThanOrEqual(7 / 8);
  expect(color).toBeGreaterThanOrEqual(7 / 8);
});

/** Of one that is read. */
function readingOf(seed: (typeof SEEDS)[number]) {
  const { picture, reading } = made.get(seed)!;
  return { picture, reading: reading! };
}

test('a reading lies in the pixels of its picture, with a soft mask and chances that add up', () => {
  const { picture, reading } = readingOf(48);
  expect([reading.width, reading.height]).toEqual([picture.width, picture.height]);
  expect(reading.mask.some((cover) => cover > 0 && cover < 255)).toBe(true);
  expect(reading.forms.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(reading.shape).toBe('top');
  expect(reading.forms[0]?.form).toBe('short-top');
  expect(reading.proportions.sleeve).toBeLessThan(0.8);
  // It lies 19 degrees askew.
  expect(Math.abs(reading.turn)).toBeGreaterThan(14);
  expect(reading.neckline.length).toBeGreaterThan(3);
});

test('trousers and skirts have no neck and no sleeves', () => {
  const trousers = readingOf(17).reading;
  expect(trousers.shape).toBe('trousers');
  expect(trousers.landmarks.crotch).toBeDefined();
  expect(trousers.neckline).toEqual([]);
  expect(Object.keys(trousers.landmarks).filter((name) => /neck|cuff|armpit/.test(name))).toEqual([]);
  const skirt = readingOf(16).reading;
  expect(skirt.shape).toBe('skirt');
  expect(skirt.proportions.rise).toBeUndefined();
});

const drawingOf = (garmentId: string) => garmentById(garmentId)!.drawing;

test('what she says that it is, it is read as: a skirt as trousers, trousers as a skirt', () => {
  const trousers = readGarment(readingOf(16).picture, drawingOf('straight-jeans'))!;
  expect(['trousers', 'shorts']).toContain(trousers.shape);
  expect(trousers.landmarks['leg-outer-left']).toBeDefined();
  const skirt = readGarment(readingOf(17).picture, drawingOf('a-line-skirt'))!;
  expect(skirt.shape).toBe('skirt');
  expect(skirt.landmarks['hem-left']).toBeDefined();
});

test('a garment that leaves the picture is doubted; an even ground without one has none', () => {
  expect(readGarment(madeGarment(77, READ_AT).picture)?.doubts).toContain('touches-border');
  const gray: Picture = { width: 120, height: 160, data: new Uint8ClampedArray(120 * 160 * 4).fill(190) };
  expect(readGarment(gray)).toBeNull();
});

/** A tee of one color on even ground; below it, where it is told, something else down to the border. */
function teeAbove(below: readonly [number, number, number] | null): Picture {
  const [width, height] = [480, 640];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const aside = Math.abs(x - width / 2);
      const isBody = y > 120 && y < 520 && aside < 110 && !(y < 150 && aside < 45 - (y - 120));
      const isSleeve = y > 130 + (aside - 110) * 0.5 && y < 250 && aside >= 110 && aside < 190;
      const isBelow = below && y >= 520 && aside < 90;
      data.set(
        [...(isBody || isSleeve ? [24, 40, 90] : isBelow ? below : [244, 180, 120]), 255],
        (y * width + x) * 4,
      );
    }
  return { width, height, data };
}

test('ground in its own shade that is taken for cloth is doubted; cloth that runs out of the picture is not', () => {
  expect(readGarment(teeAbove([186, 112, 60]))?.doubts).toContain('ground-unsure');
  expect(readGarment(teeAbove([24, 40, 90]))?.doubts).not.toContain('ground-unsure');
  expect(readGarment(teeAbove(null))?.doubts).not.toContain('ground-unsure');
});

test('a reading knows the neck of the kind that she says it is, a bare coat’s as a cardigan’s', () => {
  const told = (id: string) => readGarment(teeAbove(null), drawingOf(id))?.told;
  expect(['cotton-tee', 'training-hoodie', 'cropped-cardigan'].map(told)).toEqual(['crew', 'hood', 'v']);
});

test('a white checked shirt on white whose outline is no garment is doubted', () => {
  expect(readGarment(madeGarment(50).picture)?.doubts).toContain('ground-unsure');
});

test('an outline that no such garment has is odd', () => {
  const { picture } = readingOf(17);
  const [coat, trousers] = ['wool-coat', 'straight-jeans'].map(
    (id) => readGarment(picture, garmentById(id)!.drawing)!.doubts,
  );
  expect(coat).toContain('outline-odd');
  expect(trousers).not.toContain('outline-odd');
});
