import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Look } from '../../../domain/looks/look.ts';
import { headLine } from '../../baked-cloth/read-baked.ts';
import { dropsOf, loadBakes, type BakedSource } from './load-bakes.ts';
import { patternsOf } from './choose-bake.ts';

const LOOK: Look = {
  garments: [
    {
      ...{ id: 'jeans', name: 'jeans', slot: 'bottom', clo: 0.2 },
      cloth: { fabric: 'denim', colour: '#5b7596' },
      drawing: { kind: 'trousers', leg: 'straight', waist: 0.82, length: 0.97, fit: 1.1 },
    },
  ],
};
const facts = {
  garment: 'jeans-straight',
  layers: [],
  atlas: { width: 1, height: 1 },
};
const fileOf = (png: string, jpeg: string): Uint8Array<ArrayBuffer> => {
  const packed = deflateRawSync(JSON.stringify(facts));
  return new Uint8Array(
    Buffer.concat([Buffer.from(headLine(packed.length, png.length)), packed, Buffer.from(png + jpeg)]),
  );
};
const BYTES = fileOf('P', 'J');
const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 12);
const pixel = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

async function sourceOf(bytes = BYTES, hash = hashOf(BYTES)): Promise<BakedSource> {
  const file = `jeans-straight.${await hash}.cloth`;
  const published = { 'jeans-straight': file, 'skirt-flared': 'skirt-flared.0123456789ab.cloth' };
  const decode = () => Promise.resolve(pixel);
  return { read: vi.fn(() => Promise.resolve(bytes)), decode: { png: decode, jpeg: decode }, published };
}

test('of a look the maps of its own patterns are read, and no others', async () => {
  const source = await sourceOf();
  const bakes = await loadBakes(LOOK, source);
  expect([...bakes.keys()]).toEqual(['jeans-straight']);
  expect(source.read).toHaveBeenCalledTimes(1);
});

test('a file that is not the one that was published is not worn', async () => {
  const quiet = vi.spyOn(console, 'warn').mockReturnValue();
  const other = await sourceOf(fileOf('P', 'X'));
  expect((await loadBakes(LOOK, other)).size).toBe(0);
  expect(quiet).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
});

test('a file of an older version is not worn, though it is whole', async () => {
  const quiet = vi.spyOn(console, 'warn').mockReturnValue();
  const older = new TextEncoder().encode(`${JSON.stringify({ format: 2, ...facts, pngBytes: 1 })}\nPJ`);
  expect((await loadBakes(LOOK, await sourceOf(older, hashOf(older)))).size).toBe(0);
  expect(String(quiet.mock.calls)).toContain('not a file of maps that this version reads');
  quiet.mockRestore();
});

test('files are asked for at once, and their maps kept for the next look', async () => {
  const source = await sourceOf();
  const other = `trousers-wide.${await hashOf(BYTES)}.cloth`;
  const wide = { ...LOOK.garments[0]!, drawing: { ...LOOK.garments[0]!.drawing, leg: 'wide' } };
  const both = {
    garments: [LOOK.garments[0]!, { ...wide, cloth: { fabric: 'wool', colour: '#444444' } }],
  } as Look;
  const asked: string[] = [];
  let release = (): void => undefined;
  const all = new Promise<void>((resolve) => (release = resolve));
  const read = vi.fn(async (file: string) => {
    asked.push(file);
    if (asked.length === 2) release();
    await all;
    return BYTES;
  });
  const published = { ...source.published, 'trousers-wide': other };
  const first = await loadBakes(both, { ...source, read, published });
  expect([...first.keys()]).toEqual(['jeans-straight', 'trousers-wide']);
  const next = await loadBakes(both, { ...source, read, published });
  expect(next.get('trousers-wide')).toBe(first.get('trousers-wide'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('where memory is short nothing stays for the next look', async () => {
  const source = { ...(await sourceOf()), mostKept: 0 };
  const first = await loadBakes(LOOK, source);
  const next = await loadBakes(LOOK, source);
  expect(next.get('jeans-straight')).not.toBe(first.get('jeans-straight'));
  expect(source.read).toHaveBeenCalledTimes(2);
});

test('looks fall into the folds of one drop or the other, a look always into the same', async () => {
  const source = await sourceOf();
  const second = `jeans-straight-2.${await hashOf(BYTES)}.cloth`;
  const published = { ...source.published, 'jeans-straight-2': second };
  const fileFor = async (id: string): Promise<string> => {
    const read = vi.fn(() => Promise.resolve(BYTES));
    const look: Look = { garments: [{ ...LOOK.garments[0]!, id }] };
    const bakes = await loadBakes(look, { ...source, read, published });
    expect([...bakes.keys()]).toEqual(['jeans-straight']);
    return (read.mock.calls as unknown as [string][])[0]![0];
  };
  const ids = Array.from({ length: 12 }, (_, k) => `straight-jeans:${k}`);
  const files = await Promise.all(ids.map(fileFor));
  expect(await Promise.all(ids.map(fileFor))).toEqual(files);
  const seconds = files.filter((file) => file === second).length;
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(10);
});

test('maps of a look are 200 KB at most: what lies under another top hangs as that does, and what is small still fits', () => {
  const top = (id: string, fabric: 'plain' | 'knit'): Look['garments'][0] => ({
    ...{ id, name: id, slot: 'top', clo: 0.2, cloth: { fabric, colour: '#808080' } },
    drawing: { kind: 'top', neck: 'crew', sleeve: 1, fit: 1.05, sleeveFit: 1.2, hem: 1 },
  });
  const [socks, bag] = (['socks', 'bag'] as const).map((kind): Look['garments'][0] => ({
    ...{ id: kind, name: kind, slot: 'bag', clo: 0, cloth: { fabric: 'plain', colour: '#808080' } },
    drawing: kind === 'bag' ? { kind, shape: 'tote' } : { kind, length: 0.5 },
  }));
  const look: Look = {
    garments: [socks!, top('tee', 'plain'), top('knit', 'knit'), LOOK.garments[0]!, bag!],
  };
  const names = ['socks', 'tee-long', 'knit-fine', 'jeans-straight', 'bag-tote'];
  const files = new Map(names.map((name) => [name, `${name}.0.cloth`]));
  const worn = (kilobytes: number): string[] => {
    const bytes = Object.fromEntries(names.map((name) => [name, kilobytes * 1024]));
    return [...dropsOf(look, files, { ...bytes, socks: 1024 }).keys()];
  };
  expect(worn(40)).toEqual(['socks', 'knit-fine', 'jeans-straight', 'bag-tote', 'tee-long']);
  expect(worn(60)).toEqual(['socks', 'knit-fine', 'jeans-straight', 'bag-tote']);
  expect(patternsOf(look.garments[1]!, new Set(worn(60)))).toEqual(['knit-fine']);
});

test('where the files cannot be had the drawing is worn', async () => {
  const quiet = vi.spyOn(console, 'warn').mockReturnValue();
  const none = { ...(await sourceOf()), read: () => Promise.reject(new Error('404')) };
  expect((await loadBakes(LOOK, none)).size).toBe(0);
  quiet.mockRestore();
});

test('denim is worn in jeans, other cloth in trousers, else in what there is of its cut', () => {
  const { drawing } = LOOK.garments[0]!;
  const all = new Set(['jeans-straight', 'trousers-straight']);
  const of = (fabric: 'denim' | 'wool', published: ReadonlySet<string>) =>
    patternsOf({ drawing, cloth: { fabric, colour: '#444444' } }, published)[0];
  expect(of('denim', all)).toBe('jeans-straight');
  expect(of('wool', all)).toBe('trousers-straight');
  expect(of('wool', new Set(['jeans-straight']))).toBe('jeans-straight');
  expect(of('wool', new Set(['trousers-wide']))).toBeNull();
});

test('of maps only the channels that are read are kept', async () => {
  const bakes = await loadBakes(LOOK, await sourceOf());
  const { forms, lights } = bakes.get('jeans-straight')!;
  expect([forms.data.byteLength, lights.data.byteLength]).toEqual([2, 3]);
});

test('a man wears what was cut for a man, where there is such a cut', () => {
  const names = ['jeans-straight', 'jeans-straight-2', 'man-jeans-straight', 'trousers-straight'];
  const wornBy = (look: Look, without: string[] = []) => {
    const files = new Map(names.filter((name) => !without.includes(name)).map((name) => [name, name]));
    return [...dropsOf(look, files, {})].flat();
  };
  const his: Look = { ...LOOK, wearer: 'man' };
  expect(wornBy(his)).toEqual(['jeans-straight', 'man-jeans-straight']);
  expect(wornBy(his, ['man-jeans-straight'])).toEqual(wornBy(LOOK));
  expect(wornBy(LOOK)[1]).toMatch(/^jeans-straight/);
});
