import { expect, test } from 'vitest';
import { LABEL, readParts } from '../../../tests/people/parts.ts';
import { readPerson as load } from '../../../tests/people/read-person.ts';
import { distance } from '../pixels/pixels.ts';
import { readPerson } from './read-person.ts';
import type { Person } from './person.ts';

const [WIDTH, HEIGHT] = [512, 768];
async function read(name: string): Promise<Person> {
  const { photo, bodyMap } = await load(name, WIDTH, HEIGHT);
  return readPerson(photo, bodyMap);
}

test.each<[string, string, number?]>([
  ['m01-average-hoodie-cap', 'deep in a cuff, before a wall of the color of skin'],
  ['m02-tall-plaid-pocket', 'dark, its fingers in the shade'],
  ['m04-short-open-coat', 'before a dark coat'],
  ['w07-plus-closed-coat', 'pale, before a red coat'],
  ['w03-plus-hoodie', 'of which only fingers are seen'],
  ['w02-average-open-coat', 'before bricks and a coat of its own color'],
  ['w08-average-sweater-midi', 'dark, one finger in the shade before dark bricks', 0.8],
])('%s: a hand %s is found pixel by pixel', async (name, _, least = 0.6) => {
  const person = await read(name);
  const parts = await readParts(name, WIDTH, HEIGHT);
  let [both, either] = [0, 0];
  for (let i = 0; i < person.hands.mask.length; i++) {
    const label = parts((i % person.width) + person.box.x0, Math.floor(i / person.width) + person.box.y0);
    const [truth, found] = [label === LABEL.hand, person.hands.mask[i]! > 127];
    if (truth && found) both++;
    if (truth || found) either++;
  }
  expect(both / either).toBeGreaterThan(least);
});

test('a hand in a pocket is not seen, the other one is', async () => {
  expect((await read('m02-tall-plaid-pocket')).hands.seen.map((hand) => hand !== null)).toEqual([
    true,
    false,
  ]);
  expect((await read('w02-average-open-coat')).hands.seen.map((hand) => hand !== null)).toEqual([
    false,
    true,
  ]);
});

test('arms lead to the hands that come out of their cuffs', async () => {
  const { hands, body } = await read('w07-plus-closed-coat');
  body.arms.forEach(({ joints }, k) => {
    const { entry } = hands.seen[k as 0 | 1]!;
    expect(distance(joints[2]!, entry)).toBeLessThan(body.stature * 0.02);
  });
});
