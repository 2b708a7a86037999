import { isDrawnGarment } from '../../../app/fitting-room/cloth/drawn-garment.ts';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { pngOf } from '../../../tests/samples/picture-files.ts';
import { beforeAll, expect, test } from 'vitest';
import { everyNth } from '../../../tests/runner/long-run.ts';
import { swatchCard } from '../../../scripts/local/swatch-card.ts';
import { LOOKS } from '../../../tests/samples/looks.ts';
import reading from '../../../tests/people/woman-04-average-dark-short-reading.json';
import upright from '../../../tests/people/woman-04-average-dark-short.jpg';
import mapA from '../../../tests/people/woman-04-average-dark-short-a.png';
import mapB from '../../../tests/people/woman-04-average-dark-short-b.png';
import type { BodyMapData } from '../../../app/domain/photos/body-map.ts';
import { headLine, splitBaked } from '../../../app/fitting-room/baked-cloth/read-baked.ts';
import { stackAtlas } from '../../../app/fitting-room/own-cloth/stacked-atlas.ts';
import { clothOf } from '../../../tests/samples/own-cloth.ts';
import { resizePicture } from '../../../app/fitting-room/pixels/resize.ts';
import type { PhotoToDress, RenderedImage } from '../../ports/image-editor.ts';
import { decodeJpeg, encodeJpeg } from './workerd-codecs.ts';
import { fittingRoomEditor } from './fitting-room-editor.ts';

const photo: PhotoToDress = {
  name: 'first',
  upright: new Uint8Array(upright),
  bodyMap: reading.data as unknown as BodyMapData,
  mapA: new Uint8Array(mapA),
  mapB: new Uint8Array(mapB),
};
const looks = Object.values(LOOKS);
const look = looks[0]!;
/** Enough where the reading is what is asked for. */
const oneGarment = { garments: look.garments.slice(0, 1) };

/** The same photo, a seventh of its pixels: what an editor does with it is the same, in a quarter of the time. */
let small: PhotoToDress;
let drawn: RenderedImage;
const readingOf = ({ readings }: RenderedImage) => readings?.[0]?.bytes;
beforeAll(async () => {
  const whole = await decodeJpeg(photo.upright);
  small = { ...photo, upright: await encodeJpeg(resizePicture(whole, 384, 576)) };
  drawn = await fittingRoomEditor().render(look, [small]);
}, 60_000);

test('a look on a real photo, inside workerd: her face stays, her clothes change', async () => {
  const image = await fittingRoomEditor().render(look, [photo]);
  expect(image).toMatchObject({
    width: 768,
    height: 1152,
    contentType: 'image/jpeg',
    source: 'fitting-room',
  });
  expect(image.bytes.length).toBeGreaterThan(20_000);
  const after = await decodeJpeg(image.bytes);
  const before = resizePicture(await decodeJpeg(photo.upright), 768, 1152);

  const [nose, hip] = [reading.data.landmarks[0]!, reading.data.landmarks[23]!];
  const difference = (mark: number[], radius: number) => {
    let sum = 0;
    let count = 0;
    const [x0, y0] = [Math.round(mark[0]! * 768), Math.round(mark[1]! * 1152)];
    for (let y = y0 - radius; y <= y0 + radius; y++)
      for (let x = x0 - radius; x <= x0 + radius; x++)
        for (let c = 0; c < 3; c++, count++)
          sum += Math.abs(after.data[(y * 768 + x) * 4 + c]! - before.data[(y * 768 + x) * 4 + c]!);
    return sum / count;
  };
  expect(difference(nose, 12)).toBeLessThan(4);
  expect(difference(hip, 12)).toBeGreaterThan(8);
});

test('a file of maps is unpacked inside workerd', async () => {
  const facts = { garment: 'tee', layers: [], atlas: { width: 8, height: 8 } };
  const packed = deflateRawSync(JSON.stringify(facts));
  const file = Buffer.concat([Buffer.from(headLine(packed.length, 3)), packed, Buffer.from('PNGJPEG')]);
  const read = await splitBaked(new Uint8Array(file));
  expect(read.facts).toEqual(facts);
  expect([read.png, read.jpeg].map((part) => new TextDecoder().decode(part))).toEqual(['PNG', 'JPEG']);
});

test('who was read on a photo once is dressed the same without being read again; on another photo she is read anew', async () => {
  const editor = fittingRoomEditor();
  const first = drawn;
  const again = await editor.render(look, [{ ...small, reading: readingOf(first)! }]);
  expect(readingOf(first)!.length).toBeLessThan(60_000);
  expect(again.readings).toBeUndefined();
  expect(again.bytes).toEqual(first.bytes);
  const turned = small.bodyMap.landmarks.map(([x, y, z, seen]) => [x + 0.01, y, z, seen] as const);
  const moved = { ...small, bodyMap: { ...small.bodyMap, landmarks: turned } };
  const anew = await editor.render(oneGarment, [{ ...moved, reading: readingOf(first)! }]);
  expect(readingOf(anew)).toBeDefined();
  const broken = await editor.render(look, [{ ...small, reading: new Uint8Array([1, 2, 3]) }]);
  expect(broken.bytes).toEqual(first.bytes);
  expect(broken.readings).toEqual(first.readings);
}, 240_000);

test('two renders at once take turns, and both come', async () => {
  const editor = fittingRoomEditor();
  const known = { ...small, reading: readingOf(drawn)! };
  const [one, two] = await Promise.all([
    editor.render(look, [known]),
    editor.render(looks[1] ?? look, [known]),
  ]);
  expect([one.source, two.source]).toEqual(['fitting-room', 'fitting-room']);
}, 240_000);

test('of two photos the one that shows what the look bares is opened, and what was read on it is named by it', async () => {
  const warm = { ...small, name: 'warm' as const };
  const { source, readings } = await fittingRoomEditor().render(LOOKS['sleeveless']!, [small, warm]);
  expect([source, readings?.map(({ name }) => name)]).toEqual(['fitting-room', ['warm']]);
  const covered = await fittingRoomEditor().render(oneGarment, [small, warm]);
  expect(covered.readings?.map(({ name }) => name)).toEqual(['first']);
}, 240_000);

test('without a photo, or with one that cannot be read, the look is a flat-lay card: never a blank', async () => {
  const [editor, cheap] = [fittingRoomEditor(), fittingRoomEditor(swatchCard)];
  const broken = { ...small, upright: new TextEncoder().encode('not a photo') };
  const odd = {
    ...small,
    bodyMap: { ...small.bodyMap, landmarks: small.bodyMap.landmarks.map(() => [0, 0, 0, 0] as const) },
  };
  const cards = [
    await editor.render(oneGarment, []),
    await cheap.render(oneGarment, [broken]),
    await cheap.render(oneGarment, [odd]),
  ];
  for (const card of cards) {
    expect(card).toMatchObject({ source: 'flat-lay', contentType: 'image/jpeg' });
    expect((await decodeJpeg(card.bytes)).width).toBe(card.width);
  }
}, 240_000);

/** A PNG of another picture than hers. */
const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'),
  (character) => character.charCodeAt(0),
);

/** The same JPEG with other measures in its header: what it claims is all that is read of it. */
function claiming(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = jpeg.slice();
  for (let i = 2; i + 9 < bytes.length;) {
    const marker = bytes[i + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) {
      bytes.set([height >> 8, height & 255, width >> 8, width & 255], i + 5);
      return bytes;
    }
    i += 2 + (bytes[i + 2]! << 8) + bytes[i + 3]!;
  }
  throw new Error('no frame header');
}

test('truncated maps, a huge photo, maps and landmarks of somebody else: the card, and the next render works', async () => {
  const editor = fittingRoomEditor(swatchCard);
  const cut = small.mapA.slice(0, small.mapA.length >> 1);
  const aside = small.bodyMap.landmarks.map(([x, y, z, seen]) => [x + 0.3, y, z, seen] as const);
  const outside = small.bodyMap.landmarks.map(([x, y, z, seen]) => [x * 4, y * 4, z, seen] as const);
  const bad: PhotoToDress[] = [
    { ...small, mapA: cut },
    { ...small, mapB: new Uint8Array() },
    { ...small, mapB: small.upright },
    { ...small, upright: claiming(small.upright, 8000, 5000) },
    { ...small, upright: small.upright.slice(0, 400) },
    { ...small, upright: small.upright.slice(0, small.upright.length >> 1) },
    { ...small, mapB: onePixel },
    { ...small, mapA: onePixel, mapB: onePixel },
    { ...small, bodyMap: { ...small.bodyMap, landmarks: aside } },
    { ...small, bodyMap: { ...small.bodyMap, landmarks: outside } },
  ];
  for (const each of everyNth(bad, 3))
    expect((await editor.render(oneGarment, [each])).source).toBe('flat-lay');
  const known = { ...small, reading: readingOf(drawn)! };
  expect((await editor.render(oneGarment, [known])).source).toBe('fitting-room');
}, 240_000);

test('for models: her photo in 2:3 under their limit, and the look as a card', async () => {
  const basis = await fittingRoomEditor().basisFor(look, small, { mostSide: 511 });
  expect(basis?.photo).toMatchObject({ width: 340, height: 510 });
  expect(basis?.card).toMatchObject({ width: 340, height: 510 });
  expect((await decodeJpeg(basis!.photo.bytes)).width).toBe(340);
  const broken = { ...small, mapA: new Uint8Array() };
  expect(await fittingRoomEditor().basisFor(look, broken, { mostSide: 511 })).toBeNull();
}, 120_000);

const WHOLE = { mostSide: 1536 };

test("a model's picture comes back with her own face; what is not she, or no picture, does not", async () => {
  const editor = fittingRoomEditor();
  const { bytes } = drawn;
  const known = { ...small, reading: readingOf(drawn)! };
  const kept = await editor.restore(look, known, bytes, WHOLE);
  expect(kept).toMatchObject({ fault: null, image: { width: 384, height: 576 } });
  expect(kept.figures.match).toBeGreaterThan(0.98);
  expect(Math.max(...Object.values(kept.figures.drift))).toBeLessThan(0.01);
  const words = new TextEncoder().encode('I cannot draw that.');
  expect(await editor.restore(look, known, words, WHOLE)).toMatchObject({ image: null, fault: 'unreadable' });
  // The decoder fills the rest of a cut file with gray.
  expect(await editor.restore(look, known, bytes.slice(0, 300), WHOLE)).toMatchObject({ image: null });
}, 120_000);

test('for models of small pictures the part around her, and each garment by itself, hers as she photographed it', async () => {
  const needs = { mostSide: 511, frame: 'body' as const, garments: 'each' as const };
  const two = { garments: look.garments.filter(isDrawnGarment).slice(0, 2) };
  const [first] = two.garments;
  // Black, of three channels; a row begins with its filter.
  const [width, height] = [30, 20];
  const data = new Uint8Array(deflateSync(new Uint8Array((width * 3 + 1) * height)));
  const own = new Map([[first!.id, pngOf({ width, height, data })]]);
  const editor = fittingRoomEditor();
  const basis = await editor.basisFor(two, small, needs, own);
  expect(basis!.photo.height).toBeLessThanOrEqual(510);
  expect(basis!.photo.width / basis!.photo.height).toBeCloseTo(2 / 3, 1);
  expect(basis!.photo.bytes).not.toEqual((await editor.basisFor(two, small, { mostSide: 511 }))!.photo.bytes);
  expect(basis!.garments.map(({ slot }) => slot)).toEqual(two.garments.map(({ slot }) => slot));
  const [hers, ...drawnOnes] = basis!.garments.map(({ picture }) => [picture.width, picture.height]);
  expect(hers).toEqual([width, height]);
  expect(drawnOnes).toHaveLength(1);
  for (const size of drawnOnes) expect(size).toEqual([768, 768]);
  // A picture that is none is drawn instead.
  const broken = new Map([[first!.id, new TextEncoder().encode('no picture')]]);
  const again = await editor.basisFor({ garments: [first!] }, small, needs, broken);
  expect(again!.garments[0]?.picture).toMatchObject({ width: 768, height: 768 });
}, 120_000);

/** A cloth of one loud green, all of it covered. */
async function greenCloth() {
  const [width, height] = [390, 400];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set([0, 200, 60, 255], i);
  const { surface } = clothOf();
  const atlas = await encodeJpeg(stackAtlas({ width, height, data }));
  return { facts: { ...surface, oneHue: false, color: '#00c83c' as const }, atlas };
}

const shareOfGreen = async ({ bytes }: RenderedImage): Promise<number> => {
  const { data } = await decodeJpeg(bytes);
  let green = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 1]! > 1.6 * data[i]! && data[i + 1]! > 1.6 * data[i + 2]!) green++;
  return green / (data.length / 4);
};

test('her own cloth is worn in place of our drawing; one that cannot be read leaves the drawing', async () => {
  const top = Object.values(LOOKS)
    .flatMap(({ garments }) => garments)
    .find(({ slot }) => slot === 'top')!;
  const hers = { garments: [top] };
  const known = { ...small, reading: readingOf(drawn)! };
  const editor = fittingRoomEditor();
  const cloth = await greenCloth();
  const ours = await editor.render(hers, [known]);
  expect(await shareOfGreen(ours)).toBeLessThan(0.002);
  expect(await shareOfGreen(await editor.render(hers, [known], new Map([[top.id, cloth]])))).toBeGreaterThan(
    0.02,
  );
  for (const broken of [
    { ...cloth, atlas: new Uint8Array([1, 2, 3]) },
    { ...cloth, facts: { ...cloth.facts, panels: { front: { x: 0, y: 0, width: 600, height: 600 } } } },
  ])
    expect((await editor.render(hers, [known], new Map([[top.id, broken]]))).bytes).toEqual(ours.bytes);
}, 240_000);
