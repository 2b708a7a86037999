import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/samples/looks.ts';
import { readParts } from '../../tests/people/true-parts.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { PARTS } from './body-estimation/person.ts';
import { render } from './render.ts';

const HAIR = PARTS.indexOf('hair');
const [WIDTH, HEIGHT] = [384, 576];

test.each(['w04-tall-wide-trousers', 'w01-slim-aline-skirt', 'w08-average-sweater-midi'])(
  '%s: nothing of a garment shows through the midst of her hair',
  async (name) => {
    const { photo, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const labelAt = await readParts(name, WIDTH, HEIGHT);
    const { data } = render(model, LOOKS['summer-shorts']!);
    const around = [-2, -1, 0, 1, 2];
    let [midst, holes] = [0, 0];
    for (let y = 2; y < HEIGHT - 2; y++)
      for (let x = 2; x < WIDTH - 2; x++) {
        if (!around.every((dy) => around.every((dx) => labelAt(x + dx, y + dy) === HAIR))) continue;
        midst++;
        const o = (y * WIDTH + x) * 4;
        if ([0, 1, 2].some((c) => Math.abs(data[o + c]! - photo.data[o + c]!) > 40)) holes++;
      }
    expect(midst).toBeGreaterThan(1000);
    // Where the class model is half sure, a garment's color may lie in it.
    expect(holes / midst).toBeLessThan(0.002);
  },
);

test('between face and headscarf nothing new is painted, whatever collar lies under it', async () => {
  const { photo, model } = await loadAnalyzedPerson('woman-06-average-medium-headscarf', WIDTH, HEIGHT);
  const { data } = render(model, LOOKS['camel-coat']!);
  const { covering, classes, box, width, height } = model;
  let seen = 0;
  const changed: string[] = [];
  for (let y = 0; y < height; y++) {
    if (!classes.face.subarray(y * width, (y + 1) * width).some((value) => value > 127)) continue;
    const scarf = covering!.pixels.subarray(y * width, (y + 1) * width);
    const end = scarf.findLastIndex((value) => value > 200);
    for (let x = scarf.findIndex((value) => value > 200); x >= 0 && x < end; x++, seen++) {
      const o = ((box.y0 + y) * WIDTH + box.x0 + x) * 4;
      if ([0, 1, 2].some((c) => data[o + c] !== photo.data[o + c])) changed.push(`${x}, ${y}`);
    }
  }
  expect(seen).toBeGreaterThan(2000);
  expect(changed).toEqual([]);
});
