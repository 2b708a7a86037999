import {
  changeTier as changeTierCall,
  listChanges,
  listUsers,
  USERS_A_PAGE,
} from '../../../../app/contracts/admin.ts';
import type { AdminChange, AdminUser } from '../../../../app/contracts/admin.ts';
import type { App } from '../../../app.ts';
import { instantOn } from '../../../../app/domain/delivery/delivery-instant.ts';
import { addDays, asUtc } from '../../../../app/domain/time/local-day.ts';
import { listUsers as usersOf, toAdminUser } from '../../../db/operations/admin.ts';
import { listChanges as changesOf } from '../../../db/operations/audit-log.ts';
import { changeTier } from '../../../usecases/accounts/change-tier.ts';
import { mountForAdmins, type Api } from '../route.ts';

export async function readUsers(
  app: App,
  query: { q?: string; cursor?: string; limit?: number } = {},
): Promise<AdminUser[]> {
  return (await usersOf(app, { ...query, limit: query.limit ?? USERS_A_PAGE })).map(toAdminUser);
}

export const readChanges = (app: App): Promise<AdminChange[]> => changesOf(app);

export function mountAdmin(api: Api): void {
  mountForAdmins(api, listUsers, ({ app, query }) => readUsers(app, query));

  mountForAdmins(api, changeTierCall, async ({ app, user, param, body, c }) => {
    const changed = await changeTier(app, user, param('userId'), body, c.get('requestId'));
    return { success: true as const, message: changed.message, user: toAdminUser(changed.user) };
  });

  mountForAdmins(api, listChanges, ({ app, user, query: { q, action, from, to, cursor } }) => {
    const start = (day: string) => instantOn(day, 0, user.timezone) ?? asUtc(day, 0);
    const days = { from: from ? start(from) : undefined, before: to ? start(addDays(to, 1)) : undefined };
    return changesOf(app, { q, action, cursor, ...days });
  });
}
