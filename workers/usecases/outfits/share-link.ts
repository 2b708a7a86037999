import type { SharedLook } from '../../../app/contracts/shares.ts';
import { publicTitle } from '../../../app/domain/looks/named-look.ts';
import type { Look } from '../../../app/domain/looks/look.ts';
import { piecesToLayOut } from '../../../app/domain/planning/pieces-line.ts';
import { garmentIdOf } from '../../../app/domain/wardrobe/wardrobe.ts';
import { objectKey } from '../../../app/domain/photos/object-id.ts';
import { readJpegHeader } from '../../../app/domain/photos/bytes/jpeg.ts';
import type { App } from '../../app.ts';
import { personById } from '../../db/people/people-databases.ts';
import type { LooksDb } from '../../db/sql/open-database.ts';
import { hmacHex, sha256Hex } from '../../db/sql/secret.ts';
import { findSharedOutfit, type ShareRow } from '../../db/looks/shares.ts';

// A token is '{shard}-{secret}': the shard finds the database, the 160 bits of the secret are the permission. Links that
// were given out before she moved to another database (move-user.ts) name the old one: the others are asked as well.

const TOKEN = /^(0|[1-9]\d{0,2})-([0-9a-f]{40})$/;

/**
 * The first 160 bits of an HMAC that only the keeper of the signing secret can make. So the database need not hold the
 * secret (only its hash), and asking again gives the link that is out already.
 */
export async function shareSecret(
  app: App,
  { userId, outfitId, createdAt }: Pick<ShareRow, 'userId' | 'outfitId' | 'createdAt'>,
): Promise<string> {
  const facts = ['look', userId, outfitId, createdAt].join('\n');
  return (await hmacHex(app.settings.signingSecret, facts)).slice(0, 40);
}

export const shareToken = (shard: number, secret: string): string => `${shard}-${secret}`;

/** What a token opens; `find` asks one database for its hash. */
export async function findByLink<T extends { userId: string }>(
  app: App,
  token: string,
  find: (db: LooksDb, hash: string) => PromiseLike<T | undefined>,
): Promise<T | undefined> {
  const [, shard, secret] = TOKEN.exec(token) ?? [];
  if (shard === undefined || secret === undefined || Number(shard) >= app.shards) return undefined;
  const hash = await sha256Hex(secret);
  const others = Array.from({ length: app.shards }, (_, i) => i).filter((i) => i !== Number(shard));
  let row: T | undefined;
  for (const i of [Number(shard), ...others]) if ((row ??= await find(app.looks(i), hash))) break;
  // Who deletes her account is gone at once; her outfits follow by a job.
  return row && (await personById(app, row.userId)) ? row : undefined;
}

const findShare = (app: App, token: string) => findByLink(app, token, findSharedOutfit);

/** The pieces as the public page lays them out: nothing that is hers. */
export const shownPieces = (look: Look): SharedLook['pieces'] =>
  piecesToLayOut(look).map((worn) => ({
    garment: garmentIdOf(worn.id),
    name: worn.name,
    slot: worn.slot,
    color: worn.cloth.colour,
  }));

/** What a public link shows to anyone; null for a token that is forged, taken back, or of an outfit that is gone. */
export async function readSharedLook(app: App, token: string): Promise<SharedLook | null> {
  const row = await findShare(app, token);
  if (!row) return null;
  const { temperature, condition, description } = row.weather;
  return {
    token,
    title: publicTitle(row),
    weatherData: { temperature, condition, description },
    pieces: shownPieces(row.look),
    hasImage: row.imageObject !== null,
    imageSize: row.imageObject === null ? null : await sizeOf(app, objectKey(row.userId, row.imageObject)),
  };
}

/** Our own pictures have their frame header in the first bytes. */
const HEADER_BYTES = 4096;

async function sizeOf(app: App, key: string): Promise<SharedLook['imageSize']> {
  const stored = await app.blobs.get(key, { offset: 0, length: HEADER_BYTES });
  const header = stored && readJpegHeader(new Uint8Array(await new Response(stored.body).arrayBuffer()));
  return header && { width: header.width, height: header.height };
}

/** The key of the one picture that a public link opens; null where there is none. */
export async function sharedImageKey(app: App, token: string): Promise<string | null> {
  const row = await findShare(app, token);
  return row?.imageObject ? objectKey(row.userId, row.imageObject) : null;
}
