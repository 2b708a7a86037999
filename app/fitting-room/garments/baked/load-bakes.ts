// Maps of the garments of one look, wherever it is drawn: here, in the renders Worker, in tests.
import type { Look, WornGarment } from '../../../domain/looks/look.ts';
import { seededFraction } from '../../../domain/styling/seeded-random.ts';
import type { BakedGarment } from '../../baked-cloth/baked-garment.ts';
import { PUBLISHED_BAKES, PUBLISHED_BYTES } from '../../baked-cloth/published-bakes.ts';
import { readBaked, type BakedDecoders } from '../../baked-cloth/read-baked.ts';
import { patternsOf, type Bakes } from './choose-bake.ts';

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
  /** How large they are, by the same names. */
  bytes?: Readonly<Record<string, number>>;
  /** Decoded garments that stay for the next look, 2.5 MB each; none where memory is short. */
  mostKept?: number;
}

/** Of a source, decoded: a name holds one content. */
const KEPT = new WeakMap<BakedSource['read'], Map<string, BakedGarment>>();
const MOST_KEPT = 6;

function keptOf(read: BakedSource['read']): Map<string, BakedGarment> {
  const kept = KEPT.get(read) ?? new Map<string, BakedGarment>();
  KEPT.set(read, kept);
  return kept;
}

/** The files used last stay. */
function keep(kept: Map<string, BakedGarment>, file: string, baked: BakedGarment, most: number): void {
  kept.delete(file);
  kept.set(file, baked);
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A pattern may be cut for men too, and may have fallen twice, into other folds: which one, the look says. */
function dropOf(pattern: string, { garments, wearer }: Look, files: ReadonlyMap<string, string>): string {
  const his = `man-${pattern}`;
  const name = wearer === 'man' && files.has(his) ? his : pattern;
  const isSecond = seededFraction(garments.map(({ id }) => id).join(' '), name) < 0.5;
  return isSecond && files.has(`${name}-2`) ? `${name}-2` : name;
}

/** Of the maps of one look: where all are more, what lies under other tops has none of its own. */
const MOST_BYTES = 200_000;

const isUpper = ({ drawing: { kind } }: WornGarment): boolean => kind === 'top' || kind === 'coat';

/** How many garments hide it. */
const coversOf = (garment: WornGarment, after: readonly WornGarment[]): number =>
  isUpper(garment) ? after.filter(isUpper).length : 0;

function leastHiddenFirst({ garments }: Look): WornGarment[] {
  const covers = new Map(garments.map((one, k) => [one, coversOf(one, garments.slice(k + 1))]));
  return garments.toSorted((a, b) => covers.get(a)! - covers.get(b)!);
}

/** The patterns that a look is worn from, and which drop of each. */
export function dropsOf(
  look: Look,
  files: ReadonlyMap<string, string>,
  bytes: Readonly<Record<string, number>> = PUBLISHED_BYTES,
): ReadonlyMap<string, string> {
  const drops = new Map<string, string>();
  let left = MOST_BYTES;
  for (const name of leastHiddenFirst(look).flatMap((garment) => patternsOf(garment, files))) {
    if (name === null || drops.has(name)) continue;
    const drop = dropOf(name, look, files);
    const size = bytes[drop] ?? 0;
    if (size > left) continue;
    left -= size;
    drops.set(name, drop);
  }
  return drops;
}

/** What cannot be read, or is not the file that was published, is left out: our drawing is worn. */
export async function loadBakes(
  look: Look,
  { read, decode, published = PUBLISHED_BAKES, bytes: sizes, mostKept = MOST_KEPT }: BakedSource,
): Promise<Bakes> {
  const files = new Map(Object.entries(published));
  const kept = keptOf(read);
  const asked = [...dropsOf(look, files, sizes)].map(([name, drop]) => {
    const file = files.get(drop)!;
    const known = kept.get(file);
    const bytes: Promise<Bytes | Error> = known
      ? Promise.resolve(new Uint8Array())
      : read(file).catch((error: unknown) => new Error(String(error)));
    return { name, file, known, bytes };
  });
  const bakes = new Map<string, BakedGarment>();
  // All are asked for at once, and decoded one after the other: two decoders at a time are too much for a Worker.
  for (const { name, file, known, bytes } of asked)
    try {
      const baked = known ?? (await decoded(file, await bytes, decode));
      keep(kept, file, baked, mostKept);
      bakes.set(name, baked);
    } catch (error) {
      console.warn(JSON.stringify({ unreadableMaps: file, why: String(error) }));
    }
  return bakes;
}

async function decoded(file: string, bytes: Bytes | Error, decode: BakedDecoders): Promise<BakedGarment> {
  if (bytes instanceof Error) throw bytes;
  if (!(await isWhole(file, bytes))) throw new Error('not the file that was published');
  return readBaked(bytes, decode);
}
