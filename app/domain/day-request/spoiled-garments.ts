// What dirty work and mud would spoil.
import type { Fabric } from '../looks/cloth.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';

/** Of a coat, in torso lengths: below it, it hangs into what one kneels in. */
const KNEELING = 0.95;
const FINE: readonly Fabric[] = ['satin', 'velvet'];

/** Of canvas, suede, silk or linen, with nothing to hold on by, or long. */
export const isDelicate = (garment: Garment): boolean => {
  const { id, slot, fabric } = garment;
  return (
    (slot === 'shoes' &&
      !/slippers/.test(id) &&
      (fabric === 'suede' ||
        /espadrilles|canvas|ballet|mules|loafer|flats|leather-sneakers|minimal-sneakers/.test(id))) ||
    (slot === 'bottom' && fabric === 'linen') ||
    (slot === 'jacket' && fabric === 'suede') ||
    ((slot === 'top' || slot === 'knitwear') && (FINE.includes(fabric) || /silk|cashmere/.test(id))) ||
    (slot === 'coat' && isForGoodDays(garment))
  );
};

/** Shoes that mud is not cleaned off. */
export const isSpoiled = ({ id }: Garment): boolean =>
  /oxford-shoes|monk-shoes|brogues|dress-boots|patent|retro-sneakers/.test(id);

/** A good coat, and what is long and no rain coat. */
const isForGoodDays = (coat: Garment): boolean =>
  /trench|duffle/.test(coat.id) ||
  (!isOfKind(coat, 'rainproof') &&
    (coat.formality >= 2 || (coat.drawing.kind === 'coat' && coat.drawing.length >= KNEELING)));
