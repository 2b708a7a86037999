import { expect, test } from 'vitest';
import { isLightPage, type DrawnPage } from './light-page.ts';

const user = { username: 'nora' };
const page = (id: string, data: unknown = null, root: unknown = { user: null }): DrawnPage => ({
  matches: [{ route: { id: 'root' } }, { route: { id } }],
  loaderData: { root, [id]: data },
  errors: null,
  statusCode: 200,
});

test('signed out, the landing page, the sign-in page, help, the legal texts and a shared look are light', () => {
  expect(isLightPage(page('routes/home', { screen: 'landing' }))).toBe(true);
  // Also where a page of hers would stand.
  for (const id of ['auth', 'history'])
    expect(isLightPage(page(`routes/${id}`, { screen: 'auth' })), id).toBe(true);
  for (const id of ['help-support', 'privacy-terms', 'look'])
    expect(isLightPage(page(`routes/${id}`)), id).toBe(true);
});

test('signed in, none is', () => {
  for (const id of ['help-support', 'privacy-terms', 'look'])
    expect(isLightPage(page(`routes/${id}`, null, { user })), id).toBe(false);
  expect(isLightPage(page('routes/home', { screen: 'home' }, { user }))).toBe(false);
});

test('where a password is forgotten or chosen and an address verified it is light for everybody', () => {
  for (const id of ['forgot-password', 'reset-password', 'verify-email'])
    for (const who of [null, user])
      expect(isLightPage(page(`routes/${id}`, null, { user: who })), id).toBe(true);
});

test('an address that is not there is light, another error is not', () => {
  const lost = (statusCode: number, root: unknown = { user: null }) => ({
    ...page('routes/not-found', null, root),
    errors: { root: new Response(null, { status: statusCode }) },
    statusCode,
  });
  expect(isLightPage(lost(404))).toBe(true);
  expect(isLightPage(lost(404, { user }))).toBe(false);
  expect(isLightPage(lost(500))).toBe(false);
  expect(isLightPage(lost(404, null))).toBe(false);
});
