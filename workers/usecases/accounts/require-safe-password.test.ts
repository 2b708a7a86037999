import { expect, test } from 'vitest';
import type { App } from '../../app.ts';
import { requireSafePassword } from './require-safe-password.ts';

/** A service that knows one password, and counts what it is asked. */
function appThatKnows(leaked: string): { app: App; asked: string[] } {
  const asked: string[] = [];
  const hasLeaked = (password: string) => Promise.resolve(asked.push(password) > 0 && password === leaked);
  return { app: { leakedPasswords: { hasLeaked } } as unknown as App, asked };
}

test('a common password is refused before any service is asked, a leaked one after, another passes', async () => {
  const { app, asked } = appThatKnows('k7#mPq!vXw2');
  const choose = (password: string) => requireSafePassword(app, password, ['ann'], { error: 'No' });
  await expect(choose('password123')).rejects.toMatchObject({ code: 'bad-input', details: { error: 'No' } });
  expect(asked).toEqual([]);
  await expect(choose('k7#mPq!vXw2')).rejects.toMatchObject({ code: 'bad-input', details: { error: 'No' } });
  await expect(choose('Zr9$tLw4!nQ')).resolves.toBeUndefined();
  expect(asked).toEqual(['k7#mPq!vXw2', 'Zr9$tLw4!nQ']);
});
