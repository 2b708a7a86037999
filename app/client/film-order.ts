// What a device needs to make a film, fetched; and the words in it. Loaded with the film room, not before.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-standard-italic.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2?url';
import type { FilmTask } from '../contracts/films.ts';
import type { BodyMapData } from '../domain/body-map.ts';
import { longDayWords } from '../domain/day-words.ts';
import { temperature, type TemperatureUnit } from '../domain/temperature.ts';
import type { FilmOrder, FilmPerson, FilmWords } from '../film/messages.ts';
import { weatherOf } from '../film/weather-of.ts';

async function fileOf(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { credentials: 'include', signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.blob();
}

/** Title, day and weather: what may be shared. Her name and her place are not in it. */
export function filmWords(
  { title, date, weatherData }: FilmTask['outfit'],
  unit: TemperatureUnit,
): FilmWords {
  return {
    title,
    date: longDayWords(date),
    degrees: temperature(weatherData.temperature, unit),
    sky: weatherData.description.replace(/^(usually|typically)\s+/i, ''),
  };
}

async function personOf(person: FilmTask['person'], signal: AbortSignal): Promise<FilmPerson | null> {
  if (!person) return null;
  const [photo, json, mapA, mapB] = await Promise.all(
    [person.upright, person.bodyMap, person.mapA, person.mapB].map((address) => fileOf(address, signal)),
  );
  if (!photo || !json || !mapA || !mapB) return null;
  return { photo, mapA, mapB, bodyMap: JSON.parse(await json.text()) as BodyMapData };
}

/** @throws Error when a part cannot be fetched */
export async function filmOrder(
  { outfit, person }: FilmTask,
  unit: TemperatureUnit,
  signal: AbortSignal,
): Promise<FilmOrder> {
  const [her, picture] = await Promise.all([
    personOf(person, signal),
    fileOf(outfit.editedImageUrl ?? '', signal),
  ]);
  return {
    look: outfit.look,
    weather: weatherOf(outfit.weatherData, outfit.receipt.hours[0]?.hour ?? 12),
    words: filmWords(outfit, unit),
    person: her,
    picture,
    fonts: { Fraunces: fraunces, 'Fraunces/italic': frauncesItalic, Figtree: figtree },
  };
}
