import type { Blobs, StoredBlob } from '../ports/blobs.ts';

/** Private objects in R2. */
export function r2Blobs(bucket: R2Bucket): Blobs {
  return {
    async put(key, body, contentType) {
      const stored = await bucket.put(key, body, { httpMetadata: { contentType } });
      return { etag: stored.httpEtag, size: stored.size };
    },
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
    async list(prefix) {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
        keys.push(...page.objects.map((o) => o.key));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
      return keys;
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
