import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutChecks } from './strip-zod.ts';

const stripped = (code: string) => withoutChecks(code, parseAst).trim();

test('a call keeps its method and path, and what is no check', () => {
  const code =
    'export const read = call({ method: "GET", path: "/api/a", query: z.object({ day: z.string() }), maxBodyBytes: 9, answer: z.array(z.string()) });';
  expect(stripped(code)).toBe(
    'export const read = call({ method: "GET", path: "/api/a", maxBodyBytes: 9, });',
  );
});

test('a schema is nothing but zod, and one made by our own words falls away where nobody asks for it', () => {
  expect(stripped('export const day = z.object({ id: text({ most: 3 }) }).partial();')).toBe(
    'export const day = z;',
  );
  expect(stripped('const id = text({ most: 64 }).min(1);')).toBe(
    'const id = /*#__PURE__*/ text({ most: 64 }).min(1);',
  );
});

test('what only a check has asked for is not imported, what is asked for otherwise is', () => {
  const code = `import { z } from 'zod';
import { call } from './call.ts';
import { FAILURES } from '../domain/failures.ts';
import { KINDS } from '../domain/kinds.ts';
export const list = call({ method: "GET", path: "/api/a", answer: z.enum(FAILURES) });
export const shown = KINDS.slice(1);`;
  expect(stripped(code)).toBe(`import { call } from './call.ts';

import { KINDS } from '../domain/kinds.ts';
export const list = call({ method: "GET", path: "/api/a", });
export const shown = /*#__PURE__*/ KINDS.slice(1);`);
});
