import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readReading } from '../../tests/people/load-person.ts';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { localEditor } from '../../workers/adapters/image-editor/local.ts';
import type { ImageEditor, PhotoToDress } from '../../workers/ports/image-editor.ts';
import { startRenderer, type Renderer } from './renderer.ts';

let renderer: Renderer | null = null;
afterEach(async () => {
  await renderer?.stop();
  renderer = null;
});

/** Never again back in its event loop, and no processor's work beside other tests. */
const WITHOUT_END = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);';

/** A thread that falls over, or falls silent, at every order with a photo in it. */
const threadThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (order) => {
  const isPhoto = !Buffer.from(order).includes('"photos":[]');
  if (isPhoto) { ${does} }
  const image = { bytes: new Uint8Array([255, 216]), contentType: 'image/jpeg', width: 1, height: 1, source: 'flat-lay' };
  parentPort.postMessage({ image });
});`)}`,
  );

const bytes = new Uint8Array([1]);
const photo = { upright: bytes, mapA: bytes, mapB: bytes, bodyMap: {} } as unknown as PhotoToDress;
const look = { garments: [] };

const people = join(import.meta.dirname, '../../tests/people');
const fileOf = (end: string) => new Uint8Array(readFileSync(join(people, `woman-02-average-medium${end}`)));

const house: ImageEditor = {
  name: 'house',
  render: () => Promise.reject(new Error('it must not draw here')),
};

test.each([
  ['dies', 'process.exit(1);'],
  ['throws', "throw new Error('out of memory');"],
  ['never answers', WITHOUT_END],
])(
  'a thread that %s at a photo is replaced: this picture is a card, and the next one is drawn',
  async (_, does) => {
    expectConsoleError(1);
    renderer = await startRenderer(true, { script: threadThat(does), mostMs: 3000 });
    const editor = localEditor(renderer.origin, house);
    const pictures = await Promise.all([editor.render(look, [photo]), editor.render(look, [])]);
    expect(pictures.map(({ source }) => source)).toEqual(['flat-lay-too-slow', 'flat-lay']);
  },
);

test('what was read of her is kept for the next picture: that one is drawn without reading her again', async () => {
  renderer = await startRenderer(true);
  const editor = localEditor(renderer.origin, house);
  const bodyMap = readReading('woman-02-average-medium').data;
  const her = {
    name: 'first' as const,
    upright: fileOf('.jpg'),
    mapA: fileOf('-a.png'),
    mapB: fileOf('-b.png'),
    bodyMap,
  };
  const first = await editor.render(LOOKS['parka']!, [her]);
  expect(first).toMatchObject({ source: 'fitting-room', width: 768, height: 1152 });
  const read = first.readings?.[0]?.bytes;
  expect(read?.length).toBeGreaterThan(10_000);
  const second = await editor.render(LOOKS['parka']!, [{ ...her, reading: read }]);
  expect(second.readings).toBeUndefined();
  expect(second.bytes).toEqual(first.bytes);
});

test('the thread of ours draws a card', async () => {
  renderer = await startRenderer(true);
  const card = await localEditor(renderer.origin, house).render(look, []);
  expect(card).toMatchObject({ source: 'flat-lay', contentType: 'image/jpeg' });
});
