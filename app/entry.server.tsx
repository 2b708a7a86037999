import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { AFTER_PAINT_SCRIPT, withScriptsPutBy } from './client/after-paint.ts';
import { NonceContext } from './client/nonce.ts';
import { links } from './root.tsx';

/** What every page needs first. Cloudflare says it ahead of the next page (103 Early Hints), while that is being made. */
const EARLY_HINTS = links()
  .flatMap((link) => {
    if (!('href' in link) || !link.href) return [];
    if (link.rel === 'preload') return [`<${link.href}>; rel=preload; as=font; crossorigin`];
    return link.rel === 'stylesheet' ? [`<${link.href}>; rel=preload; as=style`] : [];
  })
  .join(', ');

/** For a script element: `<` could end it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** The loaders' data, where the browser's half of Remix looks for it (`StreamTransfer` of @remix-run/react writes the same). */
async function handoff(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(data).text();
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${quoted(text)});${stream}.close();${AFTER_PAINT_SCRIPT}</script>`;
}

/**
 * The page, whole. No loader leaves anything for later, so a stream would bring nothing sooner, and React writes a text
 * in half the time that it takes for a stream of 512-byte pieces. The nonce is the one of this answer's policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce } = context;
  const { serverHandoffStream: data } = remixContext;
  remixContext.serverHandoffStream = undefined;
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const hasScripts = data && remixContext.renderMeta?.didRenderScripts;
  const body = hasScripts ? withScriptsPutBy(page) + (await handoff(data, nonce)) : page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', EARLY_HINTS);
  return new Response(`<!DOCTYPE html>${body}`, { status, headers });
}
