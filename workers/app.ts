import type { LooksDb, PeopleDb } from './db/open.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { ImageEditor } from './ports/image-editor.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Stylist } from './ports/stylist.ts';
import type { WeatherProvider } from './ports/weather.ts';

export interface Settings {
  /** Dev-only doors are open (never in a production build). */
  local: boolean;
  /** Signs upload addresses. */
  signingSecret: string;
  /** Verified addresses that become admins. */
  adminEmails: string[];
}

/** Everything a use case may touch, put together by compose.ts. */
export interface App {
  people: PeopleDb;
  /** The database of a shard. Users carry their shard number. */
  looks(shard: number): LooksDb;
  shards: number;
  clock: Clock;
  /** Asked in order; the last one never fails. */
  weather: WeatherProvider[];
  geocoder: Geocoder;
  stylist: Stylist;
  blobs: Blobs;
  jobs: Jobs;
  settings: Settings;
}

/** The background Worker can render as well. */
export interface BackgroundApp extends App {
  imageEditor: ImageEditor;
}
