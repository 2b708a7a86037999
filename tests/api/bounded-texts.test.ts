import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../app/contracts/call.ts';
import { text } from '../../app/contracts/fields.ts';
import { confirmSandboxPayment } from '../../app/contracts/payment-sandbox.ts';
import { JSON_BYTES } from '../../workers/site/bounded-body.ts';
import { ALL_CALLS, nameOf } from './all-calls.ts';

// A text or a list without a bound is an invitation: what reads it afterward costs its length, or the square of it.

interface Def {
  type: string;
  checks?: { _zod: { def: { check: string; abort?: boolean; maximum?: number; length?: number } } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  coerce?: boolean;
}
const NO_TEXT = new Set(['number', 'boolean', 'null', 'enum', 'literal', 'unknown', 'transform']);
const BOUNDS = new Set(['max_length', 'length_equals']);

/** Where a schema takes more than it says, by path. */
function unbounded(schema: z.ZodType, path: string): string[] {
  const def = schema._zod.def as unknown as Def;
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const inside = (inner: z.ZodType | undefined, name = path) => (inner ? unbounded(inner, name) : []);
  if (def.type === 'string') {
    const [first] = checks;
    return first && first.abort === true && BOUNDS.has(first.check) ? [] : [path];
  }
  if (NO_TEXT.has(def.type)) return def.coerce === true ? [`${path} (takes a text for a number)`] : [];
  if (def.type === 'array')
    return [
      ...(checks.some(({ check }) => BOUNDS.has(check)) ? [] : [`${path} (a list)`]),
      ...inside(def.element, `${path}[]`),
    ];
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).flatMap(([key, field]) => inside(field, `${path}.${key}`));
  if (def.type === 'record') return [...inside(def.keyType, `${path}{}`), ...inside(def.valueType)];
  if (def.type === 'tuple') return (def.items ?? []).flatMap((item) => inside(item));
  if (def.type === 'union') return (def.options ?? []).flatMap((option) => inside(option));
  // A number in an address is cut short before it is read (`inQuery`).
  if (def.type === 'pipe' && def.in?._zod.def.type === 'transform')
    return inside(def.out).filter((found) => !found.endsWith('(takes a text for a number)'));
  if (def.type === 'pipe') return [...inside(def.in), ...inside(def.out)];
  if (def.innerType) return inside(def.innerType);
  throw new Error(`${path}: nobody knows whether ${def.type} is bounded.`);
}

test('no call takes a text or a list without a bound that is looked at first', () => {
  const calls: Call[] = [...ALL_CALLS, confirmSandboxPayment];
  const found = calls.flatMap((call) =>
    [call.body, call.query].flatMap((schema) => (schema ? unbounded(schema, nameOf(call)) : [])),
  );
  expect(found).toEqual([]);
});

/** Bytes of the longest body that a schema takes, in plain letters; what is of no known kind takes none. */
function mostBytes(schema: z.ZodType): number {
  const def = schema._zod.def as unknown as Def & { entries?: object; values?: unknown[] };
  const lengths = (def.checks ?? []).map(
    ({
      _zod: {
        def: { maximum, length },
      },
    }) => maximum ?? length ?? Infinity,
  );
  const longest = Math.min(...lengths);
  if (def.type === 'string') return longest + 2;
  if (def.type === 'number') return 24;
  if (def.type === 'boolean' || def.type === 'null') return 5;
  const named = [...Object.values(def.entries ?? {}), ...(def.values ?? [])];
  if (named.length > 0) return Math.max(...named.map((value) => JSON.stringify(value).length));
  if (def.type === 'array') return 2 + longest * (1 + (def.element ? mostBytes(def.element) : 0));
  if (def.type === 'tuple') return 2 + (def.items ?? []).reduce((sum, item) => sum + 1 + mostBytes(item), 0);
  if (def.type === 'union') return Math.max(...(def.options ?? []).map(mostBytes));
  if (def.type === 'object')
    return Object.entries(def.shape ?? {}).reduce(
      (sum, [key, field]) => sum + key.length + 4 + mostBytes(field),
      2,
    );
  return def.innerType ? mostBytes(def.innerType) : 0;
}

test('what a contract takes fits through its door: a body of the longest texts and lists', () => {
  const sizes = ALL_CALLS.flatMap((call) =>
    call.body
      ? [{ name: nameOf(call), bytes: mostBytes(call.body), most: call.maxBodyBytes ?? JSON_BYTES }]
      : [],
  );
  expect(sizes.find(({ name }) => name === 'POST /api/closet')?.bytes).toBeGreaterThan(JSON_BYTES);
  expect(sizes.find(({ name }) => name === 'PUT /api/user/photo-upload')?.bytes).toBeGreaterThan(10_000);
  expect(sizes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});

test('the search for unbounded texts finds them', () => {
  const schema = z.object({
    bare: z.string(),
    late: z.string().trim().max(5, { abort: true }),
    goesOn: z.string().max(5),
    list: z.array(text({ most: 5 })),
    keys: z.record(z.string(), z.unknown()).nullish(),
    either: z.union([text({ most: 5 }), z.string().default('')]),
    day: z.iso.date(),
    number: z.coerce.number(),
    right: text({ most: 5, clean: 'shown' }).optional(),
  });
  expect(unbounded(schema, 'it')).toEqual([
    'it.bare',
    'it.late',
    'it.goesOn',
    'it.list (a list)',
    'it.keys{}',
    'it.either',
    'it.day',
    'it.number (takes a text for a number)',
  ]);
});

test('the doors of the site that have no contract take texts by text() too', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('workers/site/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const bare = files.filter((file) =>
    /\bz\s*\.\s*(?:string|iso|email|url)\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(bare).toEqual([]);
});
