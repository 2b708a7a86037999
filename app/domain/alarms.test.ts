import { expect, test } from 'vitest';
import { alarmsFor, nextAlarms, type Vitals } from './alarms.ts';

const WELL: Vitals = {
  lateP99: 20,
  pushes: 1000,
  newDeadLetters: 0,
  recentErrors: 3,
  cronFailures: { 'claim-due-users': 1 },
  spend: [{ what: 'models', share: 0.5 }],
  storage: [{ database: 'looks-0', share: 0.7 }],
  models: [{ provider: 'openai', id: 'gpt', state: 'live', shutdown: null }],
};
const names = (change: Partial<Vitals>) => alarmsFor({ ...WELL, ...change }).map(({ name }) => name);

test('nothing is said while all is well', () => {
  expect(alarmsFor(WELL)).toEqual([]);
});

test.each<[string, Partial<Vitals>]>([
  ['late-pushes', { lateP99: 90 }],
  ['dead-letters', { newDeadLetters: 1 }],
  ['errors', { recentErrors: 20 }],
  ['failed-cron', { cronFailures: { 'claim-due-users': 3 } }],
  ['spend', { spend: [{ what: 'models', share: 0.8 }] }],
  ['storage', { storage: [{ database: 'looks-0', share: 0.71 }] }],
  ['model-ends', { models: [{ provider: 'openai', id: 'gpt', state: 'going', shutdown: '2026-12-11' }] }],
])('%s is raised at its limit', (name, change) => {
  expect(names(change)).toEqual([name]);
});

test('a handful of pushes says nothing of one in a hundred', () => {
  expect(names({ lateP99: 300, pushes: 19 })).toEqual([]);
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const spend = { name: 'spend' as const, text: 'much' };

test('an alarm is said when it begins, once a day while it lasts, and when it is over', () => {
  const first = nextAlarms([], [spend], 0);
  expect(first.begun).toHaveLength(1);
  const second = nextAlarms(first.standing, [spend], MINUTE);
  expect(second).toMatchObject({ begun: [], over: [], standing: [{ since: 0 }] });
  const nextDay = nextAlarms(second.standing, [spend], DAY);
  expect(nextDay.begun).toMatchObject([{ since: 0, told: DAY }]);
  const end = nextAlarms(nextDay.standing, [], DAY + MINUTE);
  expect(end).toMatchObject({ standing: [], begun: [], over: [spend] });
});

test('dead letters stand for half an hour after the last, and are not said anew each minute', () => {
  const dead = { name: 'dead-letters' as const, text: '1 message' };
  const first = nextAlarms([], [dead], 0);
  expect(nextAlarms(first.standing, [], 10 * MINUTE)).toMatchObject({ standing: [dead], over: [] });
  expect(nextAlarms(first.standing, [], 31 * MINUTE)).toMatchObject({ standing: [], over: [dead] });
});
