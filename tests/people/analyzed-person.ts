// Fixture people as the fitting room sees them, seen once for all test files that share a runner. Node only.
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import type { BodyMap } from '../../app/domain/photos/body-map.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import type { Person } from '../../app/fitting-room/body-estimation/person.ts';
import { readPerson as readOn } from '../../app/fitting-room/body-estimation/read-person.ts';
import { loadPerson } from './load-person.ts';

/** Nothing of it may be changed: the next file gets the same. */
export interface AnalyzedPerson {
  photo: Picture;
  bodyMap: BodyMap;
  read: Person;
  model: BodyModel;
}

/** About 6 MB each at 384x576. */
const KEPT = 60;

/** What `make` made of a key, from the ones that were asked for last. */
async function kept<T>(of: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = of.get(key) ?? make();
  of.delete(key);
  of.set(key, known);
  if (of.size > KEPT) of.delete(of.keys().next().value!);
  return known;
}

type Read = Omit<AnalyzedPerson, 'model'>;
const read = new Map<string, Promise<Read>>();
const seen = new Map<string, Promise<AnalyzedPerson>>();

/** Photo, body map and who is read on them, the photo scaled to the given size. */
export function readOnPhoto(name: string, width: number, height: number): Promise<Read> {
  return kept(read, `${name} ${width}x${height}`, async () => {
    const { photo, bodyMap } = await loadPerson(name, width, height);
    return { photo, bodyMap, read: readOn(photo, bodyMap) };
  });
}

/** … and her model, which may be rendered any number of times. */
export function loadAnalyzedPerson(name: string, width: number, height: number): Promise<AnalyzedPerson> {
  return kept(seen, `${name} ${width}x${height}`, async () => {
    const her = await readOnPhoto(name, width, height);
    return { ...her, model: analyzePhoto(her.photo, her.bodyMap, her.read) };
  });
}
