import { useRevalidator } from '@remix-run/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasskeys } from '../../client/knows-passkeys.ts';
import { Button } from '../../ui/button.tsx';

/** Signing in with a key of this device: no name, no password. Nothing where the browser knows none. */
export function PasskeyButton() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (!usePasskeys(true)) return null;
  const logIn = async () => {
    setBusy(true);
    // Asked for when she uses one; nobody else waits for it. Then the loaders decide which screen she sees.
    const passkeys = await import('../../client/passkeys.ts').catch(() => null);
    if (await passkeys?.logInByPasskey(client)) revalidate();
    setBusy(false);
  };
  return (
    <Button
      variant="line"
      block
      className="-mt-1.5"
      busy={busy}
      busyText="Signing in..."
      onClick={() => void logIn()}
    >
      Sign in with a passkey
    </Button>
  );
}
