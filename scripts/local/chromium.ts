// A Chromium to drive: the one that CHROMIUM_PATH names, or the one inside the npm package @sparticuz/chromium.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inMemory, ROOT } from './processes.ts';

/** Where the packed browser lies, its version, and the folder of all unpacked versions. */
export interface PackedChromium {
  bin: string;
  version: string;
  cache: string;
}

/** The one of our own `node_modules`, in a cache that nobody else writes to. */
export function ourChromium(): PackedChromium {
  const folder = join(ROOT, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { bin: join(folder, 'bin'), version, cache: join(ROOT, '.cache/chromium') };
}

const IN_PROGRESS = 'unpacking-';
/** Longer than any machine unpacks: what is older was left by a process that was killed. */
const ABANDONED_MS = 3_600_000;

/** Without fonts of its own a machine shows those beside this file, and nothing of a shared folder. */
const FONTS = '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/**
 * Unpacks the browser, its libraries and fonts beside their place and renames the folder, so that it is there whole or not at
 * all. Of several processes at once one renames first; the others find its folder and drop their own.
 * @returns the folder
 */
export function unpackChromium({ bin, version, cache }: PackedChromium): string {
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const beside = mkdtempSync(join(cache, IN_PROGRESS));
  try {
    const browser = brotliDecompressSync(readFileSync(join(bin, 'chromium.br')));
    writeFileSync(join(beside, 'chromium'), browser, { mode: 0o755 });
    for (const archive of ['swiftshader', 'al2023', 'fonts']) untar(join(bin, `${archive}.tar.br`), beside);
    writeFileSync(join(beside, 'fonts.conf'), FONTS);
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  removeOthers(cache, version);
  return folder;
}

/** Other versions and what was left half done: 250 MB each that nothing asks for any more. */
function removeOthers(cache: string, version: string): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const isStale = name.startsWith(IN_PROGRESS) ? age > ABANDONED_MS : name !== version;
    if (isStale) rmSync(path, { recursive: true, force: true });
  }
}

function untar(archive: string, folder: string): void {
  const input = brotliDecompressSync(readFileSync(archive));
  const tar = spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input });
  if (tar.status !== 0)
    throw new Error(`tar could not open ${archive}: ${tar.stderr?.toString() ?? tar.error}`);
}

type Environment = Record<string, string>;

/** What it says of itself, or null when it does not start: '153.0.7950.0'. */
function versionOf(path: string, env: Environment): string | null {
  const asked = spawnSync(path, ['--version'], {
    timeout: 20_000,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return asked.status === 0 ? (/\d+(\.\d+)+/.exec(asked.stdout)?.[0] ?? null) : null;
}

const major = (version: string): number => Number.parseInt(version, 10);

interface Found {
  path: string;
  /** The libraries and fonts that this machine lacks. */
  env: Environment;
}

/** @throws when the machine has no tool to unpack it, or it does not start or is not the one it should be */
export function packedChromium(packed: PackedChromium): Found {
  const folder = unpackChromium(packed);
  const path = join(folder, 'chromium');
  const fonts: Environment = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: folder };
  const libraries = [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
    const version = versionOf(path, env);
    if (version !== null && major(version) === major(packed.version)) return { path, env };
  }
  throw new Error(
    `The Chromium of node_modules does not start on this machine (${path}). Install one and name it: CHROMIUM_PATH=/usr/bin/chromium`,
  );
}

/** @throws when it does not start, or is older than the packed one: an older one leaves tests waiting without a word */
export function namedChromium(path: string, { version: packed }: PackedChromium): Found {
  const version = versionOf(path, {});
  if (version === null) throw new Error(`CHROMIUM_PATH names ${path}, which does not start.`);
  if (major(version) < major(packed))
    throw new Error(`CHROMIUM_PATH names Chromium ${version}; ${major(packed)} or newer is needed.`);
  return { path, env: {} };
}

let found: Found | null = null;

/** The browser of this process: looked for, and asked for its version, once. */
export function chromium(): Found {
  const named = process.env['CHROMIUM_PATH'];
  return (found ??= named ? namedChromium(named, ourChromium()) : packedChromium(ourChromium()));
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How playwright launches it, with more flags if need be. What its processes share lies in memory where there is enough. */
export function chromiumLaunch(more: readonly string[] = []) {
  const { path, env } = chromium();
  return {
    executablePath: path,
    env: { ...process.env, ...env } as Environment,
    args: [...FLAGS, ...more],
    ignoreDefaultArgs: inMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}
