// The figures of "What would help most" in words.
import type { HelpKind } from '../../domain/closet/gap-kind.ts';

const DAYS: Record<HelpKind, string> = { rainy: 'rainy ', cold: 'cold ', warm: 'warm ', usual: '' };

/** 'rainy days', 'cold day'. */
export const daysWords = (kind: HelpKind, days: number): string =>
  `${DAYS[kind]}${days === 1 ? 'day' : 'days'}`;

export const looksWords = (looks: number): string => (looks === 1 ? 'new look' : 'new looks');
