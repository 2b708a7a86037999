import { z } from 'zod';
import { MOST_LINE, POLL_CHOICES, POLL_MINUTES } from '../domain/looks/poll.ts';
import { call } from './call.ts';
import { id, instant, text } from './fields.ts';
import { sharedLook } from './shares.ts';

// "Ask a friend" (docs/rules/looks-of-a-day.md). The link is `/ask/{token}`; a friend votes by a form that is posted to
// `/ask/{token}/vote`, without an account.

const choice = z.enum(POLL_CHOICES);

const pollLook = z.object({
  outfitId: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  votes: z.number().int(),
});

/** As she sees it. */
export const poll = z.object({
  id: z.string(),
  /** Absolute; null once it opens nothing to vote on, or where it cannot be named any more. */
  url: z.string().nullable(),
  first: pollLook,
  second: pollLook,
  withPhotos: z.boolean(),
  isOpen: z.boolean(),
  closesAt: instant,
  /** Newest first, without those that she has hidden. */
  lines: z.array(z.object({ voter: z.string(), choice, line: z.string() })),
});
export type Poll = z.infer<typeof poll>;

/** Those that are open and those of the last day, newest first. */
export const listPolls = call({ method: 'GET', path: '/api/polls', answer: z.array(poll) });

/** 409 for a pair that she has asked about already, or with three open ones. */
export const askFriends = call({
  method: 'POST',
  path: '/api/polls',
  body: z.object({
    firstId: id,
    secondId: id,
    /** She agrees that whoever has the link sees the pictures of her; else they see the pieces. */
    withPhotos: z.boolean(),
    minutes: z.literal(POLL_MINUTES),
  }),
  answer: poll,
});

/** The link opens nothing any more; votes and lines go. */
export const takePollBack = call({ method: 'DELETE', path: '/api/polls/:id' });
/** Hides what a friend has written; the vote counts on. */
export const hidePollLine = call({ method: 'DELETE', path: '/api/polls/:id/lines/:voter' });

/** The form of a friend. */
export const pollVote = z.object({
  choice,
  line: text({ most: MOST_LINE, clean: 'shown' }),
});

/** What became of it: in the page's address, but for 'voted'. */
export const VOTE_OUTCOMES = ['voted', 'no-cookie', 'busy', 'paused', 'over', 'invalid'] as const;
export type VoteOutcome = (typeof VOTE_OUTCOMES)[number];

/** What the public page shows: nothing of the person, the place or the day. */
export const sharedPoll = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    token: z.string(),
    first: sharedLook.pick({ title: true, pieces: true, hasImage: true }),
    second: sharedLook.pick({ title: true, pieces: true, hasImage: true }),
    weatherData: sharedLook.shape.weatherData,
    timeLeft: z.string(),
    /** Of this device; null before it has voted. */
    vote: z.object({ choice, line: z.string() }).nullable(),
    /** After the vote, and to her. */
    result: z.object({ first: z.number(), second: z.number() }).nullable(),
    /** Opened by her who asks. */
    isHers: z.boolean(),
  }),
  z.object({ state: z.enum(['closed', 'deleted', 'changed']) }),
]);
export type SharedPoll = z.infer<typeof sharedPoll>;
export type OpenPoll = Extract<SharedPoll, { state: 'open' }>;
