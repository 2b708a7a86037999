// One mutant on trial: its waves of tests, the nearest first, until one notices it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toolEnv } from '../local/processes.ts';
import type { Wave } from './test-waves.ts';

export interface Outcome {
  kind: 'passed' | 'failed' | 'late';
  /** The first test that failed, and what it said. */
  why: string;
  ms: number;
}

export interface Verdict {
  kind: 'killed' | 'survived' | 'unsound';
  why: string;
}

/** Waves that have run on the unbroken code, with what they said there. */
export type Baselines = Map<string, Outcome>;

const LATE = 'late';

const keyOf = ({ project, tests }: Wave): string => [project, ...tests].join(' ');

/** More tests may take more time; a machine that does other work as well is three times as slow. */
export const limitOf = ({ tests }: Wave): number => Math.min(600, 90 + 15 * tests.length) * 1000;
/** An endless loop is told from a slow test by this much. */
const TIMES_AS_SLOW = 3;

/**
 * Runs the waves on the broken code. One that fails, or takes too long, counts only if it passes on the unbroken code:
 * a test that fails anyway would notice everything.
 */
export async function judge(
  waves: readonly Wave[],
  runBroken: (wave: Wave, limitMs: number) => Promise<Outcome>,
  runSound: (wave: Wave, limitMs: number) => Promise<Outcome>,
  baselines: Baselines,
): Promise<Verdict> {
  for (const wave of waves) {
    const limit = limitOf(wave);
    let outcome = await runBroken(wave, limit);
    if (outcome.kind === 'passed') continue;
    const baseline = baselines.get(keyOf(wave)) ?? (await runSound(wave, limit));
    baselines.set(keyOf(wave), baseline);
    if (baseline.kind !== 'passed') return { kind: 'unsound', why: baseline.why };
    if (outcome.kind === 'late' && baseline.ms * TIMES_AS_SLOW > limit)
      outcome = await runBroken(wave, baseline.ms * TIMES_AS_SLOW);
    if (outcome.kind !== 'passed') return { kind: 'killed', why: outcome.why };
  }
  return { kind: 'survived', why: '' };
}

/** The child processes that run tests (test-runner.ts), one a project: each starts when it is first needed. */
const runners = new Map<string, ChildProcess>();

function runnerOf(folder: string, scratch: string, project: string): ChildProcess {
  const running = runners.get(project);
  if (running) return running;
  const child = spawn('node', [join(folder, 'scripts/mutation/test-runner.ts'), project], {
    cwd: folder,
    env: toolEnv({ FORCE_COLOR: '0', TMPDIR: scratch }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  runners.set(project, child);
  child.once('exit', () => {
    if (runners.get(project) === child) runners.delete(project);
  });
  return child;
}

/** Ends a runner with all its children: one in an endless loop hears nothing else. */
function endRunner(project: string): void {
  const child = runners.get(project);
  runners.delete(project);
  if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}

export const stopTests = (): void => [...runners.keys()].forEach(endRunner);

/**
 * Runs a wave in a folder, to its first failure.
 * @param changed the file that was broken, or mended, since the wave before
 */
export async function runWave(
  folder: string,
  scratch: string,
  { project, tests }: Wave,
  changed: string,
  limitMs: number,
): Promise<Outcome> {
  const begun = Date.now();
  const child = runnerOf(folder, scratch, project);
  const heard = new AbortController();
  const answer = once(child, 'message', { signal: heard.signal }).then(
    ([message]) => (message as { why: string | null }).why,
  );
  const end = once(child, 'exit', { signal: heard.signal }).then(() => 'the tests ended by themselves');
  const late = sleep(limitMs, LATE, { signal: heard.signal });
  child.send({ tests, changed });
  const why = await Promise.race([answer, end, late]);
  heard.abort();
  await Promise.allSettled([answer, end, late]);
  const ms = Date.now() - begun;
  if (why === null) return { kind: 'passed', why: '', ms };
  if (why !== LATE) return { kind: 'failed', why, ms };
  endRunner(project);
  return { kind: 'late', why: `not done after ${(limitMs / 1000).toFixed(0)} s`, ms };
}
