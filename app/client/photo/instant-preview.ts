// Her own device draws a look on her photo. Loaded when one is wanted, not before.
import type { QueryClient } from '@tanstack/react-query';
import { getPhotoParts } from '../../contracts/user.ts';
import type { User } from '../../contracts/session.ts';
import type { Look } from '../../domain/looks/look.ts';
import { drawPreview, preparePreview } from '../../fitting-room/preview/preview-client.ts';
import type { ClothFiles } from '../../fitting-room/preview/cloth-files.ts';
import type { DressablePhotos } from '../../fitting-room/preview/preview-messages.ts';
import { callApi } from '../api/call-api.ts';
import { deviceStorage } from '../browser/storage.ts';
import { ownCloths } from './own-cloths.ts';
import { dressablePhotos } from './photo-parts.ts';

export type PhotoOwner = Pick<User, 'id' | 'photoUrl' | 'warmPhotoUrl'>;

/** Fetched once, and gone with all else that is hers when she is signed out; empty when there is no photo to dress. */
const photosToDress = (
  client: QueryClient,
  { id, photoUrl, warmPhotoUrl }: PhotoOwner,
): Promise<DressablePhotos> =>
  client.fetchQuery({
    queryKey: ['photos-to-dress', id, photoUrl, warmPhotoUrl],
    queryFn: async ({ signal }) => {
      const { parts, warm } = await callApi(getPhotoParts, { signal });
      return dressablePhotos([parts, warm], signal);
    },
  });

/**
 * JPEG; null when there is no photo to dress.
 * @param tried cloths of pieces that are not in her closet yet
 * @throws what a call, the files or the worker say
 */
export async function drawOnHerPhoto(
  client: QueryClient,
  her: PhotoOwner,
  look: Look,
  signal: AbortSignal,
  tried?: ClothFiles,
): Promise<Blob | null> {
  const [people, cloths] = await Promise.all([photosToDress(client, her), tried ?? ownCloths(client, look)]);
  return people.length > 0 ? drawPreview({ look, people, cloths }, signal, rememberSpeed) : null;
}

const SPEED = 'stylecast-drawing-speed';
/** Slower, and the server's picture would be there before. */
const SLOWEST_MS = 4_000;
/** A phone that was hot or busy when it was measured gets another chance. */
const BELIEVED_MS = 24 * 3_600_000;

/** Of this device, from its first picture; null while it is not known. */
function knownSpeed(): number | null {
  const [ms, at] = (deviceStorage.read(SPEED) ?? '').split(' ').map(Number);
  return ms !== undefined && at !== undefined && Date.now() - at < BELIEVED_MS ? ms : null;
}

export function rememberSpeed(ms: number): void {
  if (knownSpeed() === null) deviceStorage.write(SPEED, `${Math.round(ms)} ${Date.now()}`);
}

/** Whether her device may draw what the server draws as well: where data is dear or the device slow she waits for that. */
export function mayDrawAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && (knownSpeed() ?? 0) <= SLOWEST_MS;
}

/** As {@link drawOnHerPhoto}, of today's look while the queue still works; null as well where that is not worth it. */
export const instantPreview: typeof drawOnHerPhoto = async (...wanted) =>
  mayDrawAhead() ? drawOnHerPhoto(...wanted) : null;

/**
 * A look is about to come: her photo is fetched and read meanwhile.
 * @param look while she chooses there is time to draw the look that stands, so that the browser has compiled all of it
 */
export async function prepareInstantPreview(
  client: QueryClient,
  her: PhotoOwner,
  look: Look | null,
): Promise<void> {
  const people = mayDrawAhead() ? await photosToDress(client, her) : [];
  if (people.length > 0 && preparePreview(people) && look)
    await drawPreview({ look, people }, new AbortController().signal, rememberSpeed);
}
