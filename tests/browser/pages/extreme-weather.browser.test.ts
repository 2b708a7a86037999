import { afterAll, expect, test } from 'vitest';
import { callerIn, signUpMember } from '../../worlds/member.ts';
import { closeBrowser, scrollTo, visit } from '../visit.ts';

afterAll(closeBrowser);

// Home at the ends of the world: what is drawn is seen, and says what the words say.
test.each([
  ['Yakutsk', { celsius: -36, windMs: 3, rainMm: 0 }, /^About \d+ minutes at a time/, 'older than this'],
  ['Kuwait City', { celsius: 52, windMs: 5, rainMm: 0 }, /^Take it easy/, 'armer than this'],
  ['Manila', { celsius: 27, windMs: 40, rainMm: 80 }, /^Better inside/, null],
] as const)('%s: header, card, chart and receipt agree', async (location, wish, fit, outside) => {
  const { page, context, complaints } = await visit({ serviceWorkers: 'block' });
  await signUpMember(context);
  const call = callerIn(context);
  await call('POST', '/dev/sky', { location, wish });
  await call('PUT', '/api/user/preferences', {
    ...{ stylePreferences: ['classic'], gender: 'female', temperatureUnit: 'C' },
  });
  await call('PUT', '/api/user/location', { location });
  await page.goto('/');
  const degrees = `${wish.celsius}°C`;
  expect(await page.locator('.sky .temp').innerText()).toBe(degrees);
  const line = await page.locator('.fit').first().innerText();
  expect(line).toMatch(fit);
  expect(line).toContain(degrees);
  await page.locator('.why > summary').click();
  const chart = page.locator('.why svg.chart').first();
  await scrollTo(page, chart);
  const blocks = await chart.locator('rect').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(blocks.length).toBeGreaterThan(0);
  expect(Math.min(...blocks)).toBeGreaterThan(4);
  if (outside !== null) expect(await page.locator('.why-day .cap').innerText()).toContain(outside);
  const receipt = page.locator('.receipt');
  await scrollTo(page, receipt);
  expect(await receipt.locator('.ttl.num').innerText()).toBe(degrees);
  expect(complaints).toEqual([]);
  await context.close();
});
