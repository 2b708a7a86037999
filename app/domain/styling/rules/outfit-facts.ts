// What rules and words ask of a look that has been composed: its pieces, what shows of them, and what stays on.
import type { ComfortReceipt } from '../../comfort/receipt.ts';
import type { Look, Slot, WornGarment } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import { isTint, type Tint } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { ColorScheme, StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';

export interface OutfitFacts {
  brief: StylingBrief;
  style: StyleId;
  look: Look;
  receipt: ComfortReceipt;
  conditions: Conditions;
  colorScheme: ColorScheme;
}

export function pieceInSlot({ look }: OutfitFacts, slot: Slot): WornGarment | undefined {
  return look.garments.find((garment) => garment.slot === slot);
}

/** Whether a worn garment is of a kind; false for none, and for one that has left the wardrobe. */
export function isWornOfKind(garment: Pick<WornGarment, 'id'> | undefined, kind: Kind): boolean {
  const known = garment && garmentById(garment.id);
  return known !== undefined && isOfKind(known, kind);
}

/** The first color of a worn garment. */
export function mainTint({ id }: WornGarment): Tint {
  const name = id.slice(id.indexOf(':') + 1).split('+')[0] ?? '';
  return isTint(name) ? name : 'black';
}

/** What is worn and seen as clothes, from the outside in. */
export const CLOTHES: readonly Slot[] = [
  'coat',
  'jacket',
  'knitwear',
  'top',
  'dress',
  'bottom',
  'legwear',
  'shoes',
];
const SEEN: readonly Slot[] = [...CLOTHES, 'scarf', 'hat', 'gloves', 'bag'];

/** What shows: of what is under a pullover the collar, not the jacket under a coat, not socks. */
export function isVisible({ slot, drawing }: WornGarment, { look }: OutfitFacts): boolean {
  const there = (wanted: Slot) => look.garments.find((garment) => garment.slot === wanted);
  const isCollar = drawing.kind === 'top' && drawing.neck === 'shirt';
  if (slot === 'top' && there('knitwear')?.drawing.kind === 'top') return isCollar;
  if (slot === 'jacket' && there('coat')) return false;
  return SEEN.includes(slot) && (slot !== 'legwear' || drawing.kind === 'legwear');
}

/** Share of the day from which a piece is said to be what the look is. */
const MOST_OF_THE_DAY = 0.6;

/** Whether it is on for most of the hours: what comes off at ten is not what the day is called by. */
export function isOnMostHours(
  { receipt: { layers = [], hours } }: OutfitFacts,
  { id }: WornGarment,
): boolean {
  const layer = layers.find(({ garmentId }) => garmentId === id);
  return !layer || layer.wornHours.length >= MOST_OF_THE_DAY * hours.length;
}

/** Jacket and trousers of one cloth. */
export function isSuit(facts: OutfitFacts): boolean {
  const [jacket, bottom] = [pieceInSlot(facts, 'jacket'), pieceInSlot(facts, 'bottom')];
  const set = jacket && garmentById(jacket.id)?.set;
  return Boolean(set && bottom && garmentById(bottom.id)?.set === set);
}
