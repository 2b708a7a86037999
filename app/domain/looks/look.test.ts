import { expect, test } from 'vitest';
import { sleeveEnds } from './look.ts';
import { coat, dress, skirt, socks, top } from '../wardrobe/cuts.ts';

test('sleeves end where tops and dresses say; a coat has long ones, other things have none', () => {
  const drawings = [top('crew', 0.4), dress('v', 0, 1, 0.1), coat(0.5), skirt(1, 0.1), socks(0.3)];
  expect(sleeveEnds(drawings.map((drawing) => ({ drawing })))).toEqual([0.4, 0, 1]);
  expect(sleeveEnds([])).toEqual([]);
});
