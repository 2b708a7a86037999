import { expect, test } from 'vitest';
import { GOOD_PEOPLE, loadPerson, TRUTH_PEOPLE } from '../../../../tests/people/load-person.ts';
import type { BodyMap } from '../../../domain/photos/body-map.ts';
import type { Look } from '../../../domain/looks/look.ts';
import { resamplePlane } from '../../body-map/class-maps.ts';
import { toOklab } from '../../pixels/oklab.ts';
import type { Lab } from '../../pixels/oklab.ts';
import type { Picture } from '../../pixels/pixels.ts';
import { render } from '../../render.ts';
import { analyzePhoto } from '../../analyze-photo.ts';
import { exposureFactor, brighteningGain } from '../../pixels/exposure.ts';

const WIDTH = 192;
const HEIGHT = 288;

/** White cloth stays within this chroma whatever the wall, and within this of itself before another wall: OKLab. */
const MOST_CHROMA = 0.02;
const MOST_APART = 0.012;

const WHITE_SHIRT: Look = {
  garments: [
    {
      id: 'shirt',
      name: 'white T-shirt',
      slot: 'top',
      cloth: { fabric: 'plain', colour: '#f4f4f4' },
      drawing: { kind: 'top', neck: 'crew', sleeve: 0.3, fit: 1.08, sleeveFit: 1.1, hem: 1 },
      clo: 0.1,
    },
  ],
};

/** The same person before another wall. */
function before({ data, width, height }: Picture, { classes }: BodyMap, wall: readonly number[]): Picture {
  const behind = resamplePlane(classes.background, classes.width, classes.height, width, height);
  const out = data.slice();
  behind.forEach((share, i) => {
    for (let c = 0; c < 3; c++) out[i * 4 + c]! += ((wall[c]! - out[i * 4 + c]!) * share) / 255;
  });
  return { data: out, width, height };
}

/** Mean color of the chest. */
function shirtOn(photo: Picture, bodyMap: BodyMap): Lab {
  const model = analyzePhoto(photo, bodyMap);
  const { data } = render(model, WHITE_SHIRT);
  const { shoulders, shoulderWidth, torso } = model.frame;
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(shoulders[1] + torso * 0.35); y < shoulders[1] + torso * 0.75; y++) {
    for (
      let x = Math.round(shoulders[0] - shoulderWidth * 0.2);
      x < shoulders[0] + shoulderWidth * 0.2;
      x++
    ) {
      count++;
      const i = ((y + model.box.y0) * WIDTH + x + model.box.x0) * 4;
      for (let c = 0; c < 3; c++) sum[c]! += data[i + c]!;
    }
  }
  return toOklab([sum[0]! / count, sum[1]! / count, sum[2]! / count]);
}

const WALLS = {
  gray: [198, 197, 195],
  pink: [224, 152, 160],
  'pale pink': [226, 200, 202],
  green: [74, 138, 92],
  'pale green': [190, 212, 194],
  blue: [96, 130, 190],
  beige: [206, 180, 142],
  'lamp light on gray': [205, 190, 172],
} as const;

test.each(['woman-02-average-medium', 'woman-03-plus-dark', 'w03-plus-hoodie'])(
  '%s: no wall dyes a white T-shirt',
  async (name) => {
    const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
    const plain = shirtOn(before(photo, bodyMap, WALLS.gray), bodyMap);
    for (const [title, wall] of Object.entries(WALLS)) {
      const [, a, b] = title === 'gray' ? plain : shirtOn(before(photo, bodyMap, wall), bodyMap);
      expect(Math.hypot(a, b), title).toBeLessThan(MOST_CHROMA);
      if (title.startsWith('lamp')) continue;
      expect(Math.hypot(a - plain[1], b - plain[2]), title).toBeLessThan(MOST_APART);
    }
  },
);

test('the light of a lamp on a gray wall warms the cloth', async () => {
  const { photo, bodyMap } = await loadPerson('woman-02-average-medium', WIDTH, HEIGHT);
  const lamp = analyzePhoto(before(photo, bodyMap, WALLS['lamp light on gray']), bodyMap).tint;
  expect(lamp[0]).toBeGreaterThan(1.008);
  expect(lamp[2]).toBeLessThan(0.992);
});

test('in an underexposed photo white cloth is darker; in all others it is as it was', async () => {
  for (const name of [...GOOD_PEOPLE, ...TRUTH_PEOPLE]) {
    const { photo } = await loadPerson(name, WIDTH, HEIGHT);
    expect([exposureFactor(photo), brighteningGain(photo)], name).toEqual([1, 1]);
    const dark = { ...photo, data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * 0.55)) };
    expect(exposureFactor(dark), name).toBeLessThan(0.85);
    expect(exposureFactor(dark), name).toBeGreaterThan(0.6);
    expect(brighteningGain(dark), name).toBeGreaterThan(1.5);
  }
  const { photo, bodyMap } = await loadPerson('w01-slim-aline-skirt', WIDTH, HEIGHT);
  const dark = { ...photo, data: photo.data.map((value, i) => (i % 4 === 3 ? value : value * 0.55)) };
  expect(shirtOn(dark, bodyMap)[0]).toBeLessThan(shirtOn(photo, bodyMap)[0] - 0.08);
});
