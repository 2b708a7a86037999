import type { App } from '../../app.ts';
import { hasOpenRender } from '../../db/jobs/jobs.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { renderAgain } from './render-again.ts';

/** Orders the picture of a look that was replaced before it was drawn, now that she comes back to it. Twice at once is once. */
export async function drawMissing(app: App, user: SessionUser, outfit: OutfitRow): Promise<void> {
  if (outfit.imageState !== 'pending') return;
  if (await hasOpenRender(app.looks(user.shard), user.id, outfit.id)) return;
  await renderAgain(app, user, outfit);
}
