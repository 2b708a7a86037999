import { expect, test } from 'vitest';
import { FarVisitor } from '../../../bench/server/far-visitor.ts';
import { siteOrigin } from '../site-origin.ts';

// How often she waits for a database on another continent, one trip after another (`npm run bench -- distance` has the time).

const AT_ONCE = { home: 0, near: 0 };
const PASSWORD = 'a good long way';

test('nothing waits for a landing page, little for her own pages, and five trips lead from sign-in to her picture', async () => {
  const origin = siteOrigin();
  const visitor = () => new FarVisitor(origin, AT_ONCE);
  const tripsTo = async (her: FarVisitor, path: string, method = 'GET', body?: object) =>
    (await her.walk(path, method, body)).home;
  expect(await tripsTo(visitor(), '/')).toBe(0);
  expect(await tripsTo(visitor(), '/help-support')).toBe(0);

  const her = visitor();
  const username = `far${Date.now().toString(36)}`;
  await her.ask('/api/register', 'POST', {
    username,
    password: PASSWORD,
    email: `${username}@stylecast.test`,
  });
  await her.ask('/api/user/preferences', 'PUT', { stylePreferences: ['classic'], gender: 'female' });
  await her.ask('/api/user/location', 'PUT', { location: 'Lisbon' });
  const picture = async () =>
    ((await her.ask('/api/outfits/today')) as { editedImageUrl: string | null }).editedImageUrl;
  await expect.poll(picture, { timeout: 60_000 }).not.toBeNull();
  const address = (await picture()) ?? '';
  await her.ask('/');

  expect(await tripsTo(her, '/api/user')).toBe(1);
  expect(await tripsTo(her, '/api/outfits/today'), 'her row was just read').toBe(0);
  expect(await tripsTo(her, '/')).toBeLessThanOrEqual(2);

  const again = visitor();
  const steps = [
    await tripsTo(again, '/api/login', 'POST', { username, password: PASSWORD }),
    await tripsTo(again, '/'),
    await tripsTo(again, address),
  ];
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(steps.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(5);
});
