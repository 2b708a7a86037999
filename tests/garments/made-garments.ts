// Pictures of garments as an amateur takes them, made from a seed, with the truth about each: what is where.
import type { LandmarkName } from '../../app/fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import type { Form } from '../../app/fitting-room/garment-photo/garment-forms.ts';
import { valueNoise } from '../../app/fitting-room/pixels/noise.ts';
import { toOklab, type Lab } from '../../app/fitting-room/pixels/oklab.ts';
import { smoothstep, type Picture, type Point } from '../../app/fitting-room/pixels/pixels.ts';
import { fillPolygon } from '../../app/fitting-room/pixels/polygons.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { shorts, skirt, trousers } from './made/bottoms.ts';
import { dyeOf, foldsOf, rgbOf, slopesOf, type Dye, type MadePattern } from './made/cloth.ts';
import { cardigan, coat, shirt, wrap } from './made/fronts.ts';
import { GROUNDS, groundOf, type MadeGround } from './made/grounds.ts';
import { clipHanger, shoulderHanger } from './made/hangers.ts';
import { castShade, layPiece, type Scene } from './made/lay-pieces.ts';
import { lensOver, type Lens } from './made/lens.ts';
import { addGrain, crushLikeJpeg } from './made/phone-finish.ts';
import { between, oneOf, type Chance, type CutGarment, type Piece } from './made/pieces.ts';
import type { Laying, Side, SleeveLies } from './made/bodice.ts';
import { dress, longTop, sleeveless, sweater, tee } from './made/tops.ts';

export const MADE_KINDS = [
  'tee',
  'long-top',
  'shirt',
  'sweater',
  'cardigan',
  'coat',
  'sleeveless',
  'dress',
  'skirt',
  'trousers',
  'shorts',
  'wrap',
] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

export interface GarmentTruth {
  kind: MadeKind;
  /** Forms of a closet (garment-forms.ts) that are right for it. */
  forms: readonly Form[];
  ground: MadeGround;
  isHanging: boolean;
  pattern: MadePattern;
  /** OKLab of the cloth, not of its print. */
  color: Lab;
  /** 1 on the garment; its hanger is none of it. */
  mask: Uint8Array;
  /** Pixels of the picture. A corner that is hidden or outside of the picture is missing. */
  landmarks: Partial<Record<LandmarkName, Point>>;
  /** From the left of the neck to the right; empty where the front is open or there is no neck. */
  neckline: Point[];
  sleeves: Record<Side, SleeveLies>;
  touchesBorder: boolean;
}

export interface MadeGarment {
  picture: Picture;
  truth: GarmentTruth;
}

export const EIGHTY: readonly number[] = Array.from({ length: 80 }, (_, seed) => seed);
/** Not looked at while a reader is built. */
export const UNSEEN: readonly number[] = EIGHTY.filter((seed) => seed % 4 === 3);
export const SEEN: readonly number[] = EIGHTY.filter((seed) => seed % 4 !== 3);

/** Of tests/people: on whom the made garments are worn, bodies and skins far apart. */
export const WEARERS = [
  'woman-01-slim-light',
  'woman-03-plus-dark',
  'woman-06-average-medium-headscarf',
  'man-02-slim-dark',
] as const;

const CUTS: Record<MadeKind, (chance: Chance, laying: Laying) => CutGarment> = {
  tee,
  'long-top': longTop,
  shirt,
  sweater,
  cardigan,
  coat,
  sleeveless,
  dress,
  skirt,
  trousers,
  shorts,
  wrap,
};
const LONG_SLEEVED: readonly MadeKind[] = ['long-top', 'shirt', 'sweater', 'cardigan'];
const FROM_THE_WAIST: readonly MadeKind[] = ['skirt', 'trousers', 'shorts'];
const CAN_HANG: readonly MadeGround[] = ['white', 'near-white', 'own-shade', 'wood'];

/** So that every fourth seed, too, meets all kinds and grounds. */
const kindOf = (seed: number): MadeKind => MADE_KINDS[(seed + Math.floor(seed / 4)) % 12]!;
const groundNameOf = (seed: number): MadeGround => GROUNDS[(3 * Math.floor(seed / 4) + 2 * (seed % 4)) % 8]!;

function layingOf(chance: Chance, kind: MadeKind, ground: MadeGround): Laying {
  const isHanging = ground === 'wall' || (CAN_HANG.includes(ground) && chance() < 0.4);
  const lies: Record<Side, SleeveLies> = { left: 'laid', right: 'laid' };
  const draw = chance();
  if (LONG_SLEEVED.includes(kind) && !isHanging && draw < 0.22)
    lies[draw < 0.11 ? 'left' : 'right'] = chance() < 0.5 ? 'folded' : 'hidden';
  return { isHanging, lies };
}

const PATTERNS: readonly MadePattern[] = ['plain', 'plain', 'plain', 'stripe', 'check', 'floral'];
const PLAIN_ONLY: readonly MadeKind[] = ['coat', 'trousers', 'shorts', 'sweater'];

function dyeFor(chance: Chance, kind: MadeKind, ground: MadeGround): Dye {
  const drawn = oneOf(chance, PATTERNS);
  const isDenim = (kind === 'trousers' || kind === 'shorts') && chance() < 0.5;
  const pattern = PLAIN_ONLY.includes(kind) && (isDenim || chance() < 0.6) ? 'plain' : drawn;
  const dye = dyeOf(chance, { pattern, isDenim });
  if (ground === 'near-white') dye.base = rgbOf(oneOf(chance, ['#f6f5f2', '#f2efe8', '#f7f7f7']));
  const canShine = pattern === 'plain' && !isDenim && kind !== 'sweater' && kind !== 'shirt';
  dye.isVelvet = canShine && toOklab(dye.base)[0] < 0.6 && chance() < 0.35;
  return dye;
}

/** Cloth is never quite true: points move a little, neighbors together. */
const slack =
  (seed: number) =>
  ([x, y]: Point): Point => [
    x +
      0.035 * (valueNoise(x * 2.6 + seed, y * 2.6) - 0.5) +
      0.01 * (valueNoise(x * 11, y * 11 + seed) - 0.5),
    y +
      0.03 * (valueNoise(x * 2.6, y * 2.6 + seed + 40) - 0.5) +
      0.01 * (valueNoise(x * 11 + seed, y * 11) - 0.5),
  ];

function slackened(
  { pieces, landmarks, neckline, forms }: CutGarment,
  move: (point: Point) => Point,
): CutGarment {
  return {
    pieces: pieces.map((piece) => ({ ...piece, outline: piece.outline.map(move) })),
    landmarks: Object.fromEntries(Object.entries(landmarks).map(([name, point]) => [name, move(point)])),
    neckline: neckline.map(move),
    forms,
  };
}

function hung(chance: Chance, kind: MadeKind, pieces: readonly Piece[]): Piece[] {
  if (FROM_THE_WAIST.includes(kind)) return [...pieces, ...clipHanger()];
  const first = pieces.findIndex(({ material }) => material === 'cloth');
  return [...pieces.slice(0, first), ...shoulderHanger(chance), ...pieces.slice(first)];
}

function lensFor(
  chance: Chance,
  cut: CutGarment,
  size: { width: number; height: number },
  isHanging: boolean,
) {
  const touchesBorder = chance() < 0.1;
  const turn = isHanging ? between(chance, -4, 4) : between(chance, -20, 20);
  const edge = touchesBorder
    ? oneOf(chance, [
        [-0.16, 0],
        [0.16, 0],
        [0, 0.16],
      ] as const)
    : ([0, 0] as const);
  const lens = lensOver(
    cut.pieces.flatMap(({ outline }) => outline),
    size.width,
    size.height,
    {
      turn,
      tilt: [between(chance, -0.03, 0.03), between(chance, -0.1, 0.1)],
      barrel: between(chance, 0, 0.05),
      fill: touchesBorder ? 0.84 : between(chance, 0.72, 0.9),
      shift: touchesBorder ? edge : [between(chance, -0.02, 0.02), between(chance, -0.02, 0.02)],
    },
  );
  return { lens, touchesBorder };
}

function paintGround(scene: Scene, groundAt: ReturnType<typeof groundOf>): void {
  const { width, height, color } = scene;
  const unit = 800 / height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = groundAt(x * unit, y * unit);
      for (let c = 0; c < 3; c++) color[(y * width + x) * 3 + c] = at[c]!;
    }
}

/** The room's light falls off over the picture, and has a hue. */
function exposed({ width, height, color, light }: Scene, chance: Chance): Picture {
  const [level, fall, tint] = [
    between(chance, 0.95, 1.04),
    between(chance, 0.04, 0.16),
    between(chance, -0.02, 0.02),
  ];
  const [corner, soft] = [between(chance, 0, 0.16), oneOf(chance, [-1, 1])];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      // Her own shade, as she stands over it, comes in from below.
      const standing = 1 - corner * smoothstep(0.15, 0.75, v + 0.5 * soft * u);
      const by = level * (1 + fall * (u * light[0] + v * light[1]) - 0.12 * (u * u + v * v)) * standing;
      data[i * 4] = color[i * 3]! * by * (1 + tint);
      data[i * 4 + 1] = color[i * 3 + 1]! * by;
      data[i * 4 + 2] = color[i * 3 + 2]! * by * (1 - tint);
      data[i * 4 + 3] = 255;
    }
  const picture = { width, height, data };
  addGrain(picture, chance, between(chance, 1.5, 5));
  crushLikeJpeg(picture, between(chance, 62, 90));
  return picture;
}

function coverOf(pieces: readonly Piece[], lens: Lens, width: number, height: number): Float32Array {
  const cover = new Float32Array(width * height);
  for (const { outline } of pieces)
    fillPolygon(outline.map(lens.toPicture), width, height, (i, share) => {
      cover[i] = Math.max(cover[i]!, share);
    });
  return cover;
}

/** The same seed gives the same picture. */
export function madeGarment(seed: number, longSide = 800): MadeGarment {
  const chance = seededRandom(seed * 7919 + 17);
  const [kind, ground] = [kindOf(seed), groundNameOf(seed)];
  const laying = layingOf(chance, kind, ground);
  const dye = dyeFor(chance, kind, ground);
  const cut = slackened(CUTS[kind](chance, laying), slack(seed * 3));
  const [width, height] = [Math.round(longSide * 0.75), longSide];
  const { lens, touchesBorder } = lensFor(chance, cut, { width, height }, laying.isHanging);
  const pieces = laying.isHanging ? hung(chance, kind, cut.pieces) : cut.pieces;
  const around = between(chance, -2.6, -0.6);
  const light: Point = [Math.cos(around), Math.sin(around)];
  const longest = Math.max(...cut.pieces.flatMap(({ outline }) => outline.map(([, y]) => y)));
  const scene: Scene = {
    width,
    height,
    color: new Float32Array(width * height * 3),
    mask: new Float32Array(width * height),
    lens,
    dye,
    slopes: slopesOf(
      foldsOf(chance, { isHanging: laying.isHanging, length: longest > 2 ? 2.6 : 1.6 }),
      light,
    ),
    light,
  };
  paintGround(scene, groundOf(chance, ground, dye.base));
  castShade(scene, coverOf(pieces, lens, width, height), laying.isHanging ? between(chance, 0.03, 0.1) : 0);
  pieces.forEach((piece, at) => layPiece(scene, piece, at));
  const landmarks: GarmentTruth['landmarks'] = {};
  for (const [name, point] of Object.entries(cut.landmarks) as [LandmarkName, Point][]) {
    const [x, y] = lens.toPicture(point);
    if (x >= 0 && y >= 0 && x < width && y < height) landmarks[name] = [x, y];
  }
  return {
    picture: exposed(scene, chance),
    truth: {
      kind,
      forms: cut.forms,
      ground,
      isHanging: laying.isHanging,
      pattern: dye.pattern,
      color: toOklab(dye.base),
      mask: Uint8Array.from(scene.mask, (share) => (share >= 0.5 ? 1 : 0)),
      landmarks,
      neckline: cut.neckline.map(lens.toPicture),
      sleeves: laying.lies,
      touchesBorder,
    },
  };
}
