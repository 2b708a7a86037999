// What a render costs where it runs: CPU and memory in the background Worker, codecs included, and CPU in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BodyMap } from '../../app/domain/photos/body-map.ts';
import type { Look } from '../../app/domain/looks/look.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { unpackClassMaps } from '../../app/fitting-room/body-map/class-maps.ts';
import { drawFlatLay } from '../../app/fitting-room/flat-lay/flat-lay.ts';
import { render } from '../../app/fitting-room/render.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { GOOD_PEOPLE, loadPerson, readReading } from '../../tests/people/load-person.ts';
import { readPersonOnPhoto } from '../../workers/adapters/image-editor/kept-reading.ts';
import { decodeJpeg, decodePng, encodeJpeg } from './codecs.ts';
import { bakesFromDisk } from './published-bakes.ts';
import type { BenchRow } from '../results-table.ts';

const WIDTH = 768;
const HEIGHT = 1152;
const CPU_TARGET_MS = 1500;
const MEMORY_TARGET_MB = 96;
export const MEASURED_LOOKS = ['camel-coat', 'parka'];
const PEOPLE = join(import.meta.dirname, '../../tests/people');

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A full collection, so that only what is held counts. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes on the heap, in typed arrays and in WebAssembly memories: what an isolate's limit counts. */
const heldMb = (): number => {
  // What a first one finds dead is taken off the count at the next.
  for (let round = 0; round < 2; round++) collect();
  const { external, heapUsed } = process.memoryUsage();
  return (external + heapUsed) / 1e6;
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs `work` and returns the most memory held meanwhile, sampled wherever a large typed array is made. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let peak = heldMb();
  const scope = globalThis as unknown as Record<string, unknown>;
  const names = ['Uint8Array', 'Float32Array', 'Uint8ClampedArray', 'Uint16Array', 'Int8Array', 'Int16Array'];
  const kept = names.map((name) => scope[name]);
  names.forEach((name, k) => {
    scope[name] = new Proxy(kept[k] as new (...args: unknown[]) => { byteLength: number }, {
      construct(target, args, self) {
        const made = Reflect.construct(target, args, self) as { byteLength: number };
        if (made.byteLength > 800_000) peak = Math.max(peak, heldMb());
        return made;
      },
    });
  });
  try {
    await work();
    peak = Math.max(peak, heldMb());
  } finally {
    names.forEach((name, k) => (scope[name] = kept[k]));
  }
  return peak;
}

/** What a queue message brings: files as they lie in R2. */
interface Files {
  name: string;
  upright: Uint8Array;
  maps: [Uint8Array, Uint8Array];
}

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(PEOPLE, file)));

export const filesOf = (name: string): Files => ({
  name,
  upright: bytesOf(`${name}.jpg`),
  maps: [bytesOf(`${name}-a.png`), bytesOf(`${name}-b.png`)],
});

async function readFiles({ name, upright, maps }: Files): Promise<{ picture: Picture; bodyMap: BodyMap }> {
  const [a, b] = [await decodePng(maps[0]), await decodePng(maps[1])];
  const bodyMap = { ...readReading(name).data, classes: unpackClassMaps({ a, b }) };
  return { picture: resizePicture(await decodeJpeg(upright), WIDTH, HEIGHT), bodyMap };
}

async function modelOf(
  files: Files,
  reading: Uint8Array | null,
): Promise<{ model: BodyModel; reading?: Uint8Array }> {
  const { picture, bodyMap } = await readFiles(files);
  const { upright, maps } = files;
  const photo = {
    name: 'first' as const,
    upright,
    bodyMap: readReading(files.name).data,
    mapA: maps[0],
    mapB: maps[1],
    reading,
  };
  const { person, ...kept } = await readPersonOnPhoto(photo, picture, bodyMap);
  return { model: analyzePhoto(picture, bodyMap, person), ...kept };
}

async function drawn(files: Files, look: Look, known: Uint8Array | null) {
  const { model, ...kept } = await modelOf(files, known);
  return { drawing: render(model, look, undefined, undefined, await bakesFromDisk(look)), ...kept };
}

/** One invocation as the image editor runs it, step by step: files in, JPEG out, and what was read where it was not known. */
export async function dressOnce(
  files: Files,
  look: Look,
  known: Uint8Array | null,
): Promise<{ picture: Uint8Array; reading?: Uint8Array }> {
  const { drawing, ...kept } = await drawn(files, look, known);
  return { picture: await encodeJpeg(drawing), ...kept };
}

const dress = async (files: Files, look: Look): Promise<Uint8Array> =>
  (await dressOnce(files, look, null)).picture;

/** Bytes of a picture as it is kept, the mean of rich looks on some of the people. */
export async function meanPictureBytes(): Promise<number> {
  const sizes: number[] = [];
  for (const [i, name] of GOOD_PEOPLE.slice(0, 5).entries()) {
    const title = MEASURED_LOOKS[i % MEASURED_LOOKS.length]!;
    sizes.push((await dress(filesOf(name), LOOKS[title]!)).length);
  }
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

interface Memory {
  one: number;
  two: number;
  flatLay: number;
}

/** All an isolate holds at the highest moment, above what Node holds before any codec or photo is there. */
async function measureMemory(): Promise<Memory> {
  const idle = heldMb();
  const first = filesOf('woman-03-plus-dark');
  const second = filesOf('woman-05-plus-light-tied');
  let one = 0;
  let two = 0;
  for (const title of MEASURED_LOOKS) {
    const look = LOOKS[title]!;
    one = Math.max(one, (await peakOf(() => dress(first, look))) - idle);
    // The image editor takes one at a time: the second waits with its files, the first's picture waits to be stored.
    const both: Uint8Array[] = [];
    const turns = peakOf(async () => both.push(await dress(first, look), await dress(second, look)));
    two = Math.max(two, (await turns) - idle);
  }
  const card = peakOf(async () =>
    encodeJpeg(drawFlatLay(LOOKS['parka']!, undefined, await bakesFromDisk(LOOKS['parka']!))),
  );
  return { one, two, flatLay: (await card) - idle };
}

interface Times {
  analyses: number[];
  renders: number[];
  /** Of the first picture on a photo, and of those after it. */
  jobs: number[];
  laterJobs: number[];
}

async function measureTimes(width: number, height: number, step: number, whole: boolean): Promise<Times> {
  const times: Times = { analyses: [], renders: [], jobs: [], laterJobs: [] };
  for (const name of GOOD_PEOPLE) {
    const { photo, bodyMap } = await loadPerson(name, width, height);
    const started = cpuMs();
    const model = analyzePhoto(photo, bodyMap);
    times.analyses.push(cpuMs() - started);
    for (const look of Object.values(LOOKS).filter((_, k) => k % step === 0)) {
      const bakes = await bakesFromDisk(look);
      const from = cpuMs();
      render(model, look, undefined, undefined, bakes);
      times.renders.push(cpuMs() - from);
    }
    if (!whole) continue;
    const files = filesOf(name);
    for (const title of MEASURED_LOOKS) {
      const from = cpuMs();
      const { reading } = await dressOnce(files, LOOKS[title]!, null);
      times.jobs.push(cpuMs() - from);
      const again = cpuMs();
      await dressOnce(files, LOOKS[title]!, reading ?? null);
      times.laterJobs.push(cpuMs() - again);
    }
  }
  return times;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const mb = (value: number): string => `${value.toFixed(1)} MB`;

/** Figures of the fitting room at 768x1152 and 1024x1536: CPU in ms, memory in MB (millions of bytes). */
export async function benchFitting(): Promise<BenchRow[]> {
  const memory = await measureMemory();
  const small = await measureTimes(WIDTH, HEIGHT, 4, true);
  const large = await measureTimes(1024, 1536, 8, false);
  const bakes = await bakesFromDisk(LOOKS['parka']!);
  const flatStart = cpuMs();
  drawFlatLay(LOOKS['parka']!, undefined, bakes);
  const flatLay = cpuMs() - flatStart;
  const target = ms(CPU_TARGET_MS);
  const room = mb(MEMORY_TARGET_MB);
  return [
    { what: 'analyze a photo, 768x1152 (CPU, median)', figure: ms(median(small.analyses)) },
    { what: 'render a look, 768x1152 (CPU, median)', figure: ms(median(small.renders)) },
    { what: 'render a look, 768x1152 (CPU, slowest)', figure: ms(Math.max(...small.renders)), target },
    { what: 'whole job, rich looks, first on a photo (CPU, median)', figure: ms(median(small.jobs)), target },
    { what: 'whole job, rich looks, first on a photo (CPU, slowest)', figure: ms(Math.max(...small.jobs)) },
    { what: 'whole job, rich looks, later ones (CPU, median)', figure: ms(median(small.laterJobs)), target },
    { what: 'whole job, rich looks, later ones (CPU, slowest)', figure: ms(Math.max(...small.laterJobs)) },
    { what: 'analyze a photo, 1024x1536 (CPU, median)', figure: ms(median(large.analyses)) },
    { what: 'render a look, 1024x1536 (CPU, median)', figure: ms(median(large.renders)) },
    { what: 'flat-lay card, 768x1152 (CPU)', figure: ms(flatLay), target },
    { what: 'peak memory with codecs, one invocation', figure: mb(memory.one), target: room },
    { what: 'peak memory with codecs, two at once', figure: mb(memory.two), target: room },
    { what: 'peak memory with codecs, flat-lay card', figure: mb(memory.flatLay), target: room },
  ];
}
