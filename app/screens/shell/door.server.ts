// The server's half of a door. Named .server so that the build refuses it in the browser.
import type { LoaderFunctionArgs } from '../../framework/server.ts';
import { redirect } from '../../framework/server.ts';
import { screenChunks } from 'virtual:screen-chunks';
import { openDoor, type ScreenName } from '../../domain/account/screen-access.ts';
import { readFirst } from './first-data.ts';
import { keepFirst, type DoorData } from './page-first.ts';
import { chunkOf, isBuilt, loadScreen } from './screens.tsx';

/** The files of a screen's chunk. */
export const filesOf = (screen: ScreenName): string[] => screenChunks[chunkOf(screen)] ?? [];

/** The loader of a door: a redirect, a 404 for a screen that is not built yet, or the screen with its first data. */
export const doorLoader =
  (path: string) =>
  async ({ context }: LoaderFunctionArgs): Promise<DoorData> => {
    const door = openDoor(path, await context.read.user());
    if (door && 'redirect' in door) throw redirect(door.redirect);
    if (!door || !isBuilt(door.show)) throw new Response('Not Found', { status: 404 });
    const [first] = await Promise.all([readFirst(door.show, context), loadScreen(door.show)]);
    if (context.isPage) return keepFirst({ screen: door.show }, first);
    return { screen: door.show, first: JSON.stringify(first) };
  };
