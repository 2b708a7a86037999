import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { currentOutfit } from '../../db/looks/outfits.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { renderAgain } from './render-again.ts';

/** Today's outfit on her new photo; it counts nothing. Call it after the photo is registered. */
export async function rerenderToday(app: App, user: SessionUser): Promise<void> {
  const date = localDate(app.clock.now(), user.timezone);
  const outfit = await currentOutfit(app.looks(user.shard), user.id, date);
  if (outfit) await renderAgain(app, user, outfit);
}
