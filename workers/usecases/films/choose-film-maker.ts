import type { App } from '../../app.ts';
import { DEVICE_MAKER } from '../../db/jobs/films.ts';
import { bookSpend } from '../../db/operations/provider-spend.ts';
import type { SessionUser } from '../../db/people/users.ts';

export const spendDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The paid service if she shares pictures with it and the day's cap has room (then booked); else her own device. */
export async function chooseFilmMaker(
  app: App,
  { photoSharedWith }: Pick<SessionUser, 'photoSharedWith'>,
): Promise<{ maker: string; costCents: number }> {
  const { animator, settings } = app;
  if (
    animator &&
    photoSharedWith.includes(animator.name) &&
    (await bookSpend(app.people, spendDay(app.clock.now()), animator.costCents, settings.filmCapCents))
  ) {
    return { maker: animator.name, costCents: animator.costCents };
  }
  return { maker: DEVICE_MAKER, costCents: 0 };
}
