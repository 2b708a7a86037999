// A local server that speaks a provider's published protocol, over real sockets: cut answers are cut, late ones late.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { ProviderError } from '../../workers/ports/provider-error.ts';

/** What no error may repeat. */
export const KEY = 'the-key-of-the-tests';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Answer = (asked: Asked, response: ServerResponse) => void;

export interface ModelServer {
  /** Sends every https address to the local server, whatever its host: the path says who is meant. */
  fetch: typeof fetch;
  asked: Asked[];
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  let answer: Answer = (_, response) => response.writeHead(404).end();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(parts) };
      asked.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    answerWith: (next) => void (answer = next),
    fetch: ((input: string, init?: RequestInit) => {
      const url = new URL(input);
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
    }) as typeof fetch,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Says how much will come, sends half of it, and hangs up. */
export function sendHalf(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, body.length / 2));
  setTimeout(() => response.destroy(), 20);
}

/** The error of a call that must fail: it is the provider's own, and does not repeat the key. */
export async function failureOf(provider: string, call: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await call.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ProviderError);
  expect((error as ProviderError).provider).toBe(provider);
  expect(String(error)).not.toContain(KEY);
  return error as ProviderError;
}
