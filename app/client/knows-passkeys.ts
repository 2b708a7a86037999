import { useSyncExternalStore } from 'react';

/**
 * Whether this browser knows passkeys.
 * @param untilKnown what the server renders: nearly all do, and what comes later moves what she is about to press
 */
export const usePasskeys = (untilKnown = false): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => untilKnown,
  );
