import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { ALL_CALLS, OPEN_CALLS } from '../../../tests/api/all-calls.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';
import type { OpenApiDocument, Operation } from './openapi.ts';

const api = createApi(() => composeApp(env));
const read = async (): Promise<OpenApiDocument> => (await api.request('/api/openapi.json', {}, env)).json();
const operationOf = (document: OpenApiDocument, path: string, method: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('the document describes every contract, with who may call it', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  for (const call of ALL_CALLS) {
    const operation = operationOf(document, call.path, call.method);
    expect(operation, `${call.method} ${call.path}`).toBeDefined();
    expect(operation?.security.length).toBe(OPEN_CALLS.has(call) ? 0 : 1);
  }
});

test('operation ids are unique, references lead somewhere, path parameters are declared', async () => {
  const document = await read();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/Error")/);
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
  }
});

test('what the contract asks for is what the document says', async () => {
  const document = await read();
  const login = operationOf(document, '/api/login', 'POST')?.requestBody?.content['application/json'].schema;
  expect(login).toMatchObject({ type: 'object', required: ['username', 'password'] });
  const today = operationOf(document, '/api/outfits/today', 'GET');
  expect(today?.parameters).toMatchObject([{ name: 'userHour', in: 'query', required: false }]);
});
