// A file of maps: packed facts, a PNG and a JPEG (docs/baked-garments.md).
import type { Picture } from '../pixels/pixels.ts';
import type { BakedFacts, BakedGarment, Channels } from './baked-garment.ts';
import { restoreGrids } from './coordinate-grids.ts';

const FORMAT = 3;

/** The line at the head of a file: its format, and the bytes of facts and PNG. */
export const headLine = (factsBytes: number, pngBytes: number): string =>
  `${FORMAT} ${factsBytes} ${pngBytes}\n`;

const HEAD = new RegExp(`^${FORMAT} (\\d+) (\\d+)\\n`);
const LONGEST_HEAD = 24;

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

export interface BakedFile {
  facts: BakedFacts;
  png: Uint8Array;
  jpeg: Uint8Array;
}

/** @throws when it is not such a file. */
export async function splitBaked(bytes: Uint8Array<ArrayBuffer>): Promise<BakedFile> {
  const head = HEAD.exec(new TextDecoder().decode(bytes.subarray(0, LONGEST_HEAD)));
  if (!head) throw new Error('not a file of maps that this version reads');
  const factsAt = head[0].length;
  const pngAt = factsAt + Number(head[1]);
  const jpegAt = pngAt + Number(head[2]);
  const facts = JSON.parse(await inflated(bytes.subarray(factsAt, pngAt))) as BakedFacts;
  return { facts, png: bytes.subarray(pngAt, jpegAt), jpeg: bytes.subarray(jpegAt) };
}

/** Of PNG and of JPEG, where it runs. */
export interface BakedDecoders {
  png: (file: Uint8Array) => Promise<Picture>;
  jpeg: (file: Uint8Array) => Promise<Picture>;
}

function channelsOf({ data, width, height }: Picture, count: 2 | 3): Channels {
  const kept = new Uint8Array(width * height * count);
  for (let c = 0; c < count; c++)
    for (let i = c, o = c; i < kept.length; i += count, o += 4) kept[i] = data[o]!;
  return { width, data: kept };
}

/** @param forms with grids as plain numbers */
export const bakedFrom = (facts: BakedFacts, forms: Picture, lights: Picture): BakedGarment => ({
  facts,
  forms: channelsOf(forms, 2),
  lights: channelsOf(lights, 3),
});

export async function readBaked(
  bytes: Uint8Array<ArrayBuffer>,
  decode: BakedDecoders,
): Promise<BakedGarment> {
  const { facts, png, jpeg } = await splitBaked(bytes);
  const [forms, lights] = [await decode.png(png), await decode.jpeg(jpeg)];
  restoreGrids(facts, forms);
  return bakedFrom(facts, forms, lights);
}
