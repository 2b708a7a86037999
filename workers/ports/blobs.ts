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

/** All parts but the last are equal and at least 5 MiB. */
export interface BlobParts {
  startParts(key: string, contentType: string): Promise<string>;
  putPart(
    key: string,
    uploadId: string,
    partNumber: number,
    body: Uint8Array,
  ): Promise<{ etag: string } | null>;
  /** False for an unknown upload, or other parts. */
  completeParts(key: string, uploadId: string, parts: UploadedPart[]): Promise<boolean>;
  abortParts(key: string, uploadId: string): Promise<boolean>;
}

export interface Blobs extends BlobParts {
  put(
    key: string,
    body: ReadableStream | ArrayBuffer | Uint8Array,
    contentType: string,
  ): Promise<{ etag: string; size: number }>;
  /** Parts in order as one new object; null when the key is taken. */
  create(
    key: string,
    parts: Uint8Array[],
    contentType: string,
  ): Promise<{ etag: string; size: number } | null>;
  get(key: string, range?: { offset?: number; length?: number; suffix?: number }): Promise<StoredBlob | null>;
  head(key: string): Promise<{ size: number; etag: string; contentType: string } | null>;
  bytes(key: string): Promise<Uint8Array | null>;
  remove(keys: string[]): Promise<void>;
  list(prefix: string, limit?: number): Promise<string[]>;
}
