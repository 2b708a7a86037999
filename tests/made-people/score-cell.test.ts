import { expect, test } from 'vitest';
import type { Picture, Point } from '../../app/fitting-room/pixels/pixels.ts';
import { scoreCell, type Cell } from './score-cell.ts';
import { LABEL, type TruePerson } from './true-person.ts';

const [WIDTH, HEIGHT] = [120, 240];
const SKIN = [190, 140, 110];
const WALL = [200, 205, 210];
const OLD = [60, 90, 160];
const NEW = [20, 48, 224];

type Paint = (x: number, y: number) => readonly number[];

function pictureOf(paint: Paint): Picture {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    data.set(paint(i % WIDTH, Math.floor(i / WIDTH)), i * 4);
    data[i * 4 + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const inside = (x: number, y: number, x0: number, y0: number, x1: number, y1: number): boolean =>
  x >= x0 && x < x1 && y >= y0 && y < y1;

/** In a top and shorts; her left arm hangs at the picture's right, bare below the elbow. */
function labelAt(x: number, y: number): number {
  if (inside(x, y, 52, 5, 68, 25)) return LABEL.face;
  if (inside(x, y, 72, 50, 82, 80)) return LABEL.top;
  if (inside(x, y, 72, 80, 82, 106)) return LABEL.forearm;
  if (inside(x, y, 72, 106, 82, 126)) return LABEL.hand;
  if (inside(x, y, 44, 40, 70, 100)) return LABEL.top;
  if (inside(x, y, 44, 100, 70, 130)) return LABEL.top + 1;
  if (inside(x, y, 44, 130, 70, 180)) return LABEL.thigh;
  return 0;
}

const colorOf = (label: number): readonly number[] => (label === 0 ? WALL : label >= LABEL.top ? OLD : SKIN);

const photo = pictureOf((x, y) => colorOf(labelAt(x, y)));
const parts = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  labelAt(i % WIDTH, Math.floor(i / WIDTH)),
);
const arm = (x: number): Record<'shoulder' | 'elbow' | 'wrist' | 'hand', Point> => ({
  shoulder: [x, 50],
  elbow: [x, 78],
  wrist: [x, 106],
  hand: [x, 116],
});
const her: TruePerson = {
  width: WIDTH,
  height: HEIGHT,
  parts,
  bare: parts.map((label) => (label === LABEL.top + 1 ? LABEL.thigh : label)),
  arms: [arm(77), arm(40)],
  stature: 230,
  tone: 4,
  drawn: {},
};

/** Trousers and a shirt with sleeves down to the wrist. */
const isCloth = (x: number, y: number): boolean =>
  inside(x, y, 42, 38, 71, 190) || inside(x, y, 71, 48, 84, 106);
const isSleeve = (x: number, y: number): boolean => inside(x, y, 71, 48, 84, 106);
const plane = (is: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (is(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0));
const seen = (x: number, y: number): readonly number[] => colorOf(labelAt(x, y));
const dressed: Paint = (x, y) => (isCloth(x, y) ? NEW : seen(x, y));

const score = (paint: Paint, more: Partial<Cell> = {}) =>
  scoreCell(her, {
    photo,
    picture: pictureOf(paint),
    cloth: plane(isCloth),
    sleeves: plane(isSleeve),
    ...more,
  });

test('a picture without a fault has none', () => {
  expect(score(dressed)).toEqual({
    legsKept: 0,
    armsKept: 0,
    hands: ['bound', 'none'],
    ownSkin: {
      neck: { changed: 0, atOldEdge: 0, all: 0 },
      arms: { changed: 0, atOldEdge: 0, all: 0 },
      hands: { changed: 0, atOldEdge: 0, all: 96 },
      legs: { changed: 0, atOldEdge: 0, all: 0 },
      feet: { changed: 0, atOldEdge: 0, all: 0 },
    },
    tone: {},
    face: 0,
    hair: 0,
    oldCloth: 0,
    oldShoes: 0,
  });
});

test('a block of thigh over trousers is counted', () => {
  const isThigh = (x: number, y: number): boolean => inside(x, y, 50, 140, 60, 150);
  expect(score((x, y) => (isThigh(x, y) ? seen(x, y) : dressed(x, y))).legsKept).toBe(100);
});

test('a hand whose arm ends above it is severed, one without fingers torn, one that the look covers hidden', () => {
  const hands = (paint: Paint, more?: Partial<Cell>): string => score(paint, more).hands[0];
  const short = (x: number, y: number): boolean => isCloth(x, y) && !inside(x, y, 71, 98, 84, 106);
  const gap: Paint = (x, y) => (inside(x, y, 71, 98, 84, 106) ? WALL : dressed(x, y));
  expect(hands(gap, { cloth: plane(short), sleeves: plane((x, y) => isSleeve(x, y) && y < 98) })).toBe(
    'severed',
  );
  expect(hands((x, y) => (inside(x, y, 72, 114, 82, 126) ? NEW : dressed(x, y)))).toBe('torn');
  expect(hands((x, y) => (inside(x, y, 72, 106, 82, 126) ? NEW : dressed(x, y)))).toBe('hidden');
});

test('one changed pixel of a face, and old cloth beside the new, are counted', () => {
  expect(score((x, y) => (x === 60 && y === 15 ? [190, 141, 110] : dressed(x, y))).face).toBe(1);
  const bare = (x: number, y: number): boolean => isCloth(x, y) && !inside(x, y, 42, 38, 52, 100);
  const left: Paint = (x, y) => (bare(x, y) ? NEW : seen(x, y));
  expect(score(left, { cloth: plane(bare) }).oldCloth).toBe(8 * 60);
});

const isLeg = (x: number, y: number): boolean =>
  labelAt(x, y) === LABEL.top + 1 || labelAt(x, y) === LABEL.thigh;
const shorts = (x: number, y: number): boolean => inside(x, y, 42, 38, 71, 112) || isSleeve(x, y);
/** In a top and short shorts; her legs as `leg` says. */
const inShorts =
  (leg: Paint): Paint =>
  (x, y) =>
    shorts(x, y) ? NEW : isLeg(x, y) ? leg(x, y) : seen(x, y);

test('the shade of new cloth on skin beside it is no change, another color there is one, and so is shade far away', () => {
  const at = (label: number): boolean => label === LABEL.thigh;
  const legs = (color: readonly number[], from: number, to: number): number =>
    score(
      inShorts((x, y) => (at(labelAt(x, y)) && y >= from && y < to ? color : SKIN)),
      { cloth: plane((x, y) => shorts(x, y) || inside(x, y, 42, 38, 71, 130)) },
    ).ownSkin.legs.changed;
  const dark = SKIN.map((value) => value * 0.8);
  expect(legs(dark, 130, 136)).toBe(0);
  expect(legs([150, 140, 110], 130, 136)).toBeGreaterThan(50);
  expect(legs(dark, 150, 156)).toBeGreaterThan(50);
});

test('wall where a limb should be has no tone', () => {
  const paint = inShorts((_, y) => (y < 128 ? WALL : SKIN));
  const wall = pictureOf(() => WALL);
  expect(score(paint, { cloth: plane(shorts) }).tone.legs!.all).toBeGreaterThan(20);
  expect(score(paint, { cloth: plane(shorts), wall }).tone.legs).toBeUndefined();
});

test('covered limbs have the tone that they have undressed, not that of skin in another light', () => {
  const dim = [120, 85, 65];
  const cell = { cloth: plane(shorts), undressed: pictureOf(inShorts(() => dim)) };
  expect(
    score(
      inShorts(() => dim),
      cell,
    ).tone.legs!.all,
  ).toBe(0);
  expect(
    score(
      inShorts(() => SKIN),
      cell,
    ).tone.legs!.all,
  ).toBeGreaterThan(15);
});

test('own skin away from cloth that is painted anew is counted, and how far the paint is from her skin', () => {
  const { ownSkin, tone } = score(
    inShorts(() => [200, 140, 110]),
    { cloth: plane(shorts) },
  );
  expect(ownSkin.legs.changed).toBe(ownSkin.legs.all);
  expect(ownSkin.legs.all).toBeGreaterThan(800);
  expect(tone.legs!.all).toBeGreaterThan(2);
  expect(tone.legs!.all).toBeLessThan(6);
  expect(tone.arms).toBeUndefined();
});

test('skin that changed is told apart: beside the edge of old clothes, and away from it', () => {
  const changed = (from: number, to: number) =>
    score(
      inShorts((_, y) => (y >= from && y < to ? [200, 140, 110] : SKIN)),
      { cloth: plane((x, y) => inside(x, y, 42, 38, 71, 112)) },
    ).ownSkin.legs;
  // Her old shorts end at 130.
  const beside = changed(130, 134);
  expect(beside.changed).toBeGreaterThan(20);
  expect(beside.atOldEdge).toBe(beside.changed);
  const away = changed(150, 160);
  expect(away.changed).toBeGreaterThan(100);
  expect(away.atOldEdge).toBe(0);
});

test('a bare foot is bare in the look down to where a new shoe begins', () => {
  const isFoot = (x: number, y: number): boolean => inside(x, y, 44, 180, 70, 200);
  const barefoot = {
    ...her,
    parts: parts.map((label, i) => (isFoot(i % WIDTH, Math.floor(i / WIDTH)) ? LABEL.foot : label)),
  };
  const isShoe = (x: number, y: number): boolean => inside(x, y, 44, 192, 54, 200);
  const seenFoot: Paint = (x, y) => (isFoot(x, y) ? SKIN : seen(x, y));
  const feet = (from: number, to: number) =>
    scoreCell(barefoot, {
      photo: pictureOf(seenFoot),
      picture: pictureOf((x, y) => (isFoot(x, y) && x > 58 && y >= from && y < to ? WALL : seenFoot(x, y))),
      cloth: plane(isShoe),
      sleeves: plane(() => false),
    }).ownSkin.feet;
  expect(feet(194, 200).changed).toBe(0);
  expect(feet(183, 188).changed).toBeGreaterThan(30);
});
