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
    'arms covered|cover my arms|below the knee|nothing low-cut|not low-cut|no cleavage|shoulders and knees|knees covered|cover my knees|modest|modestly|covered|covered up|cover my shoulders|modest family|fiances family|fiances family home|conservative family|covered shoulders|shoulders covered|long sleeves',
  mourning: 'mourning|in mourning',
  festive:
    'glitter everything|all the glitter|sparkles|sequin|disco ball|over the top|carnaval|bloco|mardi gras|festive|sparkle|sparkly|glitter|celebrate|glam|glamorous|sequins|bold',
  'black-tie':
    'matron of honor|michelin|something proper|proper|formal|very formal|overdressed|dress to impress|black tie|elegant|dressy|dressed up|dress up|fancy|evening wear',
  'all-white':
    'insist on white|insists on white|white clothes|white clothing|white outfit|whites only|tennis whites|cricket whites|must be white|has to be white|must wear white|have to wear white|wear all white|all wear white|we wear white|strictly white|dressed in white|come in white|white dress code|everyone in white|everyone wears white|everybody wears white|all white|all in white|white only|only white|head to toe white',
  'all-black':
    'everyone wears a black suit|everyone wears black suit|everyone wears black suits|insist on black|insists on black|black clothes|black clothing|must be black|has to be black|must wear black|have to wear black|wear all black|all wear black|we wear black|we all wear black|strictly black|come in black|black dress code|concert black|stage blacks|choir wears black|everyone wears black|everybody wears black|everyone in black|everybody in black|all black|all in black|black only|only black|nothing but black|head to toe black|total black',
  comfortable:
    'cramps|period pain|migraine|hungover|hangover|jet lag|jet-lagged|exhausted|long day sitting|bad back|sore back|back pain|nothing tight|not tight|not too tight|no tight clothes|nothing fitted|nothing clingy|comfortable|comfortable clothes|comfy|cozy|easy|relaxed|loose|soft|stretchy|pregnant|bloated|tired',
  walkable:
    'need to run|have to run|may have to run|might have to run|run for the bus|run for the train|run if|run away|run from|knocking on doors|door to door|canvassing|marching|march|protest|demonstration|rally|picket|picket line|walking from the station|walking from|underfoot|hilly|steep|steep streets|up and down hills|ten thousand steps|on my feet|post round|paper round|rounds on foot|patrol|porticoes|sightsee|wander|wandering|slow walk|short walks|lots of walking|walk to|walking to|walk there|walking around|comfortable shoes|comfy shoes|walking shoes|good shoes|walkable|lots of stairs|on my feet all night|a lot of walking|walking a lot|on my feet|on foot|on my feet all day|walk a lot|cobblestones|standing all day|standing a lot|stand all day|stand a lot',
  cycling:
    'on the bike|the bike|racing bike|road bike|e-bike|ebike|cargo bike|come by bike|kids on the bike|headwind|bike courier|motorbike taxi|on a motorbike|bike|by bike|cycles|cycles there|bikes to|by bicycle|on a bicycle|on her bicycle|on his bicycle|bike taxi|motorbike taxi|motorbike taxis|motorbike-taxi|riding pillion|pillion|cycling|cycle|bicycle|biking|on my bike|bike ride|ride my bike|scooter|motorbike|moped',
  messy:
    'kneel|kneeling|on my knees|crawl|crawling|dig|digging|planting|pruning|weeding|picking grapes|grape picking|picking apples|picking olives|olive picking|fruit picking|picking fruit|harvesting|sticky juice|grease|greasy|oil change|mechanic|sawdust|plaster|plastering|demolition|renovating|renovation|diy|scrubbing|mopping|cleaning shift|mucking out|muck out|milking|gutting fish|forge|foundry|plumbing|roofing|bricklaying|welding|porridge|spaghetti|food fights|slime|finger paints|muddy paws|jump up|dog hair|chef|chef whites|line cook|bbq smoke|grill smoke|work in the kitchen|restaurant kitchen|messy|ladder|ladders|up ladders|scaffolding|bricklayer|roofer|welder|crofter|works in a bakery|work in a bakery|bakery shift|allotment work|dirty|paint|painting|dust|get dirty|toddler|toddlers|baby|finger paint|clay|pottery|potter|farmer|shepherd|lambing|sheep|cattle|auctioneer|showground|vineyard hand|harvest|refinery|shipyard|quayside|fish market|fish auction|market stall|food stall|stall|kitchen shift',
  gala: 'red carpet|wears a tuxedo|wears a tux|in a tuxedo|tuxedos',
  sober:
    'look honest|look trustworthy|look credible|look professional|look serious|be taken seriously|taken seriously|testifying|swearing in|sworn in|hearing|visa interview|parole hearing|custody hearing|meet the bank|mortgage meeting|investor pitch|pitching investors|pitch to investors|courtroom sober|board meeting|business meeting|supervisory board|presents to the board|regional head|regional director|business flight|bank trainee|before the judge',
  'rich-color': 'jewel tones|rich color|rich colors',
  'head-covered':
    'covered hair|cover hair|hair under a scarf|head scarf|my headscarf|head cover|headscarf|hijab|head covered|hair covered|cover my hair|cover my head',
  'earth-colors': 'khaki colors|dust-colored',
  standing:
    'stand on|standing on|sit outside|sitting outside|sitting still|sit still|bench|benches|on a bench|bus stop|waiting for the bus|queue|queuing|queue for an hour|in line for|line outside|belay|belays|belaying|spectator|spectating|referee|umpire|lollipop lady|crossing guard|marshaling|birdwatching|bird watching|birding|bird hide|hunting stand|deer stand|photographing birds|night sky|meteor shower|eclipse|watching my son play|watching my daughter play|watching the kids play|watching the match|touchline|stand by the|watch the parade|watching the parade|standing still|stands still|stands still for long|stands behind|waits outside|stand still|standing around|stand around|standing for hours|standing in the cold|standing outside|standing long|sidelines|on the sidelines|bleachers|open jeep|open vehicle|open truck|open deck|open-deck|on deck|stands on deck|stargazing|candlelight vigil|vigil|at the grave|outdoor rink|unheated rink|market seller|street stall',
  'hands-full':
    'hand luggage|carry-on only|carry-on|with my stick|walking stick|with a stick|cane|walker|rollator|twins|newborn|baby carrier|with two kids|with 2 kids|with three kids|with 3 kids|with four kids|with 4 kids|with five kids|with the twins|with a toddler|five year old|four year old|three year old|two year old|holding hands with|tripod|cello|double bass|guitar case|instrument case|sound equipment|tool box|toolbox|ladder in hand|dog on a leash|rescue dogs|two dogs|three dogs|four dogs|moving boxes|umbrella is useless|umbrellas are useless|umbrella useless|umbrella is broken|umbrella broke|stroller|pram|buggy|pushchair|wheelchair|crutches|on crutches|luggage|suitcase|suitcases|both hands|hands full|hands free|carrying|dogs|huskies|crowd|crowds|camera|photographing|delivering|deliveries|leading a tour|tour guide|class trip|school trip|field trip|second graders|first graders|shopping bags|groceries to carry|carrying boxes|market bags',
  'air-conditioned': `like a fridge|like a freezer|like an icebox|like the arctic|like antarctica|meat locker|aircon is cold|aircon is freezing|ac is cold|ac is freezing|ac on full|ac at full|ac on full blast|ac blasting|blasting ac|blasting aircon|aircon blasting|air con|aircon on full|freezing inside|freezing indoors|icy inside|cold inside in summer|cold ward|over air conditioned|over-air-conditioned|air-conditioned|${products(COOLED, ROOMS)}|hall cooled|gym cooled|hospital chilled|store chilled|room cooled|cooled to`,
  unheated: `no power|power is out|power is off|no electricity|no proper heating|boiler is broken|boiler broke|boiler died|heating broke|heating broken|heating died|furnace died|furnace is out|no gas|kotatsu|drafty|drafty house|drafty old house|house is old and drafty|damp house|stone house|stone cold church|stone cold|unheated church|cold church|cold stone church|cold chapel|can see my breath|see my breath|hands freeze|no heating|without heating|no central heating|without central heating|heating is off|heating is broken|no heat|power cut|power cuts|power outage|${products('unheated|drafty|draughty|icy', OLD_ROOMS)}|${products('cold', 'house|apartment|flat|church|home')}|unheated`,
  uneven:
    'on a farm|in a barn|on sand|cobble|dirt road|gravel road|castle gardens|palace garden|ruins|temple steps|meadow|pasture|orchard|field|on the field|lawn|on the lawn|grass|gravel|cobbles|cobbled|cobbled streets|alleys|on the sand|sand|olive trees|courtyard|wharf|boardwalk|open field|marquee|stone steps|stone seats',
  'on-board':
    'sleeper|non ac sleeper|hand luggage|night bus|shared taxi|long haul|overnight bus|overnight|sitting up with|night in a chair|night in the hospital|hospital chair|night on the ward|on the plane|in economy|sleeper train',
  'on-camera':
    'live streaming|livestream|live stream|streaming live|stream on|filming|being filmed|shooting a video|record a video|youtube video|headshots|headshot|passport photo|school photos|board call on camera|video on|on camera|take her picture|take his picture|take my picture|takes her picture|takes my picture|portrait|her portrait|family album|family photo|family photos|photo shoot|live on air|tv reporter|video interview',
  expecting:
    'half months gone|months gone|weeks gone|month gone|belly is huge|huge belly|big belly|bump is huge|big bump|due next week|due any day|about to pop|waddle|expecting twins|months along|pregnancy|pregnant belly|pregnant|months pregnant|weeks pregnant|expecting a baby|baby bump|my bump|maternity|third trimester|second trimester|weeks along|38 weeks|39 weeks|36 weeks|37 weeks|40 weeks',
  heated:
    'an oven|like an oven|is an oven|like a sauna|stifling|stuffy|in the steam|sit in the steam|steam room|boiling in there|hot in there|roasting inside|hot as hell inside|near the ovens|super hot near the ovens|by the ovens|over the stove|at the stove|by the grill|hot stage lights|stage lights|overheated|overheated office|overheated flat|overheated rooms|radiators are on|heating on full|heating is on full|heated to|hot ovens|hot kitchen|ovens|by the ovens|tropical inside|sauna inside|boiling inside|hot inside|very warm inside',
  'not-cooled':
    'non ac|no aircon on|without a fan|ac broke|ac died|fans only|sweltering inside|no ac|no a/c|no air conditioning|without air conditioning|without ac|ac is broken|air conditioning is broken|no aircon|no fan|rooftop bar shift|hotel rooftop|outdoor bar|poolside',
  'open-air':
    'rooftop|rooftop bar|rooftop party|on the terrace|terrace|on the patio|patio|open air|open-air yoga|beer garden table|outside table|tables outside|street party|eat outside|eating outside|lunch outside|al fresco|open-air|outdoor concert|outdoor theater|outdoor cinema|outdoor movie|concert in the park|shakespeare in the park|movie in the park|theater in the park|on the grass|sitting on the grass|picnic blanket|on a blanket|drive-in',
  hosting:
    'at my house|at our house|at our place|at my place|cooking for|coming over|comes over|come over|coming round|come for coffee|comes for coffee|come for tea|comes for tea|come to dinner|comes to dinner|come for lunch|comes for lunch|come for dinner|comes for dinner|neighbors come|neighbors are coming|mother in law watching|mother in law is coming|mother-in-law comes|lunch at home on the terrace|easter lunch at home|hosting|open house at mine|hosting at home|hosting dinner|hosting lunch|hosting brunch|hosting thanksgiving|hosting christmas|hosting a dinner|hosting a party|hosting book club|guests at|guests for|guests over|dinner guests|having guests|hosts her|hosts his|hosts a|hosts the|relatives arrive|relatives come|relatives visit|guests arrive|family arrives|have guests|people over|having people over|friends over|having friends over|family over|company over',
  'front-opening':
    'feeding every|feed every|breast pump|pumping|pump at work|express milk|newborn|c-section|port for chemo|chemo port|blood pressure cuff|ecg|ekg|easy to open|arm in a sling|in a sling|sling|broken arm|broken wrist|arm in a cast|in a cast|shoulder operation|shoulder surgery|frozen shoulder|nursing every|nurses every|nurses her|nurses the|feeding the baby|breastfeeds|breastfeeding|breast feeding|nursing a baby|nursing my baby|nursing the baby|buttons up the front|opens in front',
  dancing:
    'dabke|folk dance|dancing till|dance till|dancing all night|dance the night|lots of dancing|club all night|dance floor|dance until|dance all night|on the dance floor',
  racing:
    'sub four|sub-four|sub 4|under four hours|time trial|personal best|starting line|start line|starting pen',
  'low-key':
    'food court|diner|taqueria|ramen bar|bbq joint|crab shack|bar hopping|bar crawl|pub crawl|beer festival|oktoberfest tent|street food|open mic|open mic night|house concert|no effort|made no effort|without trying|stand-up night|stand-up|street-food|street food|old school friends|bowling|burgers|burger|pub|pubs|pub quiz|quiz night|trivia|trivia night|beer garden|beers|a beer|pizza night|karaoke|comedy club|sports bar|watching the game|watch the game|arcade|mini golf|darts|pool hall|metal gig|rock gig|punk gig|gig|rock concert|metal concert|heavy metal|punk|mosh pit|dive bar|food trucks|taco night',
  'on-skis':
    'skis|ski jacket|ski boots|t-bar|gondola up the piste|piste|pistes|off-piste|on skis|ski pants|chairlift|chairlifts',
  muddy:
    'kneel in mud|knee deep|ankle deep|waist deep|lane is flooded|flooded lane|flooded street|flooded road|slush|slushy|snow melt|thaw|swamp|marsh|bog|moor|rice paddies|muddy fields|muddy paws|roses and mud|site visit|building site|construction site|mud|muddy|puddles|flooded|flood|under water|ankle-deep|ankle-deep water|knee-deep|high water|high-water|wet grass|bog',
  'in-and-out':
    'carries in wood|carry in wood|carrying in wood|carries wood|carrying wood|carry wood|brings in wood|firewood|chops wood|shovel snow|shovels snow|shoveling snow|post box|mailbox|feeds the chickens|feeds the hens|the chickens|the hens|hang out the laundry|mud in the garden|in and out of the garden',
  'dark-clothes':
    'wear dark|dark colors only|dark and quiet|all in dark|dressed dark|be in dark|dark clothes|dark clothing|dressed in dark|wears dark clothes',
  washable:
    'washable|machine washable|be washable|washed hot|wash at sixty|everything gets washed|goes in the wash',
  'loose-fit':
    'long and loose|loose and long|loose clothes|oversized|nothing body-hugging|not figure hugging|shy of tight clothes|shy of tight|hates tight clothes|tight clothes|nothing that clings|nothing clings|baggy',
  'on-horseback':
    'rides a horse|ride a horse|riding a horse|on horseback|horseback|rides out|in the saddle|hacks out',
  'fully-covered':
    'covered arms and legs|arms and legs covered|cover arms and legs|covers arms|covered head to toe|covered from head to toe|covered to the wrist|covered and long|long sleeves and long|abaya|wrists and ankles|covered arms|covered wrists',
  seated:
    'wheelchair|wheelchair user|in my chair|in my wheelchair|use a wheelchair|power chair|mobility scooter',
  'easy-on':
    'easy to get off|easy to take off|easy to put on|easy on and off|slip on|slip-on|slip off|shoes off|take my shoes off|take off my shoes|shoes come off|shoes come off at|take shoes off|no laces|cant tie|cannot tie|cant bend|cannot bend|cannot bend down|cant bend down|hip replacement|new hip|hip operation|hip surgery|knee replacement|new knee|knee operation|knee surgery|after my operation|post-op|x-ray|mri|massage|security line|airport security',
  'no-frills':
    'nothing girlish|not girlish|nothing girly|not girly|not too girly|no frills|no ruffles|nothing frilly|nothing cute|not cute|not too feminine|nothing too feminine|androgynous|tomboy|tomboyish|masculine',
  'lands-hot':
    'hot when i land|hot when we land|hot there|its hot there|boiling there|summer there|tropical there|heat there|sun there',
  'lands-cold':
    'its cold there|cold there|freezing there|snow there|winter there|snowing there|icy there|cold when i land|cold when we land',
  swimming:
    'swim|swims|swimming|aqua gym|aqua aerobics|aqua fit|aquafit|water aerobics|laps|swim laps|lap swim|lane swim|thermal baths|hot springs|onsen|hammam|hot tub|spa day|surf|surfing|snorkeling|snorkel|pool after work',
  afloat:
    'open boat|open-boat|rowing boat|trawler|on the water|out on the water|whale watching|zodiac|speedboat|fishing boat|ferry deck|wind and rain on deck|canoe|canoeing|rafting|boat trip|cod|crab pots|sails|sails his|sails her|small boat|his boat|her boat|spray|regatta|dinghy|kayak|kayaking|paddling|rowing boat|out at sea|at sea',
};
