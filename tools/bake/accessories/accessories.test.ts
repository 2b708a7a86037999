import { beforeAll, expect, test } from 'vitest';
import { INNER_SIDE } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import { bakeGarment, type Bake } from '../bake-garment.ts';
import { loadBody } from '../body/standard-body.ts';
import type { LayerMaps } from '../maps/draw-layer.ts';
import { WARDROBE } from '../garments/wardrobe.ts';

const QUICK = { spacing: 2.2, frames: 40, substeps: 16, directions: 24 };
const poses = loadBody('woman-average');
const bakeOf = (name: string): Promise<Bake> => bakeGarment(WARDROBE.get(name)!.draft(poses), poses, QUICK);

let bag: Bake;
beforeAll(async () => {
  bag = await bakeOf('bag-shoulder');
});

/** The panel that is seen at shares of a layer's width and height. */
const seenAt = (
  { width, height, part }: LayerMaps,
  across: number,
  down: number,
  panels: readonly string[],
) => panels[part[Math.floor(height * down) * width + Math.floor(width * across)]! - 1];

test('one pattern of a bag has the same bytes every time', async () => {
  expect(Buffer.from((await bakeOf('bag-shoulder')).file).equals(Buffer.from(bag.file))).toBe(true);
});

test('a flap lies over the front, which is seen below it, and the gusset beside them', () => {
  const panels = WARDROBE.get('bag-shoulder')!
    .draft(poses)
    .panels.map(({ name }) => name);
  const { maps } = bag.drawn[0]!;
  for (const across of [0.3, 0.45, 0.6]) expect(seenAt(maps, across, 0.3, panels)).toBe('flap');
  expect(seenAt(maps, 0.45, 0.85, panels)).toBe('front');
  const row = maps.part.subarray(Math.floor(maps.height * 0.5) * maps.width).subarray(0, maps.width);
  const last = row.findLast((part) => part > 0)! & ~INNER_SIDE;
  expect(panels[last - 1]).toBe('gusset');
});

test('a hat is as wide and as deep as it was formed, and round', async () => {
  const { drawn } = await bakeOf('hat-brim');
  const [brim, crown] = ['brim', 'crown'].map((name) => drawn.find(({ layer }) => layer.name === name)!.maps);
  expect(brim!.width / crown!.width).toBeGreaterThan(1.7);
  const { width, height, normals } = crown!;
  const middle = Math.floor(height * 0.6) * width;
  const normalAt = (share: number): number => normals[(middle + Math.floor(width * share)) * 2]!;
  expect(normalAt(0.12)).toBeLessThan(-0.4);
  expect(Math.abs(normalAt(0.5))).toBeLessThan(0.2);
  expect(normalAt(0.88)).toBeGreaterThan(0.4);
});

test('both ends of a scarf hang below its loop, and its loop lies round the neck', async () => {
  const { drawn } = await bakeOf('scarf');
  const of = (name: string): LayerMaps => drawn.find(({ layer }) => layer.name === name)!.maps;
  const lowest = ({ at, height }: LayerMaps): number => at[1] + height;
  for (const end of ['left end', 'right end'])
    expect(lowest(of(end))).toBeGreaterThan(lowest(of('loop')) + 60);
  expect(of('loop').width).toBeGreaterThan(100);
});
