// Made by `remix vite:build`; the bundler points this name at it (scripts/build.ts).
declare module 'remix-server-build' {
  import type { ServerBuild } from '@remix-run/cloudflare';
  const build: ServerBuild;
  export = build;
}
