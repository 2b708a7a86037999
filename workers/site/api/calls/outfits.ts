import {
  deleteOutfit as deleteCall,
  favoriteOutfit,
  listOutfits,
  notForMe,
  readDay,
  readSwaps,
  regenerateOutfit as regenerateCall,
  retryImage as retryCall,
  swapPiece as swapCall,
  todaysOutfit as todaysCall,
  wearAgain as wearAgainCall,
  wornOutfit,
} from '../../../../app/contracts/outfits.ts';
import { toOutfit } from '../../../db/looks/outfits.ts';
import { historyOf } from '../../../usecases/archive/history.ts';
import { dayOfLooks } from '../../../usecases/outfits/day-of-looks.ts';
import { deleteOutfit } from '../../../usecases/outfits/delete-outfit.ts';
import { refuseOutfit } from '../../../usecases/outfits/refuse-outfit.ts';
import { regenerateOutfit } from '../../../usecases/outfits/regenerate-outfit.ts';
import { retryImage } from '../../../usecases/outfits/retry-image.ts';
import { setFavorite } from '../../../usecases/outfits/set-favorite.ts';
import { setWorn } from '../../../usecases/outfits/set-worn.ts';
import { swapPiece, swapsFor } from '../../../usecases/outfits/swap-piece.ts';
import { seenToday, todaysOutfit } from '../../../usecases/outfits/todays-outfit.ts';
import { wearAgain } from '../../../usecases/outfits/wear-again.ts';
import { claimed, signedIn, type Api, done } from '../route.ts';

/** Looks of a day, and what can be done with one. */
export function mountOutfits(api: Api): void {
  claimed(api, todaysCall, {
    async byClaim({ app, reader }) {
      const outfit = await seenToday(app, reader);
      return outfit && toOutfit(outfit);
    },
    async byRow({ app, user, query }) {
      const outfit = await todaysOutfit(app, user, query.userHour);
      return outfit && toOutfit(outfit);
    },
  });
  signedIn(api, readDay, async ({ app, user }) => {
    const { left, earlier } = await dayOfLooks(app, user);
    return { left, earlier: earlier.map(toOutfit) };
  });
  signedIn(api, wearAgainCall, async ({ app, user, param }) =>
    toOutfit(await wearAgain(app, user, param('id'))),
  );
  signedIn(api, wornOutfit, async ({ app, user, body, param }) =>
    toOutfit(await setWorn(app, user, param('id'), body.worn)),
  );
  signedIn(api, notForMe, ({ app, user, body, param }) => done(refuseOutfit(app, user, param('id'), body)));
  signedIn(api, readSwaps, ({ app, user, param, query }) => swapsFor(app, user, param('id'), query.piece));
  signedIn(api, swapCall, async ({ app, user, body, param }) =>
    toOutfit(await swapPiece(app, user, param('id'), body)),
  );
  signedIn(api, listOutfits, async ({ app, user, query }) => {
    const rows = await historyOf(app, user, query);
    return rows.map(toOutfit);
  });
  signedIn(api, regenerateCall, async ({ app, user, body }) =>
    toOutfit(await regenerateOutfit(app, user, body)),
  );
  signedIn(api, favoriteOutfit, async ({ app, user, body, param }) =>
    toOutfit(await setFavorite(app, user, param('id'), body.isFavorite)),
  );
  signedIn(api, deleteCall, ({ app, user, param }) => deleteOutfit(app, user, param('id')));
  signedIn(api, retryCall, async ({ app, user, param }) =>
    toOutfit(await retryImage(app, user, param('id'))),
  );
}
