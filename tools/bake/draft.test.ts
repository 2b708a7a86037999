import { expect, test } from 'vitest';
import { mirrored, type Panel } from './draft.ts';

const FRONT: Panel = {
  name: 'front right',
  edges: {},
  turned: false,
  place: ([x, y]) => [x, y, 10],
  hangs: ([x]) => (x < 3 ? 2 : null),
  stiffness: ([x]) => (x < 10 ? 3 : 1),
  belted: ([x]) => x > 4,
};

test('a mirrored front hangs, is stiff and is belted on the other side', () => {
  const { hangs, stiffness, belted, place } = mirrored(FRONT, 'front left');
  expect(place([-5, 100])).toEqual([-5, 100, 10]);
  expect([hangs!([-2.5, 100]), hangs!([-8, 100])]).toEqual([-2, null]);
  expect([belted!([-5, 107]), belted!([-3, 107])]).toEqual([true, false]);
  expect([-5, -15].map((x) => typeof stiffness === 'function' && stiffness([x, 100]))).toEqual([3, 1]);
});
