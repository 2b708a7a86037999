import { expect, test } from 'vitest';
import { openDoor } from './screen-access.ts';

const newcomer = { location: '', isAdmin: false };
const settled = { location: 'Lisbon, PT', isAdmin: false };
const PROTECTED = ['/onboarding', '/week', '/history', '/animations', '/subscribe', '/profile', '/closet'];

test('signed out, the start is the landing page and protected paths show the auth screen in place', () => {
  expect(openDoor('/', null)).toEqual({ show: 'landing' });
  for (const path of PROTECTED) expect(openDoor(path, null)).toEqual({ show: 'auth' });
});

test('signed in without a location, every screen of hers is onboarding', () => {
  for (const path of ['/', ...PROTECTED]) expect(openDoor(path, newcomer)).toEqual({ show: 'onboarding' });
  expect(openDoor('/', { location: '  ', isAdmin: false })).toEqual({ show: 'onboarding' });
});

test('signed in with a location, each path is itself and the start is home', () => {
  expect(openDoor('/', settled)).toEqual({ show: 'home' });
  for (const path of PROTECTED) expect(openDoor(path, settled)).toEqual({ show: path.slice(1) });
});

test('/auth sends a signed-in user on', () => {
  expect(openDoor('/auth', null)).toEqual({ show: 'auth' });
  expect(openDoor('/auth', settled)).toEqual({ redirect: '/' });
  expect(openDoor('/auth', newcomer)).toEqual({ redirect: '/onboarding' });
});

test('/admin opens for admins only', () => {
  expect(openDoor('/admin', { ...settled, isAdmin: true })).toEqual({ show: 'admin' });
  expect(openDoor('/admin', settled)).toEqual({ show: 'access-denied' });
  expect(openDoor('/admin', null)).toEqual({ show: 'access-denied' });
});

test('public and unknown paths are not for these rules', () => {
  expect(openDoor('/help-support', null)).toBeNull();
  expect(openDoor('/constructor', settled)).toBeNull();
});
