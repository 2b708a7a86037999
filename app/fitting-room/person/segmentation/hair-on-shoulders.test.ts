import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { readParts } from '../../../../tests/people/true-parts.ts';
import { PARTS } from '../../body-estimation/person.ts';

const HAIR = PARTS.indexOf('hair');

test('dark hair that hangs on a scarf stays to its tips when the scarf goes', async () => {
  const { lock, frame, box, width } = (await loadAnalyzedPerson('w02-average-open-coat', 384, 576)).model;
  const labelAt = await readParts('w02-average-open-coat', 384, 576);
  let [all, kept] = [0, 0];
  for (let y = Math.round(frame.mouth[1]); y < frame.shoulders[1]; y++)
    for (let x = 0; x < width; x++) {
      if (labelAt(x + box.x0, y + box.y0) !== HAIR) continue;
      all++;
      if (lock[y * width + x]! > 127) kept++;
    }
  expect(all).toBeGreaterThan(500);
  expect(kept / all).toBeGreaterThan(0.85);
}, 60_000);
