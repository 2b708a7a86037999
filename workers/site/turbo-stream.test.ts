import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'turbo-stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../../tests/api/all-calls.ts';

// The encoder of loader data and its known hole (docs/security.md, "What we stand on").

const DEEPEST = 12;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = { part: value };
  return value;
};
const encoded = (value: unknown): Promise<string> => new Response(encode(value)).text();

/** How deep what a contract answers can be; Infinity where it says anything at all. */
function depthOf(schema: unknown, level = 0): number {
  if (level > 50) return Infinity;
  if (!(schema instanceof z.ZodType)) return 0;
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  if (['unknown', 'any', 'lazy'].includes(def.type)) return Infinity;
  const parts = [
    ...Object.values((def['shape'] ?? {}) as object),
    ...((def['options'] ?? def['items'] ?? []) as unknown[]),
    ...['element', 'innerType', 'valueType', 'in', 'out', 'left', 'right'].map((key) => def[key]),
  ];
  const isStep = ['object', 'array', 'record', 'tuple'].includes(def.type) ? 1 : 0;
  return isStep + Math.max(0, ...parts.map((part) => depthOf(part, level + 1)));
}

test('the encoder breaks on what is nested, and nothing that a loader gives is', async () => {
  await expect(encoded(nested(20_000))).rejects.toThrow(RangeError);
  await expect(encoded(nested(DEEPEST))).resolves.toContain('part');
  const answers = ALL_CALLS.filter(({ method, answer }) => method === 'GET' && answer);
  expect(answers.length).toBeGreaterThan(20);
  // What pages read are the answers of calls (page-reads.ts).
  const deep = answers.filter(({ answer }) => depthOf(answer) > DEEPEST).map(({ path }) => path);
  expect(deep).toEqual([]);
});

test('of the router the fixed line is installed, once', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const routers = Object.entries(lock.packages).filter(([path]) =>
    /node_modules\/(react-router(-dom)?|@remix-run\/router)$/.test(path),
  );
  expect(Object.fromEntries(routers.map(([path, { version }]) => [path, version]))).toEqual({
    'node_modules/@remix-run/router': '1.23.4',
    'node_modules/react-router': '6.30.6',
    'node_modules/react-router-dom': '6.30.6',
  });
});
