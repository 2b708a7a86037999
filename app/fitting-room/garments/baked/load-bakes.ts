// Maps of the garments of one look, wherever it is drawn: here, in the renders Worker, in tests.
import type { Look } from '../../../domain/looks/look.ts';
import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import { PUBLISHED_BAKES } from '../../baked-cloth/published-bakes.ts';
import { readBaked, type BakedDecoders } from '../../baked-cloth/read-baked.ts';
import { patternFor, type Bakes } from './choose-bake.ts';

/** Where published files lie on the site. */
export const BAKED_FOLDER = '/garments/';

/** `jeans-straight.0a1b2c3d4e5f.cloth`: the hash is the beginning of its SHA-256, in hex. */
async function isWhole(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = file.split('.').at(-2) ?? '';
  return (
    hash.length >= 8 &&
    [...digest]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .startsWith(hash)
  );
}

export interface BakedSource {
  /** The bytes of a published file. */
  read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  decode: BakedDecoders;
  published?: Readonly<Record<string, string>>;
}

/** What cannot be read, or is not the file that was published, is left out: our drawing is worn. */
export async function loadBakes(
  { garments }: Look,
  { read, decode, published = PUBLISHED_BAKES }: BakedSource,
): Promise<Bakes> {
  const files = new Map(Object.entries(published));
  const names = new Set(garments.flatMap((garment) => patternFor(garment, files) ?? []));
  const bakes = new Map<string, BakedGarment>();
  for (const name of names) {
    const file = files.get(name)!;
    try {
      const bytes = await read(file);
      if (!(await isWhole(file, bytes))) throw new Error('not the file that was published');
      bakes.set(name, await readBaked(bytes, decode));
    } catch (error) {
      console.warn(JSON.stringify({ unreadableMaps: file, why: String(error) }));
    }
  }
  return bakes;
}
