import type { LooksDb, PeopleDb } from './db/sql/open-database.ts';
import type { StoredForecast } from './db/operations/weather-cache.ts';
import type { Alerts } from './ports/alerts.ts';
import type { Animator } from './ports/animator.ts';
import type { Blobs } from './ports/blobs.ts';
import type { CalendarReader } from './ports/calendar-reader.ts';
import type { CallLimit } from './ports/call-limit.ts';
import type { Clock } from './ports/clock.ts';
import type { Events } from './ports/events.ts';
import type { Geocoder } from './ports/geocoder.ts';
import type { IdentityProvider } from './ports/identity.ts';
import type { ImageEditor, PictureLock, PictureModel } from './ports/image-editor.ts';
import type { LeakedPasswords } from './ports/leaked-passwords.ts';
import type { PersonCheck } from './ports/person-check.ts';
import type { PhotoCheck } from './ports/photo-check.ts';
import type { ModelCatalog } from './ports/model-catalog.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Payments } from './ports/payments.ts';
import type { Pusher } from './ports/pusher.ts';
import type { OutfitModel, Stylist } from './ports/stylist.ts';
import type { WeatherProvider } from './ports/weather.ts';

export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

interface Settings {
  /** Development routes are open (never in production). */
  local: boolean;
  /** Of hashing a new password. */
  passwordCost: PasswordCost;
  /** Signs upload addresses. */
  signingSecret: string;
  /** Verifying one of these makes an admin; in the form of users.emailKey. */
  adminEmails: string[];
  /** For links in mails; null in local builds, where the request says it. */
  origin: string | null;
  /** For the foot of regular mails. */
  postalAddress: string | null;
  /** Without it, calls that need a mail answer 503. */
  canMail: boolean;
  /** US cents a UTC day for paid films; above it devices make them. */
  filmCapCents: number;
  /** Providers whose models may see a photo, where she agrees. */
  photoModels: string[];
  alertEmail: string | null;
  /** Millionths of a US dollar that models may cost on a UTC day; above it the house's own work is worn. */
  modelCapMicros: number;
}

/** Everything a use case may touch, put together by compose.ts. */
export interface App {
  /** The first database of people. Beside its share of them it has the directory and what belongs to nobody: places, weather, limits, switches. */
  people: PeopleDb;
  /** The others, from PEOPLE_1 on; none at first. Who lives where: db/people/people-databases.ts. */
  morePeople: readonly PeopleDb[];
  /** The database of a shard. Users carry their shard number. */
  looks(shard: number): LooksDb;
  /** The same for reading what a screen shows: in the site a copy near her, which holds all that she has written. */
  looksNear(shard: number): LooksDb;
  shards: number;
  clock: Clock;
  /** Asked in order; the last one never fails. */
  weather: WeatherProvider[];
  /** By cell: what has been read of it, told again while it is fresh. The site keeps it over the requests of an isolate. */
  forecasts: Map<string, StoredForecast>;
  geocoder: Geocoder;
  /** Reads a calendar whose address she has pasted. */
  calendars: CalendarReader;
  /** The house's own: every outfit can be hers. */
  stylist: Stylist;
  /** Models that may propose another outfit, in order; none without settings. */
  stylistModels: OutfitModel[];
  /** A paid service that makes films; null where the device makes them. */
  animator: Animator | null;
  blobs: Blobs;
  /** Null where it is switched off (local builds): our own list of the most frequent ones is asked all the same. */
  leakedPasswords: LeakedPasswords | null;
  /** Null where the platform has none (Pages, local builds): the counters in the database hold alone. */
  callLimit: CallLimit | null;
  /** Null where none is set up: then nobody is asked. */
  personCheck: PersonCheck | null;
  /** Those that are set up, in the order of their buttons. */
  identities: IdentityProvider[];
  jobs: Jobs;
  events: Events;
  /** Null where no payments are set up: what needs them answers 503. */
  payments: Payments | null;
  /** Null where no push keys are set (production without secrets). */
  pusher: Pusher | null;
  settings: Settings;
}

/** The background Worker can render and send mail as well. */
export interface BackgroundApp extends App {
  /** The house's own: every picture can be its. */
  imageEditor: ImageEditor;
  /** Prepares her photo for models and judges what they drew. */
  pictureLock: PictureLock;
  /** Models that may draw her picture, in order; none without settings. */
  pictureModels: PictureModel[];
  /** Models that look at her photo before one may draw on it, in order; none without settings. */
  photoChecks: PhotoCheck[];
  /** Null where no webhook is set. */
  alerts: Alerts | null;
  /** The models that are asked, to see whether they live. */
  modelCatalogs: ModelCatalog[];
  /** Null where no mail service is set up. */
  mailer: Mailer | null;
}
