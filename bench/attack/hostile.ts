// What a second attack stopped the server with, each while somebody else asks `GET /healthz` five times a second: texts made
// to be slow, work asked for many times at once, calendars made to be slow.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outfit, Swaps } from '../../app/contracts/outfits.ts';
import { DAY_OCCASIONS } from '../../app/domain/preferences/day-occasion.ts';
import { addDays } from '../../app/domain/time/local-day.ts';
import { CALENDAR_BOMBS } from '../../tests/samples/calendar-bombs.ts';
import { newcomer, note, type Person, premiumNewcomer, times } from './people.ts';

/** Of the 99th percentile. */
const MOST_MS = 250;
/** A hundred times asked. */
const LEAST_MS = 20_000;
/** Public by its name, which is never looked up: the server's calls to the world outside come to `serveCalendars`. */
const HOST = 'calendars.stylecast.app';

interface Calendars {
  /** Of the server: '127.0.0.1:41234'. */
  address: string;
  /** What a member pastes. */
  addresses: string[];
  close(): void;
}

/** The world outside, as far as it is needed: a calendar made to be slow at each address. */
export async function serveCalendars(): Promise<Calendars> {
  const texts = CALENDAR_BOMBS.map(({ text }) => text());
  const server = createServer((request, response) => {
    const text = texts[Number(/\/(\d+)\.ics$/.exec(request.url ?? '')?.[1] ?? NaN)];
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/calendar' }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    addresses: texts.map((_, index) => `https://${HOST}/${index}.ics`),
    close: () => server.close(),
  };
}

/**
 * What somebody else waited, in ms, while `work` was done over and over for twenty seconds at least. What comes all at once
 * has pauses between: without them its refusals alone, as fast as they come, would be what is measured.
 */
async function waitedDuring(origin: string, work: () => Promise<void>, pauseMs = 0): Promise<number[]> {
  const pings = new Worker(new URL('./healthz-pings.ts', import.meta.url), { workerData: { origin } });
  const begun = performance.now();
  do {
    await work();
    await new Promise((wait) => setTimeout(wait, pauseMs));
  } while (performance.now() - begun < LEAST_MS);
  const waited = await new Promise<number[]>((done, failed) => {
    pings.once('message', done);
    pings.once('error', failed);
    pings.postMessage('stop');
  });
  await pings.terminate();
  return waited.sort((a, b) => a - b);
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;

async function post(
  person: Person,
  phase: string,
  [method, path, body]: [string, string, object],
): Promise<unknown> {
  const response = await person.send(method, path, JSON.stringify(body));
  const text = await response.text();
  note(phase, response.status, `${method} ${path}: ${text.slice(0, 200)}`);
  return response.ok && text !== '' ? JSON.parse(text) : null;
}

const MARKS = `a${'\u0301\u0323'.repeat(60_000)}`;
const DOTS = `a@${'.'.repeat(150_000)},`;
const PASSWORD = { password: 'a good long one', currentPassword: 'a coat for every day' };
const TEXTS: readonly [string, string, object][] = [
  ['POST', '/api/early-access', { email: `${'@'.repeat(150_000)}\u0001` }],
  ['POST', '/api/early-access', { email: DOTS }],
  ['POST', '/api/register', { username: 'somebody', email: DOTS, ...PASSWORD }],
  ['POST', '/api/register', { username: MARKS, email: 'a@example.org', ...PASSWORD }],
  ['POST', '/api/login', { username: MARKS, ...PASSWORD }],
  ['POST', '/api/forgot-password', { email: DOTS }],
  ['PUT', '/api/user/email', { email: DOTS, ...PASSWORD }],
];

/** Line by line what was found, ready to be played. */
async function hostilePhases(origin: string, calendars: readonly string[]) {
  const stranger = await newcomer(origin);
  const member = await premiumNewcomer(origin);
  await post(member, 'hostile: set up', ['PUT', '/api/user/location', { location: 'Lisbon, PT' }]);
  const wishes = { stylePreferences: ['classic', 'casual'], gender: 'female' };
  await post(member, 'hostile: set up', ['PUT', '/api/user/preferences', wishes]);
  // Twenty calendars an hour each.
  const readers = await Promise.all(Array.from({ length: 8 }, () => newcomer(origin)));
  let asked = 0;
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const trip = { location: 'Oslo, NO', from: tomorrow, to: addDays(tomorrow, 13) };
  /** Each piece of the look that stands for another, all at once. */
  const swaps = async () => {
    const today = await member.send('GET', '/api/outfits/today?userHour=9', undefined, '');
    const outfit = today.ok ? ((await today.json()) as Outfit | null) : null;
    await Promise.all(
      (outfit?.look.garments ?? []).map(async ({ id: piece }) => {
        const path = `/api/outfits/${outfit?.id}/swap`;
        const asked = await member.send('GET', `${path}s?piece=${encodeURIComponent(piece)}`, undefined, '');
        note('hostile: work', asked.status, `GET ${path}s`);
        const others = asked.ok ? ((await asked.json()) as Swaps).others : [];
        const [other] = others;
        if (other) await post(member, 'hostile: work', ['POST', path, { piece, other: other.garment.id }]);
      }),
    );
  };
  return [
    {
      what: '1. texts of 150 KB, signed out and in',
      play: async () => {
        for (const call of TEXTS) await post(stranger, 'hostile: texts', call);
      },
    },
    {
      what: `3. ${calendars.length} calendars made to be slow, two at once`,
      play: () =>
        times(calendars.length, 2, async () => {
          const reader = readers[asked % readers.length]!;
          const url = calendars[asked++ % calendars.length];
          await post(reader, 'hostile: calendars', ['PUT', '/api/calendar/source', { url }]);
        }),
    },
    // Last: the renders that these ask for are drawn long after.
    {
      what: '2. 60 regenerations at once, chips and swaps',
      pauseMs: 5_000,
      play: async () => {
        await times(60, 60, async (i) => {
          const chip = i % 2 === 0 ? {} : { occasion: DAY_OCCASIONS[i % DAY_OCCASIONS.length] };
          await post(member, 'hostile: work', ['POST', '/api/outfits/regenerate', { userHour: 9, ...chip }]);
        });
        await swaps();
      },
    },
    {
      what: '2. 20 trips of 14 days at once',
      pauseMs: 5_000,
      play: () =>
        times(20, 20, async () => void (await post(member, 'hostile: work', ['POST', '/api/trips', trip]))),
    },
  ];
}

/**
 * Plays what stopped the server, and prints what others waited beside what they wait in quiet.
 * @param line '1', '2' or '3' for that one alone; '' for all
 */
export async function attackHostile(
  origin: string,
  calendars: readonly string[],
  line: string,
): Promise<boolean> {
  const phases = (await hostilePhases(origin, calendars)).filter(({ what }) => what.startsWith(line));
  const quiet = await waitedDuring(origin, () => new Promise((wait) => setTimeout(wait, 1_000)));
  const row = (what: string, waited: readonly number[], seconds: number) => {
    const figures = [0.5, 0.99, 1].map((share) => percentile(waited, share).toFixed(0).padStart(7));
    const isServed = percentile(waited, 0.99) < MOST_MS;
    console.log(
      `${what.padEnd(50)} ${figures.join('')}  ${waited.length} asked, ${seconds.toFixed(0)} s  ${isServed ? 'held' : 'DID NOT HOLD'}`,
    );
    return isServed;
  };
  const [load = 0] = loadavg();
  console.log(
    `${'GET /healthz of another client, ms'.padEnd(50)}     p50    p99    max  (load ${load.toFixed(1)})`,
  );
  if (!row('quiet', quiet, LEAST_MS / 1000)) console.log('  This machine is busy with something else.');
  let isServed = true;
  for (const { what, play, pauseMs } of phases) {
    const begun = performance.now();
    const waited = await waitedDuring(origin, play, pauseMs);
    isServed = row(what, waited, (performance.now() - begun) / 1000) && isServed;
  }
  return isServed;
}
