import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLocalAccounts, visitor } from './demo-accounts.ts';

test('a second cookie does not take the place of the first', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/in')
      response.setHeader('set-cookie', ['session=one=; Path=/', 'device=two; Path=/']);
    if (request.url === '/near') response.setHeader('set-cookie', 'near=three; Max-Age=60');
    response.end(request.headers.cookie ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const visit = visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await visit('POST', '/in');
  await visit('PUT', '/near');
  expect(await (await visit('GET', '/')).text()).toBe('session=one=; device=two; near=three');
  server.close();
});

test('accounts that are there already are made by no sign-up: a full hour of them does not stop `npm start`', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.statusCode = request.url === '/api/register' ? 429 : 409;
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const accounts = await createLocalAccounts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  expect(accounts.map(({ username }) => username)).toEqual(['demo', 'admin']);
  expect(asked).not.toContain('POST /api/register');
});
