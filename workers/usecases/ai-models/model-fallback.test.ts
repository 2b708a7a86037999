import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF } from '../../../tests/styling/sample-briefs.ts';
import { fakeModelHealth } from '../../../tests/fakes/model-health.ts';
import { compose } from '../../../app/domain/styling/composer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { OutfitModel } from '../../ports/stylist.ts';
import { askFirstAvailable } from './model-fallback.ts';
import { styleOutfit } from './style-outfit.ts';

const [drawn] = fc.sample(BRIEF, { numRuns: 1, seed: 12 });
/** In one style, so that another attempt is judged by the same rules. */
const BRIEF_ONE = drawn && { ...drawn, styles: ['casual' as const] };
const own = {
  name: 'embedded',
  compose: (brief: Parameters<typeof compose>[0]) => Promise.resolve(compose(brief)),
};
const model = (name: string, propose: OutfitModel['propose']): OutfitModel => ({
  name,
  costMicros: 1000,
  propose,
});
const dead = (name: string, options: Partial<{ refused: boolean; retryAfterSeconds: number }> = {}) =>
  model(name, () => Promise.reject(new ProviderError(name, 'answered 503', { retryable: true, ...options })));
/** Says the house's outfit of another attempt. */
const good = (name: string) =>
  model(name, () => {
    const { look } = compose({ ...BRIEF_ONE!, seed: 'another' });
    const garments = look.garments.filter(
      ({ slot }) => !['base', 'legwear', 'umbrella', 'bag', 'hat'].includes(slot),
    );
    const words = {
      title: 'Quiet and ready',
      description: 'Plain pieces that sit well together all day long.',
    };
    return Promise.resolve({ garments: garments.map(({ id }) => id), ...words });
  });

test('a dead model means the next one, and is left alone for a while', async () => {
  const { desk, state } = fakeModelHealth();
  const passed: string[] = [];
  const ask = () =>
    styleOutfit(
      {
        stylist: own,
        models: [dead('a'), good('b')],
        desk,
        passed: (name, why) => passed.push(`${name} ${why}`),
      },
      BRIEF_ONE!,
    );
  expect((await ask()).by).toBe('b');
  expect((await ask()).by).toBe('b');
  expect(passed).toEqual(['a failed', 'a resting']);
  state.now += 31_000;
  await ask();
  expect(passed.at(-1)).toBe('a failed');
  state.now += 31_000;
  await ask();
  expect(passed.at(-1)).toBe('a resting');
});

test('all dead, all silly, all too dear: the house’s outfit is worn', async () => {
  const silly = model('silly', () =>
    Promise.resolve({ garments: ['crown:gold'], title: 'x', description: 'y' }),
  );
  const broken = model('broken', () => Promise.reject(new TypeError('a bug')));
  const { desk } = fakeModelHealth();
  const expected = compose(BRIEF_ONE!);
  const models = [dead('a'), broken, silly];
  expect(await styleOutfit({ stylist: own, models, desk }, BRIEF_ONE!)).toEqual({
    outfit: expected,
    by: 'embedded',
  });
  const poor = fakeModelHealth(500);
  const passed: string[] = [];
  const styled = await styleOutfit(
    { stylist: own, models: [good('b')], desk: poor.desk, passed: (_, why) => passed.push(why) },
    BRIEF_ONE!,
  );
  expect(styled.by).toBe('embedded');
  expect(passed).toEqual(['cap']);
  expect(poor.state.spent).toBe(0);
});

test('a refusal is no illness; Retry-After is kept to', async () => {
  const { desk, state } = fakeModelHealth();
  const ask = (one: OutfitModel) => askFirstAvailable(desk, 'picture', [one], (m) => m.propose({} as never));
  await ask(dead('kind', { refused: true }));
  await ask(dead('busy', { retryAfterSeconds: 600 }));
  state.now += 300_000;
  expect(await desk.resting(['picture:kind', 'picture:busy'])).toEqual(new Set(['picture:busy']));
});

test('without models nothing is booked and nothing is asked', async () => {
  const { desk, state } = fakeModelHealth();
  const styled = await styleOutfit({ stylist: own, models: [], desk }, BRIEF_ONE!);
  expect(styled).toEqual({ outfit: compose(BRIEF_ONE!), by: 'embedded' });
  expect(state.asked).toBe(0);
});
