// A Chromium whose camera shows a picture of ours, for the photo coach.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/local/chromium.ts';
import { readPhoto } from '../people/load-person.ts';
import { resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { luma } from '../../app/fitting-room/pixels/pixels.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

export interface Scene {
  /** Fixture person. */
  person: string;
  /** The person's picture fills this much of the camera's height, and stands this much lower, in heights. */
  zoom?: number;
  shift?: number;
}

/** The camera's own size: upright, as a phone's. */
const [WIDTH, HEIGHT] = [720, 1280];

/** The photo on a wall of its own color, as a camera sees it. */
function staged(photo: Picture, { zoom = 0.8, shift = 0 }: Scene): Picture {
  const person = resizePicture(
    photo,
    Math.round(((HEIGHT * zoom) / photo.height) * photo.width),
    Math.round(HEIGHT * zoom),
  );
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const left = Math.round((WIDTH - person.width) / 2);
  const top = Math.round((HEIGHT - person.height) / 2 + shift * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      // Beyond the photo its rim goes on: the studio's wall and floor.
      const px = Math.min(person.width - 1, Math.max(0, x - left));
      const py = Math.min(person.height - 1, Math.max(0, y - top));
      const from = (py * person.width + px) * 4;
      data.set(person.data.subarray(from, from + 4), (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

/** One frame of a YUV4MPEG2 file, 4:2:0, studio range of Rec. 601. */
function frameOf({ width, height, data }: Picture): Buffer {
  const [half, rows] = [width / 2, height / 2];
  const frame = Buffer.alloc(width * height + 2 * half * rows);
  for (let i = 0; i < width * height; i++)
    frame[i] = 16 + (luma(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) * 219) / 255;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < half; x++) {
      const i = (y * 2 * width + x * 2) * 4;
      const light = luma(data[i]!, data[i + 1]!, data[i + 2]!);
      frame[width * height + y * half + x] = 128 + ((data[i + 2]! - light) * 0.564 * 224) / 255;
      frame[width * height + half * rows + y * half + x] = 128 + ((data[i]! - light) * 0.713 * 224) / 255;
    }
  return frame;
}

export interface CameraBrowser {
  browser: Browser;
  close: () => Promise<void>;
}

/** Chromium with a camera that shows this person; `null` for a device without a camera. She allows it, or does not. */
export async function openCameraBrowser(scene: Scene | null, allowed = true): Promise<CameraBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-camera-'));
  const flags = [`--use-fake-ui-for-media-stream${allowed ? '' : '=deny'}`];
  if (scene) {
    const frame = frameOf(staged(await readPhoto(scene.person), scene));
    const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
    const file = join(folder, 'camera.y4m');
    writeFileSync(file, Buffer.concat([head, Buffer.from('FRAME\n'), frame, Buffer.from('FRAME\n'), frame]));
    flags.push('--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`);
  }
  const browser = await chromium.launch(chromiumLaunch(flags));
  const close = async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { browser, close };
}
