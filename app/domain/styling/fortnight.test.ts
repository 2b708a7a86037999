import { expect, test } from 'vitest';
import { typicalHours } from '../climate/typical-day.ts';
import { PLAIN_BRIEF, hoursOf } from '../../../tests/styling/sample-briefs.ts';
import { addDays } from '../time/local-day.ts';
import type { Look, Slot, WornGarment } from '../looks/look.ts';
import { STYLE_IDS } from '../preferences/style.ts';
import { nearestColorName, COLOR_WORDS, parseTints } from '../wardrobe/palette.ts';
import type { RecentLook } from './input/brief.ts';
import { compose } from './composer.ts';

// Two weeks of one woman in coats, as her history shows them: not one color, and called by what her picture shows.

interface Day extends RecentLook {
  title: string;
  garments: WornGarment[];
}

/** A fortnight of a cool autumn in Lisbon, with rain on every fourth day. */
function fortnight(seed: string): Day[] {
  const days: Day[] = [];
  for (let day = 0; day < 14; day++) {
    const date = addDays('2026-11-08', day);
    const typical = typicalHours(38.7, -9.1, 'Europe/Lisbon', date).slice(8, 20);
    const rain = { precipitationMm: 0.6, condition: 'Rain' as const };
    const { look, title, description } = compose({
      gender: 'female',
      styles: ['classic', 'casual', 'trendy'],
      daypart: 'morning',
      hours: typical.map((hour) => ({
        ...hour,
        // Afternoons that a jacket comes off in.
        tempF: hour.tempF - 6 + 2 * (day % 5) + (hour.hour >= 12 ? 9 : 0),
        ...(day % 4 === 0 ? rain : {}),
      })),
      placeName: 'Lisbon, PT',
      recent: [...days],
      seed: `${seed}:${date}`,
    });
    const garmentIds = look.garments.map(({ id }) => id);
    days.unshift({ date, garmentIds, title, description, garments: look.garments });
  }
  return days;
}

const FORTNIGHTS = ['ada', 'bea', 'cleo', 'dora'].map(fortnight);

/** Share of the days that have something in common with one of so many days before. */
function shareLike(before: number, isLike: (day: Day, other: Day) => boolean): number {
  const repeats = FORTNIGHTS.flatMap((days) =>
    days.filter((day, n) => days.slice(n + 1, n + 1 + before).some((other) => isLike(day, other))),
  );
  return repeats.length / FORTNIGHTS.flat().length;
}

const outerOf = ({ garments }: Day) => garments.find(({ slot }) => slot === 'coat' || slot === 'jacket');
const colorOf = ({ id }: WornGarment) => parseTints(id).slice(0, 1).map(nearestColorName)[0];

test('coats and jackets change color from day to day', () => {
  const isLike = (day: Day, other: Day) => {
    const [one, two] = [outerOf(day), outerOf(other)];
    return one !== undefined && two !== undefined && colorOf(one) === colorOf(two);
  };
  expect(shareLike(1, isLike)).toBeLessThan(0.1);
  expect(shareLike(4, isLike)).toBeLessThan(0.35);
});

test('titles of neighboring days name different colors', () => {
  const wordsOf = ({ title }: Day) => COLOR_WORDS.filter((word) => title.toLowerCase().includes(word));
  const isLike = (day: Day, other: Day) => wordsOf(day).some((word) => wordsOf(other).includes(word));
  expect(shareLike(2, isLike)).toBeLessThan(0.15);
});

test('no title is of stripes or checks that a coat or jacket hides', () => {
  const PATTERNS = /strip|plaid|check|floral|print|tweed/;
  const inSlots = ({ garments }: Look, ...slots: Slot[]) =>
    garments
      .filter(({ slot }) => slots.includes(slot))
      .map(({ name }) => name)
      .join(', ');
  const tally = { hidden: 0, told: 0 };
  for (const tempF of [40, 50, 56])
    for (const gender of ['female', 'male'] as const)
      for (const style of STYLE_IDS)
        for (let n = 0; n < 5; n++) {
          const hours = hoursOf({
            ...{ tempF, swing: 4, windMs: 2, humidity: 60, rain: 0, cloud: 1, uv: 1 },
            ...{ condition: 'Clouds', from: 8, length: 10 },
          });
          const brief = { ...PLAIN_BRIEF, gender, styles: [style], hours, seed: `pattern ${n}` };
          const { look, title } = compose(brief);
          if (!inSlots(look, 'coat', 'jacket')) continue;
          const pattern = PATTERNS.exec(title.toLowerCase())?.[0];
          if (PATTERNS.test(inSlots(look, 'top', 'knitwear'))) tally.hidden++;
          if (!pattern) continue;
          tally.told++;
          expect(inSlots(look, 'coat', 'jacket', 'bottom', 'dress'), title).toContain(pattern);
        }
  expect(tally.hidden, 'patterns under a coat or jacket').toBeGreaterThan(10);
  expect(tally.told, 'titles that name a pattern').toBeGreaterThan(1);
});
