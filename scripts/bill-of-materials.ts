// The bill of materials of a build (CycloneDX 1.5): every package of others that the product is made of, with its version, license and
// hash. Read from the lock file: `npm sbom --omit dev` leaves out React, which a tool asks for as well.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local/processes.ts';

interface Locked {
  version?: string;
  license?: string;
  /** 'sha512-' and base64. */
  integrity?: string;
  dev?: boolean;
  /** A tool of ours, and something that a package would use if it were there. */
  devOptional?: boolean;
  /** To a folder of ours (scripts/not-needed). */
  link?: boolean;
}
interface LockFile {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

function component(path: string, { version = '', license, integrity = '' }: Locked): object {
  const name = path.split('node_modules/').at(-1) ?? path;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  // 'MIT' is an id; 'MIT OR Apache-2.0' an expression.
  const isId = license !== undefined && /^[\w.+-]+$/.test(license);
  return {
    ...{ type: 'library', 'bom-ref': purl, name, version, purl, scope: 'required' },
    hashes: [{ alg: 'SHA-512', content }],
    licenses: license === undefined ? [] : [isId ? { license: { id: license } } : { expression: license }],
  };
}

/** What is not for development alone. The same lock file gives the same bill. */
export function billOfMaterials(lock: LockFile): object {
  const parts = Object.entries(lock.packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.devOptional && !one.link,
  );
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    metadata: {
      component: {
        ...{ type: 'application', name: lock.name, version: lock.version },
        'bom-ref': `pkg:npm/${lock.name}@${lock.version}`,
      },
    },
    components: parts.map(([path, locked]) => component(path, locked)),
  };
}

/** Beside the build, not in what is served. */
export function writeBillOfMaterials(): void {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
  writeFileSync(join(ROOT, 'build/bom.cdx.json'), `${JSON.stringify(billOfMaterials(lock), null, 1)}\n`);
}
