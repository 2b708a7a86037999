import { getHealth, setSwitch } from '../../../../app/contracts/health.ts';
import { changeSwitch } from '../../../db/operations/switches.ts';
import { readHealth } from '../../../usecases/operations/read-health.ts';
import { mountForAdmins, type Api } from '../route.ts';

export function mountHealth(api: Api): void {
  mountForAdmins(api, getHealth, ({ app }) => readHealth(app));
  mountForAdmins(api, setSwitch, async ({ app, user, body, c }) => {
    const by = { actorId: user.id, requestId: c.get('requestId'), now: app.clock.now() };
    return { stopped: [...(await changeSwitch(app.people, { ...body, ...by }))] };
  });
}
