import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import type { Look } from '../../../domain/looks/look.ts';
import { render } from '../../render.ts';

test.each(GOOD_PEOPLE.slice(0, 3))(
  '%s: a hem that is folded up shows the paler inside of the cloth',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 384, 576);
    const shirt = LOOKS['blazer']!.garments.find(({ slot }) => slot === 'top')!;
    const jeans = { ...shirt, slot: 'bottom', cloth: { fabric: 'denim', colour: '#2b3a55' } } as const;
    const looks = [false, true].map((turnedUp): Look => {
      const cut = {
        kind: 'trousers',
        leg: 'straight',
        waist: 0.74,
        length: 0.9,
        fit: 1.1,
        turnedUp,
      } as const;
      return { garments: [{ ...jeans, drawing: cut }, shirt] };
    });
    const [plain, folded] = looks.map((look) => render(model, look).data);
    const changed = [...plain!.keys()].filter((i) => i % 4 === 0 && plain![i] !== folded![i]);
    const mean = (data: Uint8ClampedArray) => changed.reduce((sum, i) => sum + data[i]!, 0) / changed.length;
    expect(mean(folded!)).toBeGreaterThan(mean(plain!) * 1.1);
  },
);
