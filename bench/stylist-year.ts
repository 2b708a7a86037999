// A real year in every city of the fixtures, one outfit a day: waking hours in band, variety, CPU.
import { clothingNeed } from '../app/domain/comfort/need.ts';
import { airOf } from '../app/domain/comfort/outdoors.ts';
import { GENDERS, STYLE_IDS, type Gender, type StyleId } from '../app/domain/style.ts';
import type { ComposedOutfit, RecentLook } from '../app/domain/styling/brief.ts';
import { compose } from '../app/domain/styling/composer.ts';
import { WARDROBE } from '../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../app/domain/weather.ts';
import { demandsOf, iclOf, inBand, reach, reachableIcls } from './stylist-reach.ts';
import { printRows } from './table.ts';
import { cityYears, type CityYear } from './weather-years.ts';

const TARGET = 0.95;

interface Tally {
  hours: number;
  reachable: number;
  inBand: number;
  /** Even the lightest legal ensemble is too warm. */
  tooHot: number;
  /** Hours in which the receipt says something else than the look adds up to. */
  wrong: number;
}

const EMPTY: Tally = { hours: 0, reachable: 0, inBand: 0, tooHot: 0, wrong: 0 };

/** clo worn in an hour, added up from the look and from which layers are on. */
function wornIn({ look, receipt }: ComposedOutfit, hour: number): number {
  const off = new Set(
    receipt.layers?.filter(({ wornHours }) => !wornHours.includes(hour)).map(({ garmentId }) => garmentId),
  );
  return iclOf(look.garments.reduce((sum, { id, clo }) => (off.has(id) ? sum : sum + clo), 0.04));
}

function count(tally: Tally, outfit: ComposedOutfit, hours: WeatherHour[], gender: Gender): void {
  const icls = reachableIcls(gender, demandsOf(hours));
  hours.forEach((hour, index) => {
    const need = clothingNeed(airOf(hour), 'strolling');
    const worn = wornIn(outfit, hour.hour);
    tally.hours++;
    if (Math.abs(worn - (outfit.receipt.hours[index]?.worn ?? -1)) > 0.0051) tally.wrong++;
    const reached = reach(icls, need);
    if (reached === 'too hot') tally.tooHot++;
    if (reached !== 'yes') return;
    tally.reachable++;
    if (inBand(worn, need)) tally.inBand++;
  });
}

const bare = (id: string) => id.split(':')[0] ?? id;

function jaccard(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [new Set(a.map(bare)), new Set(b.map(bare))];
  const shared = [...x].filter((id) => y.has(id)).length;
  return shared / (x.size + y.size - shared);
}

interface Year extends Tally {
  looks: Set<string>;
  /** Pairs of looks within 14 days that share more than 0.6. */
  alike: number;
  /** Openings that came back within 14 days. */
  echoed: number;
}

const opening = (description: string) => description.split('. ')[0] ?? description;

/** Dresses her every day of a year. */
function liveAYear(city: CityYear, gender: Gender, styleOf: (day: number) => StyleId, cpu: number[]): Year {
  const year: Year = { ...EMPTY, looks: new Set(), alike: 0, echoed: 0 };
  let recent: RecentLook[] = [];
  city.days.forEach((hours, day) => {
    const before = process.cpuUsage();
    const outfit = compose({
      gender,
      styles: [styleOf(day)],
      daypart: 'morning',
      hours,
      placeName: city.name,
      recent,
      seed: `${city.name} ${gender}:${day}:0`,
    });
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    count(year, outfit, hours, gender);
    const garmentIds = outfit.look.garments.map(({ id }) => id);
    if (recent.some((look) => jaccard(look.garmentIds, garmentIds) > 0.6)) year.alike++;
    const said = opening(outfit.description);
    if (recent.some(({ description = '' }) => opening(description) === said)) year.echoed++;
    year.looks.add([...garmentIds].sort().join(' '));
    const { title, description } = outfit;
    recent = [{ date: hours[0]?.date ?? '', garmentIds, title, description }, ...recent].slice(0, 14);
  });
  return year;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** Prints a year in every city; all styles in turn. */
export function benchYears(cpu: number[], only?: string): void {
  const cities = cityYears().filter(({ name }) => !only || name === only);
  if (cities.length === 0) {
    console.log('The weather fixtures (../shared/fixtures/weather) are not here: years not measured.');
    return;
  }
  console.log(
    'A real hourly year, 07:00 to 22:00, one outfit a day: hours in band where any legal ensemble reaches it',
  );
  const worn = new Set<string>();
  const total = { ...EMPTY };
  let below = 0;
  const width = Math.max(...cities.map(({ name }) => name.length)) + 14;
  const print = (what: string, tally: Tally, more: string) => {
    const share = percent(tally.inBand, tally.reachable).padStart(8);
    const beyond = percent(tally.hours - tally.reachable, tally.hours).padStart(6);
    console.log(`${what.padEnd(width)}${share}, unreachable ${beyond}, ${more}`);
  };
  for (const city of cities) {
    for (const gender of GENDERS) {
      const year = liveAYear(city, gender, (day) => STYLE_IDS[day % STYLE_IDS.length] ?? 'casual', cpu);
      for (const key of ['hours', 'reachable', 'inBand', 'tooHot', 'wrong'] as const) total[key] += year[key];
      for (const look of year.looks) for (const id of look.split(' ')) worn.add(bare(id));
      if (year.inBand < TARGET * year.reachable) below++;
      const what = `${city.name} (${city.koppen}) ${gender}`;
      print(what, year, `too alike ${year.alike}, opening again ${year.echoed}`);
    }
  }
  print(
    'all',
    total,
    `of them too hot ${percent(total.tooHot, total.hours - total.reachable)}, years below ${TARGET * 100} %: ${below}, receipt hours that do not add up: ${total.wrong}`,
  );
  console.log(`Garments worn at least once: ${worn.size} of ${WARDROBE.length}`);
}

/** One climate of each kind: rain forest, desert, steppe, mediterranean, oceanic, humid, continental, cold. */
const CLIMATES = ['guam', 'tucson', 'athens', 'dublin', 'new_york', 'chicago', 'duluth'];

/** Prints the variety of a year of one style in one climate. */
export function benchVariety(cpu: number[]): void {
  const cities = cityYears().filter(({ name }) => CLIMATES.includes(name));
  if (cities.length === 0) return;
  console.log(
    'Variety: different looks in a year of one style; pairs within 14 days that share more than 0.6',
  );
  printRows(
    cities.map((city) => {
      const years = STYLE_IDS.map((style, index) => ({
        style,
        ...liveAYear(city, GENDERS[index % 2] ?? 'female', () => style, cpu),
      }));
      const fewest = years.reduce((a, b) => (a.looks.size < b.looks.size ? a : b));
      const alike = years.reduce((sum, year) => sum + year.alike, 0);
      const echoed = years.reduce((sum, year) => sum + year.echoed, 0);
      return {
        what: `${city.name} (${city.koppen})`,
        figure: `at least ${fewest.looks.size} looks (${fewest.style}), too alike ${alike}, opening again ${echoed}`,
      };
    }),
  );
}
