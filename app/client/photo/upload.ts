import type { Uppy } from '@uppy/core';
import { createUpload } from '../../contracts/user.ts';
import { parseObjectId } from '../../domain/photos/object-id.ts';
import { MAX_PHOTO_BYTES } from '../../domain/photos/bytes/limits.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError, unreachableError, readFailure } from '../api/errors.ts';
import { canReachServer } from '../api/can-reach-server.ts';
import { importOrReload } from '../browser/reload-once.ts';

// How a photo goes out, and again when the line breaks (docs/rules/photos.md, "A broken line").
const CONCURRENT_REQUESTS = 6;
const MULTIPART_ABOVE_BYTES = 100 * 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000] as const;

interface UploadOptions {
  /** Share 0..1 of the bytes that are sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}
interface UploadedObject {
  objectId: string;
  /** The address it was put to; its last segment is the object id. */
  uploadURL: string;
}

const refused = (status: number, message: string): ApiError =>
  readFailure(status, '', JSON.stringify({ message }));

/** What the server would say after 10 MB were sent, said before. */
function checkFile(file: Blob): void {
  if (file.size > MAX_PHOTO_BYTES) {
    throw refused(413, 'That picture is larger than 10 MB. Please choose a smaller one.');
  }
  if (file.type !== '' && file.type !== 'image/jpeg' && file.type !== 'image/png') {
    throw refused(415, 'Please choose a JPG or PNG picture. This file is something else.');
  }
}

/** The upload widget's errors are not exported: those of an answer carry its status and body. */
function answerOf(error: unknown): { status: number; body: string } | null {
  const { status, body } = error as { status?: unknown; body?: unknown };
  return typeof status === 'number' ? { status, body: typeof body === 'string' ? body : '' } : null;
}

/** What it says when an upload fails. */
function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const answer = answerOf(error);
  if (answer) {
    const failure = readFailure(answer.status, '', answer.body);
    if (failure.serverText !== null) return failure;
    return refused(answer.status, answer.status === 403 ? 'Request has expired' : 'Non 2xx');
  }
  const offline = error instanceof Error && 'code' in error && error.code === 'NETWORK';
  return offline
    ? unreachableError()
    : refused(0, error instanceof Error && error.message ? error.message : 'Unknown error');
}

/** The connection or the server may be well again in a moment; a refusal stays one. */
const worthAnotherTry = ({ status }: ApiError): boolean => status === 0 || status === 408 || status >= 500;

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(abortOf(signal));
    });
  });
}

const abortOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('The upload was canceled.', 'AbortError');

/** The signed address of one upload, asked for once: a repeated PUT to it is answered like the first. */
function addressBook(signal: AbortSignal | undefined): () => Promise<string> {
  let address: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const { uploadURL } = await callApi(createUpload, { signal });
    if (!uploadURL) throw refused(0, 'Cannot upload to an undefined URL');
    return uploadURL;
  };
  return () => {
    address ??= ask().catch((error: unknown) => {
      address = null;
      throw error;
    });
    return address;
  };
}

const ASK_AGAIN_MS = 500;

/**
 * Uppy waits as long as the browser calls itself offline, which it does on a laptop without any network that is its own
 * server. The server's word counts: while it is asked in vain she is offline indeed. Returns what ends the asking.
 */
function believeTheServer(): () => void {
  if (navigator.onLine !== false) return () => undefined;
  const timer = setInterval(() => {
    void canReachServer().then((does) => does && window.dispatchEvent(new Event('online')));
  }, ASK_AGAIN_MS);
  return () => clearInterval(timer);
}

/** So long without a byte: the line is dead, and the signed address will be. */
const STALLED_MS = 60_000;

/** Ends the wait for an upload that does not move any more; the upload widget itself would wait forever. */
function stallOf(uppy: Uppy): { over: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  let again = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(refused(408, 'Request has expired'));
        uppy.cancelAll();
      }, STALLED_MS);
    };
    again();
  });
  // Whoever races it hears of it; alone it says nothing.
  over.catch(() => undefined);
  uppy.on('upload-progress', again);
  return { over, stop: () => clearTimeout(timer) };
}

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** Uppy comes over the network here, when there is a file to send, and not before. */
async function openUppy(address: () => Promise<string>): Promise<Uppy> {
  const [{ default: UppyCore }, { default: AwsS3 }] = await importOrReload(() =>
    Promise.all([import('@uppy/core'), import('@uppy/aws-s3')]),
  );
  const uppy = new UppyCore({ logger: SILENT });
  uppy.use(AwsS3, {
    limit: CONCURRENT_REQUESTS,
    shouldUseMultipart: (file) => (file.size ?? 0) > MULTIPART_ABOVE_BYTES,
    allowedMetaFields: false,
    signRequest: async ({ key }) => {
      const url = await address();
      return { url, key: parseObjectId(url) ?? key };
    },
  });
  return uppy;
}

/**
 * Sends one photo or picture to its own signed address, again after 0, 1, 3 and 5 s when the line breaks.
 * @throws ApiError with the server's sentence or a fixed text; the signal's reason when it fires
 */
export async function uploadObject(
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadedObject> {
  checkFile(file);
  signal?.throwIfAborted();
  const uppy = await openUppy(addressBook(signal));
  const cancel = () => uppy.cancelAll();
  const stopAsking = believeTheServer();
  signal?.addEventListener('abort', cancel);
  try {
    return await sendWithRetries(uppy, file, { onProgress, signal });
  } finally {
    stopAsking();
    signal?.removeEventListener('abort', cancel);
    uppy.destroy();
  }
}

async function sendWithRetries(
  uppy: Uppy,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedObject> {
  let uploadURL: string | undefined;
  let failure: ApiError | null = null;
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) onProgress?.(Math.min(1, bytesUploaded / bytesTotal));
  });
  uppy.on('upload-error', (_file, error) => {
    failure = failureOf(error);
  });
  uppy.on('upload-success', (_file, answer) => {
    uploadURL = answer.uploadURL;
  });
  uppy.addFile({ name: file instanceof File ? file.name : 'photo', type: file.type, data: file });
  let attempt: () => Promise<unknown> = () => uppy.upload();
  for (let tries = 0; ; tries++) {
    failure = null;
    const stall = stallOf(uppy);
    await Promise.race([attempt(), stall.over]).finally(stall.stop);
    if (signal?.aborted) throw abortOf(signal);
    const objectId = uploadURL === undefined ? null : parseObjectId(uploadURL);
    if (uploadURL !== undefined && objectId !== null) {
      onProgress?.(1);
      return { objectId, uploadURL };
    }
    // The listener above has set it meanwhile, which the compiler cannot see.
    const why = (failure as ApiError | null) ?? refused(0, 'Unknown error');
    const delay = RETRY_DELAYS_MS[tries];
    if (delay === undefined || !worthAnotherTry(why)) throw why;
    await pause(delay, signal);
    attempt = () => uppy.retryAll();
  }
}
