import { MAX_PHOTO_BYTES } from '../../../app/domain/photo-bytes/limits.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/users.ts';
import { uploadFacts } from './create-upload.ts';
import { readBody, type IncomingBody } from './read-body.ts';
import { storePicture, tooLarge } from './receive-upload.ts';
import { checkAddress } from './signed-address.ts';

/** Room for the fields and boundaries around the file. */
const ENVELOPE_BYTES = 16 * 1024;

async function readForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('bad-input', 'The body is not a form.');
  }
}

/**
 * A photo posted as a form with its permission as fields, as the upload widget's storage companion does it.
 * @throws Refusal; nothing is stored then
 */
export async function receiveForm(
  app: App,
  user: SessionUser,
  incoming: IncomingBody & { contentType: string },
): Promise<{ objectId: string; etag: string }> {
  if (!/^multipart\/form-data\b/i.test(incoming.contentType)) {
    throw new Refusal('wrong-media-type', 'Send the photo as multipart/form-data.');
  }
  const body = await readBody(incoming, { max: MAX_PHOTO_BYTES + ENVELOPE_BYTES, tooLarge });
  const form = await readForm(body, incoming.contentType);
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const objectId = field('key');
  const permission = { expires: field('expires'), signature: field('signature') };
  await checkAddress(app, uploadFacts(user.id, objectId), permission);
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw new Refusal('bad-input', 'file is missing');
  if (file.size > MAX_PHOTO_BYTES) throw tooLarge();
  const type = field('Content-Type') || file.type;
  const { etag } = await storePicture(app, user, objectId, new Uint8Array(await file.arrayBuffer()), type);
  return { objectId, etag };
}
