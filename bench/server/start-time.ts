import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, stop, toolEnv } from '../../scripts/local/processes.ts';
import type { BenchRow } from '../results-table.ts';

const PORT = '8797';

/** Seconds from `npm start` to the printed address, on the given state folder. */
async function startOnce(state: string): Promise<number> {
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: toolEnv({ PORT, STATE: state }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const seconds = await new Promise<number>((done, fail) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes('Ready:')) done((performance.now() - begun) / 1000);
    });
    child.on('close', () => fail(new Error('npm start ended before it was ready')));
  });
  await stop(child);
  return seconds;
}

/** Ready time of `npm start` after `npm ci`: first run (empty state) and second run. */
export async function benchReady(): Promise<BenchRow[]> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-ready-'));
  // As after `npm ci`: nothing is built yet.
  rmSync(join(ROOT, 'build'), { recursive: true, force: true });
  try {
    const first = await startOnce(state);
    const second = await startOnce(state);
    return [
      { what: 'npm start, first run: ready after', figure: `${first.toFixed(1)} s`, target: '< 45 s' },
      { what: 'npm start, second run: ready after', figure: `${second.toFixed(1)} s` },
    ];
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
