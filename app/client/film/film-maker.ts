// Makes films on this device, one at a time, wherever she is in the app: takes the lease, renders, uploads. A film that a
// closed tab left behind is taken up again by the next page that opens.
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { beginFilm, filmUpload, keepFilm, leaveFilm, type FilmTask } from '../../contracts/films.ts';
import { FILM_HEARTBEAT_MS } from '../../domain/film/film-format.ts';
import type { TemperatureUnit } from '../../domain/weather/temperature.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callUrl, callApi } from '../api/call-api.ts';
import { ApiError, unreachableError, readFailure } from '../api/errors.ts';
import { OUTFITS_KEY, TODAY_KEY } from '../looks/outfits.ts';
import { ANIMATIONS_KEY } from './animations.ts';

interface FilmUnderWay {
  id: string;
  /** 0..1 of all that is to be done. */
  share: number;
}

let underWay: FilmUnderWay | null = null;
/** Films that this page could not begin or finish, and when it may try again (epoch ms). */
const notBefore = new Map<string, number>();
/** Another tab has it: the next look at the list may find it free. */
const TRY_AGAIN_MS = 9_000;
const listeners = new Set<() => void>();

function setFilmUnderWay(next: FilmUnderWay | null): void {
  underWay = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The film that this page is making, or null. */
export const useFilmUnderWay = (): FilmUnderWay | null =>
  useSyncExternalStore(
    subscribe,
    () => underWay,
    () => null,
  );

/** Rendering is most of the work; the rest is fetching and sending. */
const RENDERED = 0.92;
const RETRY_AFTER_MS = [1000, 3000, 5000] as const;

async function putFilm(url: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, {
      method: 'PUT',
      credentials: 'include',
      headers: { 'content-type': 'video/mp4' },
      body: bytes,
      signal,
    }).catch(() => null);
    if (answer?.ok) return;
    const delay = RETRY_AFTER_MS[tries];
    const again = answer === null || answer.status >= 500;
    if (!again || delay === undefined || signal.aborted) {
      throw answer ? readFailure(answer.status, answer.statusText, await answer.text()) : unreachableError();
    }
    await new Promise((wait) => setTimeout(wait, delay));
  }
}

/** Says every few seconds that this tab is at work, and stops the work when the film is no longer its own. */
function holdLease(id: string, lease: string, stop: AbortController): () => void {
  const beat = setInterval(() => {
    callApi(keepFilm, { params: { id }, body: { lease } }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 410 || error.status === 401)) stop.abort();
    });
  }, FILM_HEARTBEAT_MS);
  const closed = () => {
    const body = new Blob([JSON.stringify({ lease, reason: 'closed' })], { type: 'application/json' });
    navigator.sendBeacon(callUrl(leaveFilm, { id }), body);
  };
  window.addEventListener('pagehide', closed);
  return () => {
    clearInterval(beat);
    window.removeEventListener('pagehide', closed);
  };
}

const loadCode = () => Promise.all([import('../../film/film-client.ts'), import('./film-order.ts')]);

async function render(
  [{ shootFilm }, { filmOrder }]: Awaited<ReturnType<typeof loadCode>>,
  id: string,
  task: FilmTask,
  unit: TemperatureUnit,
  stop: AbortController,
): Promise<void> {
  const order = await filmOrder(task, unit, stop.signal);
  const bytes = await shootFilm(order, {
    signal: stop.signal,
    onProgress: (share) => setFilmUnderWay({ id, share: Math.max(underWay?.share ?? 0, share * RENDERED) }),
  });
  const { uploadURL } = await callApi(filmUpload, { params: { id }, body: { lease: task.lease } });
  await putFilm(uploadURL, bytes, stop.signal);
}

async function giveUp(id: string, lease: string, error: unknown): Promise<void> {
  console.warn('The video could not be made here:', error);
  // The server knows of its own refusal; any other failure ends the film there and returns its place in the quota.
  if (error instanceof ApiError && error.status === 410) return;
  const reason =
    error instanceof Error && 'reason' in error && error.reason === 'unsupported' ? 'unsupported' : 'broken';
  await callApi(leaveFilm, { params: { id }, body: { lease, reason } }).catch(() => undefined);
}

/**
 * Makes a film that waits for a device, unless this page is making one already or another tab has it.
 * @returns true when it is finished
 */
export async function makeFilmHere(client: QueryClient, id: string, unit: TemperatureUnit): Promise<boolean> {
  if (underWay !== null || Date.now() < (notBefore.get(id) ?? 0)) return false;
  setFilmUnderWay({ id, share: 0 });
  const stop = new AbortController();
  let release = (): void => undefined;
  let lease = '';
  try {
    // Code that does not come, as after a deploy, ends no film: another page makes it.
    const code = await loadCode();
    const task = await callApi(beginFilm, { params: { id } });
    lease = task.lease;
    release = holdLease(id, lease, stop);
    await client.invalidateQueries({ queryKey: ANIMATIONS_KEY });
    await render(code, id, task, unit, stop);
    showToast({ tone: 'good', title: 'Your video is ready' });
    return true;
  } catch (error) {
    notBefore.set(id, lease === '' ? Date.now() + TRY_AGAIN_MS : Infinity);
    if (lease !== '' && !stop.signal.aborted) await giveUp(id, lease, error);
    return false;
  } finally {
    release();
    setFilmUnderWay(null);
    await Promise.all(
      [ANIMATIONS_KEY, OUTFITS_KEY, TODAY_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }
}
