import { expect, test } from 'vitest';
import { chart, colorAt, FACTS, FRONT, jeans, model, top } from '../../../../tests/garments/worn-chart.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { TrousersDrawing } from '../../../domain/looks/look.ts';
import { clamp, lerp, type Picture } from '../../pixels/pixels.ts';
import { render } from '../../render.ts';
import { cutAsHers } from './her-cut.ts';

const { sides } = model.frame;

test('trousers are worn down to their hem, each leg one half of the panel', () => {
  const facts = {
    shape: 'trousers',
    cut: { ...FACTS.cut, length: 2.6, rise: 0.8 },
    panels: { front: FRONT },
  } as const;
  const own = { ...jeans, id: 'hers' };
  const picture = render(
    model,
    { garments: [own, { ...top(), id: 'tee' }] },
    undefined,
    new Map([['hers', chart(facts)]]),
  );
  const [left, right] = sides.map(({ knee }) => colorAt(picture, knee[0], knee[1]));
  expect(right![0]).toBeGreaterThan(left![0]! + 40);
  const [{ knee, ankle }] = sides;
  const shin = colorAt(picture, (knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2);
  expect(shin[1]).toBeGreaterThan(left![1]! + 10);
});

test('jeans of hers are turned up as well, and the fold lies on their picture', () => {
  const surface = chart({
    shape: 'trousers',
    cut: { ...FACTS.cut, length: 3.4, rise: 0.8 },
    panels: { front: FRONT },
  });
  const looks = [false, true].map((turnedUp) => {
    const drawing = { ...jeans.drawing, length: 0.9, turnedUp } as TrousersDrawing;
    const own = { ...jeans, id: 'hers', drawing };
    return { own, picture: render(model, { garments: [own] }, undefined, new Map([['hers', surface]])) };
  });
  const [plain, folded] = looks.map(({ own }) => cutAsHers(model, own, surface).drawing as TrousersDrawing);
  expect([plain!.length > 0.9, folded!.length]).toEqual([true, 0.9]);
  const [{ knee, ankle }] = sides;
  const fold = ankle[1] - (ankle[1] - knee[1]) * 0.1 - model.frame.size * 0.015;
  const [before, after] = looks.map(({ picture }) => colorAt(picture, ankle[0], fold)[1]!);
  expect(after! - before!).toBeGreaterThan(10);
});

const LOWER_FACTS = { shape: 'trousers', panels: { front: FRONT } } as const;

test('a crotch that hangs low in the picture presses no cloth on her: checks stay checks above it and below', () => {
  const own = {
    ...jeans,
    id: 'hers',
    drawing: { ...jeans.drawing, length: -0.2 } as TrousersDrawing,
  };
  const [usual, low] = [0.6, 1.12].map((rise) =>
    render(
      model,
      { garments: [own] },
      undefined,
      new Map([
        ['hers', chart({ ...LOWER_FACTS, shape: 'shorts', cut: { ...FACTS.cut, length: 1.25, rise } })],
      ]),
    ),
  );
  const [{ hip, knee }] = sides;
  const span = (picture: Picture, from: number, to: number): number =>
    colorAt(picture, hip[0], lerp(hip[1], knee[1], to))[1]! -
    colorAt(picture, hip[0], lerp(hip[1], knee[1], from))[1]!;
  for (const [from, to] of [
    [-0.2, 0.1],
    [0.3, 0.6],
  ] as const)
    expect(span(low!, from, to) / span(usual!, from, to), `${from}`).toBeGreaterThan(0.6);
  expect(span(low!, -0.2, 0.1) / span(low!, 0.3, 0.6)).toBeLessThan(1.8);
});

test('below the fly nothing steps: down to where her legs come apart both halves meet along one line', async () => {
  const cut = { ...FACTS.cut, length: 2.6, reach: 2.6, rise: 0.7 };
  const surface = chart({ ...LOWER_FACTS, cut });
  const { atlas } = surface;
  for (let i = 0; i < atlas.data.length; i += 4) {
    const across = ((i / 4) % atlas.width) / FRONT.width;
    const red = clamp(100 + (across - 0.5) * 800, 0, 200);
    atlas.data.set([red, 200, 0, 255], i);
  }
  for (const name of ['woman-01-slim-light', 'woman-03-plus-dark']) {
    const one = (await loadAnalyzedPerson(name, 512, 768)).model;
    const own = { ...jeans, id: 'hers', drawing: { ...jeans.drawing, leg: 'wide' } as TrousersDrawing };
    const { data, width } = render(one, { garments: [own] }, undefined, new Map([['hers', surface]]));
    const { hips, torso: tall } = one.frame;
    const steps: number[] = [];
    for (let x = Math.round(hips[0]) - 12; x <= hips[0] + 12; x++)
      for (let y = Math.round(hips[1] - tall * 0.1); y < hips[1] + tall * 0.3; y++) {
        const above = ((y + one.box.y0) * width + x + one.box.x0) * 4;
        const below = above + width * 4;
        const areCloth = [above, below].every((i) => data[i + 1]! - data[i + 2]! > 70);
        if (areCloth) steps.push(Math.abs(data[above]! / data[above + 1]! - data[below]! / data[below + 1]!));
      }
    expect(Math.max(...steps), name).toBeLessThan(0.16);
  }
});
