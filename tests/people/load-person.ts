// Fixture people for tests, benches and contact sheets: photo and body map, at any size. Node only.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import type { BodyMap, BodyMapData, Landmark } from '../../app/domain/photos/body-map.ts';
import { unpackClassMaps } from '../../app/fitting-room/body-map/class-maps.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { resizePicture } from '../../app/fitting-room/pixels/resize.ts';

const STUDIO = import.meta.dirname;
const TRUTH = join(STUDIO, '..', 'people-truth');
const MADE = join(STUDIO, '..', 'made-people');
const stemsOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.replace(/\.jpg$/, ''));
const stems = stemsOf(STUDIO);

/** In tight clothes before a plain wall. */
export const GOOD_PEOPLE: readonly string[] = stems.filter((stem) => !stem.startsWith('negative-'));
export const NEGATIVES: readonly string[] = stems.filter((stem) => stem.startsWith('negative-'));
/** In loose clothes in rooms and streets, their bodies known: tests/people-truth/README.md. */
export const TRUTH_PEOPLE: readonly string[] = stemsOf(TRUTH);

/** p00112 and its like are of tests/made-people. */
const folderOf = (name: string): string =>
  /^p\d+$/.test(name) ? MADE : TRUTH_PEOPLE.includes(name) ? TRUTH : STUDIO;

export interface Reading {
  data: BodyMapData;
  people: Landmark[][];
  findings: string[];
}

let codecs: Promise<void> | null = null;

/** Node lacks this browser class; the codecs only need something to hold the pixels. */
export function offerImageData(): void {
  globalThis.ImageData ??= class {
    data: Uint8ClampedArray;
    width: number;
    height: number;
    colorSpace = 'srgb';
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  } as unknown as typeof ImageData;
}

async function startCodecs(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  offerImageData();
  const wasmOf = (path: string) => WebAssembly.compile(readFileSync(resolve(path)));
  const jpegModule = await wasmOf('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  await initJpeg({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      void WebAssembly.instantiate(jpegModule, imports).then(done);
      return {};
    },
  } as Parameters<typeof initJpeg>[0]);
  await initPng(await wasmOf('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
}

const bytesOf = (name: string, rest: string): ArrayBuffer => {
  const bytes = readFileSync(join(folderOf(name), `${name}${rest}`));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

const toPicture = ({ width, height, data }: ImageData): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(data),
});

/** The photo at its own size, 1024x1536. */
export async function readPhoto(name: string): Promise<Picture> {
  await (codecs ??= startCodecs());
  return toPicture(await decodeJpeg(bytesOf(name, '.jpg')));
}

export const readReading = (name: string): Reading =>
  JSON.parse(readFileSync(join(folderOf(name), `${name}-reading.json`), 'utf8')) as Reading;

export async function readBodyMap(name: string): Promise<BodyMap> {
  await (codecs ??= startCodecs());
  const [a, b] = await Promise.all(['a', 'b'].map((half) => decodePng(bytesOf(name, `-${half}.png`))));
  return {
    ...readReading(name).data,
    classes: unpackClassMaps({ a: toPicture(a!), b: toPicture(b!) }),
  };
}

/** Photo and body map, the photo scaled to the given size. */
export async function loadPerson(
  name: string,
  width: number,
  height: number,
): Promise<{ photo: Picture; bodyMap: BodyMap }> {
  const [photo, bodyMap] = await Promise.all([readPhoto(name), readBodyMap(name)]);
  return { photo: resizePicture(photo, width, height), bodyMap };
}
