import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../workers/site/security-headers.ts';

// Files that Cloudflare answers without asking the Worker (_routes.json) get their headers from public/_headers.

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', 'public', name), 'utf8');

/** Rules in their order: a path and its headers. */
const rules = read('_headers')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .reduce<{ path: string; headers: [string, string][] }[]>((list, line) => {
    if (!line.startsWith(' ')) return [...list, { path: line.trim(), headers: [] }];
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    list.at(-1)?.headers.push([name, value]);
    return list;
  }, []);
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
const headersOf = (path: string) =>
  rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);

const { exclude } = JSON.parse(read('_routes.json')) as { exclude: string[] };
const paths = exclude.map((path) => path.replace('*', 'file'));

test.each(paths)('%s is answered with every security header, each once', (path) => {
  const headers = headersOf(path);
  const names = headers.map(([name]) => name);
  for (const name of Object.keys(securityHeaders({ https: true }))) {
    expect(
      names.filter((other) => other === name),
      name,
    ).toHaveLength(1);
  }
  const policy = headers.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'|\*|https?:/);
});

test('static answers and those of the Worker say the same', () => {
  const ours = securityHeaders({ https: true });
  for (const [name, value] of headersOf('/anything')) expect([name, value]).toEqual([name, ours[name]]);
});
