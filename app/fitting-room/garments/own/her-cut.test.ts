import { expect, test } from 'vitest';
import { chart, FACTS, FRONT, jeans, model, top } from '../../../../tests/garments/worn-chart.ts';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import type { SurfaceFacts, SurfaceShape } from '../../../domain/looks/garment-surface.ts';
import type { TopDrawing, TrousersDrawing, WornGarment } from '../../../domain/looks/look.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { cutAsHers } from './her-cut.ts';

test('the tailor cuts her cut: longer, with longer sleeves, and as her sliders say', () => {
  const drawn = (facts: Partial<SurfaceFacts>): TopDrawing =>
    cutAsHers(model, top() as never, chart(facts)).drawing as TopDrawing;
  const usual = drawn({});
  expect(drawn({ cut: { ...FACTS.cut, length: 1.8 } }).hem).toBeGreaterThan(usual.hem + 0.05);
  expect(drawn({ cut: { ...FACTS.cut, sleeve: 0.3 } }).sleeve).toBeLessThan(0.5);
  expect(drawn({ cut: { ...FACTS.cut, sleeve: 0 } }).sleeve).toBe(0);
  expect(drawn({ adjusted: { length: 1, width: 0 } }).hem).toBeGreaterThan(usual.hem);
  expect(drawn({ adjusted: { length: 0, width: 1 } }).fit).toBeGreaterThan(usual.fit);
  expect(drawn({ adjusted: { length: -1, width: -1 } }).hem).toBeLessThan(usual.hem);
});

test('a tee as it is sold covers her hips, and ends nearer to where its kind does', () => {
  // 62 cm long, 48 across its chest.
  const cut = { ...FACTS.cut, width: 0.893, length: 62 / 48 / 1.12 };
  const [usual, cropped] = [1.05, 0.75].map((hem) => cutOf({ cut }, { hem }).hem);
  expect(usual).toBeGreaterThan(1);
  expect(usual! - cropped!).toBeGreaterThan(0.07);
});

test('long sleeves are a ruler: a top is as long by them on shoulders that were read too wide or too narrow', () => {
  const hem = (by: number, length: number): number => {
    const cut = { ...FACTS.cut, length: length * by, width: 0.9 * by, sleeve: (1.1 + 0.5) * by - 0.5 };
    return cutOf({ cut, sleeves: 'long', marks: { front: [] } }).hem;
  };
  const [usual, wide, narrow, cropped] = [hem(1, 1.25), hem(0.8, 1.25), hem(1.5, 1.25), hem(1, 0.95)];
  expect(usual).toBeGreaterThan(0.95);
  expect(usual).toBeLessThan(1.1);
  expect(usual - wide).toBeLessThan(0.09);
  expect(narrow - usual).toBeLessThan(0.14);
  expect(cropped, 'cropped in her picture').toBeLessThan(usual - 0.15);
});

test('on a broad figure half sleeves stay half sleeves, and a top no dress: arms and torsos are not longer there', async () => {
  const broad = (await loadAnalyzedPerson('woman-03-plus-dark', 256, 384)).model;
  const facts = { cut: { ...FACTS.cut, sleeve: 0.5 } };
  const [slim, plus] = [model, broad].map(
    (one) => cutAsHers(one, top() as never, chart(facts)).drawing as TopDrawing,
  );
  expect(plus!.sleeve).toBeCloseTo(slim!.sleeve, 1);
  expect(plus!.hem).toBeLessThan(slim!.hem + 0.06);
});

test('shorts end above her knees, on a broad figure and with a waist that an elastic draws in too', async () => {
  const broad = (await loadAnalyzedPerson('woman-03-plus-dark', 256, 384)).model;
  const shorts = { ...jeans, drawing: { ...jeans.drawing, length: -0.35 } };
  const cuts = [
    { length: 1, width: 1.26, rise: 0.75 },
    { length: 1.31, width: 1.75, rise: 0.37 },
    { length: 1.31, width: 1.52, rise: 0.98 },
  ];
  for (const one of [model, broad])
    for (const cut of cuts) {
      const surface = chart({ shape: 'shorts', cut: { ...FACTS.cut, ...cut }, panels: { front: FRONT } });
      const { length } = cutAsHers(one, shorts as never, surface).drawing as TrousersDrawing;
      expect(length, JSON.stringify(cut)).toBeLessThan(-0.15);
      expect(length, JSON.stringify(cut)).toBeGreaterThan(-0.6);
    }
});

test('shorts that are wide all the way down are no shorter for it', () => {
  const shorts = { ...jeans, drawing: { ...jeans.drawing, length: -0.26 } };
  const cut = { ...FACTS.cut, length: 1.58, width: 1.83, hemWidth: 0.96, rise: 1.18 };
  const surface = chart({ shape: 'shorts', cut, panels: { front: FRONT } });
  const { length } = cutAsHers(model, shorts as never, surface).drawing as TrousersDrawing;
  expect(length).toBeGreaterThan(-0.3);
});

test('narrow shoulders over a wide chest make no dress longer', () => {
  const lengthOf = (by: number): number => {
    const cut = { ...FACTS.cut, length: 2.2 * by, width: 0.85 * by, hemWidth: 1.9 * by, sleeve: 0 };
    const drawing = { kind: 'dress', neck: 'v', sleeve: 0, fit: 1.05, length: 1, flare: 0.2 };
    const dress = { ...top(), drawing } as unknown as DrawnGarment;
    return (cutAsHers(model, dress, chart({ shape: 'dress', cut })).drawing as { length: number }).length;
  };
  expect(lengthOf(1.3)).toBeCloseTo(lengthOf(1), 2);
  expect(lengthOf(0.8)).toBeLessThan(lengthOf(1));
});

test('trousers that she says are full length are so on narrow hips too; cropped ones stay cropped', () => {
  const worn = (said: number, length: number, hemWidth = 0.5, shape: SurfaceShape = 'trousers') => {
    const own = { ...jeans, drawing: { ...jeans.drawing, length: said } };
    const surface = chart({
      shape,
      cut: { ...FACTS.cut, length, width: 1.6, hemWidth, rise: 0.8 },
      panels: { front: FRONT },
    });
    return (cutAsHers(model, own as never, surface).drawing as TrousersDrawing).length;
  };
  expect(worn(0.97, 1.85)).toBeGreaterThan(0.9);
  expect(worn(0.6, 1.85)).toBeLessThan(0.8);
  expect(worn(0.97, 1.4)).toBeLessThan(0.6);
  expect(worn(0.97, 1.5, 0.17), 'as narrow as an ankle').toBeGreaterThan(0.9);
  expect(worn(0.97, 1.6, 0.17, 'shorts'), 'read as shorts').toBeGreaterThan(0.9);
  expect(worn(-0.3, 1.3, 0.5, 'shorts')).toBeLessThan(0);
});

test('sleeves below wide shoulders are long where she says so, and short ones stay short', () => {
  const worn = (said: number, sleeve: number) =>
    (
      cutAsHers(model, top({ sleeve: said }) as never, chart({ cut: { ...FACTS.cut, sleeve } }))
        .drawing as TopDrawing
    ).sleeve;
  expect([worn(1, 0.64), worn(1, 0.4), worn(0.4, 0.64)].map((sleeve) => sleeve === 1)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a top that she says has no sleeves has none, whatever hangs beside it', () => {
  const { drawing } = cutAsHers(model, top({ sleeve: 0 }) as never, chart());
  expect((drawing as TopDrawing).sleeve).toBe(0);
});

const cutOf = (facts: Partial<SurfaceFacts>, drawing: Partial<TopDrawing> = {}): TopDrawing =>
  cutAsHers(model, top(drawing) as DrawnGarment, chart(facts)).drawing as TopDrawing;

test('the neck that the picture shows is cut, whatever the kind has; an unsure one is not', () => {
  expect(cutOf({ neck: { kind: 'turtle', sure: 0.8 } }).neck).toBe('turtle');
  expect(cutOf({ neck: { kind: 'turtle', sure: 0.3 } }).neck).toBe('crew');
  expect(cutOf({ neck: { kind: 'turtle', sure: 0.75 } }).neck, 'a hanger stands up, too').toBe('crew');
  expect(cutOf({ neck: { kind: 'turtle', sure: 0.75 } }, { neck: 'shirt' }).neck).toBe('shirt');
  expect(cutOf({ neck: { kind: 'shirt', sure: 0.6 } }).neck, 'a collar opens').toBe('shirt');
  expect(cutOf({ neck: { kind: 'hood', sure: 0.9 } })).toMatchObject({ neck: 'crew', hood: true });
  expect(cutOf({ neck: { kind: 'crew', sure: 0.9 } }, { hood: true }).hood).toBeUndefined();
});

test('a jacket with a zip whose collar stands in the picture is closed up to it; a blazer keeps its lapels', () => {
  const coatOf = (closure: 'zip' | 'single', kind: 'shirt' | 'turtle' | 'v', lapels = true) => {
    const drawing = { kind: 'coat', length: 0, open: 0.2, lapels, closure, fit: 1.1, sleeveFit: 1.2 };
    const surface = chart({ neck: { kind, sure: kind === 'shirt' ? 0.6 : 0.75 } });
    return cutAsHers(model, { ...top(), drawing } as DrawnGarment, surface).drawing;
  };
  expect(coatOf('zip', 'shirt')).toMatchObject({ lapels: false, collar: 'shirt' });
  expect(coatOf('zip', 'v')).toMatchObject({ lapels: true, collar: 'none' });
  expect(coatOf('single', 'shirt')).toMatchObject({ lapels: true, collar: 'none' });
  expect(coatOf('single', 'turtle', false), 'a collar that stands').toMatchObject({ collar: 'stand' });
});

test('sleeves are as long as the picture shows, whatever the kind has', () => {
  const cut = { ...FACTS.cut, sleeve: 0.5 };
  const lengths = (['none', 'cap', 'short', 'three-quarter', 'long'] as const).map(
    (sleeves) => cutOf({ cut, sleeves }, { sleeve: 1 }).sleeve,
  );
  expect(lengths).toEqual([0, 0.2, 0.425, 0.55, 1]);
});

test('what she says has long sleeves has them where they lie along the body; a vest that she calls a sweater has none', () => {
  const worn = (strap: number) =>
    cutAsHers(
      model,
      top({ sleeve: 1 }) as DrawnGarment,
      chart({
        panels: { front: FRONT },
        cut: { ...FACTS.cut, length: 1.1, width: 0.89, hemWidth: 1.1, sleeve: 0, strap },
        sleeves: 'none',
      }),
    );
  const [along, vest] = [worn(0.17), worn(0.07)];
  expect([along, vest].map(({ drawing }) => (drawing as TopDrawing).sleeve)).toEqual([1, 0]);
  expect((along.drawing as TopDrawing).hem).toBeGreaterThan((vest.drawing as TopDrawing).hem);
  expect(along.surface!.facts.panels.front!.width).toBeLessThan(0.75 * FRONT.width);
});

test('what looks like cap sleeves on a coat are the armholes of a gilet', () => {
  const coat = {
    ...top(),
    drawing: { kind: 'coat', length: 0.1, open: 0, lapels: false, fit: 1.1, sleeveFit: 1.2 },
  };
  const cut = { ...FACTS.cut, sleeve: 0.2 };
  const kinds = (['cap', 'long'] as const).map(
    (sleeves) => cutAsHers(model, coat as DrawnGarment, chart({ cut, sleeves })).drawing.kind,
  );
  expect(kinds).toEqual(['top', 'coat']);
});

test('a skirt as long as from her waist to her knees ends there', () => {
  const skirt: WornGarment = {
    ...top(),
    slot: 'bottom',
    drawing: { kind: 'skirt', waist: 0.8, length: 1, flare: 0.1 },
  };
  const lengthOf = (length: number): number =>
    (
      cutAsHers(
        model,
        skirt as DrawnGarment,
        chart({ shape: 'skirt', panels: { front: FRONT }, cut: { ...FACTS.cut, length } }),
      ).drawing as { length: number }
    ).length;
  expect(lengthOf(1.6)).toBeGreaterThan(0.85);
  expect(lengthOf(1)).toBeLessThan(0.7);
});
