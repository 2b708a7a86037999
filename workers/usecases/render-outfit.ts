import { bodyMapData } from '../../app/contracts/user.ts';
import type { BackgroundApp } from '../app.ts';
import { claimJob, finishJob, finishRender, releaseJob, UNCLAIMED_MS, type JobRow } from '../db/jobs.ts';
import { outfitOf, showImage, type OutfitRow } from '../db/outfits.ts';
import { userById, type SessionUser } from '../db/users.ts';
import type { PhotoToDress } from '../ports/image-editor.ts';
import { eraseClaimed } from './erase-image.ts';
import { failRender } from './fail-job.ts';
import { imageKey } from './image-key.ts';
import { MOST_ATTEMPTS } from './repair-jobs.ts';

/**
 * The picture of an outfit, however often the message comes: taken by one consumer at a time, stored under the job's
 * own id, shown only while the outfit is there and no newer render has been asked for.
 * @throws ProviderError (and whatever breaks); the job is released for its next try
 */
export async function renderOutfit(
  app: BackgroundApp,
  { userId, shard, jobId }: { userId: string; shard: number; jobId: string },
): Promise<void> {
  const db = app.looks(shard);
  const job = await claimJob(db, userId, jobId, app.clock.now());
  if (!job) return;
  if (job.kind === 'erase-image') return eraseClaimed(app, shard, job);
  if (job.attempts > MOST_ATTEMPTS) return failRender(app, shard, job, job.error ?? 'too many attempts');
  try {
    const [outfit, user] = await Promise.all([
      outfitOf(db, userId, job.outfitId ?? ''),
      userById(app.people, userId),
    ]);
    if (outfit && user) await dress(app, user, outfit, job);
    else await dropImage(app, shard, job);
  } catch (error) {
    await releaseJob(db, job, app.clock.now() + UNCLAIMED_MS, String(error));
    throw error;
  }
}

async function dress(app: BackgroundApp, user: SessionUser, outfit: OutfitRow, job: JobRow): Promise<void> {
  const image = await app.imageEditor.render(outfit.look, await photoOf(app, user));
  await app.blobs.put(imageKey(user.id, job.id), image.bytes, image.contentType);
  const db = app.looks(user.shard);
  const [shown] = await db.batch([
    showImage(db, user.id, outfit.id, { jobId: job.id, source: image.source }),
    finishRender(db, user.id, job.id, app.clock.now()),
  ]);
  if (shown.length === 0) await dropImage(app, user.shard, job);
}

/** Nobody waits for this picture: the outfit or the whole account is gone. */
async function dropImage(app: BackgroundApp, shard: number, job: JobRow): Promise<void> {
  await app.blobs.remove([imageKey(job.userId, job.id)]);
  await finishJob(app.looks(shard), job.userId, job.id, app.clock.now(), 'nobody waits for it');
}

/** Her photo with its body map; null when a part is missing, and the look is drawn without her. */
async function photoOf(app: BackgroundApp, user: SessionUser): Promise<PhotoToDress | null> {
  const names = [user.uprightObject, user.bodyMapObject, user.mapAObject, user.mapBObject];
  const parts = await Promise.all(
    names.map((name) => (name === null ? null : app.blobs.bytes(`${user.id}/${name}`))),
  );
  const [upright, json, mapA, mapB] = parts;
  if (!upright || !json || !mapA || !mapB) return null;
  const bodyMap = bodyMapData.safeParse(JSON.parse(new TextDecoder().decode(json)));
  return bodyMap.success ? { upright, bodyMap: bodyMap.data, mapA, mapB } : null;
}
