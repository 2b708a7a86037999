import { FilesetResolver, HandLandmarker, ImageSegmenter, PoseLandmarker } from '@mediapipe/tasks-vision';

export interface BodyModels {
  pose: PoseLandmarker;
  segmenter: ImageSegmenter;
  hands: HandLandmarker;
}

type LoadProgress = (loaded: number, total: number) => void;

const POSE_FILE = 'pose_landmarker_full.task';
const CLASSES_FILE = 'selfie_multiclass_256x256.tflite';
const HANDS_FILE = 'hand_landmarker.task';
/** Sizes of the pinned files: a compressed answer has no usable Content-Length. */
const SIZES: Record<string, number> = {
  [POSE_FILE]: 9_398_198,
  [CLASSES_FILE]: 16_371_837,
  [HANDS_FILE]: 7_822_866,
};

/** A module runs only once, but MediaPipe needs a global for every task: `self.import` sets it again. */
function offerRuntimeAgain(): void {
  const scope = globalThis as { import?: (url: string) => Promise<void>; ModuleFactory?: unknown };
  scope.import = async (url) => {
    const runtime = (await import(/* @vite-ignore */ url)) as { default: unknown };
    scope.ModuleFactory = runtime.default;
  };
}

async function readModel(url: string, onBytes: (bytes: number) => void): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`The body model could not be loaded (${answer.status}).`);
  const reader = answer.body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    onBytes(value.length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** That a network has no metadata of an older kind, which nothing reads. */
const NO_OLD_METADATA = /metadata_utils\.h:\d+\].*Metadata is missing/s;

/** The runtime logs to console.error; only real errors pass. */
export function muteRuntimeLogs(scope: Pick<Console, 'error'>): void {
  const say = scope.error.bind(scope);
  scope.error = (...words: unknown[]) => {
    const text = String(words[0]);
    if (!/^(?:[IW]\d{4} |INFO:)/.test(text) && !NO_OLD_METADATA.test(text)) say(...words);
  };
}

/** MediaPipe reports usage to Google without a switch: requests to other origins are refused. */
export function blockForeignRequests(scope: typeof globalThis): void {
  const send = scope.fetch.bind(scope);
  scope.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const { origin } = new URL(address, scope.location.href);
    if (origin !== scope.location.origin) return Promise.reject(new TypeError(`refused call to ${origin}`));
    return send(input, init);
  };
}

/**
 * @param base address of the folder with the model files and `wasm/`, without a trailing slash.
 * @throws Error when a file cannot be read or the runtime does not start.
 */
export async function loadBodyModels(base: string, onProgress: LoadProgress): Promise<BodyModels> {
  const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress(Math.min(loaded, total), total);
  };
  offerRuntimeAgain();
  const [poseBytes, classBytes, handBytes, files] = await Promise.all([
    readModel(`${base}/${POSE_FILE}`, count),
    readModel(`${base}/${CLASSES_FILE}`, count),
    readModel(`${base}/${HANDS_FILE}`, count),
    // The classic build calls importScripts, which a module worker lacks.
    FilesetResolver.forVisionTasks(`${base}/wasm`, true),
  ]);
  const pose = await PoseLandmarker.createFromOptions(files, {
    baseOptions: { modelAssetBuffer: poseBytes, delegate: 'CPU' },
    runningMode: 'IMAGE',
    numPoses: 2,
    outputSegmentationMasks: true,
  });
  const segmenter = await ImageSegmenter.createFromOptions(files, {
    baseOptions: { modelAssetBuffer: classBytes, delegate: 'CPU' },
    runningMode: 'IMAGE',
    outputCategoryMask: false,
    outputConfidenceMasks: true,
  });
  const hands = await HandLandmarker.createFromOptions(files, {
    baseOptions: { modelAssetBuffer: handBytes, delegate: 'CPU' },
    runningMode: 'IMAGE',
    numHands: 2,
    minHandDetectionConfidence: 0.2,
    minHandPresenceConfidence: 0.2,
  });
  return { pose, segmenter, hands };
}
