import type {
  CoatDrawing,
  DressDrawing,
  Drawing,
  TopDrawing,
  TrousersDrawing,
} from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { makeBag } from '../accessories/bag.ts';
import { makeGloves } from '../accessories/gloves.ts';
import { makeHat } from '../accessories/hat.ts';
import { makeScarf } from '../accessories/scarf.ts';
import { makeUmbrella } from '../accessories/umbrella.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';
import { hemHeight } from '../person/measures/body-frame.ts';
import { makeCoatBack } from './coats/coat-back.ts';
import { makeCoat } from './coats/coat.ts';
import { collarBack, SHIRT_BACK } from '../tailoring/collar-back.ts';
import { withCrossingSleeves } from './tops/crossing-sleeve.ts';
import { makeLegwear, makeSocks, type Feet } from './footwear/legwear.ts';
import { TAIL_SIDES } from './tops/shirt-trims.ts';
import { makeShoes } from './footwear/shoes.ts';
import { DRESS_WAIST, makeDress, makeSkirt } from './bottoms/skirt.ts';
import { makeTop, type TopPlace } from './tops/top.ts';
import { hemShare, makeTrousers } from './bottoms/trousers.ts';
import {
  coatHem,
  jacketUnderCoat,
  hoodOverCoat,
  clipToCoat,
  withoutHood,
} from './coats/layers-under-coat.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { wearBake } from './baked/wear-bake.ts';
import { isOwnGarment } from './own/own-lengths.ts';
import { ownOpening, ownStraps, wearSurface } from './own/wear-surface.ts';

type Kind = DrawnGarment['drawing']['kind'];
type OfKind<K extends Kind> = Extract<Drawing, { kind: K }>;

export const drawingsOfKind = <K extends Kind>(
  garments: readonly DrawnGarment[],
  ...kinds: K[]
): OfKind<K>[] =>
  garments
    .map(({ drawing }) => drawing)
    .filter((drawing): drawing is OfKind<K> => kinds.some((kind) => kind === drawing.kind));

export function feetVisibility(garments: readonly DrawnGarment[]): Feet {
  const [shoes] = drawingsOfKind(garments, 'shoes');
  if (!shoes) return 'own';
  return shoes.last === 'sandal' ? 'open' : 'shod';
}

/** Under a head covering legs are never bare. */
const isStockinged = ({ covering }: BodyModel, garments: readonly DrawnGarment[]): boolean =>
  Boolean(covering?.veiled) || drawingsOfKind(garments, 'legwear', 'socks').length > 0;

type Upper = TopDrawing | DressDrawing | CoatDrawing;

const uppersAfter = (garments: readonly DrawnGarment[], index: number): Upper[] =>
  drawingsOfKind(garments.slice(index + 1), 'top', 'dress', 'coat');

/** In pixels; 0 without one. */
const skirtHem = ({ frame }: BodyModel, garments: readonly DrawnGarment[]): number =>
  Math.max(0, ...drawingsOfKind(garments, 'skirt', 'dress').map(({ length }) => hemHeight(frame, length)));

function waistbandOf(garments: readonly DrawnGarment[]): number | null {
  const [bottom] = drawingsOfKind(garments, 'trousers', 'skirt', 'dress');
  if (!bottom) return null;
  return bottom.kind === 'dress' ? DRESS_WAIST : bottom.waist;
}

/** Of the lowest top over the waistband, in torso lengths; null when everything, or its front, is tucked in. */
function overhang(garments: readonly DrawnGarment[]): number | null {
  const hems = garments.flatMap(({ drawing }, k) =>
    drawing.kind === 'top' && !drawing.tucked && !drawing.halfTucked
      ? [fitUnder(drawing, uppersAfter(garments, k)).hem - (drawing.neck === 'shirt' ? TAIL_SIDES : 0)]
      : [],
  );
  return hems.length > 0 ? Math.max(...hems) : null;
}

/** Of a shirt below a jumper: less looks like a mistake. */
const LEAST_PEEK = 0.05;
const MOST_PEEK = 0.075;

function fitUnder(drawing: TopDrawing, over: readonly Upper[]): TopDrawing {
  let fitted = drawing;
  for (const outer of over) {
    const room = { ...fitted, fit: Math.min(fitted.fit, outer.fit - 0.025) };
    const covered = outer.kind === 'coat' ? 1 : outer.sleeve;
    if (covered >= 0.9 || covered >= fitted.sleeve) {
      room.sleeveFit = Math.min(fitted.sleeveFit, outer.sleeveFit - 0.07);
      room.sleeve = Math.min(fitted.sleeve, covered - 0.035);
    }
    if (outer.kind === 'coat') {
      const hem = coatHem(outer);
      // The sides of a half-tucked top would stick out below a jacket.
      const sticksOut = fitted.halfTucked === true && fitted.hem > hem - 0.06;
      if (sticksOut || Math.abs(fitted.hem - hem) < 0.09) room.hem = hem - 0.06;
    }
    if (outer.kind === 'top' && !outer.tucked) {
      const peek = fitted.hem - outer.hem;
      room.hem =
        peek < LEAST_PEEK ? Math.min(fitted.hem, outer.hem - 0.04) : outer.hem + Math.min(peek, MOST_PEEK);
    }
    fitted = room;
  }
  return fitted;
}

/** Share of the shin. */
const TALL = 0.5;

/** Wide trousers, skirts and dresses fall over the boots. */
export function areBootsOverTrousers(garments: readonly DrawnGarment[]): boolean {
  const trousers = drawingsOfKind(garments, 'trousers');
  const isSlim = trousers.length > 0 && trousers.every(({ leg }) => leg === 'slim');
  return isSlim && drawingsOfKind(garments, 'shoes').some(({ shaft }) => shaft > TALL);
}

function intoBoots(drawing: TrousersDrawing, garments: readonly DrawnGarment[]): TrousersDrawing {
  if (!areBootsOverTrousers(garments)) return drawing;
  const shafts = drawingsOfKind(garments, 'shoes').map(({ shaft }) => shaft);
  return { ...drawing, length: Math.min(drawing.length, 1 - Math.max(...shafts) + 0.02) };
}

/** How far a shaft reaches up under a trouser leg, in shins. */
const UNDER_HEM = 0.04;

/** Share of the shin, from below: under trousers it must not stand out. */
export function shaftRoom(garments: readonly DrawnGarment[]): number {
  if (areBootsOverTrousers(garments)) return 1;
  const hems = drawingsOfKind(garments, 'trousers').map(({ length }) => hemShare(length));
  return Math.min(1, Math.max(UNDER_HEM, 1 - Math.max(0, ...hems) + UNDER_HEM));
}

const sleeved = (model: BodyModel, piece: Piece, drawing: Upper): Piece =>
  withCrossingSleeves(model, piece, drawing.kind === 'coat' ? 0.99 : drawing.sleeve, drawing.sleeveFit);

/** `garments`: all, from below upward: a top has to meet the waistband and the jumper worn with it. */
export function makePiece(model: BodyModel, garment: DrawnGarment, garments: readonly DrawnGarment[]): Piece {
  const over = uppersAfter(garments, garments.indexOf(garment));
  const cut = cutPiece(model, garment, garments, over);
  const piece = isOwnGarment(garment) ? wearSurface(model, cut, garment) : wearBake(model, cut, garment);
  const coat = over.findLast((upper) => upper.kind === 'coat');
  return coat ? clipToCoat(model, piece, garment.drawing.kind, coat) : piece;
}

/** Woven stripes run down a piece; knitted ones run around it. */
const runsDown = (drawing: Drawing): boolean =>
  drawing.kind === 'trousers' ||
  drawing.kind === 'skirt' ||
  drawing.kind === 'coat' ||
  ('neck' in drawing && drawing.neck === 'shirt');

// oxlint-disable-next-line complexity -- one branch for each kind of garment
function cutPiece(
  model: BodyModel,
  garment: DrawnGarment,
  garments: readonly DrawnGarment[],
  over: readonly Upper[],
): Piece {
  const { drawing, cloth: bolt } = garment;
  const place: TopPlace = {
    opening: ownOpening(model, garment),
    straps: ownStraps(model, garment),
    waistband: waistbandOf(garments),
    underLayer: over.some(({ kind }) => kind === 'coat'),
    underTop: over.some(({ kind }) => kind === 'top'),
    overTop: garments.slice(0, garments.indexOf(garment)).some(({ drawing: { kind } }) => kind === 'top'),
  };
  const cloth = { ...bolt, lengthwise: runsDown(drawing) };
  const coat = over.findLast((upper) => upper.kind === 'coat');
  switch (drawing.kind) {
    case 'top': {
      const top = fitUnder(coat ? withoutHood(drawing) : drawing, over);
      return sleeved(model, makeTop(model, top, cloth, place), top);
    }
    case 'dress':
      return sleeved(model, makeDress(model, drawing, cloth, place), drawing);
    case 'trousers':
      return makeTrousers(model, intoBoots(drawing, garments), cloth, overhang(garments));
    case 'skirt':
      return makeSkirt(model, drawing, cloth, overhang(garments));
    case 'coat': {
      if (coat)
        return sleeved(
          model,
          makeCoat(model, jacketUnderCoat(drawing, coat), cloth, { under: true }),
          drawing,
        );
      const piece = sleeved(model, makeCoat(model, drawing, cloth, place), drawing);
      return { ...piece, sheets: [...piece.sheets, ...hoodOverCoat(model, drawing, garments)] };
    }
    case 'shoes':
      return makeShoes(model, drawing, cloth, isStockinged(model, garments), shaftRoom(garments));
    case 'legwear':
      return makeLegwear(model, drawing, cloth, feetVisibility(garments), skirtHem(model, garments));
    case 'socks':
      return makeSocks(model, drawing, cloth, feetVisibility(garments));
    case 'scarf':
      return makeScarf(model, drawing, cloth, garment.baked);
    case 'bag':
      return makeBag(model, drawing, cloth, garment.baked);
    case 'umbrella':
      return makeUmbrella(model, drawing, cloth);
    case 'hat':
      return makeHat(model, drawing, cloth, garment.baked);
    case 'gloves':
      return makeGloves(model, drawing, cloth);
  }
}

/** Behind the body. `garments`: everything drawn, since a coat holds down the collar of a shirt. */
export function makeBackSheets(
  model: BodyModel,
  garment: DrawnGarment,
  garments: readonly DrawnGarment[],
): Sheet[] {
  const { drawing, cloth } = garment;
  if (drawing.kind === 'coat') return makeCoatBack(model, drawing, cloth);
  const held = uppersAfter(garments, garments.indexOf(garment)).some(({ kind }) => kind === 'coat');
  if (drawing.kind === 'top' && drawing.neck === 'shirt' && !held)
    return collarBack(model, cloth, SHIRT_BACK);
  return [];
}
