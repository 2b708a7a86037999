import * as admin from '../../app/contracts/admin.ts';
import * as account from '../../app/contracts/account.ts';
import * as build from '../../app/contracts/own-looks/build.ts';
import * as buying from '../../app/contracts/her-clothes/buying.ts';
import * as calendar from '../../app/contracts/calendar.ts';
import type { Call } from '../../app/contracts/call.ts';
import * as closet from '../../app/contracts/closet.ts';
import * as comfort from '../../app/contracts/fit-and-taste/comfort.ts';
import * as films from '../../app/contracts/films.ts';
import * as fitPreferences from '../../app/contracts/fit-and-taste/fit-preferences.ts';
import * as health from '../../app/contracts/health.ts';
import * as namedLooks from '../../app/contracts/own-looks/named-looks.ts';
import * as notifications from '../../app/contracts/notifications.ts';
import * as operator from '../../app/contracts/operator.ts';
import * as outfits from '../../app/contracts/outfits.ts';
import * as passkeys from '../../app/contracts/passkeys.ts';
import * as places from '../../app/contracts/places.ts';
import * as planning from '../../app/contracts/planning.ts';
import * as schedules from '../../app/contracts/schedules.ts';
import * as security from '../../app/contracts/security.ts';
import * as session from '../../app/contracts/session.ts';
import * as polls from '../../app/contracts/polls.ts';
import * as shares from '../../app/contracts/shares.ts';
import * as subscription from '../../app/contracts/subscription.ts';
import * as taste from '../../app/contracts/fit-and-taste/taste.ts';
import * as trying from '../../app/contracts/try.ts';
import * as uploads from '../../app/contracts/uploads.ts';
import * as user from '../../app/contracts/user.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call that has a contract. A new file of contracts is added here. */
export const ALL_CALLS: Call[] = [
  session,
  account,
  security,
  passkeys,
  user,
  outfits,
  build,
  films,
  polls,
  shares,
  schedules,
  notifications,
  closet,
  buying,
  comfort,
  taste,
  fitPreferences,
  planning,
  namedLooks,
  calendar,
  places,
  trying,
  uploads,
  subscription,
  admin,
  health,
  operator,
].flatMap((file) => Object.values(file).filter(isCall));

/** Calls that anyone may make; all others are for the signed in. */
export const OPEN_CALLS: ReadonlySet<Call> = new Set<Call>([
  session.login,
  session.register,
  session.logout,
  session.earlyAccess,
  account.verifyEmail,
  account.confirmEmail,
  account.disownEmail,
  account.forgotPassword,
  account.resetPassword,
  passkeys.askForPasskey,
  passkeys.logInWithPasskey,
  operator.getStatus,
  trying.tryPlace,
  trying.tryPlaces,
  trying.tryOutfit,
]);

export const nameOf = (call: Call): string => `${call.method} ${call.path}`;
