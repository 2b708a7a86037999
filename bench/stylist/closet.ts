// Dressed from 25 pieces: how many days of a year, in five climates, a usual capsule wardrobe dresses alone.
import type { DressFrom } from '../../app/domain/closet/closet-terms.ts';
import { isOwnPiece } from '../../app/domain/closet/closet-shelf.ts';
import type { ComposedOutfit, RecentLook, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { discomfortHours } from '../../app/domain/styling/proposal.ts';
import { brokenRules } from '../../tests/styling/rule-checker.ts';
import { CAPSULE } from '../../tests/styling/capsule-wardrobe.ts';
import { printRows } from '../results-table.ts';
import { cityYears, type CityYear } from './weather-years.ts';

/** Köppen Cfb, Cfa, Csa, Dfb, BSk. */
const CITIES = ['dublin', 'new_york', 'malaga', 'stockholm', 'denver'];
const OUT = { from: 7, to: 18 };
/** As little out of the comfort band as a mean hour may be, clo; or no further out than the whole wardrobe is. */
const IN_COMFORT = 0.1;

interface Year {
  days: number;
  /** All hers, no rule broken, in comfort. */
  dressed: number;
  gaps: number;
  broken: number;
  uncomfortable: number;
  lent: number;
}

const meanOut = (outfit: ComposedOutfit): number => discomfortHours(outfit) / outfit.receipt.hours.length;

function liveAYear(
  city: CityYear,
  from: Exclude<DressFrom, 'everything'>,
  every: number,
  cpu: number[],
): Year & { why: Map<string, number> } {
  const year = {
    days: 0,
    dressed: 0,
    gaps: 0,
    broken: 0,
    uncomfortable: 0,
    lent: 0,
    why: new Map<string, number>(),
  };
  const hers = isOwnPiece(CAPSULE);
  let recent: RecentLook[] = [];
  city.days.forEach((all, day) => {
    const hours = all.filter(({ hour }) => hour >= OUT.from && hour <= OUT.to);
    if (day % every !== 0 || hours.length === 0) return;
    const brief: StylingBrief = {
      gender: 'female',
      styles: ['casual', 'classic'],
      daypart: 'morning',
      hours,
      placeName: city.name,
      recent,
      seed: `${city.name} closet:${day}:0`,
      closet: { from, pieces: CAPSULE },
    };
    const before = process.cpuUsage();
    const outfit = compose(brief);
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    const foreign = outfit.look.garments.filter((garment) => !hers(garment)).length;
    const allowed = outfit.fromCloset === 'gap' ? Infinity : outfit.fromCloset === 'one-other' ? 1 : 0;
    if (foreign > allowed) throw new Error(`${city.name}, day ${day}: ${foreign} pieces are not hers`);
    const isGap = outfit.fromCloset === 'gap';
    const isBroken = brokenRules(outfit, brief).length > 0;
    const out = meanOut(outfit);
    const isOut = out > IN_COMFORT && out > meanOut(compose({ ...brief, closet: undefined })) + IN_COMFORT;
    year.days++;
    if (outfit.fromCloset === 'one-other') year.lent++;
    if (isGap) {
      year.gaps++;
      const text = outfit.reasons[0]?.text.split('.')[0] ?? '';
      year.why.set(text, (year.why.get(text) ?? 0) + 1);
    }
    if (isBroken) year.broken++;
    if (isOut) year.uncomfortable++;
    if (!isGap && !isBroken && !isOut) year.dressed++;
    const { title, description } = outfit;
    const garmentIds = outfit.look.garments.map(({ id }) => id);
    recent = [{ date: hours[0]?.date ?? '', garmentIds, title, description }, ...recent].slice(
      0,
      Math.floor(14 / every),
    );
  });
  return year;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Prints the share of days that the capsule dresses inside the rules of comfort. */
export function benchCloset(cpu: number[], every: number): void {
  const cities = cityYears().filter(({ name }) => CITIES.includes(name));
  console.log(`Dressed from her closet: ${CAPSULE.length} pieces, ${cities.length} climates`);
  for (const from of ['only-mine', 'mine-first'] as const) {
    const years = cities.map((city) => ({ city, ...liveAYear(city, from, every, cpu) }));
    const sum = (of: (year: Year) => number) => years.reduce((total, year) => total + of(year), 0);
    printRows([
      ...years.map(({ city, days, dressed, gaps, broken, uncomfortable, lent, why }) => ({
        what: `${from}, ${city.name} (${city.koppen})`,
        figure: `${percent(dressed, days)} of ${days} days (gap ${gaps}, rule broken ${broken}, out of comfort ${uncomfortable}, one lent ${lent})${[...why].map(([text, n]) => `\n    ${n} x ${text}`).join('')}`,
      })),
      {
        what: `${from}, all`,
        figure: percent(
          sum(({ dressed }) => dressed),
          sum(({ days }) => days),
        ),
        target: '>= 95 %',
      },
    ]);
  }
}
