// What holds a word of ours and speaks of another thing: taken out, or said in a word that means what she meant.

/** Of a way: where it ends is no day at home. */
const WAYS =
  'way|taxi|cab|uber|lift|bus|train|tram|metro|subway|ferry|boat|journey|come|comes|coming|came|go|goes|going|get|gets|getting|leave|leaves|leaving|return|returns|returning|drive|drives|driving|ride|rides|riding|cycle|cycles|cycling|bike|biking|stumble|head|heads|heading';
const GARMENTS =
  'shorts|coat|sweater|jumper|t-shirt|tee|jacket|boots?|hoodie|dress|sandals?|scarf|cardigan|parka|raincoat|shirt|linen|umbrella|wool';
const CHILDREN =
  'son|daughter|kids?|children|child|toddler|twins|boys?|girls?|grandson|granddaughter|nephew|niece|big one|little one|small one|older one|younger one|eldest|youngest|first-grader';
const WATERS = 'snow|slush|water|mud|puddles?';
const WALK_HOME = /\b(?:walks?|walking|stroll) (?:back )?home\b(?! office)/g;

/** A degree and a school robe, and what a ward lends. */
const IN_ROBES =
  /\b(?:graduat\w*|commencement|convocation|degree ceremony|capping|hospital|surgery|mri|x-ray)\b/;

/** In this order; in small letters, without accents and apostrophes. */
const ASIDES: readonly [RegExp, string][] = [
  [WALK_HOME, 'on foot'],
  [new RegExp(`\\b(${WAYS}) (?:me |us |her |him |them )?(?:back )?home\\b(?! office| alone)`, 'g'), '$1'],
  [new RegExp(`\\b(?:${GARMENTS}) weather\\b`, 'g'), 'weather'],
  // Where she packs: no wish for one.
  [
    /\b(?:in|into|from|out of|inside|with only|only|with just|just|live out of) (?:my |the |her |his |a |one )?(?:little |small |cabin |carry-on |old )?(?:bag|bags|suitcase|suitcases|carry-on|cabin bag|hand luggage|purse|handbag)\b/g,
    ' ',
  ],
  [/\b(?:from|out of) (?:my|the|her|his|a|one) (?:backpack|rucksack)\b/g, ' '],
  [/\b(?:cabin|checked|shopping|grocery|tea|plastic|garbage|paper|tote of|bin) bags?\b/g, ' '],
  // Of a child: she walks beside it.
  [
    new RegExp(
      `\\b(${CHILDREN})([^,.;]{0,16}?) (?:on |with |and |rides? |riding )?(?:his|her|their|the|a) (?:kick |push )?(?:scooters?|balance bike|bike|bikes|trike|tricycle)\\b`,
      'g',
    ),
    '$1$2',
  ],
  // As deep as that.
  [
    new RegExp(
      `\\b(${WATERS})([^,.;]{0,24}?) (?:up )?(?:to|over|above) (?:the |my |our |your )?(?:ankles?|shins?|calf|calves|knees?)\\b`,
      'g',
    ),
    'flooded $1$2',
  ],
  [/\b(ankle|shin|knee)[- ]deep\b/g, 'flooded'],
  // A hotel, a train and a trip for it, and a wind: none of them is hers to wear.
  [/\bbusiness (?:class|trip|travel|hotel|park|center|district|lounge)\b/g, 'trip'],
  [
    /\b(?:crazy|insane|mad|wild|fierce|serious|sharp|strange|weird|silly) (wind|winds|heat|cold|weather|humidity|traffic|hours|week|sun|rain|gusts|schedule|queues?|crowds?)\b/g,
    '$1',
  ],
  [
    /\b(?:bad|sore|stiff|artificial|broken|dodgy|aching|weak|poor) hips?\b|\bhips? (?:is|are|is so|are so) (?:bad|sore|stiff|weak|shot)\b/g,
    'bad knee, cannot bend',
  ],
  // Of the air.
  [
    /\b(?:its|it is|it was|so|still|day|season and|weather and) gr[ae]y\b(?=\s*(?:$|[,.;!]| and | but | out| outside| today))/g,
    'weather',
  ],
  [/(^|[,.;] ?)dark(?=\s*(?:[,.;!]|$))/g, '$1 weather'],
  // Hair under it: no other hat.
  [/\b(?:turbaned|(?:wears?|wear|in|under|with|over) (?:a|my|his|the) turban)\b/g, ', no hats, '],
];

/**
 * Her sentence without what is said of other things.
 * @param text as plainText gives it
 */
export function withoutAsides(text: string): string {
  const robed = IN_ROBES.test(text)
    ? text.replace(/\b(?:(?:in|under|over|with) )?(?:the |a |my |her )?(?:gowns?|robes?)\b/g, ' ')
    : text;
  return ASIDES.reduce((said, [aside, meant]) => said.replace(aside, meant), robed);
}
