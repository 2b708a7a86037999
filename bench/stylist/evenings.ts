// Evenings out: whether a look holds something that an ordinary day has not, and what goes with it.
import { briefForOccasion, EVENING_FROM, EVENINGS } from '../../app/domain/preferences/day-occasion.ts';
import { GENDERS, STYLE_IDS, type Gender, type StyleId } from '../../app/domain/preferences/style.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { Garment } from '../../app/domain/wardrobe/garment.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { printRows } from '../results-table.ts';
import { shared } from './variety.ts';
import { cityYears } from './weather-years.ts';

/** So many evenings of the year, each in another city, for each style of women and of men. */
const EVENINGS_OUT = 46;
/** Days between them. */
const STEP = 8;

/** Told from the names alone, not by the stylist's own rules. */
function hasIdea(garments: readonly Garment[], gender: Gender, style: StyleId): boolean {
  const covered = garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');
  const seen = garments.filter(({ slot }) => !(covered && slot === 'top'));
  const has = (words: RegExp) => seen.some(({ id }) => words.test(id));
  const sets = seen.flatMap(({ set }) => set ?? []);
  const isSkirt = seen.some(({ drawing }) => drawing.kind === 'skirt');
  const isTailored = seen.some(({ slot, formality }) => slot === 'bottom' && formality >= 3);
  const isFine = has(/cashmere|^(fine|heavy)-roll-neck|merino-(crew|v)$|silk-polo|long-knit-polo/);
  const isFineInSport = has(/silk|knit-polo|jersey-blazer/);
  return (
    seen.some(({ slot, formality }) => slot === 'dress' && formality >= 2) ||
    has(
      /satin-(?!bomber)|velvet|silk-(?!polo|cash)|bow-blouse|fluid-maxi|^leather-(skirt|trousers|jacket)$/,
    ) ||
    (style === 'go-wild' && has(/^(bright|bold|statement|print|floral)-/)) ||
    (style === 'sporty' && isFineInSport) ||
    new Set(sets).size < sets.length ||
    (isFine && (isSkirt || (isTailored && (gender === 'male' || has(/blazer|suit-jacket/))))) ||
    (gender === 'male' && isTailored && has(/fine-linen-shirt/))
  );
}

interface Evening {
  hours: WeatherHour[];
  isRough: boolean;
}

function eveningsOut(): Evening[] {
  const cities = cityYears();
  return Array.from({ length: cities.length > 0 ? EVENINGS_OUT : 0 }, (_, index) => {
    const { days } = cities[(index * 5) % cities.length]!;
    const hours = days[(index * STEP) % days.length]!.filter(({ hour }) => hour >= EVENING_FROM);
    const isBlown = hours.some(({ windMs }) => windMs >= 8.9);
    return { hours, isRough: isBlown || hours.some(({ precipitationMm }) => precipitationMm >= 0.8) };
  });
}

/** Prints what evenings hold: of each kind, and how far the kinds differ on one evening. */
export function benchEvenings(): void {
  let [looks, ideas, women, bags, mild, flat, shirts, wet, raincoats, overlap, pairs] =
    Array<number>(11).fill(0);
  const without = new Map<string, number>();
  for (const [index, { hours, isRough }] of eveningsOut().entries())
    for (const gender of GENDERS)
      for (const style of STYLE_IDS) {
        const dressed = EVENINGS.map((kind) => {
          const usual = { gender, styles: [style], daypart: 'evening' as const, hours, placeName: 'out' };
          const brief = briefForOccasion(kind, { ...usual, recent: [], seed: `evening ${index} ${gender}` });
          return { kind, garments: compose(brief).look.garments.flatMap(({ id }) => garmentById(id) ?? []) };
        });
        const { kind, garments } = dressed[(index + STYLE_IDS.indexOf(style)) % dressed.length]!;
        const shoes = garments.find(({ slot }) => slot === 'shoes');
        const isWoman = gender === 'female';
        const coldest = Math.min(...hours.map(({ tempF }) => tempF));
        looks! += 1;
        if (hasIdea(garments, gender, style)) ideas! += 1;
        else for (const name of [kind, style, gender]) without.set(name, (without.get(name) ?? 0) + 1);
        if (isWoman) {
          women! += 1;
          bags! += Number(garments.some(({ slot }) => slot === 'bag'));
        }
        if (isWoman && style !== 'sporty' && coldest >= 36 && !isRough) {
          mild! += 1;
          flat! += Number(shoes?.heel === 0);
        }
        const isLayered = garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');
        shirts! += Number(isLayered && garments.some(({ slot, id }) => slot === 'top' && /shirt$/.test(id)));
        if (hours.some(({ precipitationMm, snow }) => precipitationMm >= 0.1 && !snow)) {
          wet! += 1;
          raincoats! += Number(garments.some(({ id }) => /raincoat/.test(id)));
        }
        for (const one of dressed)
          for (const other of dressed)
            if (one.kind < other.kind) {
              pairs! += 1;
              overlap! += shared(
                one.garments.map(({ id }) => id),
                other.garments.map(({ id }) => id),
              );
            }
      }
  const share = (part = 0, of = 0) => `${((100 * part) / of).toFixed(0)} %`;
  console.log(
    `Evenings: ${looks} looks for a wedding, a date, a dinner, a party, a concert or just an evening`,
  );
  printRows([
    { what: 'hold an idea', figure: share(ideas, looks), target: '>= 90 %' },
    { what: 'women with a bag', figure: share(bags, women), target: '100 %' },
    { what: 'flat shoes of women, neither cold nor wild', figure: share(flat, mild), target: '<= 20 %' },
    { what: 'a shirt under a pullover', figure: share(shirts, looks), target: '0 %' },
    { what: 'raincoats on wet evenings', figure: share(raincoats, wet), target: '<= 15 %' },
    {
      what: 'garments that two kinds share on one evening',
      figure: share(overlap, pairs),
      target: '<= 60 %',
    },
  ]);
  console.log(`Without an idea: ${[...without].map(([name, count]) => `${name} ${count}`).join(', ')}`);
}
