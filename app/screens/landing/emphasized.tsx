import type { ReactNode } from 'react';

/** Words with *stars* around them in italics. */
export function emphasized(text: string): ReactNode[] {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part));
}
