import type { DayQuestion } from '../../app/domain/day-request/model-reading.ts';

/** A text model that reads what she typed of her day; the lexicon reads it first, and without one alone. */
export interface DayModel {
  readonly name: string;
  /** Millionths of a US dollar a question. */
  readonly costMicros: number;
  /** Keys to add and to drop, and words that no key says; the right shape, whatever it holds. @throws ProviderError */
  read(question: DayQuestion): Promise<{ add: string[]; drop: string[]; missed: string[] }>;
}
