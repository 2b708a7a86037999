import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namedChromium, packedChromium, unpackChromium, type PackedChromium } from './chromium.ts';

let folder = '';
let packed: PackedChromium;

/** A package like @sparticuz/chromium, whose browser is a script that says its version and a megabyte of nothing. */
function pack(says: string): void {
  const script = `#!/bin/sh\necho "${says}"\nexit 0\n${'#'.repeat(1_000_000)}`;
  writeFileSync(join(packed.bin, 'chromium.br'), brotliCompressSync(script));
  for (const archive of ['swiftshader', 'al2023', 'fonts']) {
    mkdirSync(join(folder, 'lib'), { recursive: true });
    writeFileSync(join(folder, 'lib', archive), archive);
    const { stdout } = spawnSync('tar', ['-c', '-C', folder, `lib/${archive}`]);
    writeFileSync(join(packed.bin, `${archive}.tar.br`), brotliCompressSync(stdout));
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stylecast-chromium-'));
  packed = { bin: join(folder, 'bin'), version: '153.0.0', cache: join(folder, 'cache') };
  mkdirSync(packed.bin);
  pack('Chromium 153.0.7950.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ASK = `
  import { packedChromium } from ${JSON.stringify(join(import.meta.dirname, 'chromium.ts'))};
  console.log(packedChromium(JSON.parse(process.argv[1])).path);
`;

test('six processes that ask at once on a fresh machine all get a whole browser', async () => {
  const asked = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, [
      '--input-type=module-typescript',
      '-e',
      ASK,
      JSON.stringify(packed),
    ]);
    let said = '';
    child.stdout.on('data', (d: Buffer) => (said += d.toString()));
    child.stderr.on('data', (d: Buffer) => (said += d.toString()));
    return new Promise<string>((done) => child.on('close', () => done(said.trim())));
  });
  const path = join(packed.cache, '153.0.0', 'chromium');
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => path));
  expect(readdirSync(packed.cache)).toEqual(['153.0.0']);
});

test('what a killed process left half done is not taken, and goes when it is old', () => {
  for (const [name, ageMs] of [
    ['unpacking-killed', 7_200_000],
    ['unpacking-now', 0],
  ] as const) {
    const left = join(packed.cache, name);
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'chromium'), 'half');
    utimesSync(left, new Date(), new Date(Date.now() - ageMs));
  }
  expect(packedChromium(packed).path).toBe(join(packed.cache, '153.0.0', 'chromium'));
  expect(readdirSync(packed.cache).sort()).toEqual(['153.0.0', 'unpacking-now']);
});

test('another version makes room for the one that is asked for', () => {
  unpackChromium({ ...packed, version: '147.0.0' });
  unpackChromium(packed);
  expect(readdirSync(packed.cache)).toEqual(['153.0.0']);
});

test('a package that cannot be unpacked leaves nothing behind', () => {
  writeFileSync(join(packed.bin, 'fonts.tar.br'), 'no archive');
  expect(() => unpackChromium(packed)).toThrow();
  expect(existsSync(join(packed.cache, '153.0.0'))).toBe(false);
  expect(readdirSync(packed.cache)).toEqual([]);
});

test('a browser of another version than its package, or none, is refused in a sentence', () => {
  pack('Chromium 147.0.1.2');
  expect(() => packedChromium(packed)).toThrow(/does not start on this machine .*CHROMIUM_PATH=/);
});

test('a named browser has to start and to be no older than the packed one', () => {
  const named = join(folder, 'named');
  const say = (text: string) => writeFileSync(named, `#!/bin/sh\necho "${text}"\n`, { mode: 0o755 });
  say('Chromium 156.0.8078.73 built on Debian');
  expect(namedChromium(named, packed)).toEqual({ path: named, env: {} });
  say('Google Chrome 147.0.1.2');
  expect(() => namedChromium(named, packed)).toThrow('names Chromium 147.0.1.2; 153 or newer is needed');
  expect(() => namedChromium(join(folder, 'nowhere'), packed)).toThrow('which does not start');
});

test('nothing is taken from the shared temp folder', () => {
  const planted = join(folder, 'temp');
  mkdirSync(planted);
  writeFileSync(join(planted, 'chromium'), '#!/bin/sh\necho "Chromium 153.0.0.0"\n', { mode: 0o755 });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = planted;
  try {
    expect(packedChromium(packed).path.startsWith(packed.cache)).toBe(true);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});
