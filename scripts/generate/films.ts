// The four films of the landing page, made by the product itself: node scripts/generate/films.ts [name]. Each is an MP4 of
// ten seconds without sound and a poster; together with the pictures public/gallery stays under 6 MB.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalize } from '../../app/domain/text-format/capitalized.ts';
import type { Look } from '../../app/domain/looks/look.ts';
import type { FilmWeather } from '../../app/film/film-weather.ts';
import type { FilmWords } from '../../app/film/film-messages.ts';
import { FILMS, galleryPhotoName } from './gallery-briefs.ts';
import { readGalleryLooks } from './gallery-looks.ts';
import { openStudio } from '../film/film-studio.ts';
import { ROOT } from '../local/processes.ts';

/** The sky of each film; who wears what is gallery-briefs.ts, gallery-looks.ts. */
const WEATHER: Record<string, FilmWeather & { said: string }> = {
  'film-mei-drizzle': { sky: 'drizzle', wind: 0.45, night: false, said: 'light drizzle' },
  'film-leila-wind': { sky: 'cloud', wind: 0.85, night: false, said: 'windy' },
  'film-freja-snow': { sky: 'snow', wind: 0.3, night: false, said: 'light snow' },
  'film-amara-sun': { sky: 'sun', wind: 0.5, night: false, said: 'clear' },
};

/** Ten seconds of this are about a megabyte. */
const BITRATE = 760_000;
/** The whole look, before the title comes. */
const POSTER_SECOND = 7.35;

const dateWords = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** A film names its pieces as a list does. */
const listed = (look: Look): Look => ({
  garments: look.garments.map((garment) => ({ ...garment, name: capitalize(garment.name) })),
});

const studio = await openStudio();
const only = process.argv[2];
const worn = readGalleryLooks();
for (const { name, tempF, date } of FILMS) {
  if (only && !name.includes(only)) continue;
  const answer = worn[name];
  const asked = WEATHER[name];
  if (!answer || !asked) throw new Error(`There is no look or no sky for ${name}.`);
  const { said: sky, ...weather } = asked;
  const words: FilmWords = { title: answer.title, date: dateWords(date), degrees: `${tempF}°`, sky };
  const { mp4, ms } = await studio.film({
    person: galleryPhotoName(name),
    weather,
    words,
    look: listed(answer.look),
    bitrate: BITRATE,
  });
  const poster = await studio.stills([POSTER_SECOND], { width: 540, across: 1 }, 'image/webp');
  writeFileSync(join(ROOT, 'public/gallery', `${name}.mp4`), mp4);
  writeFileSync(join(ROOT, 'public/gallery', `${name}.webp`), poster);
  console.log(`${name}: ${mp4.length} bytes, poster ${poster.length} bytes, ${Math.round(ms)} ms`);
}
await studio.close();
