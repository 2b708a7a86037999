import { expect, test } from 'vitest';
import { inSteps } from './in-steps.ts';

test('others are answered between the steps, and what the work says is handed on', async () => {
  const said: string[] = [];
  function* steps(): Generator<undefined, string> {
    for (const step of ['one', 'two', 'three']) {
      said.push(step);
      yield;
    }
    return 'done';
  }
  const work = inSteps(steps());
  setTimeout(() => said.push('somebody else'), 0);
  expect(await work).toBe('done');
  expect(said.indexOf('somebody else')).toBeLessThan(said.indexOf('three'));
});

test('what it throws is thrown', async () => {
  const failing = (function* (): Generator<undefined, string> {
    yield;
    throw new Error('nothing to wear');
  })();
  await expect(inSteps(failing)).rejects.toThrow('nothing to wear');
});
