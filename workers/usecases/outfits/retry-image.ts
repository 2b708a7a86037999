import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { restoreOutfit } from '../outfit-archive/restore-outfit.ts';
import { pageInTurn } from '../concurrency/in-turn.ts';
import { renderAgain } from './render-again.ts';

/**
 * "Try again" for a picture that failed, or that was too slow on her photo. Pending and finished pictures stay as they are.
 * @throws Refusal not-found when the outfit is not hers or not there; as pageInTurn
 */
export async function retryImage(app: App, user: SessionUser, outfitId: string): Promise<OutfitRow> {
  const outfit = await restoreOutfit(app, user, outfitId);
  if (!isWanted(outfit)) return outfit;
  return pageInTurn(app, user, WORK.picture, async () => {
    const now = await restoreOutfit(app, user, outfitId);
    if (!isWanted(now)) return now;
    await renderAgain(app, user, now);
    return restoreOutfit(app, user, outfitId);
  });
}

const isWanted = ({ imageState, imageSource }: OutfitRow): boolean =>
  imageState === 'failed' || imageSource === 'flat-lay-too-slow';
