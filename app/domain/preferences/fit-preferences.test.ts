import { expect, test } from 'vitest';
import { FREE_FIT, fitToBrief, HEELS, HEMS, NECKLINES, SLEEVES } from './fit-preferences.ts';
import { compose } from '../styling/composer.ts';
import { GENDERS, STYLE_IDS } from './style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { isWearable, normalizeFit, wearablesFor } from './never-wear-choices.ts';
import type { WeatherHour } from '../weather/weather.ts';

const hours = (tempC: number, wet = false): WeatherHour[] =>
  Array.from({ length: 6 }, (_, i) => ({
    ...{ at: `2026-06-01T${10 + i}:00:00Z`, date: '2026-06-01', hour: 10 + i, tempF: tempC * 1.8 + 32 },
    ...{ windMs: 3, humidity: 60, precipitationMm: wet ? 1 : 0, snow: false, cloud: 0.4, uv: 4 },
    condition: wet ? ('Rain' as const) : ('Partly Cloudy' as const),
  }));

test('free preferences ask nothing of the composer', () => {
  expect(fitToBrief(FREE_FIT)).toEqual({ modesty: {}, neverWear: [] });
});

test('whatever is combined, in any weather, there is a look that keeps to it', () => {
  let seed = 0;
  for (const sleeve of SLEEVES)
    for (const hem of HEMS)
      for (const neckline of NECKLINES)
        for (const heel of HEELS)
          for (const gender of GENDERS)
            for (const tempC of [-12, 6, 18, 34]) {
              // Every fifth: all values of each, in ever other company.
              if (++seed % 5 > 0) continue;
              const headCover = seed % 2 ? 'always' : 'off';
              const fit = { sleeve, hem, neckline, heel, headCover, neverWear: [] } as const;
              const style = STYLE_IDS[seed % STYLE_IDS.length] ?? 'casual';
              const { look } = compose({
                ...{ gender, styles: [style], daypart: 'morning', placeName: 'Lyon', recent: [] },
                ...{ hours: hours(tempC, seed % 3 === 0), seed: `fit:${seed}` },
                ...fitToBrief({ ...fit, neverWear: [] }),
              });
              const worn = look.garments.flatMap(({ id }) => garmentById(id) ?? []);
              const highest = Math.max(...worn.map((garment) => garment.heel));
              expect(highest).toBeLessThanOrEqual({ any: 3, low: 1, flat: 0 }[heel]);
              if (headCover === 'always') {
                expect(worn.some(({ slot }) => slot === 'hat')).toBe(true);
                // A man's skullcap makes room for a hat that gives shade.
                if (gender === 'female') expect(worn.some((garment) => garment.headCover)).toBe(true);
              } else expect(worn.some(({ id }) => id.endsWith('skullcap'))).toBe(false);
              for (const { drawing } of worn) {
                if (drawing.kind !== 'dress' && drawing.kind !== 'skirt') continue;
                expect(drawing.length).toBeGreaterThanOrEqual(
                  { any: 0, knee: 1, 'below-knee': 1.2, ankle: 1.75 }[hem],
                );
              }
            }
}, 120_000);

test('the list offers families first, then what her side of the wardrobe has, each under its own name', () => {
  const hers = wearablesFor('female');
  expect(hers[0]).toEqual({ id: 'dresses', name: 'Dresses', kind: 'family' });
  expect(hers).toContainEqual({ id: 'wool-coat', name: 'Wool coat', kind: 'garment' });
  expect(wearablesFor('male').map(({ id }) => id)).not.toContain('pencil-skirt');
  expect(new Set(hers.map(({ name }) => name)).size).toBe(hers.length);
  expect(hers.every(({ id, name }) => isWearable(id) && !name.includes('{'))).toBe(true);
});

test('what is stored is completed, and what the wardrobe lost is left out', () => {
  expect(normalizeFit(null)).toEqual(FREE_FIT);
  expect(normalizeFit({ hem: 'knee', neverWear: ['heels', 'gone', 'heels', 'wool-coat'] })).toEqual({
    ...FREE_FIT,
    ...{ hem: 'knee', neverWear: ['heels', 'wool-coat'] },
  });
  expect(['wool-coat:camel', '__proto__', 'constructor', ''].some(isWearable)).toBe(false);
});

test.each([
  ['sleeve', 'elbow', { modesty: { sleeve: 0.5 } }],
  ['sleeve', 'long', { modesty: { sleeve: 1 } }],
  ['hem', 'knee', { modesty: { hem: 1 } }],
  ['hem', 'below-knee', { modesty: { hem: 1.2 } }],
  ['hem', 'ankle', { modesty: { hem: 1.8 } }],
  ['neckline', 'no-low', { modesty: { coveredNeck: true } }],
  ['headCover', 'always', { modesty: { headCover: true } }],
  ['heel', 'low', { modesty: {}, heelMax: 1 }],
  ['heel', 'flat', { modesty: {}, heelMax: 0 }],
] as const)('a %s that is %s asks the composer so', (name, value, asked) => {
  expect(fitToBrief({ ...FREE_FIT, [name]: value })).toEqual({ ...asked, neverWear: [] });
});

test('who has not said whose clothes she wears may leave out any of them', () => {
  const [all, hers, his] = ([null, 'female', 'male'] as const).map(
    (gender) => new Set(wearablesFor(gender).map(({ id }) => id)),
  );
  expect(all).toEqual(new Set([...hers!, ...his!]));
  const names = wearablesFor(null).flatMap(({ name, kind }) => (kind === 'garment' ? [name] : []));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});
