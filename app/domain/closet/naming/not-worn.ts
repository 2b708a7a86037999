// What a closet may hold and the wardrobe does not: what everybody has, and what nothing of ours is like.
import { isColorWord } from './color-names.ts';
import { endsAsListed, NO_CLOTHES } from './english-words.ts';
import { singular } from './words-of.ts';

/** Underwear, socks and tights: nobody's closet lists them. */
export const EVERYBODY_HAS =
  /\b(undies|knickers|y fronts?|jock ?straps?|g strings?|spanx(?! (perfect|faux|leather|leggings|pants|ponte))|shapewear|socks?(?! (boots?|booties?)\b)|stockings?(?! (cap|hat))|pantyhose|hosiery|nylons|hold ups|\d+ den(ier)?|fishnets?(?! (flats|gloves|bag|top))|longjohns|longies|cuddl duds|thermolactyl|odlo(?!.* jacket)|devold(?! (nansen|sweater|jumper))|woolpower|lifa|x bionic|underlayers?|polypro(pylene)? top|smartwool (150|200|250)|icebreaker (150|175|200|250|260|oasis)|capilene (midweight|thermal)|bra(?! tops?\b)|bras|underwear|panties|boxers|briefs|heat ?tech(?!.*\b(turtleneck|roll|jeans|trousers|pants|gloves|hat|scarf|sweater|dress)\b)|base ?layer|merino base|wool longs|long johns|long underwear|undershirts?|knee highs|slip shorts)\b|\b(thermal|thermals)\b(?!.*\b(running|jeans|gloves|trousers|boots|henley|hat|beanie)\b)( .*)?\b(top|shirt|leggings|vest|undershirt|set)?$|\bmerino long sleeve$|\bmerino leggings$|^(?!.*\b(running|cycling|bib|sports?|compression|training|jogging|ski|xc|nordic|softshell|gym|yoga|workout|nike|adidas|asics|brooks|riding|2 xu|skins|lulu|lululemon|athleta|gymshark|decathlon|kalenji|under ?armour|3 4)\b).*\btights\b/;

/** No umbrella is a parasol, no belt a bag, and nobody goes to town in what she swims in. */
const OTHER_THINGS =
  /\b((baby|solly|moby|boba) wraps?|(baby|ring) slings?|baby carriers?|(half )?pointe shoes|(aqua|swim|climbing|ski|bowling|football|soccer) shoes|(football|soccer) boots|climbing slippers|(rain )?covers? (shoes?|boots?)|rain covers?|(?<!neck )gaiters|sun umbrella|parasol|dressing gown|bath ?robe|^robe|swim ?(shorts|suit|trunks|wear)|speedos?|swimmers|burqini|burk[ah]|burqa|agbada|babban riga|riga|faitaga|cassock|morning (coat|suit)|white tie|(dress )?tails|cummerbunds?|life (jacket|vest)|buoyancy aid|(hazmat|tri|skin|fur|wing|dry|race|fire|bee|diving|flight) ?suit|(spd|cycling|cleated|road bike|golf spike) shoes|cleats|football cleats|(track )?spikes|roller ?(blades?|skates?)|(ice|figure|hockey|inline) skates|diving boots|fencing (jacket|whites)|turnout gear|body armou?r|(stab|bulletproof|ballistic|hi vis|hi viz|high vis|reflective|safety) vest|(climbing|safety) harness|knee pads?|shin pads?|bib tights|bib shorts?|swimsuit cover|bikini( top| bottoms)?|swim top|(?<!formal |knit )one piece|gilet|body ?warmer|apron|bandana|headband|hair band|ear ?muffs|ear ?warmer|((down|padded|fleece|puffer|quilted|suit|tailored|denim|leather|faux fur|utility|fishing|linen|running|hi vis|oilskin|gymshark|long) )?(waistcoat)|(down|padded|fleece|puffer|quilted|denim|leather|utility|hi vis|oilskin|suit) vest|jumpsuit|romper|playsuit|dungarees?|overalls?|boiler ?suit|cat ?suit|unitard|onesie|ski suit|snow suit|wetsuit|suitcase|carry on|rolling bag|trolley|visor|lehenga set|prayer robe|bag cover|leg ?warmers|sun visor|togs|bathers|cossie|burkini|niqab|coveralls?|(lab|white lab) coat|(judge|choir|clergy|swim|change|shabbos|waffle|terry)s? robe|robe (waffle|terry)|(grad|graduation|academic|doctoral) gown|((silk|satin|sleep|hair) )bonnet|(bicycle|moto|motorcycle) helmet|arm sleeves|under ?sleeves|hand ?socks|kundan set|jewelry set|hot packs|church hat|(formal|wool|tsukesage|homongi|komon) kimono)$|\bbikini\b/;

/** Hers, and on nobody: in no size of hers, or broken. */
const NOT_WEARABLE =
  /\b(too? (big|small|tight|large|loose|short)|does ?n[o']?t fit|no longer fits?|outgrown|pinches|does ?n[o']?t close|(broken|missing) (zip|zipper|button|heel|strap|sole)|(zip|zipper|heel|sole|strap) (is )?broken|to mend|needs mending|at the (tailor|cleaners?))\b/;
export const isOutOfUse = (name: string): boolean => NOT_WEARABLE.test(name.toLowerCase());

/** Under all of it, wherever in a name it stands: 'base layer UA cold gear'. */
const UNDER_ALL = /\b(base ?layers?|long ?johns|cold ?gear)\b/;
export const isUnderAll = (name: string): boolean => UNDER_ALL.test(name.toLowerCase());

/** Known, and none of ours: a name of ours that ends so is another thing ('belt bag'). */
export const isUnworn = (called: string): boolean => {
  const words = called.split(' ');
  // Leg warmers are worn on legs, whatever color follows.
  const thing = words.slice(0, words.findLastIndex((word) => !isColorWord(word)) + 1).join(' ');
  return (
    OTHER_THINGS.test(thing) ||
    OTHER_THINGS.test(singular(thing)) ||
    (!endsAsListed(words) && NO_CLOTHES.test(singular(words.at(-1) ?? '')))
  );
};
