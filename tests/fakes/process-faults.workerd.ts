import { env } from 'cloudflare:test';
import type { BackgroundApp } from '../../workers/app.ts';
import { openLooks, openPeople } from '../../workers/db/sql/open-database.ts';
import { LONG } from '../runner/long-run.ts';

/** The process died here: nothing that it does afterward reaches the world. */
class Crash extends Error {
  constructor() {
    super('the process was killed');
    this.name = 'Crash';
  }
}

export interface Faults {
  /** How many calls reached the world. */
  steps(): number;
  /** The process is gone: what it would still acknowledge is not heard. */
  isDead(): boolean;
  step<T>(call: () => Promise<T>): Promise<T>;
}

/** Kills the process right after its `crashAfter`th call to the world took effect (0: before the first). */
export function killAfter(crashAfter: number): Faults {
  let steps = 0;
  return {
    steps: () => steps,
    isDead: () => steps >= crashAfter,
    async step(call) {
      if (steps >= crashAfter) throw new Crash();
      steps++;
      const result = await call();
      if (steps >= crashAfter) throw new Crash();
      return result;
    },
  };
}

/**
 * After how many of its calls a process is to be killed: before the first and after each; in a quick run after the first
 * and every `step`th from there.
 */
export const killPoints = (calls: number, step: number): number[] =>
  Array.from({ length: calls + 1 }, (_, done) => done).filter(
    (done) => LONG || done === 0 || done % step === 1 % step,
  );

/** Puts the process to sleep after its `calls`th call, for as long as the test likes; then it goes on as if nothing had been. */
export function sleepAfter(calls: number): Faults & { asleep: Promise<null>; wake(): void } {
  const [asleep, awake] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  let steps = 0;
  return {
    steps: () => steps,
    isDead: () => false,
    asleep: asleep.promise,
    wake: () => awake.resolve(null),
    async step(call) {
      if (steps++ === calls) {
        asleep.resolve(null);
        await awake.promise;
      }
      return call();
    },
  };
}

/** What goes on by itself: two rounds, and more of them, `most` at most, while something is open. */
export async function untilDone(
  most: number,
  countOpen: () => Promise<number | null>,
  round: () => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < 2 || (done < most && (await countOpen()) !== 0); done++) await round();
}

const real = new WeakMap<object, D1PreparedStatement>();

function faultyStatement(statement: D1PreparedStatement, faults: Faults): D1PreparedStatement {
  const wrapped = {
    bind: (...values: unknown[]) => faultyStatement(statement.bind(...values), faults),
    run: () => faults.step(() => statement.run()),
    all: () => faults.step(() => statement.all()),
    raw: () => faults.step(() => statement.raw()),
    first: () => faults.step(() => statement.first()),
  } as unknown as D1PreparedStatement;
  real.set(wrapped, statement);
  return wrapped;
}

function faultyD1(d1: D1Database, faults: Faults): D1Database {
  return {
    prepare: (sql: string) => faultyStatement(d1.prepare(sql), faults),
    batch: (statements: D1PreparedStatement[]) =>
      faults.step(() => d1.batch(statements.map((statement) => real.get(statement) ?? statement))),
  } as unknown as D1Database;
}

/** Every promise-returning method of a port goes through the faults. */
function faultyPort<T extends object>(port: T, faults: Faults): T {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = value as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => faults.step(() => call.apply(target, args));
    },
  });
}

const MORE_PEOPLE = [env.MORE_PEOPLE_1, env.MORE_PEOPLE_2];

/** The same machine, run by a process that will be killed. */
export function appThatDies(app: BackgroundApp, faults: Faults): BackgroundApp {
  const shards = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map((d1) => openLooks(faultyD1(d1, faults)));
  const looks = (shard: number) => {
    const db = shards[shard];
    if (!db) throw new Error('no such shard');
    return db;
  };
  return {
    ...app,
    people: openPeople(faultyD1(env.PEOPLE, faults)),
    morePeople: app.morePeople.map((_, i) => openPeople(faultyD1(MORE_PEOPLE[i]!, faults))),
    looks,
    looksNear: looks,
    blobs: faultyPort(app.blobs, faults),
    jobs: faultyPort(app.jobs, faults),
    imageEditor: faultyPort(app.imageEditor, faults),
    pusher: app.pusher && faultyPort(app.pusher, faults),
    mailer: app.mailer && faultyPort(app.mailer, faults),
  };
}
