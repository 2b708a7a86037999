import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { HostOptions } from './miniflare-host.ts';
import { anyPort } from './server.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A site of one Worker that is always well, with no static files. */
function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stylecast-host-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'client');
  mkdirSync(site);
  const config = 'name = "site"\ncompatibility_date = "2026-09-01"\npages_build_output_dir = "client"\n';
  writeFileSync(join(folder, 'wrangler.toml'), config);
  writeFileSync(join(site, '_routes.json'), JSON.stringify({ exclude: ['/assets/*'] }));
  const answer = `new Response('well', { headers: { 'x-content-type-options': 'nosniff' } })`;
  writeFileSync(join(site, '_worker.js'), `export default { fetch: () => ${answer} };`);
  return folder;
}

/** Whether anything of a process group lives: the host, or the workerd under it. */
function lives(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

/** A process that starts a host, as a run of browser tests does, and nothing else. */
async function startStarter() {
  const folder = writeSite();
  const port = await anyPort();
  const options: HostOptions = {
    port,
    state: join(folder, 'state'),
    config: join(folder, 'wrangler.toml'),
    site: join(folder, 'client'),
    alone: true,
    cheapPasswords: false,
  };
  const tools = JSON.stringify(join(import.meta.dirname, 'processes.ts'));
  const script = `
    const { startScript } = await import(${tools});
    console.log(startScript('scripts/local/miniflare-host.ts', [${JSON.stringify(JSON.stringify(options))}]).pid);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const host = await new Promise<number>((done) => {
    starter.stdout.once('data', (data: Buffer) => done(Number(data.toString())));
  });
  ends.unshift(() => {
    starter.kill('SIGKILL');
    if (lives(host)) process.kill(-host, 'SIGKILL');
  });
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
  return { starter, host, answers };
}

const WAIT = { timeout: 30_000 };

test('a server whose starter is killed ends by itself', async () => {
  const { starter, host, answers } = await startStarter();
  await expect.poll(answers, WAIT).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => lives(host), WAIT).toBe(false);
});

test('so does one whose starter is killed before it has begun', async () => {
  const { starter, host } = await startStarter();
  expect(lives(host)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => lives(host), WAIT).toBe(false);
});
