import { expect, test } from 'vitest';
import type { NotForMe } from './rejection-reasons.ts';
import {
  affinitiesFrom,
  EVENTS_THAT_COUNT,
  computeLikings,
  recentlyRefusedLooks,
  tasteLines,
  type TasteEvent,
  type TasteKind,
} from './taste.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const said = (kind: TasteKind, garmentIds: string[], daysAgo = 0): TasteEvent => ({
  ...{ kind, garmentIds, style: 'classic' },
  at: NOW - daysAgo * DAY,
});
const CAMEL = ['wool-coat:camel', 'straight-jeans:indigo', 'ankle-socks:white'];
const affinities = (...events: TasteEvent[]) => affinitiesFrom(computeLikings(events, NOW));

test('a favorite is liked in style, garment, color and silhouette, and more of them more', () => {
  const once = affinities(said('favourite', CAMEL));
  expect(once.style).toEqual({ classic: 1 / 3 });
  expect(once.garment?.['wool-coat']).toBeCloseTo(1 / 3);
  expect(once.color).toEqual({ camel: 1 / 3, indigo: 1 / 3 });
  expect(once.silhouette).toEqual({ 'straight-trousers': 1 / 3 });
  expect(once.garment, 'nobody chooses a look for its socks').not.toHaveProperty('ankle-socks');
  const thrice = affinities(...Array.from({ length: 3 }, () => said('favourite', CAMEL)));
  expect(thrice.color?.camel).toBeCloseTo(0.6);
});

test('deleting weighs more than passing over, and both less than loving', () => {
  const [loved, passed, deleted] = (['favourite', 'replace', 'delete'] as const).map(
    (kind) => affinities(said(kind, CAMEL)).color?.camel ?? 0,
  );
  expect(loved).toBeGreaterThan(0);
  expect(passed).toBeLessThan(0);
  expect(deleted).toBeLessThan(passed ?? 0);
  expect(Math.abs(deleted ?? 0)).toBeLessThan(loved ?? 0);
});

test('it stays within -1 and 1, fades, and minds nothing that the wardrobe does not have', () => {
  const kinds: TasteKind[] = ['favourite', 'replace', 'delete'];
  for (const kind of kinds) {
    const many = affinities(...Array.from({ length: 500 }, () => said(kind, CAMEL)));
    const all = Object.values(many).flatMap((of: Record<string, number>) => Object.values(of));
    expect(all.every((value) => Math.abs(value) <= 1)).toBe(true);
    expect(Math.abs(many.color?.camel ?? 0)).toBeGreaterThan(0.9);
  }
  const old = affinities(said('favourite', CAMEL, 360));
  expect(old.color?.camel).toBeLessThan(0.05);
  const mixed = affinities(said('favourite', CAMEL, 180), said('delete', CAMEL));
  expect(mixed.color?.camel).toBeLessThan(0);
  expect(affinities(said('favourite', ['gone-coat:camel', 'wool-coat', '__proto__:constructor']))).toEqual({
    ...{ style: { classic: 1 / 3 }, garment: { 'wool-coat': 1 / 3 } },
    ...{ color: {}, silhouette: {} },
  });
  expect(affinities()).toEqual({ style: {}, garment: {}, color: {}, silhouette: {} });
});

test('the profile says what it comes from, the strongest first', () => {
  const lines = tasteLines(
    computeLikings(
      [
        said('favourite', ['wool-coat:camel']),
        said('favourite', ['wool-coat:camel', 'wool-trousers:navy']),
        said('favourite', ['wool-coat:camel']),
        said('replace', ['pencil-skirt:berry']),
        said('delete', ['pencil-skirt:berry']),
      ],
      NOW,
    ),
  );
  expect(lines[0]).toEqual({
    ...{ title: 'Camel wool coat', because: 'You favorited 3 looks with it.', affinity: 0.6 },
  });
  expect(lines).toContainEqual({
    ...{ title: 'Camel', because: 'You favorited 3 looks with it.', affinity: 0.6 },
  });
  expect(lines).toContainEqual({
    ...{ title: 'Narrow skirts', because: 'You skipped 1 look and deleted 1 look with it.' },
    affinity: expect.closeTo(-1.1 / 3.1) as number,
  });
  expect(lines.length).toBeLessThanOrEqual(8);
  expect(tasteLines(computeLikings([said('replace', CAMEL)], NOW)), 'too little to say').toEqual([]);
});

test.each([
  ['worn', 1.5, 'You wore 1 look with it.'],
  ['favourite', 1, 'You favorited 1 look with it.'],
  ['replace', -0.3, undefined],
  ['refused', -1, 'You rejected 1 look with it.'],
  ['delete', -0.8, 'You deleted 1 look with it.'],
] as const)(
  'one look %s weighs %s against two that are unknown, and half of it after 90 days',
  (kind, weight, because) => {
    const camel = (daysAgo: number) => affinities(said(kind, ['wool-coat:camel'], daysAgo)).color?.camel;
    expect(camel(0)).toBeCloseTo(weight / (Math.abs(weight) + 2), 9);
    expect(camel(90)).toBeCloseTo(weight / 2 / (Math.abs(weight) / 2 + 2), 9);
    // Her clock may be behind ours.
    expect(camel(-5)).toBe(camel(0));
    const lines = tasteLines(computeLikings([said(kind, ['wool-coat:camel'])], NOW));
    expect(lines.find(({ title }) => title === 'Camel')?.because).toBe(because);
  },
);

test('of her events the newest two hundred count', () => {
  const many = Array.from({ length: EVENTS_THAT_COUNT }, () => said('favourite', CAMEL));
  expect(affinities(...many, said('delete', CAMEL))).toEqual(affinities(...many));
  expect(affinities(...many.slice(1), said('delete', CAMEL))).not.toEqual(affinities(...many));
});

test('a look that was sent away with a reason is heeded for two days, not a millisecond more', () => {
  const event: TasteEvent = { ...said('refused', CAMEL), reason: 'shape' };
  const after = (ms: number) => recentlyRefusedLooks([event], event.at + ms, '2026-11-20');
  expect(after(2 * DAY - 1)).toEqual([{ reason: 'shape', style: 'classic', garmentIds: CAMEL }]);
  expect(after(2 * DAY)).toEqual([]);
  expect(recentlyRefusedLooks([said('refused', CAMEL), said('delete', CAMEL)], NOW, '2026-11-20')).toEqual(
    [],
  );
});

test('a look that was sent away is heeded in the days that follow, not in the week and the trip ahead', () => {
  const event: TasteEvent = { ...said('refused', CAMEL), reason: 'too-dressed-up' };
  const heededOn = (date: string) => recentlyRefusedLooks([event], NOW, date).length > 0;
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-01'].map(heededOn)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('what was too dressed up once counts half after a week, what is disliked after ninety days', () => {
  const style = (reason: NotForMe, daysAgo: number) =>
    affinities({ ...said('refused', CAMEL, daysAgo), reason }).style?.classic ?? 0;
  expect(style('too-dressed-up', 0)).toBeCloseTo(-1 / 3);
  expect(style('too-dressed-up', 7)).toBeCloseTo(-0.5 / 2.5);
  expect(style('too-dressed-up', 28)).toBeCloseTo(-0.0625 / 2.0625);
  expect(style('not-my-style', 90)).toBeCloseTo(-0.5 / 2.5);
});

test('each line of taste has a title in words, whatever it is about', () => {
  const titles = (...garmentIds: string[]) =>
    tasteLines(computeLikings([said('favourite', garmentIds)], NOW)).map(({ title }) => title);
  expect(titles('wool-coat:grey')).toEqual(['Classic style', 'Gray wool coat', 'Gray']);
  expect(titles('straight-jeans:sky')).toEqual(
    expect.arrayContaining(['Sky-blue', 'Straight trousers', 'Straight sky-blue jeans']),
  );
  const both = tasteLines(
    computeLikings([said('favourite', ['wool-coat:grey']), said('favourite', ['wool-coat:camel'])], NOW),
  );
  expect(both.map(({ title }) => title)).toContain('Wool coat');
  expect(both.find(({ title }) => title === 'Classic style')?.because).toBe('You favorited 2 looks in it.');
});

test('a fifth is worth a line, and eight lines are enough', () => {
  const likings = computeLikings([said('favourite', CAMEL)], NOW);
  const lines = (affinity: number) => tasteLines(likings.map((one) => ({ ...one, affinity }))).length;
  expect([lines(0.2), lines(-0.2)]).toEqual([likings.length, likings.length]);
  expect([lines(0.19), lines(-0.19)]).toEqual([0, 0]);
  const many = Array.from({ length: 3 }, () => likings).flat();
  expect(many.length).toBeGreaterThan(8);
  expect(tasteLines(many)).toHaveLength(8);
});

test.each([
  ['colour', ['color']],
  ['shape', ['silhouette']],
  ['too-dressed-up', ['style']],
  ['not-my-style', ['style', 'garment']],
  ['not-owned', []],
] as const)('a look sent away for "%s" speaks of %j alone', (reason, abouts) => {
  const likings = computeLikings([{ ...said('refused', ['straight-jeans:indigo']), reason }], NOW);
  expect(likings.map(({ subject }) => subject.about)).toEqual(abouts);
});
