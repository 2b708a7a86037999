import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPasskey, askToAddPasskey, removePasskey, type MadeKey } from '../../contracts/passkeys.ts';
import { getSecurity } from '../../contracts/security.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { failureText } from '../api/errors.ts';
import { importOrReload } from '../browser/reload-once.ts';
import { isProofDeclined, withFreshSignIn } from './fresh-sign-in.ts';
import { isPasskeyDeclined } from './show-passkey.ts';

/** Loaded when she uses one; nobody else waits for it. */
const webAuthn = () => importOrReload(() => import('@simplewebauthn/browser'));

const failed = (title: string) => (error: unknown) => {
  if (isPasskeyDeclined(error) || isProofDeclined(error)) return;
  showToast({ tone: 'bad', title, description: failureText(error, 'Please try again in a moment.') });
};

/** POST /api/user/passkeys: makes a key on this device. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withFreshSignIn(async () => {
        const [{ startRegistration }, options] = await Promise.all([webAuthn(), callApi(askToAddPasskey)]);
        const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
        const passkey = (await startRegistration({ optionsJSON })) as MadeKey;
        return callApi(addPasskey, { body: { passkey } });
      }),
    onSuccess: (security) => {
      client.setQueryData([getSecurity.path], security);
      showToast({ tone: 'good', title: 'Passkey added' });
    },
    onError: failed('No passkey was added'),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withFreshSignIn(() => callApi(removePasskey, { params: { id } })),
    onSuccess: (security) => {
      client.setQueryData([getSecurity.path], security);
      showToast({ tone: 'good', title: 'Passkey removed' });
    },
    onError: failed("We couldn't remove the passkey"),
  });
}
