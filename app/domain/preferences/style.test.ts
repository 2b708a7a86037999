import { expect, test } from 'vitest';
import { toggleStyle } from './style.ts';

test('a style is added in its place and taken away again', () => {
  expect(toggleStyle(['sporty'], 'casual')).toEqual(['casual', 'sporty']);
  expect(toggleStyle(['casual', 'sporty'], 'casual')).toEqual(['sporty']);
});
