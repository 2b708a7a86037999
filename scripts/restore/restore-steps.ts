// The commands that bring the databases back to a minute: `npm run restore` runs them, a test rehearses it against a mock account.
import { BACKGROUND, type Environment } from '../deploy/deployment-steps.ts';

export interface RestorePlan {
  environment: Environment;
  /** People and every shard: they are restored together, or rows of one would point at what the other does not have. */
  databases: string[];
  queues: string[];
}

const of = ({ environment }: RestorePlan): string[] => ['-c', BACKGROUND, '--env', environment];
/** The bookmark of now: what undoes the restore. */
export const bookmarkOf = (plan: RestorePlan, database: string): string[] => [
  ...['d1', 'time-travel', 'info', database, '--json'],
  ...of(plan),
];

/** `--json`: without it wrangler asks. @param to an instant (RFC 3339), or a bookmark */
export const restoreOf = (plan: RestorePlan, database: string, to: string): string[] => [
  ...['d1', 'time-travel', 'restore', database, '--json'],
  ...(/^\d{4}-\d\d-\d\dT/.test(to) ? ['--timestamp', to] : ['--bookmark', to]),
  ...of(plan),
];

/** A copy outside of D1, one SQL file a database. D1 answers nobody else while it writes one. */
export const exportOf = (plan: RestorePlan, database: string, folder: string): string[] => [
  ...['d1', 'export', database, '--remote', '--skip-confirmation', '--output', `${folder}/${database}.sql`],
  ...of(plan),
];
