import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  logInWithPasskey,
  removePasskey,
  type MadeKey,
  type ShownKey,
} from '../contracts/passkeys.ts';
import { getSecurity } from '../contracts/security.ts';
import { dismissToasts, showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { failureText } from './errors.ts';
import { isUnproved, withFreshSignIn } from './fresh.ts';
import { USER_KEY } from './session.ts';

/** Loaded when she uses one; nobody else waits for it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** She closed the browser's own question: that is no failure. */
const isHerNo = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

const failed = (title: string) => (error: unknown) => {
  if (isHerNo(error) || isUnproved(error)) return;
  showToast({ tone: 'bad', title, description: failureText(error, 'Please try again in a moment.') });
};

/** What her device answers to a new challenge of ours. */
export async function showPasskey(): Promise<ShownKey> {
  const [{ startAuthentication }, options] = await Promise.all([webAuthn(), send(askForPasskey)]);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON })) as ShownKey;
}

/** POST /api/passkeys/login, and she is known; a failure is told here. True when she is signed in. */
export async function logInByPasskey(client: QueryClient): Promise<boolean> {
  dismissToasts();
  try {
    await send(logInWithPasskey, { body: { passkey: await showPasskey() } });
    await client.invalidateQueries({ queryKey: USER_KEY });
    return true;
  } catch (error) {
    failed('Login failed')(error);
    return false;
  }
}

/** POST /api/user/passkeys: makes a key on this device. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withFreshSignIn(async () => {
        const [{ startRegistration }, options] = await Promise.all([webAuthn(), send(askToAddPasskey)]);
        const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
        const passkey = (await startRegistration({ optionsJSON })) as MadeKey;
        return send(addPasskey, { body: { passkey } });
      }),
    onSuccess: (security) => {
      client.setQueryData([getSecurity.path], security);
      showToast({ tone: 'good', title: 'Passkey added' });
    },
    onError: failed('No passkey was added'),
  });
}

/** DELETE /api/user/passkeys/{id}. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withFreshSignIn(() => send(removePasskey, { params: { id } })),
    onSuccess: (security) => {
      client.setQueryData([getSecurity.path], security);
      showToast({ tone: 'good', title: 'Passkey removed' });
    },
    onError: failed('The passkey was not removed'),
  });
}
