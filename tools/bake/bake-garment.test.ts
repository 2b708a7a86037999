import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { decodeJpeg, decodePng } from '../../bench/fitting/codecs.ts';
import {
  GRID_STEP,
  INNER_SIDE,
  type BakedGarment,
} from '../../app/fitting-room/baked-cloth/baked-garment.ts';
import { readBaked } from '../../app/fitting-room/baked-cloth/read-baked.ts';
import { bakeGarment, type Bake } from './bake-garment.ts';
import { loadBody } from './body/standard-body.ts';
import { WARDROBE } from './garments/wardrobe.ts';

const QUICK = { spacing: 3, frames: 16, substeps: 6, directions: 24 };
const bakeJeans = (): Promise<Bake> => {
  const poses = loadBody('woman-average');
  return bakeGarment(WARDROBE.get('jeans-straight')!.draft(poses), poses, QUICK);
};

let bake: Bake;
let read: BakedGarment;

beforeAll(async () => {
  bake = await bakeJeans();
  read = await readBaked(bake.file, { png: decodePng, jpeg: decodeJpeg });
});

test('one pattern has the same bytes every time', async () => {
  expect(Buffer.from((await bakeJeans()).file).equals(Buffer.from(bake.file))).toBe(true);
});

test('a file gives back what was drawn: coverage to the byte, place on the cloth to two millimeters', () => {
  const { facts, forms } = read;
  const errors: number[] = [];
  let otherCoverage = 0;
  for (const [k, { box, parts }] of facts.layers.entries()) {
    const { maps } = bake.drawn[k]!;
    for (let y = 0, o = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, o++) {
        const at = ((box.y + y) * forms.width + box.x + x) * 2;
        if (forms.data[at] !== Math.round(maps.coverage[o]! * 255)) otherCoverage++;
        const part = parts.find((p) => p.id === (maps.part[o]! & ~INNER_SIDE));
        if (!part || (x - part.from[0]) % GRID_STEP || (y - part.from[1]) % GRID_STEP) continue;
        const [i, j] = [(x - part.from[0]) / GRID_STEP, (y - part.from[1]) / GRID_STEP];
        const point = ((part.grid.y + j) * forms.width + part.grid.x + i) * 2;
        errors.push(
          Math.abs((forms.data[point]! * 256 + forms.data[point + 1]!) / 100 - 200 - maps.flat[o * 2]!),
        );
      }
  }
  expect(otherCoverage).toBe(0);
  expect(errors.length).toBeGreaterThan(1000);
  expect(Math.max(...errors)).toBeLessThan(0.2);
});

test('light comes through the JPEG within a few hundredths', () => {
  const { facts, lights } = read;
  const { box } = facts.layers[0]!;
  const { maps } = bake.drawn[0]!;
  let [sum, count] = [0, 0];
  for (let y = 0, o = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, o++) {
      if (maps.coverage[o]! < 1) continue;
      const front = lights.data[((box.y + y) * lights.width + box.x + x) * 3 + 1]!;
      sum += (1.6 * (front / 255) ** 2 - maps.lights[o * 4]!) ** 2;
      count++;
    }
  expect(Math.sqrt(sum / count)).toBeLessThan(0.03);
});

test('stations go down the leg, each with an edge left of the other', () => {
  for (const { stations } of read.facts.layers) {
    expect(stations.map((s) => s.name)).toEqual(['waist', 'hip', 'crotch', 'knee', 'hem']);
    const heights = stations.map((s) => s.left[1]);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    for (const { left, right } of stations) expect(right[0] - left[0]).toBeGreaterThan(30);
  }
});

test('an open front hangs straight beside the other one, with sleeves of their own', async () => {
  const poses = loadBody('woman-average');
  const { file } = await bakeGarment(WARDROBE.get('cardigan')!.draft(poses), poses, QUICK);
  const { facts } = await readBaked(file, { png: decodePng, jpeg: decodeJpeg });
  expect(facts.layers.map(({ name }) => name)).toEqual([
    'left front',
    'right front',
    'left sleeve',
    'right sleeve',
  ]);
  const [left, right] = facts.layers;
  for (const name of ['neck', 'armpit', 'waist', 'hem']) {
    const of = ({ stations }: (typeof facts.layers)[number]) => stations.find((s) => s.name === name)!;
    expect(of(left!).right[0]).toBeLessThan(of(right!).left[0] + 8);
    expect(of(left!).right[0]).toBeGreaterThan(320);
    expect(of(right!).left[0]).toBeLessThan(448);
  }
});

test('published maps are small: 48 KB each, 12 MB together', () => {
  const folder = resolve(import.meta.dirname, '../../public/garments');
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(48 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12 * 1024 * 1024);
});

test('maps of a man say where his arms hang: his shoulders are wider than those that drafts are drawn for', async () => {
  const factsOf = async (name: string) => {
    const { body, draft } = WARDROBE.get(name)!;
    const poses = loadBody(body);
    const { file } = await bakeGarment(draft(poses), poses, QUICK);
    return (await readBaked(file, { png: decodePng, jpeg: decodeJpeg })).facts;
  };
  const [hers, his] = [await factsOf('tee'), await factsOf('man-tee')];
  const widthOf = ({ layers }: typeof his) => {
    const trunk = layers.find(({ name }) => name === 'trunk')!;
    const { left, right } = trunk.stations.find(({ name }) => name === 'shoulder')!;
    return right[0] - left[0];
  };
  expect(hers.arm).toBeUndefined();
  expect(his.arm!.shoulder[0]).toBeGreaterThan(18);
  expect(widthOf(his)).toBeGreaterThan(widthOf(hers) * 1.08);
});
