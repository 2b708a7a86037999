import { beforeAll, expect, test } from 'vitest';
import { BAKED_ARM, bakedCoat, bakedSkirt, bakedTop } from '../../../../tests/samples/baked-cloth.ts';
import { GOOD_PEOPLE } from '../../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { BodyMap } from '../../../domain/photos/body-map.ts';
import type { Drawing, WornGarment } from '../../../domain/looks/look.ts';
import { CANVAS, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { Sheet } from '../../cloth/piece.ts';
import { roughenEdges } from '../../cloth/roughen-edges.ts';
import { newPlace } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { lockedPixels } from '../../person/face-lock.ts';
import { armPoint } from '../../person/measures/arm-zones.ts';
import { heightAtTorsoShare, type Side } from '../../person/measures/body-frame.ts';
import type { Picture } from '../../pixels/pixels.ts';
import { render } from '../../render.ts';
import { makePiece } from '../garment.ts';
import { armholeAt } from '../tops/sleeves.ts';

const HAND_ON_HIP = 'w04-tall-wide-trousers';
const SIZE = [384, 576] as const;
type Top = Extract<Drawing, { kind: 'top' }>;
const TEE: Top = { kind: 'top', neck: 'crew', sleeve: 0.3, fit: 1.06, sleeveFit: 1.14, hem: 1 };
const LONG = { ...TEE, sleeve: 0.98 };
const longTop = () => bakedTop({ name: 'tee-long', end: 560 });

let model: BodyModel;
let bodyMap: BodyMap;
beforeAll(async () => {
  ({ model, bodyMap } = await loadAnalyzedPerson(GOOD_PEOPLE[3]!, ...SIZE));
});

const worn = (drawing: Drawing): WornGarment => ({
  ...{ id: 'top', name: 'top', slot: 'top', drawing, clo: 0.2 },
  cloth: { fabric: 'plain', colour: '#808080' },
});
const sheetsOf = (drawing: Drawing, maps: BakedGarment, on = model): Sheet[] => {
  const garment = { ...worn(drawing), baked: maps } as DrawnGarment;
  return makePiece(on, garment, [garment]).sheets;
};
const bakedLayers = (sheets: readonly Sheet[]): (string | undefined)[] =>
  sheets.flatMap(({ baked }) => (baked ? [baked.layers[0]!.name] : []));
const pictureOf = (drawing: Drawing, ...maps: BakedGarment[]): Picture =>
  render(
    model,
    { garments: [worn(drawing)] },
    undefined,
    undefined,
    new Map(maps.map((one) => [one.facts.garment, one])),
  );
const differs = (a: Picture, b: Picture, i: number): boolean =>
  [0, 1, 2].some((c) => a.data[i * 4 + c] !== b.data[i * 4 + c]);

/** On the canvas that patterns lie on. */
function onCanvas({ baked }: Sheet, x: number, y: number): readonly [number, number] {
  const place = newPlace();
  baked!.placer.place(x, y, place);
  const { at } = baked!.layers[place.limb]!;
  return [place.x + at[0], place.y + at[1]];
}

test('a trunk and each sleeve are layers of their own, sleeves on top', () => {
  expect(bakedLayers(sheetsOf(TEE, bakedTop()))).toEqual(['trunk', 'left sleeve', 'right sleeve']);
});

test('where a front hangs longer in its middle, its sides go straight on to the hem', () => {
  const [even, longer] = [0, 36].map((more) => sheetsOf(TEE, bakedTop({ longer: more }))[0]!);
  const y = Math.round(heightAtTorsoShare(model.frame, 0.97));
  const { left, right } = model.frame.outline(0.97);
  for (const x of [left, right])
    expect(Math.abs(onCanvas(longer!, x, y)[0] - onCanvas(even!, x, y)[0])).toBeLessThan(3);
});

test('a narrow dress is worn in one, from the neck to its hem', () => {
  const dress: Drawing = { ...TEE, kind: 'dress', length: 1, flare: 0.1 };
  const sheets = sheetsOf(dress, bakedTop({ name: 'shift', hem: 820, end: 560 }));
  expect(bakedLayers(sheets)).toEqual(['trunk', 'left sleeve', 'right sleeve']);
  const [x] = model.frame.hips;
  const rows = [0.4, 0.8, 1.2].map(
    (share) => onCanvas(sheets[0]!, x, heightAtTorsoShare(model.frame, share))[1],
  );
  expect(rows[1]! - rows[0]!).toBeGreaterThan(60);
  expect(rows[2]! - rows[1]!).toBeGreaterThan(60);
});

test('without sleeves the trunk alone is worn', () => {
  expect(bakedLayers(sheetsOf({ ...TEE, sleeve: 0 }, bakedTop()))).toEqual(['trunk']);
});

test('the elbow of a sleeve comes to lie on hers, on arms that hang and on one whose hand is on her hip', async () => {
  const bent = await loadAnalyzedPerson(HAND_ON_HIP, ...SIZE);
  for (const her of [model, bent.model]) {
    const sheets = sheetsOf(LONG, longTop(), her);
    for (const side of her.frame.sides) {
      const name = side.sign < 0 ? 'left sleeve' : 'right sleeve';
      const sheet = sheets.find(({ baked }) => baked?.layers[0]!.name === name)!;
      const [x, y] = onCanvas(sheet, ...armPoint(side, 0.5));
      expect(Math.abs(y - BAKED_ARM.elbow[1])).toBeLessThan(14);
      expect(Math.abs(x - CANVAS.middle - side.sign * BAKED_ARM.elbow[0])).toBeLessThan(24);
      expect(onCanvas(sheet, ...armPoint(side, 0.75))[1]).toBeGreaterThan(y + 40);
    }
  }
});

test('from armhole to armhole of hers lies the trunk from armhole to armhole', () => {
  const [trunk] = sheetsOf(TEE, bakedTop()) as [Sheet];
  const y = Math.round(heightAtTorsoShare(model.frame, 0.1));
  for (const side of model.frame.sides) {
    const [x] = onCanvas(trunk, armholeAt(model, side, y), y);
    expect(Math.abs(x - CANVAS.middle - side.sign * 100)).toBeLessThan(12);
  }
});

test('trunk and sleeves together cover what the drawn top covers, and no rim is painted twice', () => {
  const [trunk, ...sleeves] = sheetsOf(LONG, longTop()) as [Sheet, Sheet, Sheet];
  const garment = worn(LONG) as DrawnGarment;
  const { layer: whole } = makePiece(model, garment, [garment]).sheets[0]!;
  roughenEdges(whole, model.frame.size);
  let most = 0;
  for (const [i, all] of whole.alpha.entries()) {
    const open = [trunk, ...sleeves].reduce((left, { layer }) => left * (1 - layer.alpha[i]! / 255), 1);
    most = Math.max(most, Math.abs(255 * (1 - open) - all));
  }
  expect(most).toBeLessThan(12);
});

test('sleeves that would be drawn out of their form, or are far too short, are drawn as without maps', () => {
  expect(bakedLayers(sheetsOf(LONG, bakedTop({ narrow: 0.2, end: 560 })))).toEqual([]);
  expect(bakedLayers(sheetsOf(LONG, bakedTop()))).toEqual([]);
});

test('a shorter sleeve and a shorter trunk are cut', () => {
  const cropped = { ...LONG, sleeve: 0.6, hem: 0.7 };
  const [trunk, sleeve] = sheetsOf(cropped, longTop()) as [Sheet, Sheet];
  const [side] = model.frame.sides;
  const [, cuff] = onCanvas(sleeve, ...armPoint(side, 0.59));
  expect(cuff).toBeLessThan(BAKED_ARM.elbow[1] + 60);
  const [, hem] = onCanvas(trunk, model.frame.hips[0], heightAtTorsoShare(model.frame, 0.69));
  expect(hem).toBeLessThan(520);
});

test('the bodice of a dress is worn from the maps of a top', () => {
  const dress: Drawing = {
    ...{ kind: 'dress', neck: 'crew', sleeve: 0.3, fit: 1.05, sleeveFit: 1.15 },
    ...{ length: 1.1, flare: 0.35 },
  };
  const [skirtOnly, both] = [pictureOf(dress, bakedSkirt()), pictureOf(dress, bakedSkirt(), bakedTop())];
  const rows = (from: number, to: number): number => {
    const [a, b] = [from, to].map(
      (share) => Math.round(heightAtTorsoShare(model.frame, share)) + model.box.y0,
    );
    let count = 0;
    for (let i = a! * both.width; i < b! * both.width; i++) if (differs(skirtOnly, both, i)) count++;
    return count;
  };
  expect(rows(0.1, 0.6)).toBeGreaterThan(1000);
  expect(rows(0.8, 1.4)).toBeLessThan(50);
});

test('light falls on a raised forearm from where it falls on her', () => {
  const { frame } = model;
  const raised = frame.sides.map((side) => ({
    ...side,
    wrist: [side.elbow[0], 2 * side.elbow[1] - side.wrist[1]] as const,
  })) as unknown as [Side, Side];
  const turns = (sides: readonly [Side, Side]) => {
    const [, sleeve] = sheetsOf({ ...LONG, sleeveFit: 1.3 }, longTop(), {
      ...model,
      frame: { ...frame, sides },
    });
    return [300, 540].map((row) => sleeve!.baked?.turn?.(row - sleeve!.baked.layers[0]!.at[1]) ?? 0);
  };
  const [upper, lower] = turns(frame.sides);
  expect(Math.abs(upper!) + Math.abs(lower!)).toBeLessThan(0.7);
  expect(Math.abs(turns(raised)[1]!)).toBeGreaterThan(2);
});

test('face, hair and hands stay as on the photo, and nothing changes below the hem', () => {
  const [drawn, maps] = [pictureOf(LONG), pictureOf(LONG, longTop())];
  const locked = lockedPixels(bodyMap, ...SIZE);
  const { photo, frame, box } = model;
  const hem = heightAtTorsoShare(frame, 1.12) + box.y0;
  let [lockedChanges, above, below] = [0, 0, 0];
  for (let i = 0; i < photo.width * photo.height; i++) {
    if (locked[i] && differs(maps, photo, i)) lockedChanges++;
    if (!differs(maps, drawn, i)) continue;
    if (i / photo.width < hem) above++;
    else below++;
  }
  expect(lockedChanges).toBe(0);
  expect(below).toBeLessThan(200);
  expect(above).toBeGreaterThan(3000);
});

test('each front of a coat goes to its own edge, closed or open', () => {
  for (const open of [0, 0.25]) {
    const coat: Drawing = { kind: 'coat', length: 0.9, open, lapels: true, fit: 1.12, sleeveFit: 1.2 };
    const [body] = sheetsOf(coat, bakedCoat('coat')) as [Sheet];
    const { baked, fronts } = body;
    expect(baked?.layers.map(({ name }) => name)).toEqual(['left front', 'right front']);
    const y = Math.round(heightAtTorsoShare(model.frame, 0.9));
    for (const [k, edge] of fronts!.entries()) {
      const out = k === 0 ? -1 : 1;
      const at = edge.find((point) => point[1] >= y)!;
      const [x] = onCanvas(body, at[0] + out * 3, y);
      expect(Math.abs(x - CANVAS.middle - out * 15)).toBeLessThan(12);
    }
  }
});
