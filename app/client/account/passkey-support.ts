import { useSyncExternalStore } from 'react';

/** Whether this browser knows passkeys; the server believes that it does not. */
export const usePasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
