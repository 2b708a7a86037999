import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { noteUpload } from '../../db/people/uploads.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitTries } from '../limits/rate-limits.ts';
import { signAddress, type Permission } from './signed-address.ts';

export interface NewUpload extends Permission {
  objectId: string;
}

export const uploadFacts = (userId: string, objectId: string): string[] => ['upload', userId, objectId];

/** One upload to a fresh object id. @throws Refusal 'too-many' */
export async function createUpload(app: App, user: SessionUser): Promise<NewUpload> {
  const forgive = await limitTries(app, ['upload-address', 'upload'], user.id);
  // Counted when it is stored.
  await forgive();
  const objectId = crypto.randomUUID();
  const [permission] = await Promise.all([
    signAddress(app, uploadFacts(user.id, objectId)),
    noteUpload(peopleDbOf(app, user), user.id, objectId, app.clock.now()),
  ]);
  return { objectId, ...permission };
}
