// Garments as people name them: each word with the garments of the wardrobe that it means.
import type { Garment } from '../wardrobe/garment.ts';
import { isOfFamily, type FamilyId } from '../wardrobe/families.ts';

interface GarmentWord {
  /** As it is said back: 'no heels', 'with a skirt'. */
  label: string;
  /** Singular and plural, as she may type them. */
  words: string;
  has: (garment: Garment) => boolean;
}

const inFamily = (id: FamilyId) => (garment: Garment) => isOfFamily(garment, id);
const inSlot = (slot: Garment['slot']) => (garment: Garment) => garment.slot === slot;
const named = (words: RegExp) => (garment: Garment) => words.test(garment.id);
const namedIn = (slots: readonly Garment['slot'][], words: RegExp) => (garment: Garment) =>
  slots.includes(garment.slot) && words.test(garment.id);
const isLegs = ({ drawing }: Garment) => drawing.kind === 'trousers' && drawing.length >= 0;

/** The longer words first where one holds another ('t-shirt' before 'shirt'): the reader takes the longest. */
export const GARMENT_WORDS = {
  dress: { label: 'a dress', words: 'dress|dresses|gown|gowns|sundress|frock', has: inSlot('dress') },
  skirt: { label: 'a skirt', words: 'skirt|skirts|miniskirt|midi skirt|maxi skirt', has: inFamily('skirts') },
  shorts: { label: 'shorts', words: 'shorts', has: inFamily('shorts') },
  jeans: { label: 'jeans', words: 'jeans|denim jeans', has: inFamily('jeans') },
  leggings: {
    label: 'leggings',
    words: 'leggings|joggers|sweatpants|track pants|yoga pants',
    has: inFamily('leggings-and-joggers'),
  },
  trousers: {
    label: 'trousers',
    words: 'trousers|trouser|pants|slacks|chinos|dress pants',
    has: (garment: Garment) => isLegs(garment) && !isOfFamily(garment, 'leggings-and-joggers'),
  },
  suit: {
    label: 'a suit',
    words: 'suit|suits|pantsuit|trouser suit|tux|tuxedo',
    has: ({ set }: Garment) => set !== undefined,
  },
  tee: {
    label: 'a T-shirt',
    words: 't-shirt|t-shirts|tshirt|tshirts|tee|tees|t shirt',
    has: namedIn(['top'], /tee$/),
  },
  tank: { label: 'a tank top', words: 'tank top|tank tops|tank|camisole|cami', has: inFamily('sleeveless') },
  shirt: {
    label: 'a shirt',
    words: 'shirt|shirts|button-down|button down|dress shirt|blouse|blouses',
    has: namedIn(['top'], /shirt|blouse/),
  },
  polo: { label: 'a polo', words: 'polo|polo shirt', has: named(/polo/) },
  turtleneck: {
    label: 'a turtleneck',
    words: 'turtleneck|turtlenecks|roll neck|roll-neck|polo neck',
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
    words: 'sweater|sweaters|jumper|jumpers|pullover|knit|knits|knitwear',
    has: inSlot('knitwear'),
  },
  blazer: { label: 'a blazer', words: 'blazer|blazers|sport coat', has: inFamily('blazers') },
  jacket: {
    label: 'a jacket',
    words: 'jacket|jackets|bomber|leather jacket|denim jacket|jean jacket',
    has: inSlot('jacket'),
  },
  trench: { label: 'a trench coat', words: 'trench|trench coat', has: named(/trench/) },
  coat: { label: 'a coat', words: 'coat|coats|overcoat|parka|puffer', has: inSlot('coat') },
  heels: {
    label: 'heels',
    words: 'heels|high heels|heel|pumps|stilettos|heeled shoes',
    has: inFamily('heels'),
  },
  flats: {
    label: 'flat shoes',
    words: 'flats|flat shoes|ballet flats|ballerinas|flat',
    has: ({ slot, heel }: Garment) => slot === 'shoes' && heel === 0,
  },
  sneakers: {
    label: 'sneakers',
    words: 'sneakers|sneaker|trainers|running shoes|tennis shoes',
    has: inFamily('trainers'),
  },
  boots: { label: 'boots', words: 'boots|boot|ankle boots|booties', has: inFamily('boots') },
  sandals: { label: 'sandals', words: 'sandals|sandal|flip-flops|flip flops', has: inFamily('open-shoes') },
  loafers: { label: 'loafers', words: 'loafers|loafer', has: named(/loafer/) },
  tights: { label: 'tights', words: 'tights|stockings|pantyhose|hose', has: inFamily('tights') },
  hat: { label: 'a hat', words: 'hat|hats|cap|beanie|beret', has: inFamily('hats') },
  scarf: { label: 'a scarf', words: 'scarf|scarves|shawl|headscarf', has: inFamily('scarves') },
  gloves: { label: 'gloves', words: 'gloves|glove|mittens', has: inFamily('gloves') },
  bag: { label: 'a bag', words: 'bag|bags|purse|handbag|tote|backpack|clutch', has: inFamily('bags') },
  umbrella: { label: 'an umbrella', words: 'umbrella', has: inSlot('umbrella') },
  florals: { label: 'florals', words: 'floral|florals|flowers|flowery', has: inFamily('florals') },
  patterns: {
    label: 'patterns',
    words: 'pattern|patterns|prints|print|stripes|striped|plaid|checks|checked',
    has: ({ fabric }: Garment) => ['stripe', 'check', 'floral'].includes(fabric),
  },
  leather: { label: 'leather', words: 'leather|suede', has: inFamily('leather') },
  wool: { label: 'wool', words: 'wool|woolen|cashmere|merino', has: inFamily('wool') },
  linen: {
    label: 'linen',
    words: 'linen',
    has: ({ fabric, id }: Garment) => fabric === 'linen' || /linen/.test(id),
  },
  denim: { label: 'denim', words: 'denim', has: named(/jeans|denim|chambray/) },
  sleeveless: { label: 'bare arms', words: 'sleeveless|bare arms|strapless', has: inFamily('sleeveless') },
  'short-hems': {
    label: 'short hems',
    words: 'short skirts|short dresses|short hems|mini|minis|bare legs',
    has: inFamily('short-hems'),
  },
} as const satisfies Record<string, GarmentWord>;

export type GarmentWordId = keyof typeof GARMENT_WORDS;
export const GARMENT_WORD_IDS = Object.keys(GARMENT_WORDS) as GarmentWordId[];

export const isMeantBy = (id: GarmentWordId, garment: Garment): boolean => GARMENT_WORDS[id].has(garment);
