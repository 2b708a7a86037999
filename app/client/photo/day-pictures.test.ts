import { expect, test } from 'vitest';
import { renderHook } from '../../../tests/screens/render-hook.tsx';
import { sampleOutfit, sampleUser } from '../../../tests/screens/sample-outfit.ts';
import type { User } from '../../contracts/session.ts';
import { useDayPicture } from './day-pictures.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { USER_KEY } from '../account/session.ts';

test('a picture of a day to come is hers and of her photo alone, and is kept where signing out forgets', () => {
  const client = makeQueryClient();
  const kept = () => client.getQueryCache().findAll({ queryKey: ['day-picture'] }).length;
  const show = (user: User) => {
    client.setQueryData(USER_KEY, user);
    renderHook(client, () => useDayPicture(sampleOutfit.look, true));
  };
  show(sampleUser);
  show({ ...sampleUser, location: 'Porto, PT' });
  expect(kept()).toBe(1);
  show({ ...sampleUser, photoUrl: '/objects/newer' });
  show({ ...sampleUser, id: 'u2' });
  expect(kept()).toBe(3);
});
