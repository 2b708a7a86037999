import { Check, CircleAlert, Info, X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, useToasts } from './toast-store.ts';

const ICONS = { good: Check, bad: CircleAlert, plain: Info };
/** Long enough to read two sentences; it waits while she points at it or the window is away. */
const SHOWN_MS = 6_000;
const SHOWN_WITH_ACTION_MS = 12_000;

/** Shows the toasts of toast-store and announces them. Once, in the root. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Provider swipeDirection="right" label="Notice">
      {toasts.map((toast) => {
        const Icon = ICONS[toast.tone];
        return (
          <Root
            key={toast.id}
            className={classNames('toast', toast.tone)}
            open={toast.open}
            onOpenChange={(open) => !open && dismissToast(toast.id)}
            type={toast.tone === 'bad' ? 'foreground' : 'background'}
            duration={toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
          >
            <span className="dot">
              <Icon className="i" aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1">
              <Title className="strong">{toast.title}</Title>
              {toast.description && <Description className="small muted">{toast.description}</Description>}
            </div>
            {toast.action && (
              <Action asChild altText={toast.action.label}>
                <Button variant="line" size="sm" onClick={toast.action.onPress}>
                  {toast.action.label}
                </Button>
              </Action>
            )}
            <Close className="icon-btn" aria-label="Dismiss">
              <X className="i" aria-hidden="true" />
            </Close>
          </Root>
        );
      })}
      <Viewport className="toasts" />
    </Provider>
  );
}
