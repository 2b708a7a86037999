import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getShare, revokeShare, shareOutfit } from '../../contracts/shares.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';
import { SHARE_WINDOW } from './share-pages.ts';
import type { SharedThing } from './share-pages.ts';

const keyOf = (outfitId: string) => ['/api/outfits/share', outfitId] as const;

export function showShareFailure(description: string): void {
  showToast({ tone: 'bad', title: 'Share failed', description });
}
const onError = (error: Error) => showFailure(error, 'Share failed');

/** The public link of an outfit: `data` is null while there is none. */
export function useShareLink(outfitId: string) {
  return useQuery({
    queryKey: keyOf(outfitId),
    queryFn: ({ signal }) => callApi(getShare, { params: { id: outfitId }, signal }),
  });
}

/** POST /api/outfits/{id}/share: she has agreed. */
export function useMakeLink(outfitId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(shareOutfit, { params: { id: outfitId } }),
    onSuccess: (link) => client.setQueryData(keyOf(outfitId), link),
    onError,
  });
}

/** DELETE /api/outfits/{id}/share: the link opens nothing any more. */
export function useRevokeLink(outfitId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(revokeShare, { params: { id: outfitId } }),
    onSuccess: () => {
      client.setQueryData(keyOf(outfitId), null);
      showToast({ tone: 'good', title: 'You stopped sharing', description: 'The link no longer works.' });
    },
    onError,
  });
}

export const hasDeviceSheet = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/** The device's own share sheet. Closing it without sharing is no failure; nor is, 'quietly', one that wants a tap of its own. */
export async function openDeviceSheet({ url, title }: SharedThing, how?: 'quietly'): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    if (how === 'quietly' && error instanceof Error && error.name === 'NotAllowedError') return;
    showShareFailure("Your device couldn't share it. Copy the link instead.");
  }
}

/** A share page in a small window. Call it from a click, or the browser keeps the window closed. */
export function openSharePage(address: string): void {
  // Our Cross-Origin-Opener-Policy cuts the tie to the opener; `noopener` would hide that a window was blocked.
  if (window.open(address, '_blank', SHARE_WINDOW)) return;
  showShareFailure('Your browser blocked the window. Allow pop-ups, or copy the link.');
}

/** Without a clipboard she copies it herself: from the dialog that shows it, else from the message. */
export async function copyLink(url: string, isShown = true): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ tone: 'good', title: 'Link copied' });
  } catch {
    showToast({ title: 'Your link is ready', description: isShown ? 'Copy it from below.' : url });
  }
}
