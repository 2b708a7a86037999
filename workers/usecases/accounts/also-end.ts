import type { App } from '../../app.ts';
import { findFeed } from '../../db/people/calendars.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { countPasskeys } from '../../db/people/passkeys.ts';
import type { AlsoEnded } from '../../db/people/tokens.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { newFeed } from '../calendars/feed-address.ts';

/** What else ends with the old password: who knew it may have added a passkey, or copied her calendar's address. */
interface EndingToo {
  removePasskeys: boolean;
  renewCalendar: boolean;
}

export async function alsoEnded(
  app: App,
  user: Pick<SessionUser, 'id' | 'peopleShard'>,
  { removePasskeys, renewCalendar }: EndingToo,
): Promise<AlsoEnded> {
  const people = peopleDbOf(app, user);
  const hasFeed = renewCalendar && (await findFeed(people, user.id)) !== undefined;
  return {
    passkeys: removePasskeys && (await countPasskeys(people, user.id)) > 0,
    feed: hasFeed ? await newFeed(app, user) : null,
  };
}

export const endedFacts = ({ passkeys, feed }: AlsoEnded): Record<string, string> => ({
  ...(passkeys ? { passkeys: 'removed' } : {}),
  ...(feed ? { calendar: 'renewed' } : {}),
});
