import { keepTriedLook, tryOutfit, tryPlace, tryPlaces } from '../../../../app/contracts/try.ts';
import { limitHourly } from '../../../usecases/limits/rate-limits.ts';
import { keepTriedLook as keepLook } from '../../../usecases/trying/keep-tried-look.ts';
import { looksForVisitor } from '../../../usecases/trying/looks-for-visitor.ts';
import { placeOfVisitor, weatherAt } from '../../../usecases/trying/place-of-visitor.ts';
import { clientAddress } from '../../client-address.ts';
import { mountForAnyone, mountForSignedIn, successAfter, type Api } from '../route.ts';

const SUGGESTIONS = 8;

export function mountTry(api: Api): void {
  mountForAnyone(api, tryPlace, async ({ app, body, c }) => {
    await limitHourly(app, 'try', clientAddress(c.req.raw));
    return (await weatherAt(app, await placeOfVisitor(app, body))).told;
  });
  mountForAnyone(api, tryPlaces, async ({ app, query: { q, zone, languages }, c }) => {
    await limitHourly(app, 'try-city', clientAddress(c.req.raw));
    return app.geocoder.search(q, { zone, languages: languages?.split(',') }, SUGGESTIONS);
  });
  mountForAnyone(api, tryOutfit, async ({ app, body, c }) => {
    await limitHourly(app, 'try', clientAddress(c.req.raw));
    return looksForVisitor(app, body);
  });
  mountForSignedIn(api, keepTriedLook, ({ app, user, body }) => successAfter(keepLook(app, user, body)));
}
