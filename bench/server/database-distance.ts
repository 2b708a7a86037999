import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLocal } from '../../scripts/build.ts';
import { prepareDatabase } from '../../scripts/local/prepare-database.ts';
import { startServer } from '../../scripts/local/server.ts';
import { FarVisitor, type TripCount } from './far-visitor.ts';
import type { BenchRow } from '../results-table.ts';

// What she waits for whose databases stand on another continent: 120 ms there and back to a primary, 5 ms to a copy near her.
// Each request meets an isolate that remembers nothing.

const PORT = 8742;
const FAR = { home: 120, near: 5 };
const DAY_MS = 86_400_000;

const row = (what: string, walks: TripCount[], target?: string): BenchRow => {
  const sum = (of: (walk: TripCount) => number) => walks.reduce((all, walk) => all + of(walk), 0);
  const figure = `${sum(({ home }) => home)} home, ${sum(({ near }) => near)} near, ${Math.round(sum(({ ms }) => ms))} ms`;
  return { what, figure, target };
};

interface Today {
  imageState: string;
  editedImageUrl: string | null;
}

/** Waits until today's picture is drawn; its address. */
async function pictureOf(visitor: FarVisitor): Promise<string> {
  for (let left = 120; left > 0; left--) {
    const { imageState, editedImageUrl } = (await visitor.ask('/api/outfits/today')) as Today;
    if (imageState === 'ready' && editedImageUrl) return editedImageUrl;
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error('The picture is not ready after a minute.');
}

async function rowsOf(origin: string): Promise<BenchRow[]> {
  const account = { username: 'far', password: 'a good long way', email: 'far@stylecast.test' };
  const her = new FarVisitor(origin, FAR);
  await her.ask('/api/register', 'POST', account);
  await her.ask('/api/user/preferences', 'PUT', { stylePreferences: ['classic'], gender: 'female' });
  await her.ask('/api/user/location', 'PUT', { location: 'Lisbon' });
  const picture = await pictureOf(her);
  await her.ask('/');

  const rows = [
    row('landing page', [await new FarVisitor(origin, FAR).walk('/')], '0'),
    row('GET /api/user', [await her.walk('/api/user')], '1'),
    row("today's outfit, within a minute", [await her.walk('/api/outfits/today')], '0'),
    row('home', [await her.walk('/')], '2'),
  ];
  const again = new FarVisitor(origin, FAR);
  const { username, password } = account;
  const steps = [
    await again.walk('/api/login', 'POST', { username, password }),
    await again.walk('/'),
    await again.walk(picture),
  ];
  rows.push(row('sign-in to picture shown', steps, '5'));
  for (const [what, step] of [
    ['- signing in', 0],
    ['- home', 1],
    ['- the picture', 2],
  ] as const)
    rows.push(row(what, steps.slice(step, step + 1)));

  await her.ask('/dev/clock', 'POST', { advanceMs: DAY_MS });
  rows.push(row('home on a new day, its outfit made in the visit', [await her.walk('/')]));
  return rows;
}

/** Trips to a database that a request makes one after another, and how long they take. */
export async function benchDistance(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-distance-'));
  await Promise.all([buildLocal(), prepareDatabase(state)]);
  const server = await startServer({ port: PORT, stateFolder: state });
  try {
    return await rowsOf(server.origin);
  } finally {
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  }
}
