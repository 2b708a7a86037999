import {
  anotherPlan,
  keepPlan,
  newTrip,
  packAgain as packAgainCall,
  readTomorrow,
  readTrips as readTripsCall,
  readWeek,
  removeTrip as removeTripCall,
  takeLookAlong as takeLookCall,
  tickPiece as tickCall,
} from '../../../../app/contracts/planning.ts';
import {
  packAgain,
  packTrip,
  readTrips,
  removeTrip,
  takeLookAlong,
  tickPiece,
} from '../../../usecases/planning/trips.ts';
import {
  anotherLook,
  setPlannedLookKept,
  tomorrowsLook,
  weekOfLooks,
} from '../../../usecases/planning/week.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export function mountPlanning(api: Api): void {
  mountForSignedIn(api, readTomorrow, ({ app, user }) => tomorrowsLook(app, user));
  mountForSignedIn(api, readWeek, ({ app, user }) => weekOfLooks(app, user));
  mountForSignedIn(api, anotherPlan, ({ app, user, param }) => anotherLook(app, user, param('date')));
  mountForSignedIn(api, keepPlan, ({ app, user, body, param }) =>
    setPlannedLookKept(app, user, param('date'), body),
  );
  mountForSignedIn(api, readTripsCall, ({ app, user }) => readTrips(app, user));
  mountForSignedIn(api, newTrip, ({ app, user, body }) => packTrip(app, user, body));
  mountForSignedIn(api, packAgainCall, ({ app, user, param }) => packAgain(app, user, param('id')));
  mountForSignedIn(api, tickCall, ({ app, user, body, param }) => tickPiece(app, user, param('id'), body));
  mountForSignedIn(api, takeLookCall, ({ app, user, body, param }) =>
    takeLookAlong(app, user, param('id'), body),
  );
  mountForSignedIn(api, removeTripCall, ({ app, user, param }) => removeTrip(app, user, param('id')));
}
