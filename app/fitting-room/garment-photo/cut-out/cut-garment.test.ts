import { expect, test } from 'vitest';
import { crushLikeJpeg } from '../../../../tests/garments/made/phone-finish.ts';
import { cutGarment } from './cut-garment.ts';
import { labPlanes } from './lab-planes.ts';
import { withStripes } from './stripe-gaps.ts';

const SIDE = 300;
type Gray = readonly [number, number, number];

function pictureOf(colorAt: (x: number, y: number) => Gray) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) data.set(colorAt(x, y), (y * SIDE + x) * 4);
  return { width: SIDE, height: SIDE, data };
}

const isInBody = (x: number, y: number) => x > 90 && x < 210 && y > 50 && y < 250;

test('a band of the ground color across a garment does not part it in two', () => {
  const cut = cutGarment(
    pictureOf((x, y) => {
      if (!isInBody(x, y) || (y > 110 && y < 150)) return [255, 255, 255];
      return y < 130 ? [180, 30, 40] : [30, 40, 80];
    }),
  )!;
  expect(cut.mask[130 * cut.width + 150]).toBe(1);
  expect(cut.mask[130 * cut.width + 60]).toBe(0);
});

test('stripes of the ground color across a garment part it in none, however many they are', () => {
  const isStripe = (y: number) => Math.floor((y - 50) / 28) % 2 === 1;
  const cut = cutGarment(
    pictureOf((x, y) => (isInBody(x, y) && !isStripe(y) ? [24, 24, 27] : [225, 215, 200])),
  )!;
  const covered = [92, 148, 204].map((y) => cut.mask[y * cut.width + 150]);
  expect(covered).toEqual([1, 1, 1]);
  expect(cut.mask[92 * cut.width + 60]).toBe(0);
});

test('clips of another color that hold a garment from above are none of it; straps are', () => {
  const isHeld = (x: number, y: number, top: number) =>
    y > top && y < 64 && (Math.abs(x - 110) < 7 || Math.abs(x - 190) < 7);
  const coveredAt = (y: number, strap: Gray) =>
    cutGarment(
      pictureOf((x, at) => {
        if (isHeld(x, at, 40)) return strap;
        return isInBody(x, at) ? [170, 60, 140] : [230, 228, 222];
      }),
    )!.mask[y * SIDE + 110];
  expect(coveredAt(44, [60, 60, 62])).toBe(0);
  expect(coveredAt(44, [168, 58, 138])).toBe(1);
});

test('the bar of a hanger above a waist is none of the garment, though wall is seen between them', () => {
  const isBar = (x: number, y: number) =>
    (x > 105 && x < 200 && y > 34 && y < 42) || (Math.abs(x - 150) < 14 && y > 30 && y < 42);
  const isClip = (x: number, y: number) =>
    (Math.abs(x - 112) < 8 || Math.abs(x - 190) < 8) && y > 32 && y < 55;
  const isWall = (x: number, y: number) => x > 112 && x < 190 && y >= 42 && y <= 50;
  const isHeld = (x: number, y: number) => isInBody(x, y) || isBar(x, y) || isClip(x, y) || isWall(x, y);
  const picture = pictureOf((x, y) => {
    if (isBar(x, y) || isClip(x, y)) return [22, 22, 24];
    return isInBody(x, y) ? [150, 140, 120] : [205, 206, 208];
  });
  const { mask } = cutGarment(picture, seenAs(isHeld))!;
  expect(mask[38 * SIDE + 130]).toBe(0);
  expect(mask[33 * SIDE + 150]).toBe(0);
  expect(mask[70 * SIDE + 150]).toBe(1);
});

test('a pair side by side stays a pair', () => {
  const cut = cutGarment(
    pictureOf((x, y) => (isInBody(x, y) && (x < 130 || x > 170) ? [30, 40, 80] : [255, 255, 255])),
  )!;
  expect(cut.mask[130 * cut.width + 150]).toBe(0);
});

test('white cloth with a colored print is cut whole from clean white ground', () => {
  const cut = cutGarment(
    pictureOf((x, y) => {
      if (!isInBody(x, y)) return [255, 255, 255];
      if (Math.hypot(x - 150, y - 140) < 30) return [200, 30, 40];
      return (x + y) % 40 < 20 ? [249, 249, 246] : [244, 245, 240];
    }),
  )!;
  const count = cut.mask.reduce((sum, is) => sum + is, 0);
  expect(count / (119 * 199)).toBeGreaterThan(0.95);
  expect(count / (119 * 199)).toBeLessThan(1.05);
});

test('white ground that a JPG has tinted beside strong edges is ground, between the legs too', () => {
  const [width, height] = [540, 720];
  const isLeg = (x: number, y: number) =>
    y > 60 && y < 660 && ((x > 170 && x < 262) || (x > 284 && x < 376) || (y < 200 && x > 170 && x < 376));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const truth = data.subarray(0, width * height).map((_, i) => +isLeg(i % width, Math.floor(i / width)));
  truth.forEach((is, i) => {
    const worn = ((i % width) * 7919 + Math.floor(i / width) * 104729) % 97;
    if (is) data.set([60 + worn, 85 + worn, 130 + worn], i * 4);
  });
  crushLikeJpeg({ width, height, data }, 50);
  const { mask } = cutGarment({ width, height, data })!;
  const wrong = mask.reduce((sum, is, i) => sum + (is === truth[i] ? 0 : 1), 0);
  expect(wrong / truth.reduce((sum, is) => sum + is, 0)).toBeLessThan(0.03);
});

test('ground that sleeve and body enclose is ground; a print of its color is cloth', () => {
  // Below, the cuff touches the body.
  const isGap = (x: number, y: number) => x > 106 && x < 115 && y > 90 && y < 248;
  const isPrint = (x: number, y: number) => x > 145 && x < 155 && y > 100 && y < 180;
  const cut = cutGarment(
    pictureOf((x, y) => {
      if (!isInBody(x, y)) return [245, 245, 245];
      return isGap(x, y) ? [239, 239, 238] : isPrint(x, y) ? [242, 242, 240] : [30, 34, 60];
    }),
  )!;
  expect(cut.mask[160 * cut.width + 110]).toBe(0);
  expect(cut.mask[140 * cut.width + 150]).toBe(1);
});

test('stripes of the color of the ground belong to the garment, out to its edge', () => {
  const isStripe = (y: number) => y % 12 < 5;
  const picture = pictureOf((x, y) => (isInBody(x, y) && !isStripe(y) ? [30, 34, 50] : [240, 240, 240]));
  const isCut = (x: number, y: number) => isInBody(x, y) && (!isStripe(y) || x > 126);
  const mask = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => +isCut(i % SIDE, Math.floor(i / SIDE)));
  const found = withStripes(labPlanes(picture, 0.7), { width: SIDE, height: SIDE, mask });
  const atEdge = Array.from({ length: 180 }, (_, k) => found.mask[(60 + k) * SIDE + 96]!);
  expect(atEdge.filter((is) => is === 0)).toEqual([]);
  expect(found.mask[150 * SIDE + 84]).toBe(0);
});

test('a garment in many colors on a ground of many colors is cut, though it runs out of the picture', () => {
  const grounds: readonly Gray[] = [
    [236, 228, 190],
    [90, 120, 190],
    [200, 210, 120],
  ];
  const cloths: readonly Gray[] = [
    [40, 34, 38],
    [120, 40, 46],
    [70, 60, 64],
  ];
  const isCloth = (x: number, y: number) =>
    (x > 80 && x < 220 && y > 50 && y < 262) || (x < 220 && y > 70 && y < 140);
  const cut = cutGarment(
    pictureOf((x, y) => {
      if (isCloth(x, y)) return cloths[(Math.floor(x / 9) + Math.floor(y / 9)) % 3]!;
      return grounds[(Math.floor(x / 47) + Math.floor(y / 41)) % 3]!;
    }),
  );
  const wrong = cut?.mask.reduce(
    (sum, is, i) => sum + Number((is === 1) !== isCloth(i % SIDE, Math.floor(i / SIDE))),
    0,
  );
  expect((wrong ?? Infinity) / (SIDE * SIDE)).toBeLessThan(0.03);
});

/** As the model answers: a fifth of the picture's size, its edge soft. */
function seenAs(isSeen: (x: number, y: number) => boolean) {
  const side = SIDE / 5;
  const sure = Uint8Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i % side) * 5 + 2, Math.floor(i / side) * 5 + 2];
    const near = [-5, 0, 5].flatMap((dx) => [-5, 0, 5].map((dy) => Number(isSeen(x + dx, y + dy))));
    return (255 * near.reduce((sum, is) => sum + is, 0)) / near.length;
  });
  return { width: side, height: side, sure };
}

const shareWrong = (mask: Uint8Array | undefined, isCloth: (x: number, y: number) => boolean): number =>
  (mask ?? new Uint8Array(SIDE * SIDE)).reduce(
    (sum, is, i) => sum + Number((is === 1) !== isCloth(i % SIDE, Math.floor(i / SIDE))),
    0,
  ) /
  (SIDE * SIDE);

test('a blanket with stripes of the color of the garment is ground where the model sees none', () => {
  const picture = pictureOf((x, y) => {
    if (isInBody(x, y)) return [52, 62, 96];
    const stripes: readonly Gray[] = [
      [50, 60, 100],
      [230, 220, 190],
      [180, 170, 60],
    ];
    return stripes[Math.floor(y / 24) % 3]!;
  });
  expect(shareWrong(cutGarment(picture)?.mask, isInBody)).toBeGreaterThan(0.05);
  expect(shareWrong(cutGarment(picture, seenAs(isInBody))?.mask, isInBody)).toBeLessThan(0.02);
});

test('even ground between two legs is ground, though the model takes it for the garment', () => {
  const isLeg = (x: number, y: number) => isInBody(x, y) && (y < 120 || x < 132 || x > 168);
  const picture = pictureOf((x, y) => (isLeg(x, y) ? [60, 80, 120] : [235, 235, 235]));
  expect(shareWrong(cutGarment(picture, seenAs(isInBody))?.mask, isLeg)).toBeLessThan(0.01);
});

test('clean ground between sleeve and body is ground, though the model takes it for the garment; a mark on the chest is cloth', () => {
  const isGap = (x: number, y: number) => y > 150 && y < 235 && Math.abs(Math.abs(x - 150) - 38) < 4;
  const isMark = (x: number, y: number) => y > 90 && y < 140 && Math.abs(x - 165) < 4;
  const picture = pictureOf((x, y) =>
    isInBody(x, y) && !isGap(x, y) && !isMark(x, y) ? [220, 90, 60] : [255, 255, 255],
  );
  const { mask } = cutGarment(picture, seenAs(isInBody))!;
  expect([112, 150, 188, 165].map((x) => mask[200 * SIDE + x])).toEqual([0, 1, 0, 1]);
  expect(mask[115 * SIDE + 165]).toBe(1);
});

test('white cloth that the model sees is cut whole from white ground', () => {
  const picture = pictureOf((x, y) => (isInBody(x, y) ? [250, 250, 250] : [243, 243, 243]));
  expect(shareWrong(cutGarment(picture, seenAs(isInBody))?.mask, isInBody)).toBeLessThan(0.02);
});

test('a pocket of the color of even ground is the garment', () => {
  const isPocket = (x: number, y: number) => x > 165 && x < 195 && y > 100 && y < 135;
  const picture = pictureOf((x, y) =>
    isInBody(x, y) && !isPocket(x, y) ? [110, 170, 200] : [225, 190, 150],
  );
  expect(shareWrong(cutGarment(picture, seenAs(isInBody))?.mask, isInBody)).toBeLessThan(0.01);
});

test('the wooden bow of a hanger above a neck is none of the garment; a hood of another color is', () => {
  const isBow = (x: number, y: number) => y < 52 && y > 24 + Math.abs(x - 150) && Math.abs(x - 150) < 26;
  const isHook = (x: number, y: number) => y <= 25 && Math.abs(x - 150) < 3;
  const isTop = (x: number, y: number) => isInBody(x, y) && y > 50 + Math.max(0, Math.abs(x - 150) - 24);
  const isSeen = (x: number, y: number) => isTop(x, y) || isBow(x, y);
  const bowOf = (hook: Gray) => {
    const picture = pictureOf((x, y) => {
      if (isHook(x, y)) return hook;
      if (isBow(x, y)) return [120, 70, 50];
      return isTop(x, y) ? [160, 185, 220] : [240, 238, 242];
    });
    return cutGarment(picture, seenAs(isSeen))!.mask[38 * SIDE + 150];
  };
  expect(bowOf([150, 150, 150])).toBe(0);
  expect(bowOf([240, 238, 242])).toBe(1);
});
