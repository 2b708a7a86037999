import type { ComposedOutfit, StylingBrief } from '../../../app/domain/styling/composer.ts';
import {
  applyProposal,
  proposalQuestion,
  type ProposalOutcome,
} from '../../../app/domain/styling/proposal.ts';
import type { OutfitModel, Stylist } from '../../ports/stylist.ts';
import { askFirstAvailable, type ModelHealth, type SkipReason } from './model-fallback.ts';

interface Styling {
  stylist: Stylist;
  models: readonly OutfitModel[];
  desk: ModelHealth;
  passed?: (name: string, why: SkipReason) => void;
}

interface Styled {
  outfit: ComposedOutfit;
  by: string;
  outcome?: ProposalOutcome;
}

/** The embedded stylist first, so that there is an outfit whatever happens; then models. @throws as the embedded one */
export async function styleOutfit(styling: Styling, brief: StylingBrief): Promise<Styled> {
  const { stylist, models, desk, passed } = styling;
  const own = await stylist.compose(brief);
  if (models.length === 0) return { outfit: own, by: stylist.name };
  const question = proposalQuestion(brief);
  const served = await askFirstAvailable(
    desk,
    'stylist',
    models,
    async (model) => {
      const disposed = applyProposal(brief, own, await model.propose(question));
      return disposed.outcome === 'replaced' ? null : disposed;
    },
    passed,
  );
  return served ? { ...served.value, by: served.by } : { outfit: own, by: stylist.name };
}
