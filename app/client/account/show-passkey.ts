import { askForPasskey, type ShownKey } from '../../contracts/passkeys.ts';
import { callApi } from '../api/call-api.ts';
import { importOrReload } from '../browser/reload-once.ts';

/** What her device answers to a new challenge of ours. WebAuthn's code comes when she uses a key; nobody else waits for it. */
export async function showPasskey(): Promise<ShownKey> {
  const [{ startAuthentication }, options] = await Promise.all([
    importOrReload(() => import('@simplewebauthn/browser')),
    callApi(askForPasskey),
  ]);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await startAuthentication({ optionsJSON })) as ShownKey;
}

/** She closed the browser's own question: that is no failure. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
