import { expect, test } from 'vitest';
import { z } from 'zod';
import * as admin from '../../app/contracts/admin.ts';
import * as account from '../../app/contracts/account.ts';
import type { Call } from '../../app/contracts/call.ts';
import * as notifications from '../../app/contracts/notifications.ts';
import * as outfits from '../../app/contracts/outfits.ts';
import * as schedules from '../../app/contracts/schedules.ts';
import * as session from '../../app/contracts/session.ts';
import * as user from '../../app/contracts/user.ts';

// The table of calls (session, outfits, user and profile, schedules, account and email, admin):
// [method, path, payload keys, keys of the query].
// A key that ends in '?' may be left out.
type Row = [Call['method'], string, string[], string[]?];
const SCHEDULE = ['name', 'styles', 'timeOfDay', 'daysOfWeek', 'context', 'priority', 'isActive'];
const SPEC: Row[] = [
  ['GET', '/api/user', []],
  ['POST', '/api/login', ['username', 'password']],
  ['POST', '/api/register', ['username', 'password', 'email', 'firstName?', 'lastName?']],
  ['POST', '/api/logout', []],
  ['POST', '/api/early-access', ['email']],
  ['GET', '/api/outfits/today', [], ['userHour']],
  ['GET', '/api/outfits', []],
  ['POST', '/api/outfits/regenerate', ['outfitId', 'userHour']],
  ['PUT', '/api/outfits/:id/favorite', ['isFavorite']],
  ['DELETE', '/api/outfits/:id', []],
  ['POST', '/api/outfits/:id/generate-video', []],
  ['GET', '/api/animations', []],
  ['PUT', '/api/user/location', ['location', 'timezone?']],
  [
    'PUT',
    '/api/user/preferences',
    ['stylePreferences?', 'gender?', 'notificationTime?', 'notificationsEnabled?'],
  ],
  ['GET', '/api/user/stats', []],
  ['POST', '/api/objects/upload', []],
  ['PUT', '/api/user/photo-upload', ['photoURL']],
  ['DELETE', '/api/user/account', []],
  ['GET', '/api/weather/current', []],
  ['GET', '/api/style-schedules', []],
  ['POST', '/api/style-schedules', SCHEDULE],
  ['PUT', '/api/style-schedules/:id', SCHEDULE],
  ['DELETE', '/api/style-schedules/:id', []],
  ['GET', '/api/notifications/status', []],
  ['GET', '/api/notifications/vapid-key', []],
  ['POST', '/api/notifications/subscribe', ['subscription']],
  ['POST', '/api/notifications/unsubscribe', []],
  ['POST', '/api/notifications/test', []],
  ['GET', '/api/verify-email', [], ['token']],
  ['POST', '/api/forgot-password', ['email']],
  ['POST', '/api/reset-password', ['token', 'password']],
  ['POST', '/api/send-verification-email', []],
  ['GET', '/api/admin/users', []],
  ['POST', '/api/admin/users/:userId/subscription', ['subscriptionTier']],
];
/** What we add to a call: always optional, so that a body of the table alone is complete. */
const OURS: Record<string, string[]> = {
  '/api/outfits/regenerate': ['locked', 'occasion', 'said'],
  '/api/admin/users/:userId/subscription': ['confirm'],
  '/api/user/location': ['placeId', 'device'],
  '/api/user/preferences': ['temperatureUnit', 'modelPictures', 'morningMail'],
  '/api/user/photo-upload': ['uprightURL', 'bodyMap'],
  '/api/reset-password': ['removePasskeys', 'renewCalendar'],
};
/** And to a query, as optional. */
const OUR_QUERY: Record<string, string[]> = {
  'GET /api/outfits': ['limit', 'before'],
  'GET /api/admin/users': ['q', 'cursor', 'limit'],
};
/** Calls of the house's own under these headings. */
const OUR_CALLS = [
  'POST /api/outfits/:id/retry-image',
  'GET /api/outfits/day',
  'POST /api/outfits/understand',
  'POST /api/outfits/:id/wear-again',
  'PUT /api/outfits/:id/worn',
  'POST /api/outfits/:id/not-for-me',
  'GET /api/outfits/:id/swaps',
  'POST /api/outfits/:id/swap',
  'GET /api/admin/changes',
  'GET /api/user/export',
  'GET /api/user/photo-parts',
  'PUT /api/user/warm-photo',
  'DELETE /api/user/photo',
  'DELETE /api/user/warm-photo',
  'POST /api/verify-email',
  'POST /api/verify-email/not-me',
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const calls = [session, outfits, user, schedules, notifications, account, admin].flatMap((file) =>
  Object.values(file).filter(isCall),
);
const nameOf = (call: Call): string => `${call.method} ${call.path}`;

function keysOf(schema: z.ZodType | undefined): Map<string, { optional: boolean }> {
  if (!schema) return new Map();
  if (!(schema instanceof z.ZodObject)) throw new Error('A payload is an object.');
  const shape = schema.shape as Record<string, z.ZodType>;
  return new Map(
    Object.entries(shape).map(([key, field]) => [key, { optional: field.safeParse(undefined).success }]),
  );
}

test('every call of the table has one contract, and there are no others', () => {
  const wanted = [...SPEC.map(([method, path]) => `${method} ${path}`), ...OUR_CALLS].sort();
  expect(calls.map(nameOf).sort()).toEqual(wanted);
});

test.each(SPEC)('%s %s takes what the table says', (method, path, payload, query = []) => {
  const call = calls.find((c) => c.method === method && c.path === path);
  const body = keysOf(call?.body);
  for (const key of payload) {
    const name = key.replace('?', '');
    expect(body.has(name), `${name} is in the body`).toBe(true);
    if (key.endsWith('?')) expect(body.get(name)?.optional, `${name} may be left out`).toBe(true);
  }
  const named = new Set([...payload.map((key) => key.replace('?', '')), ...(OURS[path] ?? [])]);
  expect(
    [...body.keys()].filter((key) => !named.has(key)),
    'keys that nobody ordered',
  ).toEqual([]);
  for (const key of OURS[path] ?? []) expect(body.get(key)?.optional, `${key} may be left out`).toBe(true);
  const asked = keysOf(call?.query);
  expect([...asked.keys()]).toEqual([...query, ...(OUR_QUERY[`${method} ${path}`] ?? [])]);
  expect([...asked.values()].every((key) => key.optional)).toBe(true);
});

test('the answers name what the pages read', () => {
  const answerKeys = (call: Call) => [...keysOf(call.answer).keys()];
  expect(answerKeys(session.getUser)).toEqual(
    expect.arrayContaining(
      'id username email firstName lastName emailVerified photoUrl profileImageUrl location timezone gender stylePreferences notificationTime notificationsEnabled subscriptionTier subscriptionSource isAdmin'.split(
        ' ',
      ),
    ),
  );
  expect(answerKeys(user.getStats)).toEqual(['totalOutfits', 'favorites', 'streak']);
  expect(answerKeys(user.createUpload)).toEqual(['uploadURL']);
  expect(answerKeys(user.registerPhoto)).toEqual(['objectPath']);
  expect([...keysOf(outfits.outfit).keys()]).toEqual(
    expect.arrayContaining(
      'id date outfitDescription editedImageUrl videoUrl isFavorite weatherData'.split(' '),
    ),
  );
  expect([...keysOf(outfits.animation).keys()]).toEqual(
    expect.arrayContaining(
      'id outfitId status videoUrl errorMessage isAutoGenerated createdAt outfit'.split(' '),
    ),
  );
  expect(answerKeys(user.getWeather)).toEqual(
    expect.arrayContaining(['temperature', 'condition', 'description']),
  );
  expect(answerKeys(account.verifyEmail)).toEqual(expect.arrayContaining(['success', 'message']));
  expect(outfits.deleteOutfit).not.toHaveProperty('answer');
});
