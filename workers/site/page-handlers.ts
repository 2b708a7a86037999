// Remix matches an address against its routes five times for each page, and each time flattens and ranks all of them
// anew. So a page with an address of its own is drawn by a handler that knows no other routes than its own.
import { createRequestHandler } from '../../app/framework/server.ts';
import type { ServerBuild } from '../../app/framework/server.ts';

type Handler = ReturnType<typeof createRequestHandler>;

/** The build with the root, `/` (which the browser always knows) and one more of its routes. */
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

/**
 * The handler for a path. Paths with a parameter, unknown ones and the browser's own questions (`.data`, `__manifest`)
 * get the handler of all routes.
 */
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
