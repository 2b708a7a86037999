// `npm run bench:delivery`: what a delivered outfit costs in D1 at 10,000, 100,000 and 1,000,000 users, what that is in
// money, the largest burst that the published limits allow, and a million people due in one minute.
// `npm run bench:delivery -- 10000` runs one size; the simulation is always run.
import type { Measured } from './delivery/measured.ts';
import { embeddedStylist } from '../workers/adapters/stylist/embedded.ts';
import type { JobMessage } from '../workers/ports/jobs.ts';
import { burstRows } from './delivery/burst.ts';
import { costRows } from './delivery/cost.ts';
import { bytesIn, claimAll, consumeAll } from './delivery/steps.ts';
import { storageRows } from './delivery/storage.ts';
import {
  AHEAD,
  DAY,
  DUE,
  fill,
  machineOf,
  MINUTE_DUE,
  openWorld,
  type Machine,
  type World,
} from './delivery/world.ts';
import { newMeter, type Meter } from './delivery/metered-d1.ts';
import { keptFigure, printRows, type BenchRow } from './results-table.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** People whose outfit is made, of the DUE. */
const DELIVERED = 200;
/** People whose outfit is composed for them, to know the time of it; the others wear the same. */
const COMPOSED = 10;

const per = (total: number, n: number) => (total / n).toFixed(1);
const sum = (...meters: Meter[]): Meter =>
  meters.reduce(
    (a, b) => ({
      queries: a.queries + b.queries,
      read: a.read + b.read,
      written: a.written + b.written,
      changed: a.changed + b.changed,
      ms: a.ms + b.ms,
    }),
    newMeter(),
  );

/** Its figures since the last time, and a fresh start. */
function takeMeters({ meters }: Machine): Machine['meters'] {
  const taken = { people: { ...meters.people }, looks: { ...meters.looks }, outfit: { ...meters.outfit } };
  for (const meter of Object.values(meters)) Object.assign(meter, newMeter());
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function quickly(): ReturnType<typeof embeddedStylist>['compose'] {
  const { compose } = embeddedStylist();
  let composed = 0;
  let last: ReturnType<typeof compose> | undefined;
  return (brief) => (last === undefined || composed++ < COMPOSED ? (last = compose(brief)) : last);
}

/** A usual day: the same people were claimed yesterday, so that the lead knows them. */
async function claimYesterday(machine: Machine): Promise<void> {
  await claimAll(machine, MINUTE_DUE - DAY - AHEAD);
  machine.sent.length = 0;
  takeMeters(machine);
}

async function measure(
  world: World,
  users: number,
  bytesAUser: number,
): Promise<{ rows: BenchRow[]; measured: Measured }> {
  const machine = machineOf(world, 1, quickly());
  await claimYesterday(machine);
  const cpuBefore = process.cpuUsage();
  const tickMs = await timed(() => claimAll(machine, MINUTE_DUE - AHEAD));
  const cpu = process.cpuUsage(cpuBefore);
  const tick = takeMeters(machine);
  const jobs = machine.sent.filter((job) => job.kind === 'deliver-outfit').slice(0, DELIVERED);
  if (jobs.length !== DELIVERED) throw new Error(`${jobs.length} of ${DELIVERED} users were claimed`);
  const shard = world.looks[0]!;
  const bytesBefore = await bytesIn(shard);
  const composeMs = await timed(() => consumeAll(machine, jobs.splice(0, COMPOSED + 1), 40));
  const quickMs = await timed(() => consumeAll(machine, jobs, 40));
  const made = takeMeters(machine);
  machine.setClock(MINUTE_DUE + 1000);
  const pushes = machine.sent.filter((job) => job.kind === 'send-push');
  const pushMs = await timed(() => consumeAll(machine, pushes, 100));
  const push = takeMeters(machine);
  const bytesADay = ((await bytesIn(shard)) - bytesBefore) / DELIVERED;
  if (machine.pushed.length !== DELIVERED) throw new Error(`${machine.pushed.length} pushes of ${DELIVERED}`);

  const phases: [string, Meter, number][] = [
    ['claim', sum(tick.people, tick.looks), DUE],
    ['prepare', sum(made.people, made.looks), DELIVERED],
    ['push', sum(push.people, push.looks), DELIVERED],
  ];
  const total = (what: 'read' | 'written' | 'changed') =>
    phases.reduce((all, [, meter, n]) => all + meter[what] / n, 0);
  const each = (what: 'read' | 'written' | 'changed') =>
    phases.map(([name, meter, n]) => `${name} ${per(meter[what], n)}`).join(', ');
  const batches = Math.ceil(DELIVERED / 100);
  const measured: Measured = {
    read: total('read'),
    changed: total('changed'),
    written: total('written'),
    outfitRead: (made.outfit.read + push.outfit.read) / DELIVERED,
    outfitWritten: made.outfit.written / DELIVERED,
    pageMs: tick.looks.ms,
    pageCpuMs: (cpu.user + cpu.system) / 1000,
    deliverShardMs: (made.looks.ms + made.outfit.ms) / DELIVERED,
    pushShardMs: (push.looks.ms + push.outfit.ms) / batches,
    deliverMs: composeMs / (COMPOSED + 1),
    renderMs: keptFigure('whole job with codecs, rich looks (CPU, median)'),
  };
  const at = `${users.toLocaleString('en')} users: `;
  const rows: BenchRow[] = [
    {
      what: `${at}rows read per delivered user, outside the outfit itself`,
      figure: `${measured.read.toFixed(2)} (${each('read')})`,
      target: '<= 6',
    },
    {
      what: `${at}rows written per delivered user`,
      figure: `${measured.changed.toFixed(2)} (${each('changed')})`,
      target: '<= 6',
    },
    {
      what: `${at}the same with index entries, as billed`,
      figure: `${measured.written.toFixed(1)} (${each('written')})`,
    },
    {
      what: `${at}the outfit itself: rows read to make it, and again for the push's words; written with index entries`,
      figure: `${per(made.outfit.read, DELIVERED)}, ${per(push.outfit.read, DELIVERED)}; ${per(made.outfit.written, DELIVERED)}`,
    },
    {
      what: `${at}KB in D1: a user with a device, in people; a day of hers, in her shard`,
      figure: `${(bytesAUser / 1024).toFixed(2)}; ${(bytesADay / 1024).toFixed(1)}`,
    },
    {
      what: `${at}tick that claims ${DUE}: in all; rows read in people; a second and shard, as measured here`,
      figure: `${tickMs.toFixed(0)} ms; ${tick.people.read}; ${Math.round((DUE * 1000) / tickMs)}`,
    },
    {
      what: `${at}one consumer: deliveries a second, pushes a second`,
      figure: `${per((COMPOSED + 1) * 1000, composeMs)} (without the stylist ${per((DELIVERED - COMPOSED - 1) * 1000, quickMs)}), ${per(DELIVERED * 1000, pushMs)}`,
    },
    {
      what: `${at}D1 time in a shard: a page of ${DUE} claims; a delivery; 100 pushes; CPU of the page`,
      figure: `${measured.pageMs.toFixed(1)}; ${measured.deliverShardMs.toFixed(1)}; ${measured.pushShardMs.toFixed(1)}; ${measured.pageCpuMs.toFixed(0)} ms`,
    },
  ];
  return { rows, measured };
}

const COMPARED = 30;

/** What the same COMPARED people got, from one shard or three. */
async function resultsOf(shards: number): Promise<string[]> {
  const world = await openWorld();
  try {
    await fill(world, 2 * DUE, shards);
    const machine = machineOf(world, shards);
    await claimYesterday(machine);
    await claimAll(machine, MINUTE_DUE - AHEAD);
    const mine = (job: JobMessage) => 'userId' in job && Number(job.userId?.slice(5)) < COMPARED;
    await consumeAll(
      machine,
      machine.sent.filter((job) => job.kind === 'deliver-outfit' && mine(job)),
      40,
    );
    machine.setClock(MINUTE_DUE + 1000);
    await consumeAll(
      machine,
      machine.sent.filter((job) => job.kind === 'send-push'),
      100,
    );
    const sql = `select user_id || ' ' || date || ' ' || title || ' ' || look as line from outfits where date = '2026-11-20'`;
    const answers = await Promise.all(world.looks.map((shard) => shard.prepare(sql).all<{ line: string }>()));
    return [...answers.flatMap(({ results }) => results.map(({ line }) => line)), ...machine.pushed].sort();
  } finally {
    await world.close();
  }
}

async function compareShards(): Promise<BenchRow> {
  const one = await resultsOf(1);
  const three = await resultsOf(3);
  const isSame = one.length === 2 * COMPARED && JSON.stringify(one) === JSON.stringify(three);
  return {
    what: `${COMPARED} outfits and pushes from three shards and from one`,
    figure: isSame ? 'the same' : 'DIFFERENT',
    target: 'the same',
  };
}

/** Takes minutes at a million: the rows are real. */
export async function benchDelivery(sizes = SIZES): Promise<BenchRow[]> {
  const all: BenchRow[] = [await compareShards()];
  let last: Measured | undefined;
  for (const users of sizes) {
    const world = await openWorld();
    try {
      const empty = await bytesIn(world.people);
      await fill(world, users, 1);
      const bytesAUser = ((await bytesIn(world.people)) - empty) / users;
      const { rows, measured } = await measure(world, users, bytesAUser);
      all.push(...rows);
      last = measured;
    } finally {
      await world.close();
    }
  }
  all.push(...(await storageRows()));
  return last ? [...all, ...costRows(last), ...burstRows(last)] : all;
}

if (process.argv[1]?.endsWith('delivery.ts')) {
  const asked = process.argv.slice(2).map(Number);
  printRows(await benchDelivery(asked.length > 0 ? asked : SIZES));
  process.exit(0);
}
