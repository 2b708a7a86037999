import { expect, test } from 'vitest';
import { PLAIN_BRIEF, hoursOf } from '../../../../tests/styling/sample-briefs.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import { compose, openWardrobe } from '../composer.ts';
import { piecesForBareSkin } from './cover-bare-skin.ts';
import { activeLines } from '../rules/never-together.ts';

const cold: StylingBrief = {
  ...PLAIN_BRIEF,
  styles: ['classic'],
  hours: hoursOf({
    ...{ tempF: 40, swing: 3, windMs: 2, humidity: 70, rain: 0, cloud: 0.8, uv: 1 },
    ...{ condition: 'Clouds', from: 8, length: 11 },
  }),
};

/** The slots that are covered, in a look of these garments that lacks so many clo. */
function covered(ids: readonly string[], clo: number): string[] {
  const { pools, conditions, style } = openWardrobe(cold);
  const outfit = compose(cold);
  const receipt = { ...outfit.receipt, shortfall: { hour: 18, tempF: 39, side: 'cold' as const, clo } };
  const items = ids.map((id) => ({ garment: garmentById(id)!, colorway: ['navy'] as const }));
  const lines = activeLines(conditions, style);
  return piecesForBareSkin({ ...outfit, receipt }, items, pools, lines).map(({ slot }) => slot);
}

test('where a look is a little light, a bare neck and bare hands are covered', () => {
  const look = ['oxford-shirt', 'lambswool-jumper', 'flannel-trousers', 'wool-coat', 'chelsea-boots'];
  expect(covered(look, 0.06)).toEqual(['scarf', 'gloves']);
  expect(covered([...look, 'wool-scarf'], 0.06)).toEqual(['gloves']);
  expect(covered([...look, 'leather-gloves'], 0.06)).toEqual(['scarf']);
  expect(covered(look, 0.04)).toEqual([]);
});
