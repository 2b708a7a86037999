import {
  addPieces as addCall,
  changePiece as changeCall,
  getBasics,
  getChoices,
  getCloset,
  movePieces as moveCall,
  removePiece as removeCall,
  saveClosetSettings as settingsCall,
} from '../../../../app/contracts/closet.ts';
import {
  basicsFor,
  colorsOffered,
  dotOf,
  garmentsOfKind,
  kindOf,
} from '../../../../app/domain/closet/kinds.ts';
import { pieceOf } from '../../../../app/domain/closet/piece.ts';
import { shortName } from '../../../../app/domain/preferences/never-wear-choices.ts';
import { worn } from '../../../../app/domain/wardrobe/wardrobe.ts';
import { addPieces } from '../../../usecases/closet/add-pieces.ts';
import { changePiece, movePieces, removePiece } from '../../../usecases/closet/change-piece.ts';
import { closetOf } from '../../../usecases/closet/closet-of.ts';
import { saveClosetSettings } from '../../../usecases/closet/save-settings.ts';
import { signedIn, type Api } from '../route.ts';

/** Her closet: what is hers, and what she is dressed from. */
export function mountCloset(api: Api): void {
  signedIn(api, getCloset, ({ app, user }) => closetOf(app, user));
  signedIn(api, getChoices, ({ user, query }) =>
    garmentsOfKind(query.kind, user.gender ?? 'female')
      .slice(0, query.most)
      .map((garment) => ({
        garmentId: garment.id,
        name: shortName(garment.phrase),
        garment: worn(garment, garment.colours[0] ?? ['black']),
        dots: colorsOffered(garment).map(dotOf),
      })),
  );
  signedIn(api, getBasics, ({ user }) =>
    basicsFor(user.gender ?? 'female').flatMap((basic) => {
      const piece = pieceOf(basic);
      return piece
        ? [{ ...basic, kind: kindOf(piece.garment.slot), garment: worn(piece.garment, piece.colourway) }]
        : [];
    }),
  );
  signedIn(api, addCall, ({ app, user, body }) => addPieces(app, user, body.pieces));
  signedIn(api, moveCall, ({ app, user, body }) => movePieces(app, user, body.ids, body.status));
  signedIn(api, settingsCall, ({ app, user, body }) => saveClosetSettings(app, user, body));
  signedIn(api, changeCall, ({ app, user, body, param }) => changePiece(app, user, param('id'), body));
  signedIn(api, removeCall, ({ app, user, param }) => removePiece(app, user, param('id')));
}
