import { expect, test } from 'vitest';
import { makeUmbrella } from './umbrella.ts';
import { analyse } from '../person/analyse.ts';
import { GOOD_PEOPLE, readPerson } from '../../../tests/people/read-person.ts';

test.each(GOOD_PEOPLE)('%s: the handle of an umbrella lies between thumb and palm', async (name) => {
  const { photo, bodyMap } = await readPerson(name, 384, 576);
  const model = analyse(photo, bodyMap);
  const { classes, width, frame } = model;
  const piece = makeUmbrella(model, { kind: 'umbrella', long: true }, { fabric: 'plain', colour: '#20304f' });
  const covered = piece.sheets.map(({ layer }) => layer.alpha);
  const [x, y] = frame.sides[0].index;
  const reach = Math.round(frame.shoulderWidth * 0.3);
  let rows = 0;
  for (let row = Math.round(y - reach); row < y + reach; row++) {
    // What a row of the picture shows from the outside inwards, each once: hand, umbrella, or neither.
    let seen = '';
    for (let column = Math.round(x - reach); column < x + reach; column++) {
      const i = row * width + column;
      const here = classes.skin[i]! > 150 ? 'h' : covered.some((alpha) => alpha[i]! > 150) ? 'u' : '';
      if (here && !seen.endsWith(here)) seen += here;
    }
    if (seen.includes('huh')) rows++;
  }
  expect(rows).toBeGreaterThan(1);
});
