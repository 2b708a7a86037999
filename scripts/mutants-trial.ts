// One mutant on trial: its waves of tests, the nearest first, until one notices it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, toolEnv } from './local/tools.ts';
import type { Wave } from './mutants-waves.ts';

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

/** What failed first, in a line, out of vitest's report. */
export function firstFailure(report: string): string {
  const plain = stripVTControlCharacters(report);
  const [, test] = /^\s*FAIL\s+(?:\|?\w+\|?\s+)?(\S+\.tsx?\b.*)$/m.exec(plain) ?? [];
  const [, said] = /^\s*((?:\w*Error|Caused by|Unhandled)\b.*)$/m.exec(plain) ?? [];
  return [test?.trim().slice(0, 140), said?.trim().slice(0, 160)].filter(Boolean).join(': ') || 'no report';
}

let stopRunning = (): void => undefined;
/** Ends what runs now, with all its children: a runner in an endless loop hears nothing else. */
export const stopTests = (): void => stopRunning();

/** Runs a wave in a folder, to its first failure. */
export function runWave(folder: string, scratch: string, wave: Wave, limitMs: number): Promise<Outcome> {
  const begun = Date.now();
  const child = spawn(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', wave.project, '--bail=1', ...wave.tests],
    {
      cwd: folder,
      env: toolEnv({ FORCE_COLOR: '0', TMPDIR: scratch }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  let report = '';
  const listen = (part: Buffer) => (report += part.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  stopRunning = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    stopRunning();
  }, limitMs);
  return new Promise((done) => {
    child.on('close', (code) => {
      clearTimeout(clock);
      stopRunning = () => undefined;
      const ms = Date.now() - begun;
      if (isLate) return done({ kind: 'late', why: `not done after ${(limitMs / 1000).toFixed(0)} s`, ms });
      return done(
        code === 0 ? { kind: 'passed', why: '', ms } : { kind: 'failed', why: firstFailure(report), ms },
      );
    });
  });
}
