// People who differ in all that the stylist asks about, each dressed through two weeks of some place: what golden.test.ts
// compares. Chance is seeded, so they are the same on every machine.
import type { OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import { typicalHours } from '../../app/domain/climate/typical-day.ts';
import { addDays } from '../../app/domain/time/local-day.ts';
import { NOT_FOR_ME, type NotForMe } from '../../app/domain/preferences/rejection-reasons.ts';
import { CONTEXTS, DAYPARTS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import type {
  Affinities,
  ClosetBrief,
  ComposedOutfit,
  Modesty,
  RecentLook,
  StylingBrief,
} from '../../app/domain/styling/input/brief.ts';
import { seededRandom, type SeededRandom } from '../../app/domain/styling/seeded-random.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { SILHOUETTES } from '../../app/domain/looks/silhouette.ts';
import { FAMILY_IDS } from '../../app/domain/wardrobe/families.ts';
import { PALETTE, type ColorName } from '../../app/domain/wardrobe/palette.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { CAPSULE } from './capsule-wardrobe.ts';

type Place = [name: string, latitude: number, longitude: number, timeZone: string, firstDay: string];
const PLACES: readonly Place[] = [
  ['Reykjavik', 64.1, -21.9, 'Atlantic/Reykjavik', '2026-01-10'],
  ['Lisbon', 38.7, -9.1, 'Europe/Lisbon', '2026-11-08'],
  ['Montreal', 45.5, -73.6, 'America/Toronto', '2026-02-01'],
  ['Dubai', 25.2, 55.3, 'Asia/Dubai', '2026-07-05'],
  ['London', 51.5, -0.1, 'Europe/London', '2026-04-12'],
  ['Tokyo', 35.7, 139.7, 'Asia/Tokyo', '2026-06-14'],
  ['Cape Town', -33.9, 18.4, 'Africa/Johannesburg', '2026-07-20'],
  ['Yakutsk', 62, 129.7, 'Asia/Yakutsk', '2026-01-20'],
  ['Denver', 39.7, -105, 'America/Denver', '2026-10-03'],
  ['Berlin', 52.5, 13.4, 'Europe/Berlin', '2026-08-15'],
  ['Singapore', 1.35, 103.8, 'Asia/Singapore', '2026-03-02'],
  ['Bergen', 60.4, 5.3, 'Europe/Oslo', '2026-05-10'],
  ['Seville', 37.4, -6, 'Europe/Madrid', '2026-06-28'],
];
const DAYS = 14;
export const PEOPLE = Array.from({ length: 36 }, (_, person) => person);
const OFTEN = 0.5;
const NOW_AND_THEN = 0.2;

const some = <T>(chance: SeededRandom, of: readonly T[], share: number): T[] =>
  of.filter(() => chance.next() < share);
const between = (chance: SeededRandom, low: number, high: number) => low + (high - low) * chance.next();

/** Wind, rain, heat and cold upon the usual day, all of it or from some hour on. */
function weatherOf(
  [, latitude, longitude, timeZone]: Place,
  date: string,
  chance: SeededRandom,
): WeatherHour[] {
  const [from, length] = [Math.floor(between(chance, 6, 20)), Math.ceil(between(chance, 1, 12))];
  const [warmer, windier] = [between(chance, -14, 14), between(chance, -2, 7)];
  const [wetFrom, mm] = [between(chance, -24, 36), chance.pick([0.05, 0.3, 1, 4])];
  const isWet = chance.next() < OFTEN;
  const risesBy = chance.next() < OFTEN ? between(chance, 2, 18) : 0;
  return typicalHours(latitude, longitude, timeZone, date)
    .slice(from, from + length)
    .map((hour) => {
      const tempF = hour.tempF + warmer + (hour.hour >= 11 && hour.hour < 18 ? risesBy : 0);
      const falls = isWet && hour.hour >= wetFrom;
      const snow = tempF < 33;
      return {
        ...{ ...hour, tempF, snow, windMs: Math.max(0, hour.windMs + windier) },
        ...{ precipitationMm: falls ? mm : 0, cloud: falls ? 0.9 : hour.cloud },
        condition: falls ? (snow ? 'Snow' : 'Rain') : hour.condition,
      };
    });
}

const modestyOf = (chance: SeededRandom): Modesty => ({
  ...(chance.next() < OFTEN ? { sleeve: chance.pick([0.5, 1]) } : {}),
  ...(chance.next() < OFTEN ? { hem: chance.pick([1, 1.4, 2]) } : {}),
  coveredNeck: chance.next() < OFTEN,
  headCover: chance.next() < NOW_AND_THEN,
  noHeels: chance.next() < NOW_AND_THEN,
});

function tasteOf(chance: SeededRandom): Affinities {
  const liking = <T extends string>(of: readonly T[], share: number) =>
    Object.fromEntries(some(chance, of, share).map((one) => [one, between(chance, -1, 1)])) as Record<
      T,
      number
    >;
  return {
    style: liking(STYLE_IDS, OFTEN),
    garment: liking(
      WARDROBE.map(({ id }) => id),
      0.1,
    ),
    color: liking(Object.keys(PALETTE) as ColorName[], NOW_AND_THEN),
    silhouette: liking(SILHOUETTES, OFTEN),
  };
}

/** Forty pieces out of the whole wardrobe, beside the capsule or alone. */
export function closetOf(chance: SeededRandom): ClosetBrief {
  const drawn = some(chance, WARDROBE, 0.2).map(({ id, colors }): OwnPiece => ({
    garmentId: id,
    color: chance.pick(colors).join('+'),
    warmth: chance.pick(['thin', 'usual', 'thick']),
  }));
  const pieces = chance.next() < OFTEN ? [...CAPSULE, ...drawn] : drawn;
  return { from: chance.pick(['mine-first', 'only-mine']), pieces, resting: some(chance, CAPSULE, 0.1) };
}

/** What she says of herself once. */
function herselfOf(name: string): Partial<StylingBrief> {
  const chance = seededRandom(name);
  const perhaps = <T>(share: number, make: () => T): T | undefined =>
    chance.next() < share ? make() : undefined;
  return {
    styles: some(chance, STYLE_IDS, OFTEN),
    modesty: perhaps(NOW_AND_THEN, () => modestyOf(chance)),
    neverWear: perhaps(NOW_AND_THEN, () => some(chance, FAMILY_IDS, NOW_AND_THEN)),
    heelMax: perhaps(NOW_AND_THEN, () => chance.pick([0, 1, 2])),
    offsetC: perhaps(OFTEN, () => between(chance, -4, 4)),
    affinities: perhaps(OFTEN, () => tasteOf(chance)),
    closet: perhaps(NOW_AND_THEN, () => closetOf(chance)),
  };
}

export interface DressedDay {
  place: string;
  brief: StylingBrief;
  outfit: ComposedOutfit;
}

const known = new Map<number, DressedDay[]>();
/** Her fortnight, dressed once. */
export function fortnightOf(person: number): DressedDay[] {
  const days = known.get(person) ?? dressed(person);
  known.set(person, days);
  return days;
}

/** What she wore is known on the days that follow, and now and then she sends a look away. */
function dressed(person: number): DressedDay[] {
  const place = PLACES[person % PLACES.length]!;
  const herself = herselfOf(`person ${person}`);
  const recent: RecentLook[] = [];
  const days: DressedDay[] = [];
  for (let day = 0; day < DAYS; day++) {
    const date = addDays(place[4], day);
    const seed = `person ${person}:${date}`;
    const chance = seededRandom(`day of ${seed}`);
    const before = days.at(-1)?.outfit;
    const refused = before &&
      chance.next() < NOW_AND_THEN && [
        {
          reason: chance.pick<NotForMe>(NOT_FOR_ME),
          style: before.style,
          garmentIds: before.look.garments.map(({ id }) => id),
        },
      ];
    const brief: StylingBrief = {
      ...{ gender: person % 5 < 3 ? 'female' : 'male', styles: [], ...herself },
      context: chance.pick([null, null, ...CONTEXTS]),
      daypart: chance.pick(DAYPARTS),
      hours: weatherOf(place, date, chance),
      placeName: place[0],
      ...(chance.next() < NOW_AND_THEN ? { source: 'seasonal', note: 'Typical for the season' } : {}),
      activity: chance.pick(['walking', 'walking', 'strolling', 'standing', 'brisk']),
      trialC: chance.pick([0, 0, 0, 1, -1]),
      ...(refused ? { refused } : {}),
      ...{ recent: [...recent], seed },
    };
    const outfit = compose(brief);
    days.push({ place: place[0], brief, outfit });
    const { title, description, look } = outfit;
    recent.unshift({ date, title, description, garmentIds: look.garments.map(({ id }) => id) });
  }
  return days;
}
