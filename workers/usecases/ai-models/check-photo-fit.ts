import type { BackgroundApp } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { notePhotoVerdict } from '../../db/people/user-photo.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JpegFile } from '../../ports/image-editor.ts';
import { openModelHealth, askFirstAvailable } from './model-fallback.ts';

/** Once a photo, of models that she lets see it; no answer is a yes. The embedded render does not ask. */
export async function isFitForModels(
  app: BackgroundApp,
  user: SessionUser,
  photo: JpegFile,
): Promise<boolean> {
  const { id, uprightObject, photoVerdict, photoSharedWith } = user;
  const checks = app.photoChecks.filter(({ name }) => photoSharedWith.includes(name));
  if (checks.length === 0 || uprightObject === null) return true;
  if (photoVerdict?.upright === uprightObject) return photoVerdict.usable;
  const served = await askFirstAvailable(openModelHealth(app), 'photo', checks, (check) => check.look(photo));
  if (!served) return true;
  const { onePerson, wholeBody, clothed, adult } = served.value;
  const usable = onePerson && wholeBody && clothed && adult;
  await notePhotoVerdict(peopleDbOf(app, user), id, { upright: uprightObject, by: served.by, usable });
  return usable;
}
