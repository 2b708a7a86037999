// Needs of body, house and way, as people say them; what is said in many ways is put together from its parts.
import type { NeedCode } from './need-rules.ts';
import { products } from './phrases.ts';

const COOLERS = 'ac|aircon|air con|air conditioning|air conditioner';
/** Behind 'the AC'. */
const TURNED_UP =
  'on high|on full|on max|at max|set to max|turned up|turned way up|blasting|is blasting|cranked up|is cranked up|is cranked|on cold|on very cold|on all day|full blast|on full blast|very cold|too cold|is freezing|at eighteen|at 18|on 18|at 17|at 16|at sixteen';
export const COOLED_AT_HOME = products(COOLERS, TURNED_UP);

const WORKERS =
  'electrician|electricians|builder|builders|plumber|plumbers|painter|painters|decorators|workmen|workers|tilers|roofers|carpenter|carpenters|handyman|contractors|movers|technician';

/** As `COOLED_AT_HOME`, and none of it. */
export const COOLER_BROKEN = products(
  COOLERS,
  'broken|broke|has broken down|broke down|died|has died|has given up|is not working|does not work|doesnt work|is dead|out of order|not working|is off|off|went off|gave up|gives up',
);

export const NEED_WORDS: Record<NeedCode, string> = {
  'sun-covered': `albinism|albino|lupus|porphyria|vitiligo|melanoma|skin cancer|rosacea|photosensitive|photosensitivity|sun allergy|sun rash|allergic to the sun|allergic to sun|allergic to sunlight|sun protection|uv protection|sun off me|sun off my skin|sun off my face|sun on my skin|i burn|i always burn|i burn fast|fair skin|fair-skinned|very fair|sunburned already|${products('burn|burns', 'easily|fast|quickly|in minutes|in ten minutes|at once|so fast|in no time')}|${products('sensitive to', 'the sun|sun|sunlight|sunshine|light')}|${products('cover me from|cover me up from|covered from|cover up from|cover my skin from|protect me from|protected from|protect my skin from|shield me from|shielded from|keep me out of|stay out of|keep out of|out of|hide from|avoid|away from|shade me from', 'the sun|sunlight|direct sun|direct sunlight|the sunlight')}`,
  aired: `open windows|open window|open doors|airing|airing out|airing the house|airing the flat|airing the rooms|air out|aired out|paint fumes|fumes|hole in the wall|broken window|window is broken|window is out|new windows|in and out all day|${products('windows|window|doors|door|front door|back door|balcony door|garden door|garage door', 'open|wide open|are open|is open|stand open|stands open|standing open|left open|kept open|open all day|being replaced|is being replaced')}`,
  'in-the-yard':
    'grill|grills|grilling|grills for|grilling for|at the grill|back yard|front yard|our yard|my yard|our garden|my garden|in our garden|in my garden|flower beds|flower bed|weeding|mow|mows|mowing|wash the car|washing the car|driveway|sandbox|sandpit|paddling pool|our pool|my pool|pool at home|porch|on the porch|veranda|sunbathe|sunbathing|fence|the fence|tree house|treehouse|my balcony|our balcony|balcony garden|water fight',
  handiwork: `varnish|varnishing|sanding|drilling|shelves|putting up shelves|assembling furniture|flat-pack|wallpaper|wallpapering|tiling|stripping paint|renovating|dust everywhere|paints the|painting the|paint the|paints her|paints his|painting my|painting walls|paints walls|decorating the nursery|fixing the fence|building a shelf|building shelves|${products(WORKERS, 'in|in the house|in the flat|is here|are here|comes|come|coming|at home|are in|is in')}`,
  'no-power': `no power|power is out|power is off|power outage|power outages|power cut|power cuts|power failure|without power|no electricity|without electricity|electricity is out|electricity is off|load shedding|loadshedding|blackout|blackouts|brownout|brownouts|generator is down|grid is down|no current|fan stops|the fan stops|${products('power|electricity|current|light', 'comes and goes|keeps going off|keeps going out|goes off|goes out|goes every day|fails|keeps failing')}`,
  pockets: `pickpocket|pickpockets|need a pocket|need pockets|with pockets|has pockets|pockets|a pocket for|nothing to carry|put my phone|keep my phone|place for my phone|somewhere for my phone|room for my phone|phone stays on me|phone on me|phone on her|phone on him|carry a handbag dancing|on the body|close to my body|close to the body|${products('carry a|carrying a', 'bag all night|handbag all night|purse all night|handbag dancing|bag dancing')}|${products('phone|keys|wallet|money|card|cash|id', 'and phone|and keys|and wallet|and money|and card|and cash|in my pocket|on me|on her|on him')}`,
  taller: `taller|add height|more height|want height|some height|a few inches|add inches|elongate|elongates|elongating|lengthen|lengthens|lengthen my|long line|longer line|drown me|drowns me|swamp me|swamps me|swallow me|swallows me|petite|short legs|short-legged|im tiny|i am tiny|im so short|i am so short|im short|i am short|five feet tall|under five feet|five foot nothing|legs look longer|them look longer|${products('look|looks|seem|appear|me', 'taller|tall|longer|longer legged|slimmer and taller|leaner')}`,
  'floor-length': `be full length|is full length|${products('to|down to|long to|reach|reaches|touch|touches|sweep|sweeps', 'the floor|the ground|my feet|the feet|the ankle|the ankles|my ankles')}|${products('cover|covers|covering', 'my ankles|the ankles')}|ankles covered|covered ankles`,
  'waits-around': `before the start|at the start|at the start line|before my race|before the race|after the race|after the finish|bag drop|my heat|my start|long wait|long waits|lots of waiting|a lot of waiting|waiting around|wait around|waits around|hang around|hanging around|hangs around|stand about|stands about|standing about|stand around|standing around|sit around|sits around|sitting around|chatting outside|prize giving|${products('between|hours between|waits between|wait between', 'matches|games|heats|bouts|rounds|my legs|races|sets')}`,
  cotton:
    'cotton|cottons|natural fibers|natural fabrics|natural cloth|no polyester|no synthetics|no synthetic|nothing synthetic|polyester makes me|synthetics make me|no plastic',
  'no-rustle':
    'nothing that rustles|no rustling|rustle|rustles|rustling|rustling fabric|nothing noisy|noisy fabric|noisy jacket|quiet fabric|quiet fabrics|quiet cloth|quiet clothes|silent clothes|swish|swishes|swishing|crackle|crackles|crackling|makes no sound|make no sound|makes no noise|make no noise|nothing that makes noise',
  'covered-on-the-way': `over my gym clothes|over my kit|over my gym things|something over it|take off my abaya|cover until|${products('covered|cover up|cover|covering|modest|long and loose', 'on the way|on my way|on the way there|on the way to the gym|on the way to the pool|walking there|walking to the gym|on the street|in the street|for the street|outside|until im there|until i am there|until im in|until i am in')}`,
  'baby-worn': `babywearing|baby sling|baby carrier|in the baby carrier|in the carrier|baby is in the sling|strapped to me|strapped on me|baby strapped|baby on me|on me all day|wearing the baby|wear the baby|wears the baby|${products('baby|newborn|son|daughter|month old|twin', 'in the sling|in a sling|in the wrap|in a wrap|in the carrier|in a carrier|on my chest|on my front|on my belly|on my back|on her chest|on her front|sleeps on me')}|${products('strapped to|on|sleeps on', 'my chest|my front|her chest|her front|his chest')}|${products('carry|carries|carrying', 'the baby|my baby|the baby on me')}`,
  'door-to-door': `door to door|from door to door|my driver|with a driver|chauffeur|valet|valet parking|no walking|hardly outside|barely outside|driven there|we are driven|car brings us|car brings me|drops me at the door|drop me at the door|drops me off at the door|picks me up at the door|drives us to the door|drives me to the door|drive us to the door|${products('taxi|cab|uber|car|lift|ride', 'there and back|both ways|to the door|straight there|straight to the door|from the door|at the door|there and home')}`,
  'road-cycling': `road bike|racing bike|gravel bike|mountain bike|road cycling|road biking|gravel ride|century ride|cycling club|club ride|bike race|bike training|bike loop|bike lesson|lycra|sportive|gran fondo|mtb|miles on the bike|km on the bike|k on the bike`,
  'on-sand': `barefoot|footvolley|paddle ball|sand court|${products('beach', 'volleyball|tennis|soccer|football|handball|rugby|cricket|frisbee|workout')}|${products('volleyball|football|soccer|frisbee|workout|bootcamp|yoga|training|running', 'on the sand|on sand|on the beach')}`,
  'rough-play':
    'skate park|skatepark|skateboard|skateboarding|trampoline|trampolines|trampoline park|bmx|go-kart|go-karts|karting|paintball|laser tag|climbing trees|bouncy castle|scooter tricks|pump track|ropes course|adventure park|camper|camper van|campervan|motorhome|campsite|snowball fight',
  suited:
    'job interview|interview|interviews|court hearing|testify|tribunal|final interview|interview day|viva|thesis defense|before the judge',
  outbuilding: `${products('insulate|insulates|insulating|clear out|clears out|clearing out|clean out|cleaning out|sort out|sorts out|sorting out|tidy|tidies|tidying|in|work in|working in|up in', `${products('the|my|his|her|our', 'attic|loft|garage|shed|cellar|barn|garden shed|outhouse|woodshed|boathouse')}`)}`,
  'wet-floors':
    'scrubbing floors|scrub the floors|scrub the floor|scrubs the floor|scrubs the floors|scrubbing the floor|mop the floor|mops the floor|mopping|mops|mop|wash the floors|washing the floors|washes the floors|scrubs the whole flat|scrubs the whole house|scrub the bathroom|scrub the whole flat|wet floors|wet floor|hosing down',
  motorbike:
    'motorbike taxi|on a motorbike|motorbike taxis|motorbike-taxi|riding pillion|pillion|scooter|scooters|motor scooter|motorbike|moped|mopeds|by motorbike|motorcycle|motorcycles|on a motorcycle|motorbikes|vespa|by scooter|on a scooter|boda|boda boda|scooty|scootie|activa|on a moto|on the moto|behind on a moto|by moto|moto taxi|two-wheeler|motorino|motorcycling|harley|royal enfield|on the back of a motorbike|by moped|okada|ojek|gojek',
  paddling:
    'kayak|kayaks|kayaking|sea kayak|sea kayaking|canoe|canoes|canoeing|paddleboard|paddle board|paddleboarding|paddle boarding|stand up paddling|stand-up paddling|sup|sup tour|dinghy|dinghies|dinghy sailing|rafting|white water rafting|packraft|rowing boat|rowboat|pedalo',
  'out-for-a-bit': 'dash to the pharmacy|walk the dog|walks the dog|walking the dog|dog walks|quick errand',
  'sits-long':
    'dialysis|chemo|chemo day|chemotherapy|infusion|waiting room|in the waiting room|waiting rooms|exam hall|exam|exams|library all day|all day in the library|sit an exam|reading room|jury duty|jury service|in the archive|archives',
};
