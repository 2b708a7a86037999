import {
  changeSchedule as changeCall,
  createSchedule as createCall,
  deleteSchedule as deleteCall,
  listSchedules,
} from '../../../../app/contracts/schedules.ts';
import { peopleDbOf } from '../../../db/people/people-databases.ts';
import { scheduleRowsOf, toSchedule } from '../../../db/people/style-schedules.ts';
import { changeSchedule } from '../../../usecases/preferences/change-schedule.ts';
import { createSchedule } from '../../../usecases/preferences/create-schedule.ts';
import { removeSchedule } from '../../../usecases/preferences/remove-schedule.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export function mountSchedules(api: Api): void {
  // Also on the free plan: a lowered plan shows what rests.
  mountForSignedIn(api, listSchedules, async ({ app, user }) =>
    (await scheduleRowsOf(peopleDbOf(app, user), user.id)).map(toSchedule),
  );
  mountForSignedIn(api, createCall, async ({ app, user, body }) =>
    toSchedule(await createSchedule(app, user, body)),
  );
  mountForSignedIn(api, changeCall, async ({ app, user, body, param }) =>
    toSchedule(await changeSchedule(app, user, param('id'), body)),
  );
  mountForSignedIn(api, deleteCall, ({ app, user, param }) => removeSchedule(app, user, param('id')));
}
