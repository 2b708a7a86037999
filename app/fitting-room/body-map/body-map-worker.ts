// Web Worker entry (module): photo in, body map and findings out. Nothing leaves the device from here.
import type { BodyMapReply, BodyMapRequest, BodyMapResult, MadeBodyMap } from './body-map-messages.ts';
import { packClassMaps } from './class-maps.ts';
import { detectBody } from './detect.ts';
import { keepCallsAtHome, loadBodyModels, silenceRuntimeDiary } from './models.ts';
import type { BodyModels } from './models.ts';
import { checkPhoto, luminanceOf } from './photo-checks.ts';
import type { Picture } from '../pixels/pixels.ts';
import { makeUpright } from './upright.ts';
import type { Upright } from './upright.ts';

keepCallsAtHome(globalThis);
silenceRuntimeDiary(console);

/** Height at which light and sharpness are measured. */
const CHECK_HEIGHT = 1536;
/** Share of the bar that the first load of the models takes. */
const LOAD_SHARE = 0.6;

let models: Promise<BodyModels> | null = null;

const reply = (message: BodyMapReply): void => self.postMessage(message);

async function pngOf(picture: Picture): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pixels = new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

function pictureForChecks(photo: ImageBitmap): Picture {
  const scale = Math.min(1, CHECK_HEIGHT / photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw off screen.');
  pen.drawImage(photo, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

async function make(request: BodyMapRequest, { bitmap, jpeg }: Upright): Promise<BodyMapResult> {
  const tell = (stage: 'loading' | 'finding' | 'checking' | 'done', share: number) =>
    reply({ id: request.id, kind: 'progress', progress: { stage, share } });
  models ??= loadBodyModels(request.models, (loaded, total) =>
    tell('loading', 0.02 + (LOAD_SHARE * loaded) / total),
  );
  // A failed load may be tried again with the next photo.
  models.catch(() => (models = null));
  const ready = await models;
  tell('finding', 0.65);
  const { data, classes, people } = detectBody(ready, bitmap);
  tell('checking', 0.9);
  const findings = checkPhoto({ people, classes, luminance: luminanceOf(pictureForChecks(bitmap)) });
  bitmap.close();
  let bodyMap: MadeBodyMap | null = null;
  if (data) {
    const { a, b } = packClassMaps(classes);
    bodyMap = { data, classesA: await pngOf(a), classesB: await pngOf(b) };
  }
  tell('done', 1);
  return { bodyMap, findings, people, upright: jpeg };
}

async function answer(request: BodyMapRequest): Promise<void> {
  const { id } = request;
  reply({ id, kind: 'progress', progress: { stage: 'reading', share: 0.01 } });
  const upright = await makeUpright(request.image).catch(() => null);
  if (!upright) {
    reply({
      id,
      kind: 'failed',
      reason: 'not-a-picture',
      message: 'This file is not a picture we can read.',
    });
    return;
  }
  try {
    reply({ id, kind: 'result', result: await make(request, upright) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({ id, kind: 'failed', reason: 'broken', message });
  }
}

self.addEventListener('message', (event: MessageEvent<BodyMapRequest>) => {
  void answer(event.data);
});
