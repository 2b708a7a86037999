import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Openable } from '../dialog.tsx';
import { Spinner } from '../spinner.tsx';
import { showToast } from '../toast/toast-store.ts';

/** For the control that opens it: preloads the code on hover and on focus. */
export interface PreloadHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface Late<P> {
  /** In place of the dialog: nothing until it is opened for the first time. */
  Dialog: ComponentType<P>;
  intent: PreloadHandlers;
}

/** A dialog whose code is fetched when it is wanted, so that the page itself stays light. */
export function lazyDialog<P extends Openable>(load: () => Promise<ComponentType<P>>): Late<P> {
  let ready: ComponentType<P> | null = null;
  const fetch = async () => (ready ??= await load());
  const warm = () => void fetch().catch(() => undefined);

  function LateDialog(props: P) {
    const { open, onOpenChange } = props;
    const [Shown, setShown] = useState(() => ready);
    const missing = open && !Shown;
    useEffect(() => {
      if (!missing) return;
      let gone = false;
      fetch().then(
        (loaded) => gone || setShown(() => loaded),
        () => {
          if (gone) return;
          onOpenChange(false);
          showToast({
            tone: 'bad',
            title: "We couldn't reach Stylecast. Check your connection and try again.",
            // Chromium keeps a script that failed as failed until the page is loaded anew (client/browser/reload-once.ts).
            action: { label: 'Reload', onPress: () => location.reload() },
          });
        },
      );
      return () => {
        gone = true;
      };
    }, [missing, onOpenChange]);
    if (Shown) return <Shown {...props} />;
    if (!missing) return null;
    return (
      <div className="scrim grid place-items-center" role="status" aria-label="Opening">
        <Spinner />
      </div>
    );
  }
  return { Dialog: LateDialog, intent: { onPointerEnter: warm, onFocus: warm } };
}
