// Made by `remix vite:build`; scripts/build.ts resolves the name.
declare module 'remix-server-build' {
  import type { ServerBuild } from '@remix-run/cloudflare';
  const build: ServerBuild;
  export = build;
}
