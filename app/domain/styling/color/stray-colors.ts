// What looks like another wardrobe's: one pale color from neck to ankle, black odds and ends beside brown clothes, and more
// colors than anybody would lay out.
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, type ColorName } from '../../wardrobe/palette.ts';
import { BLACKS, BLUES, BROWNS, WHITES, type ColorGroup } from './color-groups.ts';
import { tintTone } from './palette-tones.ts';
import { CLOTHING_SLOTS, type ColorwayItem } from './color-rules.ts';

const LEATHER_AND_WOOL: readonly Slot[] = ['scarf', 'hat', 'gloves', 'bag'];

const firstOf = ({ colorway }: ColorwayItem): ColorName => nearestColorName(colorway[0]);
const clothesOf = (items: readonly ColorwayItem[]) =>
  items.filter(({ garment }) => CLOTHING_SLOTS.includes(garment.slot));

/** Worn whole by everybody; any other color on top and legs alone is a uniform. */
const WHOLE: ColorGroup = [
  ...BLACKS,
  ...WHITES,
  ...BLUES.filter((blue) => blue !== 'sky'),
  'stone',
  'sand',
  'oat',
];
const SCRUBS = 1;

/** A shirt and pants in one sage or sky, and nothing over them, are a nurse's; a suit or a dress is not meant. */
function uniformTrouble(items: readonly ColorwayItem[]): number {
  const clothes = clothesOf(items);
  const one = clothes.find(({ garment }) => garment.slot === 'top' || garment.slot === 'knitwear');
  const other = clothes.find(({ garment }) => garment.slot === 'bottom');
  if (!one || !other || clothes.length !== 2) return 0;
  const color = firstOf(one);
  return color === firstOf(other) && !WHOLE.includes(color) ? SCRUBS : 0;
}

const STRAY = 0.6;

/** Who wears a coat and legs in one loud color means it. */
const MEANS_IT: readonly StyleId[] = ['trendy', 'go-wild'];

/** A coat and trousers or skirt in one plum or forest: a suit that is none. */
export function coatOfItsLegs(items: readonly ColorwayItem[], style: StyleId): number {
  const of = (slot: Slot) => items.find(({ garment }) => garment.slot === slot);
  const [coat, legs] = [of('coat'), of('bottom') ?? of('dress')];
  if (!coat || !legs || MEANS_IT.includes(style)) return 0;
  const color = firstOf(coat);
  return color === firstOf(legs) && !tintTone(coat.colorway[0]).neutral ? SCRUBS : 0;
}

/** Black scarf, hat, gloves or bag where all clothes are brown, cream and the like; black shoes do not excuse them. */
function strayBlack(items: readonly ColorwayItem[]): number {
  const clothes = clothesOf(items);
  const colors = clothes.flatMap(({ colorway }) => colorway.map(nearestColorName));
  if (colors.some((color) => BLACKS.includes(color)) || !colors.some((color) => BROWNS.includes(color)))
    return 0;
  const stray = items.some(
    (item) =>
      LEATHER_AND_WOOL.includes(item.garment.slot) && item.colorway.some((color) => color === 'black'),
  );
  return stray ? STRAY : 0;
}

/** A navy coat over a black blazer or dress, or a black one over navy, is a mistake made in the dark. */
function darkCoat(items: readonly ColorwayItem[]): number {
  const coat = items.find(({ garment }) => garment.slot === 'coat');
  const color = coat && firstOf(coat);
  if (color !== 'navy' && color !== 'black') return 0;
  const other = color === 'navy' ? 'black' : 'navy';
  const seen = clothesOf(items).some(
    (item) =>
      item !== coat && firstOf(item) === other && ['jacket', 'dress', 'knitwear'].includes(item.garment.slot),
  );
  return seen ? STRAY : 0;
}

/** A charcoal or black blazer and brown legs are two suits. */
function halfSuit(items: readonly ColorwayItem[]): number {
  const blazer = items.find(({ garment }) => isOfKind(garment, 'blazer'));
  const legs = items.find(({ garment }) => garment.slot === 'bottom');
  if (!blazer || !legs || !BLACKS.includes(firstOf(blazer))) return 0;
  return ['brown', 'chocolate'].includes(firstOf(legs)) ? STRAY : 0;
}

/** Brown tailoring wants brown leather. */
function blackUnderBrown(items: readonly ColorwayItem[]): number {
  const blazer = items.find(({ garment }) => isOfKind(garment, 'blazer'));
  const shoes = items.find(({ garment }) => garment.slot === 'shoes');
  if (!blazer || !shoes || !BLACKS.includes(firstOf(shoes))) return 0;
  const isBrown = ['brown', 'chocolate', 'cognac'].includes(firstOf(blazer));
  return isBrown && !clothesOf(items).some((item) => BLACKS.includes(firstOf(item))) ? STRAY : 0;
}

/** A navy scarf over a navy polo in a navy trench is one dark lump at the neck. */
function lumpAtTheNeck(items: readonly ColorwayItem[]): number {
  const of = (...slots: Slot[]) => items.find(({ garment }) => slots.includes(garment.slot));
  const scarf = of('scarf');
  const over = of('coat', 'jacket');
  const under = of('knitwear') ?? of('top', 'dress');
  if (!scarf || !over || !under) return 0;
  const color = firstOf(scarf);
  return firstOf(over) === color && firstOf(under) === color ? STRAY : 0;
}

/** Colors in one look, the shoes', the scarf's and the hose's with them; of a print the one that it is called by. */
const MOST_COLORS: Record<StyleId, number> = {
  casual: 6,
  professional: 5,
  trendy: 6,
  classic: 5,
  sporty: 6,
  'go-wild': 7,
};
const ONE_MORE = 0.7;

function crowd(items: readonly ColorwayItem[], style: StyleId): number {
  const colors = new Set<ColorName>();
  for (const { garment, colorway } of items) {
    const isHose = isOfKind(garment, 'tights');
    if (['base', 'umbrella'].includes(garment.slot) || (garment.slot === 'legwear' && !isHose)) continue;
    const counted = garment.fabric === 'floral' ? colorway.slice(0, 1) : colorway;
    for (const color of counted) colors.add(nearestColorName(color));
  }
  return ONE_MORE * Math.max(0, colors.size - MOST_COLORS[style]);
}

/** 0 for pieces that are of one wardrobe. */
export function strayColorPenalty(items: readonly ColorwayItem[], style: StyleId): number {
  return (
    uniformTrouble(items) +
    coatOfItsLegs(items, style) +
    strayBlack(items) +
    darkCoat(items) +
    halfSuit(items) +
    blackUnderBrown(items) +
    lumpAtTheNeck(items) +
    crowd(items, style)
  );
}
