// Links and navigation need a router around them; Remix brings this one along and does not pass it on.
import { StaticRouter } from '../../app/framework/testing.ts';
import type { ReactNode } from 'react';

export function InRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  return <StaticRouter location={at}>{children}</StaticRouter>;
}
