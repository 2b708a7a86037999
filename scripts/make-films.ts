// The four films of the landing page, made by the product itself: node scripts/make-films.ts [name]. Each is an MP4 of
// ten seconds without sound and a poster; together with the pictures public/gallery stays under 6 MB.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../app/domain/look.ts';
import type { FilmWeather } from '../app/film/weather-of.ts';
import type { FilmWords } from '../app/film/messages.ts';
import { LOOKS } from '../tests/looks.ts';
import { openStudio } from './film/studio.ts';
import { ROOT } from './local/tools.ts';

interface GalleryFilm {
  person: string;
  look: string;
  /** What the garments are called, in the order of the look. */
  names: string[];
  weather: FilmWeather;
  words: FilmWords;
}

const FILMS: Record<string, GalleryFilm> = {
  'film-mei-drizzle': {
    person: 'woman-07-average-light-short',
    look: 'check-coat',
    names: ['Navy trousers', 'Black lace-ups', 'Blush top', 'Plaid wool coat'],
    weather: { sky: 'drizzle', wind: 0.45, night: false },
    words: {
      title: 'Plaid wool, clear head',
      date: 'Monday, November 16',
      degrees: '44°',
      sky: 'light drizzle',
    },
  },
  'film-leila-wind': {
    person: 'woman-06-average-medium-headscarf',
    look: 'camel-coat',
    names: ['Indigo jeans', 'Brown ankle boots', 'Cream ribbed knit', 'Camel wool coat'],
    weather: { sky: 'cloud', wind: 0.85, night: false },
    words: {
      title: 'Camel, whatever the wind says',
      date: 'Thursday, November 19',
      degrees: '55°',
      sky: 'windy',
    },
  },
  'film-freja-snow': {
    person: 'woman-05-plus-light-tied',
    look: 'wrap-coat',
    names: ['Wide black trousers', 'Heeled boots', 'Black turtleneck', 'Wine wrap coat'],
    weather: { sky: 'snow', wind: 0.3, night: false },
    words: {
      title: 'Wine red for the first snow',
      date: 'Friday, November 20',
      degrees: '31°',
      sky: 'light snow',
    },
  },
  'film-amara-sun': {
    person: 'woman-04-average-dark-short',
    look: 'forest-dress',
    names: ['Tights', 'Brown boots', 'Forest satin dress'],
    weather: { sky: 'sun', wind: 0.5, night: false },
    words: {
      title: 'Satin and boots, Saturday',
      date: 'Saturday, November 21',
      degrees: '66°',
      sky: 'clear',
    },
  },
};

/** Ten seconds of this are about a megabyte. */
const BITRATE = 760_000;
/** The whole look, before the title comes. */
const POSTER_SECOND = 7.35;

function named(look: Look, names: readonly string[]): Look {
  return { garments: look.garments.map((garment, i) => ({ ...garment, name: names[i] ?? garment.name })) };
}

const studio = await openStudio();
const only = process.argv[2];
for (const [name, { look, names, ...film }] of Object.entries(FILMS)) {
  if (only && !name.includes(only)) continue;
  const worn = LOOKS[look];
  if (!worn) throw new Error(`There is no look ${look}.`);
  const { mp4, ms } = await studio.film({ ...film, look: named(worn, names), bitrate: BITRATE });
  const poster = await studio.stills([POSTER_SECOND], { width: 540, across: 1 }, 'image/webp');
  writeFileSync(join(ROOT, 'public/gallery', `${name}.mp4`), mp4);
  writeFileSync(join(ROOT, 'public/gallery', `${name}.webp`), poster);
  console.log(`${name}: ${mp4.length} bytes, poster ${poster.length} bytes, ${Math.round(ms)} ms`);
}
await studio.close();
