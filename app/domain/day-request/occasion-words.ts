// Occasions, as people say them.
import { FEAST_WORDS } from './feast-words.ts';
import { products, type Occasion } from './phrases.ts';

export const COOLED = 'freezing|over-cooled|overcooled|chilled|cooled|ice-cold|air-conditioned|cold';
/** The first whose words are the longest fit wins; what lies in no line is left to the chips. */
export const OCCASION_WORDS: readonly Occasion[] = [
  ...FEAST_WORDS,
  {
    // On a field, with the others beside it before and after.
    occasion: 'sport',
    words: `${products('field hockey|hockey|rugby|shinty|hurling|camogie|lacrosse|netball|korfball|softball|cricket|touch rugby|aussie rules|ultimate|handball', 'match|game|tournament|practice|training')}|shinty|hurling|camogie|korfball|gaelic football|kabaddi|petanque match`,
    codes: ['waits-around'],
  },
  {
    occasion: 'sport',
    words:
      'surfing|surf lesson|surf lessons|surf camp|surf school|bodyboarding|boogie boarding|kitesurfing|kite surfing|windsurfing|wing foiling|wakeboarding|water skiing',
    codes: ['swimming', 'on-sand'],
  },
  {
    occasion: 'gym',
    words:
      'kendo|capoeira|krav maga|kung fu|wushu|sambo|sumo|jujitsu|jiujitsu|mma|savate|silat|trampolining|parkour|acroyoga|aerial silks|aerial yoga|calisthenics|bodybuilding|powerlifting|strength training|indoor rowing|spinning class|step class|dodgeball|floorball|futsal|racquetball|roller derby|water polo|archery class',
  },
  {
    occasion: 'outdoors',
    words:
      'on the ice rink|on an ice rink|at the ice rink|ice rink|skating rink|ice-skating|ice skating|figure skating|skating on the lake|skates|skating with|roller rink',
    codes: ['open-air', 'hands-full'],
  },
  {
    occasion: 'sport',
    words:
      'biathlon|ice climbing|fat biking|skijoring|telemark|nordic ski|nordic skis|snow hike|hike in the snow',
    codes: ['on-snow'],
  },
  {
    occasion: 'work',
    words: `${products('a pitch|the pitch|my pitch|our pitch|pitching', 'at|to|meeting|before the board|to clients')}|pitch meeting|sales pitch|client pitch`,
    codes: ['sober'],
  },
  {
    // Days on which a church is in black.
    occasion: 'usual',
    words:
      'maundy thursday|holy thursday|good friday|ash wednesday|remembrance sunday|remembrance service|all souls|yahrzeit',
    codes: ['covered', 'dark-clothes'],
  },
  {
    occasion: 'wedding',
    words:
      'mother of the groom|mother of the bride|father of the bride|father of the groom|maid of honor|best man|groomsman',
    codes: ['black-tie'],
  },
  {
    occasion: 'wedding',
    words: 'farm wedding|barn wedding|beach wedding|garden wedding|outdoor wedding',
    codes: ['uneven'],
  },
  {
    occasion: 'dinner',
    words: 'starred restaurant|michelin restaurant|michelin star|fine dining|banquet|fancy restaurant',
    codes: ['black-tie'],
  },
  {
    occasion: 'dinner',
    words: 'outdoor dinner|dinner outside|dinner outdoors|dinner in the garden',
    codes: ['open-air'],
  },
  {
    occasion: 'dinner',
    words: 'rooftop dinner|dinner on the terrace',
    codes: ['on-a-terrace'],
  },
  {
    occasion: 'dinner',
    words: 'korean bbq|trattoria|simple trattoria|food court|taqueria|ramen bar|tapas|mezze|hot pot',
    codes: ['low-key'],
  },
  {
    occasion: 'evening',
    words: 'bar hopping|bar crawl|pub crawl|open mic|open mic night|beer festival',
    codes: ['low-key'],
  },
  {
    occasion: 'concert',
    words: 'country concert|house concert|folk concert|indie concert',
    codes: ['low-key'],
  },
  {
    // Nobody works there who says so.
    occasion: 'usual',
    words:
      'pension office|tax office|job office|job center|employment office|unemployment office|benefits office|social security office|ticket office|box office|housing office|council office|visa office|doctors office|dentists office|lawyers office|school office|dmv|town hall|city hall|lost property office',
  },
  {
    occasion: 'concert',
    words:
      'metal show|punk show|rock show|metal night|punk night|hardcore band|hardcore show|rap concert|rap show',
    codes: ['low-key'],
  },
  {
    occasion: 'concert',
    words: products('orchestra|concert|music|band|opera|jazz|tango', 'in the park|in a park|under the stars'),
    codes: ['on-a-terrace'],
  },
  {
    occasion: 'travel',
    words: 'at the wheel|hours at the wheel|behind the wheel|hours behind the wheel',
    codes: ['comfortable'],
  },
  {
    occasion: 'sport',
    words:
      'road bike|racing bike|gravel ride|century ride|ciclovia|critical mass|cycling club|club ride|bike training|bike race',
    codes: ['cycling', 'road-cycling'],
  },
  { occasion: 'work', words: 'site visit|building site|construction site', codes: ['muddy'] },
  { occasion: 'work', words: 'market stall|my stall|fish stall', codes: ['messy', 'standing'] },
  {
    occasion: 'work',
    words:
      'investor pitch|pitching investors|pitch to investors|negotiation|negotiations|contract talks|testify|tribunal|court hearing|visa interview|swearing in|sworn in',
    codes: ['sober'],
  },
  {
    occasion: 'gym',
    words:
      'aquagym|aqua aerobics|water aerobics|aquafit|swimming laps|swim laps|lap swim|lane swim|swim training|swim practice',
    codes: ['swimming'],
  },
  {
    occasion: 'party',
    words: 'club night|techno club|techno|rave|club all night|warehouse party|afterparty|after-party|dj set',
    codes: ['dancing', 'low-key'],
  },
  {
    occasion: 'party',
    words: 'ceilidh|barn dance|line dancing|bhangra|garba|folk dancing',
    codes: ['dancing', 'festive'],
  },
  {
    // On the way through a town nobody dresses for the hills.
    occasion: 'usual',
    words:
      'stroll|a stroll|walk under|walk by the|walk along|walk through town|walk around town|walk in town',
    codes: ['walkable'],
  },
  {
    occasion: 'wedding',
    words: 'indian wedding|hindu wedding|mehndi|sangeet|pheras|owambe|nikah|walima',
    codes: ['festive', 'covered', 'rich-color'],
  },
  {
    occasion: 'party',
    words:
      'carnaval|bloco|mardi gras|street party|mela|feria|oktoberfest|diwali|holi|lunar new year|chinese new year|tet|nowruz|carnival|quinceanera',
    codes: ['festive', 'rich-color'],
  },
  {
    occasion: 'wedding',
    words:
      'getting married|gets married|marries|marrying|tie the knot|tying the knot|registry office|city hall wedding|elopement|vow renewal|wedding|weddings|wedding guest|bridesmaid|marriage|nuptials|wedding reception|rehearsal dinner|mother of the groom|mother of the bride|father of the bride|best man|maid of honor|civil ceremony|registry office wedding|marry|ceremony and reception|wedding banquet',
  },
  {
    occasion: 'work',
    words:
      'we bury|bury my|burying|bury our|say goodbye to my|funeral|funeral service|funeral home|burial|being buried|buried|laid to rest|cremation|crematorium|wake|celebration of life|memorial|memorial service|shiva|graveside|condolence visit|funerals|cremation service|interment|wake and burial|requiem|unveiling',
    codes: ['mourning'],
  },
  {
    occasion: 'usual',
    words:
      'church|temple|synagogue|cathedral|mass|sunday service|monastery|shrine|pilgrimage|vatican|convent|baptismal service|temples|churches|wat|pagoda|ashram|baptism mass|evensong|midnight mass|christmas mass|easter mass|church service|easter service|yom kippur|sabbath service|shabbat service|shul|first communion|communion|confirmation|naming ceremony|pray|praying|holy site|holy sites|pilgrims',
    codes: ['covered'],
  },
  {
    occasion: 'usual',
    words:
      'mosque|grand mosque|gurdwara|prayers|friday prayer|friday prayers|jumuah|jummah|mosques|eid mosque|shrine of the saint|tekke|maqam',
    codes: ['covered', 'head-covered'],
  },
  {
    occasion: 'usual',
    words: 'eid prayer|eid prayers|eid|eid lunch|bayram|eid visit|eid visits|eid visiting',
    codes: ['covered', 'festive'],
  },
  {
    occasion: 'dinner',
    words: 'iftar|breaking the fast|break the fast|ramadan|seder|eid dinner',
    codes: ['covered', 'festive'],
  },
  {
    occasion: 'date',
    words:
      'date|dates|date night|hot date|blind date|lunch date|dinner date|first date|second date|anniversary|anniversary dinner|valentines|proposal|third date|fourth date|coffee date night|dinner for two|romantic dinner|candlelight dinner|wedding anniversary|golden wedding|silver wedding',
  },
  {
    occasion: 'evening',
    words:
      'gala|black tie|white tie|ball|charity ball|opera ball|opening night|premiere|award ceremony|awards|awards gala|film awards|benefit|benefit gala|state dinner|gala banquet|charity gala|opera gala|film premiere|opera premiere|new years ball|debutante ball|vienna ball|nobel|oscars',
    codes: ['gala'],
  },
  {
    occasion: 'evening',
    words:
      'fundraiser|cocktail|cocktails|cocktail party|vernissage|art opening|exhibition opening|gallery opening|private view|book launch|launch party|product launch|reception|embassy reception|networking event|networking drinks|alumni reunion|class reunion|school reunion|awards dinner',
    codes: ['black-tie'],
  },
  {
    occasion: 'concert',
    words: 'gig|rock concert|metal concert|metal gig|rock gig|punk gig|heavy metal gig',
    codes: ['low-key'],
  },
  {
    occasion: 'evening',
    words:
      'pub|pub quiz|quiz night|trivia night|bowling|karaoke|beer garden|pizza night|sports bar|dive bar|comedy club|darts',
    codes: ['low-key'],
  },
  {
    occasion: 'concert',
    words:
      'concert|jazz concert|school concert|opera|ballet|theater|musical|symphony|recital|a play|the play|school play|philharmonic|show|comedy show|orchestra|chamber music|string quartet|carol concert|choir concert|organ recital|panto|pantomime|circus|dance performance|poetry reading|reading by an author|jazz club',
  },
  {
    occasion: 'party',
    words:
      'party|parties|90th|80th|75th|70th|65th|60th|50th|40th|30th|21st|18th|golden wedding|silver wedding|godmother|godfather|kids birthday|first birthday|birthday|birthday party|bachelorette|bachelorette party|hen do|hen night|engagement party|house party|new years eve|nye|graduation|graduation party|prom|baby shower|bridal shower|holiday party|christmas party|office party|work party|pool party|costume party|halloween party|farewell party|gender reveal|bar mitzvah|bat mitzvah|baptism|christening|stag do|stag night|bachelor party|housewarming|retirement party|leaving do|leaving party|leaving drinks|farewell drinks|works do|staff party|company party|anniversary party|surprise party|sweet sixteen|costume ball|masquerade|masked ball|fancy dress party|fancy dress|theme party|garden party at night|street party|carnaval|mardi gras|fasching|karneval|pride|pride parade|midsummer party|crayfish party|new years party|new year party|new years|communion party|name day party|graduation ball|rooftop party|beach party|boat party|club night|burns night|hogmanay',
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
      'dinner|supper|restaurant|dinner out|meal out|thanksgiving|thanksgiving dinner|christmas dinner|dinner party|tasting menu|work dinner|business dinner|family dinner|tapas|korean bbq|trattoria|taverna|bistro|brasserie|pizzeria|sushi place|steakhouse|fondue|raclette|hotpot|hot pot|curry house|friday dinner|shabbat dinner|sunday roast|friendsgiving|passover dinner|easter dinner|birthday meal|reunion dinner|banquet|lunch and dinner',
  },
  {
    occasion: 'evening',
    words:
      'drinks|after work drinks|bar|rooftop bar|jazz bar|night out|evening out|wine bar|happy hour|going out|out tonight|casino|bar hopping|pub crawl|cocktail bar|hotel bar|club all night|techno club|evening with friends|girls night|ladies night|game night|poker night|open mic',
  },
  {
    occasion: 'sport',
    words:
      'cross-country skiing|cross country skiing|cross country ski|nordic skiing|xc skiing|ski touring|snowshoeing|snowshoe hike|cross-country ski|cross-country skis|xc ski|snowshoe|snowshoes|on snowshoes',
    codes: ['on-snow'],
  },
  {
    occasion: 'sport',
    words:
      'plays football|play football|football training|football practice|five-a-side|plays soccer|play soccer|soccer training|rugby|rugby training|hockey training|plays hockey|lacrosse|ultimate frisbee|frisbee|handball training|netball|softball|skateboarding|skateboard|roller skating|rollerblading|inline skating|mountain biking|mountain bike ride|orienteering|track and field|interval training|rowing training|canoe training|football on sand|beach football|beach soccer|beach volleyball|football with the boys|kickabout|cricket match|plays cricket',
  },
  {
    occasion: 'run',
    words:
      'run|running|runs|runner|trail run|trail running|trail runner|jog|jogging|long run|morning run|evening run|5am run|easy run|tempo run|run club|running club|running group|couch to 5k|beginner run|intervals|sprints|fell running',
  },
  {
    occasion: 'run',
    words:
      'marathon|half marathon|5k|10k|parkrun|race|race day|triathlon|ultra|ultramarathon|marathon training|10k race|5k race',
    codes: ['racing'],
  },
  {
    occasion: 'party',
    words:
      'queue for the club|clubs|nightclub|night club|clubbing|dancing|disco|salsa|salsa night|tango|milonga|swing dancing|ballroom|dance floor|dance party|dancing until midnight|rave|techno|all-night club|bachata|samba|forro|line dancing|ceilidh dancing',
    codes: ['festive', 'dancing'],
  },
  {
    occasion: 'gym',
    words:
      'squats|heavy squats|deadlifts|leg day|arm day|chest day|chest and arms|machines|weight machines|pickleball|squash|table tennis|fencing|judo|karate|aikido|taekwondo|gymnastics|boot camp|bootcamp|circuit|hiit|kettlebells|tennis doubles|football training|soccer training|rugby training|hockey practice|football on sand|beach football|beach volleyball|football with the boys|five-a-side|handball|netball|boxing class|kickboxing|muay thai|open air yoga|outdoor yoga|physio exercises|sports day|gym|workout|work out|yoga|pilates|crossfit|spinning|spin class|training|weights|barre|zumba|tennis|padel|badminton|basketball|volleyball|climbing gym|bouldering|dance class|hot yoga|lifting|rowing|swim practice|workout class|exercise class|martial arts|boxing|ballet class|tennis lesson|doubles|ping pong|jiu-jitsu|jiu jitsu|bjj|wrestling|climbing|climbing hall|climbing wall|rock climbing|bouldering hall|aerobics|aqua aerobics|aqua-gym|aquagym|aqua gym|swimming laps|laps|body pump|bodypump|circuit training|spin|peloton|treadmill|lift weights|weight training|weightlifting|upper body|personal trainer|tai chi|qigong|stretching class|pole dance|dance fitness|dance-fitness|cheerleading|yoga in the park|yoga class|rowing machine',
  },
  {
    occasion: 'walk',
    words:
      'slow walk|dogs on the moor|walk|walks|long walk|golf|golfing|dog walk|walk the dog|walking the dog|nature walk|walk on the beach|beach walk|birdwatching walk|bird walk|walk with the dogs|walk the dogs|dog park|snow walk|winter walk|forest walk|wood walk|woodland walk|waddle along the prom',
    codes: ['walkable'],
  },
  {
    occasion: 'walk',
    words:
      'crater|the crater|crater rim|up the volcano|up a volcano|volcano hike|climb the volcano|summit at dawn|sunrise hike|up to the summit|to the top of the mountain|birdwatching|bird watching|birding|foraging|mushroom picking|up the mountain|high trail|moor|moors|the crag|crag|via ferrata|climbing outdoors|rock climbing|belays|km of the camino|nature reserve|hike|hikes|hiking|day hike|trek|trekking|trail|forest trail|glacier|glacier walk|mountain hut|backpacking|pilgrim|camino|hiking club|nordic walking|up a mountain|climb the mountain|mountain walk|mountain trail|summit|alpine trail|scramble|rambling|ramble|coastal path|cliff path|nature trail|bog walk|walks in the hills|pilgrim walk|power walk|brisk walk|hill walking|hillwalking',
    codes: ['walkable', 'on-trails'],
  },
  {
    occasion: 'outdoors',
    words:
      'in a buggy|in the buggy|in a pram|in the pram|pushing a pram|march|marching|protest|demonstration|rally|pride march|picket line|stargazing|street food tour|campervan|motorhome|ruins|temples|castle gardens|open boat|whale watching|watching the match|snow festival|light festival|garden|in the garden|backyard|barbecue|bbq|picnic|zoo|sledding|lake|pool|pool day|soccer practice|apple picking|vineyard|botanical garden|fireworks|tailgate|beach|park|cookout|festival|market|flea market|sightseeing|playground|amusement park|theme park|stadium|football game|ball game|soccer game|baseball game|parade|fair|farmers market|outdoors|outside all day|boat|boat trip|sailing|ferry ride|fishing|garden party|christmas market|pumpkin patch|outdoors all day|outdoor|penguins|ice festival|winter market|lantern festival|fairground|street fair|county fair|village fair|village fete|school fete|food market|night market|bazaar|souk|car boot sale|car boot|yard sale|garage sale|safari park|botanic garden|open-air museum|castle grounds|birdwatching|bird watching|sledging|tobogganing|snowman|snowball fight|lido|beach day|day at the beach|lake day|boating|kayaking|canoeing|rafting|regatta|horse races|the races|outdoor swimming|wild swimming|playgrounds|bonfire|campfire',
  },
  {
    occasion: 'outdoors',
    words:
      'harvest|picking grapes|grape picking|fruit picking|picking fruit|picking olives|picking apples|gardening|garden work|farm|stable|stables|horse riding|horseback riding|riding lesson|painting the house|moving day|moving house|allotment|camping|gardening all day|grape harvest|olive harvest|berry picking|mushroom picking|chopping wood|clearing the garden|yardwork|landscaping|lambing|stable work|mucking out|feeding the animals|beekeeping|fishing boat|painting the fence|building a deck',
    codes: ['messy'],
  },
  {
    occasion: 'outdoors',
    words:
      'northern lights|northern lights tour|aurora|on the frozen lake|on a frozen lake|on the ice|ice fishing',
    codes: ['standing'],
  },
  {
    occasion: 'outdoors',
    words:
      'walking tour|walking tours|city tour|guided tour|sightseeing tour|tour of the city|tour of the old town|shore excursion',
    codes: ['walkable'],
  },
  {
    occasion: 'outdoors',
    words:
      'skiing|ski|ski day|ski trip|ski slope|ski slopes|on the slopes|snowboarding|ski lift|ski lifts|on the lifts',
    codes: ['on-skis'],
  },
  {
    occasion: 'outdoors',
    words:
      'moving flats|moving apartments|moving out|moving in|moving furniture|no lift|lots of lifting|heavy lifting|beach cleanup|clean-up|cleanup|cleaning the whole flat|cleaning the whole house|cleaning the house|cleaning the flat|dog grooming|grooming all day|food bank|cleaning out the basement|clearing out the basement|cleaning out the attic|clearing out the attic|cleaning out the garage|the dump|clearing out the garage|yard work|deep cleaning|spring cleaning',
    codes: ['messy'],
  },
  {
    occasion: 'usual',
    words:
      'emergency room|hospital ward|on the ward|night on the ward|hospital chair|hospital bed|waiting room|chemo|chemo day|chemotherapy|dialysis|infusion|physio|physiotherapy|physical therapy|blood test|ecg|ekg|mri|ct scan|scan|ultrasound|checkup|check-up|hospital appointment|the clinic|clinic|outpatient|outpatients|rehab|rehabilitation',
    codes: ['comfortable'],
  },
  {
    occasion: 'outdoors',
    words: 'safari|game drive|game drives|lions|elephants|bush camp|game reserve',
    codes: ['earth-colors', 'standing'],
  },
  {
    occasion: 'home',
    words:
      'flu|fever|a cold in bed|in bed|sick|home sick|newborn|nobody sees me|revision at home|exam revision|kotatsu|no power|in the kitchen|twins at home|read in the kitchen|gaming|baking at home|laundry day|sofa|on the sofa|home|at home|bakes|baking|bake cookies|cookies to bake|makes jam|making jam|jam in the kitchen|working from home|work from home|wfh|home office|day off|a day in|couch|lazy day|sick day|staying in|stay in|netflix|remote|work at home|working at home|home all day|movie night at home|at home on the terrace|lazy sunday|pajama day|reading at home|revising|revision|cooking at home|baking|cooking all day|housework|decluttering|cleaning at home|on maternity leave|maternity leave|paternity leave|parental leave|home alone|stay in bed|sick at home|knitting at home|streaming at home',
  },
  { occasion: 'home', words: 'video call|video calls|zoom|zoom calls', codes: ['on-camera'] },
  {
    occasion: 'travel',
    words:
      'airport run|to the airport|red-eye|landing|long haul|when i land|when we land|flight|flying|fly|plane|airport|long flight|overnight flight|night train|night bus|overnight bus|layover|red eye|connecting flight|flying overnight|fly out|flies to|flies from|flies out|flies home|catch a plane|catch a flight|hand luggage only|flight to|plane to|jet lag|transatlantic|long-haul|stopover',
    codes: ['comfortable', 'on-board'],
  },
  {
    occasion: 'travel',
    words:
      'shared taxi|overland bus|bus over|by bus|ferry|night ferry|long bus|sleeper train|sleeper|hour drive|hours drive|nine hour drive|drive to|driving to|car trip|in the car all day|honeymoon flight|train|train ride|road trip|long drive|travel|traveling|bus ride|coach trip|business trip|work trip|long bus ride|train to|trains|by train|bus to|coach to|ferry to|ferry then|minibus|campervan|camper van|motorhome|rv|interrail|honeymoon|cruise|cruise day|day ashore|tour bus|bus tour|city hop|high-speed train|tgv|shinkansen|eurostar|visiting my brother|visiting my sister|visiting my parents',
    codes: ['comfortable'],
  },
  {
    occasion: 'work',
    words: products(COOLED, 'court|courtroom|hearing|tribunal'),
    codes: ['sober', 'air-conditioned'],
  },
  {
    occasion: 'work',
    words: products(COOLED, 'office|offices|boardroom|conference room|portakabin|meeting room'),
    codes: ['air-conditioned'],
  },
  {
    occasion: 'work',
    words:
      'court|courtroom|trial|barrister|lawyer|notary|judge|interview|job interview|thesis defense|embassy|bank appointment',
    codes: ['sober'],
  },
  {
    occasion: 'work',
    words:
      'selling flowers|sell flowers|flower stall|flower shop|early shift|late shift|night shift|day shift|double shift|long shift|shifts|on duty|on call|rounds|post round|selling|sales calls|knocking on doors|door to door|canvassing|board call|conference call|client call|first day at|my first day|checkpoint|front desk|hotel desk|reception desk|teach|tutoring|trade fair|patrol|nursery day|ward|museum all day|at the bank|depot|kitchen shift|restaurant kitchen|kitchen from|work|office|meeting|meetings|run a meeting|run a workshop|work lunch|lunch meeting|breakfast meeting|team lunch|lunch with colleagues|lunch with my boss|lunch with a client|lunch with clients|job fair|career fair|first day of work|first day at work|new job|performance review|client lunch|client meeting|client|clients|business lunch|presentation|pitch|conference|boss|board meeting|workshop|desk|shift|teaching|class i teach|networking|trade show|parent teacher conference|shift work|bank job|mail round|newspaper round|paper round|delivery round|ward round|duty|nursery|nursery teacher|kindergarten|preschool|daycare|school day|teaches|teaching day|class of thirty|parents at school|negotiation|pitching|pitching investors|investors|sales pitch|showing houses|site visit|building site|construction site|market stall|my stall|stall|bakery|the bakery|my shop|the shop i work in|salon shift|studio day|rehearsals|film set|on set|photo shoot for work|deadline|internship|trainee|apprentice|town hall meeting|strategy day|offsite|off-site|team day|training day|orientation|shop floor|warehouse|factory|plant tour',
  },
  {
    occasion: 'usual',
    words:
      'school day|open day|college open day|ecg|blood test|x-ray|mri|scan|ultrasound|checkup|check-up|waiting at the hospital|vegetable market|grocery run|hardware run|hardware store run|coffee run|pharmacy run|dump run|tip run|supply run|shopping run|donut run|costco run|target run|airport run|coffee run|pharmacy run|supply run|food run|milk run|ikea run|errand run|swimming lesson|swim lesson|class trip|choir rehearsal|choir practice|rehearsal|band practice|parents evening|normal|errands|school run|school pickup|school drop off|school drop-off|run errands|running errands|light lunch|coffee date|play date|playdate|book club|cooking class|wine tasting|nothing special|normal day|regular day|usual day|ordinary day|usual|breakfast|museums|art gallery|exhibition|hospital|vet|hairdresser|nail appointment|girls day|lunch with my mom|lunch with my sister|tea|parent evening|house hunting|apartment viewing|open house|city break|shopping|groceries|grocery store|lunch|brunch|coffee|cafe|museum|gallery|library|dentist|doctor|doctors appointment|appointment|haircut|school|college|university|class|classes|lecture|lectures|exam|movies|movie|cinema|city trip|mall|lunch with friends|coffee with a friend|visit|family lunch|matinee|bookstore|study|studying|swim lessons|kids swimming|piano lesson|music lesson|driving lesson|language class|pottery class|painting class|art class|knitting group|bridge club|chess club|book circle|bingo|choir|errand|bank errand|post office|passport office|voting|polling station|vote|car wash|garage appointment|optician|therapist|therapy|pharmacy|hair appointment|barber|nails|spa|massage|facial|vet appointment|library visit|march downtown|protest|march|rally|demo|street food|coffee shop|bakery run|cake and coffee|afternoon tea|high tea|wine cellar|cave tour|castle|castle tour|palace|aquarium|planetarium|house one after another|visiting family|family visit|visit my aunt|visiting friends|neighbors|campus day|campus|graduation rehearsal',
  },
];
