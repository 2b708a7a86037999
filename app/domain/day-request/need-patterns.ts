// Needs that are said in as many ways as there are people: two words that belong together, with others between them.
import type { DressCode } from './day-request.ts';

/** In one clause, words of her own between. */
const gap = (most: number): string => `[^,.;]{0,${most}}?`;

/** One of the words of each list, in that order, each at most so many letters behind the one before. */
const near = (...parts: readonly (string | number)[]): RegExp =>
  new RegExp(
    parts.map((part) => (typeof part === 'number' ? gap(part) : `\\b(?:${part})(?![\\p{L}\\d])`)).join(''),
    'u',
  );

const SUN = 'sun|sunlight|sunshine|uv';
const COOLER = 'ac|aircon|air con|air conditioning|air conditioner|air-conditioning';
const LOUD = 'concert|gig|show|band|club|techno|rave';
const NONE =
  'no|not|nothing|never|without|doesnt|does not|dont|do not|cant|cannot|cant stand|hate|hates|avoid';

const PATTERNS: readonly [DressCode, RegExp][] = [
  [
    'sun-covered',
    near(
      'cover|covers|covered|protect|protects|shield|hide|keep|stay|shade',
      20,
      'from|out of|off|away from',
      5,
      SUN,
    ),
  ],
  ['sun-covered', near('zero|no|avoid|without any', 8, SUN, 1, 'on|for|at all|allowed')],
  [
    'sun-covered',
    near(SUN, 1, 'intolerance|intolerant|allergy|allergic|sensitive|sensitivity|protection|damage'),
  ],
  ['sun-covered', near('allergic|intolerant|sensitive|react', 1, 'to', 12, `${SUN}|light`)],
  [
    'sun-covered',
    near('must not|may not|cannot|can not|cant|mustnt|should not|shouldnt|not allowed', 20, SUN),
  ],
  ['sun-covered', near('get|gets|got|always|badly', 8, 'sunburned|sunburnt|burned by the sun')],
  ['sun-covered', near('pale|fair|white', 1, 'as milk|as snow|as paper|skin|skinned')],
  [
    'heated',
    near(
      'flat|apartment|room|house|office|ward|hall|place|studio|there|inside',
      22,
      'too hot|too warm|boiling|overheated|roasting|like an oven',
    ),
  ],
  ['aired', near('windows?|doors?', 22, 'open|broken|missing|replaced|taken out')],
  ['aired', near('windows?|doors?', 15, 'not|never|wont|cant|cannot', 10, 'close|shut')],
  ['aired', near('open|new', 5, 'windows?|doors')],
  ['aired', near('everything', 4, 'open')],
  ['in-the-yard', near('our|my', 12, 'garden|yard|backyard|terrace|balcony|patio|porch|lawn|pool|gutters')],
  ['in-the-yard', near('the', 1, 'gutters|hedge|lawnmower|sprinkler|flower beds')],
  [
    'air-conditioned',
    near(
      COOLER,
      20,
      'high|full|max|maximum|blast|blasting|cranked|icy|freezing|cold|colder|coldest|strong|blows|shiver|arctic|fridge|1[5-9]|6[0-8]',
    ),
  ],
  ['air-conditioned', near('cranks?|cranking|blasts?|blasting|turns? up', 8, COOLER)],
  ['air-conditioned', near('so much|too much|hotel-level', 3, COOLER)],
  ['easy-on', near('shoes', 3, 'stay|stays')],
  ['easy-on', near('no shoes|no-shoes', 1, 'house|home|inside|indoors')],
  ['no-power', near('cut|cuts|rationed|ration', 5, 'power|electricity')],
  ['no-power', near('power|electricity', 4, 'rationed')],
  ['door-to-door', near('garage', 1, 'to', 1, 'garage')],
  ['pockets', near('only|just|nothing but', 12, 'phone|keys|wallet')],
  [
    'pockets',
    near('phone|keys|wallet', 22, 'on me|on my body|close to me|pockets?|when i dance|while i dance'),
  ],
  ['pockets', near('where', 10, 'put|keep|leave', 4, 'phone|keys|wallet')],
  [
    'taller',
    near(
      'look|looks|looking|seem|seems|appear|make me|legs',
      14,
      'taller|longer|less small|less short|less tiny|slimmer|leaner',
    ),
  ],
  ['taller', near('vertically', 1, 'challenged')],
  [
    'floor-length',
    near(
      'hems?|skirts?|dress|dresses|gowns?|everything|long|wear',
      22,
      'to|reach|reaches|touch|touches|cover|covers|down to',
      5,
      'floor|ground|ankles?|feet',
    ),
  ],
  ['floor-length', near('no', 6, 'ankles?')],
  ['floor-length', near('ankles?', 10, 'covered|hidden|not show|not be seen')],
  [
    'waits-around',
    near(
      'wait|waiting|waits|stand|stands|standing|hang|hanging|sit|sitting|stay|staying',
      20,
      'before|after|between|around|about|at the start|on the field',
    ),
  ],
  ['waits-around', near('breaks?|hours?|long|pauses?', 5, 'between')],
  ['waits-around', near('between', 8, 'matches|games|heats|races|rounds|sets')],
  ['waits-around', near('hours?', 1, 'before', 5, 'start|race|i start|gun')],
  ['heated', near(LOUD, 30, 'jumping|squashed|sweaty|moshing|packed|boiling|in the crowd|hot in there')],
  [
    'heated',
    near('jumping|squashed|sweaty|moshing|packed|boiling|standing room|general admission', 30, LOUD),
  ],
  [
    'low-key',
    near('ska|thrash|metal|punk|hardcore|indie|rap|hip hop|grunge', 6, 'gig|concert|show|band|night'),
  ],
  ['cotton', near(NONE, 12, 'polyester|synthetics?|viscose|nylon|acrylic')],
  ['cotton', near('only', 10, 'cotton')],
  [
    'covered-on-the-way',
    near(
      'cover|covered|covers|cover-up|modest|over it|over them|over my leggings|over my kit|over my gym clothes',
      30,
      'until|on the way|on my way|for the way|in public|in the street|on the street|for the bus|on the bus|for the walk',
    ),
  ],
  ['easy-on', near('shoes', 12, 'off|outside|left at|stay at|come off|at the door')],
  [
    'easy-on',
    near(
      'take|takes|taking|remove|removes|leave|leaves',
      14,
      'shoes',
      12,
      'off|hall|hallway|door|outside|entrance',
    ),
  ],
  ['easy-on', near('takes? off|taking off', 8, 'shoes')],
  ['easy-on', near('without|no', 1, 'shoes', 1, 'in|inside|on the|allowed')],
  ['easy-on', near('socks only|only socks|in our socks|in my socks')],
  [
    'door-to-door',
    near(
      'taxi|cab|uber|limo|limousine|driver|car',
      30,
      'and back|both ways|uber back|brings us home|takes us home|(?:to|at|from|outside) (?:the|my|our|his|her|their) (?:door|entrance)',
    ),
  ],
  ['door-to-door', near('drives?|driven|drops?|brings?|takes?', 1, 'me|us', 22, 'door|entrance')],
  ['road-cycling', near('\\d{2,3} ?(?:km|k|kilometers|miles)', 25, 'bike|biking|cycling|ride')],
  [
    'road-cycling',
    near(
      'bike|biking|cycle|cycling|ride',
      25,
      '\\d{2,3} ?(?:km|k|kilometers|miles)|mountain pass|passes|with my club|with the club',
    ),
  ],
  [
    'road-cycling',
    near(
      'training|gravel|racing|road|long',
      1,
      'ride|bike|bikes|biking|bike ride|cycling',
      5,
      'on the bike|tour|in the|ride|with',
    ),
  ],
  [
    'on-sand',
    near(
      'volley|volleyball|soccer|football|frisbee|tennis|handball|rugby|bootcamp|workout',
      14,
      'beach|sand',
    ),
  ],
  [
    'on-sand',
    near('beach', 1, 'volley|volleyball|soccer|football|frisbee|tennis|handball|rugby|bootcamp|workout'),
  ],
  [
    'rough-play',
    near(
      'skating|longboarding|longboard|rollerblades|roller skating|climbing park',
      14,
      'park|friends|boys|girls|kids',
    ),
  ],
  [
    'no-power',
    near('power|electricity|current|generator', 16, 'out|off|cuts?|goes|gone|fails?|down|broke|broken'),
  ],
  ['no-power', near('lights?', 6, 'go out|goes out|keep going out|goes off|go off')],
  [
    'no-rustle',
    near(
      NONE,
      12,
      'rustle|rustles|rustling|noisy|noise|crinkly|crinkles|swish|swishes|crackle|crackles|squeak|squeaks',
    ),
  ],
  ['no-rustle', near('silent|quiet|soundless', 1, 'clothes|clothing|fabric|jacket|gear')],
  [
    'outbuilding',
    near(
      'insulat\\w+|clear\\w*|clean\\w*|sort\\w*|tid(?:y|ies|ying)|work\\w*|build\\w*|board\\w*|repair\\w*|fix\\w*|saw\\w*|empt\\w+|declutter\\w*',
      20,
      'attic|loft|garage|shed|cellar|outhouse|woodshed|boathouse',
    ),
  ],
  [
    'wet-floors',
    near(
      'scrub\\w*|mop\\w*|wash\\w*|hos(?:e|es|ing)',
      12,
      'floors?|tiles|flat|apartment|bathroom|house|stairs|kitchen floor',
    ),
  ],
  [
    'hosting',
    near(
      'have|has|having|invited?|got',
      22,
      '(?:team|friends|girls|boys|gang|club|neighbors|family|colleagues|cousins|parents|in-laws|mates)',
      1,
      'round|over',
    ),
  ],
  [
    'hosting',
    near(
      '(?:team|friends|girls|boys|gang|neighbors|family|colleagues|cousins|parents|in-laws|mates)',
      1,
      '(?:is|are) (?:coming )?(?:round|over)',
    ),
  ],
  [
    'sits-long',
    near(
      'sit|sits|sitting|lie|lies|lying',
      16,
      'for (?:\\d+|hours|two|three|four|five|six|seven|eight|most)',
      22,
      '(?:waiting room|library|archive|hospital|ward|clinic|exam|court|lecture)\\w*',
    ),
  ],
  [
    'sits-long',
    near(
      '(?:in|get|gets|feel) (?:cold|the cold) in the',
      1,
      'chair|library|waiting room|lecture hall|exam hall|reading room',
    ),
  ],
  // Rooms that are a fridge, whatever the street.
  [
    'air-conditioned',
    near(
      'stores?|shops?|malls?|supermarkets?|office|bank|trains?|bus|coach|plane|cinema|movies?|rooms?|lounge|restaurant|floor|classrooms?|lab|library|ward|clinic|counter|hotel|inside|indoors|terminal|lobby',
      18,
      'a fridge|a freezer|the arctic|icy air|ice-cold air|over-?cooled|overcooled|freezing inside|air con is',
    ),
  ],
  [
    'air-conditioned',
    near('icy|arctic|ice-cold|freezing|fridge', 1, `air|${COOLER}|offices?|malls?|stores?|cinema`),
  ],
  ['air-conditioned', near('like', 1, 'a|the', 1, 'fridge|freezer|refrigerator')],
  ['air-conditioned', near(COOLER, 14, 'too cold|so cold|is cold|too much|over the top|stuck|arctic')],
  [
    'air-conditioned',
    near('every|each|all the', 1, 'stores?|shops?|malls?|rooms?|offices?', 10, 'freezing|icy|cold'),
  ],
  [
    'not-cooled',
    near(COOLER, 14, 'weak|half dead|useless|barely|hardly|feeble|on its last legs|does nothing'),
  ],
  ['not-cooled', near('only|just', 8, 'fans?|a fan')],
  ['not-cooled', near('fans?', 1, 'only')],
  [
    'unheated',
    near(
      'heaters?|heating|radiators?|boiler|furnace|stove',
      16,
      'never works?|broken|broke|dead|out of order|off|gave up|given up|died|does not work|doesnt work|not working|failed|weak',
    ),
  ],
  ['unheated', near('nobody|no one|noone|none|never|no', 8, 'has heating|have heating|heats|heated|heating')],
  [
    'standing',
    near(
      'chat|chats|chatting|talk|talking|gossip|watch|watching|wait|waiting|cheer|cheering',
      16,
      'outside|outdoors|in the cold|sidelines?|touchline|bleachers|stands',
    ),
  ],
  ['standing', near('bus|yard|playground|gate|recess|crossing|traffic|parking', 1, 'duty')],
  [
    'standing',
    near(
      'stand|stands|standing',
      16,
      'outside|outdoors|in the cold|with (?:the|my|a) candles?|at the (?:gate|door|grave|curb)',
    ),
  ],
  ['standing', near('stuck|sit|sits|sitting', 12, 'sidelines?|touchline|bleachers|stands')],
  [
    'easy-on',
    near(
      `${NONE}|hard to|difficult to|hardly`,
      22,
      'bend|bend down|lace|laces|lace up|tie my|tie shoes|reach my feet|stoop',
    ),
  ],
  ['easy-on', near('shoes', 3, 'off|are off|must come off|left outside')],
  [
    'easy-on',
    near(
      'bows?|sit|sits|sitting|seated|kneel|kneeling|dinner|lunch',
      10,
      'on',
      5,
      'tatami|floor cushions|floor mats|the floor|floors',
    ),
  ],
  [
    'loose-fit',
    near(
      'cover|covers|covering|over|past|below|hide|hides|hiding',
      10,
      'bum|butt|bottom|behind|backside|hips|rear|thighs|belly|tummy|stomach',
    ),
  ],
  ['loose-fit', near('size', 1, '(?:2[02468]|3[02])')],
  [
    'in-the-yard',
    near(
      'braai|asado|bonfire|campfire|fire pit|firepit|(?:around|round|by|at) the fire',
      30,
      'night|evening|after|cousins|friends|family|garden|yard|outside',
    ),
  ],
  [
    'in-the-yard',
    near(
      '(?:cleaning|clearing|raking|sweeping|digging|planting|weeding|mowing|tidying)',
      5,
      'the',
      1,
      'garden|yard|backyard|allotment|lawn|leaves|gutters',
    ),
  ],
  ['in-the-yard', near('a|the|whole|all', 1, 'day', 5, 'in the garden|in the yard|on the allotment')],
  [
    'out-for-a-bit',
    near('shovel\\w*|clear\\w*', 12, 'drive|driveway|snow|path|sidewalk|pavement|steps|walkway'),
  ],
  [
    'out-for-a-bit',
    near(
      'dash|dashes|nip|nips|pop|pops|run|quick trip|quick walk|short walk|errand|hop',
      10,
      '(?:to|around|down|out)',
      8,
      'pharmacy|chemist|shop|store|corner|baker\\w*|post|mailbox|bin|bins|school|block',
    ),
  ],
  ['out-for-a-bit', near('dogs?', 14, 'walks?|walked|out|needs? out')],
  ['out-for-a-bit', near('walks?|walked|walking', 12, 'the dogs?|with the dogs?')],
  ['out-for-a-bit', near('short|quick|little|evening|lunch|lunchtime', 1, 'walk|stroll')],
  // Who plays, and then stands by, is dressed for the game.
  [
    'waits-around',
    near(
      'play|plays|playing|match|game|race',
      70,
      'then|before|after|between',
      26,
      'sidelines?|touchline|watch\\w*|stuck|stand\\w*|wait\\w*',
    ),
  ],
  [
    'lands-hot',
    near(
      'land|lands|landing|arrive|arrives|fly|flies|flight|plane',
      40,
      '(?:the )?tropics|tropical|summer heat|into the heat|in the heat|where its hot|where it is hot|where it is summer|where its summer',
    ),
  ],
  ['lands-hot', near('where', 1, 'its|it is', 8, '(?:2[4-9]|3\\d|4\\d)(?: degrees| c)?')],
  [
    'lands-cold',
    near(
      'land|lands|landing|arrive|arrives|fly|flies|flight|plane',
      40,
      'into the snow|in the snow|where its freezing|where it is freezing|into winter|where it is winter|where its winter',
    ),
  ],
  ['lands-cold', near('where', 1, 'its|it is', 8, 'minus|below zero|freezing')],
  [
    'muddy',
    near(
      'flood|floods|flooded|flooding|puddles|slush|slushy|waterlogged|boggy|thaw|melting snow|water stands',
    ),
  ],
  [
    'not-cooled',
    near(
      'air conditioning|aircon|air conditioner|ac|a c',
      14,
      'died|dead|broken|broke|gone|given up|gave up|out of order|doesnt work|does not work|not working',
    ),
  ],
  [
    'not-cooled',
    /\b(?:factory|kitchen|hall|workshop|cab|truck|van|warehouse|foundry|bakery|laundry|greenhouse)\b[^.;]{0,22}\b(?:it is|its|is|gets|really|very|so) (?:really |very |so )?(?:hot|boiling|roasting|sweltering)\b/u,
  ],
];

/** 'Doors open at eight', 'the power walk', 'ice skating': near to a need, and none. */
const NOT_MEANT =
  /\bdoors open at\b|\bopen (?:house|door day)\b|\bice skating\b|\bpower (?:walk|lunch|nap|suit)\w*\b|\bno noise about\b/g;

/**
 * Needs that two words name together, whatever stands between them.
 * @param text as plainText gives it
 */
export function needsIn(text: string): DressCode[] {
  const said = text.replace(NOT_MEANT, ' ');
  return [...new Set(PATTERNS.filter(([, pattern]) => pattern.test(said)).map(([code]) => code))];
}
