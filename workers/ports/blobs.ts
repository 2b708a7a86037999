/** Private object storage (R2). Keys start with the owner's user id, so nobody else's can be named. */
export interface StoredBlob {
  body: ReadableStream<Uint8Array>;
  size: number;
  etag: string;
  contentType: string;
  /** Present when a range was asked for. */
  range?: { offset: number; length: number };
}

export interface UploadedPart {
  partNumber: number;
  etag: string;
}

/** An upload in several parts. All but the last are equal and at least 5 MiB. */
export interface BlobParts {
  startParts(key: string, contentType: string): Promise<string>;
  /** Null when there is no such upload under this key. */
  putPart(
    key: string,
    uploadId: string,
    partNumber: number,
    body: Uint8Array,
  ): Promise<{ etag: string } | null>;
  /** False when there is no such upload or its parts are not these. */
  completeParts(key: string, uploadId: string, parts: UploadedPart[]): Promise<boolean>;
  /** False when there is no such upload any more. */
  abortParts(key: string, uploadId: string): Promise<boolean>;
}

export interface Blobs extends BlobParts {
  put(
    key: string,
    body: ReadableStream | ArrayBuffer | Uint8Array,
    contentType: string,
  ): Promise<{ etag: string; size: number }>;
  /** Writes the parts in order as one new object; null when the key is taken already. */
  create(
    key: string,
    parts: Uint8Array[],
    contentType: string,
  ): Promise<{ etag: string; size: number } | null>;
  get(key: string, range?: { offset?: number; length?: number; suffix?: number }): Promise<StoredBlob | null>;
  head(key: string): Promise<{ size: number; etag: string; contentType: string } | null>;
  bytes(key: string): Promise<Uint8Array | null>;
  remove(keys: string[]): Promise<void>;
  /** Keys that start so, in order; all of them without a limit. */
  list(prefix: string, limit?: number): Promise<string[]>;
}
