// The shelves of a closet, and what most closets have on each: what the tick list offers first.
import type { Gender } from '../preferences/style.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { colorWord, swatch, type ColorName, type Tint } from '../wardrobe/palette.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { resolvePiece } from './piece.ts';
import { everybodyHas, pieceKind, type PieceKind } from './closet-terms.ts';

/** The basics that most closets share: a piece a word, its usual color behind the colon. */
const BASICS: Record<Gender, string> = {
  female:
    'cotton-tee:white breton-top:cream+navy crisp-shirt:white ribbed-turtleneck:charcoal crew-knit:oat fine-cardigan:navy straight-jeans:denim wide-wool-trousers:charcoal leggings:black pleated-skirt:navy slip-dress:black wool-coat:camel trench:stone wool-blazer:charcoal leather-sneakers:white ankle-boots:black crossbody-bag:tan wool-scarf:oat',
  male: 'cotton-tee:white breton-top:cream+navy oxford-shirt:sky ribbed-turtleneck:charcoal crew-knit:navy merino-crew:camel straight-jeans:denim chinos:stone wool-trousers:charcoal joggers:navy denim-jacket:denim wool-coat:camel trench:stone wool-blazer:navy leather-sneakers:white chelsea-boots:black backpack:black wool-scarf:oat',
};

/** "Start with these 18 basics": pieces as she would tick them. Those that the wardrobe does not have are left out. */
export function basicPieces(gender: Gender): { garmentId: string; color: string }[] {
  return BASICS[gender]
    .split(' ')
    .map((word) => {
      const [garmentId = '', color = ''] = word.split(':');
      return { garmentId, color };
    })
    .filter((piece) => resolvePiece(piece)?.garment.genders.includes(gender));
}

/** Offered beside a plain garment's own colors, so that nearly every closet finds its own. */
const USUAL: readonly ColorName[] = ['black', 'navy', 'white', 'grey', 'brown', 'burgundy', 'sage', 'rose'];
const MOST_DOTS = 7;

/** The colors that are offered for a garment, its own first. */
export function offeredColors(garment: Garment): string[] {
  const own = garment.colors.map((colorway) => colorway.join('+'));
  const others = USUAL.filter((name) => resolvePiece({ garmentId: garment.id, color: name }));
  return [...new Set([...own, ...others])].slice(0, Math.max(own.length, MOST_DOTS));
}

/** A color as its dot is drawn and said. */
export function colorDot(color: string): { color: string; hex: string; second: string | null; word: string } {
  const names = color.split('+') as Tint[];
  const [first = 'black', second] = names;
  return {
    color,
    hex: swatch(first).hex,
    second: second ? swatch(second).hex : null,
    word: names.slice(0, 2).map(colorWord).join(' and '),
  };
}

/** All garments of a shelf, the basics first, then what suits most styles and is plainest. */
export function garmentsOfKind(kind: PieceKind, gender: Gender): Garment[] {
  const basics = basicPieces(gender).map(({ garmentId }) => garmentId);
  const rank = ({ id, styles, formality }: Garment) =>
    (basics.includes(id) ? -100 : 0) - styles.length + Math.abs(formality - 1.5) / 4;
  return WARDROBE.filter(
    (garment) =>
      !everybodyHas(garment.slot) && pieceKind(garment.slot) === kind && garment.genders.includes(gender),
  ).sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}
