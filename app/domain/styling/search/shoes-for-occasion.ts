// Shoes for what is done in them: heels for an evening, none to stand a concert in, nothing thin for a day on foot.
import type { StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { Option } from './garment-option.ts';

/** Flat shoes, where the weather and she herself let heels be worn; laced ones in any case. */
const FLAT = 12;
const LACED = 3;
/** Heels, where she stands and dances for hours. */
const HIGH = 3;

function heelsFirst(shoes: Option[]): Option[] {
  const isHeel = ({ garment }: Option) => garment.heel > 0 && garment.formality >= 3;
  const hasHeels = shoes.some(isHeel);
  const costOf = (one: Option) =>
    (hasHeels && !isHeel(one) ? FLAT : 0) + (isOfKind(one.garment, 'walking shoes') ? LACED : 0);
  return shoes.map((one) => ({ ...one, cost: one.cost + costOf(one) }));
}

const flatsFirst = (shoes: Option[]): Option[] =>
  shoes.map((one) => ({ ...one, cost: one.cost + (one.garment.heel > 1 ? HIGH : 0) }));

/** Styles that hear a concert on their feet. */
const AT_EASE: readonly StyleId[] = ['casual', 'sporty', 'trendy', 'go-wild'];

interface Evening {
  brief: Pick<StylingBrief, 'evening'>;
  style: StyleId;
}

/** Of a woman who goes out. */
export const shoesForEvening = (shoes: Option[], { brief, style }: Evening): Option[] =>
  brief.evening === 'concert' && AT_EASE.includes(style) ? flatsFirst(shoes) : heelsFirst(shoes);

/** Shoes that nobody walks in for a day, and those that one would rather not. */
const BAD_WALKERS: readonly (readonly [RegExp, number])[] = [
  [/espadrilles|mules|ballet|patent/, 3],
  [/loafers/, 1],
];
/** The same of who has said that she is on her feet for hours, where nobody minds sneakers. */
const ON_FEET = 2.5;
/** Sneakers of hers to an office or a celebration, where she has other shoes. */
const SNEAKERS_AT = { work: 6, special: 6, wedding: 40 };
const DRESSED_STYLES: readonly StyleId[] = ['classic', 'professional'];

type Asked = Pick<StylingBrief, 'context' | 'evening' | 'onFeet'>;

function sneakerCost(garment: Garment, style: StyleId, { context, evening }: Asked): number {
  if (!isOfKind(garment, 'sneakers')) return 0;
  if (evening === 'wedding') return SNEAKERS_AT.wedding;
  if (style === 'sporty') return 0;
  if (context === 'special') return SNEAKERS_AT.special;
  return context === 'work' && DRESSED_STYLES.includes(style) ? SNEAKERS_AT.work : 0;
}

/** What shoes cost that are not for what the day is for. */
export function shoeCost(garment: Garment, style: StyleId, asked: Asked): number {
  const walking = BAD_WALKERS.find(([name]) => name.test(garment.id))?.[1] ?? 0;
  const share =
    asked.context === 'leisure' ? 1 : asked.onFeet && (asked.context ?? null) === null ? ON_FEET : 0;
  return sneakerCost(garment, style, asked) + share * walking;
}
