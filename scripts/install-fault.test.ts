import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importsOf } from './source/imports.ts';
import { ROOT } from './local/processes.ts';

const require = createRequire(import.meta.url);
const { installFault } = require('./install-fault.cjs') as {
  installFault(root: string, version: string): string | null;
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project of one package, installed to its end. */
function newProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-install-'));
  folders.push(folder);
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put('package.json', JSON.stringify({ dependencies: { one: '1.2.3' }, devDependencies: {} }));
  put('node_modules/one/package.json', JSON.stringify({ version: '1.2.3' }));
  put('node_modules/.package-lock.json', '{}');
  put('node_modules/.bin/node', '');
  return folder;
}
const without = (file: string) => {
  const project = newProject();
  rmSync(join(project, file), { recursive: true });
  return installFault(project, '24.21.0');
};

test('installed to its end, on a Node that has been tried: nothing to say', () => {
  for (const version of ['22.18.0', '24.21.0', '26.0.0'])
    expect(installFault(newProject(), version)).toBeNull();
  expect(installFault(ROOT, process.versions.node)).toBeNull();
});

test('nothing installed, an npm ci that was broken off, and packages of another day: each is told', () => {
  expect(without('node_modules')).toBe('Nothing is installed yet. Run `npm ci`, and then this again.');
  expect(without('node_modules/.package-lock.json')).toContain('`npm ci` did not come to its end');
  expect(without('node_modules/.bin/node')).toContain('the project’s own Node is missing');
  expect(without('node_modules/one')).toContain('not what package.json asks for (one)');
  const project = newProject();
  writeFileSync(join(project, 'node_modules/one/package.json'), JSON.stringify({ version: '1.0.0' }));
  expect(installFault(project, '24.21.0')).toContain('(one 1.2.3)');
});

test.each(['', '{"name": "one", "ver', 'null'])(
  'a package whose package.json broke off (%j) is named like one that is missing',
  (text) => {
    const project = newProject();
    writeFileSync(join(project, 'node_modules/one/package.json'), text);
    expect(installFault(project, '24.21.0')).toContain('not what package.json asks for (one 1.2.3)');
  },
);

test.each(['14.21.3', '18.20.0', '20.20.2', '22.17.1'])(
  'Node %s is too old, and is told what to do',
  (version) => {
    const said = installFault(newProject(), version);
    expect(said).toBe(
      `This is Node ${version}, which is too old. Start Stylecast by \`npm start\`, which takes the Node that \`npm ci\` has brought.`,
    );
  },
);

test('a Node that nobody has tried is told the same', () => {
  expect(installFault(newProject(), '31.0.0')).toContain('has been tried up to Node 26');
});

test('the check is old JavaScript, and is read before any script of ours', () => {
  for (const file of ['install-fault.cjs', 'check-install.cjs']) {
    const source = readFileSync(join(ROOT, 'scripts', file), 'utf8');
    expect(source).not.toMatch(/\?\.|\?\?|=>\s*\{[^}]*await|^import /m);
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'dev', 'test', 'deploy'])
    expect(scripts[name]).toMatch(/^node -r \.\/scripts\/check-install\.cjs scripts\//);
});

test('before a script that this Node could not even read, its sentence is all that is printed', () => {
  const project = newProject();
  rmSync(join(project, 'node_modules/.package-lock.json'));
  mkdirSync(join(project, 'scripts'));
  for (const file of ['install-fault.cjs', 'check-install.cjs'])
    cpSync(join(ROOT, 'scripts', file), join(project, 'scripts', file));
  writeFileSync(join(project, 'scripts/start.ts'), 'this is no script;');
  const run = spawnSync(process.execPath, ['-r', './scripts/check-install.cjs', 'scripts/start.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toBe('`npm ci` did not come to its end. Run `npm ci`, and then this again.\n');
});

test('npm start needs no Chromium: nothing on its way starts one', () => {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file) || !existsSync(join(ROOT, file))) return;
    seen.add(file);
    for (const { to } of importsOf(file)) walk(to);
  };
  walk('scripts/start.ts');
  expect(seen.size).toBeGreaterThan(5);
  const asking = [...seen].filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('chromiumLaunch('),
  );
  expect(asking).toEqual([]);
});

// Kept for a Node of the machine that is older than ours: where there is one, the real thing.
const SYSTEM = '/usr/bin/node';
const isOld =
  existsSync(SYSTEM) && /^v(1\d|20|21)\./.test(execFileSync(SYSTEM, ['--version'], { encoding: 'utf8' }));
test.runIf(isOld)('the machine’s own Node, too old to strip types, gets the sentence and no stack', () => {
  const run = spawnSync(SYSTEM, ['-r', './scripts/check-install.cjs', 'scripts/start.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(run.stderr).toMatch(/^This is Node .*, which is too old\. [^\n]*\n$/);
});
