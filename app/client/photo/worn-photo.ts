import type { Gender } from '../../domain/preferences/style.ts';
import type {
  GarmentPhotoReply,
  ReadGarmentPhoto,
} from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { importOrReload } from '../browser/reload-once.ts';
import type { GarmentReader } from './garment-reader.ts';

const CANNOT_TELL =
  'We found you, but we cannot tell your clothes apart in this photo. Stand in good light, head to toe, or photograph each piece by itself.';
const BROKEN =
  'We could not look for a person in this photo on this device. Please photograph each piece by itself.';

/**
 * A photo of her in her clothes, cut into its pieces on this device; or the sentence that says why it cannot be. The first
 * time the models for finding a person are loaded.
 */
export async function readWornPhoto(
  reader: GarmentReader,
  photo: Blob,
  gender: Gender,
): Promise<ReadGarmentPhoto[] | Extract<GarmentPhotoReply, { is: 'not cut' }>> {
  const notCut = (why: string) => ({ is: 'not cut', why }) as const;
  const client = await importOrReload(() => import('../../fitting-room/body-map/body-map-client.ts'));
  try {
    const { bodyMap, findings, upright } = await client.makeBodyMap(photo);
    const [grave] = findings.filter(({ code, blocking }) => blocking || code === 'several-people');
    if (grave || !bodyMap) return notCut(grave ? `${grave.sentence} ${grave.fix}` : CANNOT_TELL);
    const { data, classesA, classesB } = bodyMap;
    const person = { photo: upright, bodyMap: data, mapA: classesA, mapB: classesB };
    const pieces = await reader.cutWorn(person, gender);
    return pieces.length > 0 ? pieces : notCut(CANNOT_TELL);
  } catch {
    return notCut(BROKEN);
  } finally {
    client.stopBodyMapWorker();
  }
}
