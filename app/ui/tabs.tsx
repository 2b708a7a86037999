import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode, SyntheticEvent } from 'react';

interface TabsProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  /** What the tabs are for, for screen readers. */
  label: string;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/** Radix focuses a pressed tab by script, and browsers then draw the keyboard's focus ring. */
const pressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset['pressed'] = '';
};
const byKeyboard = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset['pressed'];
};

/** Tabs as a pill with segments. */
export function Tabs<T extends string>({ value, onChange, label, tabs }: TabsProps<T>) {
  return (
    <Root value={value} onValueChange={(next) => onChange(next as T)}>
      <List
        className="seg"
        aria-label={label}
        onPointerDown={pressed}
        onKeyDown={byKeyboard}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && byKeyboard(event)}
      >
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
