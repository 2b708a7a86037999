// A real Chromium that makes films of the fixture people: for the bench, the gallery, and for looking at.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Decoded } from './decode-film.ts';
import type { FilmWords } from '../../app/film/film-messages.ts';
import type { FilmWeather } from '../../app/film/film-weather.ts';
import type { Look } from '../../app/domain/looks/look.ts';
import { BAKED_FOLDER } from '../../app/fitting-room/garments/baked/load-bakes.ts';
import { chromiumLaunch } from '../local/chromium.ts';
import { ROOT } from '../local/processes.ts';
import { rawText } from '../vite/raw-text.ts';

export interface StudioOrder {
  /** Of tests/people, e.g. 'woman-01-slim-light'. */
  person: string;
  look: Look;
  weather: FilmWeather;
  words: FilmWords;
  bitrate?: number;
}

export interface Take {
  mp4: Uint8Array;
  /** Milliseconds from the order to the finished file. */
  ms: number;
}

const FONT = (family: string, file: string) =>
  join(ROOT, 'node_modules/@fontsource-variable', family, 'files', file);
const FONTS: Record<string, string> = {
  'fraunces.woff2': FONT('fraunces', 'fraunces-latin-standard-normal.woff2'),
  'fraunces-italic.woff2': FONT('fraunces', 'fraunces-latin-standard-italic.woff2'),
  'figtree.woff2': FONT('figtree', 'figtree-latin-wght-normal.woff2'),
};

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
    bundle: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    minify: true,
    plugins: [rawText],
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs in the page: one order through the worker, the film back as base64 in chunks of the server's own. */
async function shoot(order: StudioOrder & { worker: string }): Promise<{ ms: number; id: string }> {
  const get = async (name: string) => (await fetch(`/people/${order.person}${name}`)).blob();
  const reading = JSON.parse(await (await get('-reading.json')).text()) as { data: object };
  const [photo, mapA, mapB] = await Promise.all([get('.jpg'), get('-a.png'), get('-b.png')]);
  const worker = new Worker(order.worker, { type: 'module' });
  const began = performance.now();
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({
      data,
    }: MessageEvent<{ kind: string; bytes?: Uint8Array<ArrayBuffer>; message?: string }>) => {
      if (data.kind === 'film' && data.bytes) resolve(data.bytes);
      else if (data.kind !== 'progress') reject(new Error(data.message ?? data.kind));
    };
    worker.onerror = (event) => reject(new Error(event.message || 'the worker did not start'));
    worker.postMessage({
      ...order,
      people: [{ photo, bodyMap: reading.data, mapA, mapB }],
      picture: photo,
      fonts: {
        Fraunces: '/fraunces.woff2',
        'Fraunces/italic': '/fraunces-italic.woff2',
        Figtree: '/figtree.woff2',
      },
    });
  });
  const ms = performance.now() - began;
  worker.terminate();
  const id = await (await fetch('/film', { method: 'POST', body: bytes })).text();
  return { ms, id };
}

/** Runs in the page: stills of a film at some seconds, side by side, as a JPEG or PNG data address. */
async function still(view: {
  id: string;
  seconds: number[];
  width: number;
  across: number;
  type: string;
}): Promise<string> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = `/film/${view.id}.mp4`;
  await new Promise((ready, fail) => {
    video.onloadeddata = ready;
    video.onerror = () => fail(new Error(video.error?.message ?? 'the film does not play'));
  });
  const height = Math.round((view.width * video.videoHeight) / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = view.width * Math.min(view.across, view.seconds.length);
  canvas.height = height * Math.ceil(view.seconds.length / view.across);
  const pen = canvas.getContext('2d');
  for (const [n, second] of view.seconds.entries()) {
    video.currentTime = second;
    await new Promise((ready) => (video.onseeked = ready));
    // The frame is there a moment after the seek says so.
    await new Promise((ready) => setTimeout(ready, 120));
    pen?.drawImage(
      video,
      (n % view.across) * view.width,
      Math.floor(n / view.across) * height,
      view.width,
      height,
    );
  }
  return canvas.toDataURL(view.type, 0.86);
}

/** A film with ranges: without them a browser does not seek. */
function part(request: IncomingMessage, response: ServerResponse, film: Buffer): void {
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const end = to === '' ? film.length - 1 : Number(to);
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${end}/${film.length}`,
    'content-length': end - Number(from) + 1,
  });
  response.end(film.subarray(Number(from), end + 1));
}

/** Runs in the page: whether a film plays by itself, and where a jump to 7.25 s leads. */
async function watch(id: string): Promise<{ duration: number; advanced: number; soughtTo: number }> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = `/film/${id}.mp4`;
  await video.play();
  await new Promise((wait) => setTimeout(wait, 1500));
  const advanced = video.currentTime;
  video.pause();
  video.currentTime = 7.25;
  await new Promise((ready) => (video.onseeked = ready));
  return { duration: video.duration, advanced, soughtTo: video.currentTime };
}

export interface Studio {
  film(order: StudioOrder): Promise<Take>;
  /** Stills at some seconds of the film that was made last. */
  stills(
    seconds: number[],
    size: { width: number; across: number },
    type?: 'image/png' | 'image/jpeg' | 'image/webp',
  ): Promise<Buffer>;
  /** Decodes every frame of the film that was made last. */
  decode(): Promise<Decoded>;
  /** Plays it and jumps in it. */
  play(): ReturnType<typeof watch>;
  page: Page;
  /** Warnings and errors of the page so far. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens the studio on a port that nobody uses. */
export async function openStudio(entry = 'app/film/film-worker.ts'): Promise<Studio> {
  const [worker, decoder] = await Promise.all([bundle(entry), bundle('scripts/film/decode-film.ts')]);
  const films = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/^\//, '');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const id = String(films.size);
        films.set(id, Buffer.concat(parts));
        send('text/plain', id);
      });
    } else if (path.startsWith('film/'))
      part(request, response, films.get(path.slice(5, -4)) ?? Buffer.alloc(0));
    else if (path === 'worker.js') send('text/javascript', worker);
    else if (path === 'decode.js') send('text/javascript', decoder);
    else if (FONTS[path]) send('font/woff2', readFileSync(FONTS[path]));
    else if (path.startsWith('people/'))
      send('application/octet-stream', readFileSync(join(ROOT, 'tests', path)));
    else if (request.url?.startsWith(BAKED_FOLDER))
      send('application/octet-stream', readFileSync(join(ROOT, 'public', path)));
    else send('text/html', '<!doctype html><title>Studio</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const browser: Browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    console.error(message.text());
    complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  let last = '';
  return {
    ...{ page, complaints },
    async film(order) {
      const { ms, id } = await page.evaluate(shoot, { ...order, worker: '/worker.js' });
      last = id;
      return { mp4: films.get(id) ?? new Uint8Array(0), ms };
    },
    async stills(seconds, size, type = 'image/png') {
      const address = await page.evaluate(still, { id: last, seconds, ...size, type });
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
    async decode() {
      await page.addScriptTag({ type: 'module', url: '/decode.js' });
      await page.waitForFunction(() => 'decodeFilm' in globalThis);
      return page.evaluate(
        (id) =>
          (globalThis as unknown as { decodeFilm(address: string): Promise<Decoded> }).decodeFilm(
            `/film/${id}.mp4`,
          ),
        last,
      );
    },
    play: () => page.evaluate(watch, last),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
