// A screen's first data on a page. They are most of what a loader answers, so they do not go through Remix, which would write
// them as a text within a text: the server draws with them as they were read, and writes them into the page once.
import type { ScreenName } from '../../domain/account/screen-access.ts';

export interface ScreenData {
  screen: ScreenName;
  /** What the server read for the screen (first-data.ts), as JSON: Remix would go through it value by value. Null on a page. */
  first: string | null;
}

/** By what the loader answered. */
const read = new WeakMap<ScreenData, object>();
const NAME = '__first';

/** For the server's loader of a page: the answer, without the data. */
export function stashFirstData(door: Omit<ScreenData, 'first'>, first: unknown): ScreenData {
  const data: ScreenData = { ...door, first: null };
  read.set(data, { first });
  return data;
}

/** For a script of the page: puts the data where the browser's half finds them. */
export const firstDataScript = (data: ScreenData): string =>
  // `<` could end the script element.
  `window.${NAME}=${JSON.stringify(readFirstData(data)).replaceAll('<', '\\u003c')};`;

/** What a screen begins with, whichever way it came. */
export function readFirstData(data: ScreenData): unknown {
  if (data.first !== null) return JSON.parse(data.first) as unknown;
  if (import.meta.env.SSR) return (read.get(data) as { first: unknown }).first;
  return (globalThis as Record<string, unknown>)[NAME];
}
