// The server's half of a door. Named .server so that the build refuses it in the browser.
import type { LoaderFunctionArgs } from '../../framework/server.ts';
import { redirect } from '../../framework/server.ts';
import { screenChunks } from 'virtual:screen-chunks';
import { resolveScreenAccess, type ScreenName } from '../../domain/account/screen-access.ts';
import { loadFirstData } from './first-data.ts';
import { stashFirstData, type ScreenData } from './page-first.ts';
import { chunkName, isBuilt, loadScreen } from './screens.tsx';

export const screenFiles = (screen: ScreenName): string[] => screenChunks[chunkName(screen)] ?? [];

/** The loader of a door: a redirect, a 404 for a screen that is not built yet, or the screen with its first data. */
export const screenLoader =
  (path: string) =>
  async ({ context }: LoaderFunctionArgs): Promise<ScreenData> => {
    const door = resolveScreenAccess(path, await context.read.user());
    if (door && 'redirect' in door) throw redirect(door.redirect);
    if (!door || !isBuilt(door.show)) throw new Response('Not Found', { status: 404 });
    const [first] = await Promise.all([loadFirstData(door.show, context), loadScreen(door.show)]);
    if (context.isPage) return stashFirstData({ screen: door.show }, first);
    return { screen: door.show, first: JSON.stringify(first) };
  };
