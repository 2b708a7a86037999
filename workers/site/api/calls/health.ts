import { getHealth, setSwitch } from '../../../../app/contracts/health.ts';
import { throwSwitch } from '../../../db/operations/switches.ts';
import { readHealth } from '../../../usecases/operations/read-health.ts';
import { adminOnly, type Api } from '../route.ts';

/** How the machine is doing, and what an admin can stop. */
export function mountHealth(api: Api): void {
  adminOnly(api, getHealth, ({ app }) => readHealth(app));
  adminOnly(api, setSwitch, async ({ app, user, body, c }) => {
    const by = { actorId: user.id, requestId: c.get('requestId'), now: app.clock.now() };
    return { stopped: [...(await throwSwitch(app.people, { ...body, ...by }))] };
  });
}
