// Draws outfits for the local server beside it. In production the renders Worker draws in isolates of its own; on this
// machine all Workers share one thread, and a render of two seconds would hold up every request (and break some).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { writeDrawn } from '../../workers/adapters/image-editor/render-order.ts';
import type { RenderedImage } from '../../workers/ports/image-editor.ts';

export interface Renderer {
  /** 'http://127.0.0.1:{port}', for this machine alone. */
  origin: string;
  stop(): Promise<void>;
}

type Answer = { image: RenderedImage } | { error: string } | { fellOver: string };

/** In production a render has 30 s of CPU and is ended (workers/renders/wrangler.toml); this machine may have more to do. */
const MOST_MS = 60_000;
const OUR_THREAD = new URL('render-thread.ts', import.meta.url);

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts the thread that draws, one picture at a time, and its door. Both end with this process. A thread that dies or draws
 * for too long is replaced: the local queue waits for each answer, and without one nobody would get a picture any more.
 * @param isCheap Swatches instead of cards.
 */
export async function startRenderer(
  isCheap: boolean,
  { script = OUR_THREAD, mostMs = MOST_MS }: { script?: URL; mostMs?: number } = {},
): Promise<Renderer> {
  let thread: Worker | null = null;
  function standing(): Worker {
    if (thread) return thread;
    const fresh = new Worker(script, { workerData: { isCheap } });
    fresh.unref();
    fresh.on('error', (error) => console.error(`The thread that draws fell over: ${String(error)}`));
    fresh.once('exit', () => {
      if (thread === fresh) thread = null;
    });
    return (thread = fresh);
  }

  function draw(body: Buffer): Promise<Answer> {
    return new Promise((done) => {
      const drawing = standing();
      const end = (answer: Answer) => {
        clearTimeout(timer);
        drawing.off('message', end).off('exit', died);
        done(answer);
      };
      const died = () => end({ fellOver: 'The thread that draws fell over.' });
      const timer = setTimeout(() => void drawing.terminate(), mostMs);
      drawing.once('message', end).once('exit', died);
      drawing.postMessage(body);
    });
  }
  let last: Promise<unknown> = Promise.resolve();
  const drawNext = (body: Buffer): Promise<Answer> => {
    const answer = last.then(() => draw(body));
    last = answer;
    return answer;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await drawNext(await readAll(request));
    if ('error' in answer) return void response.writeHead(500).end(answer.error);
    if ('fellOver' in answer) return void response.writeHead(504).end(answer.fellOver);
    const { headers, body } = writeDrawn(answer.image);
    response.writeHead(200, headers).end(Buffer.concat(body));
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.unref();
  standing();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await thread?.terminate();
    },
  };
}
