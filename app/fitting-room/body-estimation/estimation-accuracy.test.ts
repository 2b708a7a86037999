// The bodies of tests/people-truth are known: bones lie where they are, whatever hangs around them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readPng } from '../../../tests/people/png.ts';
import { TRUTH_PEOPLE } from '../../../tests/people/load-person.ts';
import { readOnPhoto } from '../../../tests/people/analyzed-person.ts';
import type { Person } from './person.ts';

const [WIDTH, HEIGHT] = [384, 576];
const FOLDER = join(import.meta.dirname, '../../../tests/people-truth');

interface Truth {
  size: readonly [number, number];
  widths_px: Record<string, { a: readonly [number, number]; b: readonly [number, number] }>;
}

/** One person, read and as she is. */
interface Known {
  name: string;
  person: Person;
  truth: Truth;
  overlap: number;
}
let people: Known[] = [];

async function overlapOf(name: string, { box, width, body }: Person): Promise<number> {
  const true_ = await readPng(readFileSync(join(FOLDER, `${name}.body.png`)));
  let [both, either] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at =
        Math.floor(((y + 0.5) * true_.height) / HEIGHT) * true_.width +
        Math.floor(((x + 0.5) * true_.width) / WIDTH);
      const is = true_.data[at * 4]! > 127;
      const inside = x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
      const read = inside && body.mask[(y - box.y0) * width + x - box.x0]! > 127;
      if (is && read) both++;
      if (is || read) either++;
    }
  return both / either;
}

beforeAll(async () => {
  people = [];
  for (const name of TRUTH_PEOPLE) {
    const { read: person } = await readOnPhoto(name, WIDTH, HEIGHT);
    const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Truth;
    people.push({ name, person, truth, overlap: await overlapOf(name, person) });
  }
}, 60_000);

/** How far the middle of a limb at a level lies from where it is, sideways, in percent of stature; both sides. */
const offsets = (level: string, limb: 'arms' | 'legs', { person, truth }: Known): number[] =>
  (['right', 'left'] as const).map((side, k) => {
    const scale = WIDTH / truth.size[0];
    const { a, b } = truth.widths_px[`${side}_${level}`]!;
    const { at } = person.body[limb][k as 0 | 1].stations.find((one) => one.name === level)!;
    const x = ((a[0] + b[0]) / 2) * scale - person.box.x0;
    return (Math.abs(at[0] - x) / person.body.stature) * 100;
  });
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const of = (...names: string[]): Known[] =>
  people.filter(({ name }) => names.some((one) => name.startsWith(one)));

test('the read bodies overlap with the true ones', () => {
  expect(mean(people.map(({ overlap }) => overlap))).toBeGreaterThan(0.895);
  for (const { overlap } of people) expect(overlap).toBeGreaterThan(0.84);
});

test('alike sleeves are held alike: upper arms lie in their middle', () => {
  const off = of('m01', 'w02', 'w08').flatMap((one) => offsets('upper_arm', 'arms', one));
  expect(mean(off)).toBeLessThan(0.55);
});

test('a leg stands in the middle of its trouser leg, not of the coat beside it', () => {
  expect(mean(of('m01', 'w02').flatMap((one) => offsets('mid_thigh', 'legs', one)))).toBeLessThan(0.3);
});

test('where the shin is seen beside the pose model, the leg under the skirt is carried along; hips are as far apart as hips are', () => {
  expect(mean(of('w08').flatMap((one) => offsets('mid_thigh', 'legs', one)))).toBeLessThan(0.7);
});
