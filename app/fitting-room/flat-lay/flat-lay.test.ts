import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { drawFlatLay, FLAT_LAY_HEIGHT, FLAT_LAY_WIDTH } from './flat-lay.ts';
import { boxShape, planCard } from './flat-lay-layout.ts';

test('small things find places of their own beside the garments', () => {
  const small = [220, 190, 130, 110].map((size) => ({ shape: boxShape(size, size), low: 1 }));
  const plan = planCard([boxShape(330, 620)], [boxShape(300, 330), boxShape(230, 500)], small, 768, 1152);
  expect(plan.garments).toHaveLength(3);
  expect(plan.small).toHaveLength(4);
  expect(plan.crowding).toBeLessThan(0.05);
});

test('more than the card can hold is said, not hidden', () => {
  const small = Array.from({ length: 9 }, () => ({ shape: boxShape(300, 300), low: 0 }));
  expect(planCard([boxShape(380, 1100)], [boxShape(380, 1100)], small, 768, 1152).crowding).toBeGreaterThan(
    1,
  );
});

test('hat, gloves and scarf lie on the card though head and hands on the photo stay as they are', () => {
  const look = LOOKS['parka']!;
  const without = { garments: look.garments.filter(({ slot }) => slot !== 'hat') };
  const [a, b] = [drawFlatLay(look), drawFlatLay(without)];
  let changed = 0;
  for (let i = 0; i < a.data.length; i += 4) if (Math.abs(a.data[i]! - b.data[i]!) > 30) changed++;
  expect(changed).toBeGreaterThan((FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT) / 100);
});

test('an empty look gives the bare paper', () => {
  const { data } = drawFlatLay({ garments: [] });
  expect(data.length).toBe(FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT * 4);
  expect(Math.min(data[0]!, data[data.length - 4]!)).toBeGreaterThan(180);
});
