import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addPieces, changePiece, type Closet, type ClosetPiece } from '../../contracts/closet.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type { GarmentSuggestion } from '../../fitting-room/garment-photo/suggest-garments.ts';
import type {
  GarmentPhotoReply,
  GarmentPhotoRequest,
} from '../../fitting-room/garment-photo/garment-photo-worker.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { CLOSET_KEY, cachePieces, useClosetFailure } from '../looks/closet.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { uploadObject } from './upload.ts';

export type { GarmentPhotoReply } from '../../fitting-room/garment-photo/garment-photo-worker.ts';

/** Looks at the photo of a garment, on this device; no part of the file is sent anywhere. */
export function readGarmentPhoto(photo: Blob, gender: Gender): Promise<GarmentPhotoReply> {
  const worker = new Worker(
    new URL('../../fitting-room/garment-photo/garment-photo-worker.ts', import.meta.url),
    { type: 'module' },
  );
  return new Promise<GarmentPhotoReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GarmentPhotoReply>) => resolve(data));
    worker.addEventListener('error', () => resolve({ is: 'unreadable' }));
    worker.postMessage({ photo, gender } satisfies GarmentPhotoRequest);
  }).finally(() => worker.terminate());
}

interface Kept {
  offer: GarmentSuggestion;
  cutOut: Blob;
}

/** Her picture of a piece: sent by itself, then named by the piece. */
async function setPicture(id: string, cutOut: Blob): Promise<ClosetPiece> {
  const { objectId } = await uploadObject(cutOut);
  return callApi(changePiece, { params: { id }, body: { photo: `/objects/${objectId}` } });
}

/**
 * The piece first, then its picture: where that does not get through, the drawing stands for it. A piece that hangs there
 * with a picture keeps it: two that are alike are one piece.
 */
async function keepGarment({ offer: { garmentId, color }, cutOut }: Kept): Promise<ClosetPiece | null> {
  const { pieces, fresh } = await callApi(addPieces, { body: { pieces: [{ garmentId, color }] } });
  const [piece] = pieces;
  if (!piece) return null;
  const isNew = fresh.includes(piece.id);
  if (!isNew && piece.photo !== null) {
    showToast({
      title: 'Already in your closet',
      description: 'It keeps the picture it has. To show this one instead, open the piece.',
    });
    return piece;
  }
  try {
    const pictured = await setPicture(piece.id, cutOut);
    showToast({
      tone: 'good',
      title: isNew ? '1 piece added to your closet' : 'Already in your closet, now with its picture',
    });
    return pictured;
  } catch {
    showToast({
      title: 'In your closet, without its picture',
      description: 'The picture could not be kept. Our drawing stands for it; open the piece to try again.',
    });
    return piece;
  }
}

/** She confirmed what it is: hers from now on, with its picture. */
export function useKeepGarment() {
  const client = useQueryClient();
  const failed = useClosetFailure('This could not be added to your closet');
  return useMutation({
    mutationFn: keepGarment,
    onSuccess: (piece) => {
      if (!piece) return;
      invalidatePlans(client);
      client.setQueryData<Closet>(
        CLOSET_KEY,
        (closet) =>
          closet && { ...closet, pieces: [piece, ...closet.pieces.filter(({ id }) => id !== piece.id)] },
      );
    },
    onError: failed,
  });
}

/** Another picture of a piece that hangs there. */
export function useSetPicture() {
  const client = useQueryClient();
  const failed = useClosetFailure('This picture could not be kept');
  return useMutation({
    scope: { id: 'closet' },
    mutationFn: ({ id, cutOut }: { id: string; cutOut: Blob }) => setPicture(id, cutOut),
    onSuccess: (piece) => cachePieces(client, [piece]),
    onError: failed,
  });
}
