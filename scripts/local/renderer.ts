// Draws outfits for the local server beside it. In production the background Worker draws in isolates of its own; on this
// machine both Workers share one thread, and a render of two seconds would hold up every request (and break some).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { RenderedImage } from '../../workers/ports/image-editor.ts';

export interface Renderer {
  /** 'http://127.0.0.1:{port}', for this machine alone. */
  origin: string;
  stop(): Promise<void>;
}

type Answer = { image: RenderedImage } | { error: string };

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts the thread that draws, one picture at a time, and its door. Both end with this process.
 * @param isCheap Swatches instead of cards.
 */
export async function startRenderer(isCheap: boolean): Promise<Renderer> {
  const thread = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: { isCheap } });
  thread.unref();
  const waiting = new Map<number, (answer: Answer) => void>();
  let serial = 0;
  thread.on('message', ({ id, ...answer }: Answer & { id: number }) => {
    waiting.get(id)?.(answer as Answer);
    waiting.delete(id);
  });
  const failAll = (error: Error) => {
    for (const answer of waiting.values()) answer({ error: error.message });
    waiting.clear();
  };
  thread.on('error', failAll);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const id = serial++;
    const answer = await new Promise<Answer>((done) => {
      waiting.set(id, done);
      thread.postMessage({ id, body });
    });
    if ('error' in answer) return void response.writeHead(500).end(answer.error);
    const { bytes, contentType, width, height, source } = answer.image;
    const headers = { 'content-type': contentType, 'x-picture': JSON.stringify({ width, height, source }) };
    response.writeHead(200, headers).end(bytes);
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await thread.terminate();
    },
  };
}
