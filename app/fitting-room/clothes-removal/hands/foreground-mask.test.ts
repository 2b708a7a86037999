import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { LABEL, readTruePerson } from '../../../../tests/made-people/true-person.ts';

const [WIDTH, HEIGHT] = [384, 576];
const MADE = join(import.meta.dirname, '../../../../tests/made-people');

test('a hand at the head stays as it is in the photo', async () => {
  const { photo, model } = await loadAnalyzedPerson('p00116', WIDTH, HEIGHT);
  const { parts } = await readTruePerson(join(MADE, 'p00116'), WIDTH, HEIGHT);
  const { box, width, crop } = model;
  let [all, kept] = [0, 0];
  for (let i = 0; i < crop.data.length / 4; i++) {
    const at = (Math.floor(i / width) + box.y0) * WIDTH + (i % width) + box.x0;
    if (parts[at] !== LABEL.hand + 1) continue;
    all++;
    if ([0, 1, 2].every((c) => crop.data[i * 4 + c] === photo.data[at * 4 + c])) kept++;
  }
  expect(all).toBeGreaterThan(300);
  expect(kept / all).toBeGreaterThan(0.9);
});
