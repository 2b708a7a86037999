import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, useToasts } from './toast-store.ts';
import type { Toast } from './toast-store.ts';

const ICONS = { good: Check, bad: CircleAlert, plain: Info };
/** Long enough to read two sentences; it waits while she points at it, has the focus in it, or is away. */
const SHOWN_MS = 6_000;
const SHOWN_WITH_ACTION_MS = 12_000;
/** Navigation, margin and a toast of three lines. */
const TOAST_ROOM_PX = 220;
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Shows the toasts of toast-store and announces them. Once, in the root: the region must be there before its first words. */
export function Toaster() {
  const toast = useToasts().find(({ open }) => open);
  const place = usePlace(toast?.id);
  return (
    <div className="toasts" data-at={place} role="region" aria-label="Notice">
      <div aria-live="polite">
        {toast && toast.tone !== 'bad' && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div aria-live="assertive">
        {toast && toast.tone === 'bad' && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

/** Free of what it speaks of: that is where she pressed last. Wide screens have room beside it. */
function usePlace(id: string | number | undefined): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('bottom');
  useLayout(() => {
    if (id === undefined) return;
    const pressed = document.activeElement;
    const box = pressed && pressed !== document.body ? pressed.getBoundingClientRect() : null;
    setPlace(box && box.bottom > innerHeight - TOAST_ROOM_PX && box.top < innerHeight ? 'top' : 'bottom');
  }, [id]);
  return place;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, title, description, action } = toast;
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held) return;
    const hide = () => dismissToast(id);
    let timer = setTimeout(hide, action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    const back = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(hide, SHOWN_MS);
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [id, held, action]);
  const Icon = ICONS[tone];
  return (
    <div
      ref={card}
      className={classNames('toast', tone)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(card.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
      <span className="dot">
        <Icon className="i" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="strong">{title}</p>
        {description && <p className="small muted">{description}</p>}
      </div>
      {action && (
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
}
