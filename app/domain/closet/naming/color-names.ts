// Colors as people name them, by the color of our palette that is nearest.
import type { ColorName } from '../../wardrobe/palette.ts';

// oxfmt-ignore
const NAMES: Readonly<Record<ColorName, string>> = {
  white: 'white|snow white|optic white|pure white|bright white',
  cream: 'cream|ivory|off white|offwhite|ecru|eggshell|vanilla|creme|bone|chalk|alabaster|pearl white|natural|winter white|milk|broken white',
  oat: 'oat|oatmeal|porridge|flax|biscuit|heather beige|sesame|undyed',
  stone: 'stone|khaki|putty|greige|pebble|dark beige|desert',
  sand: 'sand|beige|nude|champagne|wheat|parchment|skin colored|light beige|beige melange',
  camel: 'camel|caramel|fawn|toffee|honey|latte|leopard|light brown',
  tan: 'tan|tawny|hazel|saddle|sienna tan',
  cognac: 'cognac|whisky|whiskey|saddle brown|tobacco brown',
  brown: 'brown|coffee|walnut|chestnut|bronze|cinnamon|mocha|tobacco|umber|nut brown|hazelnut',
  chocolate: 'chocolate|chocolate brown|dark brown|espresso|cocoa|mahogany',
  taupe: 'taupe|mushroom|fossil|grey brown|gray brown',
  silver: 'silver|light grey|light gray|pale grey|pale gray|dove grey|dove gray|pearl grey|pearl gray|ash grey|platinum',
  grey: 'grey|gray|heather grey|heather gray|marl grey|pewter|steel grey|steel gray|mid grey|heather',
  charcoal: 'charcoal|charcoal grey|charcoal gray|anthracite|graphite|dark grey|dark gray|gunmetal|slate|slate grey|slate gray',
  black: 'black|jet black|onyx|ebony',
  navy: 'navy|navy blue|dark blue|midnight|midnight blue|french navy|marine|marine blue|ink|ink blue|dark navy|blue black',
  indigo: 'indigo|indigo blue|dark denim|raw denim|dark wash|rinse wash|dark blue denim',
  denim: 'mid blue|medium blue|mid wash|medium wash|stonewash|stonewashed|stone washed|denim blue',
  bleached: 'light wash|bleached|acid wash|washed blue|faded blue|light denim|light blue denim|bleach wash|ice wash',
  sky: 'serenity blue|cerulean|lt blue|sky blue|light blue|pale blue|baby blue|powder blue|ice blue|azure|cornflower|cornflower blue|pastel blue|duck egg|duck egg blue|soft blue',
  cobalt: 'cobalt|cobalt blue|blue|royal blue|electric blue|bright blue|sapphire|ultramarine|klein blue|lapis',
  teal: 'teal|petrol|petrol blue|turquoise|peacock|peacock blue|aqua|aquamarine|cyan|lagoon|sea green|teal blue|blue green|ocean',
  sage: 'sage|sage green|mint|mint green|light green|pistachio|eucalyptus|celadon|pale green|seafoam|pastel green|sea foam|grey green|gray green',
  olive: 'olive|olive green|army green|khaki green|military green|moss|moss green|loden green|drab|camo|camouflage|fatigue green|dark khaki',
  forest: 'forest|forest green|green|dark green|bottle green|hunter green|racing green|british racing green|pine|pine green|spruce|evergreen|deep green',
  emerald: 'emerald|emerald green|bright green|kelly green|jade|jade green|grass green|malachite|neon green|lime|lime green|apple green|parrot green|chartreuse',
  butter: 'butter|hi vis|butter yellow|yellow|lemon|lemon yellow|pale yellow|primrose|canary|canary yellow|neon yellow|pastel yellow|light yellow|banana|hi vis yellow',
  mustard: 'mustard|mustard yellow|gold|golden|ochre|ocher|saffron|turmeric|amber|curry|marigold|dark yellow|bright yellow|sunflower|haldi',
  rust: 'rust|rust red|orange|burnt orange|copper|pumpkin|tangerine|paprika|ginger|rust orange|dark orange|spice|bright orange',
  clay: 'clay|terracotta|terra cotta|brick|brick red|adobe|sienna|burnt sienna',
  coral: 'coral|peach|salmon|salmon pink|apricot|melon|papaya|light orange|neon orange|coral pink|cantaloupe|pastel orange',
  red: 'red|scarlet|crimson|tomato|tomato red|cherry red|fire red|vermilion|poppy|lipstick red|bright red|ruby|ruby red|chili red',
  berry: 'berry|raspberry|cranberry|mulberry|cherry|dark pink red|beet|beetroot',
  burgundy: 'burgundy|bordeaux|maroon|wine|wine red|oxblood|claret|merlot|dark red|garnet|marsala|port wine|deep red',
  plum: 'plum|purple|aubergine|eggplant|violet|grape|dark purple|damson|deep purple|royal purple|brinjal',
  blush: 'blush|blush pink|light pink|pale pink|baby pink|nude pink|powder pink|petal pink|shell pink|soft pink|pastel pink|dusty pink',
  rose: 'rose|pink|dusty rose|old rose|dusky pink|bubblegum|bubblegum pink|rose gold|antique pink|mid pink|rani pink light',
  fuchsia: 'fuchsia|hot pink|magenta|neon pink|shocking pink|bright pink|cerise|rani|rani pink|barbie pink',
  lilac: 'lilac|lavender|light purple|mauve|periwinkle|orchid|pastel purple|wisteria|pale purple|heliotrope',
};

/** What is denim is blue in its own way. */
const OF_DENIM: Readonly<Record<string, ColorName>> = {
  blue: 'denim',
  'light blue': 'bleached',
  'pale blue': 'bleached',
  'dark blue': 'indigo',
  navy: 'indigo',
};
/** Said of denim alone. */
const SHADES: Readonly<Record<string, ColorName>> = {
  light: 'bleached',
  pale: 'bleached',
  washed: 'bleached',
  faded: 'bleached',
  dark: 'indigo',
};

/** The colors of a skin that a print has, its ground first. */
const SKINS: Readonly<Record<string, readonly ColorName[]>> = {
  leopard: ['camel', 'black', 'tan', 'chocolate'],
  cheetah: ['camel', 'black', 'tan', 'chocolate'],
  tiger: ['rust', 'black', 'camel', 'chocolate'],
  giraffe: ['sand', 'brown', 'tan', 'chocolate'],
  zebra: ['white', 'black', 'cream', 'charcoal'],
  cow: ['white', 'black', 'cream', 'charcoal'],
  snake: ['stone', 'charcoal', 'taupe', 'black'],
  snakeskin: ['stone', 'charcoal', 'taupe', 'black'],
  python: ['stone', 'charcoal', 'taupe', 'black'],
};
export const skinIn = (words: readonly string[]): readonly ColorName[] | undefined =>
  words.map((word) => SKINS[word]).find((skin) => skin !== undefined);

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([color, names]) =>
    names.split('|').map((name) => [name, color as ColorName] as const),
  ),
);
export const COLOR_WORDS: ReadonlySet<string> = new Set(
  [...BY_NAME.keys()].flatMap((name) => name.split(' ')),
);
export const isColorWord = (word: string): boolean => COLOR_WORDS.has(word);

export interface NamedColors {
  /** In the order in which they are named. */
  colors: ColorName[];
  /** As they were said. */
  said: string[];
  /** The words that name none. */
  rest: string[];
}

/** The colors in the words of a name, the longest first: 'dark blue' is one. */
export function colorsIn(words: readonly string[]): NamedColors {
  const isDenim = words.some((word) => /^(jeans?|denims?|jorts)$/.test(word));
  const named: NamedColors = { colors: [], said: [], rest: [] };
  let at = 0;
  while (at < words.length) {
    const found = [3, 2, 1]
      .filter((length) => at + length <= words.length)
      .map((length) => ({ length, name: words.slice(at, at + length).join(' ') }))
      .map(({ length, name }) => ({
        length,
        name,
        color: (isDenim ? OF_DENIM[name] : undefined) ?? BY_NAME.get(name),
      }))
      .find(({ color }) => color !== undefined);
    if (found?.color) {
      named.colors.push(found.color);
      named.said.push(found.name);
      // 'Light denim' is a color and a cloth.
      if (found.name.endsWith('denim')) named.rest.push('denim');
    } else named.rest.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  if (isDenim && named.colors.length === 0)
    named.colors.push(...named.rest.flatMap((word) => SHADES[word] ?? []));
  return named;
}
