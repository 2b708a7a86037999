import { expect, test } from 'vitest';
import { deliveryLead, LEAST_LEAD_MS, MOST_LEAD_MS } from './preparation-lead.ts';

test('nobody due: the least lead; more people, more lead; never older weather than three hours', () => {
  expect(deliveryLead(0, 60)).toBe(LEAST_LEAD_MS);
  expect(deliveryLead(600, 60)).toBe(LEAST_LEAD_MS + 10 * 60_000);
  expect(deliveryLead(1_000_000, 60)).toBe(MOST_LEAD_MS);
  expect(deliveryLead(5, 0)).toBe(LEAST_LEAD_MS + 5 * 60_000);
});

test('a million people in one minute at 208 renders a second need 80 minutes more', () => {
  expect(Math.round((deliveryLead(1_000_000, 208 * 60) - LEAST_LEAD_MS) / 60_000)).toBe(80);
});

test('twenty minutes at least, three hours at most', () => {
  expect([LEAST_LEAD_MS, MOST_LEAD_MS]).toEqual([20 * 60_000, 180 * 60_000]);
  // 160 minutes of work fill them to the minute; one delivery less leaves a second of room.
  expect(deliveryLead(160 * 60, 60)).toBe(MOST_LEAD_MS);
  expect(deliveryLead(160 * 60 - 1, 60)).toBe(MOST_LEAD_MS - 1000);
  expect(deliveryLead(1, 7)).toBe(LEAST_LEAD_MS + 8571);
});
