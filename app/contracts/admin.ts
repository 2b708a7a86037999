import { z } from 'zod';
import { call } from './call.ts';
import { successAnswer, id, inQuery, instant, text, tier } from './fields.ts';

// Admin. Everybody but an admin gets 403, and 401 when signed out.

const search = text({ most: 254, tooLong: 'q must be at most 254 characters', clean: 'trim' });
const cursor = (message: string) =>
  text({ most: 80, tooLong: message }).regex(/^\d{1,15}\.[\w-]{1,64}$/, message);
const day = (message: string) => text({ most: 10, tooLong: message }).check(z.iso.date(message));

/** What an admin sees of a person: nothing of her photos, outfits or days. */
const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  location: z.string(),
  isAdmin: z.boolean(),
  subscriptionTier: tier,
  /** 'granted' by an admin, 'paid' for, or null. */
  subscriptionSource: z.string().nullable(),
  createdAt: instant,
});
export type AdminUser = z.infer<typeof adminUser>;

/** How many people one answer lists when it is not said. */
export const USERS_A_PAGE = 50;
/** Names the last person of a page: the next page begins after her. */
export const userCursor = (user: Pick<AdminUser, 'id' | 'createdAt'>): string =>
  `${Date.parse(user.createdAt)}.${user.id}`;

/** Who joined last comes first. A page that is not full is the last one. */
export const listUsers = call({
  method: 'GET',
  path: '/api/admin/users',
  query: z.object({
    /** The beginning of a username, a mail address, a first or last name, or both names. */
    q: search.optional(),
    cursor: cursor('cursor must name the last user of a page').optional(),
    limit: inQuery(z.coerce.number().int().min(1).max(100)).optional(),
  }),
  answer: z.array(adminUser),
});

export const changeTier = call({
  method: 'POST',
  path: '/api/admin/users/:userId/subscription',
  body: z.object({
    subscriptionTier: tier,
    /** Asked for when an admin lowers her own plan: 409 without it. */
    confirm: z.boolean().optional(),
  }),
  answer: successAnswer.extend({ message: z.string(), user: adminUser }),
});

/** What is written down. */
export const CHANGE_ACTIONS = ['subscription-tier', 'admin', 'shard', 'switch'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Who changed what somebody may do; names are of now, null for people who are gone. */
const adminChange = z.object({
  id,
  at: instant,
  action: z.enum(CHANGE_ACTIONS),
  /** Null as well when the operator's setting did it. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});
export type AdminChange = z.infer<typeof adminChange>;
/** How many changes one answer lists. */
export const CHANGES_A_PAGE = 50;
/** Names the last change of a page: the next page begins after it. */
export const changeCursor = (change: Pick<AdminChange, 'id' | 'at'>): string =>
  `${Date.parse(change.at)}.${change.id}`;

/** The newest first. A page that is not full is the last one. */
export const listChanges = call({
  method: 'GET',
  path: '/api/admin/changes',
  query: z.object({
    /** The beginning of a username or mail address, of who did it or whom it was done to. */
    q: search.optional(),
    action: z.enum(CHANGE_ACTIONS).optional(),
    /** Days in the admin's own zone, both of them included. */
    from: day('from must be a day, YYYY-MM-DD').optional(),
    to: day('to must be a day, YYYY-MM-DD').optional(),
    cursor: cursor('cursor must name the last change of a page').optional(),
  }),
  answer: z.array(adminChange),
});
