// The verdict on a piece on trial: what speaks against it, each thing once, and the facts that it rests on. A rule only ever
// adds an objection, so that more days never make it worse and a higher price never makes it better.
import { formatList } from '../../text-format/listed.ts';
import type { PieceKind } from '../closet-terms.ts';
import type { HelpKind } from '../gap-kind.ts';
import { count, KIND_WORDS, objectionsTo, type About, type Fact, type Objection } from './objections.ts';
import { formatPrice, unitOf } from './price-text.ts';
import type { Price, PurchaseFigures } from './purchase.ts';

export type Verdict =
  | { is: 'buy' | 'skip'; reasons: string[] }
  /** 'it costs under $60': what comes after 'Only if'. */
  | { is: 'only-if'; condition: string; reasons: string[] };

/** Over so long a price is spread. */
const YEARS = 2;
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

const DAY_WORDS: Record<HelpKind, string> = { rainy: 'rainy ', cold: 'cold ', warm: 'warm ', usual: '' };

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

function priceFact(figures: PurchaseFigures, { amount, currency }: Price): Fact {
  const wears = wearsOf(figures);
  if (wears === 0)
    return {
      about: 'price',
      text: 'There is no cost per wear to count: on no day of a usual year could you wear it.',
    };
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
  const fair = price && fairPerWear(figures, price.currency);
  if (!fair || wearsOf(figures) === 0) return [];
  const most = fair.amount * wearsOf(figures);
  if (price.amount <= most) return [];
  const under = roundedDown(most, price.currency);
  const far = others.length > 0 ? FAR_DEARER : FAR_TOO_DEAR;
  const isTooMuch = under === 0 || price.amount > most * far;
  const limit = formatPrice({ amount: under, currency: price.currency });
  return [{ ...priceFact(figures, price), condition: isTooMuch ? null : `it costs under ${limit}` }];
}

/** What speaks for it, the most telling first. */
function meritsOf({ looks, days, place, withBasics, garment, sameCut, kind }: PurchaseFigures): Fact[] {
  const mended = `${count(days.mended, `${DAY_WORDS[days.kind]}day`)} of a usual year`;
  const facts: (Fact | false)[] = [
    days.mended > 0 && {
      about: 'days',
      text: `It mends ${mended} that your closet leaves you badly dressed for.`,
    },
    looks > 0 && { about: 'looks', text: lookWords(kind, looks, withBasics) },
    garment.slot === 'bag' && sameCut === 0 && { about: 'cut', text: 'You have no bag like it.' },
    days.wearable > 0 && {
      about: 'wearable',
      text: `You could wear it on about ${count(days.wearable, 'day')} of a usual year in ${place}.`,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function lookWords(kind: PieceKind, looks: number, withBasics: boolean): string {
  if (kind === 'dresses')
    return withBasics ? 'It is a look by itself.' : 'It is a look by itself, with shoes you have.';
  return withBasics
    ? `With basics it makes ${count(looks, 'look')}.`
    : `It makes ${count(looks, 'new look')} with what you have.`;
}

/** What is so besides, what speaks against it first. */
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
  const others = objectionsTo(figures);
  const objections = [...others, ...priceObjections(figures, price, others)];
  const [merits, plain] = [meritsOf(figures), plainFacts(figures)];
  // Whoever types a price sees at once what a wear costs: it comes right after what decides.
  const withCost = ([first, ...rest]: readonly Fact[]): string[] =>
    firstOfEach([...(first ? [first] : []), ...(price ? [priceFact(figures, price)] : []), ...rest]);
  const final = objections.filter(({ condition }) => condition === null);
  if (final.length > 0)
    return { is: 'skip', reasons: withCost([...final, ...objections, ...plain, ...merits]) };
  if (objections.length === 0) return { is: 'buy', reasons: withCost([...merits, ...plain.toReversed()]) };
  const conditions = objections.map(({ condition }) => condition).filter((condition) => condition !== null);
  return {
    is: 'only-if',
    condition: formatList([...new Set(conditions)].slice(0, 2)),
    reasons: withCost([...objections, ...merits, ...plain]),
  };
}
