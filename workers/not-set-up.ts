import { faultsOfSettings } from './setting-shapes.ts';

/** A setting is missing without which nothing may be served: 503 and a log line, never a guess. */
export class NotSetUp extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotSetUp';
  }
}

/** Of [vars] in the configs, for local builds: everybody can read it. */
const LOCAL_SECRET = 'local-builds-only';

/**
 * What signs addresses and links. What is deployed has one of its own or serves nothing.
 * @throws NotSetUp naming the setting
 */
export function signingKey(name: string, secret: string | undefined, isLocal: boolean): string {
  if (!secret) throw new NotSetUp(`${name} is not set.`);
  if (!isLocal && secret === LOCAL_SECRET)
    throw new NotSetUp(`${name} is the one of local builds, which everybody can read.`);
  return secret;
}

/**
 * Holds the settings of what is deployed against their shapes; a local build takes what it finds.
 * @throws NotSetUp naming each that has not its shape, never its value
 */
export function requireShapes(env: object, isLocal: boolean): void {
  const faults = isLocal ? [] : faultsOfSettings(env as Readonly<Record<string, unknown>>);
  if (faults.length > 0) throw new NotSetUp(faults.join(' '));
}
