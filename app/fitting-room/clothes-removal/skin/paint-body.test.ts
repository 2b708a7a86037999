import { expect, test } from 'vitest';
import { STUDIO } from '../../person/light-and-color/scene-lights.ts';
import { luma, type Rgb } from '../../pixels/pixels.ts';
import type { DressedPhoto } from '../dressed-photo.ts';
import { ZONE } from '../../body-estimation/limbs/limb-coordinates.ts';
import type { LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { paintBody } from './paint-body.ts';

const [WIDTH, HEIGHT] = [100, 200];
/** Rows of a face, of an arm under a sleeve, and of its hand. */
const [FACE, ARM, HAND] = [
  [10, 40],
  [60, 150],
  [150, 180],
] as const;
const FACE_SKIN = [160, 126, 100];

const hanging = (sign: -1 | 1, x: number) => ({ sign, shoulder: [x, 60], elbow: [x, 105], wrist: [x, 150] });

const plane = (): Uint8Array => new Uint8Array(WIDTH * HEIGHT);
const planes = () => ({
  ...{ face: plane(), skin: plane(), clothes: plane(), keep: plane(), inFront: plane(), zone: plane() },
  across: plane().fill(128),
  data: new Uint8ClampedArray(WIDTH * HEIGHT * 4),
});

/** What is painted of a body that is seen so. @param size her height in pixels */
function painted(
  { face, skin, clothes, keep, inFront, zone, across, data }: ReturnType<typeof planes>,
  size: number,
) {
  const classes = { face, skin, clothes, background: plane(), hair: plane(), others: plane() };
  const dressed = {
    crop: { width: WIDTH, height: HEIGHT, data },
    classes: { ...classes, width: WIDTH, height: HEIGHT },
    frame: { size, eyes: [50, 20], mouth: [50, 32], sides: [hanging(-1, 50), hanging(1, 80)] },
    lights: STUDIO,
    inFront,
    ownSkin: plane(),
  } as unknown as DressedPhoto;
  const field: LimbField = {
    zone,
    across,
    along: new Uint16Array(zone.length).fill(9000),
  };
  const out = paintBody(dressed, field, keep, plane().fill(255));
  return (x: number, y: number): Rgb => {
    const at = (y * WIDTH + x) * 4;
    return [out[at]!, out[at + 1]!, out[at + 2]!];
  };
}
const FACE_LUMA = luma(...(FACE_SKIN as [number, number, number]));

/** Light of the arm painted above a hand, against the face; so much of what was taken for the hand has the second color. */
function armLight(hand: readonly number[], other: readonly number[]): number {
  const seen = planes();
  const { face, skin, clothes, keep, inFront, zone, data } = seen;
  const fill = ([from, to]: readonly [number, number], visit: (i: number, x: number) => void): void => {
    for (let y = from; y < to; y++) for (let x = 40; x < 60; x++) visit(y * WIDTH + x, x);
  };
  fill(FACE, (i) => {
    face[i] = 255;
    data.set(FACE_SKIN, i * 4);
  });
  fill(ARM, (i) => {
    zone[i] = ZONE.leftArm;
    clothes[i] = 255;
  });
  fill(HAND, (i, x) => {
    zone[i] = ZONE.leftArm;
    skin[i] = keep[i] = inFront[i] = 255;
    data.set(x % 2 ? hand : other, i * 4);
  });
  return luma(...painted(seen, 200)(50, 145)) / FACE_LUMA;
}

test('an arm is painted in the light of its hand', () => {
  expect(armLight([133, 103, 83], [127, 97, 77])).toBeLessThan(0.9);
  expect(armLight([173, 137, 109], [167, 131, 103])).toBeGreaterThan(1);
});

test('bricks and leather have the hue of skin: what is far lighter than her face is no hand, and lightens no arm', () => {
  expect(armLight([130, 100, 80], [225, 170, 140])).toBeLessThan(1.02);
});

/** Mean light of two rows painted close above a bare shin, whose first rows below the old hem are this dark, against the shin. */
function besideHem(shade: number): number {
  const hem = 100;
  const seen = planes();
  const { face, skin, clothes, keep, zone, data } = seen;
  for (let i = 0; i < zone.length; i++) {
    const y = Math.floor(i / WIDTH);
    zone[i] = y < FACE[1] ? ZONE.none : ZONE.leftLeg;
    if (y < FACE[1]) face[i] = 255;
    else if (y < hem) clothes[i] = 255;
    else skin[i] = keep[i] = 255;
    const light = y >= hem && y < hem + 8 ? shade : 1;
    data.set(
      FACE_SKIN.map((value) => value * light),
      i * 4,
    );
  }
  const at = painted(seen, 1000);
  let sum = 0;
  for (let x = 30; x < 70; x++) for (const y of [hem - 4, hem - 3]) sum += luma(...at(x, y));
  return sum / 80 / FACE_LUMA;
}

test('the shade that an old hem threw on a shin darkens nothing that is painted above it', () => {
  expect(besideHem(0.8) / besideHem(1)).toBeGreaterThan(0.97);
});

test('the lit side of a fair leg beside a window keeps her hue: no channel of it is cut off', () => {
  const [from, hem] = [FACE[1], 100];
  const fair = [248, 206, 170];
  const seen = planes();
  const { face, skin, clothes, keep, zone, across, data } = seen;
  for (let i = 0; i < zone.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    across[i] = (x / (WIDTH - 1)) * 255;
    if (y < from) face[i] = 255;
    else zone[i] = ZONE.leftLeg;
    if (y >= hem) skin[i] = keep[i] = 255;
    else if (y >= from) clothes[i] = 255;
    // From the dark side to the lit one.
    const light = y < from ? 1 : 0.35 + (0.65 * x) / WIDTH;
    data.set(
      fair.map((value) => value * light),
      i * 4,
    );
  }
  const at = painted(seen, 400);
  const share = ([r, g, b]: Rgb): number => (r - b) / (r + g + b);
  for (const x of [5, 50, 95])
    expect(Math.abs(share(at(x, 60)) - share(fair as unknown as Rgb)), `${x}`).toBeLessThan(0.02);
});
