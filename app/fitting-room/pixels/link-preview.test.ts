import { expect, test } from 'vitest';
import { loadPerson } from '../../../tests/people/load-person.ts';
import { LINK_PREVIEW } from '../../domain/looks/link-preview.ts';
import { headToHip, linkPreview } from './link-preview.ts';

const PEOPLE = ['woman-01-slim-light', 'woman-03-plus-dark', 'man-02-slim-dark', 'w05-petite-strapless'];

test.each(PEOPLE)('a shared look is shown from above the crown to the hip (%s)', async (name) => {
  const { photo, bodyMap } = await loadPerson(name, 384, 576);
  const { y0, y1 } = headToHip(photo);
  const at = (k: number): number => bodyMap.landmarks[k]![1] * photo.height;
  const [nose, shoulders] = [at(0), (at(11) + at(12)) / 2];
  // As much above the nose as from there to the shoulders: crown and hair.
  expect(y0).toBeLessThan(nose - (shoulders - nose) * 0.6);
  expect(y1).toBeGreaterThan((at(23) + at(24)) / 2 - 8);
  expect(y1).toBeLessThan((at(25) + at(26)) / 2);
});

test('the preview is 1200 x 630, her own wall goes on to both sides without an edge', async () => {
  const { photo } = await loadPerson('woman-01-slim-light', 384, 576);
  const { width, height, data } = linkPreview(photo);
  expect({ width, height }).toEqual(LINK_PREVIEW);
  let steepest = 0;
  for (let y = 0; y < height; y += 7)
    for (const x of [...Array(220).keys()].flatMap((n) => [n + 1, width - 1 - n]))
      for (let c = 0; c < 3; c++) {
        const i = (y * width + x) * 4 + c;
        steepest = Math.max(steepest, Math.abs(data[i]! - data[i - 4]!));
      }
  expect(steepest).toBeLessThan(14);
  expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
});

test('a picture that fills the whole width with something else still gives a preview', () => {
  const [width, height] = [40, 60];
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (i * 37) % 256,
  );
  expect(linkPreview({ width, height, data }).data).toHaveLength(1200 * 630 * 4);
});
