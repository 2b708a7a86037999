// Needs of rooms, yards, ways and bodies that two words name together: a heater that never works, shoes off, a shin in water.
import type { DressCode } from './day-request.ts';
import { COOLER, near, NONE } from './phrases.ts';

export const PLACE_PATTERNS: readonly [DressCode, RegExp][] = [
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
      'bend|bend down|laces|lace up|tie my|tie shoes|reach my feet|stoop',
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
  ['loose-fit', near('(?<!jeans )(?<!trousers )(?<!pants )size', 1, '(?:2[02468]|3[02])')],
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
  ['lands-hot', near('where', 1, 'its|it is', 8, '(?:2[4-9]|3\\d|4\\d) (?:degrees )?(?:c|celsius)')],
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
];
