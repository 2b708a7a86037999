// What one piece does for the day's temperature, where that is what mattered: the warmest piece, what stays on inside,
// bare arms in the heat. Each line is a fact of receipt, look and hours.
import type { WornGarment } from '../../looks/look.ts';
import { isPlural, nounOf } from '../../wardrobe/glossary.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { formatList } from '../../text-format/listed.ts';
import { degrees, isNamedByHer, isOffAtFirst } from './look-facts.ts';
import { pieceInSlot, isWornOfKind, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { Sentence, Topic } from './sentence.ts';

/** °F. Below `cool` warmth is worth a word, below `cold` hands and legs are; up to `kept` a coat is wanted all day; from `warm` air is. */
const F = { cold: 46, kept: 60, cool: 62, warm: 75 };
/** °F between two temperatures that are worth telling apart. */
const SPAN_F = 3;
/** clo of a piece that may be called the warmest, how many times the next one it is, and clo of trousers that warm. */
const WARM = { piece: 0.3, lead: 1.3, trousers: 0.26, shoes: 0.12 };

/** A line and the pieces that it speaks of. */
const line = (text: string, about: readonly (WornGarment | undefined)[], ...tells: Topic[]): Sentence => ({
  text,
  tells,
  about: about.filter((one) => one !== undefined).map(({ id }) => id),
});

const s = (garment: WornGarment): string => (isPlural(nounOf(garment)) ? '' : 's');

/** The one piece that is clearly the warmest: no shell against rain, nothing light, nothing that a coat goes over. */
function warmest(facts: OutfitFacts): WornGarment | null {
  const [first, second] = [...facts.look.garments].sort((a, b) => b.clo - a.clo);
  if (!first || first.clo < WARM.piece || first.clo < WARM.lead * (second?.clo ?? 0)) return null;
  const isUnderCoat = first.slot !== 'coat' && pieceInSlot(facts, 'coat') !== undefined;
  const isThin =
    garmentById(first.id)?.weather.rain === 'protects' ||
    isWornOfKind(first, 'lightweight') ||
    isWornOfKind(first, 'blazer or suit');
  // Over a sweater and a shirt nobody believes it of a jacket.
  const under = facts.look.garments.filter((one) => one !== first && ['knitwear', 'top'].includes(one.slot));
  const isMost = first.clo > under.reduce((sum, { clo }) => sum + clo, 0);
  return isUnderCoat || isThin || !isMost ? null : first;
}

/** What comes off at the door. */
const outerOf = (facts: OutfitFacts): WornGarment | undefined => {
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket');
  return facts.receipt.lines.some(({ id, over }) => over && id === outer?.id) ? outer : undefined;
};

/** The hour from which nobody speaks of the day. */
const EVENING = 17;
export const dayOrEvening = ({ receipt: { hours } }: OutfitFacts): string =>
  (hours[0]?.hour ?? 0) >= EVENING ? 'evening' : 'day';

function ofWarmth(facts: OutfitFacts, leastF: number, mostF: number): Sentence[] {
  const lines: Sentence[] = [];
  const [at, most] = [degrees(leastF), degrees(mostF)];
  const piece = warmest(facts);
  if (piece && leastF < F.cool) {
    const noun = nounOf(piece);
    lines.push(line(`It's the ${noun} that keep${s(piece)} you warm at ${at}.`, [piece]));
  }
  const layers = facts.receipt.layers ?? [];
  const over = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket') ?? pieceInSlot(facts, 'knitwear');
  if (layers.length === 0 && over && mostF >= leastF + SPAN_F && mostF < F.warm) {
    const noun = nounOf(over);
    lines.push(
      line(`Between ${at} and ${most} the ${noun} stay${s(over)} on.`, [over]),
      // No coat stays on inside.
      // A party is inside.
      ...(over === outerOf(facts) || dayOrEvening(facts) === 'evening'
        ? mostF < F.cold || mostF > F.kept
          ? []
          : [line(`It never gets past ${most}, so you'll want the ${noun} whenever you're out.`, [over])]
        : [line(`It never gets past ${most}, so the ${noun} stay${s(over)} on all day.`, [over])]),
    );
  }
  return lines;
}

/** Trousers that are said to be warm. */
const hasWarmLegs = (bottom: WornGarment): boolean =>
  !isNamedByHer(bottom) &&
  bottom.drawing.kind === 'trousers' &&
  bottom.clo >= WARM.trousers &&
  (isWornOfKind(bottom, 'thick trousers') || isWornOfKind(bottom, 'lined or flannel legs'));

function ofSmallThings(facts: OutfitFacts, leastF: number, mostF: number): Sentence[] {
  const lines: Sentence[] = [];
  const at = degrees(leastF);
  const pocket = (['gloves', 'hat', 'scarf'] as const)
    .map((slot) => pieceInSlot(facts, slot))
    .filter((one) => one !== undefined)
    // What lies in a pocket when she leaves is not told to stay on.
    .filter((one) => !isWornOfKind(one, 'shade hat') && !isOffAtFirst(facts, one));
  if (pocket.length > 0 && leastF < F.cold) {
    const names = formatList(pocket.map(nounOf));
    lines.push(line(`At ${at} you'll want the ${names}.`, pocket));
    if (mostF <= F.cold)
      lines.push(line(`It stays below ${degrees(mostF + 1)}, so keep the ${names} on.`, pocket));
  }
  const bottom = pieceInSlot(facts, 'bottom');
  if (bottom && hasWarmLegs(bottom) && leastF < F.cold) {
    const noun = nounOf(bottom);
    lines.push(line(`Warm ${noun} make the difference at ${at}.`, [bottom]));
  }
  const shoes = pieceInSlot(facts, 'shoes');
  if (shoes && !isNamedByHer(shoes) && shoes.clo >= WARM.shoes)
    lines.push(line(`The boots are lined, so your feet stay warm at ${at}.`, [shoes]));
  const legwear = pieceInSlot(facts, 'legwear');
  if (isWornOfKind(legwear, 'wool tights'))
    lines.push(line(`Wool tights keep your legs warm at ${at}.`, [legwear]));
  return lines;
}

/** clo of shirt and sweater in which nobody calls a room just warm enough. */
const DOUBLY_WARM = 0.55;

export const isDoublyWarm = ({ look }: OutfitFacts): boolean =>
  look.garments
    .filter(({ slot }) => slot === 'top' || slot === 'knitwear')
    .reduce((sum, { clo }) => sum + clo, 0) >= DOUBLY_WARM;

/** With the coat on its hook. */
function ofInside(facts: OutfitFacts): Sentence[] {
  const { inside } = facts.receipt;
  const outer = outerOf(facts);
  // The blazer under a coat stays on.
  const blazer = outer?.slot === 'coat' ? pieceInSlot(facts, 'jacket') : undefined;
  const worn = blazer ?? pieceInSlot(facts, 'knitwear') ?? pieceInSlot(facts, 'dress');
  if (facts.brief.partlyRead || facts.brief.isUnheated) return [];
  if (!outer || !worn || !inside || inside.verdict !== 'comfortable' || isDoublyWarm(facts)) return [];
  const [over, noun] = [nounOf(outer), nounOf(worn)];
  if (over === noun) return [];
  return [
    `Inside, the ${noun} is enough without the ${over}.`,
    `Hang up the ${over} inside: the ${noun} is warm enough there.`,
    `Take off the ${over} inside: the ${noun} is enough there.`,
    `The ${noun} is enough inside, so hang up the ${over}.`,
    `Once the ${over} is off inside, the ${noun} is enough.`,
  ].map((text) => line(text, [worn, outer], 'indoors'));
}

/** Of bare arms in the heat, with nothing over them. */
function ofSleeves(
  { look: { garments }, brief, receipt }: Pick<OutfitFacts, 'look' | 'brief' | 'receipt'>,
  most: string,
): Sentence[] {
  const main = garments.find(({ slot }) => slot === 'dress' || slot === 'top');
  const sleeve = main && 'sleeve' in main.drawing ? main.drawing.sleeve : 1;
  if (sleeve > 0.6) return [];
  const sleeves = sleeve < 0.2 ? 'No sleeves' : 'Short sleeves';
  if (receipt.carried) return [line(`${sleeves} for ${most}.`, [])];
  const isCarrying =
    brief.setting !== undefined ||
    brief.partlyRead ||
    garments.some(({ slot }) => slot === 'bag' || slot === 'umbrella');
  return [
    ...(isCarrying ? [] : [line(`${sleeves} and nothing to carry: it gets up to ${most}.`, [])]),
    line(`${sleeves} for ${most}.`, []),
    line(`With ${most} ahead, nothing goes over the ${main ? nounOf(main) : ''}.`, [main]),
  ];
}

/** What the air outdoors makes of these pieces; a room says nothing of it. */
function ofAir({ look: { garments }, brief, receipt }: OutfitFacts, mostF: number): Sentence[] {
  if (mostF < F.warm || brief.setting === 'home' || brief.staysIn) return [];
  const most = degrees(mostF);
  const isLayered = garments.some(({ slot }) => ['knitwear', 'jacket', 'coat'].includes(slot));
  const lines: Sentence[] = isLayered ? [] : ofSleeves({ look: { garments }, brief, receipt }, most);
  const lower = garments.find(({ slot }) => slot === 'bottom' || slot === 'dress');
  if (isWornOfKind(lower, 'airy wide legs'))
    lines.push(line(`Wide legs let the air in at ${most}.`, [lower]));
  const sandals = garments.find((one) => isWornOfKind(one, 'sandals'));
  if (sandals) lines.push(line(`Open shoes for ${most}.`, [sandals]));
  return lines;
}

/** Every line that this look bears out. */
export function pieceLines(facts: OutfitFacts): Sentence[] {
  const temps = facts.receipt.hours.map(({ tempF }) => tempF);
  if (temps.length === 0) return [];
  const [leastF, mostF] = [Math.min(...temps), Math.max(...temps)];
  return [
    ...ofWarmth(facts, leastF, mostF),
    ...ofSmallThings(facts, leastF, mostF),
    ...ofInside(facts),
    ...ofAir(facts, mostF),
  ];
}
