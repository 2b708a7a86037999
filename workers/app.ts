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
import type { LinkPreviews } from './ports/link-previews.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Payments } from './ports/payments.ts';
import type { Pusher } from './ports/pusher.ts';
import type { DayModel } from './ports/day-model.ts';
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
  passwordCost: PasswordCost;
  /** Signs upload addresses. */
  signingSecret: string;
  /** Verifying one of these makes an admin; in the form of users.emailKey. */
  adminEmails: string[];
  /** For links in mails; null in local builds, where the request says it. */
  origin: string | null;
  postalAddress: string | null;
  /** Without it, calls that need a mail answer 503. */
  canMail: boolean;
  /** US cents a UTC day for paid films; above it devices make them. */
  filmCapCents: number;
  /** Providers whose models may see a photo, where she agrees. */
  photoModels: string[];
  alertEmail: string | null;
  /** Millionths of a US dollar a UTC day; above it the embedded models do the work. */
  modelCapMicros: number;
}

export interface App {
  /** The first database of people: also the directory, places, weather, limits and switches. */
  people: PeopleDb;
  morePeople: readonly PeopleDb[];
  looks(shard: number): LooksDb;
  /** For reading what a screen shows: in the site a replica near her that has all of her own writes. */
  looksNear(shard: number): LooksDb;
  shards: number;
  clock: Clock;
  /** Asked in order; the last one never fails. */
  weather: WeatherProvider[];
  /** By weather cell. The site keeps it over the requests of an isolate. */
  forecasts: Map<string, StoredForecast>;
  geocoder: Geocoder;
  calendars: CalendarReader;
  /** The embedded one, which never fails. */
  stylist: Stylist;
  stylistModels: OutfitModel[];
  /** Read her sentence of a day beside the lexicon. */
  dayModels: DayModel[];
  /** Null: devices make the films. */
  animator: Animator | null;
  blobs: Blobs;
  /** Null in local builds; our own list of frequent passwords is always checked. */
  leakedPasswords: LeakedPasswords | null;
  /** Null where the platform has none (Pages, local builds); the counters in the database always hold. */
  callLimit: CallLimit | null;
  personCheck: PersonCheck | null;
  /** Of the site; null elsewhere, and where the Worker that draws them is not bound: then the picture itself is shown. */
  linkPreviews: LinkPreviews | null;
  identities: IdentityProvider[];
  jobs: Jobs;
  events: Events;
  /** Null where payments are not configured: calls that need them answer 503. */
  payments: Payments | null;
  pusher: Pusher | null;
  settings: Settings;
}

export interface BackgroundApp extends App {
  /** The embedded one, which never fails. */
  imageEditor: ImageEditor;
  /** Prepares her photo for models and checks what they drew. */
  pictureLock: PictureLock;
  pictureModels: PictureModel[];
  /** Models that check her photo before it is drawn on, in order; none without settings. */
  photoChecks: PhotoCheck[];
  alerts: Alerts | null;
  modelCatalogs: ModelCatalog[];
  mailer: Mailer | null;
}
