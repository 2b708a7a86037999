import { z } from 'zod';
import { USERNAME_RULES } from '../domain/account/username.ts';
import { call } from './call.ts';
import {
  successAnswer,
  gender,
  instant,
  mailAddress,
  mailText,
  NOT_AN_EMAIL,
  passwordText,
  styleId,
  text,
  tier,
} from './fields.ts';

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  emailVerified: z.boolean(),
  /** Path under /objects of the photo as uploaded, or null. */
  photoUrl: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** True when the photo has a body map, so that outfits can be drawn on it. */
  hasBodyMap: z.boolean(),
  /** Path under /objects of her second photo, in light clothes, or null; outfits can always be drawn on it. */
  warmPhotoUrl: z.string().nullable(),
  /** 'City, Country' or '' before one is chosen. */
  location: z.string(),
  timezone: z.string(),
  gender: gender.nullable(),
  stylePreferences: z.array(styleId),
  notificationTime: z.string(),
  notificationsEnabled: z.boolean(),
  /** She has asked for a mail with each morning's outfit. */
  morningMail: z.boolean(),
  temperatureUnit: z.enum(['F', 'C']),
  subscriptionTier: tier,
  subscriptionSource: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

const optionalName = text({
  most: 80,
  tooLong: 'must be at most 80 characters',
  clean: 'shown',
}).optional();

export const getUser = call({ method: 'GET', path: '/api/user', answer: user });
export const login = call({
  method: 'POST',
  path: '/api/login',
  body: z.object({
    /** Username or email. */
    username: text({
      most: 254,
      tooLong: 'username must be at most 254 characters',
      missing: 'username is required',
      clean: 'trim',
    }),
    password: passwordText('password is required'),
  }),
  answer: user,
});
export const register = call({
  method: 'POST',
  path: '/api/register',
  body: z.object({
    // No '@': so a username is never somebody's email, and login can take either.
    username: text({
      most: USERNAME_RULES.most,
      tooLong: 'username must be at most 40 characters',
      missing: 'username is required',
      clean: 'shown',
    })
      .min(USERNAME_RULES.least, 'username must be at least 2 characters')
      .regex(USERNAME_RULES.signs, 'username can have letters, numbers, dots, dashes and underscores'),
    password: passwordText('password is required').min(6, 'Password must be at least 6 characters long'),
    email: mailAddress('Email address is required'),
    firstName: optionalName,
    lastName: optionalName,
  }),
  answer: user,
});
export const logout = call({ method: 'POST', path: '/api/logout', answer: successAnswer });
/** Anything with an '@' in it. */
export const earlyAccess = call({
  method: 'POST',
  path: '/api/early-access',
  body: z.object({
    email: mailText(NOT_AN_EMAIL).regex(/^[^\s\p{C}]*@[^\s\p{C}]*$/u, NOT_AN_EMAIL),
  }),
  answer: successAnswer,
});
