import { beforeEach, expect, test } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { dismissToasts, shownToast } from '../../ui/toast/toast-store.ts';
import { readFailure } from './errors.ts';
import { makeQueryClient } from './query-client.ts';
import { showFailure, useShowRefusal } from './say-failure.ts';

beforeEach(() => {
  dismissToasts();
});

const saying = () => [showFailure, renderHook(makeQueryClient(), useShowRefusal)];

test('who is signed out hears it from the sign-in alone', () => {
  for (const say of saying()) say(readFailure(401, '', '{"message":"Unauthorized"}'), 'Update failed');
  expect(shownToast()).toBeUndefined();
});

test('any other failure is said, in the words of the server', () => {
  for (const say of saying()) {
    dismissToasts();
    say(readFailure(409, '', '{"message":"One at a time."}'), 'Update failed');
    expect(shownToast()).toMatchObject({
      tone: 'bad',
      title: 'Update failed',
      description: 'One at a time.',
    });
  }
});
