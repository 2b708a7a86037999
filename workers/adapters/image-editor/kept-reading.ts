import type { BodyMap } from '../../../app/domain/photos/body-map.ts';
import {
  serializePerson,
  deserializePerson,
} from '../../../app/fitting-room/body-estimation/person-storage.ts';
import { refuseMismatchedMap } from '../../../app/fitting-room/analyze-photo.ts';
import type { Person } from '../../../app/fitting-room/body-estimation/person.ts';
import { readPerson } from '../../../app/fitting-room/body-estimation/read-person.ts';
import type { Picture } from '../../../app/fitting-room/pixels/pixels.ts';
import type { PhotoToDress } from '../../ports/image-editor.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { logAndContinue } from '../../for-log.ts';

const through = (bytes: Uint8Array, change: CompressionStream | DecompressionStream) =>
  new Response(new Response(bytes as BodyInit).body!.pipeThrough(change as CompressionStream)).bytes();

/** Named by the content and the size that is read, whatever the storage keys are. */
async function nameOf({ upright, mapA, mapB, bodyMap }: PhotoToDress, picture: Picture): Promise<string> {
  const files = [upright, mapA, mapB, new TextEncoder().encode(JSON.stringify(bodyMap))];
  const digests = await Promise.all(files.map(sha256Hex));
  return `${picture.width}x${picture.height} ${digests.join('')}`;
}

async function unpackStoredReading(
  reading: Uint8Array,
  picture: Picture,
  of: string,
): Promise<Person | null> {
  return deserializePerson(await through(reading, new DecompressionStream('gzip')), picture, of);
}

/** As read for an earlier picture, else read now: then `reading` is to be kept. @throws UnusableBodyMap */
export async function readPersonOnPhoto(
  photo: PhotoToDress,
  picture: Picture,
  bodyMap: BodyMap,
): Promise<{ person: Person; reading?: Uint8Array }> {
  refuseMismatchedMap(picture, bodyMap);
  const of = await nameOf(photo, picture);
  const unread = logAndContinue({ event: 'unreadable-reading' });
  const known = photo.reading ? await unpackStoredReading(photo.reading, picture, of).catch(unread) : null;
  if (known) return { person: known };
  const person = readPerson(picture, bodyMap);
  return { person, reading: await through(serializePerson(person, of), new CompressionStream('gzip')) };
}
