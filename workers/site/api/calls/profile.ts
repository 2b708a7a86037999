import {
  deleteAccount,
  exportAccount,
  getPhotoParts,
  getStats,
  saveLocation,
  savePreferences,
} from '../../../../app/contracts/user.ts';
import { localDate } from '../../../../app/domain/time/local-day.ts';
import { dayStreak } from '../../../../app/domain/looks/day-streak.ts';
import type { UserStats } from '../../../../app/contracts/user.ts';
import type { App } from '../../../app.ts';
import { outfitCounts } from '../../../db/looks/stats.ts';
import { toPhotoParts } from '../../../db/people/user-photo.ts';
import { toUser, type SessionUser } from '../../../db/people/users.ts';
import { requireFreshSignIn } from '../../../usecases/accounts/prove-identity.ts';
import { deleteAccount as eraseAccount } from '../../../usecases/accounts/delete-account.ts';
import { exportAccount as exportEverything } from '../../../usecases/accounts/export-account.ts';
import { saveLocation as placeUser } from '../../../usecases/preferences/save-location.ts';
import { savePreferences as preferUser } from '../../../usecases/preferences/save-preferences.ts';
import { noteEvent } from '../security-log.ts';
import { clearedSessionCookie } from '../../session-cookie.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export async function readStats(app: App, user: SessionUser): Promise<UserStats> {
  const today = localDate(app.clock.now(), user.timezone);
  const { total, favorites, seenDays } = await outfitCounts(app.looksNear(user.shard), user.id, today);
  return { totalOutfits: total, favorites, streak: dayStreak(seenDays, today) };
}

export function mountProfile(api: Api): void {
  mountForSignedIn(api, saveLocation, async ({ app, user, body }) =>
    toUser(await placeUser(app, user, body)),
  );
  mountForSignedIn(api, savePreferences, async ({ app, user, body }) =>
    toUser(await preferUser(app, user, body)),
  );
  mountForSignedIn(api, getStats, ({ app, user }) => readStats(app, user));
  mountForSignedIn(api, getPhotoParts, ({ user }) => ({
    parts: toPhotoParts(user, 'first'),
    warm: toPhotoParts(user, 'warm'),
  }));

  mountForSignedIn(api, exportAccount, async ({ app, user, signedInAt, c }) => {
    requireFreshSignIn(app, signedInAt);
    const zip = await exportEverything(app, user);
    await noteEvent(c, 'data-exported', user.id);
    const name = `stylecast-${localDate(app.clock.now(), user.timezone)}.zip`;
    return new Response(zip, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    });
  });

  mountForSignedIn(api, deleteAccount, async ({ app, user, signedInAt, c }) => {
    requireFreshSignIn(app, signedInAt);
    await eraseAccount(app, user);
    c.header('Set-Cookie', clearedSessionCookie(c.req.url, app.settings.local));
    return { success: true as const, message: 'Your account was deleted.' };
  });
}
