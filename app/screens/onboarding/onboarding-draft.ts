// What she has chosen so far, and what may be sent of it (docs/rules/screens.md, "Four steps" and "Skip"). Pure.
import type { User } from '../../contracts/session.ts';
import { SKIPPED_LOCATION, SKIPPED_PREFERENCES } from '../../contracts/user.ts';
import { GENDER_LABELS, GENDERS, STYLE_IDS, STYLE_LABELS } from '../../domain/preferences/style.ts';
import type { Gender, StyleId } from '../../domain/preferences/style.ts';

export const STEPS = 4;
export type Step = 1 | 2 | 3 | 4;

export interface Draft {
  step: Step;
  photoUrl: string | null;
  photoSkipped: boolean;
  location: string;
  /** Of the suggestion she took; undefined when she only typed. */
  placeId?: number;
  timezone: string;
  stylePreferences: StyleId[];
  gender: Gender | null;
  notificationTime: string;
}

type Known = Pick<
  User,
  | 'photoUrl'
  | 'location'
  | 'timezone'
  | 'stylePreferences'
  | 'gender'
  | 'notificationTime'
  | 'notificationsEnabled'
>;

/** Begins with what the account already knows. */
export function newDraft(user: Known): Draft {
  return {
    step: 1,
    photoUrl: user.photoUrl,
    photoSkipped: false,
    location: user.location,
    timezone: user.location ? user.timezone : SKIPPED_LOCATION.timezone,
    stylePreferences: user.stylePreferences,
    gender: user.gender,
    notificationTime: user.notificationTime || SKIPPED_PREFERENCES.notificationTime,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A kept draft over a fresh one: whatever of it still makes sense. `kept` is JSON, null when nothing was kept. */
export function restoreDraft(kept: string | null, fresh: Draft): Draft {
  let read: Partial<Record<keyof Draft, unknown>>;
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return fresh;
    read = value;
  } catch {
    return fresh;
  }
  const styles = Array.isArray(read.stylePreferences) ? read.stylePreferences : fresh.stylePreferences;
  const step = [1, 2, 3, 4].includes(read.step as number) ? (read.step as Step) : 1;
  return {
    step,
    photoUrl: fresh.photoUrl ?? (isText(read.photoUrl) ? read.photoUrl : null),
    photoSkipped: read.photoSkipped === true,
    location: isText(read.location) ? read.location : fresh.location,
    placeId: typeof read.placeId === 'number' ? read.placeId : undefined,
    timezone: isText(read.timezone) ? read.timezone : fresh.timezone,
    stylePreferences: STYLE_IDS.filter((id) => styles.includes(id)),
    gender: GENDERS.find((id) => id === read.gender) ?? fresh.gender,
    notificationTime:
      isText(read.notificationTime) && TIME.test(read.notificationTime)
        ? read.notificationTime
        : fresh.notificationTime,
  };
}

/** When Continue is enabled. */
export function canContinue(draft: Draft, hasPhoto: boolean): boolean {
  if (draft.step === 2) return hasPhoto || draft.photoUrl !== null || draft.photoSkipped;
  if (draft.step === 3)
    return draft.location.trim() !== '' && draft.stylePreferences.length > 0 && draft.gender !== null;
  return true;
}

/** What is still missing on step 3, in words; null when nothing is. */
export function missingWords(draft: Draft): string | null {
  const missing = [
    draft.location.trim() === '' && 'your city',
    draft.gender === null && 'your clothes',
    draft.stylePreferences.length === 0 && 'at least one style',
  ].filter((part) => part !== false);
  if (missing.length === 0) return null;
  const last = missing.pop() ?? '';
  return `Choose ${missing.length > 0 ? `${missing.join(', ')} and ${last}` : last} to continue.`;
}

/** The place of a draft, as it is sent. San Francisco that stood in for her position goes as Skip's: nobody chose it. */
function placeBody({ location, placeId }: Draft) {
  const typed = location.trim();
  return placeId === undefined && typed === SKIPPED_LOCATION.location
    ? SKIPPED_LOCATION
    : { location: typed, placeId };
}

/** What 'Get Started!' sends; no location when it is the saved one already. */
export function finishBodies(draft: Draft, user: Known) {
  return {
    location: draft.location.trim() === user.location ? null : placeBody(draft),
    preferences: {
      stylePreferences: draft.stylePreferences,
      gender: draft.gender ?? SKIPPED_PREFERENCES.gender,
      notificationTime: draft.notificationTime,
      notificationsEnabled: true,
    },
  };
}

/** What Skip sends: the constants, except where she has chosen already, here or before. */
export function skipBodies(draft: Draft, user: Known) {
  const typed = draft.location.trim();
  const chosen = typed !== '' && typed !== user.location ? placeBody(draft) : null;
  return {
    location: chosen ?? (user.location === '' ? SKIPPED_LOCATION : null),
    preferences: {
      stylePreferences:
        draft.stylePreferences.length > 0
          ? draft.stylePreferences
          : [...SKIPPED_PREFERENCES.stylePreferences],
      gender: draft.gender ?? SKIPPED_PREFERENCES.gender,
      notificationTime: draft.notificationTime,
      // Off for who is new; who has agreed to be told, here or before, keeps that.
      notificationsEnabled: user.notificationsEnabled,
    },
  };
}

/** What Skip chose for her: she is told, because it may not fit her. */
export function skippedWords(draft: Draft, user: Known): string {
  const chosen = [
    draft.location.trim() === '' && user.location === '' && SKIPPED_LOCATION.location,
    draft.gender === null && GENDER_LABELS[SKIPPED_PREFERENCES.gender],
    draft.stylePreferences.length === 0 && STYLE_LABELS[SKIPPED_PREFERENCES.stylePreferences[0]],
  ].filter((part) => part !== false);
  return chosen.length > 0
    ? `We're starting you with ${chosen.join(', ')}. You can change that in your profile.`
    : 'Add a photo in your profile whenever you like.';
}
