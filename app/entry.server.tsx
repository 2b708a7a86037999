import type { AppLoadContext, EntryContext } from './framework/server.ts';
import { RemixServer } from './framework/react.ts';
import { renderToString } from 'react-dom/server';
import { afterPaintScript, deferScripts } from './client/browser/after-paint.ts';
import { NonceContext } from './client/browser/nonce.ts';
import { RELOAD_ONCE_SCRIPT } from './client/browser/reload-once.ts';
import { links } from './root.tsx';
import { screenFiles } from './screens/shell/door.server.ts';
import { firstDataScript, type ScreenData } from './screens/shell/page-first.ts';
import { isLightPage, LightPage } from './screens/shell/light-page.ts';
import { styleSheet } from './style-sheet.ts';

const FONT_HINTS = links().flatMap((link) =>
  'href' in link && link.href && link.rel === 'preload'
    ? [`<${link.href}>; rel=preload; as=font; crossorigin`]
    : [],
);

/** What a page needs first. Cloudflare says it ahead of the next page (103 Early Hints), while that is being made. */
const earlyHints = (isLight: boolean): string =>
  [...FONT_HINTS, `<${styleSheet(isLight)}>; rel=preload; as=style`].join(', ');

/** For a script element: `<` could end it. */
const quoted = (value: string | string[]): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's own route, if it has a door. */
const doorOf = ({ staticHandlerContext: { loaderData } }: EntryContext): ScreenData | undefined =>
  (Object.values(loaderData) as (Partial<ScreenData> | null)[]).find((door) => door?.screen) as
    | ScreenData
    | undefined;

/** The scripts of the page's routes and of its screen. */
function scriptsOf(
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  door?: ScreenData,
): string[] {
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([...modules, ...(door ? screenFiles(door.screen) : [])])];
}

/** The loaders' data, where the browser's half of Remix looks for it (`StreamTransfer` of @remix-run/react writes the same). */
async function handoff(data: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(data).text();
  const stream = 'window.__remixContext.streamController';
  return `${stream}.enqueue(${quoted(text)});${stream}.close();`;
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
  const isLight = isLightPage(remixContext.staticHandlerContext);
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <LightPage.Provider value={isLight}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </LightPage.Provider>
    </NonceContext.Provider>,
  );
  const hasScripts = data && remixContext.renderMeta?.didRenderScripts;
  const door = doorOf(remixContext);
  const scripts =
    hasScripts &&
    (await handoff(data)) +
      (door ? firstDataScript(door) : '') +
      RELOAD_ONCE_SCRIPT +
      afterPaintScript(quoted(scriptsOf(remixContext, door)));
  const body = scripts ? `${deferScripts(page)}<script nonce="${nonce}">${scripts}</script>` : page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Link', earlyHints(isLight));
  return new Response(`<!DOCTYPE html>${body}`, { status, headers });
}
