import { expect, test } from 'vitest';
import { whereItGoes } from '../../../app/screens/profile/dressing/provider-names.ts';
import { falAnimator } from './fal.ts';

const ORDER = {
  filmId: 'film',
  prompt: 'She turns.',
  image: 'data:image/jpeg;base64,AA==',
  seconds: 10,
  webhookUrl: null,
};

test('fal.ai is told to keep no photo, and the film for a day', async () => {
  let asked = new Headers();
  const ask: typeof fetch = (_, init) => {
    asked = new Headers(init?.headers);
    return Promise.resolve(Response.json({ request_id: 'r1' }));
  };
  await falAnimator({ key: 'key', fetch: ask }).order(ORDER);
  expect(asked.get('x-fal-store-io')).toBe('0');
  expect(asked.get('x-fal-object-lifecycle-preference')).toBe('{"expiration_duration_seconds":86400}');
  expect(whereItGoes(['fal'])).toContain(
    'fal.ai is told not to keep your photo, and keeps the video for a day',
  );
});
