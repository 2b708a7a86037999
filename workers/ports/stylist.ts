import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/composer.ts';
import type { Proposal, ProposalQuestion } from '../../app/domain/styling/proposal.ts';

export interface Stylist {
  readonly name: string;
  compose(brief: StylingBrief): Promise<ComposedOutfit>;
}

/** Proposes garments and words; app/domain/styling/proposal.ts decides what becomes of it. */
export interface OutfitModel {
  readonly name: string;
  /** Millionths of a US dollar a question. */
  readonly costMicros: number;
  /** The right shape, whatever it holds. @throws ProviderError */
  propose(question: ProposalQuestion): Promise<Proposal>;
}
