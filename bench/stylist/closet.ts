// Dressed from her closet: how many days of a year, in eight climates, a capsule wardrobe dresses alone, the same capsule
// without its hats, and forty random pieces; how much of hers a gap leaves, and how often a small closet repeats itself.
import { isSmall } from '../../app/domain/closet/missing-slots.ts';
import { everybodyHas, type DressFrom, type OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import { isOwnPiece } from '../../app/domain/closet/closet-shelf.ts';
import type {
  ClosetBrief,
  ComposedOutfit,
  RecentLook,
  StylingBrief,
} from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { seededFraction } from '../../app/domain/styling/seeded-random.ts';
import { discomfortHours } from '../../app/domain/styling/proposal.ts';
import { brokenRules } from '../../tests/styling/rule-checker.ts';
import { CAPSULE } from '../../tests/styling/capsule-wardrobe.ts';
import { WARDROBE, garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { printRows } from '../results-table.ts';
import { cityYears, type CityYear } from './weather-years.ts';

/** Köppen Cfb, Cfa, Csa, Dfb, BSk, Csa, Am, Csb. */
const CITIES = ['dublin', 'new_york', 'malaga', 'stockholm', 'denver', 'athens', 'miami', 'seattle'];
const OUT = { from: 7, to: 18 };
/** As little out of the comfort band as a mean hour may be, clo; or no further out than the whole wardrobe is. */
const IN_COMFORT = 0.1;

const GENDER = 'female';
/** How many of a slot such a closet has. */
const SHARES = {
  top: 10,
  knitwear: 6,
  bottom: 6,
  dress: 3,
  jacket: 3,
  coat: 3,
  shoes: 5,
  bag: 2,
  scarf: 1,
  hat: 1,
};
const LARGE = Object.values(SHARES).reduce((sum, share) => sum + share, 0);

/** Forty pieces of the wardrobe in the shares of a closet, in every city others. */
const randomPieces = (city: string): OwnPiece[] =>
  Object.entries(SHARES).flatMap(([slot, share]) =>
    WARDROBE.filter((garment) => garment.slot === slot && garment.genders.includes(GENDER))
      .sort((a, b) => seededFraction(city, a.id) - seededFraction(city, b.id))
      .slice(0, share)
      .map(({ id, colors }): OwnPiece => ({
        garmentId: id,
        color: (colors[0] ?? []).join('+'),
        warmth: 'usual',
      })),
  );

const isHat = ({ garmentId }: OwnPiece) => garmentById(garmentId)?.slot === 'hat';
const HATLESS = CAPSULE.filter((piece) => !isHat(piece));
/** A capsule that something is missing from, as closets are. */
const SMALL = HATLESS.slice(0, 20);

interface Closet {
  what: string;
  piecesIn: (city: string) => readonly OwnPiece[];
}
const CLOSETS: readonly Closet[] = [
  { what: `capsule of ${CAPSULE.length}`, piecesIn: () => CAPSULE },
  { what: `the same without hats, ${HATLESS.length}`, piecesIn: () => HATLESS },
  { what: `${LARGE} random pieces`, piecesIn: randomPieces },
];

interface Year {
  days: number;
  /** All hers, no rule broken, in comfort. */
  dressed: number;
  gaps: number;
  broken: number;
  uncomfortable: number;
  lent: number;
  /** Sum of the shares that are hers, on days with a gap. */
  kept: number;
}

const meanOut = (outfit: ComposedOutfit): number => discomfortHours(outfit) / outfit.receipt.hours.length;

function briefOf(
  city: CityYear,
  hours: WeatherHour[],
  recent: RecentLook[],
  closet: ClosetBrief,
): StylingBrief {
  return {
    gender: GENDER,
    styles: ['casual', 'classic'],
    daypart: 'morning',
    hours,
    placeName: city.name,
    recent,
    seed: `${city.name} closet:${hours[0]?.date ?? ''}:0`,
    closet,
  };
}

function liveAYear(
  city: CityYear,
  pieces: readonly OwnPiece[],
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
    kept: 0,
    why: new Map<string, number>(),
  };
  const hers = isOwnPiece(pieces);
  let recent: RecentLook[] = [];
  city.days.forEach((all, day) => {
    const hours = all.filter(({ hour }) => hour >= OUT.from && hour <= OUT.to);
    if (day % every !== 0 || hours.length === 0) return;
    const brief = briefOf(city, hours, recent, { from, pieces });
    const before = process.cpuUsage();
    const outfit = compose(brief);
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    const counted = outfit.look.garments.filter(({ slot }) => !everybodyHas(slot));
    // Small things that are missed in the cold are lent beside the one piece.
    const foreign = counted.filter((garment) => !hers(garment) && !isSmall(garment.slot)).length;
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
      year.kept += 1 - foreign / counted.length;
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

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** The first of each season's middle month. */
const FORTNIGHTS = ['01-05', '04-05', '07-05', '10-05'];

/** What is seen of a look when the coat is off. */
const clothesOf = ({ look: { garments } }: ComposedOutfit): string =>
  garments
    .filter(({ slot }) => ['top', 'knitwear', 'bottom', 'dress'].includes(slot))
    .map(({ id }) => id)
    .join(' ');

/** Mornings of four fortnights on which the clothes of yesterday, or of the last seven days, come again. */
function repeats(city: CityYear): { mornings: number; running: number; week: number } {
  const sum = { mornings: 0, running: 0, week: 0 };
  for (const start of FORTNIGHTS) {
    const first = city.days.findIndex(([hour]) => hour?.date.endsWith(start));
    let recent: RecentLook[] = [];
    const worn: string[] = [];
    for (const all of city.days.slice(first, first + 14)) {
      const hours = all.filter(({ hour }) => hour >= OUT.from && hour <= OUT.to);
      if (hours.length === 0) continue;
      const outfit = compose(briefOf(city, hours, recent, { from: 'only-mine', pieces: SMALL }));
      const clothes = clothesOf(outfit);
      sum.mornings++;
      if (worn[0] === clothes) sum.running++;
      if (worn.slice(0, 6).includes(clothes)) sum.week++;
      worn.unshift(clothes);
      recent = [
        { date: hours[0]?.date ?? '', garmentIds: outfit.look.garments.map(({ id }) => id) },
        ...recent,
      ];
    }
  }
  return sum;
}

/** Prints the share of days that each closet dresses inside the rules of comfort. */
export function benchCloset(cpu: number[], every: number): void {
  const cities = cityYears().filter(({ name }) => CITIES.includes(name));
  for (const { what, piecesIn } of CLOSETS) {
    console.log(`Dressed from her closet: ${what}, ${cities.length} climates`);
    for (const from of ['only-mine', 'mine-first'] as const) {
      const years = cities.map((city) => ({
        city,
        ...liveAYear(city, piecesIn(city.name), from, every, cpu),
      }));
      const sum = (of: (year: Year) => number) => years.reduce((total, year) => total + of(year), 0);
      const [days, gaps] = [sum((year) => year.days), sum((year) => year.gaps)];
      printRows([
        ...years.map((year) => ({
          what: `${from}, ${year.city.name} (${year.city.koppen})`,
          figure: `${percent(year.dressed, year.days)} of ${year.days} days (gap ${year.gaps}, rule broken ${year.broken}, out of comfort ${year.uncomfortable}, one lent ${year.lent})${[...year.why].map(([text, n]) => `\n    ${n} x ${text}`).join('')}`,
        })),
        {
          what: `${from}, all`,
          figure: `${percent(
            sum(({ dressed }) => dressed),
            days,
          )} (gaps ${percent(gaps, days)}; of a look with a gap hers ${percent(
            sum(({ kept }) => kept),
            gaps,
          )})`,
          target: '>= 95 %',
        },
      ]);
    }
  }
  const all = cities.map(repeats);
  const total = (of: (one: ReturnType<typeof repeats>) => number) =>
    all.reduce((sum, one) => sum + of(one), 0);
  const mornings = total((one) => one.mornings);
  printRows([
    {
      what: `only mine, ${SMALL.length} pieces, four fortnights: the clothes of yesterday again`,
      figure: percent(
        total((one) => one.running),
        mornings,
      ),
      target: '0 %',
    },
    {
      what: 'the same within a week',
      figure: percent(
        total((one) => one.week),
        mornings,
      ),
    },
  ]);
}
