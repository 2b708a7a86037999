import { expect, test } from 'vitest';
import { GOOD_PEOPLE, TRUTH_PEOPLE } from '../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import { BAG_SHAPES } from '../../domain/looks/look.ts';
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BodyModel } from '../person/body-model.ts';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { render } from '../render.ts';
import { makeBag } from './bag.ts';
import { makeUmbrella } from './umbrella.ts';

const LEATHER: Cloth = { fabric: 'leather', colour: '#5a3a26' };

const modelOf = async (name: string): Promise<BodyModel> => (await loadAnalyzedPerson(name, 192, 288)).model;

const drawn = (model: BodyModel): string[] =>
  BAG_SHAPES.filter((shape) => makeBag(model, { kind: 'bag', shape }, LEATHER).sheets.length > 0);

const hasUmbrella = (model: BodyModel): boolean =>
  makeUmbrella(model, { kind: 'umbrella', long: true }, LEATHER).sheets.length > 0;

test.each(GOOD_PEOPLE)('%s, arms hanging, carries what hangs, stands or is held', async (name) => {
  const model = await modelOf(name);
  expect(drawn(model)).toEqual(BAG_SHAPES);
  expect(hasUmbrella(model)).toBe(true);
});

test.each([
  ['m02-tall-plaid-pocket', 'a hand in a pocket'],
  ['w04-tall-wide-trousers', 'a hand on the hip'],
])('%s: %s carries no bag, it stands beside her', async (name) => {
  const model = await modelOf(name);
  const { knees } = model.frame;
  for (const shape of ['tote', 'shoulder', 'crossbody', 'backpack', 'briefcase'] as const) {
    const { sheets, ground } = makeBag(model, { kind: 'bag', shape }, LEATHER);
    expect(ground, shape).toBeDefined();
    const tops = sheets.map(({ layer }) => layer.alpha.findIndex((a) => a > 128)).filter((top) => top >= 0);
    expect(Math.min(...tops) / model.width, shape).toBeGreaterThan(knees[1]);
  }
  for (const shape of ['belt-bag', 'clutch'] as const)
    expect(makeBag(model, { kind: 'bag', shape }, LEATHER).sheets).toEqual([]);
});

test.each(['briefcase', 'basket', 'duffel'] as const)(
  'a %s is held by its handle: that goes under her hand, and the bag hangs off the ground',
  async (shape) => {
    const model = await modelOf('woman-02-average-medium');
    const { sheets, ground } = makeBag(model, { kind: 'bag', shape }, LEATHER);
    expect(ground).toBeUndefined();
    const { alpha } = sheets[0]!.layer;
    const under = alpha.filter((value, i) => value > 128 && model.inFront[i]! > 200);
    expect(under.length).toBeGreaterThan(4);
    const lowest = sheets.map(({ layer }) => layer.alpha.findLastIndex((value) => value > 128) / model.width);
    expect(Math.max(...lowest)).toBeLessThan(model.frame.knees[1]);
  },
);

test('where the picture ends beside her hand no half of a bag is drawn', async () => {
  const model = await modelOf('w02-average-open-coat');
  for (const shape of ['briefcase', 'duffel'] as const)
    for (const { layer } of makeBag(model, { kind: 'bag', shape }, LEATHER).sheets)
      for (let i = model.width - 1; i < layer.alpha.length; i += model.width)
        expect(layer.alpha[i], shape).toBe(0);
});

test('a clutch lies behind her fingers, which are the photo, pixel for pixel, and is seen on both sides of them', async () => {
  const [width, height] = [384, 576];
  const { photo, model } = await loadAnalyzedPerson('woman-02-average-medium', width, height);
  const drawing = { kind: 'bag', shape: 'clutch' } as const;
  const clutch = { id: 'clutch', name: 'clutch', slot: 'bag' as const, cloth: LEATHER, clo: 0, drawing };
  const { alpha } = makeBag(model, drawing, LEATHER).sheets[0]!.layer;
  const picture = render(model, { garments: [clutch] });
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => down * model.width + across));
  const handAt = (i: number) => around.filter((step) => model.inFront[i + step]! > 127).length;
  let [fingers, changed] = [0, 0];
  const seen = { left: 0, right: 0 };
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 200) continue;
    const x = i % model.width;
    const at = (model.box.y0 + Math.floor(i / model.width)) * width + model.box.x0 + x;
    const isPhoto = [0, 1, 2].every((c) => picture.data[at * 4 + c] === photo.data[at * 4 + c]);
    if (handAt(i) === 0) seen[x < model.frame.sides[1].index[0] ? 'left' : 'right']++;
    else if (handAt(i) < 9) continue;
    else if (isPhoto) fingers++;
    else changed++;
  }
  expect(changed).toBe(0);
  for (const many of [fingers, seen.left, seen.right]) expect(many).toBeGreaterThan(60);
});

test('beside a bag of her own in the hand no other is drawn that would hang', async () => {
  const shapes = drawn(await modelOf('w08-average-sweater-midi'));
  expect(shapes).toEqual(['briefcase', 'backpack', 'duffel', 'basket']);
});

test.each([
  ['w05-petite-strapless', 'a hand on the hip'],
  ['w06-average-plaid-shorts', 'a phone before the chest'],
])('%s: %s carries no umbrella', async (name) => expect(hasUmbrella(await modelOf(name))).toBe(false));

test('from the arm whose hand was in the pocket of a coat that came off, bags hang: it ends in a hand', async () => {
  expect(drawn(await modelOf('w02-average-open-coat'))).toContain('crossbody');
});

test.each(['m01-average-hoodie-cap', 'w02-average-open-coat', 'w03-plus-hoodie', 'w07-plus-closed-coat'])(
  '%s, whose old clothes came off: no umbrella lies on an open hand, and a tote hangs at the hip, not on the chest',
  async (name) => {
    const model = await modelOf(name);
    expect(model.undressed).toBe(true);
    expect(hasUmbrella(model)).toBe(false);
    const { sheets } = makeBag(model, { kind: 'bag', shape: 'tote' }, LEATHER);
    const { shoulders, hips } = model.frame;
    const tops = sheets
      .filter(({ strap }) => !strap)
      .map(({ layer }) => layer.alpha.findIndex((a) => a > 128));
    const waist = (shoulders[1] + hips[1]) / 2;
    for (const top of tops) expect(top / model.width).toBeGreaterThan(waist);
    expect(sheets.filter(({ strap }) => strap).length, 'two handles').toBe(2);
  },
);

test.each([...GOOD_PEOPLE, ...TRUTH_PEOPLE])('%s: no bag comes into the face', async (name) => {
  const model = await modelOf(name);
  const { face } = model.classes;
  for (const shape of BAG_SHAPES)
    for (const { layer } of makeBag(model, { kind: 'bag', shape }, LEATHER).sheets)
      expect(layer.alpha.filter((value, i) => value > 0 && face[i]! > 100).length, shape).toBe(0);
});

test('a crossbody bag at her hand hangs behind hand and wrist, which stay whole', async () => {
  const { model, photo } = await loadAnalyzedPerson('w05-petite-strapless', 384, 576);
  const { frame, inFront, crop, box, width } = model;
  const [left, right] = frame.sides;
  const hip: [number, number] = [right.wrist[0] - frame.shoulderWidth * 0.1, right.hip[1]];
  const her: BodyModel = { ...model, frame: { ...frame, sides: [left, { ...right, hip }] } };
  const { data } = render(her, LOOKS['wrap-dress']!);
  const rim = new Set(model.handRim.at);
  let [hand, changed] = [0, 0];
  for (let i = 0; i < inFront.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < frame.hips[0] || inFront[i]! < 255 || rim.has(i)) continue;
    hand++;
    const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
    if ([0, 1, 2].some((c) => Math.abs(data[at + c]! - crop.data[i * 4 + c]!) > 12)) changed++;
  }
  expect(hand).toBeGreaterThan(300);
  expect(changed).toBe(0);
});
