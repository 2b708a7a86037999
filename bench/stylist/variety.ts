// Variety: a real year of one style in one climate, one outfit a day.
import type { Slot } from '../../app/domain/looks/look.ts';
import { GENDERS, STYLE_IDS, type Gender, type StyleId } from '../../app/domain/preferences/style.ts';
import type { RecentLook } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
import { printRows } from '../results-table.ts';
import { cityYears, type CityYear } from './weather-years.ts';

const bare = (id: string) => id.split(':')[0] ?? id;

/** Share of garments that two looks have in common (Jaccard), their colors apart. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [new Set(a.map(bare)), new Set(b.map(bare))];
  const both = [...x].filter((id) => y.has(id)).length;
  return both / (x.size + y.size - both);
}

/** More of it within 14 days is too alike. */
export const MOST_SHARED = 0.6;

interface Year {
  looks: Set<string>;
  /** Days whose look shares too much with one of the last 14. */
  alike: number;
  /** Openings that came back within 14 days. */
  echoed: number;
}

const opening = (description: string) => description.split('. ')[0] ?? description;

/** Dresses her every day of a year. */
function liveAYear(city: CityYear, gender: Gender, style: StyleId, cpu: number[]): Year {
  const year: Year = { looks: new Set(), alike: 0, echoed: 0 };
  let recent: RecentLook[] = [];
  city.days.forEach((hours, day) => {
    const before = process.cpuUsage();
    const outfit = compose({
      gender,
      styles: [style],
      daypart: 'morning',
      hours,
      placeName: city.name,
      recent,
      seed: `${city.name} ${gender}:${day}:0`,
    });
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    const garmentIds = outfit.look.garments.map(({ id }) => id);
    if (recent.some((look) => shared(look.garmentIds, garmentIds) > MOST_SHARED)) year.alike++;
    const said = opening(outfit.description);
    if (recent.some(({ description = '' }) => opening(description) === said)) year.echoed++;
    year.looks.add([...garmentIds].sort().join(' '));
    const { title, description } = outfit;
    recent = [{ date: hours[0]?.date ?? '', garmentIds, title, description }, ...recent].slice(0, 14);
  });
  return year;
}

/** Slots of which people have several, and wear them in turn. */
const IN_TURN: readonly Slot[] = ['coat', 'jacket', 'hat', 'scarf', 'gloves', 'shoes', 'bottom', 'knitwear'];
const FORTNIGHTS = ['01-12', '04-06', '07-13', '11-02'];
const TURN_CLIMATES = ['stockholm', 'dublin', 'new_york', 'guam'];

/** Share of a fortnight's looks with a piece in the slot that have the one of it that is worn most, over those with five and more. */
export function benchTurns(): void {
  const shares = new Map<Slot, number[]>();
  let [hotWet, flats] = [0, 0];
  for (const city of cityYears().filter(({ name }) => TURN_CLIMATES.includes(name)))
    for (const start of FORTNIGHTS)
      for (const style of STYLE_IDS)
        for (const gender of GENDERS) {
          const from = city.days.findIndex((hours) => hours[0]?.date.endsWith(start));
          const days = city.days.slice(from, from + 14);
          const worn = dressed({ ...city, days }, gender, style);
          for (const slot of IN_TURN) {
            const ids = worn.flatMap((look) => look.filter((one) => one.slot === slot).slice(0, 1));
            if (ids.length < 5) continue;
            const counts = Object.values(Object.groupBy(ids, ({ id }) => bare(id))).map((all) => all!.length);
            shares.set(slot, [...(shares.get(slot) ?? []), Math.max(...counts) / ids.length]);
          }
          for (const [day, look] of worn.entries()) {
            const wet = days[day]!.some(({ precipitationMm }) => precipitationMm >= 0.1);
            if (!wet || gender === 'male' || Math.min(...days[day]!.map(({ tempF }) => tempF)) < 68) continue;
            hotWet++;
            if (look.some(({ id }) => bare(id) === 'rain-flats')) flats++;
          }
        }
  console.log('In turn: share of a fortnight that the most worn piece of a slot takes, by style');
  const mean = (all: number[]) => `${((100 * all.reduce((a, b) => a + b, 0)) / all.length).toFixed(0)} %`;
  printRows([
    ...[...shares].map(([slot, all]) => ({ what: slot, figure: mean(all), target: '<= 50 %' })),
    { what: 'weatherproof flats on hot wet days', figure: `${flats} of ${hotWet}` },
  ]);
}

function dressed(city: CityYear, gender: Gender, style: StyleId) {
  let recent: RecentLook[] = [];
  return city.days.map((hours, day) => {
    const who = {
      gender,
      styles: [style],
      daypart: 'morning' as const,
      seed: `${city.name} ${gender}:${day}:0`,
    };
    const { look } = compose({ ...who, hours, placeName: city.name, recent });
    recent = [{ date: hours[0]?.date ?? '', garmentIds: look.garments.map(({ id }) => id) }, ...recent];
    return look.garments;
  });
}

/** One climate of each kind: rain forest, desert, steppe, mediterranean, oceanic, humid, continental, cold. */
const CLIMATES = ['guam', 'tucson', 'athens', 'dublin', 'new_york', 'chicago', 'duluth'];

/** Prints the variety of a year of one style in one climate. */
export function benchVariety(cpu: number[], only?: string): void {
  const cities = cityYears().filter(({ name }) => (only ? name === only : CLIMATES.includes(name)));
  if (cities.length === 0) return;
  console.log(
    'Variety: different looks in a year of one style; pairs within 14 days that share more than 0.6',
  );
  const worn = new Set<string>();
  printRows(
    cities.map((city) => {
      const years = STYLE_IDS.map((style, index) => ({
        style,
        ...liveAYear(city, GENDERS[index % 2] ?? 'female', style, cpu),
      }));
      for (const { looks } of years)
        for (const look of looks) for (const id of look.split(' ')) worn.add(bare(id));
      const fewest = years.reduce((a, b) => (a.looks.size < b.looks.size ? a : b));
      const alike = years.reduce((sum, year) => sum + year.alike, 0);
      const echoed = years.reduce((sum, year) => sum + year.echoed, 0);
      return {
        what: `${city.name} (${city.koppen})`,
        figure: `at least ${fewest.looks.size} looks (${fewest.style}), too alike ${alike}, opening again ${echoed}`,
        target: '>= 340, 0',
      };
    }),
  );
  console.log(`Garments worn at least once: ${worn.size} of ${WARDROBE.length}`);
}
