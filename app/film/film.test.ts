import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../tests/people/analyzed-person.ts';
import { cameraPath, viewAt, WORLD_HEIGHT, WORLD_WIDTH } from './camera-path.ts';
import { figureDresser } from './dress-figure.ts';
import { placePhoto } from './photo-placement.ts';
import { computeDressingStages } from './dressing-stages.ts';
import { figureMatte, clothSway, photoWithoutPerson } from './cloth-sway.ts';
import { garmentSpans, spanOpacity } from './timeline.ts';
import { packPixels } from './packed-pixels.ts';
import { beyondEdges } from '../fitting-room/pixels/beyond-edges.ts';
import { wrapWords } from './film-titles.ts';
import { filmWeather } from './film-weather.ts';

const stance = { x: 480, head: 160, shoulders: 330, hips: 720, knees: 1000, feet: 1330 };

const { model } = await loadAnalyzedPerson('woman-01-slim-light', 320, 480);

/** Put on once for all; who opens it gets a film of her own. */
const dressed = (() => {
  const staged = computeDressingStages(model, LOOKS['wrap-coat']!);
  const spans = garmentSpans(staged.stages.length);
  const figures = [staged.matte, ...staged.stages.map(({ matte }) => matte)].map((m) =>
    figureMatte(model, m),
  );
  const open = () =>
    figureDresser({
      ...{ width: model.width, height: model.height, before: staged.before, stages: staged.stages },
      ...{ spans, sway: clothSway(model, staged), figures, wind: 0.9 },
    });
  return { staged, open };
})();

test('garments come one after another, all before the title, and none is missing', () => {
  for (const count of [0, 1, 4, 9]) {
    const spans = garmentSpans(count);
    expect(spans).toHaveLength(count);
    spans.forEach((span, i) => expect(span.from).toBeGreaterThanOrEqual(spans[i - 1]?.to ?? 0));
    expect(spans.at(-1)?.to ?? 0).toBeLessThanOrEqual(6.51);
  }
});

test('put on one after another, the garments give the picture of the outfit', () => {
  const { staged } = dressed;
  const now = staged.before.slice();
  for (const { at, to } of staged.stages) at.forEach((i, n) => (now[i] = to[n]!));
  expect(now.every((color, i) => color === staged.after[i])).toBe(true);
  expect(staged.stages.map(({ garment }) => garment.slot)).toEqual(['bottom', 'top', 'coat']);
});

test("she begins in a toile of the look: nothing of yesterday's is on her", async () => {
  const staged = computeDressingStages(model, LOOKS['shirt-under-jumper']!);
  expect(staged.stages.map(({ garment }) => garment.slot)).toEqual(['bottom', 'top', 'knitwear', 'coat']);
  const [{ clothes, skin }, { ankles, torso }] = [model.classes, model.frame];
  const shows = (frame: Uint32Array, i: number): boolean =>
    [0, 8, 16].every((shift, c) => Math.abs(model.crop.data[i * 4 + c]! - ((frame[i]! >> shift) & 255)) < 6);
  let [old, left, sleeves, bare] = [0, 0, 0, 0];
  for (let i = 0; i < (ankles[1] - torso * 0.06) * model.width; i++) {
    if (clothes[i]! > 249) {
      old++;
      if (shows(staged.before, i)) left++;
    }
    // Her own bare arms, where the coat of the end has sleeves.
    if (skin[i]! > 249 && !shows(staged.after, i)) {
      sleeves++;
      if (shows(staged.before, i)) bare++;
    }
  }
  expect(old).toBeGreaterThan(5000);
  expect(left / old).toBeLessThan(0.03);
  expect(sleeves).toBeGreaterThan(500);
  expect(bare / sleeves).toBeLessThan(0.1);
}, 30_000);

test('arms that the photo cannot show are in sleeves until the coat is on', () => {
  const bareIn = (bareArms: number): number => {
    const shows = { ...model.shows, bareArms };
    const { before, after } = computeDressingStages({ ...model, undressed: true, shows }, LOOKS['cardigan']!);
    // Her own arms in the picture before the cardigan, which has sleeves, comes.
    const skin = (i: number): boolean => {
      const own = [0, 1, 2].map((c) => model.crop.data[i * 4 + c]!);
      return own.every((value, c) => Math.abs(value - ((before[i]! >> (8 * c)) & 255)) < 6);
    };
    return model.classes.skin.reduce(
      (n, value, i) => n + (value > 249 && before[i] !== after[i] && skin(i) ? 1 : 0),
      0,
    );
  };
  const bare = bareIn(1);
  expect(bare).toBeGreaterThan(400);
  expect(bareIn(0)).toBeLessThan(bare / 3);
}, 30_000);

test('the face is pixel-true in every frame, in a gale as well', () => {
  const { staged, open } = dressed;
  const dressAt = open();
  let locked = 0;
  for (const t of [0, 0.5, 1.9, 2.8, 3.7, 4.6, 6, 9.9]) {
    const frame = dressAt(t);
    for (let i = 0; i < model.lock.length; i++) {
      if (model.lock[i] !== 255) continue;
      locked++;
      if ((frame[i]! & 0xffffff) !== (staged.before[i]! & 0xffffff))
        throw new Error(`face changed at ${t} s`);
    }
  }
  expect(locked).toBeGreaterThan(1000);
});

test('a moment looks the same, whatever was drawn before it', () => {
  const { open } = dressed;
  const [forward, jumping] = [open(), open()];
  for (let t = 0; t < 5; t += 0.25) forward(t);
  const expected = forward(3.3).slice();
  jumping(9);
  jumping(1.2);
  expect(jumping(3.3)).toEqual(expected);
});

test('cloth moves, and the first and the last moment differ', () => {
  const { open } = dressed;
  const dressAt = open();
  const at = (t: number) => dressAt(t).slice();
  const changed = (a: Uint32Array, b: Uint32Array) => a.reduce((sum, v, i) => sum + (v === b[i] ? 0 : 1), 0);
  expect(changed(at(0), at(9.9))).toBeGreaterThan(10_000);
  expect(changed(at(8), at(8.5))).toBeGreaterThan(2_000);
});

test('the camera never leaves the room or her head, moves smoothly, and ends on all of her', () => {
  const worn = garmentSpans(5).map((span, i) => ({
    span,
    region: (['hand', 'legs', 'chest', 'whole', 'neck'] as const)[i]!,
  }));
  let nearest = 0;
  const path = cameraPath(stance, worn);
  let before = viewAt(path, 0);
  for (let t = 0; t <= 10; t += 1 / 24) {
    const view = viewAt(path, t);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.y).toBeGreaterThanOrEqual(0);
    expect(view.x + 720 / view.scale).toBeLessThanOrEqual(WORLD_WIDTH + 1e-6);
    expect(view.y + 1080 / view.scale).toBeLessThanOrEqual(WORLD_HEIGHT + 1e-6);
    expect(Math.hypot(view.x - before.x, view.y - before.y)).toBeLessThan(60);
    // Her crown is in every frame, and air above it.
    expect(view.y).toBeLessThan(stance.head - (stance.shoulders - stance.head) * 0.75);
    nearest = Math.max(nearest, (view.scale * WORLD_WIDTH) / 720);
    before = view;
  }
  expect(nearest).toBeGreaterThan(1.5);
  expect(720 / before.scale).toBeGreaterThan(WORLD_WIDTH * 0.93);
});

test('a photo fills the world with her in it; one that is too tall stands in it whole', () => {
  const mark = (x: number, y: number) => [x, y, 0, 1] as const;
  const her = [mark(0.4, 0.1), mark(0.6, 0.93)];
  expect(placePhoto(1024, 1536, her)).toMatchObject({ width: 960, height: 1440, x: 0, y: 0, open: false });
  const wide = placePhoto(3000, 2000, her);
  expect([wide.height, wide.open]).toEqual([1440, false]);
  expect(wide.x).toBe(-600);
  const tall = placePhoto(900, 2000, her);
  expect([tall.height, tall.open, tall.x]).toEqual([1440, true, 156]);
});

test('weather in words becomes weather that is seen', () => {
  const of = (condition: 'Rain' | 'Clear' | 'Cloudy', description: string, hour = 9) =>
    filmWeather({ temperature: 50, condition, description }, hour);
  expect(of('Rain', 'light rain')).toMatchObject({ sky: 'rain', night: false });
  expect(of('Clear', 'clear sky', 21)).toMatchObject({ sky: 'sun', night: true });
  expect(of('Cloudy', 'windy and overcast').wind).toBeGreaterThan(of('Cloudy', 'overcast').wind);
});

test('words are there in their time, and long titles end in an ellipsis', () => {
  expect(spanOpacity({ from: 1, to: 2 }, 0.9, 0.2)).toBe(0);
  expect(spanOpacity({ from: 1, to: 2 }, 1.5, 0.2)).toBe(1);
  expect(spanOpacity({ from: 7, to: 10 }, 9.99, 0.2)).toBe(1);
  const pen = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };
  expect(wrapWords(pen, 'Navy and cream', 200, 3)).toEqual(['Navy and cream']);
  const long = wrapWords(pen, 'One two three four five six seven eight nine ten', 100, 2);
  expect(long).toHaveLength(2);
  expect(long[1]).toMatch(/…$/);
  expect(wrapWords(pen, `A ${'n'.repeat(60)}`, 100, 3)).toEqual(['A', 'nnnnnnnnn…']);
});

test('past the edges of a photo the wall and the floor go on, without a second head of hers', () => {
  const { matte } = dressed.staged;
  const isHers = (row: number) =>
    matte.slice(row * model.width, (row + 1) * model.width).some((m) => m > 200);
  const rows = Array.from({ length: model.height }, (_, row) => row).filter(isHers);
  // Cut so close that her hair and her shoes touch the edges.
  const [top, bottom] = [model.box.y0 + rows[0]! + 4, model.box.y0 + rows.at(-1)! - 4];
  const [width, above] = [320, 30];
  const placed = { x: 0, y: above, width, height: bottom - top };
  const world = { width, height: placed.height + 2 * above };
  const beyond = (photo: Uint32Array, hasPerson: boolean) => {
    const room = beyondEdges(photo.slice(top * width, bottom * width), placed, world, hasPerson);
    return (x: number, y: number) => [0, 8, 16].map((shift) => (room[y * width + x]! >>> shift) & 255);
  };
  const farthest = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((value, c) => Math.abs(value - b[c]!)));
  const seen = packPixels(model.photo.data);
  for (const [name, at, rowsOfWall] of [
    ['without her', beyond(photoWithoutPerson(model, matte), false), [0, 10, 20, 29]],
    // Right at the edge a picture's own hair fades out.
    ['a picture that she cannot be taken out of', beyond(seen, true), [0]],
  ] as const)
    for (const row of rowsOfWall)
      for (const y of [row, world.height - 1 - row])
        for (let x = 80; x < 240; x += 4)
          expect(farthest(at(x, y), at(x < 160 ? 30 : 290, y)), `${name}: ${x}, ${y}`).toBeLessThan(28);
  const at = beyond(photoWithoutPerson(model, matte), false);
  // No hard edge where the photo begins.
  for (let x = 10; x < 60; x += 5) {
    const first = seen[top * width + x]!;
    expect(
      farthest(
        at(x, above - 1),
        [0, 8, 16].map((shift) => (first >>> shift) & 255),
      ),
    ).toBeLessThan(14);
  }
});
