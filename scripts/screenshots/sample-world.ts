// The world of the pictures: a morning in Lisbon with a week of weather, as on the design's own boards.
import { request as newRequest, type APIRequestContext } from 'playwright-core';
import type { Outfit } from '../../app/contracts/outfits.ts';
import { instantOn } from '../../app/domain/delivery/delivery-instant.ts';
import { addDays, localTime } from '../../app/domain/time/local-day.ts';
import type { Slot } from '../../app/domain/looks/look.ts';
import { parseWornId } from '../../app/domain/looks/worn-piece-id.ts';
import { LOCAL_ACCOUNTS } from '../../workers/site/local-build/accounts.ts';

const ZONE = 'Europe/Lisbon';
/** Minutes since midnight: 8:24, and from when on it is morning enough. */
const MORNING = { from: 8 * 60 + 10, at: 8 * 60 + 24, until: 10 * 60 };
/** Where she lives, and where she travels. */
const PLACES = ['Lisbon, PT', 'Porto, PT'];

/** What of today's look is in her closet. */
const HERS: readonly Slot[] = ['coat', 'jacket', 'top', 'bottom'];

/** A live forecast, from the clock of now on. */
export async function setSky(request: APIRequestContext, origin: string): Promise<void> {
  for (const location of PLACES) await request.post('/dev/sky', { data: { location }, headers: { origin } });
}

/** Her style schedules; the newest stands first. */
const SCHEDULES = [
  {
    name: 'Opera season',
    styles: ['go-wild', 'trendy'],
    timeOfDay: ['evening', 'night'],
    daysOfWeek: ['friday'],
  },
  { name: 'Slow weekend', styles: ['casual'], daysOfWeek: ['weekends'], context: 'leisure' },
  { name: 'Office days', styles: ['professional', 'classic'], daysOfWeek: ['weekdays'], context: 'work' },
];

async function planHerStyles(request: APIRequestContext, origin: string): Promise<void> {
  const planned = (await (await request.get('/api/style-schedules')).json()) as unknown[];
  if (planned.length > 0) return;
  for (const [index, schedule] of SCHEDULES.entries())
    await request.post('/api/style-schedules', {
      data: { ...schedule, priority: index * 5, isActive: index > 0 },
      headers: { origin },
    });
}

/** Sets the server's clock to the next 8:24 in Lisbon, brings the demo's days up to it, and puts some of today's pieces into her closet. */
export async function makeItMorning(origin: string): Promise<void> {
  const request = await newRequest.newContext({ baseURL: origin });
  const post = (path: string, data: object = {}) => request.post(path, { data, headers: { origin } });
  const { username, password } = LOCAL_ACCOUNTS[0]!;
  await post('/api/login', { username, password });
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: number };
  const { date, hour, minute } = localTime(now, ZONE);
  const minutes = hour * 60 + minute;
  if (minutes < MORNING.from || minutes > MORNING.until) {
    const day = minutes < MORNING.from ? date : addDays(date, 1);
    await post('/dev/clock', { advanceMs: (instantOn(day, MORNING.at, ZONE) ?? now) - now });
    await post('/dev/history', { username, days: 2 });
  }
  await setSky(request, origin);
  await planHerStyles(request, origin);
  const today = async () => (await (await request.get('/api/outfits/today')).json()) as Outfit | null;
  for (let tries = 0; tries < 60 && (await today())?.imageState !== 'ready'; tries++) {
    await post('/dev/tick');
    await new Promise((wait) => setTimeout(wait, 3000));
  }
  const look = (await today())?.look;
  const pieces =
    look?.garments.filter(({ slot }) => HERS.includes(slot)).map(({ id }) => parseWornId(id)) ?? [];
  if (pieces.length > 0) await post('/api/closet', { pieces });
  await request.dispose();
}
