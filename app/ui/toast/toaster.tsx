import { Check, CircleAlert, Info, X } from 'lucide-react';
import { forwardRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { dismissToast, useToasts } from './toast-store.ts';
import type { Toast } from './toast-store.ts';
import { SHOWN_MS, SHOWN_WITH_ACTION_MS, toastPlace } from './toast-timing.ts';

const ICONS = { good: Check, bad: CircleAlert, plain: Info };
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

function usePlace(id: string | number | undefined): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('bottom');
  useLayout(() => {
    if (id === undefined) return;
    setPlace(toastPlace(document));
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
  return (
    <ToastFrame
      ref={card}
      tone={tone}
      title={title}
      description={description}
      onDismiss={() => dismissToast(id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(card.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
    >
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
    </ToastFrame>
  );
}

type ToastFrameProps = Pick<Toast, 'tone' | 'title' | 'description'> &
  Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> & {
    onDismiss?: () => void;
    children?: Elements;
  };

/** What a toast looks like; with its action as children. */
export const ToastFrame = forwardRef<HTMLDivElement, ToastFrameProps>(function ToastFrame(
  { tone, title, description, onDismiss, children, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  return (
    <div {...rest} ref={ref} className={classNames('toast', tone)}>
      <span className="sign sage size-[36px]">
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="strong">{title}</p>
        {description && <p className="small muted">{description}</p>}
      </div>
      {children}
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
        <X />
      </button>
    </div>
  );
});
