import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';

/** What speaks of one connection and means nothing on another. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Headers without those of their own connection and without HTTP/2's own (`:path`). */
const carried = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.has(name)),
  );

/** A certificate for localhost that nobody trusts, made for this run. @param folder where its files go */
function throwawayCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const openssl = spawnSync('openssl', [...asked, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
  if (openssl.status !== 0) throw new Error('No certificate could be made: is openssl installed?');
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * The local server as Cloudflare's edge would serve it: HTTP/2 over TLS, one connection for a page. The local one speaks
 * HTTP/1.1, where a browser opens six and each of them begins slowly.
 * @param folder for the certificate
 * @returns its origin, and what closes it
 */
export async function startHttp2Proxy(
  origin: string,
  port: number,
  folder: string,
): Promise<{ origin: string; stop: () => void }> {
  const behind = new URL(origin);
  const front = createSecureServer({ ...throwawayCertificate(folder), allowHTTP1: true });
  front.on('request', (asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...carried(asked.headers), host: behind.host };
    const passed = request({ host: behind.hostname, port: behind.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, carried(given.headers));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((open) => front.listen(port, open));
  return { origin: `https://localhost:${port}`, stop: () => front.close() };
}
