import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit } from '../visit.ts';

afterAll(closeBrowser);

test('who asks for less motion has a new theme in the next frame: nothing fades into it, level by level', async () => {
  const { page } = await visit({ serviceWorkers: 'block' });
  await page.goto('/help-support');
  const [soon, later, running] = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const colors = () =>
      [...document.querySelectorAll('h1, p, summary, button')]
        .map((one) => getComputedStyle(one).color)
        .join();
    document.documentElement.dataset['theme'] = 'dark';
    await frame();
    await frame();
    const [now, moving] = [colors(), document.getAnimations().length];
    await new Promise((done) => setTimeout(done, 1500));
    return [now, colors(), moving] as const;
  });
  expect(soon).toBe(later);
  expect(running).toBe(0);
});
