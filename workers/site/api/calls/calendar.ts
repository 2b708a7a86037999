import {
  endFeed as endFeedCall,
  endSource as endSourceCall,
  makeFeed as makeFeedCall,
  readCalendars,
  readHint,
  saveSource as saveSourceCall,
  type Calendars,
} from '../../../../app/contracts/calendar.ts';
import { peopleDbOf } from '../../../db/people/people-databases.ts';
import { findSource } from '../../../db/people/calendars.ts';
import type { SessionUser } from '../../../db/people/users.ts';
import { limitHourly } from '../../../usecases/limits/rate-limits.ts';
import { endFeed, feedToken, makeFeed } from '../../../usecases/calendars/feed-address.ts';
import { calendarFile } from '../../../usecases/calendars/feed.ts';
import { endSource, saveSource, readTodaysHint } from '../../../usecases/calendars/source.ts';
import { clientAddress } from '../../client-address.ts';
import { mountForSignedIn, type Api, type ApiContext } from '../route.ts';

export function mountCalendar(api: Api): void {
  mountForSignedIn(api, readCalendars, ({ user, c }) => calendarsAnswer(c, user));
  mountForSignedIn(api, makeFeedCall, async ({ app, user, sessionId, c }) => {
    await limitHourly(app, 'calendar', user.id);
    await makeFeed(app, user, sessionId);
    return calendarsAnswer(c, user);
  });
  mountForSignedIn(api, endFeedCall, async ({ app, user, c }) => {
    await endFeed(app, user);
    return calendarsAnswer(c, user);
  });
  mountForSignedIn(api, saveSourceCall, async ({ app, user, body, c }) => {
    await limitHourly(app, 'calendar', user.id);
    await saveSource(app, user, body.url);
    return calendarsAnswer(c, user);
  });
  mountForSignedIn(api, endSourceCall, async ({ app, user, c }) => {
    await endSource(app, user);
    return calendarsAnswer(c, user);
  });
  mountForSignedIn(api, readHint, ({ app, user }) => readTodaysHint(app, user));
  api.get('/api/calendar/:file{.+\\.ics}', (c) => serveFile(c, c.req.param('file')));
}

const originOf = (c: ApiContext): string => c.env.ORIGIN ?? new URL(c.req.url).origin;

async function calendarsAnswer(c: ApiContext, user: SessionUser): Promise<Calendars> {
  const app = c.get('app');
  const [token, source] = await Promise.all([
    feedToken(app, user),
    findSource(peopleDbOf(app, user), user.id),
  ]);
  return {
    feedUrl: token === null ? null : `${originOf(c)}/api/calendar/${token}.ics`,
    source: source
      ? { host: source.host, checkedAt: new Date(source.checkedAt).toISOString(), failure: source.failure }
      : null,
  };
}

/** Calendar apps do not sign in: the address is the key. */
async function serveFile(c: ApiContext, file: string): Promise<Response> {
  const from = clientAddress(c.req.raw);
  const { body, etag } = await calendarFile(c.get('app'), file.replace(/\.ics$/, ''), {
    from,
    origin: originOf(c),
  });
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="stylecast.ics"',
    'Cache-Control': 'private, max-age=900',
    ETag: etag,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
  const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(c.req.method === 'HEAD' ? null : body, { headers });
}
