import { expect, test } from 'vitest';
import {
  costMicros,
  modelCatalogs,
  photoChecks,
  pictureModels,
  stylistModels,
  type ModelSettings,
} from './chosen-models.ts';

const NONE: ModelSettings = { workersAi: {}, gemini: {}, openAi: {}, fashn: {} };
const names = (models: { name: string }[]) => models.map(({ name }) => name);

test('without settings, without keys or without an order nobody is asked', () => {
  expect(stylistModels(NONE)).toEqual([]);
  expect(pictureModels(NONE)).toEqual([]);
  expect(stylistModels({ ...NONE, gemini: { key: 'k' } })).toEqual([]);
  expect(pictureModels({ ...NONE, pictures: 'gemini,openai,fashn,workers-ai' })).toEqual([]);
});

test('the order of the setting is the order of asking; who has no key or no name is left out', () => {
  const settings = { ...NONE, gemini: { key: 'k' }, openAi: { key: 'k' }, fashn: { key: 'k' } };
  expect(names(stylistModels({ ...settings, stylists: 'openai, workers-ai ,gemini, nobody' }))).toEqual([
    'openai',
    'gemini',
  ]);
  expect(names(pictureModels({ ...settings, pictures: 'fashn,gemini' }))).toEqual(['fashn', 'gemini']);
  const checked = { ...settings, photoChecks: 'workers-ai,gemini' };
  const workersAi = { account: 'a', token: 't' };
  expect(names(photoChecks({ ...checked, workersAi }))).toEqual(['gemini']);
  const seeing = { ...workersAi, visionModel: '@cf/see/all' };
  expect(names(photoChecks({ ...checked, workersAi: seeing }))).toEqual(['workers-ai', 'gemini']);
});

test('in use is what is asked: who checks photos without a vision model is asked nothing', () => {
  const workersAi = { account: 'a', token: 't', textModel: '@cf/write', imageModel: '@cf/draw' };
  const used = (settings: Partial<ModelSettings>) =>
    modelCatalogs({ ...NONE, ...settings }).map((catalog) => [catalog.provider, ...catalog.used]);
  const photoChecks = 'workers-ai, gemini';
  const gemini = { key: 'k', textModel: 'flash' };
  expect(used({ workersAi, gemini, photoChecks })).toEqual([['gemini', 'flash']]);
  expect(used({ workersAi, photoChecks, pictures: 'workers-ai' })).toEqual([['workers-ai', '@cf/draw']]);
  const seeing = { ...workersAi, visionModel: '@cf/see' };
  expect(used({ workersAi: seeing, photoChecks, stylists: 'workers-ai' })).toEqual([
    ['workers-ai', '@cf/write', '@cf/see'],
  ]);
});

test('costs are settings; nonsense is not believed', () => {
  expect(costMicros('picture:gemini', 'stylist:gemini=0.5, picture:gemini=0.04')).toBe(40_000);
  expect(costMicros('picture:gemini', 'picture:gemini=free')).toBe(67_000);
  expect(costMicros('picture:gemini', 'picture:gemini=')).toBe(67_000);
  expect(costMicros('picture:gemini', 'picture:gemini=-1')).toBe(67_000);
});
