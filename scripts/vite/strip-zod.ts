import type { Plugin } from 'vite';

/** Answers every call with itself. */
export const EMPTY_ZOD = 'export const z = new Proxy(function () {}, { get: () => z, apply: () => z });';

/**
 * The contracts are written in zod, and only the server checks with them. In the browser's build zod is an object
 * that answers every call with itself: paths and methods stay, 15 kB of checks stay away.
 */
export function contractsWithoutZod(): Plugin {
  const HOLLOW = '\0hollow-zod';
  return {
    name: 'contracts-without-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, options) => (id === 'zod' && !options.ssr ? HOLLOW : undefined),
    load: (id) => (id === HOLLOW ? EMPTY_ZOD : undefined),
  };
}
