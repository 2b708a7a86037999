// What somebody calls a piece of hers, as a garment of the wardrobe: its noun says the kind, the other words the nearest of it.
import { everybodyHas, type OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import type { Gender } from '../../app/domain/preferences/style.ts';
import { colorDifference } from '../../app/domain/looks/oklch.ts';
import type { Colorway, Garment } from '../../app/domain/wardrobe/garment.ts';
import { garmentNoun } from '../../app/domain/wardrobe/glossary.ts';
import { isColorName, PALETTE, swatch, type ColorName } from '../../app/domain/wardrobe/palette.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';

/** Underwear, socks and tights: nobody's closet lists them. */
const EVERYBODY_HAS =
  /\b(socks|stockings|bra|underwear|heat-tech|base layer|long johns|long underwear)\b|\bthermal( .*)? (top|shirt|leggings|vest|undershirt)\b|\bundershirt\b|\bmerino long-sleeve$|^(?!.*\b(running|cycling|sports)\b).*\btights\b/;

/** What people say, in the words of the wardrobe; one after the other. */
const SAID_AS: readonly (readonly [RegExp, string])[] = [
  // What is cut elsewhere, as what it is worn like.
  [/\b(saree|sari)\b/, 'draped gown'],
  [/\blehenga skirt\b/, 'satin midi skirt'],
  [/\b(anarkali|ao dai|hanbok|qipao|cheongsam)\b/, 'evening dress'],
  [/\bchuridar\b/, 'slim trousers'],
  [/\b(dupatta|stole)\b/, 'silk scarf'],
  [/\b(embroidered )?juttis?\b|\bmojaris?\b/, 'ballet flats'],
  [/\bbabouches?\b/, 'mules'],
  [/\b(toque|tuque)\b/, 'wool beanie'],
  [/\b(gold|embroidered|brocade) sleeveless blouse\b/, 'sleeveless silk top'],
  [/\bwool(l?en|ly)? hat\b/, 'wool beanie'],
  [/\b(biker|bike) shorts\b/, 'bike shorts'],
  [/\b(sports?|training) shorts\b/, 'training shorts'],
  [/\bcrop(ped)? top\b/, 'ribbed tank'],
  [/\bbodysuit\b/, 'fitted tee'],
  [/\bbutton-down\b/, 'oxford shirt'],
  [/(?<!fleece )\bhalf-zip$/, 'half-zip fleece'],
  [/\btech (trousers|pants)\b/, 'hiking pants'],
  [/\bwinter sneakers\b/, 'weatherproof sneakers'],
  [/\b(glitter|lurex|metallic) knit\b/, 'silk-cashmere sweater'],
  [/\bcapri (trousers|pants)\b/, 'cropped trousers'],
  [/\bt-?shirt\b(?! dress)/, 'tee'],
  [/\b(jumper|pullover)\b/, 'sweater'],
  [/\bshort-sleeved (knit|sweater|jumper)\b/, 'knit tee'],
  [/\bcrewneck$|\bknit$/, 'crewneck sweater'],
  [/\bstriped (crewneck )?(sweater|knit)\b/, 'striped sweater'],
  [/\b(rain|waterproof) coat\b/, 'raincoat'],
  [/\b(windproof|wind|light running) (jacket|shell)\b/, 'windbreaker'],
  [/\b(reflective |light )?running jacket\b/, 'running jacket'],
  [/\b(long-sleeved?|merino|thermal) (running|tech|technical|sports?|training) top\b/, 'brushed running top'],
  [/\b(thin |light )?merino top\b/, 'long-sleeve training top'],
  [
    /(?<!brushed )(?<!long-sleeve )\b(tech|sports?|running|training|workout|gym) (tee|top|t-shirt)\b/,
    'airy training tee',
  ],
  [/\b(sports?|running|training) (tank|vest)( top)?\b/, 'racerback tank'],
  [/\b(white |navy )?tennis (shorts)\b/, '$1training shorts'],
  [/\btennis skirt\b/, 'pleated sport skirt'],
  [/\brunning leggings\b/, 'leggings'],
  [/\b(navy |black )?rain (shoes|flats)\b/, '$1weatherproof flats'],
  [/\bvest top\b/, 'ribbed tank'],
  [/\bvelvet jacket\b/, 'velvet blazer'],
  [/\b(red |black |blue |yellow )?softshell$/, '$1softshell jacket'],
  [/\bzip-off (trousers|pants)\b/, 'hiking pants'],
  [/\b(tulle|sequin|silver) skirt\b|\bsequin mini skirt\b/, 'satin midi skirt'],
  [/\b(sequin|gold|silver|metallic) top\b/, 'satin shirt'],
  [/\bsequin jacket\b/, 'satin bomber'],
  [/\bleather-look\b/, 'leather'],
  [/\b(black |navy )?jersey trousers\b/, '$1tailored jersey trousers'],
  [/\b(silk|satin) (square|foulard)\b/, 'silk scarf'],
  [/\bpom-?pom hat\b/, 'pom-pom hat'],
  [/\bfluffy cardigan\b/, 'boxy cardigan'],
  [/\bpuffer$/, 'puffer jacket'],
  [/\b(quilted|puffer) vest\b/, 'lightweight quilted jacket'],
  [/^slippers$/, 'felt slippers'],
  [/\bthongs\b/, 'flat sandals'],
  [/\bugg boots\b/, 'shearling-lined slippers'],
  [/\b(aran|cable(-knit)?|norwegian|thick|heavy|chunky)( \w+)? cardigan\b/, 'chunky cardigan'],
  [/\b(corduroys|cords)\b/, 'corduroy trousers'],
  [/\b(slacks|dress pants)\b/, 'trousers'],
  [/\b(quick-dry|convertible hiking|outdoor) (trousers|pants)\b/, 'hiking pants'],
  [/\bsummer (trousers|pants)\b/, 'linen pants'],
  [/\bcamouflage trousers\b/, 'cargo pants'],
  [/\b(summer |flowered )?frock\b/, 'floral midi dress'],
  [/\bflowered\b/, 'floral'],
  [/\b(windcheater|windbreaker jacket|wind jacket)\b/, 'windbreaker'],
  [/\b(cagoule|anorak|kagool)\b/, 'packable hooded rain jacket'],
  [/\bharrington( jacket)?\b/, 'lightweight bomber'],
  [/\b(barn|utility) jacket\b/, 'field jacket'],
  [/\bbarbour\b/, 'lined hooded raincoat'],
  [/\bshacket\b/, 'overshirt'],
  [/\b(tweed|sports?|corduroy) (jacket|coat)$/, 'wool blazer'],
  [/\bfringed jacket\b/, 'jacket'],
  [/\b(biker|moto) jacket\b/, 'leather jacket'],
  [/\b(joggers|jogging bottoms|jogging trousers)\b/, 'joggers'],
  [/\b(skinny|cigarette) jeans\b/, 'slim jeans'],
  [/\b(wide-leg|wide leg|baggy|mom|loose) jeans\b/, 'relaxed jeans'],
  [/\b(chiffon|floaty|flowing) (?=(midi )?skirt)/, 'full cotton '],
  [/\btrapper hat\b/, 'chunky rib beanie'],
  [/\bsun ?hat\b/, 'wide straw hat'],
  [/\b(silk|flowered|floral|printed) (?=(square )?scarf)(square )?/, 'silk '],
  [/\bmittens\b/, 'wool mittens'],
  [/\b(bum bag|fanny pack|waist bag)\b/, 'belt bag'],
  [/\b(evening|beaded|small evening) bag\b/, 'satin clutch'],
  [/\b(mini|small) (leather )?(crossbody|shoulder) bag\b/, 'shoulder bag'],
  [/\b(rucksack|daypack|laptop bag)\b/, 'backpack'],
  [/\bshopper\b/, 'tote'],
  [/\bbasketball shoes\b/, 'chunky sneakers'],
  [/\b(gym|training|sports?|athletic) (trainers|sneakers|shoes)\b/, 'running shoes'],
  [/\blace-ups\b/, 'leather derbies'],
  [/\b(desert|chukka) boots\b/, 'suede ankle boots'],
  [/\bsliders?\b|\bslides\b/, 'flat sandals'],
  [/\b(espadrille )?wedges\b/, 'espadrilles'],
  [/\bflip flops\b|\b(rubber )?floaters\b/, 'sport sandals'],
  [/\bcrew-neck\b/, 'crewneck'],
  [/\bfine-knit (?=cardigan|sweater)/, 'fine '],
  [/\bknit (?=cardigan|sweater)/, ''],
  [/\bknit jacket\b/, 'Milano-knit cardigan'],
  [/\bfleece cardigan\b/, 'zip-up fleece'],
  [/\bboucl[eé] jacket\b/, 'short tweed jacket'],
  [/\btank top\b/, 'tank'],
  [/(?<!knit |knitted )\bpolo$/, 'polo shirt'],
  [/\b(roll|polo)[- ]?neck\b/, 'turtleneck'],
  [/\bprinted\b/, 'print'],
  [/\bcheck(ed)? (?=.*(coat|scarf|blazer|trousers|flannel))/, 'plaid '],
  [/\bcheck\b/, 'checked'],
  [/\bchecked flannel\b/, 'plaid flannel'],
  [/\bpalazzo\b/, 'wide'],
  [/\blinen (wide )?trousers\b/, 'linen $1pants'],
  [/\bstriped (.*)(top|tee)\b/, 'Breton top'],
  [/\bscrub (top|shirt)\b/, 'cotton tee'],
  [/\bscrub (trousers|pants)\b/, 'cotton trousers'],
  [/\b(technical|sports|wicking) tee\b/, 'mesh training tee'],
  [/(?<!linen )\bdress shirt\b/, 'crisp shirt'],
  [/\bsequin(ned)? (top|blouse)\b/, 'satin shirt'],
  [/\bwool (kurta|tunic)\b/, 'statement shirt'],
  [/\b(kurta|kurti|tunic)\b/, 'airy gauze shirt'],
  [/\bcargo trousers\b/, 'cargo pants'],
  [/(?<!lined )\b(stretch )?(climbing|trekking|walking) (trousers|pants)\b/, 'hiking pants'],
  [/\b(pull-on|elastic-waist) (trousers|pants)\b/, 'tailored jersey trousers'],
  [/\bwashable (trousers|pants)\b/, 'chinos'],
  [/\btrack ?suit jacket\b/, 'track jacket'],
  [/\btrack ?suit trousers\b/, 'track pants'],
  [/\bmini ?skirt\b/, 'short A-line skirt'],
  [/\bsoftshell trousers\b/, 'lined softshell pants'],
  [/\b(zip|zipped|zip-up) fleece\b|\bfleece jacket\b/, 'zip-up fleece'],
  [/(?<!zip-up )\bfleece$/, 'half-zip fleece'],
  [/\bfleece half-zip\b/, 'half-zip fleece'],
  [/\bfleece sweater\b/, 'fleece sweatshirt'],
  [/\bfleece joggers\b/, 'fleece-lined joggers'],
  [/\b(sweatpants|sweat pants)\b/, 'joggers'],
  [/\b(snow|ski) (pants|trousers)\b/, 'insulated snow pants'],
  [/\b(rain|fishing|waterproof|oilskin) (pants|trousers)\b|\boilskins\b/, 'lined softshell pants'],
  [/\b(ski|snowboard|snow) jacket\b/, 'insulated hooded winter jacket'],
  [/\bloden (jacket|coat)\b/, 'short wool coat'],
  [/\bloden trousers\b/, 'wool trousers'],
  [/\b(pyjama|pajama) (pants|trousers|bottoms)\b/, 'knit lounge pants'],
  [/\brain cape\b/, 'packable hooded rain jacket'],
  [/\bbobble hat\b/, 'wool beanie'],
  [/\b(gardening|work|waterproof|garden) gloves\b/, 'insulated gloves'],
  [/\bjersey dress\b(?! )/, 'soft jersey dress'],
  [/\b(lace|cocktail) (midi |maxi )?dress\b/, 'shift dress'],
  [/\baran (jumper|sweater)\b/, 'cable-knit sweater'],
  [/\bleggings with\b/, 'leggings'],
  [/\bvelvet (midi |maxi |long )?dress\b/, 'evening dress'],
  [/\bgown\b/, 'evening dress'],
  [/\bmidi dress with (long )?sleeves\b/, 'long-sleeve jersey midi dress'],
  [/\bmaternity (?=leggings|trousers|pants)/, ''],
  [/\bmaternity jeans\b/, 'jeans'],
  [/\bmaternity dress\b/, 'flowing long-sleeve dress'],
  [/\b(kaftan|caftan|abaya|jalabiya)\b/, 'flowing long-sleeve dress'],
  [/(?<!light )(?<!lightweight )\b(down|padded|insulated) jacket\b/, 'puffer jacket'],
  [/\b(hooded )?(down|padded|puffer) (coat|parka)\b/, 'down coat'],
  [/\bwaxed (cotton )?(jacket|coat)\b/, 'lined hooded raincoat'],
  [/\b(waterproof|rain) jacket\b|\bshell$/, 'shell jacket'],
  [/\bponcho\b/, 'packable hooded rain jacket'],
  [/\b(open )?cape\b/, 'wrap coat'],
  [/\bmac$/, 'tailored gabardine coat'],
  [/\blinen jacket\b/, 'linen blazer'],
  [/\bfur (coat|jacket)\b/, 'faux-fur coat'],
  [/\bovercoat\b/, 'coat'],
  [/\btrench$/, 'trench coat'],
  [/\btall (?=.*rubber)/, ''],
  [/\b(rubber boots|wellies|wellingtons?( boots)?|gumboots|rain boots)\b/, 'rain boots'],
  [/\b(felt|ski|snow|mountain) boots\b/, 'lined winter boots'],
  [/\b(work|safety|steel-toe) boots\b/, 'lace-up boots'],
  [/\b(fur|felt-lined|insulated|warm) boots\b/, 'lined winter boots'],
  [/\bleather boots\b/, 'lace-up boots'],
  [/\b(lace-up )?(leather )?knee(-high)? boots\b/, 'tall boots'],
  [/\b(walking|trekking) boots\b/, 'hiking boots'],
  [/\btrail (runners|running shoes|trainers)\b|\b(hiking|trekking) shoes\b/, 'trail shoes'],
  [/\bcourt shoes\b|\bstilettos?\b/, 'pumps'],
  [/\bblock-?heel(ed)? (pumps|shoes)\b/, 'block heels'],
  [/\b(low|kitten)-?heel(ed)? (pumps|shoes)\b/, 'kitten heels'],
  [/\bderby shoes\b/, 'derbies'],
  [/\b(non-slip|rubber-soled) (work )?shoes\b/, 'rubber-soled derbies'],
  [/\b(lace-up )?(work|comfort) shoes\b/, 'leather derbies'],
  [/\bflip-?flops\b/, 'flat sandals'],
  [/\bstrappy (?=.*sandals)/, 'heeled '],
  [/\bcanvas shoes\b/, 'canvas sneakers'],
  [/\btennis shoes\b/, 'leather sneakers'],
  [/\btrainers\b/, 'sneakers'],
  [/\btraining shoes\b/, 'running shoes'],
  [/\b(lace-up )?(leather |dress )shoes\b|\blace-up shoes\b/, 'leather derbies'],
  [/\boxford shoes\b/, 'oxfords'],
  [/\bbrogues\b/, 'wingtips'],
  [/\brubber sandals\b/, 'sport sandals'],
  [/\bsandals with heel\b/, 'heeled sandals'],
  [/\bballerinas\b|\bleather flats\b/, 'ballet flats'],
  [/\bclogs\b/, 'leather mules'],
  [/(?<!block )(?<!kitten )\bheels\b/, 'pumps'],
  [/\bsheepskin\b/, 'shearling-lined'],
  [/\bpashmina( shawl)?\b/, 'cashmere scarf'],
  [/\bshawl\b/, 'scarf'],
  [/\bhijab\b/, 'headscarf'],
  [/\bfur hat\b/, 'chunky beanie'],
  [/\b(wool|woolly|knit|knitted|winter|warm) hat\b/, 'wool beanie'],
  [/\bbuff\b/, 'merino neck gaiter'],
  [/\bfingerless gloves\b/, 'wool gloves'],
  [/\b(fleece|thick|ski) gloves\b/, 'insulated gloves'],
  [/\b(silk sleeveless|sleeveless silk) blouse\b/, 'sleeveless silk top'],
  [/\bplaid wool scarf\b/, 'plaid scarf'],
  [/\bstraw (tote )?bag\b/, 'straw basket bag'],
  [/\btote bag\b/, 'tote'],
  [/\bhandbag\b/, 'bag'],
];

/** The nouns of the wardrobe that a noun may stand for, the nearest first; one that is missing here stands for itself. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  top: ['top', 'tee'],
  trousers: ['trousers', 'pants', 'chinos'],
  pants: ['pants', 'trousers'],
  tights: ['tights', 'leggings'],
  dress: ['dress', 'sundress'],
  jacket: ['jacket', 'bomber'],
  shoes: ['shoes', 'derbies'],
  hat: ['hat', 'beanie'],
  vest: ['sweater vest'],
};
/** No umbrella is a parasol, no sweater vest a quilted one, and nobody goes to town in what she swims in. */
const OTHER_THINGS =
  /\b(sun umbrella|parasol|dressing gown|bathrobe|swim shorts|swimsuit|bikini|gilet|apron|bandana|(down|padded|fleece) (vest|waistcoat))\b/;

/** Clothes of the same feel. */
const CLOTHS: readonly (readonly string[])[] = [
  ['wool', 'merino', 'cashmere', 'lambswool', 'flannel', 'tweed', 'felt'],
  ['silk', 'satin'],
  ['linen', 'gauze'],
  ['cotton', 'poplin', 'viscose', 'polyester', 'jersey'],
  ['leather', 'shearling'],
  ['denim'],
  ['suede'],
  ['velvet', 'evening'],
  ['corduroy'],
  ['fleece'],
  ['straw'],
  ['canvas'],
];
const clothOf = (word: string): number => CLOTHS.findIndex((cloth) => cloth.includes(word));
/** What makes another thing of it, said or not. */
const TELLING =
  /^(lined|insulated|weatherproof|waterproof|rubber|heeled|platform|suit|bright|sleeveless|short|training|running|down|shell|rain|winter|snow|hiking|cowboy|dress|sport|track|puffer|thermal|plaid|striped|stripe|checked|floral|print|gingham|tweed|wingtips|tall|faux|chunky|light|lightweight|cropped|tuxedo|flannel|linen|satin|silk|velvet|suede|patent|corduroy|denim|long)$/;

const COLORS: readonly (readonly [RegExp, ColorName])[] = [
  [/\b(light|pale|sky) blue\b/, 'sky'],
  [
    /\bblue jeans\b(?<!dark blue jeans)|\bblue (straight|cotton|denim)? ?jeans\b(?<!dark blue jeans)/,
    'denim',
  ],
  [/\bdark (blue )?jeans\b/, 'indigo'],
  [/\bdark blue\b/, 'navy'],
  [/\bblue\b/, 'cobalt'],
  [/\bgreen\b/, 'forest'],
  [/\b(pale|dusty|light) pink\b/, 'blush'],
  [/\bpink\b/, 'rose'],
  [/\b(beige|nude)\b/, 'sand'],
  [/\bkhaki\b/, 'stone'],
  [/\b(maroon|wine)\b/, 'burgundy'],
  [/\bpurple\b/, 'plum'],
  [/\byellow\b/, 'butter'],
  [/\bgold\b/, 'mustard'],
  [/\borange\b/, 'rust'],
  [/\bgray\b/, 'grey'],
  [/\boatmeal\b/, 'oat'],
  [/\b(ivory|off-white)\b/, 'cream'],
];

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** How near a garment of the right kind comes to what was said. */
function likeness(garment: Garment, said: readonly string[], nouns: readonly string[]): number {
  const called = words(garment.phrase.replace('{}', ''));
  const cloths = said.map(clothOf).filter((cloth) => cloth >= 0);
  const points = called.map((word) => {
    const cloth = clothOf(word);
    if (said.includes(word)) return TELLING.test(word) ? 4 : cloth >= 0 ? 3 : 2;
    if (cloth >= 0 && cloths.length > 0) return cloths.includes(cloth) ? 1 : -2;
    return TELLING.test(word) ? -1.5 : -0.5;
  });
  const fabric = clothOf(garment.fabric);
  const ofFabric = fabric < 0 || cloths.length === 0 ? 0 : cloths.includes(fabric) ? 1 : -2;
  const isLoud = /^(bright|bold)-/.test(garment.id);
  const rank = nouns.indexOf(garmentNoun(garment.phrase.replace('{}', '').trim()));
  return points.reduce((sum, point) => sum + point, ofFabric) - rank / 2 - (isLoud ? 1.2 : 0);
}

function colorOf(name: string, { colors }: Garment): string {
  const color = COLORS.find(([said]) => said.test(name))?.[1] ?? words(name).find(isColorName);
  const isPlain = colors.every(({ length }) => length === 1);
  if (isPlain && color) return color;
  const far = (colorway: Colorway) => {
    const tints = colorway.filter((tint) => tint !== 'white' && tint !== 'cream');
    const of = tints.length > 0 ? tints : colorway;
    return color ? Math.min(...of.map((tint) => colorDifference(swatch(tint).hex, PALETTE[color].hex))) : 0;
  };
  const [nearest] = colors.toSorted((a, b) => far(a) - far(b));
  return (nearest ?? ['black']).join('+');
}

/** The piece; null where the wardrobe has nothing of its kind, 'everybody' for what no closet lists. */
export function readOwnPiece(name: string, gender: Gender): OwnPiece | 'everybody' | null {
  const called = name.toLowerCase();
  if (EVERYBODY_HAS.test(called)) return 'everybody';
  if (OTHER_THINGS.test(called)) return null;
  const said = SAID_AS.reduce((text, [from, to]) => text.replace(from, to), called);
  const noun = garmentNoun(said.replace(/ (with|in|for) .*/, ''));
  const nouns = NOUNS[noun] ?? [noun];
  const spoken = words(said);
  const [best] = WARDROBE.filter(
    ({ slot, genders, phrase }) =>
      !everybodyHas(slot) &&
      genders.includes(gender) &&
      nouns.includes(garmentNoun(phrase.replace('{}', '').trim())),
  )
    .map((garment) => ({ garment, points: likeness(garment, spoken, nouns) }))
    .sort((a, b) => b.points - a.points);
  if (!best) return null;
  const warmth = /\b(thin|tropical)\b/.test(called)
    ? 'thin'
    : /\b(thick|heavy)\b/.test(called)
      ? 'thick'
      : 'usual';
  return { garmentId: best.garment.id, color: colorOf(called, best.garment), warmth };
}
