import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOfSettings } from '../../workers/environment-settings.ts';

/** Of wrangler.toml, for local builds. What is deployed refuses it. */
const LOCAL = 'local-builds-only';

/** Values of NAME=value lines; comments and empty lines are passed over. */
export function readSecrets(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
}

/** Node leaves leading zeros out of one key in 256, and web push takes whole ones only. */
export const keyText = (key: Buffer, bytes: number): string =>
  Buffer.concat([Buffer.alloc(Math.max(0, bytes - key.length)), key]).toString('base64url');

/** What nothing starts without, and the keys of web push, which are kept for ever. */
function newSecrets(): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return [
    '# Secrets of one environment, for all Workers: docs/deploy.md, "Settings and secrets". Keep it where you keep passwords.',
    `SIGNING_SECRET=${randomBytes(32).toString('hex')}`,
    `VAPID_PUBLIC_KEY=${keyText(keys.getPublicKey(), 65)}`,
    `VAPID_PRIVATE_KEY=${keyText(keys.getPrivateKey(), 32)}`,
    '',
  ].join('\n');
}

/** Before the first deployment there may be no file: one is made, readable by its owner alone. */
export function ensureSecrets(file: string): void {
  if (!existsSync(file)) writeFileSync(file, newSecrets(), { mode: 0o600 });
}

/** What would leave the deployed site without, or with everybody's, signature, or with a setting that it refuses. */
export function secretsProblem(file: string): string | null {
  if (!existsSync(file)) return `There is no file ${file}.`;
  const secrets = readSecrets(readFileSync(file, 'utf8'));
  if (secrets['SIGNING_SECRET'] === LOCAL) return `SIGNING_SECRET in ${file} is the one of local builds.`;
  const [fault] = faultsOfSettings(secrets);
  return fault === undefined ? null : `${file}: ${fault}`;
}
