// Web Worker entry: photo in, body map and findings out; everything stays on the device.
import type { Landmark } from '../../domain/photos/body-map.ts';
import type {
  BodyMapProgress,
  BodyMapReply,
  BodyMapRequest,
  BodyMapResult,
  CameraReading,
  MadeBodyMap,
} from './body-map-messages.ts';
import { packClassMaps } from './class-maps.ts';
import { detectBody, detectPose } from './detect-body.ts';
import { blockForeignRequests, loadBodyModels, muteRuntimeLogs, type BodyModels } from './load-models.ts';
import { toLuminance } from './luminance.ts';
import { checkPhoto } from './photo-checks.ts';
import { traceMaskContour } from './mask-contour.ts';
import { brighteningGain } from '../pixels/exposure.ts';
import { pictureToBlob, offscreenPen } from '../pixels/offscreen-canvas.ts';
import { clamp, type Picture } from '../pixels/pixels.ts';
import { fitWithin } from '../pixels/resize.ts';
import { makeUpright, type Upright } from './upright-photo.ts';

blockForeignRequests(globalThis);
muteRuntimeLogs(console);

const CHECK_HEIGHT = 1536; // pixels, for light and sharpness
const LOAD_SHARE = 0.6; // of the progress bar

let models: Promise<BodyModels> | null = null;

const reply = (message: BodyMapReply): void => self.postMessage(message);

const pngOf = (picture: Picture): Promise<Blob> => pictureToBlob(picture, { type: 'image/png' });

function pictureForChecks(photo: ImageBitmap): Picture {
  const { width, height } = fitWithin(photo.width, photo.height, Infinity, CHECK_HEIGHT);
  const pen = offscreenPen(width, height, { willReadFrequently: true });
  pen.drawImage(photo, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

/** In an underexposed photo the models take a skirt for the wall. */
function brightened(photo: ImageBitmap, gain: number): ImageBitmap {
  if (gain <= 1) return photo;
  const pen = offscreenPen(photo.width, photo.height);
  pen.drawImage(photo, 0, 0);
  pen.globalCompositeOperation = 'lighter';
  for (let rest = gain - 1; rest > 0; rest--) {
    pen.globalAlpha = Math.min(1, rest);
    pen.drawImage(photo, 0, 0);
  }
  return pen.canvas.transferToImageBitmap();
}

const tell = (id: number, stage: BodyMapProgress['stage'], share: number): void =>
  reply({ id, kind: 'progress', progress: { stage, share } });

function modelsFor({ id, models: folder }: BodyMapRequest): Promise<BodyModels> {
  models ??= loadBodyModels(folder, (loaded, total) =>
    tell(id, 'loading', 0.02 + (LOAD_SHARE * loaded) / total),
  );
  return models;
}

async function make(request: BodyMapRequest, { bitmap, jpeg }: Upright): Promise<BodyMapResult> {
  const { id } = request;
  const ready = await modelsFor(request);
  tell(id, 'finding', 0.65);
  const small = pictureForChecks(bitmap);
  const bright = brightened(bitmap, brighteningGain(small));
  const { data, classes, people } = detectBody(ready, bright);
  tell(id, 'checking', 0.9);
  const findings = checkPhoto({ people, classes, luminance: toLuminance(small), picture: small });
  for (const picture of [bright, bitmap]) picture.close();
  let bodyMap: MadeBodyMap | null = null;
  if (data) {
    const { a, b } = packClassMaps(classes);
    bodyMap = { data, classesA: await pngOf(a), classesB: await pngOf(b) };
  }
  tell(id, 'done', 1);
  return { bodyMap, findings, people, upright: jpeg };
}

async function answerPhoto(request: BodyMapRequest, image: Blob): Promise<void> {
  const { id } = request;
  tell(id, 'reading', 0.01);
  const upright = await makeUpright(image).catch((error: unknown) => {
    if (error instanceof DOMException) return null;
    // This browser cannot look at any picture.
    throw error;
  });
  if (upright) return reply({ id, kind: 'result', result: await make(request, upright) });
  const message = 'This file is not a picture we can read.';
  reply({ id, kind: 'failed', reason: 'not-a-picture', message });
}

/** Nose, eyes, mouth. */
const FACE = [0, 2, 5, 9, 10];

function faceLightOf(picture: Picture, person: readonly Landmark[] | undefined): number {
  const { width, height, values } = toLuminance(picture);
  const xs = FACE.map((i) => (person?.[i]?.[0] ?? 0.5) * width);
  const ys = FACE.map((i) => (person?.[i]?.[1] ?? 0.5) * height);
  const [x0, x1] = person ? [Math.min(...xs), Math.max(...xs)] : [0, width];
  const [y0, y1] = person ? [Math.min(...ys), Math.max(...ys)] : [0, height];
  let [sum, count] = [0, 0];
  for (let y = clamp(Math.floor(y0), 0, height - 1); y <= clamp(Math.ceil(y1), 0, height - 1); y++)
    for (let x = clamp(Math.floor(x0), 0, width - 1); x <= clamp(Math.ceil(x1), 0, width - 1); x++) {
      sum += values[y * width + x]!;
      count++;
    }
  return sum / Math.max(1, count);
}

async function answerFrame(request: BodyMapRequest, frame: ImageBitmap): Promise<void> {
  const { pose } = await modelsFor(request);
  const { people, mask } = detectPose(pose, frame);
  const picture = pictureForChecks(frame);
  frame.close();
  const sight: CameraReading = {
    frame: { width: picture.width, height: picture.height },
    people,
    outline: mask ? traceMaskContour(mask) : [],
    faceLight: faceLightOf(picture, people[0]),
  };
  reply({ id: request.id, kind: 'sight', sight });
}

async function answer(request: BodyMapRequest): Promise<void> {
  try {
    if (request.kind === 'photo') await answerPhoto(request, request.image);
    else if (request.kind === 'frame') await answerFrame(request, request.frame);
    else {
      await modelsFor(request);
      reply({ id: request.id, kind: 'loaded' });
    }
  } catch (error) {
    // The page ends this worker now: an aborted runtime cannot recover.
    const message = error instanceof Error ? error.message : String(error);
    reply({ id: request.id, kind: 'failed', reason: 'broken', message });
  }
}

self.addEventListener('message', (event: MessageEvent<BodyMapRequest>) => {
  void answer(event.data);
});
