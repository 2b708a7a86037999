// A reason while "Why this works" is written: with what it tells, for the reasons after it.
import type { Reason } from '../input/brief.ts';
import { textOf, type Line, type Topic } from './sentence.ts';

export interface ToldReason extends Reason {
  tells?: readonly Topic[];
}

export function reason(fact: Reason['fact'], line: Line, off?: Reason['off']): ToldReason {
  return {
    fact,
    text: textOf(line),
    ...(off && { off }),
    ...(typeof line !== 'string' && { tells: line.tells }),
  };
}

export const lineOf = ({ text, tells = [] }: ToldReason): Line => ({ text, tells });

/** As it is kept: its fact and its words. */
export function withoutTopics({ tells: _, ...kept }: ToldReason): Reason {
  return kept;
}
