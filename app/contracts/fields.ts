import { z } from 'zod';
import { shownText } from '../domain/text-format/shown-text.ts';
import { CONTEXTS, DAYPARTS, GENDERS, SCHEDULE_DAYS, STYLE_IDS } from '../domain/preferences/style.ts';
import { isKnownZone } from '../domain/time/local-day.ts';
import { CONDITIONS } from '../domain/weather/weather.ts';

// Fields that several calls share. Messages name the field, because the desk sends them as they are.
export const styleId = z.enum(STYLE_IDS);
export const gender = z.enum(GENDERS);
export const tier = z.enum(['free', 'premium', 'pro']);
export const daypart = z.enum(DAYPARTS);
export const scheduleDay = z.enum(SCHEDULE_DAYS);
export const context = z.enum(CONTEXTS);
export const condition = z.enum(CONDITIONS);

interface TextRules {
  /** UTF-16 units at most. */
  most: number;
  /** Said of a longer one. */
  tooLong?: string;
  /** Said when it is not there, or empty. */
  missing?: string;
  /** Said whenever it is no text at all, missing included. */
  noText?: string;
  /** Spaces around it do not count: 'trim'. People read it: 'shown' (domain/text-format/shown-text.ts). */
  clean?: 'trim' | 'shown';
}

/** What is cleaned may be longer before: spaces around it, and letters in as many as three parts. */
const UNCLEANED = 4;

/**
 * The only way to take a text from outside. Its length is looked at first and ends the reading: zod goes on to the next
 * check otherwise, and patterns and normal forms cost the square of a length, or seconds.
 */
export function text({ most, tooLong, missing, noText, clean }: TextRules) {
  const ends = { error: tooLong ?? `must be at most ${most} characters`, abort: true };
  const error = noText ?? ((issue: { input?: unknown }) => (issue.input === undefined ? missing : undefined));
  let read = z.string({ error }).max(clean ? most * UNCLEANED : most, ends);
  if (clean === 'trim') read = read.trim().max(most, ends);
  if (clean === 'shown') read = read.overwrite(shownText).max(most, ends);
  return missing === undefined ? read : read.min(1, missing);
}

export const id = text({ most: 64 }).min(1);
/** HH:MM, 00:00 to 23:59. */
const NOT_A_TIME = 'notificationTime must be HH:MM';
export const timeOfDay = text({ most: 5, tooLong: NOT_A_TIME }).regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  NOT_A_TIME,
);
/** YYYY-MM-DD */
export const dayString = text({ most: 10 }).regex(/^\d{4}-\d{2}-\d{2}$/);
/** In answers alone. */
export const instant = z.string();
export const timeZone = text({ most: 64 }).refine(isKnownZone, 'timezone must be an IANA time zone');

/** Longer ones are no number that anybody means. */
const LONGEST_NUMBER = 40;
const isNoNumber = (given: unknown): boolean =>
  typeof given === 'string' && (given.length > LONGEST_NUMBER || given.trim() === '');
/** A number in an address. An empty one is no number: `Number('')` would read it as 0. */
export const inQuery = <T extends z.ZodType>(number: T) =>
  z.preprocess((given) => (isNoNumber(given) ? NaN : given), number);

export const NOT_AN_EMAIL = 'Please enter a valid email address.';
const MAIL_MOST = 254;
/** One bare address; the signs that build lists and display names in a mail header are not in it. */
export const MAIL_ADDRESS =
  /^[^\s@\p{C}<>()[\],;:"\\]+@(?:[^\s@\p{C}<>()[\],;:"\\.]+\.)+[^\s@\p{C}<>()[\],;:"\\.]+$/u;
/** A mail address, bounded; who takes it says which signs it may have. */
export const mailText = (missing: string) =>
  text({ most: MAIL_MOST, tooLong: 'email must be at most 254 characters', missing, clean: 'trim' });
export const mailAddress = (missing: string) => mailText(missing).regex(MAIL_ADDRESS, NOT_AN_EMAIL);

const PASSWORD_MOST = 1024;
/** A password as it is typed, whole. */
export const passwordText = (missing: string) =>
  text({ most: PASSWORD_MOST, tooLong: 'password must be at most 1024 characters', missing });

/** What a new password ends besides sessions, where she asks for it. */
export const alsoEnding = {
  removePasskeys: z.boolean().default(false),
  /** Replaces the private address of her calendar. */
  renewCalendar: z.boolean().default(false),
};

/** The plain answer of calls that have nothing else to say. */
export const successAnswer = z.object({ success: z.literal(true), message: z.string().optional() });

/** Every error body. `error` is a short title, `message` a sentence. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string().optional(),
  upgradeRequired: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
