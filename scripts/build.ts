// Builds the site into build/client (static files and _worker.js). `--production` closes the dev-only doors.
import { build, type BuildOptions } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { localStamp } from './local/local-stamp.ts';
import { ROOT, run } from './local/processes.ts';

export async function buildPages(): Promise<void> {
  // Said outright: a test runner's NODE_ENV would bring React's development build.
  await run('remix', ['vite:build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  stampPlainFiles(join(ROOT, 'build/client'));
}

/** Files of public/ that must know the names of this build's assets: the service worker and the plain pages' style. */
function stampPlainFiles(site: string): void {
  const assets = readdirSync(join(site, 'assets')).sort();
  const font = (start: string) => {
    const name = assets.find((each) => each.startsWith(start) && each.endsWith('.woff2'));
    if (!name) throw new Error(`The build has no font ${start}`);
    return name;
  };
  const [figtree, fraunces, italic] = [
    font('figtree-text-'),
    font('fraunces-roman-'),
    font('fraunces-italic-'),
  ];
  const stamp = (file: string, values: Record<string, string>) => {
    let text = readFileSync(join(site, file), 'utf8');
    for (const [name, value] of Object.entries(values)) {
      if (!text.includes(name)) throw new Error(`${file} has no ${name}`);
      text = text.replaceAll(name, value);
    }
    writeFileSync(join(site, file), text);
  };
  stamp('plain.css', { __FIGTREE__: figtree, __FRAUNCES__: fraunces, __FRAUNCES_ITALIC__: italic });
  const plain = readFileSync(join(site, 'plain.css'));
  const build = createHash('sha256').update(assets.join('\n')).update(plain).digest('hex').slice(0, 12);
  const fonts = [figtree, fraunces, italic].map((name) => `/assets/${name}`).join(' ');
  stamp('sw.js', { __BUILD__: build, __FONTS__: fonts });
}

/**
 * One letter beyond ASCII, and V8 holds the whole script at two bytes a letter, and with it each page that has a piece of
 * it inside (Remix's own inline scripts). esbuild escapes them everywhere but in patterns: there they are to be written as \u….
 * @throws Error showing the first one
 */
function mustBeAscii(file: string): void {
  const script = readFileSync(file, 'utf8');
  const at = script.search(/\P{ASCII}/u);
  if (at >= 0)
    throw new Error(
      `The Worker is not in ASCII (a pattern of ours?): ${script.slice(Math.max(0, at - 40), at + 40)}`,
    );
}

/** One module, as workerd runs it. */
const FOR_WORKERD = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  external: ['node:*', 'cloudflare:*'],
} satisfies BuildOptions;

/** Bundles workers/site/server.ts with the Remix server build into the one file that Pages runs. */
export async function bundleSite(options: { local: boolean; outFile?: string }): Promise<void> {
  const outfile = options.outFile ?? join(ROOT, 'build/client/_worker.js');
  await build({
    entryPoints: [join(ROOT, 'workers/site/server.ts')],
    outfile,
    ...FOR_WORKERD,
    alias: { 'remix-server-build': join(ROOT, 'build/server/index.js') },
    define: { __LOCAL_BUILD__: String(options.local), 'process.env.NODE_ENV': '"production"' },
    // Not the names: stack traces stay readable. esbuild's `keepNames` would name every closure anew each time it is made.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // Codecs of the background Worker: named in compose.ts, shaken out of the site.
    loader: { '.wasm': 'empty' },
    logLevel: 'warning',
  });
  mustBeAscii(outfile);
}

/** Compiled modules beside a bundle. */
export const wasmOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.wasm'))
    .map((file) => join(folder, file));

/** Bundles the background and the renders Worker for the local server. What is deployed is bundled by wrangler. */
export async function bundleWorkers(): Promise<void> {
  for (const name of ['background', 'renders']) {
    const outdir = join(ROOT, 'build/workers', name);
    rmSync(outdir, { recursive: true, force: true });
    await build({
      entryPoints: [join(ROOT, 'workers', name, 'index.ts')],
      outdir,
      ...FOR_WORKERD,
      define: { __LOCAL_BUILD__: 'true', 'process.env.NODE_ENV': '"production"' },
      loader: { '.wasm': 'copy' },
      logLevel: 'warning',
    });
  }
}

const STAMP = localStamp(ROOT);

/** What a running server writes between the sources: its own bundles. A second start must not take them for changes. */
const TOOL_FOLDER = /[\\/]\.wrangler([\\/]|$)/;

/** Names, sizes and times of all that a build reads. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['app', 'workers', 'public', 'scripts']) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || TOOL_FOLDER.test(entry.parentPath)) continue;
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  for (const file of ['package-lock.json', 'vite.config.ts', 'remix.config.js'])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.update(process.env['VITE_LIVE_RELOAD'] ?? '').digest('hex');
}

/** A local build, unless the last one was made from the very same files. Returns whether it built. */
export async function buildLocal(): Promise<boolean> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  rmSync(STAMP, { force: true });
  await buildPages();
  await Promise.all([bundleSite({ local: true }), bundleWorkers()]);
  writeFileSync(STAMP, wanted);
  return true;
}

if (import.meta.main) {
  const local = !process.argv.includes('--production');
  rmSync(STAMP, { force: true });
  await buildPages();
  await bundleSite({ local });
  if (!local) writeBillOfMaterials();
  console.log(`Built build/client (${local ? 'local' : 'production'}).`);
}
