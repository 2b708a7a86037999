import { bodyMapData } from '../../../app/contracts/user.ts';
import { parseWornPiece, pieceWornId } from '../../../app/domain/closet/piece.ts';
import { objectKey } from '../../../app/domain/photos/object-id.ts';
import { PHOTO_NAMES, type PhotoName } from '../../../app/domain/photos/photo-name.ts';
import { photosInOrder } from '../../../app/domain/looks/photo-coverage.ts';
import type { BackgroundApp } from '../../app.ts';
import { findPieces } from '../../db/looks/closet.ts';
import { personById } from '../../db/people/people-databases.ts';
import { retryState, endState, UNCLAIMED_MS, type JobRow } from '../../db/jobs/jobs.ts';
import { claim, hold, settle } from '../../db/jobs/ledger.ts';
import { CONSUMER_CRASHED, JOBS, LEASE_MS } from '../../db/jobs/ledger-policies.ts';
import { endIfReplaced } from '../../db/looks/looks-of-a-day.ts';
import { findOutfit, showImage, type OutfitRow } from '../../db/looks/outfits.ts';
import { hmacHex } from '../../db/sql/secret.ts';
import { photoObjects } from '../../db/people/user-photo.ts';
import { type SessionUser } from '../../db/people/users.ts';
import type {
  OwnCloths,
  OwnPictures,
  PhotoToDress,
  PictureNeeds,
  RenderedImage,
} from '../../ports/image-editor.ts';
import { eraseClaimed } from './erase-image.ts';
import { failRender } from '../jobs/fail-job.ts';
import { imageKey } from './image-key.ts';
import { openModelHealth } from '../ai-models/model-fallback.ts';
import { drawByModels, type Drawn } from '../ai-models/draw-outfit.ts';
import { isFitForModels } from '../ai-models/check-photo-fit.ts';
import { MAX_ATTEMPTS } from '../jobs/repair-jobs.ts';
import { saveReading, readingKey } from '../photos/stored-reading.ts';
import { forLog, logAndContinue } from '../../for-log.ts';

/** The source of a card shown because drawing on her photo crashed the consumer. */
const TOO_SLOW = 'flat-lay-too-slow';

/** After this long no further picture is asked for: she has waited long enough. */
const MODELS_PATIENCE_MS = 150_000;

/**
 * Draws the picture of an outfit, however often the message comes: one consumer at a time claims it, the picture is stored
 * under the job's id, and shown only while the outfit exists and no newer render was ordered. A look that another has
 * replaced meanwhile is not drawn.
 * @throws ProviderError (and whatever breaks); the job is given back for its next try
 */
export async function renderOutfit(
  app: BackgroundApp,
  { userId, shard, jobId }: { userId: string; shard: number; jobId: string },
): Promise<void> {
  const db = app.looks(shard);
  const [job] = await claim(db, JOBS, { id: jobId, userId }, app.clock.now());
  if (!job) return;
  if (job.kind === 'erase-image') return eraseClaimed(app, shard, job);
  if (job.attempts > MAX_ATTEMPTS) return failRender(app, shard, job, job.error ?? 'too many attempts');
  try {
    const [outfit, user] = await Promise.all([
      findOutfit(db, userId, job.outfitId ?? ''),
      personById(app, userId),
    ]);
    if (
      outfit?.replacedAt &&
      (await endIfReplaced(db, { id: job.id, userId, outfitId: outfit.id }, app.clock.now()))
    )
      return;
    if (outfit && user) await dress(app, user, outfit, job);
    else await dropImage(app, shard, job);
  } catch (error) {
    const taken = { id: job.id, userId, state: 'running' } as const;
    await hold(db, JOBS, taken, app.clock.now() + UNCLAIMED_MS, retryState(forLog(error)));
    throw error;
  }
}

async function dress(app: BackgroundApp, user: SessionUser, outfit: OutfitRow, job: JobRow): Promise<void> {
  const photos = await photosOf(app, user);
  const { image: drawn, trials } = await askModels(app, user, outfit, job, photos);
  const image = drawn ?? (await drawOwn(app, user, outfit, job, photos));
  await app.blobs.put(imageKey(user.id, job.id), image.bytes, image.contentType);
  const db = app.looks(user.shard);
  const [shown] = await db.batch([
    showImage(db, user.id, outfit.id, { jobId: job.id, source: image.source, trials }),
    // Unless it has become an erasure meanwhile.
    settle(
      db,
      JOBS,
      { id: job.id, userId: user.id, kind: 'render-outfit' },
      endState('done', app.clock.now()),
    ),
  ]);
  if (shown.length === 0) await dropImage(app, user.shard, job);
  // A lost reading makes the next picture slower, nothing else.
  for (const { name, bytes } of image.readings ?? [])
    await saveReading(app, user, name, bytes).catch(logAndContinue({ event: 'reading-not-kept' }));
}

/**
 * A photo that crashed its consumer (out of CPU or memory) would do so again, and take other jobs along. So the next try lays
 * the look out without the photo; the card says why and offers "Try again".
 */
async function drawOwn(
  app: BackgroundApp,
  user: SessionUser,
  { look }: OutfitRow,
  job: JobRow,
  photos: readonly PhotoToDress[],
): Promise<RenderedImage> {
  const waitedForModels = job.attempts === 2 && modelsFor(app, user).length > 0;
  if (photos.length === 0 || job.error !== CONSUMER_CRASHED || waitedForModels)
    return app.imageEditor.render(look, photos, await ownClothsOf(app, user, look));
  console.warn(JSON.stringify({ tooSlow: job.id, attempts: job.attempts }));
  return { ...(await app.imageEditor.render(look, [])), source: TOO_SLOW };
}

/** Her photo goes only to the providers that she has chosen. */
const modelsFor = (app: BackgroundApp, user: SessionUser) =>
  app.pictureModels.filter(({ name }) => user.photoSharedWith.includes(name));

/**
 * Models are asked only in a job's first attempt. After any failure she gets our own picture at once, and nothing is paid
 * twice.
 */
async function askModels(
  app: BackgroundApp,
  user: SessionUser,
  { look }: OutfitRow,
  job: JobRow,
  photos: readonly PhotoToDress[],
): Promise<Drawn> {
  const models = modelsFor(app, user);
  const [photo] = photosInOrder(look, photos);
  if (models.length === 0 || job.attempts !== 1 || !photo) return { image: null, trials: [] };
  const until = app.clock.now() + MODELS_PATIENCE_MS;
  const { id, attempts } = job;
  const inOurHands = { id, userId: user.id, kind: 'render-outfit', state: 'running', attempts } as const;
  const mayGoOn = async () => {
    const now = app.clock.now();
    if (now >= until) return false;
    const held = await hold(app.looks(user.shard), JOBS, inOurHands, now + LEASE_MS);
    return held.length > 0;
  };
  return drawByModels(
    {
      lock: app.pictureLock,
      models,
      desk: openModelHealth(app),
      mayGoOn,
      isFit: (basis) => isFitForModels(app, user, basis.photo, photo.name),
      passed: (model, why) => console.info(JSON.stringify({ pictureModel: model, passedOver: why })),
    },
    { look, photo, person: await personOf(app, user), own: await ownPicturesOf(app, user, look, models) },
  );
}

/** Her own pictures of the pieces of a look, where a model is shown garments one by one. */
async function ownPicturesOf(
  app: BackgroundApp,
  user: SessionUser,
  { garments }: OutfitRow['look'],
  models: readonly PictureNeeds[],
): Promise<OwnPictures> {
  if (!models.some((model) => model.garments === 'each')) return new Map();
  const pictures = await Promise.all(
    (await ownPiecesOf(app, user, garments)).map(async (piece) => {
      const bytes = piece.photoObject && (await app.blobs.bytes(objectKey(user.id, piece.photoObject)));
      return bytes ? ([pieceWornId(piece), bytes] as const) : null;
    }),
  );
  return new Map(pictures.filter((picture) => picture !== null));
}

/** The cloths that she has of the pieces of a look. */
async function ownClothsOf(
  app: BackgroundApp,
  user: SessionUser,
  { garments }: OutfitRow['look'],
): Promise<OwnCloths> {
  const cloths = await Promise.all(
    (await ownPiecesOf(app, user, garments)).map(async (piece) => {
      const { atlasObject, ownCloth } = piece;
      const atlas = atlasObject && ownCloth && (await app.blobs.bytes(objectKey(user.id, atlasObject)));
      return atlas ? ([pieceWornId(piece), { facts: ownCloth.surface, atlas }] as const) : null;
    }),
  );
  return new Map(cloths.filter((cloth) => cloth !== null));
}

const ownPiecesOf = (app: BackgroundApp, user: SessionUser, garments: OutfitRow['look']['garments']) =>
  findPieces(
    app.looks(user.shard),
    user.id,
    garments.flatMap(({ id }) => parseWornPiece(id) ?? []),
  );

/** Says "the same person again" to a provider, and nothing else. */
async function personOf(app: BackgroundApp, user: SessionUser): Promise<string> {
  return (await hmacHex(app.settings.signingSecret, `person\n${user.id}`)).slice(0, 32);
}

/** Nobody waits for this picture: the outfit or the whole account is gone. */
async function dropImage(app: BackgroundApp, shard: number, job: JobRow): Promise<void> {
  await app.blobs.remove([imageKey(job.userId, job.id)]);
  const { id, userId } = job;
  const end = endState('done', app.clock.now(), 'nobody waits for it');
  await settle(app.looks(shard), JOBS, { id, userId }, end);
}

/** Her photos that have their body map; the first one first. Without any the look is drawn without her. */
async function photosOf(app: BackgroundApp, user: SessionUser): Promise<PhotoToDress[]> {
  const photos = await Promise.all(PHOTO_NAMES.map((name) => photoOf(app, user, name)));
  return photos.filter((photo) => photo !== null);
}

async function photoOf(app: BackgroundApp, user: SessionUser, name: PhotoName): Promise<PhotoToDress | null> {
  const { uprightObject, bodyMapObject, mapAObject, mapBObject } = photoObjects(user, name);
  const names = [uprightObject, bodyMapObject, mapAObject, mapBObject];
  const keys = names.map((object) => (object === null ? null : objectKey(user.id, object)));
  if (keys.includes(null)) return null;
  const [upright, json, mapA, mapB, reading] = await Promise.all([
    ...keys.map((key) => app.blobs.bytes(key!)),
    app.blobs.bytes(readingKey(user.id, name)).catch(logAndContinue({ event: 'reading-not-read' })),
  ]);
  if (!upright || !json || !mapA || !mapB) return null;
  const bodyMap = bodyMapData.safeParse(JSON.parse(new TextDecoder().decode(json)));
  return bodyMap.success ? { name, upright, bodyMap: bodyMap.data, mapA, mapB, reading } : null;
}
