import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { LABEL, readParts } from '../../../../tests/people/true-parts.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { render } from '../../render.ts';

const [WIDTH, HEIGHT] = [384, 576];

/** Share of her own thing that is the photo in a look. */
async function kept(name: string, title: string): Promise<number> {
  const { photo, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
  const parts = await readParts(name, WIDTH, HEIGHT);
  const picture = render(model, LOOKS[title]!);
  let [all, same] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (parts(x, y) !== LABEL.held) continue;
      all++;
      const o = (y * WIDTH + x) * 4;
      if ([0, 1, 2].every((c) => photo.data[o + c] === picture.data[o + c])) same++;
    }
  expect(all).toBeGreaterThan(500);
  return same / all;
}

test.each(['sage-knit', 'camel-coat'])(
  'a phone before the chest comes back whole (%s)',
  async (title) => expect(await kept('w06-average-plaid-shorts', title)).toBeGreaterThan(0.75),
  60_000,
);

test.each(['sage-knit', 'camel-coat'])(
  'a bag on a strap across the chest keeps its strap (%s)',
  async (title) => expect(await kept('w08-average-sweater-midi', title)).toBeGreaterThan(0.75),
  60_000,
);
