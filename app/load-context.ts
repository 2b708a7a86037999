import type { AdminChange, AdminUser } from './contracts/admin.ts';
import type { Closet } from './contracts/closet.ts';
import type { Dressing } from './contracts/fit-and-taste/dressing.ts';
import type { Animation, DayOfLooks, Outfit } from './contracts/outfits.ts';
import type { Schedule } from './contracts/schedules.ts';
import type { Security } from './contracts/security.ts';
import type { SubscriptionStatus } from './contracts/subscription.ts';
import type { User } from './contracts/session.ts';
import type { Poll, SharedPoll } from './contracts/polls.ts';
import type { SharedLook } from './contracts/shares.ts';
import type { SignInProvider } from './domain/account/sign-in-provider.ts';
import type { CurrentWeatherAnswer, UserStats } from './contracts/user.ts';

/** First data for a page, read on the server by the same code that answers the API. Law 1: routes get it from here. */
export interface PageReads {
  /** null when signed out. */
  user(): Promise<User | null>;
  /** The newest `count` and which of them is today's, made now if there is none; null when there can be none. */
  dashboard(count: number): Promise<{
    todaysId: string | null;
    outfits: Outfit[];
    day: DayOfLooks;
    /** The daily outfit had paused in her absence, and starts again with this visit. */
    wasPaused: boolean;
  }>;
  /** The newest `count`. */
  outfits(count: number): Promise<Outfit[]>;
  animations(): Promise<Animation[]>;
  /** What a public link shows, to anyone; null when there is nothing behind it (any more). */
  sharedLook(token: string): Promise<SharedLook | null>;
  /** The two looks that a friend is asked about; null when there is nothing behind the link (any more). */
  sharedPoll(token: string): Promise<SharedPoll | null>;
  /** Hers, as GET /api/polls answers them; their links begin with `origin`. */
  polls(origin: string): Promise<Poll[]>;
  stats(): Promise<UserStats>;
  schedules(): Promise<Schedule[]>;
  dressing(): Promise<Dressing>;
  closet(): Promise<Closet>;
  security(): Promise<Security>;
  subscription(): Promise<SubscriptionStatus>;
  weather(): Promise<CurrentWeatherAnswer | null>;
  /** For admins only, as is the next. */
  adminUsers(): Promise<AdminUser[]>;
  adminChanges(): Promise<AdminChange[]>;
  /** The server's time, epoch ms (local builds can shift it). */
  now(): number;
}

interface LocalAccounts {
  username: string;
  password: string;
  note: string;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    read: PageReads;
    /** A whole page is asked for, not the data of one that the browser will draw. */
    isPage: boolean;
    /** For the Content-Security-Policy of this answer. */
    nonce: string;
    /** Where the site is, e.g. 'https://stylecast.app'. */
    origin: string;
    /** Nothing can be changed now: every page says so. */
    isReadOnly: boolean;
    /** Of Turnstile; null where it is not set up. */
    personCheckKey: string | null;
    /** Whether mails can go out at all. */
    canMail: boolean;
    /** The accounts made by `npm start`, shown on the sign-in page of local builds; null otherwise. */
    localAccounts: LocalAccounts[] | null;
    /** Ways to sign in that are set up here. */
    signInProviders: SignInProvider[];
  }
}
