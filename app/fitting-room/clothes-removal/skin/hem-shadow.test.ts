import { expect, test } from 'vitest';
import type { LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { ZONE } from '../../body-estimation/limbs/limb-coordinates.ts';
import { removeHemShadow } from './hem-shadow.ts';

const [WIDTH, HEIGHT, SIZE] = [60, 200, 1000];
/** Row where old cloth ends, and where its shade does. */
const HEM = 30;
const SHADE_ENDS = 40;

/** A bare leg, in the shade of a hem down to `SHADE_ENDS`; its right half is the darker one. */
function leg(zone: number, above = zone, along = 6000, shade = 0.6) {
  const count = WIDTH * HEIGHT;
  const data = new Uint8ClampedArray(count * 4);
  const field = {
    zone: new Uint8Array(count).fill(zone).fill(above, 0, HEM * WIDTH),
    across: new Uint8Array(count),
    along: new Uint16Array(count).fill(along),
  } as LimbField;
  const clothes = new Uint8Array(count).fill(255, 0, HEM * WIDTH);
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    field.across[i] = (x / (WIDTH - 1)) * 255;
    const light = (x < WIDTH / 2 ? 1 : 0.7) * (y < SHADE_ENDS ? shade : 1);
    data.set([200 * light, 160 * light, 130 * light, 255], i * 4);
  }
  const own = new Uint8Array(count).fill(255);
  const skin = new Uint8Array(count).fill(255);
  removeHemShadow({ data, width: WIDTH, height: HEIGHT }, { skin, clothes }, field, own, SIZE);
  return (x: number, y: number): number => own[y * WIDTH + x]!;
}

test('skin in the shade of the old hem goes with it, on the light and on the dark side; below it stays', () => {
  const own = leg(ZONE.leftLeg);
  for (const x of [8, 20, 42, 52]) {
    expect(own(x, HEM + 3), `${x}`).toBeLessThan(20);
    expect(own(x, SHADE_ENDS - 2), `${x}`).toBeLessThan(60);
    expect(own(x, SHADE_ENDS + 30), `${x}`).toBe(255);
    // Far from cloth the dark side is only the leg's own.
    expect(own(x, 180), `${x}`).toBe(255);
  }
});

test('a throat in the shade of the chin stays', () => {
  const own = leg(ZONE.neck);
  expect(own(20, HEM + 3)).toBe(255);
});

test('a dark inner arm beside a sleeveless top stays: no hem lies on it', () => {
  const own = leg(ZONE.leftArm, ZONE.trunk);
  for (const x of [8, 20, 42, 52]) expect(own(x, HEM + 3), `${x}`).toBe(255);
});

test('an armhole is no hem: the arm beside it keeps its light', () => {
  expect(leg(ZONE.leftArm, ZONE.leftArm, 1200)(20, HEM + 3)).toBe(255);
  expect(leg(ZONE.leftArm, ZONE.leftArm)(20, HEM + 3)).toBeLessThan(20);
});

test('a faint shade of the old hem, which would be seen as a line on the leg, goes too', () => {
  const own = leg(ZONE.leftLeg, ZONE.leftLeg, 6000, 0.86);
  expect(own(20, HEM + 3)).toBeLessThan(60);
  expect(own(20, SHADE_ENDS + 30)).toBe(255);
});
