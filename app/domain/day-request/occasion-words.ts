// Occasions, dress codes, colors and turns of phrase, as people say them.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { ColorName } from '../wardrobe/palette.ts';
import type { DressCode } from './day-request.ts';

interface Occasion {
  occasion: DayOccasion;
  words: string;
  codes?: readonly DressCode[];
}

/** The first whose words are the longest fit wins; what lies in no line is left to the chips. */
export const OCCASION_WORDS: readonly Occasion[] = [
  {
    occasion: 'wedding',
    words: 'indian wedding|hindu wedding|mehndi|sangeet',
    codes: ['festive', 'covered'],
  },
  {
    occasion: 'wedding',
    words: 'wedding|weddings|wedding guest|bridesmaid|marriage|nuptials|wedding reception|rehearsal dinner',
  },
  {
    occasion: 'work',
    words: 'funeral|burial|memorial|memorial service|wake|shiva|graveside|condolence visit',
    codes: ['mourning'],
  },
  {
    occasion: 'usual',
    words:
      'mosque|church|temple|synagogue|gurdwara|cathedral|mass|sunday service|prayers|monastery|shrine|pilgrimage|eid prayer',
    codes: ['covered'],
  },
  { occasion: 'dinner', words: 'iftar|seder|eid dinner', codes: ['covered', 'festive'] },
  {
    occasion: 'date',
    words: 'date|date night|first date|second date|anniversary|anniversary dinner|valentines|proposal',
  },
  {
    occasion: 'evening',
    words:
      'gala|black tie|white tie|ball|opening night|premiere|award ceremony|awards|fundraiser|cocktail|cocktails|cocktail party',
    codes: ['black-tie'],
  },
  {
    occasion: 'concert',
    words: 'concert|opera|ballet|theater|theatre|musical|symphony|recital|play|philharmonic|gig|show',
  },
  {
    occasion: 'party',
    words:
      'party|parties|birthday|birthday party|bachelorette|bachelorette party|hen do|hen night|engagement party|house party|new years eve|nye|club|clubbing|dancing|disco|graduation|graduation party|quinceanera|prom|baby shower|bridal shower|holiday party|christmas party|office party',
    codes: ['festive'],
  },
  {
    occasion: 'party',
    words: 'white party|all white party|everybody in white',
    codes: ['all-white', 'festive'],
  },
  {
    occasion: 'dinner',
    words:
      'dinner|supper|restaurant|dinner out|meal out|thanksgiving|thanksgiving dinner|christmas dinner|dinner party|tasting menu',
  },
  {
    occasion: 'evening',
    words: 'drinks|bar|night out|evening out|pub|wine bar|happy hour|going out|out tonight|casino',
  },
  { occasion: 'run', words: 'run|running|jog|jogging|marathon|half marathon|5k|10k|parkrun|race' },
  {
    occasion: 'gym',
    words:
      'gym|workout|work out|yoga|pilates|crossfit|spinning|spin class|training|weights|barre|zumba|tennis|padel|badminton|basketball|volleyball|climbing gym|bouldering|dance class',
  },
  {
    occasion: 'walk',
    words:
      'walk|long walk|dog walk|walk the dog|walking the dog|hike|hiking|trek|trekking|stroll|nordic walking|nature walk',
    codes: ['walkable'],
  },
  {
    occasion: 'outdoors',
    words:
      'picnic|zoo|beach|park|barbecue|bbq|cookout|festival|market|flea market|sightseeing|playground|amusement park|theme park|stadium|football game|ball game|soccer game|baseball game|parade|fair|farmers market|outdoors|outside all day|boat|boat trip|sailing|ferry ride|fishing|garden party|christmas market|pumpkin patch',
  },
  {
    occasion: 'outdoors',
    words:
      'gardening|garden work|farm|stable|stables|horse riding|horseback riding|riding lesson|painting the house|moving day|moving house|allotment|camping|mud|muddy',
    codes: ['messy'],
  },
  {
    occasion: 'home',
    words:
      'home|at home|working from home|work from home|wfh|home office|day off|day in|couch|lazy day|sick day|staying in|stay in|netflix|video call|video calls|zoom|zoom calls|remote',
  },
  {
    occasion: 'travel',
    words:
      'flight|flying|fly|plane|airport|long flight|train|train ride|road trip|long drive|travel|traveling|travelling|bus ride|coach trip|layover|red eye',
    codes: ['comfortable'],
  },
  {
    occasion: 'work',
    words:
      'work|office|meeting|meetings|client lunch|client meeting|client|clients|business lunch|lunch with a client|interview|job interview|presentation|pitch|conference|court|boss|board meeting|workshop|desk|shift|teaching|class i teach|networking|trade show|parent teacher conference',
  },
  {
    occasion: 'usual',
    words:
      'errands|school run|shopping|groceries|grocery store|lunch|brunch|coffee|museum|gallery|library|dentist|doctor|doctors appointment|appointment|haircut|school|college|university|class|classes|lecture|lectures|exam|kids|movies|movie|cinema|city trip|mall|lunch with friends|coffee with a friend|visit|grandma|in laws|family lunch|matinee|bookstore|study|studying',
  },
];

export const CODE_WORDS: Record<DressCode, string> = {
  covered:
    'modest|modestly|covered|covered up|cover my shoulders|covered shoulders|shoulders covered|long sleeves',
  mourning: 'mourning|in mourning',
  festive: 'festive|sparkle|sparkly|glitter|celebrate|glam|glamorous|sequins|bold',
  'black-tie': 'formal|very formal|black tie|elegant|dressy|dressed up|dress up|fancy|evening wear',
  'all-white': 'all white|all in white|white only|only white|head to toe white',
  comfortable: 'comfortable|comfy|cozy|cosy|easy|relaxed|loose|soft|stretchy|pregnant|bloated|tired',
  walkable:
    'lots of walking|a lot of walking|walking a lot|on my feet|on foot|on my feet all day|walk a lot|cobblestones|standing all day',
  cycling:
    'bike|by bike|cycling|cycle|bicycle|biking|on my bike|bike ride|ride my bike|scooter|motorbike|moped',
  messy: 'messy|dirty|paint|painting|dust|get dirty|toddler|toddlers|baby|finger paint|clay|pottery',
};

export const STYLE_WORDS: Record<StyleId, string> = {
  casual: 'casual|laid back|laid-back|everyday|low key|low-key|simple',
  professional: 'professional|businesslike|business|polished|corporate|business casual|serious|smart',
  trendy: 'trendy|fashionable|stylish|edgy|cool girl|streetwear|of the moment',
  classic: 'classic|timeless|preppy|french|parisian|minimal|minimalist|understated|old money',
  sporty: 'sporty|athleisure|athletic',
  'go-wild': 'wild|go wild|crazy|eccentric|daring|maximalist|statement|surprise me|something different',
};

/** Words of colors; one word may stand for several of the palette. */
export const COLOR_WORDS: Record<string, readonly ColorName[]> = {
  black: ['black'],
  'all black': ['black'],
  white: ['white'],
  ivory: ['cream'],
  cream: ['cream'],
  'off white': ['cream'],
  'off-white': ['cream'],
  beige: ['sand', 'oat', 'stone'],
  nude: ['sand', 'oat'],
  oat: ['oat'],
  stone: ['stone'],
  sand: ['sand'],
  camel: ['camel'],
  tan: ['tan'],
  cognac: ['cognac'],
  khaki: ['sand', 'olive'],
  brown: ['brown', 'chocolate', 'cognac'],
  chocolate: ['chocolate'],
  taupe: ['taupe'],
  gray: ['grey', 'charcoal', 'silver'],
  grey: ['grey', 'charcoal', 'silver'],
  'dark gray': ['charcoal'],
  'dark grey': ['charcoal'],
  'light gray': ['silver'],
  'light grey': ['silver'],
  charcoal: ['charcoal'],
  silver: ['silver'],
  navy: ['navy'],
  'navy blue': ['navy'],
  'dark blue': ['navy', 'indigo'],
  'light blue': ['sky', 'bleached'],
  blue: ['cobalt', 'sky', 'navy', 'denim'],
  cobalt: ['cobalt'],
  'royal blue': ['cobalt'],
  turquoise: ['teal'],
  teal: ['teal'],
  green: ['forest', 'emerald', 'sage', 'olive'],
  'dark green': ['forest', 'emerald'],
  sage: ['sage'],
  olive: ['olive'],
  emerald: ['emerald'],
  yellow: ['butter', 'mustard'],
  mustard: ['mustard'],
  gold: ['mustard'],
  golden: ['mustard'],
  orange: ['rust', 'coral'],
  rust: ['rust'],
  terracotta: ['clay', 'rust'],
  coral: ['coral'],
  peach: ['coral', 'blush'],
  red: ['red'],
  'dark red': ['burgundy', 'berry'],
  burgundy: ['burgundy'],
  wine: ['burgundy', 'berry'],
  maroon: ['burgundy'],
  berry: ['berry'],
  purple: ['plum', 'lilac'],
  plum: ['plum'],
  lilac: ['lilac'],
  lavender: ['lilac'],
  pink: ['blush', 'rose', 'fuchsia'],
  'hot pink': ['fuchsia'],
  fuchsia: ['fuchsia'],
  magenta: ['fuchsia'],
  rose: ['rose'],
  blush: ['blush'],
  pastel: ['blush', 'sky', 'lilac', 'butter'],
  pastels: ['blush', 'sky', 'lilac', 'butter'],
};

export const WARMER_WORDS =
  'warmer|warm|extra warm|keep me warm|i am cold|cold|freezing|snug|i feel cold|always cold|shivering|layers|bundle up|ac is strong|chilly|icy';
export const COOLER_WORDS =
  'cooler|cool|lighter|light|i am hot|hot|boiling|sweating|sweaty|airy|breathable|not too warm|humid|sweltering|scorching|stuffy';
export const WET_WORDS =
  'rain|raining|rainy|if it rains|snow|snowing|snowy|wet|storm|stormy|drizzle|pouring|downpour|thunderstorm|slush|showers';
export const COLORFUL_WORDS =
  'color|colors|colour|colours|colorful|colourful|bright|bright colors|brighter|vivid';
export const DULL_WORDS =
  'neutral|neutrals|neutral colors|muted|toned down|monochrome|earth tones|quiet colors';

/** Carry no meaning of their own: a word that is neither here nor understood is told to her. */
export const IDLE_WORDS = new Set(
  `a an the i im me my mine we us our you it its is am are be was will would ill id going go to at in on of for with from by and or then after before
  later plus also but so today tonight tomorrow this that these those morning afternoon evening night day noon midday lunchtime early late
  around about near somewhere something anything some any please want need like wear wearing love have has having got get give make put
  let lets do does did can could should may might must feel feeling want wanna gonna think maybe really very quite bit little lot lots more less
  much too enough just only not no dont never nothing without instead rather than avoid skip except out into up over all day long time week
  weekend monday tuesday wednesday thursday friday saturday sunday friends friend family husband wife boyfriend girlfriend mom mum dad sister
  brother daughter son kids colleagues team people person new old nice good great best pretty cute look looks outfit clothes dressed dress's
  through until till between am pm oclock degrees degree minus below zero celsius fahrenheit c f per when where while because as if there here
  first second last next again same other different house place city town outside inside indoors one two three four five six seven eight nine ten
  eleven twelve under above down off back through our their her his she he they them what whats how who both each every another visiting meeting
  meet see seeing taking take pick picking run's kind sort plan plans hour hours half quarter past show's event occasion fun`.split(
    /\s+/,
  ),
);
