import { behindAt } from '../../person/light-and-color/backdrop.ts';
import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { shareAlongArm } from '../../person/measures/arm-zones.ts';
import { render } from '../../render.ts';

const [WIDTH, HEIGHT] = [768, 1152];

// A heavy arm held away from the body, and one with its hand on the hip.
test.each([
  ['m03-plus-tee-shorts', 'wrap-dress'],
  ['w04-tall-wide-trousers', 'hoodie'],
])(
  '%s: no skin of an upper arm shows beside a long sleeve, however wide the arm is there (%s)',
  async (name, title) => {
    const { model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const { backdrop, box, classes, crop, frame, inFront, lock, width } = model;
    // In a blue that no skin has.
    const garments = LOOKS[title]!.garments.map((garment) => ({
      ...garment,
      cloth: { fabric: 'plain', colour: '#1430e0' } as const,
    }));
    const { data } = render(model, { garments });
    let bare = 0;
    for (let i = 0; i < classes.skin.length; i++) {
      if (classes.skin[i]! < 200 || inFront[i]! > 0 || lock[i]! > 0) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      const along = Math.max(...frame.sides.map((side) => shareAlongArm(side, x, y, 2.4)));
      if (along < 0.2 || along > 0.6) continue;
      const o = ((box.y0 + y) * WIDTH + box.x0 + x) * 4;
      const wall = behindAt(backdrop, x, y);
      if ([0, 1, 2].every((c) => Math.abs(data[o + c]! - wall[c]!) < 8)) continue;
      // A rim of cloth that is mixed with a dark wall is no skin, which is red.
      if (data[o]! <= data[o + 1]!) continue;
      // In the sleeve's shadow, or not.
      if ([0, 1, 2].every((c) => Math.abs(data[o + c]! - crop.data[i * 4 + c]!) < 45)) bare++;
    }
    expect(bare).toBeLessThan(6);
  },
  60_000,
);
