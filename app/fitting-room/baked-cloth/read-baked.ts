// A file of maps: one line of JSON, a PNG and a JPEG (docs/baked-garments.md).
import type { Picture } from '../pixels/pixels.ts';
import type { BakedFacts, BakedGarment, Channels } from './baked-garment.ts';
import { restoreGrids } from './coordinate-grids.ts';

const LINE_END = 0x0a;

export interface BakedFile {
  facts: BakedFacts;
  png: Uint8Array;
  jpeg: Uint8Array;
}

/** @throws when it is not such a file. */
export function splitBaked(bytes: Uint8Array): BakedFile {
  const end = bytes.indexOf(LINE_END);
  const facts = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as BakedFacts;
  if (facts.format !== 2) throw new Error(`a file of maps of format ${String(facts.format)}`);
  const jpegAt = end + 1 + facts.pngBytes;
  return { facts, png: bytes.subarray(end + 1, jpegAt), jpeg: bytes.subarray(jpegAt) };
}

/** Of PNG and of JPEG, where it runs. */
export interface BakedDecoders {
  png: (file: Uint8Array) => Promise<Picture>;
  jpeg: (file: Uint8Array) => Promise<Picture>;
}

function keepRow(data: Picture['data'], kept: Uint8Array, from: number, to: number, count: 2 | 3): void {
  for (let k = from, i = from * count, o = from * 4; k < to; k++, i += count, o += 4) {
    kept[i] = data[o]!;
    kept[i + 1] = data[o + 1]!;
    if (count === 3) kept[i + 2] = data[o + 2]!;
  }
}

function channelsOf({ data, width, height }: Picture, count: 2 | 3): Channels {
  const kept = new Uint8Array(width * height * count);
  for (let y = 0; y < height; y++) keepRow(data, kept, y * width, (y + 1) * width, count);
  return { width, data: kept };
}

/** @param forms with grids as plain numbers */
export const bakedFrom = (facts: BakedFacts, forms: Picture, lights: Picture): BakedGarment => ({
  facts,
  forms: channelsOf(forms, 2),
  lights: channelsOf(lights, 3),
});

export async function readBaked(bytes: Uint8Array, decode: BakedDecoders): Promise<BakedGarment> {
  const { facts, png, jpeg } = splitBaked(bytes);
  const [forms, lights] = [await decode.png(png), await decode.jpeg(jpeg)];
  restoreGrids(facts, forms);
  return bakedFrom(facts, forms, lights);
}
