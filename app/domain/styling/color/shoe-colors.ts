// Which shoes belong to the colors of a look: a table for each color of shoes, of which the first line that holds counts.
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, type ColorName } from '../../wardrobe/palette.ts';
import {
  BLACKS,
  BLUES,
  BROWNS,
  DARK_BROWNS,
  DEEP,
  LIGHT,
  PALES,
  QUIET,
  WHITES,
  type ColorGroup,
} from './color-groups.ts';
import {
  blackBlazer,
  CLOTHING_SLOTS,
  hasAnyColor,
  legsOf,
  STRONG,
  type ColorwayItem,
} from './color-rules.ts';
import { hosieryPenalty } from './hosiery-colors.ts';

/** Shoes, and what they are seen with. */
interface Worn {
  shoes: ColorwayItem;
  color: ColorName;
  /** What meets the shoe: tights, trousers, a skirt or a dress. */
  below: ColorName;
  tights: ColorwayItem | undefined;
  seen: readonly ColorwayItem[];
  clothes: readonly ColorwayItem[];
  coldestC: number;
}

/** 0 for shoes that belong to the rest, 1 for shoes from another look, where it holds. */
type Line = readonly [trouble: number, holds: (worn: Worn) => boolean];

/** °C of the coldest hour. */
const COLD_FOR_WHITE_C = 8;
const SUMMER_C = 16;

const always = () => true;
const isEchoed = ({ clothes, tights, below }: Worn): boolean =>
  hasAnyColor(clothes, BLACKS) || (tights !== undefined && BLACKS.includes(below));
const isOverLight = ({ below }: Worn) => LIGHT.includes(below);
const isOverBrown = ({ below }: Worn) => BROWNS.includes(below) || below === 'rust';
const isSeenWith =
  (colors: ColorGroup) =>
  ({ seen }: Worn) =>
    hasAnyColor(seen, colors);
const isWornWith =
  (colors: ColorGroup) =>
  ({ clothes }: Worn) =>
    hasAnyColor(clothes, colors);
const isWithBrownLeather = ({ clothes }: Worn): boolean =>
  clothes.some(
    ({ garment, colorway }) =>
      ['leather', 'suede'].includes(garment.fabric) && BROWNS.includes(nearestColorName(colorway[0])),
  );

const BLACK_SHOES: readonly Line[] = [
  [1, ({ below }) => WHITES.includes(below)],
  [0, (worn) => isOverLight(worn) && isEchoed(worn) && worn.coldestC < SUMMER_C],
  [0.3, (worn) => isOverLight(worn) && isEchoed(worn)],
  [1, isOverLight],
  [0, (worn) => isOverBrown(worn) && hasAnyColor(worn.seen, BLACKS)],
  [0.6, isOverBrown],
  // Black under the light navy of a summer day looks left over from winter.
  [0.5, (worn) => worn.coldestC >= SUMMER_C && !BLACKS.includes(worn.below) && !isEchoed(worn)],
  [0.5, (worn) => isWithBrownLeather(worn) && !isEchoed(worn)],
  [
    0.3,
    (worn) =>
      DEEP.includes(worn.below) && hasAnyColor(worn.clothes, ['cognac', 'camel', 'tan']) && !isEchoed(worn),
  ],
  [0, ({ below }) => DEEP.includes(below)],
  [0, isSeenWith(BLACKS)],
  [0.5, always],
];

const BROWN_SHOES: readonly Line[] = [
  // A black blazer takes black shoes, whatever else is brown.
  [0.8, ({ clothes }) => blackBlazer(clothes) !== undefined],
  [0, isWornWith(BROWNS)],
  [0.8, isWornWith(['black'])],
  [0, isSeenWith(BROWNS)],
  // Dark leather weighs on a light summer look.
  [0.4, (worn) => worn.coldestC >= SUMMER_C && DARK_BROWNS.includes(worn.color) && isOverLight(worn)],
  [0, always],
];

const NAVY_SHOES: readonly Line[] = [
  [0.8, ({ below }) => below === 'black'],
  [0, isSeenWith(BLUES)],
  [0.8, isWornWith(['black'])],
  [0.4, always],
];

const SILVER_SHOES: readonly Line[] = [
  [0, isSeenWith(['silver', 'grey'])],
  [0.8, always],
];

const PALE_SHOES: readonly Line[] = [
  // White shoes are for mild days.
  [0.8, ({ color, coldestC }) => coldestC < COLD_FOR_WHITE_C && WHITES.includes(color)],
  [0, ({ shoes }) => isOfKind(shoes.garment, 'sneakers')],
  [0, isSeenWith(PALES)],
  [0.8, always],
];

const BRIGHT_SHOES: readonly Line[] = [
  // Coat and rain boots of one color are a costume.
  [
    1,
    ({ shoes, seen, color }) =>
      isOfKind(shoes.garment, 'rain boots') &&
      seen.some((item) => item.garment.slot === 'coat' && hasAnyColor([item], [color])),
  ],
  [0, ({ seen, color }) => hasAnyColor(seen, [color])],
  [0.7, ({ color, clothes }) => QUIET.includes(color) && hasAnyColor(clothes, [...STRONG, 'black'])],
  [0.15, ({ color }) => QUIET.includes(color)],
  // One note of color and all else neutral: the shoes may be it.
  [1, isSeenWith([...STRONG, 'olive', 'sage', 'sky', 'blush'])],
  [0.15, always],
];

function tableFor(color: ColorName): readonly Line[] {
  if (BLACKS.includes(color)) return BLACK_SHOES;
  if (BROWNS.includes(color)) return BROWN_SHOES;
  if (color === 'navy') return NAVY_SHOES;
  if (color === 'silver') return SILVER_SHOES;
  return PALES.includes(color) ? PALE_SHOES : BRIGHT_SHOES;
}

/** 0 for shoes that belong to the rest, 1 for shoes from another look. */
export function shoeColorPenalty(
  shoes: ColorwayItem,
  others: readonly ColorwayItem[],
  coldestC: number,
): number {
  const color = nearestColorName(shoes.colorway[0]);
  const isUnder = others.some(({ garment }) => garment.slot === 'knitwear' && garment.drawing.kind === 'top');
  // A tee under a sweater is no echo.
  const seen = isUnder ? others.filter(({ garment }) => garment.slot !== 'top') : others;
  const clothes = seen.filter(({ garment }) => CLOTHING_SLOTS.includes(garment.slot));
  const tights = others.find(({ garment }) => garment.slot === 'legwear');
  const below = nearestColorName((tights ?? legsOf(others))?.colorway[0] ?? 'black');
  const cut = tights ? hosieryPenalty(below, color) : 0;
  if (cut > 0) return cut;
  const worn: Worn = { shoes, color, below, tights, seen, clothes, coldestC };
  return tableFor(color).find(([, holds]) => holds(worn))?.[0] ?? 0;
}
