/** True when the photo was read and registered anew. */
export async function makeMissingBodyMap(photoUrl: string, signal: AbortSignal): Promise<boolean> {
  if (import.meta.env.SSR) return false;
  const photo = await (await fetch(photoUrl, { signal })).blob();
  const room = await import('../../../fitting-room/body-map/body-map-client.ts');
  try {
    const checked = await room.makeBodyMap(photo);
    if (!checked.bodyMap || signal.aborted) return false;
    const { addBodyMap } = await import('../../../client/photo/upload-photo.ts');
    await addBodyMap(photoUrl, checked, signal);
    return true;
  } finally {
    room.stopBodyMapWorker();
  }
}
