import { useSyncExternalStore } from 'react';

/** Whether this browser knows passkeys; false while the server renders. */
export const usePasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
