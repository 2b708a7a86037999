import type { EntryContext, ServerBuild } from '../../app/framework/server.ts';
import { expect, test } from 'vitest';
import { pageHandlers } from './page-handlers.ts';

/** A build whose pages only say which routes they know. */
function buildOf(paths: string[]): ServerBuild {
  const page = { module: { default: () => null }, parentId: 'root' };
  const routes = [
    { id: 'root', path: '', module: { default: () => null } },
    { id: 'home', ...page, index: true },
    ...paths.map((path) => ({ id: path, ...page, path })),
  ];
  const known = Object.fromEntries(routes.map((route) => [route.id, route]));
  const say = (_request: Request, status: number, _headers: Headers, { manifest }: EntryContext) =>
    new Response(Object.keys(manifest.routes).join(' '), { status });
  return {
    entry: { module: { default: say } },
    routes: known,
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: known },
    future: { v3_singleFetch: true },
    basename: '/',
    mode: 'production',
    isSpaMode: false,
  } as unknown as ServerBuild;
}
const handlerOf = pageHandlers(buildOf(['auth', 'history', 'look/:token', '*']));
const ask = async (path: string) => {
  const answer = await handlerOf(path)(new Request(`https://stylecast.test${path}`), {} as never);
  return `${answer.status} ${await answer.text()}`;
};

test('a page with an address of its own is drawn by a handler that knows it and home', async () => {
  expect(await ask('/')).toBe('200 root home');
  expect(await ask('/history')).toBe('200 root home history');
});

test('an address with a parameter, and one that is nobody else’s, is looked for among all routes', async () => {
  expect(await ask('/look/abc')).toBe('200 root home auth history look/:token *');
  expect(await ask('/history/older')).toBe('200 root home auth history look/:token *');
});
