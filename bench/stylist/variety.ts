// Variety: a real year of one style in one climate, one outfit a day.
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
