// Needs that are said in as many ways as there are people: two words that belong together, with others between them.
import type { DressCode } from './day-request.ts';
import { COOLER, near, NONE } from './phrases.ts';
import { PLACE_PATTERNS } from './place-patterns.ts';

const SUN = 'sun|sunlight|sunshine|uv';
const LOUD = 'concert|gig|show|band|club|techno|rave';

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
  ...PLACE_PATTERNS,
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
