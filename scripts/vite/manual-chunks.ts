import type { Rollup } from 'vite';

export const FRAMEWORK =
  /commonjsHelpers|\/node_modules\/(react|react-dom|scheduler|@remix-run\/(react|router|server-runtime)|react-router|react-router-dom|turbo-stream)\//;

/** What every page of the app begins with. Remix names these two: they stay files of their own. */
const BY_REMIX = /\/app\/(entry\.client|root)\.tsx$/;
const ON_EVERY_PAGE = /\/app\/(entry\.client|root|screens\/shell\/door)\.tsx$/;
/** Reached from home's imports, but needed later: what the server has drawn of why it works, and long lists (admin alone has them). */
const LATE = /\/app\/screens\/home\/chart\/why-details\.tsx$|\/(infiniteQueryObserver|useInfiniteQuery)\.js$/;
const HOME = /\/app\/screens\/home\/home-screen\.tsx$/;

/**
 * Many files of a few hundred bytes pack badly, and each is a request. So what home loads at once is three files: the
 * framework; `kit`, which holds what every page begins with and what home shares with others; and home's own.
 */
export function chunks(): (id: string, graph: Rollup.ManualChunkMeta) => string | undefined {
  let kit: Set<string> | undefined;
  let home: Set<string> | undefined;
  const withImports = (ids: Iterable<string>, { getModuleInfo }: Rollup.ManualChunkMeta) => {
    const all = new Set(ids);
    // A set that grows while it is walked is walked to its end.
    for (const id of all)
      for (const next of getModuleInfo(id)?.importedIds ?? []) if (!LATE.test(next)) all.add(next);
    return all;
  };
  return (id, graph) => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (!kit || !home) {
      const ids = [...graph.getModuleIds()];
      const atHome = (home = withImports(
        ids.filter((each) => HOME.test(each)),
        graph,
      ));
      const isShared = (each: string) => {
        const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
        return !HOME.test(each) && [...importers, ...dynamicImporters].some((from) => !atHome.has(from));
      };
      kit = withImports(
        [...ids.filter((each) => ON_EVERY_PAGE.test(each)), ...[...home].filter(isShared)],
        graph,
      );
    }
    if (kit.has(id)) return BY_REMIX.test(id) ? undefined : 'kit';
    return home.has(id) ? 'home-screen' : undefined;
  };
}
