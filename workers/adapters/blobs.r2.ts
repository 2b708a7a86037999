import type { BlobParts, Blobs, StoredBlob } from '../ports/blobs.ts';

export function r2Blobs(bucket: R2Bucket): Blobs {
  return {
    async put(key, body, contentType) {
      const stored = await bucket.put(key, body, { httpMetadata: { contentType } });
      return { etag: stored.httpEtag, size: stored.size };
    },
    create: (key, parts, contentType) => create(bucket, key, parts, contentType),
    async get(key, range) {
      const object = await bucket.get(key, range ? { range: range as R2Range } : undefined);
      return object ? toStored(object, range !== undefined) : null;
    },
    async head(key) {
      const object = await bucket.head(key);
      return object && { size: object.size, etag: object.httpEtag, contentType: typeOf(object) };
    },
    async bytes(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += 1000) await bucket.delete(keys.slice(from, from + 1000));
    },
    async list(prefix, limit = Infinity) {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const most = Math.min(1000, limit - keys.length);
        const page = await bucket.list({ prefix, limit: most, ...(cursor ? { cursor } : {}) });
        keys.push(...page.objects.map((o) => o.key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor && keys.length < limit);
      return keys;
    },
    ...r2Parts(bucket),
  };
}

/** Parts are sent one by one, so that a photo is in memory once. */
async function create(
  bucket: R2Bucket,
  key: string,
  parts: Uint8Array[],
  contentType: string,
): Promise<{ etag: string; size: number } | null> {
  // Checked first: a refused put does not read its stream to the end.
  if (await bucket.head(key)) return null;
  const { readable, writable } = new FixedLengthStream(parts.reduce((sum, part) => sum + part.length, 0));
  const written = write(writable, parts).catch(() => undefined);
  const onlyIf = new Headers({ 'If-None-Match': '*' });
  const stored = await bucket.put(key, readable, { onlyIf, httpMetadata: { contentType } });
  if (stored) await written;
  return stored && { etag: stored.httpEtag, size: stored.size };
}

async function write(writable: WritableStream, parts: Uint8Array[]): Promise<void> {
  const writer = writable.getWriter();
  for (const part of parts) await writer.write(part);
  await writer.close();
}

/** R2's codes for mistakes of the caller: no such upload, a wrong part, parts too small or unequal. */
const CALLERS_FAULT = new Set(['10011', '10024', '10025', '10048']);

async function unlessCallersFault<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const code = /\((\d{5})\)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (code !== undefined && CALLERS_FAULT.has(code)) return null;
    throw error;
  }
}

function r2Parts(bucket: R2Bucket): BlobParts {
  const upload = (key: string, uploadId: string) => bucket.resumeMultipartUpload(key, uploadId);
  return {
    async startParts(key, contentType) {
      return (await bucket.createMultipartUpload(key, { httpMetadata: { contentType } })).uploadId;
    },
    async putPart(key, uploadId, partNumber, body) {
      const part = await unlessCallersFault(upload(key, uploadId).uploadPart(partNumber, body));
      return part && { etag: part.etag };
    },
    async completeParts(key, uploadId, parts) {
      return (await unlessCallersFault(upload(key, uploadId).complete(parts))) !== null;
    },
    async abortParts(key, uploadId) {
      return (
        (await unlessCallersFault(
          upload(key, uploadId)
            .abort()
            .then(() => true),
        )) === true
      );
    },
  };
}

const typeOf = (object: R2Object): string => object.httpMetadata?.contentType ?? 'application/octet-stream';

function toStored(object: R2ObjectBody, ranged: boolean): StoredBlob {
  const stored: StoredBlob = {
    body: object.body,
    size: object.size,
    etag: object.httpEtag,
    contentType: typeOf(object),
  };
  if (ranged && object.range && 'offset' in object.range) {
    const offset = object.range.offset ?? 0;
    stored.range = { offset, length: object.range.length ?? object.size - offset };
  }
  return stored;
}
