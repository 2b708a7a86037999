import { z } from 'zod';
import { CONTEXTS, DAYPARTS, GENDERS, SCHEDULE_DAYS, STYLE_IDS } from '../domain/style.ts';
import { CONDITIONS } from '../domain/weather.ts';

// Fields that several calls share. Messages name the field, because the desk sends them as they are.
export const styleId = z.enum(STYLE_IDS);
export const gender = z.enum(GENDERS);
export const tier = z.enum(['free', 'premium', 'pro']);
export const daypart = z.enum(DAYPARTS);
export const scheduleDay = z.enum(SCHEDULE_DAYS);
export const context = z.enum(CONTEXTS);
export const condition = z.enum(CONDITIONS);
export const id = z.string().min(1).max(64);
/** HH:MM, 00:00 to 23:59. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'notificationTime must be HH:MM');
/** YYYY-MM-DD */
export const dayString = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const instant = z.string();
/** An IANA zone that this runtime knows. */
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return zone.length > 0;
    } catch {
      return false;
    }
  }, 'timezone must be an IANA time zone');

/** A number in an address. An empty one is no number: `Number('')` would read it as 0. */
export const inQuery = <T extends z.ZodType>(number: T) =>
  z.preprocess((text) => (typeof text === 'string' && text.trim() === '' ? NaN : text), number);

/** A text that must be there: `message` is said when it is missing or empty. */
export const required = (message: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? message : undefined) }).min(1, message);
export const NOT_AN_EMAIL = 'Please enter a valid email address.';
export const PASSWORD_TOO_LONG = 'password must be at most 1024 characters';
/** One bare address; the signs that build lists and display names in a mail header are not in it. */
export const MAIL_ADDRESS =
  /^[^\s@\p{C}<>()[\],;:"\\]+@[^\s@\p{C}<>()[\],;:"\\]+\.[^\s@\p{C}<>()[\],;:"\\]+$/u;

/** What a new password ends besides sessions, where she asks for it. */
export const alsoEnding = {
  removePasskeys: z.boolean().default(false),
  /** Replaces the private address of her calendar. */
  renewCalendar: z.boolean().default(false),
};

/** The plain answer of calls that have nothing else to say. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** Every error body. `error` is a short title, `message` a sentence. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string().optional(),
  upgradeRequired: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
