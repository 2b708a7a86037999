import { faultsOfSettings } from './environment-settings.ts';

/** A required setting is missing: 503 and a log line, never a guess. */
export class NotSetUp extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotSetUp';
  }
}

/** In [vars] of the configs, for local builds: public. */
const LOCAL_SECRET = 'local-builds-only';

/** A deployment has its own key or serves nothing. @throws NotSetUp naming the setting */
export function signingKey(name: string, secret: string | undefined, isLocal: boolean): string {
  if (!secret) throw new NotSetUp(`${name} is not set.`);
  if (!isLocal && secret === LOCAL_SECRET)
    throw new NotSetUp(`${name} is the one of local builds, which everybody can read.`);
  return secret;
}

/** Checks a deployment's settings; local builds take any. @throws NotSetUp with the names, never the values */
export function requireShapes(env: object, isLocal: boolean): void {
  const faults = isLocal ? [] : faultsOfSettings(env as Readonly<Record<string, unknown>>);
  if (faults.length > 0) throw new NotSetUp(faults.join(' '));
}
