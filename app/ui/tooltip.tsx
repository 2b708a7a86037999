import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** spec 9: open delay 700 ms, skip delay 300 ms. Once, in the root. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}

/** Names an icon on hover and focus. The child must take a ref and have a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="tip" sideOffset={8}>
          {text}
        </Content>
      </Portal>
    </Root>
  );
}
