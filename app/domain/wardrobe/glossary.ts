// The one glossary: what a garment is called on screen and in mails, in American English. A name in the wardrobe ends
// in one of these words (wardrobe.test.ts). Ids are older than the glossary and stay: history is stored by them.

/** Every noun, and the words of other Englishes that it stands in for. */
export const GLOSSARY: Readonly<Record<string, readonly string[]>> = {
  // Tops and knitwear
  tee: [],
  tank: ['vest top', 'singlet'],
  camisole: [],
  top: [],
  shirt: [],
  blouse: [],
  polo: [],
  henley: [],
  jersey: ['football shirt', 'football top'],
  sweater: ['jumper'],
  turtleneck: ['roll-neck', 'roll neck', 'rollneck', 'polo neck', 'polo-neck'],
  'sweater vest': ['knitted vest', 'slipover'],
  cardigan: [],
  sweatshirt: [],
  hoodie: [],
  fleece: [],
  // Trousers are cut for the office, pants for everything else
  trousers: [],
  pants: ['track trousers', 'cargo trousers', 'hiking trousers', 'tracksuit bottoms'],
  jeans: [],
  chinos: [],
  culottes: [],
  joggers: [],
  leggings: [],
  shorts: ['cycling shorts'],
  skirt: [],
  // Dresses
  dress: [],
  gown: [],
  sundress: ['pinafore'],
  // Jackets and coats
  blazer: [],
  jacket: ['dinner jacket', 'anorak', 'cagoule', 'body warmer'],
  bomber: [],
  overshirt: [],
  windbreaker: ['windcheater'],
  coat: [],
  peacoat: [],
  parka: [],
  raincoat: ['mackintosh', 'a mac'],
  // Shoes and legs
  sneakers: ['trainers', 'plimsolls'],
  shoes: [],
  loafers: [],
  oxfords: [],
  derbies: [],
  wingtips: ['brogues'],
  flats: [],
  pumps: ['court shoes', 'court heels'],
  heels: [],
  mules: [],
  espadrilles: [],
  sandals: [],
  slippers: ['house shoes'],
  boots: ['wellies', 'wellingtons'],
  socks: ['sports socks'],
  tights: [],
  // What finishes a look
  layer: [],
  scarf: [],
  'neck gaiter': ['snood'],
  hat: ['bobble hat'],
  beanie: ['woolly hat'],
  beret: [],
  cap: [],
  cloche: [],
  headscarf: [],
  skullcap: [],
  gloves: [],
  mittens: [],
  umbrella: ['brolly'],
  bag: ['handbag', 'bum bag'],
  tote: [],
  backpack: ['rucksack'],
  briefcase: [],
  clutch: [],
};

const TWO_WORDS = /(sweater vest|neck gaiter)$/;

/** What it is, in a word or two: 'coat' of 'camel wool coat', 'neck gaiter' of 'black fleece neck gaiter'. */
export function garmentNoun(name: string): string {
  return TWO_WORDS.exec(name)?.[0] ?? name.split(' ').at(-1) ?? name;
}

/** The same of a worn piece, in her own word where she has one for it. */
export const nounOf = ({ name, noun }: { name: string; noun?: string }): string => noun ?? garmentNoun(name);

const one = (noun: string): string => noun.toLowerCase().replace(/([^s])s$/, '$1');
/** 'Jean' and 'jeans'. */
export const isSameNoun = (a: string, b: string): boolean => one(a) === one(b);

/** Trousers, shoes, tights: they take no article, and 'are'. */
export function isPlural(name: string): boolean {
  return /[^s]s$/.test(name);
}

const PATTERN =
  /striped|wide-stripe|plaid|checked|checkerboard|gingham|tweed|seersucker|floral|print|Breton|soccer|jacquard/;

/** How a patterned piece is told from others of its noun: 'striped' of 'navy and white striped shirt'. */
export function patternAdjective(name: string): string {
  return PATTERN.exec(name)?.[0] ?? 'patterned';
}

const CLOTHS =
  /\b(linen|corduroy|flannel|denim|suede|leather|velvet|satin|silk|cashmere|merino|lambswool|tweed|poplin|seersucker|mohair|chambray|gabardine|fleece|wool)\b/;

/** The cloth that a piece is named after; undefined of one that is not. */
export function clothWord(name: string): string | undefined {
  return CLOTHS.exec(name)?.[0];
}
