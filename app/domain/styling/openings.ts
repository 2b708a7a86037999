// First sentences: each stands alone in a list, names what is seen and is built differently from its neighbours.
import { STYLE_LABELS } from '../style.ts';
import { weekdayOf } from '../local-day.ts';
import { isWet } from '../comfort/outdoors.ts';
import { colourWord } from '../wardrobe/palette.ts';
import { isPlural, nounOf } from '../wardrobe/glossary.ts';
import { capital, colourOf, degrees, hourWord, inSlot, type OutfitFacts } from './facts.ts';
import { together, type Pieces } from './pieces.ts';

/** Letters of an opening: more is not one breath. */
const LONGEST = 140;

type Line = string | false | null | undefined;

function weekdayIn({ brief }: OutfitFacts): string {
  return capital(weekdayOf(brief.hours[0]?.date ?? '1970-01-01'));
}

/** Openings that answer to the weather; never for a seasonal estimate. */
function weatherOpenings(facts: OutfitFacts, { over, main, lower, shoes, isDress }: Pieces): Line[] {
  const { brief, receipt, conditions } = facts;
  const first = receipt.hours[0];
  if (brief.source === 'seasonal' || !first) return [];
  const all = together(over, main, lower);
  const at = `${degrees(first.tempF)} at ${hourWord(first.hour)}`;
  const wet = brief.hours.find(isWet);
  const falls = conditions.snow ? 'snow' : 'rain';
  const outer = inSlot(facts, 'coat') ?? inSlot(facts, 'jacket');
  const warmest = receipt.hours.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  return [
    `For ${at}: ${all}`,
    `At ${hourWord(first.hour)}, ${degrees(first.tempF)} asks for ${all}`,
    wet && over && outer && `There is ${falls} about, so ${over} goes over ${together(main, lower)}`,
    wet && `Dressed for ${falls}: ${all}`,
    receipt.need.min > 1.6 && over && `Wrap up in ${over}, with ${together(main, lower)} inside`,
    receipt.need.min > 1.6 && `Cold enough for ${all}`,
    warmest.tempF > 84 && `Kept light for ${degrees(warmest.tempF)}: ${together(main, lower, shoes)}`,
    warmest.tempF > 77 &&
      !over &&
      isDress &&
      `It will be ${degrees(warmest.tempF)} later, so ${main} and ${shoes} will do`,
    warmest.tempF - first.tempF > 14 &&
      over &&
      `It starts at ${degrees(first.tempF)} and warms up to ${degrees(warmest.tempF)}, so ${over} goes over ${together(main, lower)}`,
  ];
}

function layered(facts: OutfitFacts, pieces: Pieces): Line[] {
  const { over, overGarment, main, mainGarment, lower, shoes } = pieces;
  if (!over || !overGarment) return [];
  const under = together(main, lower);
  const noun = nounOf(overGarment.name);
  const word = colourWord(colourOf(overGarment));
  const inner = colourWord(colourOf(mainGarment));
  const [first = ''] = lower;
  const tucked = mainGarment.drawing.kind === 'top' && mainGarment.drawing.tucked && lower.length === 1;
  return [
    `${over} over ${under}`,
    `${under}, with ${over} over the top`,
    lower.length > 0 && `Start with ${together(lower)}, add ${main}, and put ${over} over both`,
    `Let the ${overGarment.name} lead, with ${under} behind it`,
    `The ${noun} makes the outfit: ${over}, worn with ${under}`,
    tucked && `Tuck ${main} into ${first} and pull on ${over}`,
    word !== inner && `${word} over ${inner}: ${together(over, main, lower)}`,
    `A ${weekdayIn(facts)} in ${together(over, main, lower)}`,
    `Put ${over} over ${main}; ${together(lower, shoes)} do the rest`,
    `${over} today, and under it ${under}`,
    `Out in ${over}, indoors in ${under}`,
    facts.receipt.shed && `${under} for most of the day, and ${over} for when it is cooler`,
    `Reach for ${over} first, then ${under}`,
    lower.length > 0 && `Begin with ${main} and ${together(lower)}, then ${over}`,
    `Under ${over}: ${together(main, lower, shoes)}`,
    `Today it is ${over}, ${together(main, lower)}`,
  ];
}

function plain(facts: OutfitFacts, { over, main, mainGarment, lower, shoes, isDress }: Pieces): Line[] {
  if (over || isDress) return [];
  const below = together(lower);
  return [
    `${main} with ${below}`,
    `${below} with ${main}, and that is enough`,
    `Just ${main} and ${together(lower, shoes)}`,
    `${together(main, lower, shoes)}, and out of the door`,
    `A ${weekdayIn(facts)} in ${together(main, lower)}`,
    `Start at the feet: ${together(shoes, lower)}, then ${main}`,
    facts.receipt.need.neutral < 0.5 && `Keep it light with ${together(main, lower, shoes)}`,
    `Let the ${mainGarment.name} do the talking, with ${together(lower, shoes)}`,
    `Two good pieces, ${main} and ${below}`,
    `Pull on ${together(lower)}, then ${main}`,
    `${main} above, ${below} below, ${shoes} to walk in`,
    `Today it is ${together(main, lower, shoes)}`,
    lower.length === 1 && `${below} first, then ${main}: that simple`,
  ];
}

function dressed(facts: OutfitFacts, { over, main, mainGarment, lower, shoes, isDress }: Pieces): Line[] {
  if (!isDress) return [];
  const noun = nounOf(mainGarment.name);
  const rest = together(over, lower, shoes);
  return [
    `${main} with ${rest}`,
    `Slip on ${main} and finish it with ${rest}`,
    `One piece and you are dressed: ${main}, with ${rest}`,
    over && `${over} over ${main}, with ${together(lower, shoes)}`,
    `The ${noun} does the work: ${main}, plus ${rest}`,
    `A ${weekdayIn(facts)} for ${main}, with ${rest}`,
    `Step into ${main}, then ${rest}`,
    `${main}, ${shoes}${over ? ` and ${over}` : ''}: that is all`,
    over && `${main} today, under ${over}`,
    `Take ${main} and give it ${rest}`,
  ];
}

function suited({ over, main, overGarment, shoes, isSuit }: Pieces): Line[] {
  if (!isSuit || !over || !overGarment) return [];
  const word = colourWord(colourOf(overGarment));
  return [
    `${over} with ${main} and ${shoes}`,
    `The whole suit today: ${over}, ${main} and ${shoes}`,
    `${main} under ${over}, jacket and trousers of one cloth`,
    `${word} from shoulder to ankle: ${over}, with ${main} inside`,
    `Wear ${over} as it was meant, with ${together(main, shoes)}`,
  ];
}

/** Words for an occasion or a style, where there is one to speak of. */
function occasional({ brief, style }: OutfitFacts, { over, main, lower }: Pieces): Line[] {
  const all = together(over, main, lower);
  return [
    brief.context === 'work' && `For work: ${all}`,
    brief.context === 'work' && `Ready for the desk and after it in ${all}`,
    brief.context === 'special' && `For the occasion, ${all}`,
    brief.context === 'special' && `Dress it up: ${all}`,
    brief.context === 'leisure' && `Time off in ${all}`,
    (brief.daypart === 'evening' || brief.daypart === 'night') && `For the evening, ${all}`,
    `${STYLE_LABELS[style]} today: ${all}`,
  ];
}

/** Every opening that this look allows, as a sentence. */
export function openingsFor(facts: OutfitFacts, pieces: Pieces): string[] {
  const built = pieces.isSuit
    ? suited(pieces)
    : [...layered(facts, pieces), ...plain(facts, pieces), ...dressed(facts, pieces)];
  const lines = [...built, ...weatherOpenings(facts, pieces), ...occasional(facts, pieces)];
  const said = lines.filter((line): line is string => Boolean(line)).map((line) => `${capital(line)}.`);
  const agreed = agreeing(said);
  const short = agreed.filter(({ length }) => length <= LONGEST);
  return short.length > 0 ? short : [...agreed].sort((a, b) => a.length - b.length).slice(0, 3);
}

/** 'black boots does' and the like are left out rather than mended. */
function agreeing(lines: string[]): string[] {
  return lines.filter((line) => {
    const [, subject] = /^([A-Z][\w -]+?) (?:sets|goes|makes) /.exec(line) ?? [];
    return !subject || !isPlural(subject);
  });
}
