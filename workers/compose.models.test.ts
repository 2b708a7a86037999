import { expect, test } from 'vitest';
import { modelCatalogs } from './adapters/ai-models/chosen-models.ts';
import { modelSettings } from './compose.models.ts';
import type { Env } from './env.d.ts';

const catalogsOf = (env: Partial<Record<keyof Env, unknown>>) =>
  modelCatalogs(modelSettings({ AI: { run: () => Promise.resolve() }, ...env } as unknown as Env));

test('a film model that nobody has named is looked after like one that is set', () => {
  const [films] = catalogsOf({ FILM_SERVICE: 'workers-ai' });
  expect(films?.used).toEqual(['bytedance/seedance-2.0-mini']);
  const [named] = catalogsOf({ FILM_SERVICE: 'workers-ai', FILM_MODEL: 'bytedance/seedance-2.0-fast' });
  expect(named?.used).toEqual(['bytedance/seedance-2.0-fast']);
});

test('where another service makes the films, or none, it is not asked about them', () => {
  expect(catalogsOf({ FILM_SERVICE: 'workers-ai', FAL_KEY: 'key' })).toEqual([]);
  expect(catalogsOf({})).toEqual([]);
});
