// "Dressed for life" (docs/rules/comfort.md) as figures: a real year in every city, 07:00 to 18:00, one outfit
// a day, both gender lines, six styles in turn. Judged by code of its own: from the look and which layers are on, never
// by the receipt.
import { toCelsius } from '../../app/domain/comfort/outdoor-air.ts';
import { predictedMeanVote } from '../../app/domain/comfort/pmv.ts';
import type { WornGarment } from '../../app/domain/looks/look.ts';
import { GENDERS, STYLE_IDS, type Gender, type OccasionContext } from '../../app/domain/preferences/style.ts';
import type { ComposedOutfit, RecentLook } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import {
  iclFromSum,
  inBand,
  mayWarmPockets,
  mostInOneDay,
  bandReach,
  reachableIcls,
  type HourBand,
} from './reachable-warmth.ts';
import { walkingBand } from './comfort-band.ts';
import { MOST_SHARED, shared } from './variety.ts';
import { printRows } from '../results-table.ts';
import { brokenRules, hourDemands } from '../../tests/styling/rule-checker.ts';
import { cityYears, type CityYear } from './weather-years.ts';

const OUT = { from: 7, to: 18 };
/** Every third city is held aside: the stylist was not tuned on it. */
const HELD_ASIDE = 3;

/** Havenith et al. 2012, Int J Biometeorol 56:461. */
export const curve = (c: number) =>
  c >= 27.5 ? 0.3 : Math.max(0.3, 1.372 - 0.01866 * c - 0.0004849 * c * c - 0.000009333 * c * c * c);

const HEAVY =
  /wool coat|winter coat|peacoat|duffle|teddy|fur coat|puffer|down (coat|parka|jacket)|parka|wrap coat|statement coat|car coat|quilted coat|checked coat|insulated|lined .*raincoat/;
const isOver = ({ slot, name }: WornGarment) =>
  ['coat', 'scarf', 'gloves', 'hat'].includes(slot) ||
  (slot === 'jacket' && !/blazer|suit|dinner|tweed/.test(name));
const isShorts = ({ name, drawing }: WornGarment) =>
  /\bshorts$/.test(name) || (drawing.kind === 'trousers' && drawing.length < 0);

function wornIn({ look, receipt }: ComposedOutfit, hour: number): number {
  const off = new Set(
    receipt.layers?.filter(({ wornHours }) => !wornHours.includes(hour)).map(({ garmentId }) => garmentId),
  );
  return iclFromSum(look.garments.reduce((sum, { id, clo }) => (off.has(id) ? sum : sum + clo), 0.04));
}

/** Sums and counts by name. */
class Tally {
  private readonly all = new Map<string, { sum: number; count: number }>();
  add(name: string, value: number | boolean): void {
    const one = this.all.get(name) ?? { sum: 0, count: 0 };
    one.sum += Number(value);
    one.count++;
    this.all.set(name, one);
  }
  mean(name: string): number {
    const one = this.all.get(name);
    return one ? one.sum / one.count : NaN;
  }
  count(name: string): number {
    return this.all.get(name)?.count ?? 0;
  }
  /** 'socks with pumps: 3, …' */
  rules(): string {
    const broken = [...this.all].filter(([name]) => name.startsWith('rule: '));
    return broken.map(([name, { count }]) => `${name.slice(6)}: ${count}`).join(', ');
  }
  sum(name: string): number {
    return this.all.get(name)?.sum ?? 0;
  }
  /** Everything counted in `other` as well. */
  takeIn(other: Tally): void {
    for (const [name, { sum, count }] of other.all) {
      const one = this.all.get(name) ?? { sum: 0, count: 0 };
      this.all.set(name, { sum: one.sum + sum, count: one.count + count });
    }
  }
}

/** In what a man or woman sits inside, and how: PMV at 22 °C and 1.2 met. */
const ROOM = { airC: 22, radiantC: 22, airSpeed: 0.1, humidity: 50 };

function judgeDay(
  tally: Tally,
  outfit: ComposedOutfit,
  hours: WeatherHour[],
  gender: Gender,
  context: OccasionContext | null,
): void {
  const { garments } = outfit.look;
  const temps = hours.map(({ tempF }) => toCelsius(tempF));
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  const mean = temps.reduce((sum, c) => sum + c, 0) / temps.length;
  const demands = { ...hourDemands(hours, context, outfit.style), context, style: outfit.style };
  const spells = new Set([0, hours.length - 1, hours.findIndex(({ hour }) => hour === 12)]);
  const bands: HourBand[] = [];
  let held = 0;
  hours.forEach((hour, index) => {
    const c = temps[index] ?? 0;
    const worn = wornIn(outfit, hour.hour);
    const off = worn - curve(c);
    if (c >= 5 && c <= 26) {
      tally.add('deviation', Math.abs(off));
      tally.add('bias', off);
      tally.add('far above', off > 0.3);
    }
    if (c >= -10 && c < 5) {
      tally.add('deviation in the cold', Math.abs(off));
    }
    tally.add('receipt does not add up', Math.abs(worn - (outfit.receipt.hours[index]?.worn ?? -1)) > 0.0051);
    if (!spells.has(index)) return;
    const band = walkingBand(hour);
    const isReachable = bandReach(reachableIcls(gender, demands, c), band) === 'yes';
    tally.add('reachable', isReachable);
    if (!isReachable) return;
    bands.push({ ...band, pockets: mayWarmPockets(c) });
    tally.add('in band', inBand(worn, band));
    if (inBand(worn, band)) held++;
    tally.add('below', worn < band.min);
    if (!inBand(worn, band))
      tally.add(`${worn < band.min ? 'below' : 'above'} at ${5 * Math.floor(c / 5)}`, 1);
  });
  tally.add('held', held);
  tally.add('could be held', mostInOneDay(gender, demands, bands));
  tally.add('could be held in style', mostInOneDay(gender, { ...demands, inStyle: true }, bands));
  const over = garments.some(({ slot }) => slot === 'coat' || slot === 'jacket');
  if (warmest >= 18 && coldest >= 10) {
    tally.add(
      'heavy coat',
      garments.some(({ slot, name }) => slot === 'coat' && HEAVY.test(name)),
    );
  }
  if (warmest >= 22) tally.add('coat or jacket', over);
  if (mean < 15) {
    const inside = iclFromSum(garments.reduce((sum, one) => (isOver(one) ? sum : sum + one.clo), 0.04));
    const withJacket = iclFromSum(
      garments.reduce((sum, one) => (isOver(one) && one.slot !== 'jacket' ? sum : sum + one.clo), 0.04),
    );
    const pmv = predictedMeanVote(ROOM, 1.2, inside);
    tally.add('inside', Math.abs(pmv) <= 0.5);
    tally.add('inside too light', pmv < -0.5);
    tally.add('inside, jacket on', Math.abs(predictedMeanVote(ROOM, 1.2, withJacket)) <= 0.5);
  }
  tally.add(
    'bag',
    garments.some(({ slot }) => slot === 'bag'),
  );
  if (coldest < 0 && outfit.receipt.minutesOutdoors !== undefined) {
    tally.add('40 minutes', outfit.receipt.minutesOutdoors >= 40);
  } else if (coldest < 0) tally.add('40 minutes', true);
}

function judgeShorts(tally: Tally, outfit: ComposedOutfit, hours: WeatherHour[], context: string | null) {
  if (Math.max(...hours.map(({ tempF }) => toCelsius(tempF))) < 27) return;
  const fine = context === 'work' || context === 'special';
  tally.add(fine ? 'shorts for work or special' : 'shorts', outfit.look.garments.some(isShorts));
}

const CONTEXTS: readonly (OccasionContext | null)[] = [null, null, 'work', null, 'special', null, 'leisure'];

/** Dresses her every `every`th day of a year. */
function liveAYear(tally: Tally, city: CityYear, gender: Gender, every: number, cpu: number[]): number {
  const looks = new Set<string>();
  let recent: RecentLook[] = [];
  city.days.forEach((all, day) => {
    if (day % every !== 0) return;
    const hours = all.filter(({ hour }) => hour >= OUT.from && hour <= OUT.to);
    if (hours.length === 0) return;
    const context = CONTEXTS[day % CONTEXTS.length] ?? null;
    const before = process.cpuUsage();
    const brief = {
      gender,
      styles: [STYLE_IDS[Math.floor(day / every) % STYLE_IDS.length] ?? ('casual' as const)],
      context,
      daypart: 'morning' as const,
      hours,
      placeName: city.name,
      recent,
      seed: `${city.name} ${gender}:${day}:0`,
    };
    const outfit = compose(brief);
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    judgeDay(tally, outfit, hours, gender, context);
    judgeShorts(tally, outfit, hours, context);
    for (const rule of brokenRules(outfit, brief)) tally.add(`rule: ${rule}`, 1);
    tally.add('looks', 1);
    const garmentIds = outfit.look.garments.map(({ id }) => id);
    tally.add(
      'alike',
      recent.some((look) => shared(look.garmentIds, garmentIds) > MOST_SHARED),
    );
    looks.add([...garmentIds].sort().join(' '));
    const { title, description } = outfit;
    recent = [{ date: hours[0]?.date ?? '', garmentIds, title, description }, ...recent].slice(
      0,
      Math.floor(14 / every),
    );
  });
  return looks.size;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function print(what: string, tally: Tally, fewest: number, every: number): void {
  const clo = (name: string) => `${tally.mean(name).toFixed(3)} clo`;
  const share = (name: string) => percent(tally.mean(name));
  const where = (side: string) =>
    [-30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25]
      .filter((c) => tally.count(`${side} at ${c}`) > 0)
      .map((c) => `${c}: ${tally.count(`${side} at ${c}`)}`)
      .join(', ');
  console.log(what);
  printRows([
    {
      what: 'mean deviation from the curve, 5 to 26 °C',
      figure: `${clo('deviation')} (bias ${clo('bias')})`,
      target: '<= 0.18',
    },
    { what: 'hours more than 0.3 clo above it', figure: share('far above'), target: '<= 8 %' },
    { what: 'the same mean, -10 to 5 °C', figure: clo('deviation in the cold'), target: '<= 0.35' },
    {
      what: 'heavy coat on days of 18 °C and a minimum of 10',
      figure: share('heavy coat'),
      target: '<= 3 %',
    },
    { what: 'coat or jacket on days of 22 °C', figure: share('coat or jacket'), target: '<= 25 %' },
    {
      what: 'inside, PMV within ±0.5, days below 15 °C',
      figure: `${share('inside')} (too light ${share('inside too light')}; outdoor jacket kept on ${share('inside, jacket on')})`,
      target: '>= 92 %',
    },
    {
      what: 'outdoors in the band at 2.6 met, where reachable',
      figure: `${share('in band')} of ${percent(tally.mean('reachable'))} (below: ${where('below')}; above: ${where('above')})`,
      target: '>= 95 %',
    },
    {
      what: 'the same, of what one outfit could hold that day',
      figure: percent(tally.sum('held') / tally.sum('could be held')),
      target: '>= 95 %',
    },
    {
      what: 'the same, of what one outfit of the style asked could hold',
      figure: percent(tally.sum('held') / tally.sum('could be held in style')),
      target: '>= 95 %',
    },
    { what: 'frost: 40 minutes and more at a walk', figure: share('40 minutes') },
    { what: 'shorts on days of 27 °C', figure: share('shorts'), target: '<= 40 %' },
    { what: 'the same for work or special', figure: share('shorts for work or special'), target: '0 %' },
    { what: 'looks that carry a bag', figure: share('bag'), target: '<= 33 %' },
    {
      what: every === 1 ? 'looks a year, fewest; too alike' : 'different looks, fewest; too alike',
      figure: `${fewest}; ${tally.sum('alike')}`,
      target: every === 1 ? '>= 340; 0' : '',
    },
    {
      what: 'receipt hours that do not add up',
      figure: String(tally.sum('receipt does not add up')),
      target: '0',
    },
    { what: 'rules broken', figure: tally.rules() || '0', target: '0' },
  ]);
}

/** Prints the figures; `every` 1 is every day of the year, 4 each fourth. */
export function benchLife(cpu: number[], every: number, only?: string): void {
  const cities = cityYears();
  if (cities.length === 0) {
    console.log('The weather fixtures (../shared/fixtures/weather) are not here: life not measured.');
    return;
  }
  const groups: [string, (index: number) => boolean][] = [
    ['tuned on', (index) => index % HELD_ASIDE !== 0],
    ['held aside', (index) => index % HELD_ASIDE === 0],
  ];
  const whole = { tally: new Tally(), fewest: Infinity };
  for (const [name, belongs] of groups) {
    const there = cities.filter((city, index) => (only ? city.name === only : belongs(index)));
    const tally = new Tally();
    let fewest = Infinity;
    for (const city of there)
      for (const gender of GENDERS) fewest = Math.min(fewest, liveAYear(tally, city, gender, every, cpu));
    print(
      `Dressed for life, ${there.length} cities ${name}, ${tally.count('looks')} days`,
      tally,
      fewest,
      every,
    );
    console.log('');
    if (only) return;
    whole.tally.takeIn(tally);
    whole.fewest = Math.min(whole.fewest, fewest);
  }
  const days = whole.tally.count('looks');
  print(`Dressed for life, all ${cities.length} cities, ${days} days`, whole.tally, whole.fewest, every);
}
