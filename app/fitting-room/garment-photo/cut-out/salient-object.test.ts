import { expect, test } from 'vitest';
import { findObjectOnDisk } from '../../../../tests/garments/find-object.ts';
import { madeGarment } from '../../../../tests/garments/made-garments.ts';
import { scoreReading } from '../../../../tests/garments/score-reading.ts';
import { readGarment } from '../read-garment.ts';

/** Missing where scripts/fetch-models.js could not reach npm. */
const findObject = await findObjectOnDisk();

test.skipIf(!findObject)(
  'the model sees a garment in the shape of its picture, and ground around it',
  async () => {
    const { picture } = madeGarment(4);
    const { width, height, sure } = await findObject!(picture);
    expect(width / height).toBeCloseTo(picture.width / picture.height, 1);
    expect(sure[Math.floor(height / 2) * width + Math.floor(width / 2)]).toBeGreaterThan(240);
    expect([sure[0], sure.at(-1)].every((value) => value! < 16)).toBe(true);
  },
);

test.skipIf(!findObject)('a white cardigan on white is cut out with the model, not without', async () => {
  const { picture, truth } = madeGarment(32);
  const iouOf = (seen: Awaited<ReturnType<NonNullable<typeof findObject>>> | null) =>
    scoreReading(readGarment(picture, null, seen), truth, picture.width).iou;
  expect(iouOf(null)).toBeLessThan(0.9);
  expect(iouOf(await findObject!(picture))).toBeGreaterThan(0.95);
});
