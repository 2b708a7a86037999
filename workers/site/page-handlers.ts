// Remix flattens and ranks all routes five times for each page. So a page with an address of its own gets a handler
// that knows its own route only.
import { createRequestHandler } from '../../app/framework/server.ts';
import type { ServerBuild } from '../../app/framework/server.ts';

type Handler = ReturnType<typeof createRequestHandler>;

function narrowed(build: ServerBuild, id: string): ServerBuild {
  const keep = <Route extends { parentId?: string; index?: boolean } | undefined>(
    routes: Record<string, Route>,
  ) =>
    Object.fromEntries(
      Object.entries(routes).filter(
        ([other, route]) => other === id || route?.parentId === undefined || route.index === true,
      ),
    );
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

/** Paths with a parameter, unknown ones, `.data` and `__manifest` get the handler of all routes. */
export function pageHandlers(build: ServerBuild): (pathname: string) => Handler {
  const handle = (routes: ServerBuild) => createRequestHandler(routes, 'production');
  const all = handle(build);
  const own = new Map<string, Handler>();
  for (const { id, path, index } of Object.values(build.routes).filter((route) => route !== undefined)) {
    if (index === true) own.set('/', handle(narrowed(build, id)));
    else if (path && /^[\w.-]+$/.test(path)) own.set(`/${path}`, handle(narrowed(build, id)));
  }
  return (pathname) => own.get(pathname) ?? all;
}
