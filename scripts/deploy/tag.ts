import { spawnSync } from 'node:child_process';

/** Names a deployment in all Workers: the commit it was made from, or the minute where there is none. */
export function tagOf(root: string, now: Date): string {
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = git.status === 0 ? git.stdout.trim() : '';
  return /^[0-9a-f]{7,}$/.test(commit)
    ? commit
    : `at-${now.toISOString().slice(0, 16).replaceAll(/\D/g, '')}`;
}
