import { z } from 'zod';
import { call } from './call.ts';
import { done, gender, instant, styleId, tier } from './fields.ts';

// spec 7, Session
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
  temperatureUnit: z.enum(['F', 'C']),
  subscriptionTier: tier,
  subscriptionSource: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

const password = z
  .string()
  .min(1, 'password is required')
  .max(1024, 'password must be at most 1024 characters');
const optionalName = z.string().trim().max(80).optional();

export const getUser = call({ method: 'GET', path: '/api/user', answer: user });
export const login = call({
  method: 'POST',
  path: '/api/login',
  body: z.object({ username: z.string().trim().min(1, 'username is required').max(254), password }),
  answer: user,
});
export const register = call({
  method: 'POST',
  path: '/api/register',
  body: z.object({
    username: z
      .string()
      .trim()
      .min(2, 'username must be at least 2 characters')
      .max(40)
      .regex(/^[\p{L}\p{N}._-]+$/u, 'username may hold letters, digits, dots, dashes and underscores'),
    password: z
      .string()
      .min(6, 'Password must be at least 6 characters long')
      .max(1024, 'password must be at most 1024 characters'),
    email: z.string().trim().min(1, 'Email address is required').max(254).email('email must be an address'),
    firstName: optionalName,
    lastName: optionalName,
  }),
  answer: user,
});
export const logout = call({ method: 'POST', path: '/api/logout', answer: done });
export const earlyAccess = call({
  method: 'POST',
  path: '/api/early-access',
  body: z.object({ email: z.string().trim().max(254).email('Please enter a valid email address.') }),
  answer: done,
});
