import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../client/api/call-api.ts';
import { isUnauthorized } from '../../client/api/errors.ts';
import { invalidatePlans } from '../../client/api/plan-keys.ts';
import { cacheUser, USER_KEY } from '../../client/account/session.ts';
import type { BodyInputOf } from '../../contracts/call.ts';
import type { User } from '../../contracts/session.ts';
import { savePreferences } from '../../contracts/user.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

interface Texts {
  success?: string;
  failure: string;
}

/** Saves one part of her preferences; shown at once, taken back when it fails. */
export function usePreference({ success, failure }: Texts) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: BodyInputOf<typeof savePreferences>) => callApi(savePreferences, { body }),
    onMutate: (part) => {
      const before = client.getQueryData<User | null>(USER_KEY) ?? null;
      if (before) cacheUser(client, { ...before, ...part });
      return { before };
    },
    onSuccess: (user) => {
      cacheUser(client, user);
      invalidatePlans(client);
      if (success) showToast({ tone: 'good', title: success });
    },
    onError: (error, _part, kept) => {
      if (kept?.before) cacheUser(client, kept.before);
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: 'Update failed', description: failure });
    },
  });
}
