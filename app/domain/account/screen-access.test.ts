import { expect, test } from 'vitest';
import { resolveScreenAccess } from './screen-access.ts';

const newcomer = { location: '', isAdmin: false };
const settled = { location: 'Lisbon, PT', isAdmin: false };
const PROTECTED = [
  '/onboarding',
  '/week',
  '/history',
  '/animations',
  '/subscribe',
  '/profile',
  '/closet',
  '/buy',
];

test('signed out, the start is the landing page and protected paths show the auth screen in place', () => {
  expect(resolveScreenAccess('/', null)).toEqual({ show: 'landing' });
  for (const path of PROTECTED) expect(resolveScreenAccess(path, null)).toEqual({ show: 'auth' });
});

test('signed in without a location, every screen of hers is onboarding', () => {
  for (const path of ['/', ...PROTECTED])
    expect(resolveScreenAccess(path, newcomer)).toEqual({ show: 'onboarding' });
  expect(resolveScreenAccess('/', { location: '  ', isAdmin: false })).toEqual({ show: 'onboarding' });
});

test('signed in with a location, each path is itself and the start is home', () => {
  expect(resolveScreenAccess('/', settled)).toEqual({ show: 'home' });
  for (const path of PROTECTED) expect(resolveScreenAccess(path, settled)).toEqual({ show: path.slice(1) });
});

test('/auth sends a signed-in user on', () => {
  expect(resolveScreenAccess('/auth', null)).toEqual({ show: 'auth' });
  expect(resolveScreenAccess('/auth', settled)).toEqual({ redirect: '/' });
  expect(resolveScreenAccess('/auth', newcomer)).toEqual({ redirect: '/onboarding' });
});

test('/try is for visitors: who is signed in is led on', () => {
  expect(resolveScreenAccess('/try', null)).toEqual({ show: 'try' });
  expect(resolveScreenAccess('/try', settled)).toEqual({ redirect: '/' });
  expect(resolveScreenAccess('/try', newcomer)).toEqual({ redirect: '/onboarding' });
});

test('/admin opens for admins only', () => {
  expect(resolveScreenAccess('/admin', { ...settled, isAdmin: true })).toEqual({ show: 'admin' });
  expect(resolveScreenAccess('/admin', settled)).toEqual({ show: 'access-denied' });
  expect(resolveScreenAccess('/admin', null)).toEqual({ show: 'access-denied' });
});

test('public and unknown paths are not for these rules', () => {
  expect(resolveScreenAccess('/help-support', null)).toBeNull();
  expect(resolveScreenAccess('/constructor', settled)).toBeNull();
});
