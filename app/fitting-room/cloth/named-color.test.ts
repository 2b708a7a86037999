// What is called camel is drawn camel: the color of a piece in the picture against the color that it is named by, in CIE Lab.
import { beforeAll, expect, test } from 'vitest';
import { loadPerson } from '../../../tests/people/load-person.ts';
import type { Look } from '../../domain/looks/look.ts';
import { PALETTE, type ColorName } from '../../domain/wardrobe/palette.ts';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import type { BodyModel } from '../person/body-model.ts';
import { render } from '../render.ts';

const SIZE = [240, 360] as const;
let model: BodyModel;
/** First bytes of the pixels that are trousers and nothing else. */
let legs: number[];

const lookIn = (color: ColorName): Look => ({
  garments: (
    [
      ['cotton-tee', 'white'],
      ['chinos', color],
      ['loafers', 'brown'],
    ] as const
  ).map(([id, tint]) => toWornGarment(garmentById(id)!, [tint])),
});

beforeAll(async () => {
  const { photo, bodyMap } = await loadPerson('m02-tall-plaid-pocket', ...SIZE);
  model = analyzePhoto(photo, bodyMap);
  const [white, black] = [render(model, lookIn('white')).data, render(model, lookIn('black')).data];
  legs = Array.from({ length: SIZE[0] * SIZE[1] }, (_, i) => i * 4).filter(
    (at) => Math.abs(white[at + 1]! - black[at + 1]!) > 90,
  );
});

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** CIE 1976 L*a*b*, D65. */
function labOf(red: number, green: number, blue: number): [l: number, a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

// White keeps room for its own highlights, so pale cloth is drawn a little darker than it is.
test.each([
  ['white', 11],
  ['cream', 10],
  ['stone', 5],
  ['sand', 6],
  ['camel', 4],
  ['rust', 4],
  ['olive', 4],
  ['forest', 4],
  ['burgundy', 4],
  ['navy', 4],
  ['grey', 4],
  ['charcoal', 4],
] as [ColorName, number][])('%s is drawn as it is called', (color, most) => {
  const { data } = render(model, lookIn(color));
  const drawn = legs.map((at) => labOf(data[at]!, data[at + 1]!, data[at + 2]!));
  const [l, a, b] = [0, 1, 2].map((k) => median(drawn.map((lab) => lab[k]!)));
  const value = Number.parseInt(PALETTE[color].hex.slice(1), 16);
  const named = labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
  expect(legs.length).toBeGreaterThan(3000);
  expect(Math.abs(l! - named[0])).toBeLessThan(most);
  expect(Math.hypot(a! - named[1], b! - named[2])).toBeLessThan(4);
});
