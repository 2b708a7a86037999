// Dress codes, as people say them.
import type { DressCode } from './day-request.ts';
import { COOLED, products } from './occasion-words.ts';

/** Rooms, as people speak of their air: a cold office is no cold day. */
const ROOMS =
  'room|rooms|gym|hall|hotel hall|club|cinema|mall|store|shop|clinic|hospital|studio|train|bus|salon|restaurant|terminal|library|lab|theater|carriage';
const OLD_ROOMS =
  'house|apartment|flat|church|stone house|hall|school|school gym|rink|room|rooms|studio|cabin|barn|workshop|chapel|medieval church|home';

export const CODE_WORDS: Record<DressCode, string> = {
  covered:
    'modest|modestly|covered|covered up|cover my shoulders|modest family|fiances family|fiances family home|conservative family|covered shoulders|shoulders covered|long sleeves',
  mourning: 'mourning|in mourning',
  festive: 'festive|sparkle|sparkly|glitter|celebrate|glam|glamorous|sequins|bold',
  'black-tie':
    'formal|very formal|overdressed|dress to impress|black tie|elegant|dressy|dressed up|dress up|fancy|evening wear',
  'all-white':
    'everyone in white|everyone wears white|everybody wears white|all white|all in white|white only|only white|head to toe white',
  'all-black':
    'choir wears black|everyone wears black|everybody wears black|everyone in black|everybody in black|all black|all in black|black only|only black|nothing but black|head to toe black|total black',
  comfortable:
    'nothing tight|not tight|not too tight|no tight clothes|nothing fitted|nothing clingy|comfortable|comfortable clothes|comfy|cozy|easy|relaxed|loose|soft|stretchy|pregnant|bloated|tired',
  walkable:
    'lots of walking|walk to|walking to|walk there|walking around|comfortable shoes|comfy shoes|walking shoes|good shoes|walkable|lots of stairs|on my feet all night|a lot of walking|walking a lot|on my feet|on foot|on my feet all day|walk a lot|cobblestones|standing all day|standing a lot|stand all day|stand a lot',
  cycling:
    'bike|by bike|cycles|cycles there|bikes to|by bicycle|on a bicycle|on her bicycle|on his bicycle|bike taxi|motorbike taxi|motorbike taxis|motorbike-taxi|riding pillion|pillion|cycling|cycle|bicycle|biking|on my bike|bike ride|ride my bike|scooter|motorbike|moped',
  messy:
    'messy|ladder|ladders|up ladders|scaffolding|bricklayer|roofer|welder|crofter|works in a bakery|work in a bakery|bakery shift|allotment work|dirty|paint|painting|dust|get dirty|toddler|toddlers|baby|finger paint|clay|pottery|potter|farmer|shepherd|lambing|sheep|cattle|auctioneer|showground|vineyard hand|harvest|refinery|shipyard|quayside|fish market|fish auction|market stall|food stall|stall|kitchen shift',
  gala: 'red carpet|wears a tuxedo|wears a tux|in a tuxedo|tuxedos',
  sober:
    'courtroom sober|board meeting|business meeting|supervisory board|presents to the board|regional head|regional director|business flight|bank trainee|before the judge',
  'rich-color': 'jewel tones|rich color|rich colors',
  'head-covered': 'headscarf|hijab|head covered|hair covered|cover my hair|cover my head',
  'earth-colors': 'khaki colors|dust-colored',
  standing:
    'standing still|stands still|stands still for long|stands behind|waits outside|stand still|standing around|stand around|standing for hours|standing in the cold|standing outside|standing long|sidelines|on the sidelines|bleachers|open jeep|open vehicle|open truck|open deck|open-deck|on deck|stands on deck|stargazing|candlelight vigil|vigil|at the grave|outdoor rink|unheated rink|market seller|street stall',
  'hands-full':
    'stroller|pram|buggy|pushchair|wheelchair|crutches|on crutches|luggage|suitcase|suitcases|both hands|hands full|hands free|carrying|dogs|huskies|crowd|crowds|camera|photographing|delivering|deliveries|leading a tour|tour guide|class trip|school trip|field trip|second graders|first graders|shopping bags|groceries to carry|carrying boxes|market bags',
  'air-conditioned': `over-air-conditioned|air-conditioned|${products(COOLED, ROOMS)}|hall cooled|gym cooled|hospital chilled|store chilled|room cooled|cooled to`,
  unheated: `no heating|without heating|no central heating|without central heating|heating is off|heating is broken|no heat|power cut|power cuts|power outage|${products('unheated|drafty|draughty|icy', OLD_ROOMS)}|${products('cold', 'house|apartment|flat|church|home')}|unheated`,
  uneven:
    'lawn|on the lawn|grass|gravel|cobbles|cobbled|cobbled streets|alleys|on the sand|sand|olive trees|courtyard|wharf|boardwalk|open field|marquee|stone steps|stone seats',
  'on-board':
    'overnight|sitting up with|night in a chair|night in the hospital|hospital chair|night on the ward|on the plane|in economy|sleeper train',
  'on-camera':
    'on camera|take her picture|take his picture|take my picture|takes her picture|takes my picture|portrait|her portrait|family album|family photo|family photos|photo shoot|live on air|tv reporter|video interview',
  expecting:
    'pregnant|months pregnant|weeks pregnant|expecting a baby|baby bump|my bump|maternity|third trimester|second trimester|weeks along|38 weeks|39 weeks|36 weeks|37 weeks|40 weeks',
  heated:
    'overheated|overheated office|overheated flat|overheated rooms|radiators are on|heating on full|heating is on full|heated to|hot ovens|hot kitchen|ovens|by the ovens|tropical inside|sauna inside|boiling inside|hot inside|very warm inside',
  'not-cooled':
    'no ac|no a/c|no air conditioning|without air conditioning|without ac|ac is broken|air conditioning is broken|no aircon|no fan|rooftop bar shift|hotel rooftop|outdoor bar|poolside',
  'open-air':
    'open-air|outdoor concert|outdoor theater|outdoor cinema|outdoor movie|concert in the park|shakespeare in the park|movie in the park|theater in the park|on the grass|sitting on the grass|picnic blanket|on a blanket|drive-in',
  hosting:
    'hosting at home|hosting dinner|hosting lunch|hosting brunch|hosting thanksgiving|hosting christmas|hosting a dinner|hosting a party|hosting book club|guests at|guests for|guests over|dinner guests|having guests|hosts her|hosts his|hosts a|hosts the|relatives arrive|relatives come|relatives visit|guests arrive|family arrives|have guests|people over|having people over|friends over|having friends over|family over|company over',
  'front-opening':
    'arm in a sling|in a sling|sling|broken arm|broken wrist|arm in a cast|in a cast|shoulder operation|shoulder surgery|frozen shoulder|nursing every|nurses every|nurses her|nurses the|feeding the baby|breastfeeds|breastfeeding|breast feeding|nursing a baby|nursing my baby|nursing the baby|buttons up the front|opens in front',
  dancing: 'dance until|dance all night|on the dance floor',
  racing: 'personal best|starting line|start line|starting pen',
  'low-key':
    'no effort|made no effort|without trying|stand-up night|stand-up|street-food|street food|old school friends|bowling|burgers|burger|pub|pubs|pub quiz|quiz night|trivia|trivia night|beer garden|beers|a beer|pizza night|karaoke|comedy club|sports bar|watching the game|watch the game|arcade|mini golf|darts|pool hall|metal gig|rock gig|punk gig|gig|rock concert|metal concert|heavy metal|punk|mosh pit|dive bar|food trucks|taco night',
  'on-skis': 'on skis|ski pants|chairlift|chairlifts',
  muddy:
    'site visit|building site|construction site|mud|muddy|puddles|flooded|flood|under water|ankle-deep|ankle-deep water|knee-deep|high water|high-water|wet grass|bog',
  'in-and-out':
    'carries in wood|carry in wood|carrying in wood|carries wood|carrying wood|carry wood|brings in wood|firewood|chops wood|shovel snow|shovels snow|shoveling snow|post box|mailbox|feeds the chickens|feeds the hens|the chickens|the hens|hang out the laundry|mud in the garden|in and out of the garden',
  'dark-clothes': 'be in dark|dark clothes|dark clothing|dressed in dark|wears dark clothes',
  washable:
    'washable|machine washable|be washable|washed hot|wash at sixty|everything gets washed|goes in the wash',
  'loose-fit':
    'shy of tight clothes|shy of tight|hates tight clothes|tight clothes|nothing that clings|nothing clings|baggy',
  'on-horseback':
    'rides a horse|ride a horse|riding a horse|on horseback|horseback|rides out|in the saddle|hacks out',
  afloat:
    'sails|sails his|sails her|small boat|his boat|her boat|spray|regatta|dinghy|kayak|kayaking|paddling|rowing boat|out at sea|at sea',
};
