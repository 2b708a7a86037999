import { expect, test } from 'vitest';
import { removeOddArmGaps } from './arm-gaps.ts';

const [WIDTH, HEIGHT] = [240, 160];
const GREEN = [40, 110, 30];
const SKY = [150, 190, 210];
type Rgb = readonly number[];

/** What goes of the wall in the slit between body (x 80-120) and arm (x 140-160), in a room of these colors. */
function gone(wall: (x: number, y: number) => Rgb, most = 40): (x: number, y: number) => boolean {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < hole.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    hole[i] = (x >= 80 && x < 120) || (x >= 140 && x < 160) ? 255 : 0;
    data.set([...wall(x, y), 255], i * 4);
  }
  const hers = new Uint8Array(hole.length);
  removeOddArmGaps({ width: WIDTH, height: HEIGHT, data }, hole, { from: 20, to: 140, most }, hers);
  return (x, y) => hers[y * WIDTH + x]! > 0;
}

const skyInTheSlit = (x: number, y: number): Rgb => (x > 110 && x < 150 && y > 60 && y < 100 ? SKY : GREEN);

test('a patch of sky that is seen only between arm and body goes, and the wall around it stays', () => {
  const goes = gone(skyInTheSlit);
  expect(goes(130, 80)).toBe(true);
  expect(goes(130, 125)).toBe(false);
  expect(goes(130, 40)).toBe(false);
  expect(goes(60, 80)).toBe(false);
  expect(goes(200, 80)).toBe(false);
});

test('what fades out from it goes too', () => {
  const goes = gone((x, y) => {
    const share = x > 110 && x < 150 ? Math.max(0, 1 - Math.abs(y - 80) / 30) : 0;
    return GREEN.map((value, c) => value + (SKY[c]! - value) * share);
  });
  expect(goes(130, 80)).toBe(true);
  expect(goes(130, 96)).toBe(true);
  expect(goes(130, 135)).toBe(false);
});

test('what is seen beside her at that height stays in the slit: bricks, a frame, the path she stands on', () => {
  const goes = gone((x, y) => (x > 180 && y > 50 && y < 110 ? SKY : skyInTheSlit(x, y)));
  expect(goes(130, 80)).toBe(false);
});

test('a wide piece of room under a lifted arm stays', () => {
  const goes = gone(skyInTheSlit, 12);
  expect(goes(130, 80)).toBe(false);
});

test('her shade on the wall in the slit stays', () => {
  const goes = gone((x) =>
    x > 110 && x < 150 ? [20, 55, 15] : [180, 200, 170].map((v, c) => (x > 110 ? GREEN[c]! : v)),
  );
  expect(goes(130, 80)).toBe(false);
});
