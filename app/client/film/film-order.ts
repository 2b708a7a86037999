// Fetches what a device needs to make a film, and its captions. Loaded with the film code, not before.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-standard-italic.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2?url';
import type { FilmTask } from '../../contracts/films.ts';
import { formatLongDay } from '../../domain/time/date-words.ts';
import { formatTemperature, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import type { FilmOrder, FilmWords } from '../../film/film-messages.ts';
import { filmWeather } from '../../film/film-weather.ts';
import { ownClothsFor } from '../photo/own-cloths.ts';
import { dressablePhotos, fetchFile } from '../photo/photo-parts.ts';

/** Title, day and weather: what may be shared. Her name and her place are not in it. */
function filmWords({ title, date, weatherData }: FilmTask['outfit'], unit: TemperatureUnit): FilmWords {
  return {
    title,
    date: formatLongDay(date),
    degrees: formatTemperature(weatherData.temperature, unit),
    sky: weatherData.description.replace(/^(usually|typically)\s+/i, ''),
  };
}

/** @throws Error when a part cannot be fetched */
export async function filmOrder(
  { outfit, person, warm }: FilmTask,
  unit: TemperatureUnit,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const [people, cloths, picture] = await Promise.all([
    dressablePhotos([person, warm], signal),
    ownClothsFor(outfit.look, signal),
    fetchFile(outfit.editedImageUrl ?? '', signal),
  ]);
  return {
    look: outfit.look,
    weather: filmWeather(outfit.weatherData, outfit.receipt.hours[0]?.hour ?? 12),
    words: filmWords(outfit, unit),
    people,
    cloths,
    picture,
    fonts: { Fraunces: fraunces, 'Fraunces/italic': frauncesItalic, Figtree: figtree },
  };
}
