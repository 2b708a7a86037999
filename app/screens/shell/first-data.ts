// What the server reads for each screen before it renders, so that nothing flickers in later.
import type { AppLoadContext } from '../../framework/server.ts';
import type { AdminChange, AdminUser } from '../../contracts/admin.ts';
import type { Closet } from '../../contracts/closet.ts';
import type { Dressing } from '../../contracts/fit-and-taste/dressing.ts';
import type { Animation, DayOfLooks, Outfit } from '../../contracts/outfits.ts';
import type { Poll } from '../../contracts/polls.ts';
import type { Schedule } from '../../contracts/schedules.ts';
import type { SubscriptionStatus } from '../../contracts/subscription.ts';
import type { Security } from '../../contracts/security.ts';
import type { CurrentWeatherAnswer, UserStats } from '../../contracts/user.ts';
import { SECOND_STEP_NEEDED } from '../../domain/account/fresh-sign-in.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { ScreenName } from '../../domain/account/screen-access.ts';

export interface AuthFirst {
  /** Shown as one-tap fill in local builds; null otherwise. */
  localAccounts: AppLoadContext['localAccounts'];
  /** Those that are set up. */
  signInProviders: AppLoadContext['signInProviders'];
}
export interface OnboardingFirst {
  /** Providers whose picture models she may agree to, none without settings; and whether she has agreed before. */
  photoModels: Dressing['photoModels'];
  /** A morning mail may be offered. */
  canMail: boolean;
}
export interface HomeFirst {
  /** Of one of `outfits`; null when there is none. */
  todaysId: string | null;
  outfits: Outfit[];
  day: DayOfLooks;
  /** Her daily outfit had paused in her absence, and starts again now. */
  wasPaused: boolean;
  weather: CurrentWeatherAnswer | null;
  /** The instant (ms) of the server's clock: browser and server render the same time of day. */
  now: number;
}
export interface WeekFirst {
  /** As in HomeFirst. */
  now: number;
}
export interface HistoryFirst {
  outfits: Outfit[];
  /** How many there are in all. */
  stats: UserStats;
  animations: Animation[];
  polls: Poll[];
  /** As in HomeFirst. */
  now: number;
}
export interface AnimationsFirst {
  animations: Animation[];
  /** As in HomeFirst. */
  now: number;
}
export interface SubscribeFirst {
  status: SubscriptionStatus;
}
export interface ProfileFirst {
  stats: UserStats;
  schedules: Schedule[];
  dressing: Dressing;
  security: Security;
  subscription: SubscriptionStatus;
  /** A morning mail may be offered. */
  canMail: boolean;
}

export interface ClosetFirst {
  closet: Closet;
  /** Epoch ms. */
  now: number;
}

export type BuyFirst = Pick<ClosetFirst, 'closet'>;

/** How many outfits a screen carries from the start; the rest is asked for when it is scrolled to. */
const OUTFITS = { home: 6, history: 24 };

export interface AdminFirst {
  users: AdminUser[];
  changes: AdminChange[];
  /** As in HomeFirst. */
  now: number;
  /** She has not shown a passkey or a code yet: nothing of the panel is in here. */
  isLocked: boolean;
}

type Read = (context: AppLoadContext) => Promise<unknown>;

const reads: Partial<Record<ScreenName, Read>> = {
  auth: async ({ localAccounts, signInProviders }): Promise<AuthFirst> => ({
    localAccounts,
    signInProviders,
  }),
  onboarding: async ({ read, canMail }): Promise<OnboardingFirst> => {
    const { photoModels } = await read.dressing();
    return { photoModels, canMail };
  },
  home: async ({ read }): Promise<HomeFirst> => {
    const [outfits, weather] = await Promise.all([read.dashboard(OUTFITS.home), read.weather()]);
    return { ...outfits, weather, now: read.now() };
  },
  week: ({ read }): Promise<WeekFirst> => Promise.resolve({ now: read.now() }),
  history: async ({ read, origin }): Promise<HistoryFirst> => {
    const [outfits, stats, animations, polls] = await Promise.all([
      read.outfits(OUTFITS.history),
      read.stats(),
      read.animations(),
      read.polls(origin),
    ]);
    return { outfits, stats, animations, polls, now: read.now() };
  },
  animations: async ({ read }): Promise<AnimationsFirst> => ({
    animations: await read.animations(),
    now: read.now(),
  }),
  subscribe: async ({ read }): Promise<SubscribeFirst> => ({ status: await read.subscription() }),
  profile: async ({ read, canMail }): Promise<ProfileFirst> => {
    const [stats, schedules, dressing, security, subscription] = await Promise.all([
      read.stats(),
      read.schedules(),
      read.dressing(),
      read.security(),
      read.subscription(),
    ]);
    return { stats, schedules, dressing, security, subscription, canMail };
  },
  closet: async ({ read }): Promise<ClosetFirst> => ({ closet: await read.closet(), now: read.now() }),
  buy: async ({ read }): Promise<BuyFirst> => ({ closet: await read.closet() }),
  admin: async ({ read }): Promise<AdminFirst> => {
    try {
      const [users, changes] = await Promise.all([read.adminUsers(), read.adminChanges()]);
      return { users, changes, now: read.now(), isLocked: false };
    } catch (error) {
      if (!(error instanceof Refusal) || error.details.error !== SECOND_STEP_NEEDED) throw error;
      return { users: [], changes: [], now: read.now(), isLocked: true };
    }
  },
};

export const loadFirstData = (screen: ScreenName, context: AppLoadContext): Promise<unknown> =>
  reads[screen]?.(context) ?? Promise.resolve(null);
