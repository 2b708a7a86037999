import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { legAxisAt } from './cover-legs.ts';
import { makeTrousers } from './trousers.ts';

test.each(['w01-slim-aline-skirt', 'w02-average-open-coat', 'w04-tall-wide-trousers'])(
  '%s: slim trousers fall in one line to the hem, no tab stands out at the ankle',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 768, 1152);
    const cut = { kind: 'trousers', leg: 'slim', waist: 0.78, length: 0.94, fit: 1.03 } as const;
    const [sheet] = makeTrousers(model, cut, { fabric: 'plain', colour: '#222222' }, null).sheets;
    const { alpha } = sheet!.layer;
    for (const side of model.frame.sides)
      for (const step of [-1, 1]) {
        const reaches: number[] = [];
        const from = Math.round((side.knee[1] + side.ankle[1]) / 2);
        for (let y = from; ; y++) {
          const axis = y * model.width + Math.round(legAxisAt(side, y));
          let k = 0;
          while (k < 120 && alpha[axis + step * k]! > 127) k++;
          if (k < 3) break;
          reaches.push(k);
        }
        // Past the corner of the hem, which sags in the middle, there is no edge of the leg.
        const edge = reaches.slice(0, -14);
        const widens = edge.map((reach, n) => reach - Math.min(...edge.slice(Math.max(0, n - 4), n + 1)));
        expect(Math.max(...widens)).toBeLessThan(2.5);
      }
  },
);
