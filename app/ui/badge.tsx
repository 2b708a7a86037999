import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface BadgeProps {
  tone?: 'plain' | 'rose' | 'gold' | 'sage' | 'glass' | 'dark' | 'outline';
  caps?: boolean;
  className?: string;
  children: ReactNode;
}

/** A small fact in a pill. On photos use `glass` or `dark`. */
export function Badge({ tone = 'plain', caps, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && tone, caps && 'caps', className)}>
      {children}
    </span>
  );
}
