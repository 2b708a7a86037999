import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { composeApp } from '../../compose.ts';
import { openModelHealth } from '../../usecases/ai-models/model-fallback.ts';
import { clearModel, FIRST_REST_MS, restingModels, restModel } from './model-health.ts';

const app = composeApp(env);
const NOW = Date.parse('2026-11-20T08:00:00Z');

test('each failure in a row rests a model twice as long, shared by all; one success forgets them', async () => {
  const rests = async (name: string, at: number) => (await restingModels(app.people, [name], at)).has(name);
  await restModel(app.people, 'picture:a', NOW);
  expect(await rests('picture:a', NOW + FIRST_REST_MS - 1)).toBe(true);
  expect(await rests('picture:a', NOW + FIRST_REST_MS)).toBe(false);
  expect(await rests('stylist:a', NOW)).toBe(false);
  await restModel(app.people, 'picture:a', NOW);
  expect(await rests('picture:a', NOW + 2 * FIRST_REST_MS - 1)).toBe(true);
  expect(await rests('picture:a', NOW + 2 * FIRST_REST_MS)).toBe(false);
  for (let i = 0; i < 20; i++) await restModel(app.people, 'picture:a', NOW);
  expect(await rests('picture:a', NOW + 30 * 60_000 - 1)).toBe(true);
  expect(await rests('picture:a', NOW + 30 * 60_000)).toBe(false);
  await clearModel(app.people, 'picture:a');
  expect(await rests('picture:a', NOW)).toBe(false);
});

test('the cap of a day stops spending to the last micro-dollar, also in a crowd', async () => {
  const desk = openModelHealth({ ...app, settings: { ...app.settings, modelCapMicros: 10_000 } });
  const booked = await Promise.all(Array.from({ length: 20 }, () => desk.book(900, 'stylist:a')));
  expect(booked.filter(Boolean)).toHaveLength(11);
  expect(await desk.book(100, 'stylist:a')).toBe(true);
  expect(await desk.book(1, 'stylist:b')).toBe(false);
});
