import { expect, test } from 'vitest';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { WornGarment } from '../../../domain/looks/look.ts';
import { render } from '../../render.ts';

/** A wide open cardigan in a blue that nothing else in the picture has. */
const CARDIGAN: WornGarment = {
  ...{ id: 'boxy-cardigan', name: 'boxy cobalt cardigan', slot: 'knitwear', clo: 0.3 },
  cloth: { fabric: 'knit', colour: '#1f3fd0' },
  drawing: { kind: 'coat', length: 0.06, open: 0.2, lapels: false, fit: 1.16, sleeveFit: 1.18 },
};

test.each(GOOD_PEOPLE.slice(0, 4))(
  '%s: a wide cardigan does not stand out beside a belted coat',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 192, 288);
    const trench = LOOKS['trench']!;
    const coat = trench.garments.find(({ drawing }) => drawing.kind === 'coat')!;
    const look = { ...trench, garments: [...trench.garments.filter((one) => one !== coat), CARDIGAN, coat] };
    const { data, width } = render(model, look);
    const { shoulders, torso } = model.frame;
    const [x, y] = [model.box.x0, model.box.y0];
    const outline = model.frame.outline(0.66);
    const middle = (outline.left + outline.right) / 2;
    const half = (outline.right - outline.left) / 2;
    let blue = 0;
    for (let row = Math.round(shoulders[1] + torso * 0.4); row < shoulders[1] + torso * 0.95; row++)
      for (let column = 0; column < model.width; column++) {
        // Beside the body: the open front shows the cardigan and should.
        if (Math.abs(column - middle) < half) continue;
        const i = ((y + row) * width + x + column) * 4;
        if (data[i + 2]! - Math.max(data[i]!, data[i + 1]!) > 45) blue++;
      }
    expect(blue).toBeLessThanOrEqual(2);
  },
);
