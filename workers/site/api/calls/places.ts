import { reversePlace, searchPlaces } from '../../../../app/contracts/places.ts';
import { askerOf } from '../../../usecases/preferences/save-location.ts';
import { mountForSignedIn, type Api } from '../route.ts';

const SUGGESTIONS = 8;

export function mountPlaces(api: Api): void {
  mountForSignedIn(api, searchPlaces, ({ app, user, query: { q, ...device } }) =>
    app.geocoder.search(q, askerOf(app, user, device), SUGGESTIONS),
  );
  mountForSignedIn(api, reversePlace, ({ app, query }) => app.geocoder.reverse(query.lat, query.lon));
}
