import { importOrReload } from '../browser/reload-once.ts';

/** Whether somebody is in a photo, as the models on this device see it; null where they cannot say. */
export async function showsSomebody(photo: Blob): Promise<boolean | null> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // The models are 33 MB.
  if (connection?.saveData) return null;
  try {
    const client = await importOrReload(() => import('../../fitting-room/body-map/body-map-client.ts'));
    try {
      return (await client.makeBodyMap(photo)).people.length > 0;
    } finally {
      client.stopBodyMapWorker();
    }
  } catch {
    return null;
  }
}
