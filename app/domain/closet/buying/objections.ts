// What speaks against a piece on trial, beside its price: each thing once, with the figure and what would mend it.
import { STYLE_LABELS } from '../../preferences/style.ts';
import { formatList } from '../../text-format/listed.ts';
import type { PieceKind } from '../closet-terms.ts';
import type { PurchaseFigures } from './purchase.ts';

/** What it is: a fact is told once, whether it speaks against it or not. */
export type About =
  | 'limit'
  | 'days'
  | 'wearable'
  | 'twin'
  | 'taste'
  | 'style'
  | 'closet'
  | 'looks'
  | 'cut'
  | 'price';
export interface Fact {
  about: About;
  text: string;
}
export interface Objection extends Fact {
  /** Null: whatever else, no. */
  condition: string | null;
}

/** Worn so often, what is nearly the same may be due. */
const WORN_OUT = 20;
/** So many days mended are worth it by themselves. */
const ENOUGH_DAYS = 3;
/** Fewer looks are the same look again, where she has more that it could go with. */
const FEW_LOOKS = 3;
const FEW_DAYS = 20;
/** With so many of one cut, another is one more. */
const MANY_OF_A_CUT = 4;
export const KIND_WORDS: Record<PieceKind, [string, string]> = {
  tops: ['top', 'tops'],
  bottoms: ['bottom', 'bottoms'],
  dresses: ['dress', 'dresses'],
  outerwear: ['jacket or coat', 'jackets and coats'],
  shoes: ['pair of shoes', 'pairs of shoes'],
  accessories: ['accessory', 'accessories'],
};
const LACKS_WORDS: Record<PieceKind, string> = {
  tops: 'a top',
  bottoms: 'trousers or a skirt',
  dresses: 'a dress',
  outerwear: 'a coat',
  shoes: 'shoes',
  accessories: 'a bag',
};
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const times = (n: number): string => (n === 0 ? 'not worn yet' : n === 1 ? 'worn once' : `worn ${n} times`);

/** Hats, gloves, scarves, umbrellas and bags: they make no look of their own. */
const isSmall = ({ kind }: PurchaseFigures): boolean => kind === 'accessories';

const objection = (about: About, condition: string | null, text: string): Objection => ({
  about,
  condition,
  text,
});

function limitObjections({ limit, isDisliked, otherStyle }: PurchaseFigures): Objection[] {
  return [
    ...(limit === 'never-wear'
      ? [objection('limit', null, 'It is on your list of what you never wear.')]
      : []),
    ...(limit === 'fit'
      ? [objection('limit', null, 'It does not keep to what you chose under Fit & Comfort.')]
      : []),
    ...(isDisliked
      ? [objection('taste', 'you like it more than you used to', 'You sent away looks with this piece.')]
      : []),
    ...(otherStyle
      ? [
          objection(
            'style',
            `you want to dress ${STYLE_LABELS[otherStyle]} too`,
            `It is for ${STYLE_LABELS[otherStyle]} looks, which are none of your styles.`,
          ),
        ]
      : []),
  ];
}

function closetObjections({ twin, withBasics, pieces }: PurchaseFigures): Objection[] {
  const here = pieces === 0 ? 'is empty' : `has only ${count(pieces, 'piece')}`;
  return [
    ...(twin
      ? [
          objection(
            'twin',
            twin.wornCount >= WORN_OUT ? `it replaces your ${twin.name}` : null,
            `You have nearly the same: your ${twin.name}, ${times(twin.wornCount)}.`,
          ),
        ]
      : []),
    ...(withBasics
      ? [
          objection(
            'closet',
            'you have nothing like it',
            `Your closet here ${here}, so we counted with the basics most people have.`,
          ),
        ]
      : []),
  ];
}

/** It cannot be worn, as things are. */
function unwearable(figures: PurchaseFigures): Objection[] {
  const { days, looks, lacks, limit, place } = figures;
  if (limit !== null) return [];
  if (isSmall(figures))
    return days.wearable > 0
      ? []
      : [objection('wearable', null, `No day of a usual year in ${place} asks for it.`)];
  if (looks > 0) return [];
  if (lacks.length === 0)
    return [
      objection(
        'looks',
        null,
        `It makes no look with what you have, on any day of a usual year in ${place}.`,
      ),
    ];
  const missing = formatList(lacks.map((kind) => LACKS_WORDS[kind]));
  return [
    objection('looks', `you get ${missing} for it`, `You have no ${lacks.join(' or ')} that it goes with.`),
  ];
}

/** What it adds, where it mends no days to speak of. */
function valueObjections(figures: PurchaseFigures): Objection[] {
  const { days, looks, partners, sameCut, kind, garment } = figures;
  if (days.mended >= ENOUGH_DAYS) return [];
  if (isSmall(figures)) {
    if (sameCut > 0)
      return [
        objection(
          'cut',
          'it replaces one you have',
          `You have ${sameCut} like it, and need no more for your days.`,
        ),
      ];
    const isBag = garment.slot === 'bag';
    return isBag
      ? []
      : [objection('days', 'you want it for its look', 'Your closet dresses your days without it.')];
  }
  const isRare = days.wearable > 0 && days.wearable < FEW_DAYS;
  const isLonely = looks > 0 && looks < Math.min(FEW_LOOKS, partners);
  const enough = looks === 1 ? 'that one look is enough for you' : `those ${looks} looks are enough for you`;
  const onDays = `You could wear it on about ${count(days.wearable, 'day')} of a usual year.`;
  const own = `You have ${sameCut} ${KIND_WORDS[kind][1]} of this cut already.`;
  return [
    ...(isLonely
      ? [
          objection(
            'looks',
            isRare ? null : enough,
            `It makes only ${count(looks, 'look')} with what you have.`,
          ),
        ]
      : []),
    ...(isRare ? [objection('wearable', isLonely ? null : 'you need it for those few days', onDays)] : []),
    ...(sameCut >= MANY_OF_A_CUT ? [objection('cut', `it replaces one of those ${sameCut}`, own)] : []),
  ];
}

const RULES = [limitObjections, closetObjections, unwearable, valueObjections];

/** All but the price. */
export const objectionsTo = (figures: PurchaseFigures): Objection[] => RULES.flatMap((rule) => rule(figures));
