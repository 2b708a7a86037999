import { afterAll, expect, test } from 'vitest';
import { closeBrowser, visit, WIDE } from '../visit.ts';
import { signUpMember } from '../../worlds/member.ts';

const SETTLED = { waitUntil: 'networkidle' } as const;

afterAll(closeBrowser);

test('a string becomes neither markup nor a script, and every screen works all the same', async () => {
  const { page, context, complaints } = await visit({ window: WIDE, drawn: true });
  await page.goto('/', SETTLED);
  const outcomes = await page.evaluate(() => {
    const outcome = (work: () => void) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = document.createElement('script');
    return {
      markup: outcome(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      foreign: outcome(() => (script.src = 'https://example.org/x.js')),
      data: outcome(() => (script.src = 'data:text/javascript,alert(1)')),
      text: outcome(() => (script.text = 'alert(1)')),
      worker: outcome(() => new Worker('https://example.org/x.js')),
      own: outcome(() => (script.src = '/assets/none.js')),
      word: outcome(() => (document.createElement('div').innerHTML = 'a coat')),
    };
  });
  expect(outcomes).toEqual({
    ...{ markup: 'refused', foreign: 'refused', data: 'refused', text: 'refused', worker: 'refused' },
    ...{ own: 'done', word: 'done' },
  });
  complaints.length = 0;
  await signUpMember(context, { settled: true });
  for (const path of ['/', '/history', '/animations', '/profile', '/subscribe', '/help-support']) {
    await page.goto(path, SETTLED);
    await page.getByRole('main').first().waitFor();
  }
  expect(complaints).toEqual([]);
});
