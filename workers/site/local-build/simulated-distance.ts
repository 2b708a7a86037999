// Local builds: what a request costs far from its databases. `npm run bench -- distance` sends the header; each trip
// then takes so long, and the answer counts them.
import type { Env, SiteEnv } from '../../env.d.ts';
import { pause } from '../../pause.ts';

/** 'home,near', ms: round trips to a primary and to a copy near her. */
export const DISTANCE_HEADER = 'x-distance';
/** 'home=2 near=1 all=5' */
export const TRIPS_HEADER = 'x-trips';

export interface Trips {
  /** Consecutive trips to primaries; parallel ones count once. */
  home: number;
  near: number;
  all: number;
}

interface Way {
  home: number;
  near: number;
}
type Place = 'home' | 'near';
type Travel = <T>(place: Place, run: () => Promise<T>) => Promise<T>;

/** A trip that begins after others have ended comes one later than the latest of them. */
function traveler(way: Way, trips: Trips): Travel {
  let ended: Record<Place, number> = { home: 0, near: 0 };
  return async (place, run) => {
    const here = { ...ended, [place]: ended[place] + 1 };
    trips.all++;
    await pause(way[place]);
    try {
      return await run();
    } finally {
      const isLater = here.home > ended.home || (here.home === ended.home && here.near > ended.near);
      if (isLater) ended = here;
      trips.home = ended.home;
      trips.near = ended.near;
    }
  };
}

const inner = new WeakMap<object, D1PreparedStatement>();

function farStatement(statement: D1PreparedStatement, go: <T>(run: () => Promise<T>) => Promise<T>) {
  const far = {
    bind: (...values: unknown[]) => farStatement(statement.bind(...values), go),
    all: () => go(() => statement.all()),
    run: () => go(() => statement.run()),
    raw: (options?: { columnNames?: false }) => go(() => statement.raw(options)),
    first: (column?: string) =>
      go(() => (column === undefined ? statement.first() : statement.first(column))),
  } as unknown as D1PreparedStatement;
  inner.set(far, statement);
  return far;
}

function farDatabase(d1: D1Database | D1DatabaseSession, place: Place, travel: Travel): D1Database {
  const go = <T>(run: () => Promise<T>) => travel(place, run);
  return {
    prepare: (sql: string) => farStatement(d1.prepare(sql), go),
    batch: (statements: D1PreparedStatement[]) =>
      go(() => d1.batch(statements.map((one) => inner.get(one) ?? one))),
    ...('withSession' in d1 && {
      withSession: (from?: string) =>
        farDatabase(d1.withSession(from), from === 'first-primary' ? 'home' : 'near', travel),
    }),
    ...('getBookmark' in d1 && { getBookmark: () => d1.getBookmark() }),
  } as unknown as D1Database;
}

const isDatabase = (binding: unknown): binding is D1Database =>
  typeof binding === 'object' && binding !== null && 'prepare' in binding && 'withSession' in binding;

const homes = new WeakMap<Env, Env>();

export const withoutDistance = (env: Env): Env => homes.get(env) ?? env;

/** The Env with its databases as far away as the request says. A new one, so that no isolate's memory helps: the worst case. */
export function withDistance(request: Request, env: SiteEnv): { env: SiteEnv; trips: Trips } {
  const [home = 0, near = 0] = (request.headers.get(DISTANCE_HEADER) ?? '').split(',').map(Number);
  const trips: Trips = { home: 0, near: 0, all: 0 };
  const travel = traveler({ home, near }, trips);
  const bindings = Object.entries(env).map(([name, binding]) => [
    name,
    isDatabase(binding) ? farDatabase(binding, 'home', travel) : (binding as unknown),
  ]);
  const far = Object.fromEntries(bindings) as SiteEnv;
  homes.set(far, env);
  return { env: far, trips };
}
