// How long the fitting room takes and how much memory it holds, at the size the background Worker renders.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GOOD_PEOPLE, readPerson } from '../tests/people/read-person.ts';
import { LOOKS } from '../tests/looks.ts';
import { analyse } from '../app/fitting-room/analyse.ts';
import { drawFlatLay } from '../app/fitting-room/flat-lay.ts';
import { render } from '../app/fitting-room/render.ts';
import type { BenchRow } from './table.ts';

const WIDTH = 768;
const HEIGHT = 1152;
const CPU_TARGET_MS = 1500;
const MEMORY_TARGET_MB = 96;
const MEASURED_LOOKS = ['camel-coat', 'forest-dress', 'shirt-under-jumper'];

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A full collection, so that only what is held counts. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in typed arrays and on the heap: what an isolate's limit counts. */
const heldMb = (): number => {
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return (arrayBuffers + heapUsed) / 1e6;
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs `work` and returns the most memory held meanwhile, sampled wherever a large typed array is made. */
function peakOf(work: () => void): number {
  let peak = heldMb();
  const scope = globalThis as unknown as Record<string, unknown>;
  const names = ['Uint8Array', 'Float32Array', 'Uint8ClampedArray', 'Uint16Array', 'Int8Array'];
  const kept = names.map((name) => scope[name]);
  names.forEach((name, k) => {
    scope[name] = new Proxy(kept[k] as new (...args: unknown[]) => { byteLength: number }, {
      construct(target, args, self) {
        const made = Reflect.construct(target, args, self) as { byteLength: number };
        if (made.byteLength > 100_000) peak = Math.max(peak, heldMb());
        return made;
      },
    });
  });
  try {
    work();
  } finally {
    names.forEach((name, k) => (scope[name] = kept[k]));
  }
  return Math.max(peak, heldMb());
}

interface Memory {
  one: number;
  two: number;
  flatLay: number;
}

/** Decoded photo and class maps of one invocation, as the Worker holds them from before its turn until its end. */
const invocation = (name: string) => readPerson(name, WIDTH, HEIGHT);

/**
 * What is held above an idle isolate at the highest moment: one invocation alone, and two at once. The image editor
 * renders in turn, so while one works the other holds its inputs, then its finished picture.
 */
async function measureMemory(): Promise<Memory> {
  // Codecs and scratch planes are there already when it counts.
  {
    const { photo, bodyMap } = await invocation('woman-01-slim-light');
    render(analyse(photo, bodyMap), LOOKS['camel-coat']!);
  }
  const idle = heldMb();
  const first = await invocation('woman-03-plus-dark');
  let one = 0;
  for (const look of MEASURED_LOOKS) {
    const peak = peakOf(() => render(analyse(first.photo, first.bodyMap), LOOKS[look]!));
    one = Math.max(one, peak - idle);
  }
  const second = await invocation('woman-05-plus-light-tied');
  let two = 0;
  for (const look of MEASURED_LOOKS) {
    let finished: unknown = null;
    const turns = peakOf(() => {
      finished = render(analyse(first.photo, first.bodyMap), LOOKS[look]!);
      render(analyse(second.photo, second.bodyMap), LOOKS[look]!);
    });
    // Read after the peak was taken: the first picture was still held while the second was made.
    if (finished === null) throw new Error('The first invocation made no picture.');
    two = Math.max(two, turns - idle);
  }
  if (two < one)
    throw new Error(`Two invocations held ${two} MB, one alone ${one} MB: the measurement is wrong.`);
  const before = heldMb();
  const flatLay = peakOf(() => drawFlatLay(LOOKS['parka']!)) - before;
  return { one, two, flatLay };
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const mb = (value: number): string => `${value.toFixed(1)} MB`;

/** Figures of the fitting room at 768x1152: CPU in ms, memory in MB (millions of bytes). */
export async function benchFitting(): Promise<BenchRow[]> {
  const memory = await measureMemory();
  const analyses: number[] = [];
  const renders: number[] = [];
  for (const name of GOOD_PEOPLE) {
    const { photo, bodyMap } = await readPerson(name, WIDTH, HEIGHT);
    const started = cpuMs();
    const model = analyse(photo, bodyMap);
    analyses.push(cpuMs() - started);
    for (const look of Object.values(LOOKS).filter((_, k) => k % 4 === 0)) {
      const from = cpuMs();
      render(model, look);
      renders.push(cpuMs() - from);
    }
  }
  const flatStart = cpuMs();
  drawFlatLay(LOOKS['parka']!);
  const flatLay = cpuMs() - flatStart;
  const whole = median(analyses) + median(renders);
  const target = ms(CPU_TARGET_MS);
  const room = mb(MEMORY_TARGET_MB);
  return [
    { what: 'analyse a photo, 768x1152 (CPU, median)', figure: ms(median(analyses)) },
    { what: 'render a look, 768x1152 (CPU, median)', figure: ms(median(renders)) },
    { what: 'render a look, 768x1152 (CPU, slowest)', figure: ms(Math.max(...renders)), target },
    { what: 'analyse and render (CPU, medians)', figure: ms(whole), target },
    { what: 'flat-lay card, 768x1152 (CPU)', figure: ms(flatLay), target },
    { what: 'peak memory, one invocation', figure: mb(memory.one), target: room },
    { what: 'peak memory, two invocations at once', figure: mb(memory.two), target: room },
    { what: 'peak memory, flat-lay card', figure: mb(memory.flatLay), target: room },
  ];
}
