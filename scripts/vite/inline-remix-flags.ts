import type { Plugin } from 'vite';

export const REMIX = /\/node_modules\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;
const ASKED = /\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g;
export const ASKS_A_FLAG = /\bfuture\.v3_/;
const ASKED_SPA = /(?<=\bif \(|!|\breturn )isSpaMode\b|\bwindow\.__remixContext\.isSpaMode\b/g;

/**
 * Remix's half in the browser asks at run time what remix.config.js has decided, and so brings both ways of doing everything. Here
 * the answers are written into it, and what serves the other way is dropped with the dead code.
 * @param flags the `future` of the configuration; pages are rendered on the server
 */
export function inlineRemixFlags(flags: object = {}): Plugin {
  const on = new Map<string, unknown>(Object.entries(flags));
  return {
    name: 'settled-flags',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (!REMIX.test(id)) return undefined;
      const settled = code
        .replace(ASKED, (asked, flag: string) => (on.get(flag) === true ? 'true' : asked))
        .replace(ASKED_SPA, 'false');
      return settled === code ? undefined : { code: settled, map: null };
    },
  };
}
