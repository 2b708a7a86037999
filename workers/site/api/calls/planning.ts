import {
  anotherPlan,
  keepPlan,
  newTrip,
  packAgain as packAgainCall,
  readTomorrow,
  readTrips as readTripsCall,
  readWeek,
  removeTrip as removeTripCall,
  tickPiece as tickCall,
} from '../../../../app/contracts/planning.ts';
import { packAgain, packTrip, readTrips, removeTrip, tickPiece } from '../../../usecases/planning/trips.ts';
import { anotherLook, settleOn, tomorrowsLook, weekOfLooks } from '../../../usecases/planning/week.ts';
import { signedIn, type Api } from '../route.ts';

/** Tomorrow, the week and packing lists. */
export function mountPlanning(api: Api): void {
  signedIn(api, readTomorrow, ({ app, user }) => tomorrowsLook(app, user));
  signedIn(api, readWeek, ({ app, user }) => weekOfLooks(app, user));
  signedIn(api, anotherPlan, ({ app, user, param }) => anotherLook(app, user, param('date')));
  signedIn(api, keepPlan, ({ app, user, body, param }) => settleOn(app, user, param('date'), body));
  signedIn(api, readTripsCall, ({ app, user }) => readTrips(app, user));
  signedIn(api, newTrip, ({ app, user, body }) => packTrip(app, user, body));
  signedIn(api, packAgainCall, ({ app, user, param }) => packAgain(app, user, param('id')));
  signedIn(api, tickCall, ({ app, user, body, param }) => tickPiece(app, user, param('id'), body));
  signedIn(api, removeTripCall, ({ app, user, param }) => removeTrip(app, user, param('id')));
}
