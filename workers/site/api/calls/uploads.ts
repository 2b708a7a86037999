import {
  abortMultipart,
  completeMultipart,
  listParts,
  postForm,
  putPart,
  putUpload,
  signPart,
  startMultipart,
  temporaryCredentials,
  uploadParams,
} from '../../../../app/contracts/uploads.ts';
import {
  createUpload as createUploadCall,
  registerPhoto as registerPhotoCall,
  registerWarmPhoto,
  removePhoto as removePhotoCall,
  removeWarmPhoto,
} from '../../../../app/contracts/user.ts';
import { createUpload } from '../../../usecases/photos/create-upload.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  listUploadedParts,
  receivePart,
  signPartAddress,
  startMultipartUpload,
} from '../../../usecases/photos/multipart-upload.ts';
import { receiveForm } from '../../../usecases/photos/receive-form.ts';
import { receiveUpload } from '../../../usecases/photos/receive-upload.ts';
import { registerPhoto, removePhoto } from '../../../usecases/photos/register-photo.ts';
import { ADDRESS_LIFETIME_S } from '../../../usecases/photos/signed-address.ts';
import { toIncomingBody, quoteEtag, storedAnswer } from '../incoming-body.ts';
import { mountForSignedIn, type Api, type ApiContext } from '../route.ts';

const originOf = (c: ApiContext): string => new URL(c.req.url).origin;

export function mountUploads(api: Api): void {
  mountForSignedIn(api, createUploadCall, async ({ app, user, c }) => {
    const { expires, signature, objectId } = await createUpload(app, user);
    return { uploadURL: `${originOf(c)}/api/uploads/direct/${expires}/${signature}/${objectId}` };
  });
  mountForSignedIn(api, putUpload, async ({ app, user, param, c }) => {
    const address = {
      objectId: param('objectId'),
      expires: param('expires'),
      signature: param('signature'),
    };
    const { etag } = await receiveUpload(app, user, address, toIncomingBody(c));
    return storedAnswer(quoteEtag(etag));
  });
  mountForSignedIn(api, registerPhotoCall, ({ app, user, body }) => registerPhoto(app, user, body));
  mountForSignedIn(api, registerWarmPhoto, ({ app, user, body }) => registerPhoto(app, user, body, 'warm'));
  mountForSignedIn(api, removePhotoCall, async ({ app, user }) => {
    await removePhoto(app, user, 'first');
    return { success: true as const };
  });
  mountForSignedIn(api, removeWarmPhoto, async ({ app, user }) => {
    await removePhoto(app, user, 'warm');
    return { success: true as const };
  });
  mountForm(api);
  mountMultipart(api);
  mountForSignedIn(api, temporaryCredentials, ({ c }) =>
    c.json({ message: 'Temporary credentials are not offered here. Ask for a signed address instead.' }, 501),
  );
}

function mountForm(api: Api): void {
  mountForSignedIn(api, uploadParams, async ({ app, user, query, c }) => {
    const { objectId, expires, signature } = await createUpload(app, user);
    return {
      method: 'POST' as const,
      url: `${originOf(c)}${postForm.path}`,
      fields: { key: objectId, 'Content-Type': query.type, expires, signature },
      expires: ADDRESS_LIFETIME_S,
    };
  });
  mountForSignedIn(api, postForm, async ({ app, user, c }) => {
    const { objectId, etag } = await receiveForm(app, user, toIncomingBody(c));
    const headers = { ETag: quoteEtag(etag), Location: `${originOf(c)}/objects/${objectId}` };
    return new Response(null, { status: 201, headers });
  });
}

function mountMultipart(api: Api): void {
  mountForSignedIn(api, startMultipart, async ({ app, user }) => {
    const { objectId, uploadId } = await startMultipartUpload(app, user);
    return { key: objectId, uploadId };
  });
  mountForSignedIn(api, listParts, async ({ app, user, query, param }) => {
    const upload = { objectId: query.key, uploadId: param('uploadId') };
    const parts = await listUploadedParts(app, user, upload);
    return parts.map((p) => ({ PartNumber: p.partNumber, ETag: p.etag, Size: p.size }));
  });
  mountForSignedIn(api, signPart, async ({ app, user, query, param, c }) => {
    const [uploadId, partNumber] = [param('uploadId'), param('partNumber')];
    const upload = { objectId: query.key, uploadId };
    const { expires, signature } = await signPartAddress(app, user, upload, partNumber);
    const path = `/api/uploads/part/${expires}/${signature}/${query.key}/${partNumber}`;
    const url = `${originOf(c)}${path}?${new URLSearchParams({ uploadId }).toString()}`;
    return { url, expires: ADDRESS_LIFETIME_S };
  });
  mountForSignedIn(api, putPart, async ({ app, user, query, param, c }) => {
    const upload = { objectId: param('objectId'), uploadId: query.uploadId };
    const permission = { expires: param('expires'), signature: param('signature') };
    const { etag } = await receivePart(app, user, upload, param('partNumber'), permission, toIncomingBody(c));
    return storedAnswer(quoteEtag(etag));
  });
  mountForSignedIn(api, completeMultipart, async ({ app, user, query, param, body, c }) => {
    const parts = body.parts.map((p) => ({ partNumber: p.PartNumber, etag: p.ETag }));
    await completeMultipartUpload(app, user, { objectId: query.key, uploadId: param('uploadId') }, parts);
    return { location: `${originOf(c)}/objects/${query.key}`, key: query.key };
  });
  mountForSignedIn(api, abortMultipart, async ({ app, user, query, param }) => {
    await abortMultipartUpload(app, user, { objectId: query.key, uploadId: param('uploadId') });
    return {};
  });
}
