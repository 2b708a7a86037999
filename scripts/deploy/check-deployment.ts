import type { Account } from './cloudflare-account.ts';

/** What must be so before people come: it answers, and the dev-only doors are shut. */
const EXPECTED = { '/healthz': 200, '/api/status': 200, '/dev/mail': 404 };

/** @throws Error naming what is not as it should be */
export async function checkSite(origin: string): Promise<void> {
  for (const [path, status] of Object.entries(EXPECTED)) {
    const response = await fetch(origin + path);
    await response.body?.cancel();
    if (response.status !== status)
      throw new Error(`${origin}${path} answers ${response.status}, not ${status}.`);
    console.log(`  ${origin}${path} ${status}`);
  }
}

interface OutputEntry {
  type: string;
  url?: string;
  targets?: string[];
}

/** Where wrangler says that the site is, from the file that WRANGLER_OUTPUT_FILE_PATH names (one JSON object a line). */
export function deployedAddress(output: string): string | null {
  const entries = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OutputEntry);
  const pages = entries.findLast(({ type, url }) => type === 'pages-deploy' && url)?.url;
  const worker = entries
    .findLast(({ type }) => type === 'deploy')
    ?.targets?.find((at) => at.startsWith('https://'));
  return pages ?? worker ?? null;
}

/** A custom domain that the Pages project does not have yet is attached: Cloudflare then asks for its DNS record. */
export async function attachDomain(account: Account, project: string, origin: string): Promise<void> {
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.pages.dev')) return;
  const path = `/pages/projects/${project}/domains`;
  const attached = await account.ask<{ name: string; status: string }[]>(path);
  const known = attached.find(({ name }) => name === hostname);
  if (!known) await account.ask(path, 'POST', { name: hostname });
  console.log(`  ${hostname} ${known ? `is attached (${known.status})` : 'has been attached'}`);
}

/**
 * A look at the public address. A domain that was attached a minute ago has no certificate yet: that is no failure of the
 * deployment, which has been looked at under its own address.
 */
export async function checkPublicAddress(origin: string): Promise<void> {
  const fault = await checkSite(origin).then(
    () => null,
    (error: unknown) => String(error),
  );
  if (fault === null) return;
  console.log(`\nThe site is up under its own address, but not yet at ${origin}: ${fault}`);
  console.log('A new domain needs its DNS record and some minutes: docs/deploy.md, "The address".');
}
