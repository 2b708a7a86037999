// A million people due in one minute, simulated batch by batch against the published limits: a queue hands out 5,000
// messages a second to at most 250 consumers, which come one after the other; a D1 database runs one query at a time.
import { LIMITS } from './cost.ts';
import type { Measured } from './measured.ts';
import type { BenchRow } from '../results-table.ts';

const PEOPLE = 1_000_000;
const BATCH = 100;
const WAVE = 20;
const PUSH_WAVES = BATCH / WAVE;
/** send-pushes.ts: five connections. */
const AT_ONCE = 5;
/** A push service's answer, and the way to a database and back: assumed, in ms. */
const PUSH_MS = 100;
const TRIP_MS = 10;
const SEND_BATCH_MS = 60;
/** Not published; assumed slow: ten more consumers each second, from one. */
const MORE_CONSUMERS_A_SECOND = 10;
/** Before each run of a claim its message waits: assumed. */
const BEFORE_A_RUN_MS = 2000;
/** claim-due-users.ts. */
const CLAIMED_A_PAGE = 1000;
const CLAIMED_A_RUN = 20 * CLAIMED_A_PAGE;

/** What happens when, to the millisecond. */
function agendaOf(): { now: number; at(ms: number, what: () => void): void; run(): void } {
  const days: (() => void)[][] = [];
  const agenda = {
    now: 0,
    at: (ms: number, what: () => void) => void (days[Math.max(agenda.now, Math.ceil(ms))] ??= []).push(what),
    run() {
      for (; agenda.now < days.length; agenda.now++)
        for (let i = 0; i < (days[agenda.now]?.length ?? 0); i++) days[agenda.now]?.[i]?.();
    },
  };
  return agenda;
}
type Agenda = ReturnType<typeof agendaOf>;

/** A database: one query at a time, in the order of their coming. */
function database(agenda: Agenda): (ms: number, then: () => void) => void {
  let free = 0;
  return (ms, then) => {
    free = Math.max(free, agenda.now) + ms;
    agenda.at(free + TRIP_MS, then);
  };
}

/**
 * The minute itself. @param queues each with a shard of its own
 * @returns lateness of every push in ms, sorted
 */
export function pushMinute(m: Pick<Measured, 'pushShardMs'>, queues: number): number[] {
  const agenda = agendaOf();
  const late: number[] = [];
  /** Claim, outfits and who listens are three of the eight calls that a batch makes to its shard, the rest are commits. */
  const query = m.pushShardMs / 8;
  for (let queue = 0; queue < queues; queue++) {
    const shard = database(agenda);
    let left = PEOPLE / BATCH / queues;
    let handed = 0;
    const wave = (n: number) => {
      if (n === PUSH_WAVES) return next();
      for (let round = 1; round <= WAVE / AT_ONCE; round++)
        for (let i = 0; i < AT_ONCE; i++) late.push(agenda.now + round * PUSH_MS);
      agenda.at(agenda.now + (WAVE / AT_ONCE) * PUSH_MS, () => shard(query, () => wave(n + 1)));
    };
    const next = () => {
      if (left <= 0) return;
      left--;
      const from = Math.max(agenda.now, (handed++ * BATCH * 1000) / LIMITS.messagesPerSecond);
      agenda.at(from, () => shard(3 * query, () => wave(0)));
    };
    for (let i = 0; i < LIMITS.consumersPerQueue; i++) agenda.at((i / MORE_CONSUMERS_A_SECOND) * 1000, next);
  }
  agenda.run();
  return late.sort((a, b) => a - b);
}

/**
 * Seconds until a million are claimed, every shard by itself, `queues` deliveries queues shared by them. A page is found,
 * sent in batches of 100, five at once, and moved on. A queue takes 5,000 messages a second.
 */
export function claimSeconds(
  m: Pick<Measured, 'pageMs' | 'pageCpuMs'>,
  shards: number,
  queues: number,
): number {
  const people = PEOPLE / shards;
  const sends = Math.ceil(CLAIMED_A_PAGE / BATCH / AT_ONCE) * SEND_BATCH_MS;
  const page = m.pageMs + m.pageCpuMs + 2 * TRIP_MS + sends;
  const working = Math.ceil(people / CLAIMED_A_PAGE) * page;
  const waiting = Math.ceil(people / CLAIMED_A_RUN) * BEFORE_A_RUN_MS;
  const taken = (PEOPLE / queues / LIMITS.messagesPerSecond) * 1000;
  return Math.max(working + waiting, BEFORE_A_RUN_MS + taken) / 1000;
}

/** Minutes that a million take to be claimed, dressed and rendered; the stages run beside each other. */
export function preparation(m: Measured, shards: number): Record<string, number> {
  const claim = claimSeconds(m, shards, 1) * 1000;
  const dress = (PEOPLE * (m.deliverMs + 8 * TRIP_MS)) / LIMITS.consumersPerQueue;
  const databases = (PEOPLE * m.deliverShardMs * 1.5) / shards;
  const render = (PEOPLE * m.renderMs) / LIMITS.consumersPerQueue;
  const ramp = (LIMITS.consumersPerQueue / MORE_CONSUMERS_A_SECOND / 2) * 1000;
  const minutes = (ms: number) => (ms + ramp) / 60_000;
  return {
    claim: minutes(claim),
    dress: minutes(dress),
    databases: minutes(databases),
    render: minutes(render),
  };
}

const secondsAt = (late: number[], share: number): string =>
  `${((late[Math.floor(late.length * share)] ?? 0) / 1000).toFixed(1)} s`;

export function burstRows(m: Measured): BenchRow[] {
  const rows: BenchRow[] = [1, 2, 4, 10].map((queues) => {
    const late = pushMinute(m, queues);
    return {
      what: `a million due in one minute, ${queues} shards with a pushes queue each: p50, p99 late`,
      figure: `${secondsAt(late, 0.5)}, ${secondsAt(late, 0.99)}`,
      ...(queues === 10 ? { target: 'p99 <= 60 s' } : {}),
    };
  });
  for (const shards of [1, 2, 4, 10])
    for (const queues of shards === 1 ? [1] : [1, shards]) {
      const seconds = claimSeconds(m, shards, queues);
      rows.push({
        what: `a million claimed, ${shards} shards, ${queues} deliveries queues: seconds, and claims a second and shard`,
        figure: `${seconds.toFixed(0)} s, ${Math.round(PEOPLE / shards / seconds).toLocaleString('en')}`,
        ...(queues === 10 ? { target: '<= 60 s' } : {}),
      });
    }
  const stages = preparation(m, 10);
  const lead = Math.max(...Object.values(stages));
  const said = Object.entries(stages).map(([name, minutes]) => `${name} ${minutes.toFixed(0)}`);
  return [
    ...rows,
    {
      what: 'the lead it needs, 10 shards: minutes of the slowest stage',
      figure: `${lead.toFixed(0)} (${said.join(', ')})`,
      target: '<= 180, the longest lead',
    },
  ];
}
