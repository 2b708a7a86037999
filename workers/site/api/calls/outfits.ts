import { readBuildDay, wearBuild as wearBuildCall } from '../../../../app/contracts/own-looks/build.ts';
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
  understandDay as understandCall,
  wearAgain as wearAgainCall,
  wornOutfit,
} from '../../../../app/contracts/outfits.ts';
import { toOutfit } from '../../../db/looks/outfits.ts';
import { readOutfitHistory } from '../../../usecases/outfit-archive/read-history.ts';
import { dayOfLooks } from '../../../usecases/outfits/day-of-looks.ts';
import { buildDay } from '../../../usecases/building-looks/build-day.ts';
import { wearBuild } from '../../../usecases/building-looks/wear-build.ts';
import { deleteOutfit } from '../../../usecases/outfits/delete-outfit.ts';
import { refuseOutfit } from '../../../usecases/outfits/refuse-outfit.ts';
import { regenerateOutfit } from '../../../usecases/outfits/regenerate-outfit.ts';
import { retryImage } from '../../../usecases/outfits/retry-image.ts';
import { setFavorite } from '../../../usecases/outfits/set-favorite.ts';
import { setWorn } from '../../../usecases/outfits/set-worn.ts';
import { swapPiece, swapsFor } from '../../../usecases/outfits/swap-piece.ts';
import { readSeenOutfit, todaysOutfit } from '../../../usecases/outfits/todays-outfit.ts';
import { understandDay } from '../../../usecases/day-requests/understand-day.ts';
import { wearAgain } from '../../../usecases/outfits/wear-again.ts';
import { mountForClaim, mountForSignedIn, type Api, successAfter } from '../route.ts';

export function mountOutfits(api: Api): void {
  mountForClaim(api, todaysCall, {
    async byClaim({ app, reader }) {
      const outfit = await readSeenOutfit(app, reader);
      return outfit && toOutfit(outfit);
    },
    async byRow({ app, user, query }) {
      const outfit = await todaysOutfit(app, user, query.userHour);
      return outfit && toOutfit(outfit);
    },
  });
  mountForSignedIn(api, readDay, async ({ app, user }) => {
    const { left, earlier, hasPolls } = await dayOfLooks(app, user);
    return { left, earlier: earlier.map(toOutfit), hasPolls };
  });
  mountForSignedIn(api, wearAgainCall, async ({ app, user, param }) =>
    toOutfit(await wearAgain(app, user, param('id'))),
  );
  mountForSignedIn(api, readBuildDay, ({ app, user }) => buildDay(app, user));
  mountForSignedIn(api, wearBuildCall, async ({ app, user, body }) =>
    toOutfit(await wearBuild(app, user, body)),
  );
  mountForSignedIn(api, wornOutfit, async ({ app, user, body, param }) =>
    toOutfit(await setWorn(app, user, param('id'), body.worn)),
  );
  mountForSignedIn(api, notForMe, ({ app, user, body, param }) =>
    successAfter(refuseOutfit(app, user, param('id'), body)),
  );
  mountForSignedIn(api, readSwaps, ({ app, user, param, query }) =>
    swapsFor(app, user, param('id'), query.piece),
  );
  mountForSignedIn(api, swapCall, async ({ app, user, body, param }) =>
    toOutfit(await swapPiece(app, user, param('id'), body)),
  );
  mountForSignedIn(api, listOutfits, async ({ app, user, query }) => {
    const rows = await readOutfitHistory(app, user, query);
    return rows.map(toOutfit);
  });
  mountForSignedIn(api, understandCall, ({ app, user, body }) => understandDay(app, user, body.sentence));
  mountForSignedIn(api, regenerateCall, async ({ app, user, body }) =>
    toOutfit(await regenerateOutfit(app, user, body)),
  );
  mountForSignedIn(api, favoriteOutfit, async ({ app, user, body, param }) =>
    toOutfit(await setFavorite(app, user, param('id'), body.isFavorite)),
  );
  mountForSignedIn(api, deleteCall, ({ app, user, param }) => deleteOutfit(app, user, param('id')));
  mountForSignedIn(api, retryCall, async ({ app, user, param }) =>
    toOutfit(await retryImage(app, user, param('id'))),
  );
}
