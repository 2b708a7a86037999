import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useBackCloses } from './behavior/use-back-closes.ts';
import type { Elements } from './elements.ts';

export interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface DialogProps extends Openable {
  title: string;
  /** A sentence under the title; also read when the dialog opens. */
  description?: ReactNode;
  /** For pictures. */
  wide?: boolean;
  /** Hides title and close button's row from sight, for full pictures; both stay for screen readers. */
  bare?: boolean;
  /** Leaves the page to be seen: low on the phone, at the side on wide screens, and nothing is darkened. */
  beside?: boolean;
  children: Elements;
  /** Buttons in the foot. */
  footer?: ReactNode;
  /** Takes the focus when it has closed; false leaves it to what had it before. */
  takeFocus?: () => boolean;
}

/**
 * What had the focus when the dialog opened. Radix gives it back only to its own trigger; and it must be noted while
 * rendering, before a field inside takes the focus. When it is gone by then (a row was deleted), the focus goes to
 * what lay around it and can take it (tabIndex -1).
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const around = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    if (open && typeof document !== 'undefined') {
      opener.current = document.activeElement;
      around.current = opener.current?.parentElement?.closest('[tabindex="-1"]') ?? null;
    }
  }
  return () => {
    const back = opener.current?.isConnected ? opener.current : around.current;
    if (back instanceof HTMLElement) back.focus();
  };
}

/** The field with the focus has a list of suggestions open: Esc closes that, not the dialog. */
const hasOpenList = () => document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false;

/** Esc and presses outside that are not meant for the dialog. */
const OUTSIDE = {
  onEscapeKeyDown: (event: Event) => {
    if (hasOpenList()) event.preventDefault();
  },
  onInteractOutside: (event: Event) => {
    // The toast, not its region: pressed, it may be out of the page by now.
    if (event.target instanceof Element && event.target.closest('.toast')) event.preventDefault();
  },
};

/** A dialog that is a sheet on the phone. Focus is kept inside, Esc closes it, focus goes back where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide,
  bare,
  beside,
  children,
  footer,
  takeFocus,
}: DialogProps) {
  const focusOpener = useOpener(open);
  useBackCloses(open, () => onOpenChange(false));
  const close = (
    <Close className={classNames('icon-btn', bare && 'solid absolute top-3 right-3 z-2')} aria-label="Close">
      <X />
    </Close>
  );
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={classNames('scrim', beside && 'clear')} />
        <Content
          className={classNames('dialog sheet', wide && 'wide', beside && 'beside')}
          {...OUTSIDE}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!takeFocus?.()) focusOpener();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {bare ? (
            <>
              <Title className="sr-only">{title}</Title>
              {description && <Description className="sr-only">{description}</Description>}
              {close}
              {children}
            </>
          ) : (
            <>
              <div className="sheet-h">
                <Title className="display h2">{title}</Title>
                {close}
              </div>
              <div className="sheet-b">
                {description && <Description className="muted -mt-2">{description}</Description>}
                {children}
              </div>
            </>
          )}
          {footer && <div className="sheet-f">{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
