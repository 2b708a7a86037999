// The words of a month: what titles name, whether each look says how to wear it, and what was said within ten days.
import { GENDERS, STYLE_IDS, type OccasionContext } from '../../app/domain/preferences/style.ts';
import type { ComposedOutfit, RecentLook } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { COLOR_WORDS } from '../../app/domain/wardrobe/palette.ts';
import { descriptionSkeletons, reasonSkeletons } from '../../tests/styling/opening-skeleton.ts';
import { stylingTold } from '../../tests/styling/styling-reader.ts';
import { printRows } from '../results-table.ts';
import { cityYears } from './weather-years.ts';

const DAYS = 30;
/** Days within which nobody hears a sentence twice. */
const APART = 10;
/** Looks that a request reads of her past. */
const REMEMBERED = 14;
const CITIES = ['miami', 'athens', 'dublin', 'new_york', 'chicago', 'san_francisco', 'stockholm'];
/** The occasions of a fortnight, one after the other. */
const OCCASIONS: readonly (OccasionContext | null)[] = [null, 'work', null, 'leisure', null, null, 'special'];

const COLOR = new RegExp(`\\b(?:${COLOR_WORDS.join('|')})\\b`, 'i');
const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/i;
type Month = { day: number; outfit: ComposedOutfit }[];

/** Everybody: a city, a style, a month from some day of the year on. */
function months(): Month[] {
  const cities = cityYears().filter(({ name }) => CITIES.includes(name));
  return cities.flatMap(({ name, days }, at) =>
    STYLE_IDS.map((style, index) => {
      let recent: RecentLook[] = [];
      const titlesRead: string[] = [];
      const from = (at * 53 + index * 61) % (days.length - DAYS);
      return days.slice(from, from + DAYS).map((hours, day) => {
        const outfit = compose({
          gender: GENDERS[(at + index) % 2] ?? 'female',
          styles: [style],
          context: OCCASIONS[(day + index) % OCCASIONS.length] ?? null,
          daypart: 'morning',
          hours: hours.filter(({ hour }) => hour >= 7 && hour <= 18),
          placeName: name,
          recent,
          titlesRead,
          seed: `words ${name} ${style} ${day}`,
        });
        const { title, description, look, reasons } = outfit;
        const garmentIds = look.garments.map(({ id }) => id);
        const why = reasons.map(({ text }) => text).join(' ');
        recent = [{ date: hours[0]?.date ?? '', garmentIds, title, description, why }, ...recent].slice(
          0,
          REMEMBERED,
        );
        titlesRead.push(title);
        return { day, outfit };
      });
    }),
  );
}

/** Share of what the same person has read within so many days. */
function repeated(
  runs: readonly Month[],
  skeletons: (outfit: ComposedOutfit) => string[],
  apart = APART,
): number {
  const told = runs.flatMap((run) => {
    const lastSaid = new Map<string, number>();
    return run.flatMap(({ day, outfit }) => {
      const said = skeletons(outfit);
      const again = said.map((one) => day - (lastSaid.get(one) ?? -Infinity) < apart);
      for (const one of said) lastSaid.set(one, day);
      return again;
    });
  });
  return told.filter(Boolean).length / told.length;
}

/** Prints the words' figures; `most` says how many of the commonest skeletons are printed for an editor. */
export function benchWords(most = 0): void {
  const runs = months();
  const outfits = runs.flat().map(({ outfit }) => outfit);
  if (outfits.length === 0) return;
  const share = (holds: (outfit: ComposedOutfit) => boolean) =>
    `${((100 * outfits.filter(holds).length) / outfits.length).toFixed(1)} %`;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(`Words: ${runs.length} people, ${DAYS} days each`);
  printRows([
    { what: 'titles that name a color', figure: share(({ title }) => COLOR.test(title)), target: '< 30 %' },
    {
      what: 'titles that name a weekday',
      figure: share(({ title }) => WEEKDAY.test(title)),
      target: '< 3 %',
    },
    {
      what: 'titles said again within the month',
      figure: percent(repeated(runs, ({ title }) => [title.toLowerCase()], DAYS)),
      target: '0 %',
    },
    {
      what: 'looks that say how to wear it',
      figure: share((outfit) => stylingTold({ outfit, brief: {} }).some(({ isTrue }) => isTrue)),
      target: '100 %',
    },
    {
      what: 'descriptions that start from an idea',
      figure: share(({ description }) => /^[^.?]+: /.test(description)),
      target: '100 %',
    },
    {
      what: 'sentences said again within ten days',
      figure: percent(repeated(runs, descriptionSkeletons)),
      target: '0 %',
    },
    { what: 'reasons said again within ten days', figure: percent(repeated(runs, reasonSkeletons)) },
  ]);
  const counts = Map.groupBy(
    outfits.flatMap((one) => [...descriptionSkeletons(one), ...reasonSkeletons(one)]),
    (skeleton) => skeleton,
  );
  const sorted = [...counts].sort(([, a], [, b]) => b.length - a.length);
  for (const [skeleton, { length }] of sorted.slice(0, most))
    console.log(`${String(length).padStart(4)}  ${skeleton}`);
}
