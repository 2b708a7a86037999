import { expect, test } from 'vitest';
import { readPerson as personFiles } from '../../../tests/people/read-person.ts';
import { PART } from '../cloth/layer.ts';
import { analyse } from '../person/analyse.ts';
import { makeLegwear } from './legwear.ts';

test.each(['w03-plus-hoodie', 'w05-petite-strapless', 'w07-plus-closed-coat'])(
  'tights are drawn on the legs of the plate: no second leg beside them (%s)',
  async (name) => {
    const { photo, bodyMap } = await personFiles(name, 768, 1152);
    const model = analyse(photo, bodyMap);
    expect(model.undressed).toBe(true);
    const cloth = { fabric: 'plain', colour: '#242124' } as const;
    const [sheet] = makeLegwear(model, { kind: 'legwear' }, cloth, 'shod').sheets;
    const { alpha, part } = sheet!.layer;
    const { knees, ankles, torso } = model.frame;
    let [skin, bare, beside] = [0, 0, 0];
    const end = Math.floor(ankles[1] - torso * 0.1) * model.width;
    for (let i = Math.ceil(knees[1]) * model.width; i < end; i++) {
      if (model.classes.skin[i]! < 200) continue;
      skin++;
      if (alpha[i]! < 64) bare++;
      else if (part[i] !== PART.leftLeg && part[i] !== PART.rightLeg) beside++;
    }
    expect(skin).toBeGreaterThan(10_000);
    expect(bare / skin).toBeLessThan(0.03);
    expect(beside / skin).toBeLessThan(0.02);
  },
);
