import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../contracts/session.ts';
import type { Look } from '../../domain/looks/look.ts';
import { importOrReload } from '../browser/reload-once.ts';
import { useDebounced } from '../browser/use-debounced.ts';

interface BuildPreview {
  /** Of her in the look; the one before stands until the next is there. */
  address: string | null;
  isDrawing: boolean;
  /** This device or this photo cannot show it. */
  isLost: boolean;
}

/** Her in the look that she builds, drawn on this device once nothing has changed for a moment; `look` null: not yet. */
export function useBuildPreview(user: User, look: Look | null): BuildPreview {
  const client = useQueryClient();
  const key = look && look.garments.map(({ id }) => id).join();
  const wanted = useDebounced(key);
  const [preview, setPreview] = useState<BuildPreview>({ address: null, isDrawing: false, isLost: false });
  useEffect(() => {
    if (!look || !wanted || wanted !== key) return undefined;
    const over = new AbortController();
    setPreview(({ address }) => ({ address, isDrawing: true, isLost: false }));
    void importOrReload(() => import('../photo/instant-preview.ts'))
      .then(({ drawOnHerPhoto }) => drawOnHerPhoto(client, user, look, over.signal))
      .catch(() => null)
      .then((picture) => {
        if (over.signal.aborted) return;
        const address = picture && URL.createObjectURL(picture);
        setPreview((before) => ({
          address: address ?? before.address,
          isDrawing: false,
          isLost: address === null,
        }));
      });
    return () => over.abort();
    // `wanted` is the look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, user.id, wanted]);
  const { address } = preview;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return preview;
}
