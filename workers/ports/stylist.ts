import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/composer.ts';
import type { Proposal, ProposalQuestion } from '../../app/domain/styling/proposal.ts';

export interface Stylist {
  readonly name: string;
  compose(brief: StylingBrief): Promise<ComposedOutfit>;
}

/** A language model that proposes garments and words; app/domain/styling/proposal.ts decides what becomes of it. */
export interface OutfitModel {
  readonly name: string;
  /** What one question costs, in millionths of a US dollar. */
  readonly costMicros: number;
  /** A proposal of the right shape, whatever it holds. @throws ProviderError */
  propose(question: ProposalQuestion): Promise<Proposal>;
}
