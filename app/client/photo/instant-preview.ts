// Her own device draws today's look while the queue still works. Loaded when a picture is pending, not before.
import { getPhotoParts } from '../../contracts/user.ts';
import type { Look } from '../../domain/looks/look.ts';
import { drawPreview } from '../../fitting-room/preview/preview-client.ts';
import { callApi } from '../api/call-api.ts';
import { dressablePhoto } from './photo-parts.ts';

/** JPEG; null when there is no photo to dress. @throws what a call, the files or the worker say */
export async function instantPreview(look: Look, signal: AbortSignal): Promise<Blob | null> {
  const { parts } = await callApi(getPhotoParts, { signal });
  if (!parts) return null;
  return drawPreview({ look, person: await dressablePhoto(parts, signal) }, signal);
}
