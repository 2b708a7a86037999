import { isObjectId, objectKey } from '../../../app/domain/photos/object-id.ts';
import { MAX_PHOTO_BYTES } from '../../../app/domain/photos/bytes/limits.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteUpload } from '../../db/people/uploads.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { UploadedPart } from '../../ports/blobs.ts';
import { readBody, type IncomingBody } from '../../read-body.ts';
import { storePicture, pictureTooLarge } from './receive-upload.ts';
import { limitHourly } from '../limits/rate-limits.ts';
import { checkAddress, signAddress, type Permission } from './signed-address.ts';
import { logAndContinue } from '../../for-log.ts';

// Raw parts wait under '{user}/staging/', which no /objects address can name, until they are whole, checked and clean.
// R2's binding lists neither uploads nor parts: notes beside them do.

/** S3's and R2's minimum of every part but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
/** 10 MB in parts of at least 5 MiB. */
const MAX_PARTS = 2;

export interface MultipartUpload {
  objectId: string;
  uploadId: string;
}
interface NotedPart extends UploadedPart {
  size: number;
}

const noSuchUpload = () => new Refusal('not-found', "We couldn't find that upload. Please start it again.");

function stagingKey(user: { id: string }, objectId: string): string {
  if (!isObjectId(objectId)) throw noSuchUpload();
  return objectKey(user.id, `staging/${objectId}`);
}
const partNote = (staging: string, partNumber: number | string): string => `${staging}/part-${partNumber}`;
const uploadNote = (staging: string): string => `${staging}/upload`;

const stagedKeys = (staging: string): string[] => [
  staging,
  uploadNote(staging),
  ...Array.from({ length: MAX_PARTS }, (_, i) => partNote(staging, i + 1)),
];

const toJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const fromJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** @throws Refusal 'not-found' unless she began it and it is open */
async function openUpload(app: App, user: SessionUser, upload: MultipartUpload): Promise<string> {
  const staging = stagingKey(user, upload.objectId);
  const note = await app.blobs.bytes(uploadNote(staging));
  if (!note || fromJson(note) !== upload.uploadId) throw noSuchUpload();
  return staging;
}

const partFacts = (userId: string, { objectId, uploadId }: MultipartUpload, partNumber: string): string[] => [
  'part',
  userId,
  objectId,
  uploadId,
  partNumber,
];

/** Its type is known once the bytes are whole. @throws Refusal 'too-many' */
export async function startMultipartUpload(app: App, user: SessionUser): Promise<MultipartUpload> {
  await limitHourly(app, 'upload-parts', user.id);
  const objectId = crypto.randomUUID();
  await noteUpload(peopleDbOf(app, user), user.id, objectId, app.clock.now());
  const staging = stagingKey(user, objectId);
  const uploadId = await app.blobs.startParts(staging, 'application/octet-stream');
  await app.blobs.put(uploadNote(staging), toJson(uploadId), 'application/json');
  return { objectId, uploadId };
}

/** @throws Refusal 'bad-input' for a part number that 10 MB cannot have */
export async function signPartAddress(
  app: App,
  user: SessionUser,
  upload: MultipartUpload,
  partNumber: string,
): Promise<Permission> {
  checkPartNumber(partNumber);
  await openUpload(app, user, upload);
  return signAddress(app, partFacts(user.id, upload, partNumber));
}

function checkPartNumber(partNumber: string): void {
  const number = Number(partNumber);
  if (!/^\d+$/.test(partNumber) || number < 1 || number > MAX_PARTS) {
    throw new Refusal('bad-input', `partNumber must be 1 to ${MAX_PARTS}: a photo is at most 10 MB`);
  }
}

/** Behind its signed address. @throws Refusal 'forbidden', 'too-large', 'not-found' */
export async function receivePart(
  app: App,
  user: SessionUser,
  upload: MultipartUpload,
  partNumber: string,
  permission: Permission,
  incoming: IncomingBody,
): Promise<{ etag: string }> {
  await checkAddress(app, partFacts(user.id, upload, partNumber), permission);
  const staging = await openUpload(app, user, upload);
  const bytes = await readBody(incoming, { max: MAX_PHOTO_BYTES, tooLarge: pictureTooLarge });
  const part = await app.blobs.putPart(staging, upload.uploadId, Number(partNumber), bytes);
  if (!part) throw noSuchUpload();
  const note: NotedPart = { partNumber: Number(partNumber), etag: part.etag, size: bytes.length };
  await app.blobs.put(partNote(staging, partNumber), toJson(note), 'application/json');
  return part;
}

/** In order. @throws Refusal 'not-found' for an upload that is not hers or not open */
export async function listUploadedParts(
  app: App,
  user: SessionUser,
  upload: MultipartUpload,
): Promise<NotedPart[]> {
  await openUpload(app, user, upload);
  return notedParts(app, user, upload.objectId);
}

async function notedParts(app: App, user: SessionUser, objectId: string): Promise<NotedPart[]> {
  const keys = await app.blobs.list(partNote(stagingKey(user, objectId), ''));
  const notes = await Promise.all(keys.map((key) => app.blobs.bytes(key)));
  return notes
    .flatMap((note) => (note ? [fromJson(note) as NotedPart] : []))
    .sort((a, b) => a.partNumber - b.partNumber);
}

function checkParts(noted: readonly NotedPart[], named: readonly UploadedPart[]): void {
  const wrong = (message: string) => new Refusal('bad-input', `parts: ${message}`);
  const known = named.every(
    (p, i) => p.partNumber === i + 1 && noted[i]?.etag === p.etag.replaceAll('"', ''),
  );
  if (!known || named.length !== noted.length) throw wrong('they are not the ones that were uploaded');
  const [first, ...rest] = noted.map((p) => p.size);
  const equal = rest.every((size, i) => (i < rest.length - 1 ? size === first : size <= (first ?? 0)));
  if (rest.length > 0 && (!equal || (first ?? 0) < MIN_PART_BYTES)) {
    throw wrong('all but the last must be of one size, at least 5 MiB');
  }
}

/** Checked and cleaned like a direct upload. @throws Refusal; of a refused picture nothing stays */
export async function completeMultipartUpload(
  app: App,
  user: SessionUser,
  upload: MultipartUpload,
  parts: readonly UploadedPart[],
): Promise<void> {
  // A repeated call whose first answer got lost.
  if (isObjectId(upload.objectId) && (await app.blobs.head(objectKey(user.id, upload.objectId)))) {
    return app.blobs.remove(stagedKeys(stagingKey(user, upload.objectId)));
  }
  const staging = await openUpload(app, user, upload);
  const noted = await notedParts(app, user, upload.objectId);
  checkParts(noted, parts);
  if (noted.reduce((sum, p) => sum + p.size, 0) > MAX_PHOTO_BYTES) {
    await abortMultipartUpload(app, user, upload);
    throw pictureTooLarge();
  }
  const joinedParts = noted.map(({ partNumber, etag }) => ({ partNumber, etag }));
  if (!(await app.blobs.completeParts(staging, upload.uploadId, joinedParts))) throw noSuchUpload();
  try {
    const bytes = await app.blobs.bytes(staging);
    if (!bytes) throw noSuchUpload();
    await storePicture(app, user, upload.objectId, bytes);
  } finally {
    // Stored clean or refused: the raw bytes go either way.
    await app.blobs.remove(stagedKeys(staging));
  }
}

/** Drops what has arrived. @throws Refusal 'not-found' */
export async function abortMultipartUpload(
  app: App,
  user: SessionUser,
  upload: MultipartUpload,
): Promise<void> {
  const staging = await openUpload(app, user, upload);
  await app.blobs.abortParts(staging, upload.uploadId);
  await app.blobs.remove(stagedKeys(staging));
}

export const begunUploads = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => /\/staging\/([^/]+)\/upload$/.exec(key)?.[1] ?? []);

/** For the sweep: ends an upload in parts, if it was one. Returns the keys left to remove. */
export async function abandonParts(app: App, userId: string, objectId: string): Promise<string[]> {
  const staging = stagingKey({ id: userId }, objectId);
  const note = await app.blobs.bytes(uploadNote(staging));
  // Not worth stopping the sweep for: R2 ends such uploads itself after a week.
  if (note)
    await app.blobs
      .abortParts(staging, String(fromJson(note)))
      .catch(logAndContinue({ unaborted: objectId }));
  return stagedKeys(staging);
}
