import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPieces, changePiece, type Closet } from '../contracts/closet.ts';
import type { Gender } from '../domain/style.ts';
import type { Offered } from '../fitting-room/garment-photo/offer.ts';
import type {
  GarmentPhotoReply,
  GarmentPhotoRequest,
} from '../fitting-room/garment-photo/garment-photo-worker.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { CLOSET_KEY, useFailed } from './closet.ts';
import { forgetPlans } from './plan-keys.ts';
import { uploadObject } from './upload.ts';

export type { GarmentPhotoReply } from '../fitting-room/garment-photo/garment-photo-worker.ts';

/** Looks at the photo of a garment, on this device; no part of the file is sent anywhere. */
export function readGarmentPhoto(photo: Blob, gender: Gender): Promise<GarmentPhotoReply> {
  const worker = new Worker(
    new URL('../fitting-room/garment-photo/garment-photo-worker.ts', import.meta.url),
    { type: 'module' },
  );
  return new Promise<GarmentPhotoReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GarmentPhotoReply>) => resolve(data));
    worker.addEventListener('error', () => resolve({ is: 'unreadable' }));
    worker.postMessage({ photo, gender } satisfies GarmentPhotoRequest);
  }).finally(() => worker.terminate());
}

interface Kept {
  offer: Offered;
  cutOut: Blob;
}

/** The piece first, then its picture: where that does not get through, the drawing stands for it. */
async function keepGarment({ offer: { garmentId, color }, cutOut }: Kept) {
  const { pieces } = await send(addPieces, { body: { pieces: [{ garmentId, color }] } });
  const [piece] = pieces;
  if (!piece) return null;
  try {
    const { objectId } = await uploadObject(cutOut);
    return await send(changePiece, { params: { id: piece.id }, body: { photo: `/objects/${objectId}` } });
  } catch {
    showToast({
      title: 'In your closet, without its picture',
      description: 'The picture could not be kept. Our drawing stands for it.',
    });
    return piece;
  }
}

/** She confirmed what it is: hers from now on, with its picture. */
export function useKeepGarment() {
  const client = useQueryClient();
  const failed = useFailed('This could not be added to your closet');
  return useMutation({
    mutationFn: keepGarment,
    onSuccess: (piece) => {
      if (!piece) return;
      forgetPlans(client);
      client.setQueryData<Closet>(
        CLOSET_KEY,
        (closet) =>
          closet && { ...closet, pieces: [piece, ...closet.pieces.filter(({ id }) => id !== piece.id)] },
      );
      showToast({ tone: 'good', title: '1 piece added to your closet' });
    },
    onError: failed,
  });
}
