import { expect, test } from 'vitest';
import { modelFindings } from '../../../app/domain/operations/model-lifetime.ts';
import { endedOf } from './model-ends.ts';
import {
  costMicros,
  MODELS,
  modelCatalogs,
  photoChecks,
  pictureModels,
  stylistModels,
  type ModelSettings,
} from './chosen-models.ts';

const NONE: ModelSettings = { workersAi: {}, gemini: {}, openAi: {}, fashn: {}, pruna: {} };
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
  expect(names(photoChecks({ ...checked, workersAi }))).toEqual(['workers-ai', 'gemini']);
  const seeing = { ...workersAi, visionModel: '@cf/see/all' };
  expect(names(photoChecks({ ...checked, workersAi: seeing }))).toEqual(['workers-ai', 'gemini']);
});

test('in use is what is asked; Workers AI looks at photos with a model of its own', () => {
  const workersAi = { account: 'a', token: 't', textModel: '@cf/write', imageModel: '@cf/draw' };
  const moondream = '@cf/moondream/moondream3.1-9B-A2B';
  const used = (settings: Partial<ModelSettings>) =>
    modelCatalogs({ ...NONE, ...settings }).map((catalog) => [catalog.provider, ...catalog.used]);
  const photoChecks = 'workers-ai, gemini';
  const gemini = { key: 'k', textModel: 'flash' };
  expect(used({ workersAi, gemini, photoChecks })).toEqual([
    ['workers-ai', moondream],
    ['gemini', 'flash'],
  ]);
  expect(used({ workersAi, photoChecks, pictures: 'workers-ai' })).toEqual([
    ['workers-ai', '@cf/draw', moondream],
  ]);
  const seeing = { ...workersAi, visionModel: '@cf/see' };
  expect(used({ workersAi: seeing, photoChecks, stylists: 'workers-ai' })).toEqual([
    ['workers-ai', '@cf/write', '@cf/see'],
  ]);
});

test('costs are settings; nonsense is not believed', () => {
  expect(costMicros('picture:gemini', 'stylist:gemini=0.5, picture:gemini=0.05')).toBe(50_000);
  expect(costMicros('picture:gemini', 'picture:gemini=free')).toBe(40_000);
  expect(costMicros('picture:openai', 'picture:openai=')).toBe(70_000);
  expect(costMicros('picture:openai', 'picture:openai=-1')).toBe(70_000);
});

test('FASHN costs what its model costs: a whole look four credits, v1.6 one for each of two garments', () => {
  const costs = (model?: string) =>
    pictureModels({ ...NONE, pictures: 'fashn', fashn: { key: 'k', model } })[0]?.costMicros;
  expect([costs(), costs('tryon-v1.6'), costs('tryon-max')]).toEqual([300_000, 150_000, 300_000]);
});

test('a model that cannot edit a picture is not asked, and the check of models says so', () => {
  for (const imageModel of ['alibaba/qwen-image-3.0-pro', 'black-forest-labs/flux-2-klein-9b']) {
    const workersAi = { account: 'a', token: 't', imageModel };
    const settings = { ...NONE, workersAi, pictures: 'workers-ai', films: 'alibaba/hh1.1-i2v' };
    expect(pictureModels(settings)).toEqual([]);
    expect(modelCatalogs(settings)[0]?.known.unfit).toEqual([imageModel, 'alibaba/hh1.1-i2v']);
  }
  const well = { ...NONE, workersAi: { account: 'a', token: 't' }, pictures: 'workers-ai' };
  expect(modelCatalogs(well)[0]?.known.unfit).toEqual([]);
});

test('no default has an announced end behind it on the day of this list; the one that had is known', () => {
  const day = Date.UTC(2026, 10, 28);
  expect(endedOf(Object.values(MODELS), day)).toEqual([]);
  expect(endedOf(['gemini-3.1-flash-image'], day)).toEqual([
    { id: 'gemini-3.1-flash-image', ends: '2026-10-29', successor: 'gemini-nano-banana-2.1' },
  ]);
  expect(endedOf(['gpt-image-1.5'], day)).toEqual([]);
  expect(endedOf(['gpt-image-1.5'], Date.UTC(2026, 11, 1))).toHaveLength(1);
});

test('an announced end counts though the list of its provider knows no dates', async () => {
  const settings = {
    ...NONE,
    pictures: 'gemini',
    gemini: { key: 'k', imageModel: 'gemini-3.1-flash-image' },
  };
  const [{ provider, used, known } = { provider: '', used: [], known: {} }] = modelCatalogs(settings);
  const listed = [{ id: 'gemini-3.1-flash-image', shutdown: null }];
  for (const list of [listed, null])
    expect(modelFindings(provider, used, list, Date.UTC(2026, 10, 28), known)).toMatchObject([
      { state: 'gone', shutdown: '2026-10-29' },
    ]);
});
