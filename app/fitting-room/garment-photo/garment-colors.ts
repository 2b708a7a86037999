import type { Hex } from '../../domain/looks/cloth.ts';
import { fromOklab } from '../pixels/oklab.ts';
import type { CutOut } from './cut-out/cut-by-colors.ts';

type PhotoPattern = 'plain' | 'stripe' | 'check' | 'other';

export interface ClothColors {
  colors: [Hex, ...Hex[]];
  pattern: PhotoPattern;
}

const CLUSTERS = 4;
/** Nearer in hue and chroma, and not far in light, colors are shades of one cloth. */
const SAME_TINT = 0.035;
const SAME_LIGHT = 0.22;
const SECOND = 0.16; // share of the cloth

const hexOf = (lab: readonly [number, number, number]): Hex =>
  `#${fromOklab(lab)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

function inside({ mask, width, height }: CutOut, by: number): number[] {
  const pixels: number[] = [];
  for (let y = by; y < height - by; y++)
    for (let x = by; x < width - by; x++) {
      const i = y * width + x;
      if (mask[i] && mask[i - by] && mask[i + by] && mask[i - by * width] && mask[i + by * width])
        pixels.push(i);
    }
  return pixels;
}

interface Cluster {
  lab: [number, number, number];
  share: number;
  pixels: number[];
}

/** By tint and light; folds and shadows of one cloth are merged afterward. */
function clustersOf({ lab }: CutOut, pixels: readonly number[]): Cluster[] {
  const of = (i: number): [number, number, number] => [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!];
  const off = (a: readonly number[], b: readonly number[]) =>
    (0.5 * (a[0]! - b[0]!)) ** 2 + (a[1]! - b[1]!) ** 2 + (a[2]! - b[2]!) ** 2;
  const centers = [of(pixels[Math.floor(pixels.length / 2)] ?? 0)];
  while (centers.length < CLUSTERS) {
    let best = pixels[0] ?? 0;
    let most = -1;
    for (const i of pixels) {
      const least = Math.min(...centers.map((center) => off(of(i), center)));
      if (least > most) [most, best] = [least, i];
    }
    centers.push(of(best));
  }
  let groups: number[][] = [];
  for (let turn = 0; turn < 8; turn++) {
    groups = centers.map(() => []);
    for (const i of pixels) {
      const far = centers.map((center) => off(of(i), center));
      groups[far.indexOf(Math.min(...far))]!.push(i);
    }
    groups.forEach((group, k) => {
      if (group.length === 0) return;
      centers[k] = [0, 1, 2].map(
        (c) => group.reduce((sum, i) => sum + lab[i * 3 + c]!, 0) / group.length,
      ) as Cluster['lab'];
    });
  }
  return centers
    .map((center, k) => ({ lab: center, share: groups[k]!.length / pixels.length, pixels: groups[k]! }))
    .filter(({ share }) => share > 0.02)
    .sort((a, b) => b.share - a.share);
}

const isSameCloth = (a: Cluster, b: Cluster): boolean =>
  Math.hypot(a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]) < SAME_TINT + 0.05 * Math.abs(a.lab[0] - b.lab[0]) &&
  Math.abs(a.lab[0] - b.lab[0]) < SAME_LIGHT;

/** 0 and 1 where either cluster is, -1 elsewhere. */
function labelsOf(first: Cluster, second: Cluster, { mask }: CutOut): Int8Array {
  const of = new Int8Array(mask.length).fill(-1);
  for (const i of first.pixels) of[i] = 0;
  for (const i of second.pixels) of[i] = 1;
  return of;
}

/** How often two colors alternate along rows and columns. */
function turns(of: Int8Array, width: number): { across: number; down: number } {
  let [across, down] = [0, 0];
  for (let i = 0; i < of.length - width; i++) {
    if (of[i]! < 0) continue;
    if (of[i + 1]! >= 0 && of[i] !== of[i + 1]) across++;
    if (of[i + width]! >= 0 && of[i] !== of[i + width]) down++;
  }
  return { across, down };
}

/** So far apart in tint, and so many turns a pixel: a fine check's colors and their mixture, which folds are not. */
const WOVEN = { tint: 0.022, turns: 0.18 } as const;

function isWoven(a: Cluster, b: Cluster, cut: CutOut): boolean {
  if (Math.hypot(a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]) < WOVEN.tint) return false;
  const { across, down } = turns(labelsOf(a, b, cut), cut.width);
  return Math.min(across, down) * 2 > WOVEN.turns * (a.pixels.length + b.pixels.length);
}

function merged(clusters: Cluster[], cut: CutOut): Cluster[] {
  const cloths: Cluster[] = [];
  for (const cluster of clusters) {
    const same = cloths.find((cloth) => isSameCloth(cloth, cluster) && !isWoven(cloth, cluster, cut));
    if (!same) {
      cloths.push({ ...cluster });
      continue;
    }
    same.pixels = [...same.pixels, ...cluster.pixels];
    same.share += cluster.share;
  }
  return cloths;
}

/** Quantiles of lightness: folds only darken. */
const LIT = [0.4, 0.85] as const;
/** Away from the other color, with which a small picture mixes it. */
const LIGHTER = [0.5, 0.95] as const;
const DARKER = [0.05, 0.45] as const;

function tintOf(
  { pixels }: Cluster,
  { lab }: CutOut,
  [from, to]: readonly [number, number] = LIT,
): [number, number, number] {
  const byLight = [...pixels].sort((a, b) => lab[a * 3]! - lab[b * 3]!);
  const lit = byLight.slice(Math.floor(byLight.length * from), Math.floor(byLight.length * to) + 1);
  return [0, 1, 2].map((c) => lit.reduce((sum, i) => sum + lab[i * 3 + c]!, 0) / Math.max(1, lit.length)) as [
    number,
    number,
    number,
  ];
}

/** Pixels from the edge: there lies the cloth itself, a print lies within. */
const RIM = 8;

/** The cloth's own color first: what has most of its rim and of the whole, whatever is printed on it. */
function groundFirst(cloths: Cluster[], { mask, width }: CutOut): Cluster[] {
  const isRim = (i: number) =>
    !mask[i - RIM] || !mask[i + RIM] || !mask[i - RIM * width] || !mask[i + RIM * width];
  const rims = cloths.map(({ pixels }) => pixels.filter(isRim).length);
  const all = rims.reduce((sum, count) => sum + count, 0) || 1;
  const own = new Map(cloths.map((cloth, k) => [cloth, cloth.share + rims[k]! / all]));
  return cloths.toSorted((a, b) => own.get(b)! - own.get(a)!);
}

export function clothColors(cut: CutOut): ClothColors {
  const pixels = inside(cut, 2);
  const cloths = merged(clustersOf(cut, pixels.length > 60 ? pixels : inside(cut, 1)), cut);
  const [first, ...others] = groundFirst(cloths, cut);
  if (!first) return { colors: ['#808080'], pattern: 'plain' };
  const [second] = others.filter(({ share }) => share >= SECOND).sort((a, b) => b.share - a.share);
  const main = hexOf(tintOf(first, cut));
  if (!second) return { colors: [main], pattern: 'plain' };
  const of = labelsOf(first, second, cut);
  const { across, down } = turns(of, cut.width);
  const area = first.pixels.length + second.pixels.length;
  // A logo or a sole is one patch with a short rim.
  if (across + down < 0.12 * area) return { colors: [main], pattern: 'plain' };
  const [more, less] = [Math.max(across, down), Math.min(across, down)];
  const pattern = more > 2.2 * less ? 'stripe' : more < 1.5 * less ? 'check' : 'other';
  // A small picture mixes colors at their border: only the middles of stripes count.
  const pure = [first, second].map((cluster, label) => {
    const [apart, near] = [{ ...cluster }, [1, -1, cut.width, -cut.width]];
    apart.pixels = cluster.pixels.filter((i) => near.every((by) => of[i + by] === label));
    const isLighter = cluster.lab[0] > (label === 0 ? second : first).lab[0];
    return hexOf(tintOf(apart.pixels.length > 20 ? apart : cluster, cut, isLighter ? LIGHTER : DARKER));
  });
  return { colors: [pure[0] ?? main, ...pure.slice(1)], pattern };
}
