import { listNamedLooks, nameLook as nameCall } from '../../../../app/contracts/named-looks.ts';
import { nameLook } from '../../../usecases/named-looks/name-look.ts';
import { readNamedLooks } from '../../../usecases/named-looks/read-named-looks.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export function mountNamedLooks(api: Api): void {
  mountForSignedIn(api, listNamedLooks, ({ app, user }) => readNamedLooks(app, user));
  mountForSignedIn(api, nameCall, ({ app, user, body }) => nameLook(app, user, body));
}
