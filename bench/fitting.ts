// How long the fitting room takes and how much memory it holds, at the size the background Worker renders.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GOOD_PEOPLE, readPerson } from '../tests/people/read-person.ts';
import { LOOKS } from '../tests/looks.ts';
import { analyse } from '../app/fitting-room/analyse.ts';
import { drawFlatLay } from '../app/fitting-room/flat-lay.ts';
import { render } from '../app/fitting-room/render.ts';

export interface BenchRow {
  what: string;
  value: number;
  unit: 'ms' | 'MB';
  /** What it should stay under, where there is such a figure. */
  target?: number;
}

const WIDTH = 768;
const HEIGHT = 1152;
const CPU_TARGET_MS = 1500;
const MEMORY_TARGET_MB = 96;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A full collection, so that only what is held counts. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in typed arrays and on the heap: what an isolate's limit counts. */
const heldMb = (): number => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return (arrayBuffers + heapUsed) / 1e6;
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs `work` and returns the greatest rise of held memory, sampled wherever a typed array is made. */
function peakOf(work: () => void): number {
  collect();
  const before = heldMb();
  let peak = before;
  const scope = globalThis as unknown as Record<string, unknown>;
  const names = ['Uint8Array', 'Float32Array', 'Uint8ClampedArray', 'Uint16Array', 'Int8Array'];
  const kept = names.map((name) => scope[name]);
  names.forEach((name, k) => {
    scope[name] = new Proxy(kept[k] as new (...args: unknown[]) => { byteLength: number }, {
      construct(target, args, self) {
        const made = Reflect.construct(target, args, self) as { byteLength: number };
        if (made.byteLength > 100_000) {
          collect();
          peak = Math.max(peak, heldMb());
        }
        return made;
      },
    });
  });
  try {
    work();
  } finally {
    names.forEach((name, k) => (scope[name] = kept[k]));
  }
  return peak - before;
}

interface Memory {
  /** Decoded photo and class maps of one invocation. */
  inputs: number;
  /** What analysing and rendering adds at its highest. */
  work: number;
}

/** Measured first, before anything else has left garbage behind. */
async function measureMemory(): Promise<Memory> {
  await readPerson('woman-01-slim-light', WIDTH, HEIGHT);
  collect();
  const empty = heldMb();
  const { photo, bodyMap } = await readPerson('woman-03-plus-dark', WIDTH, HEIGHT);
  collect();
  const inputs = heldMb() - empty;
  let work = 0;
  for (const look of ['camel-coat', 'forest-dress', 'cardigan'])
    work = Math.max(
      work,
      peakOf(() => render(analyse(photo, bodyMap), LOOKS[look]!)),
    );
  return { inputs, work };
}

/** Renders are serialised within an isolate; while one renders, the other holds its inputs and a finished picture. */
export async function benchFitting(): Promise<BenchRow[]> {
  const memory = await measureMemory();
  const analyses: number[] = [];
  const renders: number[] = [];
  for (const name of GOOD_PEOPLE) {
    const { photo, bodyMap } = await readPerson(name, WIDTH, HEIGHT);
    const started = cpuMs();
    const model = analyse(photo, bodyMap);
    analyses.push(cpuMs() - started);
    for (const look of Object.values(LOOKS).slice(0, 6)) {
      const from = cpuMs();
      render(model, look);
      renders.push(cpuMs() - from);
    }
  }
  const flatStart = cpuMs();
  drawFlatLay(LOOKS['camel-coat']!);
  const flatLay = cpuMs() - flatStart;
  const target = CPU_TARGET_MS;
  const picture = (WIDTH * HEIGHT * 4) / 1e6;
  return [
    { what: 'analyse a photo, 768x1152 (CPU, median)', value: median(analyses), unit: 'ms' },
    { what: 'render a look, 768x1152 (CPU, median)', value: median(renders), unit: 'ms', target },
    { what: 'render a look, 768x1152 (CPU, slowest)', value: Math.max(...renders), unit: 'ms', target },
    { what: 'flat-lay card, 768x1152 (CPU)', value: flatLay, unit: 'ms' },
    {
      what: 'peak memory, one invocation',
      value: memory.inputs + memory.work,
      unit: 'MB',
      target: MEMORY_TARGET_MB,
    },
    {
      what: 'peak memory, two invocations at once',
      value: 2 * memory.inputs + memory.work + picture,
      unit: 'MB',
      target: MEMORY_TARGET_MB,
    },
  ];
}

if (import.meta.main) {
  for (const { what, value, unit, target } of await benchFitting())
    console.log(`${what.padEnd(46)} ${value.toFixed(1)} ${unit}${target ? ` (target ${target})` : ''}`);
}
