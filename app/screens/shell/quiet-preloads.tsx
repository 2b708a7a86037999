import { UNSAFE_RemixContext, useMatches } from '@remix-run/react';
import { useContext, useState } from 'react';
import { LATER } from '../../client/after-paint.ts';
import type { DoorData } from './door.tsx';

/**
 * Names all the page's scripts, so that they come at once when it has been painted (after-paint.ts) and not one after
 * the other's imports; and quietly: pictures go on coming. The preloads that <Scripts> writes would ask at the highest
 * priority; the first that names a file wins.
 */
export function QuietPreloads() {
  const manifest = useContext(UNSAFE_RemixContext)?.manifest;
  const matches = useMatches();
  // Of the page that the server sent; screens that come later load their own.
  const [files] = useState(() => {
    if (!manifest) return [];
    const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
    const screens = matches.flatMap(({ data }) => (data as Partial<DoorData> | null)?.files ?? []);
    const modules = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
    return [...new Set([...modules, ...screens])];
  });
  return files.map((href) => <link key={href} rel={LATER} href={href} {...LOW} />);
}

/** React 18 knows the attribute by its HTML name only. */
const LOW: Record<string, string> = { fetchpriority: 'low' };
