/** Private object storage (R2). Keys start with the owner's user id, so nobody else's can be named. */
export interface StoredBlob {
  body: ReadableStream<Uint8Array>;
  size: number;
  etag: string;
  contentType: string;
  /** Present when a range was asked for. */
  range?: { offset: number; length: number };
}

export interface Blobs {
  put(key: string, body: ReadableStream | ArrayBuffer | Uint8Array, contentType: string): Promise<{ etag: string; size: number }>;
  get(key: string, range?: { offset?: number; length?: number; suffix?: number }): Promise<StoredBlob | null>;
  head(key: string): Promise<{ size: number; etag: string; contentType: string } | null>;
  bytes(key: string): Promise<Uint8Array | null>;
  remove(keys: string[]): Promise<void>;
  list(prefix: string): Promise<string[]>;
}
