import { X } from 'lucide-react';
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useOpener, type Openable } from './dialog.tsx';
import { useBackCloses } from './behavior/use-back-closes.ts';

interface ConfirmDialogProps extends Openable {
  title: string;
  description: ReactNode;
  /** Text of the button that does it; `busyText` while it does. */
  action: string;
  busyText?: string;
  busy?: boolean;
  cancel?: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
}

/** Asks before something happens. It stays open while busy; the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, action, busyText, busy, cancel = 'Cancel', danger } = props;
  const focusOpener = useOpener(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="scrim" />
        <Content
          className="dialog sheet"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOpener();
          }}
        >
          <div className="sheet-h">
            <Title className="display h2">{title}</Title>
            <Cancel className="icon-btn" aria-label="Close">
              <X />
            </Cancel>
          </div>
          <div className="sheet-b">
            <Description asChild>
              <div className="ink2">{description}</div>
            </Description>
          </div>
          <div className="sheet-f">
            <Cancel asChild>
              <Button variant="line">{cancel}</Button>
            </Cancel>
            <Button
              variant={danger ? 'danger-solid' : 'primary'}
              busy={busy}
              busyText={busyText}
              onClick={props.onConfirm}
            >
              {action}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
