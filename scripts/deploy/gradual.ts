import type { Account } from './cloudflare-account.ts';
import { SITE_AS_WORKER, type Step } from './deployment-steps.ts';

// Gradual deployments of the site as a Worker: a new version gets a share of the requests, the one before keeps the rest.

interface Served {
  versions: { version_id: string; percentage: number }[];
}

/** What serves now, newest first in time; empty before the first deployment. */
async function deploymentsOf(account: Account, script: string): Promise<Served[]> {
  const answer = await account
    .ask<{ deployments: Served[] }>(`/workers/scripts/${script}/deployments`)
    .catch((error: unknown) => {
      if (/does not exist|not found/i.test(String(error))) return { deployments: [] };
      throw error;
    });
  return answer.deployments;
}

/** Whether the site has been deployed as a Worker before: a new one has no secrets. */
export const isNew = async (account: Account, script: string): Promise<boolean> =>
  (await deploymentsOf(account, script)).length === 0;

const only = ({ versions }: Served): string | null =>
  versions.length === 1 ? (versions[0]?.version_id ?? null) : null;

function share(name: string, why: string, ...versions: string[]): Step {
  const said = ['--yes', '--message', 'npm run deploy'];
  return {
    name,
    why,
    run: ['wrangler', 'versions', 'deploy', ...versions, ...said, '-c', SITE_AS_WORKER],
    dry: null,
  };
}

/**
 * The version that serves alone, before another gets a share.
 * @throws Error where there is none, or where two share already
 */
export async function servingAlone(account: Account, script: string): Promise<string> {
  const [now] = await deploymentsOf(account, script);
  if (!now) throw new Error(`${script} serves nobody yet: deploy it once without --gradual.`);
  const alone = only(now);
  if (alone === null)
    throw new Error(`Two versions of ${script} share the requests: --promote or --rollback first.`);
  return alone;
}

/** The version that was uploaded last, and serves nobody yet. */
export async function newestVersion(account: Account, script: string): Promise<string> {
  const { items } = await account.ask<{ items: { id: string }[] }>(`/workers/scripts/${script}/versions`);
  const [newest] = items;
  if (!newest) throw new Error(`${script} has no versions.`);
  return newest.id;
}

/** The new version gets `percent`, the one before the rest. */
export const shareStep = (fresh: string, before: string, percent: number): Step =>
  share(
    `${percent} % to the new version`,
    'from here on some people see it; --promote gives it all of them, --rollback none',
    `${fresh}@${percent}`,
    `${before}@${100 - percent}`,
  );

/** Of two versions that share the requests: the one that served before, and the newer one; null where one serves alone. */
export async function sharing(
  account: Account,
  script: string,
): Promise<{ before: string; fresh: string } | null> {
  const [now, ...earlier] = await deploymentsOf(account, script);
  if (!now || now.versions.length < 2) return null;
  const before = earlier.map(only).find((id) => id !== null) ?? now.versions[1]?.version_id ?? '';
  const fresh = now.versions.find(({ version_id: id }) => id !== before)?.version_id ?? '';
  return { before, fresh };
}

export const promoteStep = (fresh: string): Step =>
  share('all to the new version', 'it has been looked at', `${fresh}@100`);

export const takeBackStep = (before: string): Step =>
  share('back: site', 'all to the version that serves the rest', `${before}@100`);
