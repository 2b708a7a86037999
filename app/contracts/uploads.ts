import { z } from 'zod';
import { call } from './call.ts';
import { text } from './fields.ts';

// Upload addresses (docs/rules/photos.md). POST /api/objects/upload and PUT /api/user/photo-upload stand in user.ts.

/** A photo is at most 10 MiB and a form around it 16 KB; the calls themselves say so more exactly. */
const PHOTO_BODY_BYTES = 11 * 1024 * 1024;

/** The raw file to its signed address. Answers 200 with an ETag and no body. */
export const putUpload = call({
  method: 'PUT',
  path: '/api/uploads/direct/:expires/:signature/:objectId',
  maxBodyBytes: PHOTO_BODY_BYTES,
});

// What the upload widget asks of its storage: base /api/uploads, served from R2's own multipart.

const CANNOT_SIGN = 'Cannot sign without a key, an uploadId, and a partNumber';

const key = text({ most: 64, noText: 'key is required' }).min(1, 'key is required');
const ofUpload = z.object({ key });
const contentType = text({ most: 100, noText: 'type is required' });

export const startMultipart = call({
  method: 'POST',
  path: '/api/uploads/s3/multipart',
  body: z.object({
    filename: text({ most: 1024 }).nullish(),
    type: contentType,
    metadata: z.record(text({ most: 200 }), z.unknown()).nullish(),
  }),
  answer: z.object({ key: z.string(), uploadId: z.string() }),
});

export const listParts = call({
  method: 'GET',
  path: '/api/uploads/s3/multipart/:uploadId',
  query: ofUpload,
  answer: z.array(z.object({ PartNumber: z.number(), ETag: z.string(), Size: z.number() })),
});

const signedPart = z.object({ url: z.string(), expires: z.number() });
export const signPart = call({
  method: 'GET',
  path: '/api/uploads/s3/multipart/:uploadId/:partNumber',
  query: z.object({ key: text({ most: 64, tooLong: CANNOT_SIGN, noText: CANNOT_SIGN }).min(1, CANNOT_SIGN) }),
  answer: signedPart,
});

/** The raw bytes of one part. Answers 200 with the part's ETag and no body. */
export const putPart = call({
  method: 'PUT',
  path: '/api/uploads/part/:expires/:signature/:objectId/:partNumber',
  maxBodyBytes: PHOTO_BODY_BYTES,
  query: z.object({ uploadId: text({ most: 2048, noText: CANNOT_SIGN }).min(1, CANNOT_SIGN) }),
});

const partsMessage = 'parts must be a list of {ETag, PartNumber}';
export const completeMultipart = call({
  method: 'POST',
  path: '/api/uploads/s3/multipart/:uploadId/complete',
  // A hundred parts with the longest tags.
  maxBodyBytes: 32 * 1024,
  query: ofUpload,
  body: z.object({
    parts: z
      .array(
        z.object({
          ETag: text({ most: 200, tooLong: partsMessage, noText: partsMessage }).min(1, partsMessage),
          PartNumber: z.number({ error: partsMessage }).int(partsMessage).min(1, partsMessage),
        }),
        { error: partsMessage },
      )
      .min(1, partsMessage)
      .max(100, partsMessage),
  }),
  answer: z.object({ location: z.string(), key: z.string() }),
});

export const abortMultipart = call({
  method: 'DELETE',
  path: '/api/uploads/s3/multipart/:uploadId',
  query: ofUpload,
  answer: z.object({}),
});

/** A form to post the whole file with: `fields`, then `file`, to `url`. */
export const uploadParams = call({
  method: 'GET',
  path: '/api/uploads/s3/params',
  query: z.object({ filename: text({ most: 1024 }).optional(), type: contentType }),
  answer: z.object({
    method: z.literal('POST'),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    expires: z.number(),
  }),
});
/** Answers 201 with ETag and Location. */
export const postForm = call({
  method: 'POST',
  path: '/api/uploads/form',
  maxBodyBytes: PHOTO_BODY_BYTES,
});

/** 501: bindings cannot mint credentials. */
export const temporaryCredentials = call({ method: 'GET', path: '/api/uploads/s3/sts' });
