import { readFileSync, writeFileSync } from 'node:fs';
import { openAccount, type Account } from '../deploy/cloudflare-account.ts';
import { configOf, queuesOf } from '../deploy/deployment-plan.ts';
import type { Wrangler } from '../deploy/provision.ts';
import { BACKGROUND, type Environment } from '../deploy/deployment-steps.ts';
import { bookmarkOf, restoreOf, type RestorePlan } from './restore-steps.ts';

export interface Restore {
  root: string;
  environment: Environment;
  /** RFC 3339, to the second; or a file that an earlier restore has written: back to before it. */
  to: string;
  /** Where the bookmarks of now are written. */
  undo: string;
  wrangler: Wrangler;
}

const DAY_MS = 24 * 3_600_000;
/** D1 keeps so much on the Workers Paid plan. */
const TRAVEL_DAYS = 30;

export const restorePlan = (root: string, environment: Environment): RestorePlan => ({
  environment,
  databases: configOf(root, BACKGROUND, environment).d1_databases.map((one) => one.database_name),
  queues: queuesOf(root, environment),
});

/** Where each database goes. @throws Error for an instant that D1 does not have */
export function targetsOf(databases: string[], to: string, now: number): Record<string, string> {
  if (!/^\d{4}-\d\d-\d\dT/.test(to)) return JSON.parse(readFileSync(to, 'utf8')) as Record<string, string>;
  const at = Date.parse(to);
  if (Number.isNaN(at) || at > now || at < now - TRAVEL_DAYS * DAY_MS)
    throw new Error(`${to} is not an instant of the last ${TRAVEL_DAYS} days, such as 2026-11-22T10:15:00Z.`);
  return Object.fromEntries(databases.map((database) => [database, new Date(at).toISOString()]));
}

/**
 * Nothing may write while two databases are at different times: the queues rest, and what waits in them stays. By the API, as
 * `wrangler queues pause-delivery` does it.
 */
async function deliver(account: Account, queues: string[], goesOn: boolean): Promise<void> {
  const all = await account.ask<{ queue_id: string; queue_name: string }[]>('/queues?per_page=100');
  for (const name of queues) {
    const id = all.find(({ queue_name: known }) => known === name)?.queue_id;
    if (!id) throw new Error(`There is no queue ${name}.`);
    await account.ask(`/queues/${id}`, 'PATCH', {
      queue_name: name,
      settings: { delivery_paused: !goesOn },
    });
  }
  console.log(`  the queues ${goesOn ? 'go on' : 'rest'}`);
}

/**
 * People and looks back to the same second. Bookmarks of now are written down before anything is changed, so that it can be
 * undone; queues rest meanwhile and are woken also when something fails.
 */
export async function restore({ root, environment, to, undo, wrangler }: Restore): Promise<void> {
  const account = await openAccount(wrangler);
  const plan = restorePlan(root, environment);
  const targets = targetsOf(plan.databases, to, Date.now());
  const bookmarks: Record<string, string> = {};
  for (const database of plan.databases) {
    const said = await wrangler(...bookmarkOf(plan, database));
    const { bookmark } = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) as {
      bookmark: string;
    };
    bookmarks[database] = bookmark;
  }
  writeFileSync(undo, JSON.stringify(bookmarks, null, 2));
  console.log(`  bookmarks of now are in ${undo}: \`npm run restore -- --to ${undo}\` undoes what follows`);
  try {
    await deliver(account, plan.queues, false);
    for (const database of plan.databases) {
      const target = targets[database];
      if (!target) throw new Error(`${to} says nothing of ${database}.`);
      console.log(`  ${database} to ${target}`);
      await wrangler(...restoreOf(plan, database, target));
    }
  } finally {
    await deliver(account, plan.queues, true);
  }
  console.log('\nRestored. What to look at now: docs/operations.md, "Restore".');
}
