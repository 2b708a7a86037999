import { Fingerprint } from 'lucide-react';
import { useLogInWithPasskey, usePasskeys } from '../../client/passkeys.ts';
import { Button } from '../../ui/button.tsx';

/** Signing in with a key of this device: no name, no password. Nothing where the browser knows none. */
export function PasskeyButton() {
  const logIn = useLogInWithPasskey();
  if (!usePasskeys()) return null;
  return (
    <Button
      variant="line"
      block
      className="mt-3"
      busy={logIn.isPending}
      busyText="Signing in..."
      onClick={() => logIn.mutate()}
    >
      <Fingerprint className="i" aria-hidden="true" />
      Sign in with a passkey
    </Button>
  );
}
