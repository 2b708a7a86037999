import {
  addPieces as addCall,
  changePiece as changeCall,
  getBasics,
  getChoices,
  getCloset,
  getNearest,
  movePieces as moveCall,
  removePiece as removeCall,
  saveClosetSettings as settingsCall,
  type ClosetChoice,
} from '../../../../app/contracts/closet.ts';
import { weighPurchase as weighCall } from '../../../../app/contracts/her-clothes/buying.ts';
import {
  basicPieces,
  offeredColors,
  colorDot,
  garmentsOfKind,
} from '../../../../app/domain/closet/piece-kinds.ts';
import { pieceKind } from '../../../../app/domain/closet/closet-terms.ts';
import { resolvePiece } from '../../../../app/domain/closet/piece.ts';
import { nearestGarment } from '../../../../app/domain/closet/nearest-garment.ts';
import type { Garment } from '../../../../app/domain/wardrobe/garment.ts';
import { shortName } from '../../../../app/domain/preferences/never-wear-choices.ts';
import { toWornGarment } from '../../../../app/domain/wardrobe/wardrobe.ts';
import { addPieces } from '../../../usecases/closet/add-pieces.ts';
import { changePiece, movePieces, removePiece } from '../../../usecases/closet/change-piece.ts';
import { readCloset } from '../../../usecases/closet/read-closet.ts';
import { saveClosetSettings } from '../../../usecases/closet/save-settings.ts';
import { weighPurchase } from '../../../usecases/closet/weigh-purchase.ts';
import { mountForSignedIn, type Api } from '../route.ts';

const choiceOf = (garment: Garment): ClosetChoice => ({
  garmentId: garment.id,
  name: shortName(garment.phrase),
  garment: toWornGarment(garment, garment.colors[0] ?? ['black']),
  dots: offeredColors(garment).map(colorDot),
});

export function mountCloset(api: Api): void {
  mountForSignedIn(api, getCloset, ({ app, user }) => readCloset(app, user));
  mountForSignedIn(api, getChoices, ({ user, query }) =>
    garmentsOfKind(query.kind, user.gender ?? 'female')
      .slice(0, query.most)
      .map(choiceOf),
  );
  mountForSignedIn(api, getNearest, ({ user, query }) => {
    const nearest = nearestGarment(query, user.gender ?? 'female');
    return nearest && { choice: choiceOf(nearest.garment), warmth: nearest.warmth };
  });
  mountForSignedIn(api, getBasics, ({ user }) =>
    basicPieces(user.gender ?? 'female').flatMap((basic) => {
      const piece = resolvePiece(basic);
      return piece
        ? [
            {
              ...basic,
              kind: pieceKind(piece.garment.slot),
              garment: toWornGarment(piece.garment, piece.colorway),
            },
          ]
        : [];
    }),
  );
  mountForSignedIn(api, addCall, ({ app, user, body }) => addPieces(app, user, body.pieces));
  mountForSignedIn(api, weighCall, ({ app, user, body }) => weighPurchase(app, user, body));
  mountForSignedIn(api, moveCall, ({ app, user, body }) => movePieces(app, user, body.ids, body.status));
  mountForSignedIn(api, settingsCall, ({ app, user, body }) => saveClosetSettings(app, user, body));
  mountForSignedIn(api, changeCall, ({ app, user, body, param }) =>
    changePiece(app, user, param('id'), body),
  );
  mountForSignedIn(api, removeCall, ({ app, user, param }) => removePiece(app, user, param('id')));
}
