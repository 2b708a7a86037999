import type { PhotoName } from '../../../app/domain/photos/photo-name.ts';
import type { BackgroundApp } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { notePhotoVerdict, photoObjects, photoVerdict } from '../../db/people/user-photo.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JpegFile } from '../../ports/image-editor.ts';
import { openModelHealth, askFirstAvailable } from './model-fallback.ts';

/** Once a photo, of models that she lets see it; no answer is a yes. The embedded render does not ask. */
export async function isFitForModels(
  app: BackgroundApp,
  user: SessionUser,
  photo: JpegFile,
  name: PhotoName,
): Promise<boolean> {
  const { uprightObject } = photoObjects(user, name);
  const checks = app.photoChecks.filter((check) => user.photoSharedWith.includes(check.name));
  if (checks.length === 0 || uprightObject === null) return true;
  const known = photoVerdict(user, name);
  if (known?.upright === uprightObject) return known.usable;
  const served = await askFirstAvailable(openModelHealth(app), 'photo', checks, (check) => check.look(photo));
  if (!served) return true;
  const { onePerson, wholeBody, clothed, adult } = served.value;
  const usable = onePerson && wholeBody && clothed && adult;
  await notePhotoVerdict(peopleDbOf(app, user), user.id, name, {
    upright: uprightObject,
    by: served.by,
    usable,
  });
  return usable;
}
