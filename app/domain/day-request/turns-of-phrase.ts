// Styles, warmth, weather and turns of phrase, as people say them; and the words that mean nothing.
import type { StyleId } from '../preferences/style.ts';
import { products } from './phrases.ts';

export const STYLE_WORDS: Record<StyleId, string> = {
  casual:
    'casual|casually|dress casual|dress casually|dress down|underdressed|chill|laid back|laid-back|everyday|low key|low-key|simple',
  professional:
    'look older|look grown up|grown-up|grown up|adult|not look a kid|not look like a kid|dont want to look a kid|dont want to look like a kid|look my age|decent|look decent|look honest|credible|trustworthy|professional|businesslike|business|polished|corporate|business casual|serious|smart|professionally|presentable|respectable|sharp|put together|put-together|authoritative',
  trendy:
    'trendy|look hot|look sexy|something cool|look cool|cool outfit|sexy|hip outfit|hip look|look hip|something hip|fashionable|fashion forward|stylish|edgy|cool girl|streetwear|of the moment|hip',
  classic:
    'classic|smart casual|timeless|chic|sleek|refined|quiet luxury|preppy|french|parisian|minimal|minimalist|understated|old money',
  sporty: 'sporty|athleisure|athletic',
  'go-wild':
    'weird|strange|freaky|outrageous|out there outfit|extravagant|over the top|mad|bonkers|insane|wild|go wild|quirky|funky|crazy|eccentric|daring|maximalist|statement|surprise me|something different',
};

/** What she wants of her clothes: 'not so warm' is the other one. */
export const WARMER_WORDS =
  'warmer|warm|warmly|extra warm|keep me warm|snug|layers|bundle up|dress warm|dress warmly|thick|thicker|another layer|toasty';
export const COOLER_WORDS =
  'cooler|cool|lighter|light|lightly|airy|breathable|dress light|dress lightly|less warm|thin|thinner|fewer layers';
/** How she feels or may feel: 'so that I am not cold' is no wish for less. */
export const FEELS_COLD_WORDS =
  'i am cold|i was cold|froze|frozen|was freezing|cold|freezing|freeze|i feel cold|always cold|i run cold|run cold|runs cold|running cold|get cold|get cold easily|shivering|shiver|ac is strong|air conditioning|aircon|chilly|icy|frosty|warm enough|hands freeze|my hands freeze|cold hands|always cold hands|cold feet always|raynaud|raynauds|poor circulation|anemic|anaemic|feels the cold|feel the cold|wind kills me';
export const FEELS_HOT_WORDS =
  'i am hot|i was hot|sweated|roasting|hot|boiling|sweating|sweat|sweaty|not too warm|humid|sweltering|scorching|overheat|overheating|i run warm|i run hot|run warm|run hot|runs warm|runs hot|running warm|running hot|always warm|always hot|get hot|get hot easily|muggy|heat wave|heatwave|hot flashes|hot flushes|hot flash|menopausal|menopause|sweats|sweats a lot|sweat a lot|i sweat a lot|perspire|perspires|feels the heat|gets hot';
export const WET_WORDS =
  'sideways rain|raining sideways|horizontal rain|horizontal drizzle|it pours|pours|pouring down|spitting rain|spitting|drizzly|sleet|slush|slushy|hail|monsoon|torrential|soaked|drenched|showers on and off|a shower or two|shower or two|one shower|storms|storms announced|rain every hour|rain every single hour|rain|light rain|heavy rain|light snow|heavy snow|might rain|raining|rainy|if it rains|snow|snowing|snowy|wet|storm|stormy|drizzle|pouring|downpour|thunderstorm|showers|bucketing|hosing down|tipping down';
export const COLORFUL_WORDS = 'colorful|color|colors|bright|bright colors|brighter|vivid|lots of color';
export const DULL_WORDS = `neutral|neutrals|muted|toned down|monochrome|earth tones|blend in|blends in|inconspicuous|${products('dull|drab|muted|subdued|neutral|quiet|earthy|natural|inconspicuous|unobtrusive', 'color|colors|tones|shades')}`;

/** Carry no meaning of their own, in the singular: a word that is neither here nor understood is told to her. */
export const IDLE_WORDS = new Set(
  `a an the i im ive me my mine we us our you your it its is am are be been being was were will would ill id going go goes to at in on of for with from
    by and or nor then than after before later plus also but so such today tonight tomorrow this that these those thats morning afternoon evening
    night day noon midday lunchtime early late around about near somewhere something anything everything some any please thank thanks want need like
    wear wearing love prefer hope have has having had got get gotta give make made put let lets do does did can could should may might must feel
    feeling wanna gonna think maybe perhaps possibly really very quite pretty kinda bit little lot more less most much too enough just only not no
    dont never nothing without instead rather avoid skip except out into up over off all long time week weekend month year monday tuesday wednesday
    thursday friday saturday sunday say says said saying twice already together along getting giving still while metro tram subway subte bus buses cab
    taxi car platform station street lane river stick many group alone nobody somebody anybody sit sits sitting read reads change use using needs
    needed world life god knows own km mile mins minutes thing walking heat wind windy sun sunny shade summer winter spring autumn july june january
    february march-month kitchen room hands feet arms legs elbows start finish beginner energy real first obviously expected announced sleep whole
    crowded packed everywhere dawn friend bestie family husband wife boyfriend girlfriend partner mom mum mother dad father parent sister brother
    daughter son kid child children cousin aunt uncle niece nephew grandma grandpa grandmother grandfather grandparent in-law law girl guy lady
    colleague coworker team people person roommate neighbor teacher new old nice good great best better cute big small favorite look outfit clothe
    clothes clothing wears everybody everyone keep keeps job belly foot swell swollen dressed piece stuff item color-coded through until till between
    pm oclock degree minus below zero celsius fahrenheit c f per when where because since as if there here second third last next again same other
    another different house place city town downtown outside inside indoor indoors one two three four five six seven eight nine ten eleven twelve
    under above down back their her his she he they them what whats how who both each every visiting meet see seeing take taking taken pick picking
    drive driving drop kind sort plan hour half quarter past show event occasion fun busy full quick short easy-going straight comes come coming end
    starting starts happening happen sushi pizza tapas ramen husbands wifes photo theme try didnt cant mood rest waiting bank flatmate weather
    forecast supposed matter fine okay ok yes hi hey hello hmm ceremony dressing commute baby cloudy breezy always usually often sometimes kids`.split(
    /\s+/,
  ),
);
