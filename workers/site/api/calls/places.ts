import { reversePlace, searchPlaces } from '../../../../app/contracts/places.ts';
import { signedIn, type Api } from '../route.ts';

const SUGGESTIONS = 8;

/** City suggestions and the reverse lookup: no key reaches a browser. */
export function mountPlaces(api: Api): void {
  signedIn(api, searchPlaces, ({ app, query }) => app.geocoder.search(query.q, SUGGESTIONS));
  signedIn(api, reversePlace, ({ app, query }) => app.geocoder.reverse(query.lat, query.lon));
}
