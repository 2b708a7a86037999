import { reversePlace, searchPlaces } from '../../../../app/contracts/places.ts';
import { mountForSignedIn, type Api } from '../route.ts';

const SUGGESTIONS = 8;

export function mountPlaces(api: Api): void {
  mountForSignedIn(api, searchPlaces, ({ app, query }) => app.geocoder.search(query.q, SUGGESTIONS));
  mountForSignedIn(api, reversePlace, ({ app, query }) => app.geocoder.reverse(query.lat, query.lon));
}
