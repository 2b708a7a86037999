import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCREEN_CHUNKS = 'virtual:screen-chunks';

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
}

/**
 * Screens that share a URL are chunks that Remix's own manifest does not know. This tells the server which files
 * a screen needs, read from the client build that has just been made, so that the page can preload them.
 */
export function screenChunks(): Plugin {
  const filesOf = (
    manifest: Record<string, ManifestChunk>,
    key: string,
    seen = new Set<string>(),
  ): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
  };
  const read = (): Record<string, string[]> => {
    const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
      string,
      ManifestChunk
    >;
    // By name: a chunk from which others take something too has no source in the manifest.
    return Object.fromEntries(
      Object.entries(manifest).flatMap(([key, { name }]) =>
        name?.endsWith('-screen') ? [[name, filesOf(manifest, key)]] : [],
      ),
    );
  };
  let serving = false;
  return {
    name: 'screen-chunks',
    configResolved: (config) => {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === SCREEN_CHUNKS ? `\0${id}` : undefined),
    load(id, options) {
      if (id !== `\0${SCREEN_CHUNKS}`) return undefined;
      return `export const screenChunks = ${JSON.stringify(options?.ssr && !serving ? read() : {})};`;
    },
  };
}
