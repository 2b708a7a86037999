// Builds the site into build/client (static files and _worker.js). `--production` closes the dev-only doors.
import { build } from 'esbuild';
import { join } from 'node:path';
import { ROOT, run } from './local/tools.ts';

export async function buildPages(): Promise<void> {
  await run('remix', ['vite:build', '--logLevel', 'warn']);
}

/** Bundles workers/site/server.ts with the Remix server build into the one file that Pages runs. */
export async function bundleSite(options: { local: boolean; outFile?: string }): Promise<void> {
  await build({
    entryPoints: [join(ROOT, 'workers/site/server.ts')],
    outfile: options.outFile ?? join(ROOT, 'build/client/_worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    alias: { 'remix-server-build': join(ROOT, 'build/server/index.js') },
    define: { __LOCAL_BUILD__: String(options.local), 'process.env.NODE_ENV': '"production"' },
    minify: true,
    keepNames: true,
    legalComments: 'none',
    // Codecs of the background Worker: named in compose.ts, shaken out of the site.
    loader: { '.wasm': 'empty' },
    logLevel: 'warning',
  });
}

if (import.meta.main) {
  const local = !process.argv.includes('--production');
  await buildPages();
  await bundleSite({ local });
  console.log(`Built build/client (${local ? 'local' : 'production'}).`);
}
