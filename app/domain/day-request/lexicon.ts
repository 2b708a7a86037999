// Every phrase that is understood, with what it means; the reader takes the longest that fits.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import { STYLE_IDS, type StyleId } from '../preferences/style.ts';
import { CODE_WORDS } from './code-words.ts';
import { COLOR_WORD_IDS, type ColorWord } from './color-words.ts';
import { DRESS_CODES, type DressCode } from './day-request.ts';
import { GARMENT_WORD_IDS, GARMENT_WORDS, type GarmentWordId } from './garment-words.ts';
import { OCCASION_WORDS } from './occasion-words.ts';
import {
  COLORFUL_WORDS,
  COOLER_WORDS,
  DULL_WORDS,
  FEELS_COLD_WORDS,
  FEELS_HOT_WORDS,
  STYLE_WORDS,
  WARMER_WORDS,
  WET_WORDS,
} from './turns-of-phrase.ts';

export type Meaning =
  | { is: 'occasion'; occasion: DayOccasion; codes: readonly DressCode[] }
  | { is: 'code'; codes: readonly DressCode[] }
  | { is: 'style'; style: StyleId }
  | { is: 'color'; color: ColorWord }
  | { is: 'colorful'; colorful: 'more' | 'less' }
  | { is: 'garment'; garment: GarmentWordId }
  | { is: 'warmth'; warmth: 'warmer' | 'cooler'; feels: boolean }
  | { is: 'wet' }
  | { is: 'yesterday'; yesterday: 'again' | 'other' }
  | { is: 'evening' }
  | { is: 'not' }
  | { is: 'stop' }
  | { is: 'then' }
  | { is: 'idle' };

/** Begin what she does not want; it ends with the clause. */
const NOT_WORDS =
  'no|not|without|never|avoid|skip|less|nothing|instead of|rather than|dont|do not|anything but|everything but|all but|except|except for|other than|apart from|hate|sick of|tired of|fed up with|enough of|had enough of|zero|nor|allergic to|allergy to|intolerant of|hates|dislike|dislikes|cannot stand|cannot wear|cannot bear|cant bear|does not wear|never wears|refuses|detest|detests|loathe|loathes|not a fan of|no more|not in the mood for|in no mood for|cant wear|can not wear|cant walk in|cannot walk in|can not walk in|can barely walk in|can hardly walk in|unable to walk in|cant do|dont own|do not own|dont have|do not have|havent got|wore|i wore|already wore|worn already|cant stand|wont wear|no need for|isnt|doesnt|leave out|neither';
/** End it: what follows is wanted again; right behind a word that begins it ('not in a dress') they end nothing. */
const STOP_WORDS =
  'but|with|please|only|just|more|in|wear|want|for|at|instead|some|any|a|an|lots of|something|rather|nothing but';
const THEN_WORDS = 'then|and after that|after that|afterward|followed by|later|and then|before';
const EVENING_WORDS = 'tonight|this evening|in the evening|evening';
const AGAIN_WORDS =
  'like yesterday|same as yesterday|same look as yesterday|same outfit as yesterday|outfit from yesterday|same thing as yesterday|repeat yesterdays look|as yesterday|yesterdays look|yesterdays outfit|yesterday again|what i wore yesterday|repeat yesterday';
const OTHER_WORDS =
  'not like yesterday|unlike yesterday|different from yesterday|different than yesterday|other than yesterday|not yesterdays look|not the same as yesterday|nothing like yesterday|not what i wore yesterday|something different from yesterday|something different than yesterday|something other than yesterday|something else than yesterday|not the same thing as yesterday|no repeat of yesterday';
/** Hold a word of ours and mean none of it. */
const IDLE_PHRASES =
  'canoe club|kayak club|climbing club|mountaineering club|alpine club|ski club|skiing club|sailing club|yacht club|rowing club|golf club|photo club|film club|wine club|gardening club|drama club|debating club|buy flowers|buying flowers|flowers for|flat soles|thin soles|flat thin soles|lab coat|hospital gown|wet market|white hair|hair tied|dog hair|green salad|black coffee|hot water|cold water|cold drink|white lies|gloves and bags|need to run|have to run|may have to run|might have to run|its gray|it is gray|gray and drizzly|gray and rainy|gray and wet|gray and cold|gray sky|gray skies|gray day|gray weather|gray morning|blue sky|blue skies|green hills|black clouds|blue hour|no shower|practice run|test run|trial run|long hours|white noise|red light|red cross|black friday|boxing day|golden hour|golden retriever|gold medal|silver wedding|orange peel|stone floors|stone steps|stone church|stone walls|stone cold|cold stones|runs a|runs an|runs the|runs her|runs his|run a|run an|run the|run my|running a|running the|wake up|waking up|i wake|buried in|buried under|if they work|if it works|if that works|that works|works for me|his work|her work|husbands work|wifes work|partners work|boyfriends work|surprise me with|at lunch|over lunch|lunch break|dont have time|dont have to|dont have much time|coming home|come home|going home|go home|back home|drive home|walk home|home by|up to date|dry run|dress code|dress me|dress up for|get dressed|getting dressed|what to wear|to wear|to dress|i dress|dress well|dress nicely|a la carte|suit me|suits me|cool with|play it safe|fair enough|of course|at the end|cold brew|hot chocolate|in case|ball park|easy on|warm up|run to|run into|running late|in the long run|run around|running around|no idea|meeting the|meeting my|meeting a|meeting up|after dark|in the dark|dark outside|dont know|dont care|dont mind|not sure|no plans|not much|no rush|no matter|why not|not only|no problem|its not cold|its not that cold|its not hot|its not that hot|car park|park the car|due date|red carpet event|a flat|the flat|my flat|her flat|his flat|heated flat|stone floor|olive grove|plum rains|rose seller|rose garden|blue dark|dark festival|bright all night|bright night|black ice|red earth|gray cold|white water|orange juice|gown over|graduation gown|ice cream|dresses at home|dresses at|dresses like|dresses as|hard hat|hard hats|at the top|to the top|on top|one walk|walk for coffee|new york|new zealand|new delhi|old town|mother in law|mothers house|wind like|good weather|bad weather|white water rafting|black belt|blue badge|green card|orange line|red line|brown bear|stoma bag|sleeping bag|bag of|hand bag search|hat trick|cap and gown|sock shop|tie the knot|jumper cables|trainers at the gym|dress rehearsal|dress a salad|suit yourself|follow suit|cold front|cold snap|warm welcome|cool box|cool bag|cool bar|heavy metal detector|pink eye|yellow line|green line|blue line|up top|support up top|doors open at|doors at|cotton candy|cotton field|cotton fields|cotton wool|a day in the|a day in a';

/** By phrase, the dress codes that it stands for: a paramedic walks, and washes it all. */
const CODES_OF = new Map<string, DressCode[]>();
for (const code of DRESS_CODES)
  for (const phrase of CODE_WORDS[code].split('|'))
    CODES_OF.set(phrase, [...(CODES_OF.get(phrase) ?? []), code]);

/** By phrase, the occasion that it stands for, with the codes that the phrase has besides. */
const OCCASIONS_OF = new Map<string, Extract<Meaning, { is: 'occasion' }>>();
for (const { words, occasion, codes = [] } of OCCASION_WORDS)
  for (const phrase of words.split('|'))
    if (!OCCASIONS_OF.has(phrase))
      OCCASIONS_OF.set(phrase, {
        is: 'occasion',
        occasion,
        codes: [...new Set([...codes, ...(CODES_OF.get(phrase) ?? [])])],
      });

/** 'Unheated church', 'biking to work': what ends with the word of an occasion is that occasion too. */
function meaningOfCodes(phrase: string, codes: readonly DressCode[]): Meaning {
  const words = phrase.split(' ');
  const ends = words.slice(1).map((_, at) => OCCASIONS_OF.get(words.slice(at + 1).join(' ')));
  const found = ends.find((occasion) => occasion !== undefined);
  // Who hosts a dinner is at home.
  return found && !codes.includes('hosting')
    ? { ...found, codes: [...new Set([...codes, ...found.codes])] }
    : { is: 'code', codes };
}

function lexicon(): ReadonlyMap<string, Meaning> {
  const phrases = new Map<string, Meaning>();
  const add = (words: string, meaning: Meaning) => {
    for (const phrase of words.split('|')) if (!phrases.has(phrase)) phrases.set(phrase, meaning);
  };
  add(IDLE_PHRASES, { is: 'idle' });
  add(OTHER_WORDS, { is: 'yesterday', yesterday: 'other' });
  add(AGAIN_WORDS, { is: 'yesterday', yesterday: 'again' });
  for (const [phrase, meaning] of OCCASIONS_OF) add(phrase, meaning);
  for (const color of COLOR_WORD_IDS) add(color, { is: 'color', color });
  add(COLORFUL_WORDS, { is: 'colorful', colorful: 'more' });
  add(DULL_WORDS, { is: 'colorful', colorful: 'less' });
  for (const garment of GARMENT_WORD_IDS) add(GARMENT_WORDS[garment].words, { is: 'garment', garment });
  for (const [phrase, codes] of CODES_OF) add(phrase, meaningOfCodes(phrase, codes));
  for (const style of STYLE_IDS) add(STYLE_WORDS[style], { is: 'style', style });
  add(FEELS_COLD_WORDS, { is: 'warmth', warmth: 'warmer', feels: true });
  add(FEELS_HOT_WORDS, { is: 'warmth', warmth: 'cooler', feels: true });
  add(WARMER_WORDS, { is: 'warmth', warmth: 'warmer', feels: false });
  add(COOLER_WORDS, { is: 'warmth', warmth: 'cooler', feels: false });
  add(WET_WORDS, { is: 'wet' });
  add(EVENING_WORDS, { is: 'evening' });
  add(NOT_WORDS, { is: 'not' });
  add(THEN_WORDS, { is: 'then' });
  add(STOP_WORDS, { is: 'stop' });
  return phrases;
}

export const LEXICON = lexicon();
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));
