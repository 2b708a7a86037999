// What an occasion is known by: a dress, satin, velvet, a fine knit with a skirt, a sharp suit; and which of them an evening
// of a kind is for.
import type { Slot } from '../../looks/look.ts';
import type { EveningKind, StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { isDressy, isStatement, type StyleRequest } from './style-fit.ts';

/** What a garment has of an idea, as bits: some ideas take two pieces or three. */
const TRAIT = {
  dress: 1,
  shine: 2,
  velvet: 4,
  loud: 8,
  leather: 16,
  knit: 32,
  skirt: 64,
  blazer: 128,
  trousers: 256,
  linen: 512,
  shirt: 1024,
  bow: 4096,
  hem: 8192,
  linenDress: 16384,
  knitDress: 32768,
  polo: 65536,
  plainDress: 131072,
};
/** Jacket and trousers of one cloth: no trait of a garment alone. */
const SUIT = 2048;

/** Each idea by all the traits that it takes. */
const IDEAS = {
  dress: TRAIT.dress,
  'linen dress': TRAIT.linenDress,
  'knitted dress': TRAIT.knitDress,
  'plain dress': TRAIT.plainDress,
  'shining dress': TRAIT.dress | TRAIT.shine,
  shine: TRAIT.shine,
  'shine and skirt': TRAIT.shine | TRAIT.skirt,
  'shine and trousers': TRAIT.shine | TRAIT.trousers,
  velvet: TRAIT.velvet,
  loud: TRAIT.loud,
  leather: TRAIT.leather,
  'knit and skirt': TRAIT.knit | TRAIT.skirt,
  'knit and blazer': TRAIT.knit | TRAIT.blazer | TRAIT.trousers,
  'knit and trousers': TRAIT.knit | TRAIT.trousers,
  'polo and trousers': TRAIT.polo | TRAIT.trousers,
  'polo and blazer': TRAIT.polo | TRAIT.blazer | TRAIT.trousers,
  'linen and trousers': TRAIT.linen | TRAIT.trousers,
  'shirt and blazer': TRAIT.shirt | TRAIT.blazer | TRAIT.trousers,
  'shirt, blazer and jeans': TRAIT.shirt | TRAIT.blazer,
  'bow and skirt': TRAIT.bow | TRAIT.hem,
  'bow and trousers': TRAIT.bow | TRAIT.trousers,
  suit: SUIT,
  'shining suit': SUIT | TRAIT.shine,
  'shirt and suit': SUIT | TRAIT.shirt,
};
type Idea = keyof typeof IDEAS;
/** Of women these are a day at the office. */
const OF_MEN: readonly Idea[] = [
  'polo and trousers',
  'polo and blazer',
  'knit and trousers',
  'linen and trousers',
  'shirt and blazer',
  'shirt, blazer and jeans',
  'shirt and suit',
];
/** A celebration of no kind, by day or night: a communion, a graduation, an anniversary. */
const LESS_FOR_ANY: Partial<Record<Idea, number>> = {
  'plain dress': 1,
  suit: 7,
  leather: 12,
  'knitted dress': 4,
  'shine and skirt': 2,
  'knit and trousers': 14,
  'knit and blazer': 10,
  'linen and trousers': 6,
  'shirt and blazer': 6,
  'shirt, blazer and jeans': 9,
  'bow and skirt': 5,
  'bow and trousers': 9,
};

/** Points that an idea costs on such an evening; what is not named is as good as another. */
const LESS_FOR: Record<EveningKind, Partial<Record<Idea, number>>> = {
  wedding: {
    'plain dress': 6,
    dress: 0.2,
    'knitted dress': 12,
    'linen dress': 3,
    shine: 12,
    'shine and skirt': 9,
    'shine and trousers': 10,
    velvet: 12,
    loud: 4,
    leather: 12,
    'knit and skirt': 12,
    'knit and blazer': 18,
    'knit and trousers': 24,
    'linen and trousers': 12,
    'shirt and blazer': 12,
    'shirt, blazer and jeans': 16,
    'bow and skirt': 12,
    'bow and trousers': 20,
    suit: 7,
  },
  date: {
    'plain dress': 3,
    dress: 2,
    'knitted dress': 2,
    'linen dress': 2,
    shine: 4,
    velvet: 1,
    leather: 3,
    suit: 6,
    'shirt and suit': 6,
    'shining suit': 4,
    'knit and skirt': 1,
    'knit and blazer': 4,
    'shirt and blazer': 5,
    'shirt, blazer and jeans': 6,
    'bow and skirt': 6,
    'bow and trousers': 10,
  },
  dinner: {
    'plain dress': 4,
    dress: 4,
    'knitted dress': 4,
    'linen dress': 4,
    'shining dress': 4,
    shine: 1,
    velvet: 4,
    loud: 4,
    leather: 5,
    suit: 2,
    'shirt and suit': 2,
    'shining suit': 3,
    'shirt and blazer': 7,
    'shirt, blazer and jeans': 9,
    'bow and skirt': 5,
    'bow and trousers': 9,
  },
  party: {
    'plain dress': 5,
    dress: 1,
    'knitted dress': 7,
    'linen dress': 3,
    leather: 1,
    'shine and skirt': 2,
    shine: 6,
    suit: 4,
    'shining suit': 3,
    'shirt and suit': 4,
    'knit and skirt': 7,
    'knit and blazer': 5,
    'knit and trousers': 4,
    'linen and trousers': 4,
    'shirt and blazer': 10,
    'shirt, blazer and jeans': 11,
    'bow and skirt': 7,
    'bow and trousers': 12,
  },
  concert: {
    'plain dress': 2,
    dress: 2,
    'knitted dress': 2,
    'linen dress': 3,
    'shining dress': 1,
    shine: 5,
    'shine and skirt': 3,
    suit: 6,
    'shirt and suit': 6,
    'shining suit': 4,
    'knit and skirt': 3,
    'knit and blazer': 2,
    'linen and trousers': 2,
    'shirt and blazer': 5,
    'shirt, blazer and jeans': 6,
    'bow and skirt': 5,
    'bow and trousers': 8,
  },
};
/** Of women a plain suit is a day at the office too, whatever they celebrate. */
const PLAIN_SUIT = 7;
/** At a wedding a blouse does not make it a dress. */
const GUEST_SUIT = 5;
/** Of women it is a dinner among colleagues: nobody dances in it. */
const KNIT_AT_PARTY = 8;
/** Silk over chinos is a day off. */
const SHINE_ALONE = 8;
/** A skirt that is no wider at its hem is the office's. */
const NARROW = 0.05;
/** More than any evening takes for the wrong one. */
const NONE = 420;

const isFineKnit = (garment: Garment): boolean =>
  (garment.formality >= 3 && isOfKind(garment, 'pullover')) ||
  (garment.formality >= 2 && isOfKind(garment, 'fine pullover') && !isOfKind(garment, 'sweater vest'));

/** It creases by the second dance. */
const isLinen = ({ fabric }: Garment): boolean => fabric === 'linen';
const KNIT_DRESSES = ['knit-dress', 'roll-neck-dress', 'striped-knit-dress'];
const isKnitted = ({ id }: Garment): boolean => KNIT_DRESSES.includes(id);
const isFestiveDress = (garment: Garment): boolean =>
  garment.slot === 'dress' && (isDressy(garment) || isStatement(garment));
const isShining = (garment: Garment): boolean => isOfKind(garment, 'shining') && garment.set === undefined;

const HAS: Record<keyof typeof TRAIT, (garment: Garment) => boolean> = {
  dress: (garment) =>
    isFestiveDress(garment) && !isLinen(garment) && !isKnitted(garment) && !isOfKind(garment, 'plain dress'),
  plainDress: (garment) => isOfKind(garment, 'plain dress'),
  knitDress: (garment) => isFestiveDress(garment) && isKnitted(garment),
  linenDress: (garment) => garment.slot === 'dress' && isStatement(garment) && isLinen(garment),
  // A bow alone is the office: it takes a skirt for an evening.
  shine: (garment) => isShining(garment) && garment.fabric !== 'velvet' && !isOfKind(garment, 'bow blouse'),
  bow: (garment) => isOfKind(garment, 'bow blouse'),
  velvet: (garment) => isShining(garment) && garment.fabric === 'velvet',
  loud: (garment) => isStatement(garment) && !isKnitted(garment),
  leather: ({ fabric }) => fabric === 'leather',
  knit: isFineKnit,
  // Of women it is a lunch at the club.
  polo: (garment) => garment.formality >= 3 && isOfKind(garment, 'knit polo'),
  hem: ({ drawing }) => drawing.kind === 'skirt',
  skirt: ({ drawing }) => drawing.kind === 'skirt' && drawing.flare > NARROW,
  blazer: (garment) => isOfKind(garment, 'blazer'),
  trousers: ({ slot, drawing, formality }) =>
    slot === 'bottom' && drawing.kind === 'trousers' && formality >= 3,
  linen: (garment) => isOfKind(garment, 'fine dress shirt'),
  shirt: (garment) => isOfKind(garment, 'shirt with cuffs') && garment.formality >= 3,
};
const CLOTHES: readonly Slot[] = ['dress', 'knitwear', 'top', 'bottom', 'jacket'];
const TRAITS = Object.entries(TRAIT) as [keyof typeof TRAIT, number][];
/** By garment, not by its id: hers comes in her colors alone. */
const known = new WeakMap<Garment, number>();

function traitsOf(garment: Garment): number {
  let traits = known.get(garment);
  if (traits === undefined) {
    const isSeen = CLOTHES.includes(garment.slot) && garment.formality >= 2;
    traits = isSeen ? TRAITS.reduce((all, [trait, bit]) => (HAS[trait](garment) ? all | bit : all), 0) : 0;
    known.set(garment, traits);
  }
  return traits;
}

/** The traits of garments worn as one part: what is under a pullover is not seen. */
export function ideaTraits(garments: readonly Garment[]): number {
  const isCovered = garments.some((one) => isOfKind(one, 'pullover'));
  return garments.reduce((all, one) => (isCovered && one.slot === 'top' ? all : all | traitsOf(one)), 0);
}

const ALL = Object.entries(IDEAS) as [Idea, number][];

/** For whom, and for what evening. */
type Asked = Pick<StyleRequest, 'style' | 'evening' | 'gender'>;

/** In a theater, and where one dines, these have a jacket on. */
const JACKET_STYLES: readonly StyleId[] = ['classic', 'professional'];
const NO_JACKET = 4;

/** Of ideas that are as right as another one. */
const AS_ANOTHER: Partial<Record<Idea, Idea>> = {
  'shine and trousers': 'shine',
  'polo and trousers': 'knit and trousers',
  'polo and blazer': 'knit and blazer',
};

const isOpen = (idea: Idea, { style, gender }: Asked): boolean =>
  (idea !== 'loud' || style === 'go-wild') && (gender === 'male' || !OF_MEN.includes(idea));
/** What ideas cost beside their line in the table: for whom, and where. */
const MORE: readonly { ideas: readonly Idea[]; points: number; when: (asked: Asked) => boolean }[] = [
  { ideas: ['shine'], points: SHINE_ALONE, when: () => true },
  {
    ideas: ['knit and trousers', 'polo and trousers'],
    points: NO_JACKET,
    when: ({ style, evening }) =>
      JACKET_STYLES.includes(style) && (evening === 'concert' || evening === 'dinner'),
  },
  {
    ideas: ['shining suit'],
    points: GUEST_SUIT,
    when: ({ gender, evening }) => gender === 'female' && evening === 'wedding',
  },
  {
    ideas: ['knit and blazer', 'polo and blazer'],
    points: KNIT_AT_PARTY,
    when: ({ gender, evening }) => gender === 'female' && evening === 'party',
  },
  { ideas: ['suit'], points: PLAIN_SUIT, when: ({ gender }) => gender === 'female' },
];

function pointsOf(idea: Idea, asked: Asked): number {
  const { evening } = asked;
  const usual = (evening ? LESS_FOR[evening] : LESS_FOR_ANY)[AS_ANOTHER[idea] ?? idea] ?? 0;
  return MORE.reduce(
    (sum, { ideas, points, when }) => (ideas.includes(idea) && when(asked) ? sum + points : sum),
    usual,
  );
}

interface IdeaPart {
  /** See {@link ideaTraits}. */
  traits: number;
  /** Name of the suit that a piece of it belongs to. */
  set?: string;
}

/**
 * What a point weighs beside the warmth of the way there and back: the guests of a wedding see the dress for ten hours, and
 * the coat for ten minutes.
 */
const WEIGHT: Record<EveningKind, number> = { wedding: 30, party: 60, date: 15, dinner: 4, concert: 4 };
const WEIGHT_OF_ANY = 3;

/** Points that a look lacks of an idea for its occasion: 0 for the best. Sport has its own (style-fit.ts). */
export function ideaMismatch(parts: readonly Readonly<IdeaPart>[], asked: StyleRequest): number {
  if (asked.context !== 'special' || asked.style === 'sporty') return 0;
  let traits = 0;
  let set: string | undefined;
  for (const part of parts) {
    traits |= part.traits | (part.set !== undefined && part.set === set ? SUIT : 0);
    set ??= part.set;
  }
  // Many neat pieces are a day at work: an idea is clearly more.
  let least = NONE;
  for (const [idea, needed] of ALL)
    if ((traits & needed) === needed && isOpen(idea, asked)) least = Math.min(least, pointsOf(idea, asked));
  return least * (asked.evening ? WEIGHT[asked.evening] : WEIGHT_OF_ANY);
}

/** Whether a garment may be what such an evening is known by. */
export function suitsEvening(garment: Garment, asked: Asked): boolean {
  if (asked.style === 'sporty') return false;
  const traits = traitsOf(garment) | (garment.set ? SUIT : 0);
  return ALL.some(
    ([idea, needed]) => (traits & needed) !== 0 && isOpen(idea, asked) && pointsOf(idea, asked) <= 1,
  );
}
