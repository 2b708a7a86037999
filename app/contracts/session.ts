import { z } from 'zod';
import { USERNAME } from '../domain/username.ts';
import { call } from './call.ts';
import {
  done,
  gender,
  instant,
  MAIL_ADDRESS,
  NOT_AN_EMAIL,
  PASSWORD_TOO_LONG,
  required,
  styleId,
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

const optionalName = z.string().trim().max(80, 'must be at most 80 characters').optional();

export const getUser = call({ method: 'GET', path: '/api/user', answer: user });
export const login = call({
  method: 'POST',
  path: '/api/login',
  body: z.object({
    /** Username or email. */
    username: required('username is required').max(254, 'username must be at most 254 characters').trim(),
    password: required('password is required').max(1024, PASSWORD_TOO_LONG),
  }),
  answer: user,
});
export const register = call({
  method: 'POST',
  path: '/api/register',
  body: z.object({
    // No '@': so a username is never somebody's email, and login can take either.
    username: required('username is required')
      .trim()
      .normalize('NFC')
      .min(USERNAME.least, 'username must be at least 2 characters')
      .max(USERNAME.most, 'username must be at most 40 characters')
      .regex(USERNAME.signs, 'username may hold letters, digits, dots, dashes and underscores'),
    password: required('password is required')
      .min(6, 'Password must be at least 6 characters long')
      .max(1024, PASSWORD_TOO_LONG),
    email: required('Email address is required')
      .trim()
      .max(254, 'email must be at most 254 characters')
      .regex(MAIL_ADDRESS, NOT_AN_EMAIL),
    firstName: optionalName,
    lastName: optionalName,
  }),
  answer: user,
});
export const logout = call({ method: 'POST', path: '/api/logout', answer: done });
/** Anything with an '@' in it. */
export const earlyAccess = call({
  method: 'POST',
  path: '/api/early-access',
  body: z.object({
    email: required(NOT_AN_EMAIL)
      .trim()
      .max(254, 'email must be at most 254 characters')
      .regex(/^[^\s\p{C}]*@[^\s\p{C}]*$/u, NOT_AN_EMAIL),
  }),
  answer: done,
});
