import type { Account } from './cloudflare-account.ts';

// The public address is held by one of the two: a Pages project, or a Worker. Whoever deploys to the other leaves it there
// until `--take-domain` moves it.

export type Holder = 'pages' | 'workers';

interface WorkerDomain {
  id: string;
  hostname: string;
}

async function pagesDomains(account: Account, project: string): Promise<{ name: string }[]> {
  return account.ask<{ name: string }[]>(`/pages/projects/${project}/domains`).catch((error: unknown) => {
    if (/not found/i.test(String(error))) return [];
    throw error;
  });
}

const workerDomains = (account: Account, hostname: string): Promise<WorkerDomain[]> =>
  account.ask<WorkerDomain[]>(`/workers/domains?hostname=${encodeURIComponent(hostname)}`);

/** Who answers at a host name; null: nobody yet, or an address of Pages' own. */
export async function holderOf(account: Account, project: string, origin: string): Promise<Holder | null> {
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.pages.dev')) return null;
  if ((await pagesDomains(account, project)).some(({ name }) => name === hostname)) return 'pages';
  const held = await workerDomains(account, hostname);
  return held.length > 0 ? 'workers' : null;
}

/** Takes the public address from whoever has it. Its DNS record goes with it: the other takes it at once. */
export async function releaseDomain(
  account: Account,
  project: string,
  origin: string,
  holder: Holder,
): Promise<void> {
  const { hostname } = new URL(origin);
  if (holder === 'pages') await account.ask(`/pages/projects/${project}/domains/${hostname}`, 'DELETE');
  else
    for (const { id } of await workerDomains(account, hostname))
      await account.ask(`/workers/domains/${id}`, 'DELETE');
  console.log(`  ${hostname} has been taken from ${holder === 'pages' ? 'the Pages project' : 'the Worker'}`);
}
