// The true parts of tests/people-truth: which label each pixel of the photo has. Node only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPng } from './png.ts';

/** Labels of NAME.parts.png that tests ask for: tests/people-truth/README.md. */
export const LABEL = {
  background: 0,
  hair: 1,
  face: 2,
  arm: 3,
  hand: 4,
  leg: 5,
  foot: 6,
  top: 7,
  bottom: 8,
  dress: 9,
  outer: 10,
  shoe: 11,
  held: 12,
  hat: 13,
} as const;

/** The palette of the files, by label: a decoded picture shows colors. */
const PALETTE = [
  0x000000, 0x783c14, 0xffbe96, 0xff8c5a, 0xff3c3c, 0xc878c8, 0x783ca0, 0x3c78ff, 0x3cc85a, 0xf0dc3c, 0x283c8c,
  0xffffff, 0x00c8c8, 0xff00a0,
];

/**
 * The label at a pixel of a picture of that size, by nearest neighbor.
 * @param name one of TRUTH_PEOPLE
 */
export async function readParts(
  name: string,
  width: number,
  height: number,
): Promise<(x: number, y: number) => number> {
  const file = join(import.meta.dirname, '..', 'people-truth', `${name}.parts.png`);
  const parts = await readPng(readFileSync(file));
  return (x, y) => {
    const px = Math.min(parts.width - 1, Math.floor(((x + 0.5) * parts.width) / width));
    const py = Math.min(parts.height - 1, Math.floor(((y + 0.5) * parts.height) / height));
    const i = (py * parts.width + px) * 4;
    return PALETTE.indexOf((parts.data[i]! << 16) | (parts.data[i + 1]! << 8) | parts.data[i + 2]!);
  };
}
