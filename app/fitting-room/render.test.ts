import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/samples/looks.ts';
import { handPixels } from '../../tests/people/hand-pixels.ts';
import { GOOD_PEOPLE } from '../../tests/people/load-person.ts';
import { loadAnalyzedPerson, type AnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import type { BodyMap, Landmark } from '../domain/photos/body-map.ts';
import { CLOSURES, COLLARS, HAT_SHAPES, LASTS, NECKLINES } from '../domain/looks/look.ts';
import type { CoatDrawing, Drawing, Look } from '../domain/looks/look.ts';
import { analyzePhoto } from './analyze-photo.ts';
import { resamplePlane } from './body-map/class-maps.ts';
import { lockedPixels } from './person/face-lock.ts';
import type { Picture } from './pixels/pixels.ts';
import { accessoryPixels, render } from './render.ts';
import { LONG } from '../../tests/runner/long-run.ts';

const WIDTH = 192;
const HEIGHT = 288;

/** The class map's pixel under a pixel of the picture. */
function mapPixel({ classes }: BodyMap, i: number): number {
  const x = Math.floor((((i % WIDTH) + 0.5) * classes.width) / WIDTH);
  const y = Math.floor(((Math.floor(i / WIDTH) + 0.5) * classes.height) / HEIGHT);
  return y * classes.width + x;
}

/** `--long`: everybody in every look; else each person in every third look, each look on every third person. */
const looksOf = (name: string): [string, Look][] =>
  Object.entries(LOOKS).filter((_, k) => LONG || (k + GOOD_PEOPLE.indexOf(name)) % 3 === 0);
/** What is drawn alike on most bodies: on everybody, or on the slimmest and the plumpest, a covered head and a man. */
const SOME = LONG
  ? GOOD_PEOPLE
  : GOOD_PEOPLE.filter((name) => /slim-light|plus-dark|headscarf|slim-dark/.test(name));

const personCalled = (name: string) => loadAnalyzedPerson(name, WIDTH, HEIGHT);

const changed = (a: Picture, b: Picture, i: number): boolean =>
  a.data[i * 4] !== b.data[i * 4] ||
  a.data[i * 4 + 1] !== b.data[i * 4 + 1] ||
  a.data[i * 4 + 2] !== b.data[i * 4 + 2];

function countChanged(a: Picture, b: Picture): number {
  let count = 0;
  for (let i = 0; i < a.width * a.height; i++) if (changed(a, b, i)) count++;
  return count;
}

/** The lock seen independently: nearest class pixel, well inside face or hair. */
function surelyFaceOrHair({ classes }: BodyMap, x: number, y: number): boolean {
  const at = (dx: number, dy: number) => {
    const cx = Math.floor(((x + 0.5) * classes.width) / WIDTH) + dx;
    const cy = Math.floor(((y + 0.5) * classes.height) / HEIGHT) + dy;
    const i = cy * classes.width + cx;
    return classes.face[i]! > 210 || classes.hair[i]! > 215;
  };
  return at(0, 0) && at(2, 0) && at(-2, 0) && at(0, 2) && at(0, -2);
}

/** 1 where a hand is surely seen on the photo. */
function handsOn({ photo, bodyMap, model }: AnalyzedPerson): Uint8Array {
  const { classes } = bodyMap;
  const plane = (key: 'skin' | 'clothes' | 'background') =>
    resamplePlane(classes[key], classes.width, classes.height, WIDTH, HEIGHT);
  const planes = { skin: plane('skin'), clothes: plane('clothes'), background: plane('background') };
  return handPixels(photo, planes, model.frame, model.box);
}

test.each(GOOD_PEOPLE)(
  '%s: face, hair and hands are the photo, pixel for pixel, in every look',
  async (name) => {
    const her = await personCalled(name);
    const { photo, bodyMap, model } = her;
    const locked = lockedPixels(bodyMap, WIDTH, HEIGHT);
    const hands = handsOn(her);
    expect(hands.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(75);
    const looks = looksOf(name);
    let guarded = 0;
    for (const [title, look] of looks) {
      const picture = render(model, look);
      expect([picture.width, picture.height, picture.data.length]).toEqual([
        WIDTH,
        HEIGHT,
        WIDTH * HEIGHT * 4,
      ]);
      let [broken, touched] = [0, 0];
      const worn = accessoryPixels(model, look);
      for (let i = 0; i < locked.length; i++) {
        if (worn[i]) continue;
        const mine = surelyFaceOrHair(bodyMap, i % WIDTH, Math.floor(i / WIDTH));
        if (mine) guarded++;
        const isChanged = changed(photo, picture, i);
        if ((locked[i] || mine) && isChanged) broken++;
        if (hands[i] && isChanged) touched++;
      }
      expect([broken, touched], title).toEqual([0, 0]);
    }
    expect(guarded / looks.length).toBeGreaterThan(150);
  },
);

test.each(GOOD_PEOPLE)('%s: the room far from the body is untouched', async (name) => {
  const { photo, model } = await personCalled(name);
  const { box } = model;
  const picture = render(model, LOOKS['camel-coat']!);
  let touched = 0;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    const outside = x < box.x0 || x >= box.x1 || y < box.y0 || y >= box.y1;
    if (outside && changed(photo, picture, i)) touched++;
  }
  expect(touched).toBe(0);
  // Beside the head nothing is worn: the wall there stays too.
  const wall = Math.floor(model.frame.mouth[1] + box.y0 - 8) * WIDTH + box.x0 + 4;
  expect(changed(photo, picture, wall)).toBe(false);
});

const cloth = { fabric: 'plain', colour: '#8040a0' } as const;
const wearing = (...drawings: Drawing[]): Look => ({
  garments: drawings.map((drawing, i) => ({
    id: `g${i}`,
    name: 'thing',
    slot: 'top',
    cloth,
    drawing,
    clo: 0.1,
  })),
});

const EVERY_DRAWING: Drawing[] = [
  ...NECKLINES.map((neck): Drawing => ({ kind: 'top', neck, sleeve: 0.5, fit: 1.1, sleeveFit: 1.1, hem: 1 })),
  { kind: 'top', neck: 'crew', sleeve: 0, fit: 1.02, sleeveFit: 1.04, hem: 0.75, tucked: true },
  { kind: 'top', neck: 'crew', sleeve: 1, fit: 1.25, sleeveFit: 1.35, hem: 1.2 },
  { kind: 'trousers', leg: 'slim', waist: 0.66, length: 1, fit: 1.02 },
  { kind: 'trousers', leg: 'wide', waist: 0.9, length: -0.45, fit: 1.3 },
  { kind: 'skirt', waist: 0.66, length: 0.5, flare: 0 },
  { kind: 'skirt', waist: 0.7, length: 2, flare: 0.5, belt: '#101010' },
  { kind: 'dress', neck: 'boat', sleeve: 0, fit: 1.02, sleeveFit: 1.1, length: 0.8, flare: 0.1 },
  { kind: 'coat', length: 0, open: 0, lapels: false, fit: 1.1, sleeveFit: 1.1 },
  { kind: 'coat', length: 1.8, open: 0.4, lapels: true, fit: 1.25, sleeveFit: 1.35 },
  { kind: 'shoes', shaft: 0 },
  { kind: 'shoes', shaft: 0.25 },
  { kind: 'shoes', shaft: 0.85 },
  { kind: 'legwear' },
];

test.each(SOME)('%s can wear every kind of drawing by itself', async (name) => {
  const { photo, model } = await personCalled(name);
  for (const drawing of EVERY_DRAWING) {
    const picture = render(model, wearing(drawing));
    expect(countChanged(photo, picture), JSON.stringify(drawing)).toBeGreaterThan(50);
  }
});

const jacket: CoatDrawing = {
  kind: 'coat',
  length: 0.3,
  open: 0.12,
  lapels: false,
  fit: 1.15,
  sleeveFit: 1.2,
};

/** The other bags are left out of the picture: accessories/bag.ts. */
const CARRIED = ['tote', 'shoulder', 'crossbody', 'duffel', 'basket'] as const;

const DETAILS: Drawing[] = [
  ...COLLARS.map((collar): Drawing => ({ ...jacket, collar })),
  ...CLOSURES.map((closure): Drawing => ({ ...jacket, closure, pockets: 'flap' })),
  { ...jacket, quilt: 'channels', ribbed: true },
  { ...jacket, lapels: true, belt: true, storm: true, pockets: 'welt' },
  { ...jacket, open: 0, quilt: 'diamonds', pockets: 'chest' },
  ...LASTS.map((last): Drawing => ({ kind: 'shoes', shaft: last.includes('boot') ? 0.25 : 0, last })),
  ...CARRIED.map((shape): Drawing => ({ kind: 'bag', shape })),
  { kind: 'umbrella', long: true },
  { kind: 'umbrella', long: false },
  { kind: 'scarf', bulk: 1.4, ends: 0.7, fringe: true },
  { kind: 'scarf', bulk: 0.5, ends: 0 },
  { kind: 'socks', length: 0.5 },
];

test.each(['woman-05-plus-light-tied', 'woman-06-average-medium-headscarf'])(
  '%s keeps face, hair and covering under every collar, bag and scarf',
  async (name) => {
    const { photo, bodyMap, model } = await personCalled(name);
    const locked = lockedPixels(bodyMap, WIDTH, HEIGHT);
    for (const drawing of DETAILS) {
      const picture = render(model, wearing(drawing));
      // A neckerchief lies wholly under a headscarf.
      const hidden = drawing.kind === 'scarf' && model.covering?.veiled;
      if (!hidden) expect(countChanged(photo, picture), JSON.stringify(drawing)).toBeGreaterThan(20);
      let broken = 0;
      for (let i = 0; i < locked.length; i++) if (locked[i] && changed(photo, picture, i)) broken++;
      expect(broken, JSON.stringify(drawing)).toBe(0);
    }
  },
);

test('a roll-neck under a V-neck fills the V: no skin is painted there', async () => {
  const { model } = await personCalled('woman-05-plus-light-tied');
  const base = { sleeve: 1, sleeveFit: 1.1 };
  const under: Drawing = { kind: 'top', neck: 'turtle', fit: 1.03, hem: 0.95, ...base };
  const over: Drawing = { kind: 'top', neck: 'v', fit: 1.08, hem: 1.02, ...base };
  const [inner, both] = [wearing(under), wearing(under, over)];
  inner.garments[0]!.cloth = both.garments[0]!.cloth = { fabric: 'plain', colour: '#20c040' };
  const picture = render(model, both);
  const { frame, box } = model;
  const x = Math.round(frame.shoulders[0] + box.x0);
  for (const share of [0.05, 0.1, 0.14]) {
    const y = Math.round(frame.shoulders[1] + frame.torso * share + box.y0);
    const [red, green] = [picture.data[(y * WIDTH + x) * 4]!, picture.data[(y * WIDTH + x) * 4 + 1]!];
    expect(green - red, `at ${share} of the torso`).toBeGreaterThan(60);
  }
});

const HATS = HAT_SHAPES.map((shape): Drawing => ({ kind: 'hat', shape, pompom: shape === 'beanie' }));

test.each(SOME)('%s: a hat sits on the head, gloves on the hands, and nothing else changes', async (name) => {
  const { photo, bodyMap, model } = await personCalled(name);
  const locked = lockedPixels(bodyMap, WIDTH, HEIGHT);
  const { eyes, mouth } = model.frame;
  // A brim may shade the lids, no more.
  const free = Math.ceil(eyes[1] + (mouth[1] - eyes[1]) * 0.25 + model.box.y0) * WIDTH;
  for (const drawing of [...HATS, { kind: 'gloves' } as const, { kind: 'gloves', mittens: true } as const]) {
    const look = wearing(drawing);
    const picture = render(model, look);
    const worn = accessoryPixels(model, look);
    const title = JSON.stringify(drawing);
    if (drawing.kind === 'hat' && model.covering) {
      expect(countChanged(photo, picture), title).toBe(0);
      continue;
    }
    let broken = 0;
    let face = 0;
    for (let i = 0; i < locked.length; i++) {
      if (!changed(photo, picture, i)) continue;
      if (!worn[i]) broken++;
      if (locked[i] && i > free && bodyMap.classes.face[mapPixel(bodyMap, i)]! > 200) face++;
    }
    expect(countChanged(photo, picture), title).toBeGreaterThan(60);
    expect([broken, face], title).toEqual([0, 0]);
  }
});

test('an empty look and undrawn garments leave the photo as it is', async () => {
  const { photo, model } = await personCalled(GOOD_PEOPLE[0]!);
  expect(countChanged(photo, render(model, { garments: [] }))).toBe(0);
  expect(countChanged(photo, render(model, wearing({ kind: 'undrawn' })))).toBe(0);
});

test('the same model and look give the same bytes', async () => {
  const { model } = await personCalled(GOOD_PEOPLE[2]!);
  const look = LOOKS['camel-coat']!;
  expect(countChanged(render(model, look), render(model, look))).toBe(0);
});

test('a head covering is never removed', async () => {
  const { photo, model } = await personCalled('woman-06-average-medium-headscarf');
  const covering = model.covering;
  expect(covering?.veiled).toBe(true);
  for (const look of Object.values(LOOKS)) {
    const picture = render(model, look);
    let lost = 0;
    for (let i = 0; i < model.width * model.height; i++) {
      if (covering!.pixels[i] !== 255) continue;
      const x = model.box.x0 + (i % model.width);
      const y = model.box.y0 + Math.floor(i / model.width);
      if (changed(photo, picture, y * WIDTH + x)) lost++;
    }
    expect(lost).toBe(0);
  }
});

test('a body that reaches over the edge of the picture is drawn as far as the picture goes', async () => {
  const { photo, bodyMap } = await personCalled(GOOD_PEOPLE[0]!);
  const landmarks = bodyMap.landmarks.map((q, k): Landmark => (k > 26 ? [q[0], q[1] + 0.3, q[2], q[3]] : q));
  const model = analyzePhoto(photo, { ...bodyMap, landmarks });
  expect(render(model, LOOKS['forest-dress']!).data.length).toBe(photo.data.length);
});

test('a tall boot stands under a straight trouser leg and over a slim one', async () => {
  const { model } = await personCalled('woman-02-average-medium');
  const look = (leg: 'slim' | 'straight', shaft: number) => {
    const both = wearing(
      { kind: 'trousers', leg, waist: 0.74, length: 0.98, fit: 1.1 },
      { kind: 'shoes', shaft },
    );
    both.garments[1]!.cloth = { fabric: 'plain', colour: '#20f040' };
    return both;
  };
  const { knees, ankles } = model.frame;
  const y = Math.round(model.box.y0 + (knees[1] * 0.55 + ankles[1] * 0.45));
  const row = ({ data }: Picture) => data.subarray(y * WIDTH * 4, (y + 1) * WIDTH * 4);
  /** Steps of the brightest change in the shins when the boot gets its shaft. */
  const shown = (leg: 'slim' | 'straight') => {
    const [low, tall] = [0.25, 0.85].map((shaft) => row(render(model, look(leg, shaft))));
    return Math.max(...low!.map((value, i) => Math.abs(value - tall![i]!)));
  };
  expect(shown('straight')).toBeLessThan(50);
  expect(shown('slim')).toBeGreaterThan(100);
});
