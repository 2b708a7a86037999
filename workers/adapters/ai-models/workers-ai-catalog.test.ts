import { expect, test } from 'vitest';
import { PICTURE_MODELS, WITHOUT_A_PICTURE } from '../../../tests/fakes/model-catalog.ts';
import { allowedAddress } from '../../../app/domain/operations/allowed-hosts.ts';
import { providerNames, whereItGoes } from '../../../app/screens/profile/dressing/provider-names.ts';
import { editsPictures, namedAs, pictureFamily } from './workers-ai-catalog.ts';

const jpeg = { bytes: new TextEncoder().encode('jpeg'), width: 1024, height: 1536 };
const ORDER = { photo: jpeg, card: jpeg, garments: [], prompt: 'Dress her.', person: 'hash' };

test.each(PICTURE_MODELS)('$model is asked in the fields of its schema, and no others', (published) => {
  const inputs = pictureFamily(published.model)!.inputs(ORDER);
  if (published.closed)
    expect(Object.keys(inputs).filter((name) => !published.fields.includes(name))).toEqual([]);
  expect(published.required.filter((name) => !(name in inputs))).toEqual([]);
  for (const [name, choices] of Object.entries(published.choices ?? {}))
    if (name in inputs) expect(choices, name).toContain(inputs[name]);
  for (const [name, most] of Object.entries(published.most ?? {}))
    expect((inputs[name] as unknown[]).length, name).toBeLessThanOrEqual(most);
  expect(JSON.stringify(inputs)).toContain('data:image/jpeg;base64,');
});

test.each(PICTURE_MODELS)('$model: its published answer is read, and may be fetched', (published) => {
  const { answer, hosts } = pictureFamily(published.model)!;
  expect(answer.parse(published.answer)).toBe(published.address);
  expect(allowedAddress(published.address, hosts)).not.toBeNull();
});

test.each(WITHOUT_A_PICTURE)('%s takes no picture, so it is not asked for one', (model) => {
  expect(editsPictures(model)).toBe(false);
});

test('a model whose schema nobody has read is not asked', () => {
  expect(editsPictures('somebody/new-image-model')).toBe(false);
  expect(editsPictures('@cf/leonardo/lucid-origin')).toBe(false);
  expect(editsPictures('openai/gpt-image-1.5')).toBe(false);
  expect(editsPictures('@cf/black-forest-labs/flux-2-klein-9b')).toBe(true);
});

test.each(PICTURE_MODELS)(
  '$model: her consent names who gets her photo, and what is kept there',
  (published) => {
    const name = namedAs(published.model);
    expect(name).not.toBe('workers-ai');
    expect(providerNames([name])).toContain('through Cloudflare');
    expect(whereItGoes([name]).includes('. ')).toBe(published.zdr !== true);
  },
);

test('what Cloudflare runs itself is Cloudflare’s', () => {
  expect(namedAs('@cf/black-forest-labs/flux-2-klein-9b')).toBe('workers-ai');
});
