// Garments as people name them: each word with the garments of the wardrobe that it means.
import type { Garment } from '../wardrobe/garment.ts';
import { isOfFamily, type FamilyId } from '../wardrobe/families.ts';
import type { ColorWord } from './color-words.ts';

interface GarmentWord {
  /** As it is said back: 'no heels', 'with a skirt'. */
  label: string;
  /** Singular and plural, as she may type them. */
  words: string;
  /** As it is said before a noun: 'striped' shirt. Such a word describes the garment that follows it. */
  adjective?: string;
  /** Means nothing by itself: a 'short' walk. */
  onlyBeforeNoun?: true;
  has: (garment: Garment) => boolean;
}

const inFamily = (id: FamilyId) => (garment: Garment) => isOfFamily(garment, id);
const inSlot = (slot: Garment['slot']) => (garment: Garment) => garment.slot === slot;
const named = (words: RegExp) => (garment: Garment) => words.test(garment.id);
const namedIn = (slots: readonly Garment['slot'][], words: RegExp) => (garment: Garment) =>
  slots.includes(garment.slot) && words.test(garment.id);
const flares = ({ drawing }: Garment) => drawing.kind === 'skirt' || drawing.kind === 'dress';
const isLegs = ({ drawing }: Garment) => drawing.kind === 'trousers' && drawing.length >= 0;

/** The longer words first where one holds another ('t-shirt' before 'shirt'): the reader takes the longest. */
export const GARMENT_WORDS = {
  dress: {
    label: 'a dress',
    words:
      'dress|dresses|sundress|frock|shirt dress|shirtdress|sweater dress|wrap dress|slip dress|midi dress|cocktail dress',
    has: inSlot('dress'),
  },
  'loose-dress': {
    label: 'a loose dress',
    words: 'loose dress|flowing dress|flowy dress|maternity dress|empire dress',
    has: ({ slot, drawing }: Garment) =>
      slot === 'dress' && drawing.kind === 'dress' && drawing.flare >= 0.15 && drawing.length >= 1,
  },
  gown: {
    label: 'a gown',
    words: 'gown|gowns|evening gown|ball gown|evening dress',
    has: ({ slot, drawing, formality }: Garment) =>
      slot === 'dress' && formality >= 3 && drawing.kind === 'dress' && drawing.length >= 1.4,
  },
  skirt: { label: 'a skirt', words: 'skirt|skirts|midi skirt', has: inFamily('skirts') },
  shorts: { label: 'shorts', words: 'shorts', has: inFamily('shorts') },
  jeans: { label: 'jeans', words: 'jeans|denim jeans', has: inFamily('jeans') },
  leggings: {
    label: 'leggings',
    words: 'leggings|legging|yoga pants|running tights',
    has: namedIn(['bottom'], /leggings$|tights$/),
  },
  joggers: {
    label: 'joggers',
    words: 'joggers|sweatpants|track pants',
    has: namedIn(['bottom'], /joggers$|^track-/),
  },
  trousers: {
    label: 'trousers',
    words: 'trousers|trouser|pants|pant|slacks|dress pants|suit pants',
    has: (garment: Garment) => isLegs(garment) && !isOfFamily(garment, 'leggings-and-joggers'),
  },
  suit: {
    label: 'a suit',
    words: 'suit|suits|pantsuit|trouser suit',
    has: ({ set }: Garment) => set !== undefined,
  },
  tuxedo: {
    label: 'a tuxedo',
    words: 'tuxedo|tux',
    has: ({ set }: Garment) => set === 'dinner-suit',
  },
  tee: {
    label: 'a T-shirt',
    words: 't-shirt|t-shirts|tshirt|tshirts|tee|tees|t shirt',
    has: namedIn(['top'], /tee$/),
  },
  tank: { label: 'a tank top', words: 'tank top|tank tops|tank|camisole|cami', has: inFamily('sleeveless') },
  shirt: {
    label: 'a shirt',
    words: 'shirt|shirts|button down|button up|dress shirt|oxford shirt|blouse|blouses',
    has: namedIn(['top'], /shirt|blouse/),
  },
  polo: { label: 'a polo', words: 'polo|polo shirt', has: named(/polo/) },
  turtleneck: {
    label: 'a turtleneck',
    words: 'turtleneck|turtlenecks|mock neck|polo neck|roll neck|roll-neck',
    has: inFamily('roll-necks'),
  },
  cardigan: { label: 'a cardigan', words: 'cardigan|cardigans|cardi', has: named(/cardigan/) },
  hoodie: {
    label: 'a hoodie',
    words: 'hoodie|hoodies|sweatshirt|sweatshirts',
    has: inFamily('hoodies'),
  },
  sweater: {
    label: 'a sweater',
    words: 'sweater|sweaters|jumper|jumpers|pullover|knits|knitwear',
    has: inSlot('knitwear'),
  },
  blazer: { label: 'a blazer', words: 'blazer|blazers|sport coat', has: inFamily('blazers') },
  jacket: {
    label: 'a jacket',
    words: 'jacket|jackets',
    has: (garment: Garment) => garment.slot === 'jacket' || /jacket/.test(garment.id),
  },
  chinos: { label: 'chinos', words: 'chinos|khakis', has: named(/chinos/) },
  top: { label: 'a top', words: 'top|tops', has: inSlot('top') },
  vest: { label: 'a vest', words: 'vest|vests|sweater vest', has: named(/vest$/) },
  bomber: { label: 'a bomber jacket', words: 'bomber|bomber jacket', has: named(/bomber/) },
  raincoat: {
    label: 'a raincoat',
    words: 'raincoat|rain coat|rain jacket|slicker',
    has: named(/raincoat|^mac$|^(technical|insulated)-shell$/),
  },
  parka: { label: 'a parka', words: 'parka|parkas', has: named(/parka/) },
  puffer: {
    label: 'a puffer',
    words: 'puffer|puffer coat|puffer jacket|down jacket|down coat',
    has: named(/puffer/),
  },
  trench: { label: 'a trench coat', words: 'trench|trench coat', has: named(/trench/) },
  coat: { label: 'a coat', words: 'coat|coats|overcoat|outerwear', has: inSlot('coat') },
  shoes: { label: 'shoes', words: 'shoes|shoe|footwear', has: inSlot('shoes') },
  'dress-shoes': {
    label: 'dress shoes',
    words: 'dress shoes|oxfords|oxford shoes|derbies|lace ups',
    has: named(/oxford-shoes|derby|derbies|brogues|monk|leather-shoes|court-heels/),
  },
  heels: {
    label: 'heels',
    words: 'heels|high heels|court shoes|heel|pumps|stilettos|heeled shoes',
    has: inFamily('heels'),
  },
  flats: {
    label: 'flat shoes',
    words: 'flats|flat shoes|ballet flats|ballerinas',
    has: ({ slot, heel }: Garment) => slot === 'shoes' && heel === 0,
  },
  sneakers: {
    label: 'sneakers',
    words: 'sneakers|sneaker|trainers|running shoes|tennis shoes|gym shoes|plimsolls|kicks',
    has: inFamily('trainers'),
  },
  boots: {
    label: 'boots',
    words:
      'boots|boot|ankle boots|booties|chelsea boots|rain boots|snow boots|cowboy boots|wellies|wellingtons|walking boots|winter boots',
    has: inFamily('boots'),
  },
  sandals: { label: 'sandals', words: 'sandals|sandal|flip flops', has: inFamily('open-shoes') },
  loafers: { label: 'loafers', words: 'loafers|loafer', has: named(/loafer/) },
  tights: { label: 'tights', words: 'tights|stockings|pantyhose|hose', has: inFamily('tights') },
  hat: { label: 'a hat', words: 'hat|hats|cap|caps|beanie|beret|baseball cap', has: inFamily('hats') },
  scarf: { label: 'a scarf', words: 'scarf|scarves|shawl', has: inFamily('scarves') },
  gloves: { label: 'gloves', words: 'gloves|glove|mittens', has: inFamily('gloves') },
  'body-bag': {
    label: 'a bag on the body',
    words: 'belt bag|fanny pack|bum bag|waist bag|hip bag|crossbody|crossbody bag|cross-body bag',
    has: named(/^(belt-bag|crossbody-bag)$/),
  },
  bag: { label: 'a bag', words: 'bag|bags|purse|handbag|tote|clutch', has: inFamily('bags') },
  backpack: { label: 'a backpack', words: 'backpack|rucksack|daypack|day pack', has: named(/^backpack$/) },
  umbrella: { label: 'an umbrella', words: 'umbrella', has: inSlot('umbrella') },
  florals: {
    label: 'florals',
    adjective: 'floral',
    words: 'floral|florals|flowers|flowery|flower print|floral print',
    has: inFamily('florals'),
  },
  stripes: {
    label: 'stripes',
    adjective: 'striped',
    words: 'stripes|striped|stripe|pinstripe|breton',
    has: ({ fabric }: Garment) => fabric === 'stripe',
  },
  plaid: {
    label: 'plaid',
    adjective: 'plaid',
    words: 'plaid|checks|checked|checkered|tartan|gingham|flannel',
    has: ({ fabric }: Garment) => fabric === 'check',
  },
  patterns: {
    label: 'patterns',
    adjective: 'patterned',
    words: 'pattern|patterns|prints|print|printed|patterned',
    has: ({ fabric }: Garment) => ['stripe', 'check', 'floral'].includes(fabric),
  },
  leather: {
    label: 'leather',
    adjective: 'leather',
    words: 'leather|suede',
    has: inFamily('leather'),
  },
  wool: {
    label: 'wool',
    adjective: 'wool',
    words: 'wool|woolen|cashmere|merino|tweed',
    has: (garment: Garment) => garment.fabric === 'wool' || isOfFamily(garment, 'wool'),
  },
  linen: {
    label: 'linen',
    adjective: 'linen',
    words: 'linen',
    has: ({ fabric, id }: Garment) => fabric === 'linen' || /linen/.test(id),
  },
  denim: {
    label: 'denim',
    adjective: 'denim',
    words: 'denim|jean',
    has: named(/jeans|denim|chambray/),
  },
  silk: {
    label: 'silk',
    adjective: 'silk',
    words: 'silk|silky|satin',
    has: ({ fabric, id }: Garment) => fabric === 'satin' || /silk/.test(id),
  },
  corduroy: {
    label: 'corduroy',
    adjective: 'corduroy',
    words: 'corduroy|cords',
    has: ({ fabric }: Garment) => fabric === 'corduroy',
  },
  velvet: {
    label: 'velvet',
    adjective: 'velvet',
    words: 'velvet',
    has: ({ fabric }: Garment) => fabric === 'velvet',
  },
  knitted: {
    label: 'knits',
    adjective: 'knit',
    words: 'knit|knitted|cable knit|ribbed',
    has: ({ fabric }: Garment) => ['knit', 'cable', 'rib'].includes(fabric),
  },
  pleated: {
    label: 'pleats',
    adjective: 'pleated',
    words: 'pleated|pleats',
    has: named(/pleated/),
  },
  wide: {
    label: 'wide legs',
    adjective: 'wide-leg',
    words: 'wide leg|wide legged|wide|baggy',
    onlyBeforeNoun: true,
    has: named(/wide|culottes/),
  },
  slim: {
    label: 'slim legs',
    adjective: 'slim',
    words: 'slim|skinny|slim fit',
    onlyBeforeNoun: true,
    has: named(/slim|cigarette|pencil/),
  },
  sleeveless: {
    label: 'sleeveless tops',
    adjective: 'sleeveless',
    words: 'sleeveless|bare arms|strapless',
    has: inFamily('sleeveless'),
  },
  'short-hems': {
    label: 'short hems',
    adjective: 'short',
    words: 'short|mini|minis|short hems|bare legs',
    onlyBeforeNoun: true,
    has: inFamily('short-hems'),
  },
  'long-hems': {
    label: 'long hems',
    adjective: 'long',
    words: 'long',
    onlyBeforeNoun: true,
    has: (garment: Garment) =>
      (flares(garment) && 'length' in garment.drawing && garment.drawing.length >= 1.4) ||
      /long-/.test(garment.id),
  },
  'floor-hems': {
    label: 'a hem to the floor',
    adjective: 'floor-length',
    words: 'maxi|floor length|full length|ankle length|long maxi',
    onlyBeforeNoun: true,
    has: (garment: Garment) =>
      flares(garment) && 'length' in garment.drawing && garment.drawing.length >= 1.7,
  },
} as const satisfies Record<string, GarmentWord>;

export type GarmentWordId = keyof typeof GARMENT_WORDS;
export const GARMENT_WORD_IDS = Object.keys(GARMENT_WORDS) as GarmentWordId[];

/** A garment as she described it: it is all of `words` ('leather', 'jacket'), in one of `colors`; none: in any. */
export interface GarmentWish {
  words: GarmentWordId[];
  colors: ColorWord[];
  /** 'A dress or a skirt': wishes with the same number stand for one of them. */
  either?: number;
}

export const isMeantBy = (id: GarmentWordId, garment: Garment): boolean => GARMENT_WORDS[id].has(garment);

const wordOf = (id: GarmentWordId): GarmentWord => GARMENT_WORDS[id];

/** It describes the garment that is named behind it. */
export const isAdjective = (id: GarmentWordId): boolean => wordOf(id).adjective !== undefined;
export const isOnlyBeforeNoun = (id: GarmentWordId): boolean => wordOf(id).onlyBeforeNoun ?? false;

/** Of trousers 'long' is as they usually are. */
const FULL_LENGTH = 0.9;
const isToTheAnkle = ({ drawing }: Garment): boolean =>
  drawing.kind === 'trousers' && drawing.length >= FULL_LENGTH;

/** A garment of the wardrobe that is all of that, whatever its color. */
export const isWished = ({ words }: GarmentWish, garment: Garment): boolean =>
  words.every((word) => isMeantBy(word, garment) || (word === 'long-hems' && isToTheAnkle(garment)));

/** 'red leather jacket'. */
export function wishNoun({ words, colors }: GarmentWish): string {
  const noun = words.at(-1);
  const described = words.slice(0, -1).map((word) => wordOf(word).adjective ?? word);
  const label = noun ? GARMENT_WORDS[noun].label.replace(/^an? /, '') : '';
  return [colors.join(' or '), ...described, label].filter(Boolean).join(' ');
}

/** 'a red leather jacket', 'black jeans'. */
export function wishLabel(wish: GarmentWish): string {
  const noun = wish.words.at(-1);
  const said = wishNoun(wish);
  if (!noun || !/^an? /.test(GARMENT_WORDS[noun].label)) return said;
  return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`;
}

/** 'From my backpack', 'three hours in the gown': named, and as often as not no wish. */
const ASIDES: readonly GarmentWordId[] = ['bag', 'body-bag', 'gown'];
export const isAsideOf = ({ words }: GarmentWish): boolean => words.some((word) => ASIDES.includes(word));
