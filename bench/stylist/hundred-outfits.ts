// Writes a hundred outfits as they are told, one a day through real weather, for eyes that did not write the stylist.
// `node bench/stylist/hundred-outfits.ts [seed] [file] [folder]` (needs ../shared/fixtures/weather) prints them, or writes them to the
// file. Without a seed they are spread evenly over cities and styles; with one a hundred other days, styles and occasions are
// drawn, and every piece and reason is told as well. Into the folder come pictures of the first forty.
import { writeFileSync } from 'node:fs';
import {
  CONTEXTS,
  GENDERS,
  GENDER_LABELS,
  STYLE_IDS,
  STYLE_LABELS,
  type Gender,
  type OccasionContext,
  type StyleId,
} from '../../app/domain/preferences/style.ts';
import type { RecentLook } from '../../app/domain/styling/input/brief.ts';
import { seededRandom } from '../../app/domain/styling/seeded-random.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { drawOutfits, type Drawn } from './hundred-pictures.ts';
import { cityYears, type CityYear } from './weather-years.ts';

const CITIES: Record<string, string> = {
  athens: 'Athens',
  chicago: 'Chicago',
  dublin: 'Dublin',
  melbourne: 'Melbourne',
  miami: 'Miami',
  new_york: 'New York',
  san_francisco: 'San Francisco',
  shanghai: 'Shanghai',
  stockholm: 'Stockholm',
  toronto: 'Toronto',
};
const OUTFITS = 100;
const PICTURES = 40;

const cities = cityYears().filter(({ name }) => CITIES[name]);
if (cities.length === 0) throw new Error('The weather fixtures (../shared/fixtures/weather) are not here.');
const [seed, file, folder] = process.argv.slice(2);

interface Asked {
  city: CityYear;
  hours: WeatherHour[];
  style: StyleId;
  gender: Gender;
  context: OccasionContext | null;
}

/** Evenly spread over cities, styles and days. */
function spread(index: number): Asked {
  const city = cities[index % cities.length]!;
  const context = [null, 'work', null, 'leisure', null, 'special'][Math.floor(index / 7) % 6];
  return {
    city,
    hours: city.days[(index * 37 + 11) % city.days.length]!,
    style: STYLE_IDS[index % STYLE_IDS.length]!,
    gender: GENDERS[index % 3 === 2 ? 1 : 0],
    context: CONTEXTS.find((one) => one === context) ?? null,
  };
}

/** Drawn, from seven in the morning to seven in the evening. */
function drawn(index: number): Asked {
  const chance = seededRandom(`${seed} ${index}`);
  const city = chance.pick(cities);
  const day = city.days[Math.floor(chance.next() * city.days.length)]!;
  return {
    city,
    hours: day.filter(({ hour }) => hour >= 7 && hour <= 18),
    style: chance.pick(STYLE_IDS),
    gender: chance.pick(GENDERS),
    context: chance.pick([null, null, null, 'work', 'work', 'leisure', 'special'] as const),
  };
}

const isWet = ({ precipitationMm }: WeatherHour) => precipitationMm >= 0.1;

/** '48° to 52°, wet, windy, strong sun' */
function weatherOf(hours: readonly WeatherHour[]): string {
  const temps = hours.map(({ tempF }) => Math.round(tempF));
  return [
    `${Math.min(...temps)}° to ${Math.max(...temps)}°`,
    hours.some(isWet) && (hours.some((hour) => isWet(hour) && hour.snow) ? 'snow' : 'wet'),
    seed && hours.some(({ windMs }) => windMs > 8) && 'windy',
    seed && hours.some(({ uv }) => uv >= 6) && 'strong sun',
  ]
    .filter(Boolean)
    .join(', ');
}

let recent: RecentLook[] = [];
const told: string[] = [];
const outfits: Drawn[] = [];
for (let index = 0; index < OUTFITS; index++) {
  const { city, hours, style, gender, context } = seed ? drawn(index) : spread(index);
  const place = CITIES[city.name]!;
  const today = hours[0]!.date;
  const { title, description, look, reasons } = compose({
    gender,
    styles: [style],
    context,
    daypart: 'morning',
    hours,
    placeName: place,
    // The page reads as if these were a hundred days in a row.
    recent: recent.map((one) => ({ ...one, date: today })),
    seed: `hundred ${seed ? `${seed} ` : ''}${index}`,
  });
  const all = seed
    ? [
        `Worn: ${look.garments.map(({ name }) => name).join(', ')}.`,
        `Why: ${reasons.map(({ text }) => text).join(' ')}`,
      ]
    : [];
  const about = [place, seed && today, weatherOf(hours), STYLE_LABELS[style], context];
  told.push(
    [
      `**${index + 1}. ${title}.** ${description}`,
      ...all,
      `_${[...about, GENDER_LABELS[gender].replace(' Style', '').toLowerCase()].filter(Boolean).join(', ')}_`,
    ].join('  \n'),
  );
  outfits.push({ number: index + 1, gender, look });
  const garmentIds = look.garments.map(({ id }) => id);
  recent = [{ date: today, garmentIds, title, description }, ...recent].slice(0, 14);
}

const page = `# A hundred outfits, as they are told

Written by \`node bench/stylist/hundred-outfits.ts\` from real hours of ten cities; nothing is edited by hand.

${told.join('\n\n')}
`;
if (file) writeFileSync(file, page);
else console.log(page);
if (folder) await drawOutfits(outfits.slice(0, PICTURES), folder);
