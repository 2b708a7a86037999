import { expect, test } from 'vitest';
import { bakesFromDisk } from '../../../bench/fitting/published-bakes.ts';
import { colorError } from '../../../tests/garments/score-reading.ts';
import type { ColorName } from '../../domain/wardrobe/palette.ts';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import { rgbOf } from '../cloth/fabric/fabrics.ts';
import { luma, type Picture, type Rgb } from '../pixels/pixels.ts';
import { drawPiece, onGround } from './piece-drawing.ts';

const [WIDTH, HEIGHT] = [216, 252];

async function tileOf(id: string, color: ColorName): Promise<Picture> {
  const garment = toWornGarment(garmentById(id)!, [color]);
  return drawPiece(garment, WIDTH, HEIGHT, await bakesFromDisk({ garments: [garment] }));
}

/** Of the pixels that are cloth alone, channel by channel. @param darkest what is darker is the inside of its back */
function middleColor({ data }: Picture, darkest = 0): Rgb {
  const channels: number[][] = [[], [], []];
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] === 255 && luma(data[i]!, data[i + 1]!, data[i + 2]!) >= darkest)
      channels.forEach((values, c) => values.push(data[i + c]!));
  const middle = channels.map((values) => values.sort((a, b) => a - b)[values.length >> 1]!);
  return [middle[0]!, middle[1]!, middle[2]!];
}

test.each([
  ['cotton-tee', 'white'],
  ['lambswool-jumper', 'navy'],
  ['wool-coat', 'camel'],
  ['straight-jeans', 'denim'],
  ['bold-maxi', 'fuchsia'],
  ['pencil-skirt', 'black'],
] as const)('%s in %s is of that color on its tile', async (id, color) => {
  const named = rgbOf(toWornGarment(garmentById(id)!, [color]).cloth.colour);
  const seen = middleColor(await tileOf(id, color), luma(...named) * 0.76);
  expect(colorError(seen, named)).toBeLessThan(6);
});

test('a tile is the garment on nothing, whole and in its middle, the same at each drawing', async () => {
  const tile = await tileOf('wool-coat', 'camel');
  const at = (x: number, y: number) => tile.data[(y * WIDTH + x) * 4 + 3]!;
  for (let x = 0; x < WIDTH; x++) expect([at(x, 0), at(x, HEIGHT - 1)]).toEqual([0, 0]);
  const cloth = [...Array(WIDTH).keys()].flatMap((x) =>
    [...Array(HEIGHT).keys()].filter((y) => at(x, y) === 255).map((y) => [x, y] as const),
  );
  const [left, right] = [Math.min(...cloth.map(([x]) => x)), Math.max(...cloth.map(([x]) => x))];
  const [high, low] = [Math.min(...cloth.map(([, y]) => y)), Math.max(...cloth.map(([, y]) => y))];
  expect(Math.abs(left + right - WIDTH)).toBeLessThan(6);
  expect(low - high).toBeGreaterThan(HEIGHT * 0.8);
  expect((await tileOf('wool-coat', 'camel')).data).toEqual(tile.data);
});

test('dark cloth has no pale rim: what is half cloth has the color of cloth', async () => {
  const { data } = await tileOf('lambswool-jumper', 'navy');
  let brightest = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! > 60) brightest = Math.max(brightest, data[i]! + data[i + 1]! + data[i + 2]!);
  expect(brightest).toBeLessThan(330);
});

test('an open front leaves no slit to the ground between its edge and the inside of its back', async () => {
  const { data } = await tileOf('fine-cardigan', 'navy');
  for (let y = Math.round(HEIGHT * 0.35); y < HEIGHT * 0.7; y++) {
    const row = Array.from({ length: 40 }, (_, k) => data[(y * WIDTH + WIDTH / 2 - 20 + k) * 4 + 3]!);
    expect(Math.min(...row), `row ${y}`).toBeGreaterThan(240);
  }
});

const GROUND = [244, 237, 230];

/** How wide it is drawn in each of its rows, pixels. */
function rowsOf(id: string): number[] {
  const tile = drawPiece(toWornGarment(garmentById(id)!, ['black']), 108, 126);
  const { width, height, data } = onGround(tile, '#f4ede6');
  const isDrawn = (at: number) => GROUND.some((value, c) => Math.abs(data[at * 4 + c]! - value) > 100);
  const rows = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x++) if (isDrawn(y * width + x)) count++;
    return count;
  });
  return rows.filter((count) => count > 2);
}

test('socks have a leg slimmer than their foot is long, and are as high as they are called', () => {
  const tall = (id: string) => {
    const rows = rowsOf(id);
    // Drawn as large as fits: the foot is the measure.
    return rows.length / Math.max(...rows);
  };
  const rows = rowsOf('ankle-socks');
  expect(rows[Math.round(rows.length * 0.1)]! / Math.max(...rows)).toBeLessThan(0.4);
  expect(tall('no-show-socks')).toBeLessThan(tall('ankle-socks') * 0.75);
  expect(tall('long-wool-socks')).toBeGreaterThan(tall('ankle-socks') * 1.15);
});

test.each(['wool-scarf', 'straw-hat', 'wool-beanie'])('%s is on its tile what its maps show', async (id) => {
  const garment = toWornGarment(garmentById(id)!, garmentById(id)!.colors[0]!);
  const [drawn, baked] = [undefined, await bakesFromDisk({ garments: [garment] })].map(
    (bakes) => drawPiece(garment, 108, 126, bakes).data,
  );
  let changed = 0;
  for (let i = 0; i < drawn!.length; i++) if (Math.abs(drawn![i]! - baked![i]!) > 8) changed++;
  expect(changed).toBeGreaterThan(2000);
});

test('a white piece is white on its paper, a gray one stays gray', async () => {
  expect(middleColor(await tileOf('cotton-tee', 'white'))[1]).toBeGreaterThan(228);
  expect(middleColor(await tileOf('cotton-tee', 'grey'))[1]).toBeLessThan(200);
});
