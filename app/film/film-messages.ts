import type { Look } from '../domain/looks/look.ts';
import type { ClothFiles } from '../fitting-room/preview/cloth-files.ts';
import type { DressablePhotos } from '../fitting-room/preview/preview-messages.ts';
import type { FilmWeather } from './film-weather.ts';

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
  /** Her photos; none when there is no body to dress: then `picture` is shown by a moving camera. */
  people: DressablePhotos;
  /** Her own cloths in the look. */
  cloths?: ClothFiles;
  picture: Blob;
  fonts: Record<string, string>;
  /** Bits a second. */
  bitrate?: number;
}

export type FilmReply =
  | { kind: 'progress'; share: number }
  | { kind: 'film'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'no-encoder' }
  | { kind: 'failed'; message: string };
