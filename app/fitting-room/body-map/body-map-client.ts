// The page's side of the body-map worker. Start it only when a photo is chosen: it loads 33 MB of models.
import type {
  BodyMapProgress,
  BodyMapReply,
  BodyMapRequest,
  BodyMapResult,
  CameraReading,
} from './body-map-messages.ts';

export type {
  BodyMapProgress,
  BodyMapResult,
  MadeBodyMap,
  CameraReading as Sight,
} from './body-map-messages.ts';

/** `not-a-picture`, or `broken`: this device could not read the body. */
export class BodyMapError extends Error {
  readonly reason: 'not-a-picture' | 'broken';

  constructor(reason: 'not-a-picture' | 'broken', message: string) {
    super(message);
    this.name = 'BodyMapError';
    this.reason = reason;
  }
}

const MODELS_PATH = '/models';
/** A runtime that aborted never answers: after this long it is taken for dead. */
const SILENCE_MS = 60_000;

interface Waiting {
  settle: (reply: BodyMapReply) => void;
  fail: (error: BodyMapError) => void;
}

let worker: Worker | null = null;
let alarm: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;
const waiting = new Map<number, Waiting>();

function replaceWorker(why: string): void {
  clearTimeout(alarm);
  worker?.terminate();
  worker = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { fail } of left) fail(new BodyMapError('broken', why));
}

/** The timeout restarts with every message and pauses while nothing is pending. */
function watch(): void {
  clearTimeout(alarm);
  if (waiting.size > 0) alarm = setTimeout(replaceWorker, SILENCE_MS, 'The fitting room went silent.');
}

function hear({ data: reply }: MessageEvent<BodyMapReply>): void {
  const asked = waiting.get(reply.id);
  if (reply.kind !== 'progress') waiting.delete(reply.id);
  asked?.settle(reply);
  // An aborted runtime cannot recover, and cannot be told from another failure.
  if (reply.kind === 'failed' && reply.reason === 'broken') replaceWorker(reply.message);
  watch();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./body-map-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event) => worker === started && hear(event));
  const broke = (event: Event) => {
    const said = 'message' in event && typeof event.message === 'string' ? event.message : '';
    if (worker === started) replaceWorker(said || 'The fitting room could not start here.');
  };
  started.addEventListener('error', broke);
  started.addEventListener('messageerror', broke);
  return started;
}

export function stopBodyMapWorker(): void {
  replaceWorker('The fitting room was closed.');
}

type Asked = BodyMapRequest extends infer R
  ? R extends BodyMapRequest
    ? Omit<R, 'id' | 'models'>
    : never
  : never;

function ask<T>(
  request: Asked,
  transfer: Transferable[],
  take: (reply: BodyMapReply) => T | undefined,
): Promise<T> {
  const running = (worker ??= startWorker());
  const id = nextId++;
  return new Promise((resolve, reject) => {
    const settle = (reply: BodyMapReply) => {
      if (reply.kind === 'failed') return reject(new BodyMapError(reply.reason, reply.message));
      const answer = take(reply);
      if (answer !== undefined) resolve(answer);
    };
    waiting.set(id, { settle, fail: reject });
    const models = new URL(MODELS_PATH, location.href).href;
    running.postMessage({ ...request, id, models } satisfies BodyMapRequest, transfer);
    watch();
  });
}

/**
 * Finds the body on a photo, on this device, and judges the photo.
 * @param onProgress called with a share 0..1 that never falls.
 * @throws BodyMapError
 */
export function makeBodyMap(
  image: Blob,
  onProgress?: (progress: BodyMapProgress) => void,
): Promise<BodyMapResult> {
  return ask({ kind: 'photo', image }, [], (reply) => {
    if (reply.kind === 'progress') onProgress?.(reply.progress);
    return reply.kind === 'result' ? reply.result : undefined;
  });
}

/** While she still chooses a photo, so that it is looked at as soon as it is there. @throws BodyMapError */
export function loadModels(): Promise<true> {
  return ask({ kind: 'models' }, [], (reply) => reply.kind === 'loaded' || undefined);
}

/**
 * Quick, without class maps; the frame is transferred and closed.
 * @throws BodyMapError
 */
export function readCameraFrame(
  frame: ImageBitmap,
  onProgress?: (progress: BodyMapProgress) => void,
): Promise<CameraReading> {
  return ask({ kind: 'frame', frame }, [frame], (reply) => {
    if (reply.kind === 'progress') onProgress?.(reply.progress);
    return reply.kind === 'sight' ? reply.sight : undefined;
  });
}
