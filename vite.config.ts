import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixOptions from './remix.config.js';
import { chunks } from './scripts/vite/manual-chunks.ts';
import { flatIcons } from './scripts/vite/icon-imports.ts';
import { contractsWithoutZod } from './scripts/vite/strip-zod.ts';
import { verifyBundles } from './scripts/vite/verify-bundles.ts';
import { lightScript } from './scripts/vite/light-page-script.ts';
import { oxcMinifier } from './scripts/vite/oxc-minifier.ts';
import { bundleWebWorkers } from './scripts/vite/bundle-web-workers.ts';
import { screenChunks } from './scripts/vite/screen-preload.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix(remixOptions),
    screenChunks(),
    lightScript(),
    bundleWebWorkers(),
    contractsWithoutZod(),
    flatIcons(),
    oxcMinifier(),
    verifyBundles(),
  ],
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  worker: { format: 'es' },
  // Fonts and pictures stay files of their own: the Content-Security-Policy knows no data: fonts.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: { manualChunks: chunks(), onlyExplicitManualChunks: true },
        },
  },
}));
