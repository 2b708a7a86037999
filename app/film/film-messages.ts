// What the page and its film worker say to each other.
import type { Look } from '../domain/looks/look.ts';
import type { DressablePhoto } from '../fitting-room/preview/preview-messages.ts';
import type { FilmWeather } from './film-weather.ts';

/** The words of a film. */
export interface FilmWords {
  /** 'Camel coat, cream knit' */
  title: string;
  /** 'Friday, November 20' */
  date: string;
  /** '52°' */
  degrees: string;
  /** 'light rain' */
  sky: string;
}

export interface FilmOrder {
  look: Look;
  weather: FilmWeather;
  words: FilmWords;
  /** Null when there is no body to dress: then `picture` moves as it is. */
  person: DressablePhoto | null;
  /** The outfit's picture. */
  picture: Blob;
  /** Font files by family name. */
  fonts: Record<string, string>;
  /** Bits a second; about a hundred and ten thousand a second stay under the limit of 2 MB. */
  bitrate?: number;
}

export type FilmReply =
  | { kind: 'progress'; share: number }
  | { kind: 'film'; bytes: Uint8Array<ArrayBuffer> }
  /** This browser has no encoder of its own. */
  | { kind: 'no-encoder' }
  | { kind: 'failed'; message: string };
