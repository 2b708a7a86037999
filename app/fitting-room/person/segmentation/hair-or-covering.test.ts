import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { LOOKS } from '../../../../tests/samples/looks.ts';
import { render } from '../../render.ts';
import { measureHead } from '../measures/head.ts';

const modelOf = async (name: string) => (await loadAnalyzedPerson(name, 384, 576)).model;

test('a black bob is hair, however it shines, and a hat is drawn on it', async () => {
  const model = await modelOf('w02-average-open-coat');
  expect(model.covering).toBeNull();
  const head = measureHead(model)!;
  const look = LOOKS['parka']!;
  const hatless = { garments: look.garments.filter(({ drawing }) => drawing?.kind !== 'hat') };
  const [worn, bare] = [render(model, look), render(model, hatless)];
  const at =
    ((Math.round(head.rim[1] - head.rise * 0.5) + model.box.y0) * worn.width +
      Math.round(head.rim[0]) +
      model.box.x0) *
    4;
  expect(worn.data.slice(at, at + 3)).not.toEqual(bare.data.slice(at, at + 3));
  // The whole of it stays where no hat is.
  expect(bare.data.slice(at, at + 3)).toEqual(model.photo.data.slice(at, at + 3));
});

test.each(['m01-average-hoodie-cap', 'w07-plus-closed-coat'])(
  '%s: a cap over hair of another color is kept',
  async (name) => {
    expect((await modelOf(name)).covering).not.toBeNull();
  },
);
