// What is wrong for the ground, the feast or the dance floor of a day, whatever its air.
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { isDelicate, isSpoiled } from './spoiled-garments.ts';

/** It sinks in. */
export const isOnThinHeel = ({ id }: Garment): boolean => /^(kitten-heels|heeled-ankle-boots)$/.test(id);

/** Plaid tailoring, and what one wears on the beach: none of it is for a feast. */
export const isOfEveryDay = ({ id }: Garment): boolean =>
  /^checked-(suit|blazer)|^(fisherman|sport|leather)-sandals$|canvas-sneakers|flannel-shirt/.test(id);

/** A floor full of people is warm: gowns and jackets, and what is brushed or lined. */
export const isTooWarmToDanceIn = ({ id, slot, sheddable, fabric }: Garment): boolean =>
  /gown$|^evening-dress$|blazer|suit-jacket/.test(id) ||
  (slot === 'knitwear' && !sheddable) ||
  (slot === 'bottom' && (/lined|flannel|corduroy|softshell/.test(id) || fabric === 'wool')) ||
  (slot === 'top' && /brushed|flannel/.test(id)) ||
  // Leather shoes are danced in.
  (fabric === 'leather' && slot !== 'shoes' && slot !== 'bag');

/** Not for hours on foot. */
export const isThinSoled = (garment: Garment): boolean =>
  isOfKind(garment, 'ballet flats') || isOfKind(garment, 'slip-on summer shoes');

/** Of evenings, of the road and of the pitch: nothing of it goes where a judge, a priest or a mourner is. */
export const isOutOfTone = (garment: Garment): boolean =>
  isOfKind(garment, 'of the night or the road') ||
  isOfKind(garment, 'loud') ||
  isOfKind(garment, 'sportswear') ||
  isOfKind(garment, 'evening dress');

/** Parkas, and hoods against rain: a good coat goes to a grave, under an umbrella. */
export const isOfTheHills = (garment: Garment): boolean =>
  isOfKind(garment, 'parka') ||
  (garment.slot === 'coat' && isOfKind(garment, 'hooded') && isOfKind(garment, 'rainproof'));

/** Silk, and the trousers of a suit. */
export const isTooGoodForMud = (garment: Garment): boolean =>
  isDelicate(garment) || (garment.slot === 'bottom' && garment.set !== undefined);

/** Of leather, and lower than what splashes; rubber, and what sheds water, is wiped. */
export const isNotForMud = (shoes: Garment): boolean =>
  shoes.slot === 'shoes' &&
  (isSpoiled(shoes) || /^(derby-shoes|rubber-soled-shoes|leather-shoes|patent-loafers)$/.test(shoes.id));

export const clings = ({ id }: Garment): boolean =>
  /leggings|tights|^slim-|racerback|ribbed-(tank|vest|turtleneck)|^training-tank$|cycling-shorts|fitted|mesh-long-sleeve|cigarette|pencil|bodycon/.test(
    id,
  ) && !/socks|^(sheer|opaque|wool|coloured)-tights$/.test(id);

/** Laced shoes, which nobody puts on at home. */
export const isOfTheOffice = ({ id }: Garment): boolean =>
  /^(oxford-shoes|derby-shoes|brogues|monk-shoes|leather-shoes)$/.test(id);
/** Laces, buckles and a shaft: nothing of it comes off at every door. */
export const isSlowToTakeOff = (garment: Garment): boolean =>
  garment.slot === 'shoes' && (isOfKind(garment, 'boots') || isTied(garment));

/** Worse than what is pulled on. */
export const isTied = (garment: Garment): boolean =>
  garment.slot === 'shoes' &&
  (isOfKind(garment, 'sneakers') ||
    /lace|derb|oxford|trail|brogues|monk|hiking|winter-boots|dress-boots|^(rubber-soled|leather|walking|weatherproof-walking)-shoes$/.test(
      garment.id,
    ));

/** Of what opens in front nothing is. */
export const isOverTheHead = ({ id, slot, sheddable, drawing }: Garment): boolean =>
  (slot === 'knitwear' && !sheddable) ||
  (slot === 'top' && !/shirt$|blouse$/.test(id)) ||
  (slot === 'dress' && !('wrap' in drawing && drawing.wrap) && !/shirt-dress/.test(id));
