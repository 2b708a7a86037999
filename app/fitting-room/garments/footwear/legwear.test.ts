import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { PART } from '../../cloth/layer.ts';
import { makeLegwear } from './legwear.ts';

test.each(['w03-plus-hoodie', 'w05-petite-strapless', 'w07-plus-closed-coat'])(
  'tights are drawn on the legs of the plate: no second leg beside them (%s)',
  async (name) => {
    const { model } = await loadAnalyzedPerson(name, 768, 1152);
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

test('tights have the outline of the legs on the plate, wherever the joints are thought to be', async () => {
  const { model } = await loadAnalyzedPerson('w03-plus-hoodie', 384, 576);
  const { size } = model.frame;
  const sides = model.frame.sides.map((side) => ({
    ...side,
    knee: [side.knee[0] + side.sign * size * 0.02, side.knee[1]] as const,
  }));
  const moved = { ...model, frame: { ...model.frame, sides } } as unknown as typeof model;
  const [sheet] = makeLegwear(
    moved,
    { kind: 'legwear' },
    { fabric: 'plain', colour: '#242124' },
    'shod',
  ).sheets;
  const { alpha } = sheet!.layer;
  const { classes, width, frame } = model;
  const [from, to] = [frame.knees[1] - frame.torso * 0.2, frame.ankles[1] - frame.torso * 0.15];
  let [on, bare, beside] = [0, 0, 0];
  for (let i = Math.ceil(from) * width; i < Math.floor(to) * width; i++) {
    const isLeg = classes.skin[i]! > 127;
    if (isLeg) on++;
    if (isLeg && alpha[i]! < 128) bare++;
    if (classes.skin[i]! + classes.clothes[i]! < 20 && alpha[i]! > 60) beside++;
  }
  expect(on).toBeGreaterThan(3000);
  expect(bare / on).toBeLessThan(0.005);
  expect(beside / on).toBeLessThan(0.005);
});

test('the skin is seen through sheer tights, and not through opaque ones', async () => {
  const { model } = await loadAnalyzedPerson('woman-01-slim-light', 192, 288);
  const tightsOf = (sheer: boolean) =>
    makeLegwear(model, { kind: 'legwear', sheer }, { fabric: 'plain', colour: '#252326' }, 'shod');
  const { knee } = model.frame.sides[0];
  const i = Math.round(knee[1]) * model.width + Math.round(knee[0]);
  const [sheer, opaque] = [tightsOf(true), tightsOf(false)];
  expect(sheer.bareLimbs!.alpha[i]).toBe(255);
  expect(sheer.sheets[0]!.layer.alpha[i]).toBeLessThan(170);
  expect(opaque.sheets[0]!.layer.alpha[i]).toBe(255);
  expect(opaque.bareLimbs).toBeUndefined();
});
