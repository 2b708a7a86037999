import { expect, test } from 'vitest';
import {
  chart,
  chest,
  colorAt,
  dressed,
  FACTS,
  FRONT,
  jeans,
  model,
  top,
} from '../../../../tests/garments/worn-chart.ts';
import type { SurfaceFacts } from '../../../domain/looks/garment-surface.ts';
import type { TopDrawing, WornGarment } from '../../../domain/looks/look.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { lerp, type Picture, type Point } from '../../pixels/pixels.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { render } from '../../render.ts';
import { cutAsHers } from './her-cut.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';

const { shoulders, shoulderWidth, torso, sides } = model.frame;

test('the picture lies on her as it lies flat: across from side to side, down from neck to hem', () => {
  const picture = dressed(chart());
  const across = [-0.3, -0.15, 0, 0.15, 0.3].map(
    (by) => colorAt(picture, shoulders[0] + by * shoulderWidth, chest)[0]!,
  );
  const down = [0.3, 0.5, 0.7, 0.9].map((t) => colorAt(picture, shoulders[0], shoulders[1] + t * torso)[1]!);
  for (const line of [across, down])
    for (const [k, value] of line.slice(1).entries()) expect(value).toBeGreaterThan(line[k]! + 8);
});

test('a sleeve without a picture of its own wears its twin’s', () => {
  const picture = dressed(chart());
  for (const { shoulder, elbow } of sides) {
    const [red, , blue] = colorAt(picture, (shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2);
    expect(blue).toBeGreaterThan(red! + 60);
  }
});

test('a tie hangs below the hem where the picture has one, and nowhere else', () => {
  const cut = { ...FACTS.cut, length: 1.35, reach: 1.6 };
  const hem = 1.35 / 1.6;
  const tied = dressed(chart({ cut }, (across, down) => down < hem || across > 0.7));
  const plain = dressed(chart({ cut }, (_, down) => down < hem));
  const changed = [-1, 1].map((sign) => {
    let count = 0;
    for (let y = 0; y < tied.height; y++)
      for (let x = 0; x < tied.width; x++) {
        const at = (y * tied.width + x) * 4;
        const isSide = (x - model.box.x0 - shoulders[0]) * sign > 0;
        if (isSide && Math.abs(tied.data[at]! - plain.data[at]!) > 20) count++;
      }
    return count;
  });
  expect(changed[0]).toBeLessThan(10);
  expect(changed[1]).toBeGreaterThan(40);
});

test('a hem that lies a little uneven is cut straight', () => {
  const cut = { ...FACTS.cut, length: 1.42, reach: 1.5 };
  const hem = 1.42 / 1.5;
  const [even, uneven] = [
    dressed(chart({ cut }, (_, down) => down < hem)),
    dressed(chart({ cut }, (across, down) => down < hem || across % 0.2 > 0.1)),
  ];
  expect(uneven!.data).toEqual(even!.data);
});

test('a skirt’s hem that lies in strips in its picture is one line on her', () => {
  const cut = { ...FACTS.cut, sleeve: 0, length: 2, reach: 2.4 };
  const strips = (across: number, down: number): boolean => down < 0.84 || Math.floor(across * 14) % 2 === 0;
  const surface = chart({ shape: 'dress', cut, sleeves: 'none' }, strips);
  const drawing = { kind: 'dress', neck: 'crew', sleeve: 0, sleeveFit: 1, fit: 1.05, length: 1, flare: 0.2 };
  const picture = dressed(surface, { ...top(), drawing } as never);
  const { frame } = model;
  for (let y = frame.knees[1]; y < frame.ankles[1]; y += 3) {
    let runs = 0;
    let before = false;
    for (let x = frame.hips[0] - frame.shoulderWidth; x < frame.hips[0] + frame.shoulderWidth; x++) {
      const [, green, blue] = colorAt(picture, x, y);
      const isHers = blue! < 80 && green! > blue! + 60;
      if (isHers && !before) runs++;
      before = isHers;
    }
    expect(runs, `${y}`).toBeLessThan(3);
  }
});

test('the rounded hem of a shirt hangs lower in the middle than at its sides', () => {
  const cut = { ...FACTS.cut, length: 1.3, reach: 1.4 };
  const hem = 1.3 / 1.4;
  const [straight, rounded] = [
    dressed(chart({ cut }, (_, down) => down < hem)),
    dressed(chart({ cut }, (across, down) => down < hem + (1 - hem) * Math.sin(Math.PI * across))),
  ];
  const changed = [0.6, 0].map((by) => {
    const x = Math.round(shoulders[0] + by * shoulderWidth);
    let count = 0;
    for (let y = 0; y < model.height; y++)
      if (colorAt(straight!, x, y).some((value, c) => Math.abs(value - colorAt(rounded!, x, y)[c]!) > 12))
        count++;
    return count;
  });
  expect(changed[1]).toBeGreaterThan(4);
  expect(changed[1], `${changed}`).toBeGreaterThan(changed[0]!);
});

/** Of a piece in one gray: the middle of what is seen of it, between two shares of her torso. */
function grayWorn(gray: number, facts: Partial<SurfaceFacts>, worn: WornGarment, rows: Point): number {
  const { atlas } = chart();
  const hex = gray.toString(16).padStart(2, '0');
  const data = atlas.data.map((_, i) => (i % 4 === 3 ? 255 : gray));
  const surface: GarmentSurface = {
    facts: { ...FACTS, ...facts, color: `#${hex}${hex}${hex}` },
    atlas: { ...atlas, data },
  };
  const picture = render(model, { garments: [worn] }, undefined, new Map([['hers', surface]]));
  const seen = [-0.3, -0.2, -0.1, 0.1, 0.2, 0.3].flatMap((by) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (t) => colorAt(picture, shoulders[0] + by * shoulderWidth, shoulders[1] + lerp(...rows, t) * torso)[1]!,
    ),
  );
  return seen.toSorted((a, b) => a - b)[seen.length >> 1]!;
}

test('her cloth is worn as light or dark as its picture shows it', () => {
  const skirt = {
    ...jeans,
    id: 'hers',
    drawing: { kind: 'skirt', waist: 0.82, length: 1, flare: 0.1 },
  } as const;
  const asSkirt = {
    shape: 'skirt',
    panels: { front: FRONT },
    cut: { ...FACTS.cut, length: 2.2, reach: 2.2 },
  } as const;
  const asTrousers = {
    shape: 'trousers',
    panels: { front: FRONT },
    cut: { ...FACTS.cut, length: 2.6, reach: 2.6, rise: 0.8 },
  } as const;
  for (const gray of [14, 60, 120, 190, 240]) {
    const pieces = {
      top: grayWorn(gray, {}, top(), [0.3, 0.6]),
      skirt: grayWorn(gray, asSkirt, skirt, [0.9, 1.3]),
      trousers: grayWorn(gray, asTrousers, { ...jeans, id: 'hers' }, [0.9, 1.1]),
    };
    for (const [name, seen] of Object.entries(pieces))
      expect(Math.abs(seen - gray), `${name} ${gray}: ${seen}`).toBeLessThan(10);
  }
});

test('a tucked top has its picture cut off by the waistband, not pressed together', () => {
  const [loose, tucked] = [dressed(chart()), dressed(chart(), top({ tucked: true }))];
  const at = (picture: Picture): number => colorAt(picture, shoulders[0], chest)[1]!;
  expect(Math.abs(at(loose) - at(tucked))).toBeLessThan(12);
});

test('a half-tucked top of hers shows the waistband in front, and hangs over it at the sides', () => {
  const [loose, half] = [dressed(chart()), dressed(chart(), top({ halfTucked: true }))];
  const below = heightAtTorsoShare(model.frame, 0.9);
  const isChanged = (across: number): boolean => {
    const x = shoulders[0] + across * shoulderWidth;
    return Math.abs(colorAt(loose, x, below)[1]! - colorAt(half, x, below)[1]!) > 20;
  };
  expect([isChanged(0), isChanged(-0.34), isChanged(0.34)]).toEqual([true, false, false]);
});

test('straps lie on her shoulders where the picture has them: a wide one covers what a thin one bares', () => {
  const sleeveless = (strap: number) =>
    dressed(
      chart({
        cut: { ...FACTS.cut, sleeve: 0, strap },
        neckline: Array.from({ length: 9 }, (_, k) => [0.34 + k * 0.04, 0.09 * Math.sin((Math.PI * k) / 8)]),
      }),
      top({ sleeve: 0 }),
    );
  const [wide, thin] = [sleeveless(0.06), sleeveless(0.3)];
  const [x, y] = [shoulders[0] - shoulderWidth * 0.36, sides[0].shoulder[1] + torso * 0.04];
  const isCloth = (picture: Picture) => colorAt(picture, x, y)[2]! < 60;
  expect([isCloth(wide), isCloth(thin)]).toEqual([true, false]);
});

test('the picture of another kind of garment is not worn: the drawing stands', () => {
  expect(dressed(chart({ shape: 'skirt' })).data).toEqual(dressed(null).data);
});

const scoop = top({ neck: 'scoop' });
const roundNeck = (deep: number): GarmentSurface =>
  chart({
    neckline: Array.from({ length: 21 }, (_, k): [number, number] => {
      const side = Math.abs(k / 10 - 1);
      return [0.3 + 0.4 * (k / 20), deep * (1 - side ** 2)];
    }),
  });
const bareness = (picture: Picture): number => {
  const [red, green, blue] = colorAt(picture, shoulders[0], heightAtTorsoShare(model.frame, -0.02));
  return red! - (green! + blue!) / 2;
};

test('the picture’s own neckline is cut: a deep one bares her chest, a high one does not', () => {
  const [deep, high] = [0.2, 0.07].map((depth) => bareness(dressed(roundNeck(depth), scoop)));
  expect(Math.abs(deep! - bareness(dressed(null, scoop)))).toBeLessThan(25);
  expect(Math.abs(deep! - high!)).toBeGreaterThan(5);
});

test('a line that the chosen neck cannot have is a print’s or the back’s: the tailor’s own is cut', () => {
  const crew = bareness(dressed(chart()));
  expect(bareness(dressed(roundNeck(0.3)))).toBeCloseTo(crew, 0);
});

test('however sure, a line as shallow as the back’s is not cut', () => {
  const crew = bareness(dressed(chart()));
  const { neckline } = roundNeck(0.012).facts;
  expect(bareness(dressed(chart({ necklineSure: 0.9, neckline })))).toBeCloseTo(crew, 0);
});

const across = (picture: Picture, y: number, shares: readonly number[]): number[] =>
  shares.map((by) => colorAt(picture, shoulders[0] + by * shoulderWidth, y)[0]!);

test('a front that opens is worn as two halves, each from its side to its opening', () => {
  const half = { x: 0, y: 0, width: 60, height: 160 };
  const facts = {
    shape: 'open-top',
    panels: { 'front-left': half, 'front-right': { ...half, x: 60 } },
  } as const;
  const coat: WornGarment = {
    ...top(),
    drawing: { kind: 'coat', length: 0.1, open: 0.2, lapels: false, fit: 1.12, sleeveFit: 1.2 },
  };
  const picture = dressed(chart(facts), coat);
  const [side, front] = across(picture, chest, [-0.36, -0.24]);
  expect(front).toBeGreaterThan(side! + 15);
  const [otherFront, otherSide] = across(picture, chest, [0.24, 0.36]);
  expect(otherFront).toBeGreaterThan(otherSide! + 15);
});

const cutOf = (facts: Partial<SurfaceFacts>, drawing: Partial<TopDrawing> = {}): TopDrawing =>
  cutAsHers(model, top(drawing) as DrawnGarment, chart(facts)).drawing as TopDrawing;

test('a coat whose picture has no sleeves is worn as a gilet: the sleeves of the top below it are seen', () => {
  const gilet: WornGarment = {
    ...top(),
    drawing: { kind: 'coat', length: 0.1, open: 0.2, lapels: false, fit: 1.12, sleeveFit: 1.2 },
  };
  const tee = {
    ...top({ sleeve: 0.5, hem: 0.8 }),
    id: 'tee',
    cloth: { fabric: 'plain', colour: '#d02020' },
  } as const;
  const picture = render(
    model,
    { garments: [jeans, tee, gilet] },
    undefined,
    new Map([['hers', chart({ sleeves: 'none' })]]),
  );
  const [{ shoulder, elbow }] = sides;
  const [red, green] = colorAt(picture, lerp(shoulder[0], elbow[0], 0.6), lerp(shoulder[1], elbow[1], 0.6));
  expect(red! - green!).toBeGreaterThan(60);
});

test('a piece of cloth lies in the middle of her front as it was seen; its mirror image begins at its sides', () => {
  const picture = dressed(chart({ tile: 0.8, panels: { front: FRONT } }), top({ sleeve: 1, hem: 1.1 }));
  const line = Array.from(
    { length: 13 },
    (_, k) => colorAt(picture, shoulders[0] + (k / 12 - 0.5) * 0.7 * shoulderWidth, chest)[0]!,
  );
  for (const [k, value] of line.slice(1).entries()) expect(value, `${line}`).toBeGreaterThan(line[k]!);
});

test('a piece of cloth is worn in the drawing’s own cut, side by side with its mirror image', () => {
  const drawing = { sleeve: 1, hem: 1.1 };
  const tile = { tile: 0.3, panels: { front: FRONT }, cut: { ...FACTS.cut, length: 0, reach: 0, sleeve: 0 } };
  expect(cutOf(tile, drawing)).toMatchObject(drawing);
  const long = { ...tile, cut: { ...tile.cut, length: 1.9, width: 0.89 } };
  expect(cutOf(long, drawing).hem, 'but as long as it was measured').toBeGreaterThan(drawing.hem + 0.05);
  const picture = dressed(chart(tile), top(drawing));
  const line = Array.from(
    { length: 25 },
    (_, k) => colorAt(picture, shoulders[0] + (k / 24 - 0.5) * 0.8 * shoulderWidth, chest)[0]!,
  );
  const turns = line.slice(2).filter((value, k) => (value - line[k + 1]!) * (line[k + 1]! - line[k]!) < 0);
  expect(turns.length).toBeGreaterThan(0);
  expect(Math.max(...line) - Math.min(...line)).toBeGreaterThan(60);
});
