import { MAX_PHOTO_BYTES } from '../../../app/domain/photos/bytes/limits.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { uploadFacts } from './create-upload.ts';
import { parseBoundary, parseFormHead, hasFewParts } from './multipart-form-head.ts';
import { readBody, type IncomingBody } from '../../read-body.ts';
import { storePicture, pictureTooLarge } from './receive-upload.ts';
import { checkAddress } from './signed-address.ts';

const ENVELOPE_BYTES = 16 * 1024;
/** The permission's fields come first, as storage companions send them. */
const HEAD_BYTES = 4 * 1024;
const MOST_PARTS = 16;

const notAForm = () => new Refusal('bad-input', 'The body is not a form.');

async function fileIn(bytes: Uint8Array, contentType: string): Promise<File> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw notAForm();
    });
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw new Refusal('bad-input', 'file is missing');
  return file;
}

/**
 * From a storage companion: checked before the rest is read, counted before it is parsed. @throws Refusal; stores nothing
 */
export async function receiveForm(
  app: App,
  user: SessionUser,
  incoming: IncomingBody & { contentType: string },
): Promise<{ objectId: string; etag: string }> {
  const boundary = parseBoundary(incoming.contentType);
  if (!/^multipart\/form-data\b/i.test(incoming.contentType) || boundary === null) {
    throw new Refusal('wrong-media-type', 'Send the photo as multipart/form-data.');
  }
  let fields = new Map<string, string>();
  const body = await readBody(incoming, {
    max: MAX_PHOTO_BYTES + ENVELOPE_BYTES,
    tooLarge: pictureTooLarge,
    look: {
      after: HEAD_BYTES,
      async at(first) {
        const head = parseFormHead(first.subarray(0, HEAD_BYTES), boundary);
        if (!head) throw notAForm();
        fields = head;
        await checkPermission(app, user, fields);
      },
    },
  });
  if (!hasFewParts(body, boundary, MOST_PARTS))
    throw new Refusal('bad-input', 'The form has too many parts.');
  const file = await fileIn(body, incoming.contentType);
  if (file.size > MAX_PHOTO_BYTES) throw pictureTooLarge();
  const objectId = fields.get('key') ?? '';
  const { etag } = await storePicture(app, user, objectId, new Uint8Array(await file.arrayBuffer()));
  return { objectId, etag };
}

function checkPermission(app: App, user: SessionUser, fields: Map<string, string>): Promise<void> {
  const field = (name: string) => fields.get(name) ?? '';
  const permission = { expires: field('expires'), signature: field('signature') };
  return checkAddress(app, uploadFacts(user.id, field('key')), permission);
}
