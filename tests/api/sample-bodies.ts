import { z } from 'zod';
import type { Call } from '../../app/contracts/call.ts';

// Bodies and queries that a contract takes, found by asking the contract itself.

const POOL: unknown[] = [
  'casual',
  'a text of no meaning',
  'word',
  '08:00',
  'Europe/Helsinki',
  'Helsinki',
  'somebody.else@example.org',
  'https://example.org/',
  'image/jpeg',
  'id_1',
  '2026-11-20',
  // A push subscription: its address, its key of 65 bytes, its secret of 16.
  'https://fcm.googleapis.com/fcm/send/abc:def',
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
  '1',
  1,
  0,
  7,
  true,
  null,
  // A photo that was read: its size, and the landmarks of a body.
  768,
  new Array(33).fill([0.5, 0.5, 0, 1]),
];

/** Everything that a schema names: the values of its enums and literals, however deep. */
function namedValues(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as { enum?: unknown[]; const?: unknown };
  const here = [...(own.enum ?? []), ...('const' in own ? [own.const] : [])];
  return [...here, ...Object.values(schema).flatMap(namedValues)];
}

function valueFor(field: z.ZodType, prefer: unknown): unknown {
  const json = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  const single = [...(prefer === undefined ? [] : [prefer]), ...namedValues(json), ...POOL];
  const objects = objectIn(field);
  const tries = [
    ...single,
    ...single.map((value) => [value]),
    ...objects,
    ...objects.map((value) => [value]),
  ];
  return tries.find((value) => field.safeParse(value).success);
}

/** An object inside of optional, array and the like. */
function objectIn(field: z.ZodType): unknown[] {
  let inner: unknown = field;
  for (let depth = 0; depth < 6; depth++) {
    if (inner instanceof z.ZodObject) return [sampleOf(inner, {})].filter((value) => value !== null);
    if (inner instanceof z.ZodUnion) return inner.options.flatMap((each) => objectIn(each as z.ZodType));
    if (inner instanceof z.ZodArray) inner = inner.element;
    else if (
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodDefault
    )
      inner = inner.unwrap();
    else return [];
  }
  return [];
}

function sampleOf(schema: z.ZodObject, prefer: Record<string, unknown>): Record<string, unknown> | null {
  const made: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    const value = valueFor(field, prefer[key]);
    if (value !== undefined) made[key] = value;
  }
  return schema.safeParse(made).success ? made : null;
}

/** What a call takes as its body (or query), with `prefer`red values where they fit. Undefined when it takes none. */
export function sampleFor(
  call: Call,
  part: 'body' | 'query',
  prefer: Record<string, unknown> = {},
): Record<string, unknown> | undefined {
  const schema = call[part];
  if (!schema) return undefined;
  const shapes =
    schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  const made = shapes
    .map((shape) => (shape instanceof z.ZodObject ? sampleOf(shape, prefer) : null))
    .find((sample) => sample !== null);
  if (!made) throw new Error(`No ${part} was found that ${call.method} ${call.path} takes.`);
  return made;
}
