import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SLOTS, type Look, type WornGarment } from '../../domain/looks/look.ts';
import { useUser } from '../account/session.ts';
import { importOrReload } from '../browser/reload-once.ts';
import { useDebounced } from '../browser/use-debounced.ts';
import { useBasics } from '../looks/closet.ts';
import type { ClothFiles } from '../../fitting-room/preview/cloth-files.ts';
import type { LaidFlat } from '../../fitting-room/garment-photo/garment-photo-messages.ts';

/** What a piece is tried on with, by its slot: plain basics, and nothing that would hide it. */
const WITH: Partial<Record<WornGarment['slot'], readonly WornGarment['slot'][]>> = {
  top: ['bottom', 'shoes'],
  knitwear: ['bottom', 'shoes'],
  dress: ['shoes'],
  bottom: ['top', 'shoes'],
  jacket: ['top', 'bottom', 'shoes'],
  coat: ['top', 'bottom', 'shoes'],
};

function lookWith(garment: WornGarment, basics: readonly WornGarment[]): Look {
  const others = (WITH[garment.slot] ?? ['top', 'bottom', 'shoes']).flatMap(
    (slot) => basics.find((basic) => basic.slot === slot) ?? [],
  );
  const garments = [garment, ...others.filter(({ slot }) => slot !== garment.slot)];
  return { garments: garments.toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot)) };
}

const clothsOf = ({ id }: WornGarment, laid: LaidFlat): ClothFiles =>
  new Map(laid.is === 'cloth' ? [[id, { facts: laid.surface, atlas: laid.atlas }]] : []);

interface WornPicture {
  /** JPEG; the one before stands until the next is there. */
  picture: Blob | null;
  isDrawing: boolean;
  /** There is none to come, and why. */
  lost: 'no photo' | 'not shown' | null;
}

/** Her in the piece, drawn on this device with plain basics, once nothing has changed for a moment. */
export function useWornPiece(garment: WornGarment, laid: LaidFlat): WornPicture {
  const { user } = useUser();
  const client = useQueryClient();
  const { data: basics } = useBasics();
  const wanted = useDebounced(laid);
  const [worn, setWorn] = useState<WornPicture>({ picture: null, isDrawing: false, lost: null });
  const { id, photoUrl, warmPhotoUrl = null } = user ?? {};
  useEffect(() => {
    if (!id || !basics) return undefined;
    if (!photoUrl) {
      setWorn({ picture: null, isDrawing: false, lost: 'no photo' });
      return undefined;
    }
    const over = new AbortController();
    setWorn(({ picture }) => ({ picture, isDrawing: true, lost: null }));
    const look = lookWith(
      garment,
      basics.map((basic) => basic.garment),
    );
    void importOrReload(() => import('./instant-preview.ts'))
      .then(({ drawOnHerPhoto }) =>
        drawOnHerPhoto(client, { id, photoUrl, warmPhotoUrl }, look, over.signal, clothsOf(garment, wanted)),
      )
      .catch(() => null)
      .then((picture) => {
        if (over.signal.aborted) return;
        setWorn({ picture, isDrawing: false, lost: picture ? null : 'not shown' });
      });
    return () => over.abort();
  }, [client, id, photoUrl, warmPhotoUrl, basics, garment, wanted]);
  return worn;
}
