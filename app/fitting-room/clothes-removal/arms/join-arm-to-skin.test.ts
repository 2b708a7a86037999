import { expect, test } from 'vitest';
import type { Person } from '../../body-estimation/person.ts';
import { joinArmsToSkin } from './join-arm-to-skin.ts';

const [WIDTH, HEIGHT] = [200, 320];
const STATURE = 800;
/** Rows of shoulder, elbow and wrist of an arm that hangs, and of the old sleeve's hem. */
const [SHOULDER, ELBOW, WRIST, HEM] = [20, 140, 280, 130];
/** Half an arm, and how far beside it the sleeve's own half is guessed. */
const [HALF, ASIDE] = [20, 8];

/** The ends of the painted arm in a row; below its hem it is seen between two columns. */
function endsOf(seen: readonly [number, number], hem = HEM): (y: number) => [number, number] {
  const plane = (): Uint8Array => new Uint8Array(WIDTH * HEIGHT);
  const [body, skin, clothes, background] = [plane(), plane(), plane(), plane()];
  for (let y = SHOULDER; y < 310; y++) {
    const row = y * WIDTH;
    if (y < hem) {
      body.fill(255, row + 100 + ASIDE - HALF, row + 100 + ASIDE + HALF);
      clothes.fill(255, row + 60, row + 150);
    } else for (const one of [body, skin]) one.fill(255, row + seen[0], row + seen[1]);
    // The ball of the elbow, as the bones have it, stands out.
    if (Math.abs(y - hem) < 4) body.fill(255, row + 72, row + 128);
  }
  const joints = [SHOULDER, ELBOW, WRIST].map((y) => [100, y]);
  const stations = [60, 100, ELBOW].map((y) => ({
    name: y === ELBOW ? 'elbow' : `${y}`,
    at: [100 + ASIDE, y],
    left: HALF,
    right: HALF,
    sure: 0,
  }));
  const away = { joints: joints.map(([x, y]) => [x! - 2000, y!]), stations };
  const person = {
    width: WIDTH,
    height: HEIGHT,
    body: { stature: STATURE, arms: [{ joints, stations }, away] },
  } as unknown as Person;
  joinArmsToSkin(person, body, skin, { background, clothes });
  return (y) => {
    const row = body.subarray(y * WIDTH, (y + 1) * WIDTH);
    return [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127) + 1];
  };
}

test('a painted upper arm runs into the bare arm below the hem: no lump and no step', () => {
  const ends = endsOf([80, 120]);
  for (let y = 70; y < HEM + 30; y++)
    for (const k of [0, 1] as const)
      expect(Math.abs(ends(y)[k] - ends(y + 1)[k]), `row ${y}`).toBeLessThan(3);
  expect(Math.abs(ends(HEM - 2)[0] - 80)).toBeLessThan(4);
  expect(Math.abs(ends(HEM - 2)[1] - 120)).toBeLessThan(4);
});

test('above, it is as it was, and an arm whose sleeve is long stays', () => {
  expect(endsOf([80, 120])(50)).toEqual([88, 128]);
  const long = endsOf([80, 120], 240);
  expect(long(200)).toEqual([88, 128]);
});
