// What the garment lies on or hangs at.
import { hash, ridge, valueNoise } from '../../../app/fitting-room/pixels/noise.ts';
import { lerp, smoothstep, type Rgb } from '../../../app/fitting-room/pixels/pixels.ts';
import { toOklab } from '../../../app/fitting-room/pixels/oklab.ts';
import { rgbOf, shifted } from './cloth.ts';
import { between, oneOf, type Chance } from './pieces.ts';

export const GROUNDS = [
  'white',
  'near-white',
  'own-shade',
  'wood',
  'carpet',
  'tiles',
  'bedspread',
  'wall',
] as const;
export type MadeGround = (typeof GROUNDS)[number];

/** In units of an eight-hundredth of the picture's height. */
export type GroundColor = (x: number, y: number) => Rgb;

const TONES: Record<MadeGround, readonly string[]> = {
  white: ['#f4f3f0', '#eeeeec'],
  'near-white': ['#dddbd6', '#e2dfd8', '#d8dadd'],
  'own-shade': [],
  wood: ['#b98d5e', '#8a6243', '#6d4a33', '#c9a878', '#a39685'],
  carpet: ['#cdbfae', '#a8adb3', '#7f776e', '#55606b', '#b7a48f'],
  tiles: ['#b9b6b0', '#d8d4cb', '#8f9699', '#c7b59c'],
  bedspread: ['#c9d2da', '#8f9db8', '#e4d6c6', '#6f7f74', '#b58f96'],
  wall: ['#e4dccb', '#a9b49a', '#7f95a3', '#d3c1b5', '#cfd5d8'],
};

const PAINTED_WOOD: Rgb = [232, 230, 224];

const lit = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

const sheetFold = (x: number, y: number): number =>
  ridge((0.8 * x + 0.6 * y) / 420, (0.8 * y - 0.6 * x) / 110) ** 7 *
  smoothstep(0.35, 0.8, valueNoise(x / 170, y / 170));

/** Its folds have a lit and a dark side. */
const sheet = (x: number, y: number): number =>
  0.97 +
  0.04 * valueNoise(x / 140, y / 110) +
  0.16 * (sheetFold(x + 5, y + 5) - sheetFold(x, y)) +
  0.012 * hash(x | 0, y | 0);

function woodAt(x: number, y: number): number {
  const plank = Math.floor(x / 118);
  const start = 700 * hash(plank, 3);
  const board = plank * 7 + Math.floor((y + start) / 620);
  const isSeam = x - plank * 118 < 2 || (y + start) % 620 < 2;
  const grain = valueNoise(x / 7 + board * 31, y / 130) + 0.5 * valueNoise(x / 2, y / 60 + board * 9);
  return (isSeam ? 0.6 : 1) * (0.8 + 0.17 * grain + 0.12 * hash(board, 5));
}

const carpetAt = (x: number, y: number): number =>
  0.78 + 0.22 * valueNoise(x / 2.2, y / 2.2) + 0.1 * hash(x | 0, y | 0) + 0.1 * valueNoise(x / 40, y / 40);

function tilesAt(x: number, y: number): number {
  const [i, j] = [Math.floor(x / 190), Math.floor(y / 190)];
  const isJoint = x - i * 190 < 5 || y - j * 190 < 5;
  return isJoint ? 0.72 : 0.93 + 0.06 * valueNoise(x / 30, y / 30) + 0.06 * hash(i, j);
}

/** Rings, leaves or checks in a second tone, and the folds of a made bed. */
function bedspread(chance: Chance, base: Rgb): GroundColor {
  const second = shifted(base, oneOf(chance, [-0.12, 0.1, -0.18]), 1.2);
  const [motif, size] = [oneOf(chance, ['rings', 'checks', 'zigzag'] as const), between(chance, 50, 100)];
  const isSecond = (x: number, y: number): boolean => {
    const [u, v] = [x / size, y / size];
    if (motif === 'checks') return (Math.floor(u) + Math.floor(v)) % 2 === 0;
    if (motif === 'zigzag') return Math.abs(((v + Math.abs((u % 2) - 1) * 0.6) % 1) - 0.5) < 0.17;
    const radius = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
    return radius < 0.36 && radius > 0.22;
  };
  return (x, y) =>
    lit(isSecond(x + 4000, y + 4000) ? second : base, sheet(x, y) * (0.96 + 0.06 * hash(x | 0, y | 0)));
}

/** Now and then with the frame of a door beside it, or a skirting board below. */
function wall(chance: Chance, base: Rgb): GroundColor {
  const draw = chance();
  const [frame, board] = [draw < 0.2 ? 545 : Infinity, draw > 0.8 ? 745 : Infinity];
  return (x, y) => {
    const plaster = 0.96 + 0.04 * valueNoise(x / 60, y / 60) + 0.03 * valueNoise(x / 4, y / 4);
    const from = Math.max(x - frame, y - board);
    if (from < 0) return lit(base, plaster * lerp(0.9, 1, smoothstep(0, 12, -from)));
    return lit(PAINTED_WOOD, from < 3 ? 0.8 : 0.97 + 0.03 * valueNoise(x / 50, y / 50));
  };
}

export function groundOf(chance: Chance, ground: MadeGround, cloth: Rgb): GroundColor {
  const away = toOklab(cloth)[0] > 0.5 ? -1 : 1;
  const base =
    ground === 'own-shade'
      ? shifted(cloth, away * between(chance, 0.1, 0.17), 0.8)
      : rgbOf(oneOf(chance, TONES[ground]));
  const turned = ground === 'wood' && chance() < 0.5;
  const flat = chance() < 0.5;
  switch (ground) {
    case 'wood':
      return (x, y) => lit(base, turned ? woodAt(y + 999, x + 999) : woodAt(x + 999, y + 999));
    case 'carpet':
      return (x, y) => lit(base, carpetAt(x, y));
    case 'tiles':
      return (x, y) => lit(base, tilesAt(x + 999, y + 999));
    case 'bedspread':
      return bedspread(chance, base);
    case 'wall':
      return wall(chance, base);
    default:
      return (x, y) =>
        lit(base, flat ? 0.985 + 0.02 * valueNoise(x / 90, y / 90) + 0.01 * hash(x | 0, y | 0) : sheet(x, y));
  }
}
