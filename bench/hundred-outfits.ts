// Writes docs/hundred-outfits.md: a hundred titles and descriptions as they are told, one a day through real weather.
// `node bench/hundred-outfits.ts` (needs ../shared/fixtures/weather).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTEXTS, GENDERS, GENDER_LABELS, STYLE_IDS, STYLE_LABELS } from '../app/domain/style.ts';
import type { RecentLook } from '../app/domain/styling/brief.ts';
import { compose } from '../app/domain/styling/composer.ts';
import { cityYears } from './weather-years.ts';

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

const cities = cityYears().filter(({ name }) => CITIES[name]);
if (cities.length === 0) throw new Error('The weather fixtures (../shared/fixtures/weather) are not here.');

let recent: RecentLook[] = [];
const told: string[] = [];
for (let index = 0; index < OUTFITS; index++) {
  const city = cities[index % cities.length]!;
  const hours = city.days[(index * 37 + 11) % city.days.length]!;
  const style = STYLE_IDS[index % STYLE_IDS.length]!;
  const gender = GENDERS[index % 3 === 2 ? 1 : 0];
  const context = [null, 'work', null, 'leisure', null, 'special'][Math.floor(index / 7) % 6];
  const place = CITIES[city.name]!;
  const today = hours[0]!.date;
  const { title, description, look } = compose({
    gender,
    styles: [style],
    context: CONTEXTS.find((one) => one === context) ?? null,
    daypart: 'morning',
    hours,
    placeName: place,
    // The page reads as if these were a hundred days in a row.
    recent: recent.map((one) => ({ ...one, date: today })),
    seed: `hundred ${index}`,
  });
  const temps = hours.map(({ tempF }) => Math.round(tempF));
  const weather = `${Math.min(...temps)}° to ${Math.max(...temps)}°${hours.some((h) => h.precipitationMm >= 0.1) ? ', wet' : ''}`;
  told.push(
    `**${index + 1}. ${title}.** ${description}  \n_${place}, ${weather}, ${STYLE_LABELS[style]}${context ? `, ${context}` : ''}, ${GENDER_LABELS[gender].replace(' Style', '').toLowerCase()}_`,
  );
  const garmentIds = look.garments.map(({ id }) => id);
  recent = [{ date: today, garmentIds, title, description }, ...recent].slice(0, 14);
}

const page = `# A hundred outfits, as they are told

Written by \`node bench/hundred-outfits.ts\` from real hours of ten cities; nothing is edited by hand. No opening begins
like one of the fourteen before it. Hours and temperatures come from the receipt, never from the wording.

${told.join('\n\n')}
`;
writeFileSync(join(import.meta.dirname, '../docs/hundred-outfits.md'), page);
console.log(`${told.length} outfits written`);
