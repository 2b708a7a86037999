import { behindAt } from '../../person/light-and-color/backdrop.ts';
import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { render } from '../../render.ts';

test.each(['w04-tall-wide-trousers'])(
  '%s: under a sleeveless top no piece of wall shows between hair, armhole and arm',
  async (name) => {
    const { photo, model } = await loadAnalyzedPerson(name, 768, 1152);
    const { data } = render(model, LOOKS['sleeveless']!);
    const { frame, classes, box, width } = model;
    let wall = 0;
    const [from, to] = [-0.1, 0.26].map((share) => Math.round(frame.shoulders[1] + frame.torso * share));
    for (let y = from!; y < to!; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (classes.background[i]! > 10 || classes.hair[i]! > 100) continue;
        const o = ((y + box.y0) * photo.width + x + box.x0) * 4;
        const behind = behindAt(model.backdrop, x, y);
        const isWall = [0, 1, 2].every((c) => Math.abs(data[o + c]! - behind[c]!) < 8);
        const isBody = [0, 1, 2].every((c) => Math.abs(model.crop.data[i * 4 + c]! - behind[c]!) < 20);
        if (isWall && !isBody) wall++;
      }
    expect(wall).toBeLessThan(20);
  },
  60_000,
);
