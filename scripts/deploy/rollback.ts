import type { Account } from './cloudflare-account.ts';
import type { Environment } from './deployment-steps.ts';

interface Deployment {
  id: string;
  environment: string;
  url: string;
  latest_stage?: { name: string; status: string };
}

/** The one before the newest of those that went well. Null: there is none. */
export function deploymentBefore(all: Deployment[], environment: Environment): Deployment | null {
  const well = all.filter((one) => one.environment === environment && one.latest_stage?.status === 'success');
  return well[1] ?? null;
}

/**
 * The site of a Pages project, back to the deployment before. Only production has a rollback; a preview is deployed anew.
 * @returns the address of what is served now
 */
export async function rollBackPages(
  account: Account,
  project: string,
  environment: Environment,
): Promise<string> {
  const path = `/pages/projects/${project}/deployments`;
  const before = deploymentBefore(await account.ask<Deployment[]>(`${path}?env=${environment}`), environment);
  if (!before) throw new Error(`${project} has no deployment before this one.`);
  await account.ask(`${path}/${before.id}/rollback`, 'POST');
  return before.url;
}
