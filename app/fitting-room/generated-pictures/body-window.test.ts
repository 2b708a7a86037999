import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import { cropPicture } from '../pixels/crop.ts';
import { enlarge } from '../pixels/enlarge.ts';
import { resizePicture, sampleInto } from '../pixels/resize.ts';
import type { Box, Picture } from '../pixels/pixels.ts';
import { bodyWindow, putInto, scaledBox } from './body-window.ts';
import { renderOwnDrawing, lockToPhoto } from './picture-lock.ts';
import { cropFromTwoThirds, resampled, padToTwoThirds } from './aspect-ratio.ts';

const [WIDTH, HEIGHT] = [384, 576];
const HER = 'woman-02-average-medium';

const sizeOf = ({ x0, y0, x1, y1 }: Box) => ({ width: x1 - x0, height: y1 - y0 });

test('the window holds all that a look may reach, in 2:3 where the photo is wide enough', () => {
  const photo = { width: 768, height: 1152 };
  for (const reach of [
    { x0: 300, y0: 400, x1: 480, y1: 800 },
    { x0: 0, y0: 10, x1: 200, y1: 500 },
    { x0: 500, y0: 700, x1: 768, y1: 1152 },
    { x0: 20, y0: 300, x1: 760, y1: 700 },
  ]) {
    const window = bodyWindow(photo, reach);
    expect(window.x0 <= reach.x0 && window.y0 <= reach.y0).toBe(true);
    expect(window.x1 >= reach.x1 && window.y1 >= reach.y1).toBe(true);
    expect(window.x0 >= 0 && window.y0 >= 0 && window.x1 <= 768 && window.y1 <= 1152).toBe(true);
    const { width, height } = sizeOf(window);
    expect(width / height).toBeCloseTo(2 / 3, 2);
  }
  expect(sizeOf(bodyWindow({ width: 300, height: 900 }, { x0: 20, y0: 20, x1: 280, y1: 880 }))).toEqual({
    ...{ width: 300, height: 860 },
  });
});

test('it is the same part in a larger copy of the photo', () => {
  const [from, to] = [
    { width: 768, height: 1152, data: new Uint8ClampedArray() },
    { width: 1536, height: 2304 },
  ];
  expect(scaledBox({ x0: 10, y0: 20, x1: 110, y1: 170 }, from, to)).toEqual({
    ...{ x0: 20, y0: 40, x1: 220, y1: 340 },
  });
});

test('what a model drew of the part is locked as a whole picture is; around it the photo stays as it is', async () => {
  const { photo, model } = await loadAnalyzedPerson(HER, WIDTH, HEIGHT);
  const own = renderOwnDrawing(model, LOOKS['breton']!);
  // A narrower window than hers, so that there is something around it.
  const { x0, x1 } = model.box;
  const window = { ...bodyWindow(photo, model.box), x0: Math.max(1, x0), x1: Math.min(WIDTH - 1, x1) };
  const { width, height } = sizeOf(window);
  const answer = resampled(padToTwoThirds(cropPicture(own.picture, window)), 832, 1248);
  const verdict = lockToPhoto(
    model,
    own,
    putInto(photo, cropFromTwoThirds(answer, width, height), window),
    window,
  );
  expect(verdict.fault).toBeNull();
  const { picture } = verdict as { picture: Picture };
  let outside = 0;
  let onRim = 0;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let c = 0; c < 3; c++) {
        const at = (y * WIDTH + x) * 4 + c;
        const changed = Math.abs(picture.data[at]! - photo.data[at]!);
        if (x < window.x0 || x >= window.x1 || y < window.y0 || y >= window.y1) outside += changed;
        else if (x === window.x0) onRim = Math.max(onRim, changed);
      }
  expect(outside).toBe(0);
  expect(onRim).toBeLessThan(4);
}, 60_000);

/** Mean difference of two pictures, steps of 255. */
const apart = (a: Picture, b: Picture): number =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;

function straight(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      sampleInto(
        data,
        i,
        picture,
        ((x + 0.5) * picture.width) / width - 0.5,
        ((y + 0.5) * picture.height) / height - 0.5,
      );
  return { width, height, data };
}

test('made larger, a look comes nearer to what it was than by straight lines', async () => {
  const { model } = await loadAnalyzedPerson(HER, WIDTH, HEIGHT);
  const own = renderOwnDrawing(model, LOOKS['breton']!).picture;
  const small = resizePicture(own, WIDTH / 2, HEIGHT / 2);
  const curved = apart(enlarge(small, WIDTH, HEIGHT), own);
  expect(curved).toBeLessThan(apart(straight(small, WIDTH, HEIGHT), own) * 0.97);
}, 60_000);
