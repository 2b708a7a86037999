// The verdict on a piece on trial: what speaks against it, each thing once, and the facts that it rests on. A rule only ever
// adds an objection, so that more days never make it worse and a higher price never makes it better.
import { STYLE_LABELS } from '../../preferences/style.ts';
import { formatList } from '../../text/listed.ts';
import type { PieceKind } from '../closet-terms.ts';
import type { HelpKind } from '../gap-kind.ts';
import { formatPrice, unitOf } from './price-text.ts';
import type { Price, PurchaseFigures } from './purchase.ts';

export type Verdict =
  | { is: 'buy' | 'skip'; reasons: string[] }
  /** 'it costs under $60': what comes after 'Only if'. */
  | { is: 'only-if'; condition: string; reasons: string[] };

/** What it is: a fact is told once, whether it speaks against it or not. */
type About =
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
interface Fact {
  about: About;
  text: string;
}
interface Objection extends Fact {
  /** Null: whatever else, no. */
  condition: string | null;
}

/** Over so long a price is spread. */
const YEARS = 2;
/** Worn so often, what is nearly the same may be due. */
const WORN_OUT = 20;
/** So many days mended are worth it by themselves. */
const ENOUGH_DAYS = 3;
/** Fewer looks are the same look again. */
const FEW_LOOKS = 3;
const FEW_DAYS = 10;
/** With so many of one cut, another is one more. */
const MANY_OF_A_CUT = 4;
/** So much dearer a wear than what she has is too much. */
const DEARER = 1.5;
/** So many times more than that no "only if" saves, where there is another one; and where there is none. */
const FAR_DEARER = 2.5;
const FAR_TOO_DEAR = 5;
/** What a wear may cost who has told us no prices, in whole units. Of other currencies we say the sum and judge nothing. */
const USUAL_A_WEAR: Record<string, number> = {
  USD: 5,
  EUR: 5,
  GBP: 4,
  CHF: 5,
  CAD: 7,
  AUD: 8,
  NZD: 8,
  SEK: 50,
  NOK: 50,
  DKK: 35,
  PLN: 20,
  JPY: 700,
  INR: 300,
  BRL: 25,
  MXN: 90,
};

const KIND_WORDS: Record<PieceKind, [string, string]> = {
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
const DAY_WORDS: Record<HelpKind, string> = { rainy: 'rainy ', cold: 'cold ', warm: 'warm ', usual: '' };

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
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
  const { days, looks, sameCut, kind, garment } = figures;
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
  const isLonely = looks > 0 && looks < FEW_LOOKS;
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

/** What a wear may cost her, in the smallest unit; null where nothing says. */
function fairPerWear(
  { usualPerWear }: PurchaseFigures,
  currency: string,
): { amount: number; isHers: boolean } | null {
  const hers = usualPerWear.find((one) => one.currency === currency);
  if (hers) return { amount: hers.amount * DEARER, isHers: true };
  const usual = USUAL_A_WEAR[currency];
  return usual === undefined ? null : { amount: usual * unitOf(currency), isHers: false };
}

/** Two digits say enough: 'under $86'. */
function roundedDown(amount: number, currency: string): number {
  const unit = unitOf(currency);
  const step = Math.max(unit, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
  return Math.floor(amount / step) * step;
}

/** What can be worn at all is worn once a year; 0 for what cannot. */
const wearsOf = ({ days, pace }: PurchaseFigures): number =>
  days.wearable === 0 ? 0 : Math.max(1, pace.wears) * YEARS;

const PACE_WORDS: Record<PurchaseFigures['pace']['from'], string> = {
  mended: 'On the days that it mends',
  'her-wears': 'At your pace',
  turns: 'If it takes its turn',
};

function priceFact(figures: PurchaseFigures, { amount, currency }: Price): Fact | null {
  const wears = wearsOf(figures);
  if (wears === 0) return null;
  const each = formatPrice({ amount: Math.round(amount / wears), currency });
  const hers = figures.usualPerWear.find((one) => one.currency === currency);
  const beside = hers ? ` What you have has cost about ${formatPrice(hers)}.` : '';
  return {
    about: 'price',
    text: `${PACE_WORDS[figures.pace.from]}, about ${count(wears / YEARS, 'wear')} a year: ${each} a wear over two years.${beside}`,
  };
}

function priceObjections(
  figures: PurchaseFigures,
  price: Price | null,
  others: readonly Objection[],
): Objection[] {
  const fact = price && priceFact(figures, price);
  const fair = price && fairPerWear(figures, price.currency);
  if (!fact || !fair) return [];
  const most = fair.amount * wearsOf(figures);
  if (price.amount <= most) return [];
  const under = roundedDown(most, price.currency);
  const far = others.length > 0 ? FAR_DEARER : FAR_TOO_DEAR;
  const isTooMuch = under === 0 || price.amount > most * far;
  const limit = formatPrice({ amount: under, currency: price.currency });
  return [{ ...fact, condition: isTooMuch ? null : `it costs under ${limit}` }];
}

/** What speaks for it, the most telling first. */
function meritsOf({ looks, days, place, withBasics, garment, sameCut }: PurchaseFigures): Fact[] {
  const mended = `${count(days.mended, `${DAY_WORDS[days.kind]}day`)} of a usual year`;
  const facts: (Fact | false)[] = [
    days.mended > 0 && {
      about: 'days',
      text: `It mends ${mended} that your closet leaves you badly dressed for.`,
    },
    looks > 0 && {
      about: 'looks',
      text: withBasics
        ? `With basics it makes ${count(looks, 'look')}.`
        : `It makes ${count(looks, 'new look')} with what you have.`,
    },
    garment.slot === 'bag' && sameCut === 0 && { about: 'cut', text: 'You have no bag like it.' },
    days.wearable > 0 && {
      about: 'wearable',
      text: `You could wear it on about ${count(days.wearable, 'day')} of a usual year in ${place}.`,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** What is so besides, and makes nobody buy it. */
function plainFacts({ days, twin, withBasics, kind, pace }: PurchaseFigures): Fact[] {
  const facts: (Fact | false)[] = [
    days.mended === 0 && !withBasics && { about: 'days', text: noDaysWords(days.missing) },
    pace.wears > 0 && { about: 'price', text: paceWords(kind, pace) },
    !twin && !withBasics && { about: 'twin', text: 'You have nothing that is nearly the same.' },
  ];
  return facts.filter((fact) => fact !== false);
}

const noDaysWords = (missing: number): string =>
  missing === 0
    ? 'Your closet dresses every day of a usual year without it.'
    : `It mends none of the ${count(missing, 'day')} of a usual year that your closet leaves you badly dressed for.`;

function paceWords(kind: PieceKind, { wears, from, others }: PurchaseFigures['pace']): string {
  const wearing = `about ${count(wears, 'wear')} a year`;
  const [one, many] = KIND_WORDS[kind];
  if (from === 'mended') return `On the days that it mends, ${wearing}.`;
  if (from === 'her-wears') return `You would wear it ${wearing}, as you wear your other ${many}.`;
  return others === 0
    ? `It would be your only ${one} here: ${wearing}.`
    : `In turn with your ${count(others, one, many)}, ${wearing}.`;
}

const MOST_REASONS = 3;

/** Each thing is told once. */
function firstOfEach(facts: readonly Fact[]): string[] {
  const told = new Map<About, string>();
  for (const { about, text } of facts) if (!told.has(about)) told.set(about, text);
  return [...told.values()].slice(0, MOST_REASONS);
}

/** Buy, skip, or only if: with two or three reasons, each a fact with its figures, those that decide first. */
export function judgePurchase(figures: PurchaseFigures, price: Price | null): Verdict {
  const others = [limitObjections, closetObjections, unwearable, valueObjections].flatMap((rule) =>
    rule(figures),
  );
  const objections = [...others, ...priceObjections(figures, price, others)];
  const [merits, plain] = [meritsOf(figures), plainFacts(figures)];
  const cost = price && priceFact(figures, price);
  const priced = cost ? [cost] : [];
  const final = objections.filter(({ condition }) => condition === null);
  if (final.length > 0)
    return { is: 'skip', reasons: firstOfEach([...final, ...objections, ...priced, ...plain, ...merits]) };
  if (objections.length === 0) {
    const [best, ...rest] = merits;
    return { is: 'buy', reasons: firstOfEach([...(best ? [best] : []), ...priced, ...rest, ...plain]) };
  }
  const conditions = objections.map(({ condition }) => condition).filter((condition) => condition !== null);
  return {
    is: 'only-if',
    condition: formatList([...new Set(conditions)].slice(0, 2)),
    reasons: firstOfEach([...objections, ...merits, ...priced, ...plain]),
  };
}
