import { build } from 'esbuild';
import { ROOT } from '../../scripts/local/processes.ts';

// What the product's CPU is held against: the least that somebody could write with the same libraries.

/** Says "ok". */
export const BARE = `export default { fetch: () => new Response('ok') };`;

/** One Hono route with one query by primary key. */
const ONE_QUERY = `
import { Hono } from 'hono';
const app = new Hono();
app.get('/', async (c) => c.json(await c.env.PEOPLE.prepare('select * from users where id = ?').bind('nobody').first() ?? {}));
export default app;`;

/** The same with a second query in another database; `which` row of each. */
const twoQueryCall = (which: string, bound: string): string => `
import { Hono } from 'hono';
const app = new Hono();
app.get('/', async (c) => {
  const user = await c.env.PEOPLE.prepare('select * from users ${which}')${bound}.first();
  const outfit = await c.env.LOOKS_0.prepare('select * from outfits ${which}')${bound}.first();
  return c.json({ user, outfit });
});
export default app;`;

/** A Remix page of a dozen elements as Remix's own template renders it, with such a loader. */
const page = (read: string): string => `
import { createRequestHandler } from '../../app/framework/server.ts';
import { Links, Meta, Outlet, RemixServer, Scripts, ScrollRestoration, useLoaderData } from '../../app/framework/react.ts';
import { createElement as h } from 'react';
import { renderToReadableStream } from 'react-dom/server';
const flags = { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_routeConfig: true, v3_singleFetch: true, v3_lazyRouteDiscovery: true };
const Root = () => h('html', { lang: 'en' }, h('head', null, h(Meta), h(Links)), h('body', null, h(Outlet), h(ScrollRestoration), h(Scripts)));
function Page() {
  const { user } = useLoaderData();
  return h('main', null, h('h1', null, 'Hello'), h('p', null, user ? user.username : 'Nobody is here.'), h('ul', null, [1, 2, 3].map((n) => h('li', { key: n }, 'Line ' + n))));
}
const loader = async ({ context: { env } }) => (${read});
async function entry(request, status, headers, context) {
  const body = await renderToReadableStream(h(RemixServer, { context, url: request.url }), { signal: request.signal });
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}
const manifestRoute = (id, hasLoader, more) => ({ id, module: '/assets/' + id.replace('/', '-') + '.js', imports: [], css: [], hasLoader, hasAction: false, hasClientLoader: false, hasClientAction: false, hasErrorBoundary: false, ...more });
const page = { parentId: 'root', index: true };
const build = {
  entry: { module: { default: entry } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    'routes/page': { id: 'routes/page', ...page, module: { default: Page, loader } },
  },
  assets: { version: '1', url: '/assets/manifest.js', entry: { module: '/assets/entry.js', imports: [] }, routes: { root: manifestRoute('root', false, { path: '' }), 'routes/page': manifestRoute('routes/page', true, page) } },
  assetsBuildDirectory: 'build/client', basename: '/', publicPath: '/', mode: 'production', future: flags, isSpaMode: false,
};
const handle = createRequestHandler(build, 'production');
export default { fetch: (request, env) => handle(request, { env }) };`;

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    conditions: ['workerd', 'worker', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

export const oneQuery = (): Promise<string> => bundle(ONE_QUERY);
export const twoQueries = (): Promise<string> => bundle(twoQueryCall('where id = ?', ".bind('nothing')"));
/** The same with whole rows for an answer, a person's and an outfit's: what nobody who reads them can do without. */
export const twoRows = (): Promise<string> => bundle(twoQueryCall('limit 1', ''));
const USER = `{ user: await env.PEOPLE.prepare('select * from users where id = ?').bind('nobody').first() }`;
const OUTFIT = `await env.LOOKS_0.prepare('select * from outfits where id = ?').bind('nothing').first()`;
export const onePage = (): Promise<string> => bundle(page(USER));
/** The same page with a second query in another database. */
export const twoQueryPage = (): Promise<string> => bundle(page(`{ ...${USER}, outfit: ${OUTFIT} }`));
