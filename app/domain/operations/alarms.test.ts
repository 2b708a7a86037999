import { expect, test } from 'vitest';
import { alarmsFor, nextAlarms, type Vitals } from './alarms.ts';

const WELL: Vitals = {
  lateP99: 20,
  pushes: 1000,
  newDeadLetters: 0,
  oldestJobs: [{ kind: 'render-outfit', minutes: 9, limitMinutes: 10 }],
  recentErrors: 3,
  cronFailures: { 'claim-due-users': 1 },
  spend: [{ what: 'models', share: 0.5 }],
  storage: [{ database: 'looks-0', share: 0.7 }],
  models: [{ provider: 'openai', id: 'gpt', state: 'live', shutdown: null }],
};

test('nothing is said while all is well', () => {
  expect(alarmsFor(WELL)).toEqual([]);
});

const model = (state: string) => ({ provider: 'openai', id: 'gpt', state, shutdown: '2026-12-11' });

test.each<[string, Partial<Vitals>, Partial<Vitals>, string]>([
  ['late-pushes', { lateP99: 61 }, { lateP99: 60 }, 'One push in a hundred is up to 61 s late.'],
  [
    'late-pushes',
    { lateP99: 61, pushes: 20 },
    { lateP99: 61, pushes: 19 },
    'One push in a hundred is up to 61 s late.',
  ],
  ['late-pushes', { lateP99: 120 }, { lateP99: null }, 'One push in a hundred is up to 120 s late.'],
  ['dead-letters', { newDeadLetters: 1 }, { newDeadLetters: 0 }, '1 messages were given up.'],
  [
    'old-jobs',
    {
      oldestJobs: [
        { kind: 'render-outfit', minutes: 10, limitMinutes: 10 },
        { kind: 'send-push', minutes: 4, limitMinutes: 5 },
        { kind: 'erase-image', minutes: 200, limitMinutes: 60 },
      ],
    },
    { oldestJobs: [{ kind: 'send-push', minutes: 4, limitMinutes: 5 }] },
    'The oldest open jobs: render-outfit 10 min (limit 10), erase-image 200 min (limit 60).',
  ],
  ['errors', { recentErrors: 20 }, { recentErrors: 19 }, '20 unexpected errors in ten minutes.'],
  [
    'failed-cron',
    { cronFailures: { claim: 3, sweep: 2, renew: 4 } },
    { cronFailures: { claim: 2, sweep: 2 } },
    'The cron fails at claim (3 times in a row), renew (4 times in a row).',
  ],
  [
    'spend',
    {
      spend: [
        { what: 'models', share: 0.8 },
        { what: 'mail', share: 0.79 },
        { what: 'films', share: 1.004 },
      ],
    },
    { spend: [{ what: 'models', share: 0.799 }] },
    "Near the day's cap: models 80 %, films 100 %.",
  ],
  [
    'storage',
    {
      storage: [
        { database: 'looks-0', share: 0.71 },
        { database: 'looks-1', share: 0.7 },
        { database: 'looks-2', share: 0.9 },
      ],
    },
    { storage: [{ database: 'looks-0', share: 0.7 }] },
    'Databases fill up: looks-0 71 %, looks-2 90 %.',
  ],
  ['model-ends', { models: [model('going')] }, { models: [model('live')] }, 'gpt ends on 2026-12-11.'],
  [
    'model-ends',
    { models: [model('gone'), model('going')] },
    { models: [] },
    'gpt is gone, gpt ends on 2026-12-11.',
  ],
])('%s is raised by %j, and not yet by %j', (name, over, within, text) => {
  expect(alarmsFor({ ...WELL, ...over })).toEqual([{ name, text }]);
  expect(alarmsFor({ ...WELL, ...within })).toEqual([]);
});

test('all that is wrong is raised at once', () => {
  const all = { lateP99: 90, newDeadLetters: 2, recentErrors: 50, cronFailures: { claim: 9 } };
  expect(alarmsFor({ ...WELL, ...all }).map(({ name }) => name)).toEqual([
    ...['late-pushes', 'dead-letters', 'errors', 'failed-cron'],
  ]);
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const spend = { name: 'spend' as const, text: 'much' };

test('an alarm is said when it begins, once a day while it lasts, and when it is over', () => {
  const first = nextAlarms([], [spend], 0);
  expect(first.begun).toHaveLength(1);
  const second = nextAlarms(first.standing, [spend], MINUTE);
  expect(second).toMatchObject({ begun: [], over: [], standing: [{ since: 0 }] });
  expect(nextAlarms(second.standing, [spend], DAY - 1).begun).toEqual([]);
  const nextDay = nextAlarms(second.standing, [spend], DAY);
  expect(nextDay.begun).toMatchObject([{ since: 0, told: DAY }]);
  const end = nextAlarms(nextDay.standing, [], DAY + MINUTE);
  expect(end).toMatchObject({ standing: [], begun: [], over: [spend] });
});

test('dead letters stand for half an hour after the last, and are not said anew each minute', () => {
  const dead = { name: 'dead-letters' as const, text: '1 message' };
  const first = nextAlarms([], [dead], 0);
  expect(nextAlarms(first.standing, [], 10 * MINUTE)).toMatchObject({ standing: [dead], over: [] });
  expect(nextAlarms(first.standing, [], 30 * MINUTE - 1).over).toEqual([]);
  expect(nextAlarms(first.standing, [], 30 * MINUTE)).toMatchObject({ standing: [], over: [dead] });
  // Half an hour after the last that was told, whatever else stands.
  const both = nextAlarms(first.standing, [spend], MINUTE);
  expect(both.standing.map(({ name, since, told }) => [name, since, told])).toEqual([
    ['spend', MINUTE, MINUTE],
    ['dead-letters', 0, 0],
  ]);
  expect(both.begun.map(({ name }) => name)).toEqual(['spend']);
  expect(nextAlarms(both.standing, [dead], 2 * MINUTE).over.map(({ name }) => name)).toEqual(['spend']);
});
