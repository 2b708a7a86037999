import { expect, test } from 'vitest';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { fakeModelHealth } from '../../../tests/fakes/model-health.ts';
import type { PictureFault } from '../../../app/domain/looks/picture-check.ts';
import type { PhotoToDress, PictureLock, PictureModel, PictureNeeds } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { drawByModels, type Drawing } from './draw-outfit.ts';

const order = { look: { garments: [] }, photo: {} as PhotoToDress, person: 'a hash' };
const figures = { match: 1, shift: 0, scale: 1, turn: 0, drift: {} };
const words = (text: string) => new TextEncoder().encode(text);

/** Passes what says 'good'; everything else has the fault that it names. */
const lock = (sides: number[] = []): PictureLock => ({
  basisFor: (_, __, { mostSide }) => {
    sides.push(mostSide);
    const file = { bytes: words(String(mostSide)), width: 2, height: 3 };
    return Promise.resolve({ photo: file, card: file, garments: [] });
  },
  restore: (_, __, answer) => {
    const text = new TextDecoder().decode(answer);
    if (text !== 'good') return Promise.resolve({ image: null, fault: text as PictureFault, figures });
    const image = { bytes: answer, contentType: 'image/jpeg' as const, width: 2, height: 3 };
    return Promise.resolve({ image, fault: null, figures });
  },
});

function model(name: string, answers: (string | ProviderError)[], mostSide = 511) {
  const asked: string[] = [];
  const one: PictureModel = {
    name,
    costMicros: 1000,
    mostSide,
    edit: ({ photo }) => {
      asked.push(new TextDecoder().decode(photo.bytes));
      const answer = answers[asked.length - 1] ?? 'body';
      return answer instanceof ProviderError ? Promise.reject(answer) : Promise.resolve(words(answer));
    },
  };
  return { one, asked };
}

const draw = (models: PictureModel[], over: Partial<Drawing> = {}) => {
  const { desk, state } = fakeModelHealth();
  const drawing: Drawing = { lock: lock(), models, desk, mayGoOn: () => Promise.resolve(true), ...over };
  return drawByModels(drawing, order).then((drawn) => ({ ...drawn, spent: state.spent }));
};

test('what the lock passes is shown, with the name of who drew it', async () => {
  const { image, trials } = await draw([model('a', ['good']).one]);
  expect(image?.source).toBe('a');
  expect(trials).toEqual([{ by: 'a', fault: null, figures }]);
});

test('one retry, then the next model, each booked; in the end the house draws', async () => {
  const [first, second] = [model('a', ['body', 'hands', 'good']), model('b', ['seam', 'good'], 1536)];
  const { image, trials, spent } = await draw([first.one, second.one]);
  expect(image?.source).toBe('b');
  expect(trials.map(({ by, fault }) => `${by} ${fault}`)).toEqual(['a body', 'a hands', 'b seam', 'b null']);
  expect(spent).toBe(4000);
  expect([first.asked, second.asked]).toEqual([
    ['511', '511'],
    ['1536', '1536'],
  ]);
  expect((await draw([model('a', []).one])).image).toBeNull();
});

test('a dead model means the next one', async () => {
  const dead = model('a', [new ProviderError('a', 'answered 503', { retryable: true })]);
  const { image, trials } = await draw([dead.one, model('b', ['good']).one]);
  expect([image?.source, trials.length]).toEqual(['b', 1]);
});

test('nothing is paid for a photo that cannot be dressed, that is not fit, or when nobody waits', async () => {
  const noBasis = { ...lock(), basisFor: () => Promise.resolve(null) };
  for (const over of [
    { lock: noBasis },
    { isFit: () => Promise.resolve(false) },
    { desk: fakeModelHealth(500).desk },
  ]) {
    const asked = model('a', ['good']);
    expect((await draw([asked.one], over)).image).toBeNull();
    expect(asked.asked).toEqual([]);
  }
  let answers = 1;
  const late = model('a', ['body', 'good']);
  const { image } = await draw([late.one], { mayGoOn: () => Promise.resolve(answers-- > 0) });
  expect([image, late.asked.length]).toEqual([null, 1]);
});

test('an answer that was paid for and cannot be read ends it: nobody is paid for this picture again', async () => {
  expectConsoleError(2);
  const lost = new ProviderError('a', 'answered in another shape', { retryable: false, unreadable: true });
  for (const answer of [lost, 'unreadable']) {
    const [first, second] = [model('a', [answer, 'good']), model('b', ['good'])];
    const { image, trials, spent } = await draw([first.one, second.one]);
    expect([image, first.asked.length, second.asked.length, spent]).toEqual([null, 1, 0, 1000]);
    expect(trials.map(({ by, fault }) => `${by} ${fault}`)).toEqual(['a unreadable']);
  }
});

test('who answers in another shape is left alone for hours, by everybody; a cut answer is not held against it', async () => {
  expectConsoleError(2);
  const { desk, state } = fakeModelHealth();
  const lost = (retryable: boolean) =>
    model('a', [new ProviderError('a', 'lost', { retryable, unreadable: true })]).one;
  await draw([lost(false)], { desk });
  state.now += 5 * 3_600_000;
  expect(await desk.resting(['picture:a'])).toEqual(new Set(['picture:a']));
  state.now += 2 * 3_600_000;
  expect(await desk.resting(['picture:a'])).toEqual(new Set());
  const other = fakeModelHealth();
  await draw([lost(true)], { desk: other.desk });
  other.state.now += 31_000;
  expect(await other.desk.resting(['picture:a'])).toEqual(new Set());
});

test('each model is shown what it takes: the same once, another anew, in words where it takes one picture', async () => {
  const shown: PictureNeeds[] = [];
  const seeing: PictureLock = {
    ...lock(),
    basisFor: (look, photo, needs) => {
      shown.push(needs);
      return lock().basisFor(look, photo, needs);
    },
  };
  const prompts: string[] = [];
  const one = (name: string, needs: Partial<PictureNeeds>): PictureModel => ({
    ...model(name, []).one,
    ...needs,
    edit: ({ prompt }) => (prompts.push(prompt), Promise.resolve(words('body'))),
  });
  const models = [one('a', {}), one('b', { garments: 'card' }), one('c', { garments: 'words' })];
  await draw(models, { lock: seeing });
  expect(shown.map(({ garments }) => garments)).toEqual([undefined, 'words', 'words'].slice(0, shown.length));
  expect(prompts[0]).toContain('Photograph 2 shows garments');
  expect(prompts.at(-1)).not.toContain('Photograph 2');
});
