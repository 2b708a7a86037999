// How well the body under the clothes is read, over tests/people-truth, whose bodies, parts and widths are known.
// `node bench/fitting/body-accuracy.ts` prints these rows alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '../../app/fitting-room/body-estimation/person.ts';
import type { Limb, Person } from '../../app/fitting-room/body-estimation/person.ts';
import { readPerson as readBody } from '../../app/fitting-room/body-estimation/read-person.ts';
import { loadPerson, TRUTH_PEOPLE } from '../../tests/people/load-person.ts';
import { readPng } from '../../tests/people/png.ts';
import { labelOf } from '../../tests/people-truth/part-labels.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { printRows } from '../results-table.ts';
import type { BenchRow } from '../results-table.ts';

export const WIDTH = 768;
export const HEIGHT = 1152;
const FOLDER = join(import.meta.dirname, '../../tests/people-truth');
/** Not looked at while the tables' shares and thresholds were chosen. */
export const HELD_ASIDE = [
  'w03-plus-hoodie',
  'w06-average-plaid-shorts',
  'w08-average-sweater-midi',
  'm02-tall-plaid-pocket',
];

const ARM = ['upper_arm', 'forearm', 'wrist'];
const LEG = ['thigh', 'mid_thigh', 'knee', 'calf', 'ankle'];

interface Width {
  width: number;
  a: readonly [number, number];
  b: readonly [number, number];
}
interface Truth {
  size: readonly [number, number];
  widths_px: Record<string, Width>;
}
interface Measures {
  body: number;
  parts: number;
  /** Relative errors of limb widths. */
  loose: number[];
  tight: number[];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const labelAt = ({ width, height, data }: Picture, x: number, y: number): number => {
  const [px, py] = [
    Math.min(width - 1, Math.max(0, Math.round(x))),
    Math.min(height - 1, Math.max(0, Math.round(y))),
  ];
  const at = (py * width + px) * 4;
  return labelOf(data, at);
};

const SKIN = ['face', 'arm', 'hand', 'leg', 'foot'];

/** Bare, or with the wall right beside the body on both sides: 7 % of its width away. */
function isTight(parts: Picture, { a, b }: Width): boolean {
  if (SKIN.includes(PARTS[labelAt(parts, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2)]!)) return true;
  const beyond = (from: Width['a'], to: Width['a']): boolean =>
    labelAt(parts, to[0] + (to[0] - from[0]) * 0.07, to[1] + (to[1] - from[1]) * 0.07) === 0;
  return beyond(a, b) && beyond(b, a);
}

function widthErrors(person: Person, truth: Truth, parts: Picture, into: Measures): void {
  const scale = WIDTH / truth.size[0];
  const compare = (limb: Limb, side: string, names: readonly string[]): void => {
    for (const name of names) {
      const known = truth.widths_px[`${side}_${name}`]!;
      const station = limb.stations.find((one) => one.name === name)!;
      const error = Math.abs((station.left + station.right) / (known.width * scale) - 1);
      (isTight(parts, known) ? into.tight : into.loose).push(error);
    }
  };
  // Her right is the picture's left.
  ['right', 'left'].forEach((side, k) => {
    compare(person.body.arms[k as 0 | 1], side, ARM);
    compare(person.body.legs[k as 0 | 1], side, LEG);
  });
}

/** Intersection over union of the body, and of the parts in the mean. The truth is of any size, in the photo's frame. */
export function overlaps(person: Person, body: Picture, parts: Picture): { body: number; parts: number } {
  const { box, width } = person;
  let [both, either] = [0, 0];
  const hit = new Float64Array(PARTS.length);
  const all = new Float64Array(PARTS.length);
  const known = new Float64Array(PARTS.length);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [tx, ty] = [
        Math.floor(((x + 0.5) * body.width) / WIDTH),
        Math.floor(((y + 0.5) * body.height) / HEIGHT),
      ];
      const inside = x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
      const i = (y - box.y0) * width + x - box.x0;
      const isBody = body.data[(ty * body.width + tx) * 4]! > 127;
      const isRead = inside && person.body.mask[i]! > 127;
      if (isBody && isRead) both++;
      if (isBody || isRead) either++;
      const [label, read] = [labelAt(parts, tx, ty), inside ? person.parts[i]! : 0];
      known[label]!++;
      all[read]!++;
      if (label === read) hit[label]!++;
      else all[label]!++;
    }
  const shares = [...known].flatMap((count, label) => (count > 0 ? [hit[label]! / all[label]!] : []));
  return { body: both / either, parts: mean(shares) };
}

/** Her body and her parts, as they are. */
export async function truthOf(name: string): Promise<[body: Picture, parts: Picture]> {
  const read = (kind: string) => readPng(readFileSync(join(FOLDER, `${name}.${kind}.png`)));
  return [await read('body'), await read('parts')];
}

async function measure(name: string): Promise<Measures> {
  const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
  const person = readBody(photo, bodyMap);
  const [body, parts] = await truthOf(name);
  const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Truth;
  const measures: Measures = { ...overlaps(person, body, parts), loose: [], tight: [] };
  widthErrors(person, truth, parts, measures);
  return measures;
}

/** Widths, body and parts over all twelve; in brackets those held aside while it was tuned. */
export async function benchBodyTruth(): Promise<BenchRow[]> {
  const all: (Measures & { aside: boolean })[] = [];
  let crashes = 0;
  for (const name of TRUTH_PEOPLE) {
    try {
      all.push({ ...(await measure(name)), aside: HELD_ASIDE.includes(name) });
    } catch (cause) {
      console.warn(`${name}: ${String(cause)}`);
      crashes++;
    }
  }
  const aside = all.filter((one) => one.aside);
  const both = (figure: (of: typeof all) => number, print: (value: number) => string): string =>
    `${print(figure(all))} (${print(figure(aside))})`;
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const share = (value: number): string => value.toFixed(3);
  return [
    {
      what: 'body read: limb widths under loose clothes, mean error (of those held aside)',
      figure: both((of) => mean(of.flatMap((one) => one.loose)), percent),
      target: '12 %',
    },
    {
      what: 'body read: limb widths bare or under tight clothes, mean error',
      figure: both((of) => mean(of.flatMap((one) => one.tight)), percent),
      target: '5 %',
    },
    {
      what: 'body read: body under the clothes, intersection over union',
      figure: both((of) => mean(of.map((one) => one.body)), share),
      target: '0.90',
    },
    {
      what: 'body read: parts, mean intersection over union',
      figure: both((of) => mean(of.map((one) => one.parts)), share),
      target: '0.80',
    },
    { what: 'body read: crashes', figure: `${crashes}`, target: '0' },
  ];
}

if (import.meta.main) printRows(await benchBodyTruth());
