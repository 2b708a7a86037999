import { SIGNED_OUT } from '../../client/browser/offline.ts';

/**
 * A page that the browser has kept whole and shows again (Back), or that stands in a tab while she signs out in another
 * one: at its address may stand another page now. Nothing of hers is seen until the server has said who is signed in.
 * @param userId whose page it is; null: nobody's
 * @returns what ends it
 */
export function reloadWhenStale(userId: string | null): () => void {
  const { style } = document.documentElement;
  const hide = () => {
    if (userId !== null) style.visibility = 'hidden';
  };
  const look = () => {
    hide();
    fetch('/api/user', { credentials: 'include' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { id: string }).id : null))
      .then(
        (now) => {
          if (now === userId) style.visibility = '';
          else location.reload();
        },
        // Without a connection the offline page says what there is.
        () => userId !== null && location.reload(),
      );
  };
  const listening = new AbortController();
  const { signal } = listening;
  // What is kept is kept unseen: it may be painted before anything of ours runs.
  addEventListener('pagehide', ({ persisted }) => persisted && hide(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  addEventListener('storage', ({ key }) => key === SIGNED_OUT && look(), { signal });
  return () => listening.abort();
}
