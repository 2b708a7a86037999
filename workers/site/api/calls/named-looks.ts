import {
  changeNamedLook as changeCall,
  deleteNamedLook as deleteCall,
  listNamedLooks,
  nameLook as nameCall,
  restoreNamedLook as restoreCall,
  wearNamedLook as wearCall,
} from '../../../../app/contracts/own-looks/named-looks.ts';
import { toOutfit } from '../../../db/looks/outfits.ts';
import {
  changeNamedLook,
  deleteNamedLook,
  restoreNamedLook,
} from '../../../usecases/named-looks/change-named-look.ts';
import { nameLook } from '../../../usecases/named-looks/name-look.ts';
import { readNamedLooks } from '../../../usecases/named-looks/read-named-looks.ts';
import { wearNamedLook } from '../../../usecases/named-looks/wear-named-look.ts';
import { mountForSignedIn, type Api } from '../route.ts';

export function mountNamedLooks(api: Api): void {
  mountForSignedIn(api, listNamedLooks, ({ app, user }) => readNamedLooks(app, user));
  mountForSignedIn(api, nameCall, ({ app, user, body }) => nameLook(app, user, body));
  mountForSignedIn(api, changeCall, ({ app, user, body, param }) =>
    changeNamedLook(app, user, param('id'), body),
  );
  mountForSignedIn(api, deleteCall, ({ app, user, param }) => deleteNamedLook(app, user, param('id')));
  mountForSignedIn(api, restoreCall, ({ app, user, param }) => restoreNamedLook(app, user, param('id')));
  mountForSignedIn(api, wearCall, async ({ app, user, param }) =>
    toOutfit(await wearNamedLook(app, user, param('id'))),
  );
}
