// "Why this works": every sentence is made from a stored fact of the receipt or the weather. No clo here: figures of
// warmth are the receipt's.
import type { ReceiptHour } from '../../comfort/receipt.ts';
import { filledWords, shortOutdoorMinutes } from '../../looks/comfort-line.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import { garmentIdOf } from '../../wardrobe/wardrobe.ts';
import type { Reason, StylingBrief } from '../input/brief.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { voiceWith } from './without-repeats.ts';
import { colorReasons } from './color-reason.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { degrees, hourWord, isSeasonal, peakHour, withoutRepeatedTemperatures } from './look-facts.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import { modestyReasons, tasteReasons } from './personal-reasons.ts';
import { fallReasons, honestCold } from './cold-reasons.ts';
import { carriedReasons, coldestHourReasons, indoorReasons, warmRoomReasons } from './hour-reasons.ts';
import { dayOrEvening, pieceLines } from './piece-reasons.ts';
import { rainAndSnowReasons } from './rain-reasons.ts';
import { mayBeToldOpen, removalReasons } from './removal-reasons.ts';
import { sportReasons } from './sport-reasons.ts';
import { isPocketLayer } from './layer-off-times.ts';
import { joined, tells, textOf, type Line, type Sentence } from './sentence.ts';
import { lineOf, withoutTopics, type ToldReason } from './told-reason.ts';
import { heatReasons, iceReasons, MPH, sunReasons, windClause, windReasons } from './weather-reasons.ts';

/** clo. Below it a look is light. */
const LIGHTEST = 0.5;

/** Share of looks whose comfort on leaving goes without a word: nothing is remarkable in it, nor in a hair too little. */
const UNREMARKABLE = 0.85;

/** How the hour of leaving is called. */
const STARTS: readonly ((first: ReceiptHour) => string)[] = [
  ({ hour }) => `at ${hourWord(hour)}`,
  () => 'to start',
  () => 'when you leave',
  ({ hour }) => (hour < 12 ? 'this morning' : 'when you leave'),
];

function leavingInCold(facts: OutfitFacts, first: ReceiptHour, bare: string, when: string): string {
  const soon = warmerSoon(facts, first);
  if (soon) return `${capitalize(bare)} ${when} is fresh, but by ${soon} it warms up.`;
  // How long they hold is said beside it.
  if (first.verdict === 'cold')
    return `${capitalize(bare)} ${when} is colder than clothes like these can keep out.`;
  return `${isSeasonal(facts) ? 'A typical' : 'A fresh'} ${degrees(first.tempF)} ${when}.`;
}

function leaving(facts: OutfitFacts, first: ReceiptHour, chance: SeededRandom): string | null {
  const typical = isSeasonal(facts) ? 'a typical ' : '';
  const when = isSeasonal(facts) ? `at ${hourWord(first.hour)}` : chance.pick(STARTS)(first);
  const bare = `${typical}${degrees(first.tempF)}`;
  const at = `${bare} ${when}`;
  const open = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket');
  switch (first.verdict) {
    case 'comfortable':
      return chance.pick([
        ...steady(facts),
        ...steady(facts),
        `That's comfortable for ${at}.`,
        `Right for ${at}.`,
        first.need.neutral < 0.7 ? `Light enough for ${at}.` : `Warm enough for ${at}.`,
      ]);
    case 'cool':
    case 'cold':
      // How long it is bearable says more (honestCold); nobody is told to hurry, least of all on ice.
      return shortOutdoorMinutes(facts.receipt) === null ? leavingInCold(facts, first, bare, when) : null;
    case 'warm':
    case 'hot':
      // Nothing is said of what is right for the heat.
      if (facts.receipt.icl <= LIGHTEST) return null;
      return open && mayBeToldOpen(facts)
        ? `On the warm side for ${at}, so wear the ${nounOf(open)} open.`
        : null;
  }
}

/** °F by which, and hours within which, a cold start is made good. */
const SOON = { riseF: 8, hours: 4 };

/** The hour by which it is clearly warmer than on leaving, soon after. */
function warmerSoon(facts: OutfitFacts, first: ReceiptHour): string | null {
  const soon = facts.receipt.hours.find(
    ({ hour, tempF }) => tempF >= first.tempF + SOON.riseF && hour <= first.hour + SOON.hours,
  );
  return soon && !isSeasonal(facts) ? hourWord(soon.hour) : null;
}

/** °F. A day that climbs more does not stay between two figures. */
const STEADY_F = 14;

/** Hours that are called a day. */
const A_DAY = 6;

/** Nothing comes off or goes on all day: said with the span of it. */
function steady(facts: OutfitFacts): string[] {
  const { hours, layers = [] } = facts.receipt;
  const temps = hours.map(({ tempF }) => tempF);
  const [least, most] = [Math.min(...temps), Math.max(...temps)];
  const isCoatless = !pieceInSlot(facts, 'coat') && !pieceInSlot(facts, 'jacket');
  const isSteady =
    isCoatless && layers.length === 0 && hours.every(({ verdict }) => verdict === 'comfortable');
  if (!isSteady || facts.brief.partlyRead || least === most || most - least > STEADY_F || isSeasonal(facts))
    return [];
  const allDay =
    hours.length >= A_DAY ? `: wear it as it is all ${dayOrEvening(facts)}` : ', and this is right for it';
  return [`It stays between ${degrees(least)} and ${degrees(most)}${allDay}.`];
}

function thermostat({ receipt, brief }: OutfitFacts): Reason[] {
  const { offsetC } = receipt;
  if (!offsetC) return [];
  const by = `${Math.max(1, Math.round(Math.abs(offsetC * 1.8)))}°F`;
  const way = offsetC > 0 ? 'colder' : 'warmer';
  return [
    { fact: 'thermostat', text: `Dressed as if it were ${by} ${way}, ${whyDressedFor(offsetC, brief)}.` },
  ];
}

/** Why for other air than that of the forecast: what she asked for today is no trait of hers. */
function whyDressedFor(
  offsetC: number,
  { askedC, askedFor, trialC, offsetC: hersC = 0 }: StylingBrief,
): string {
  const colder = offsetC > 0;
  const trait = `you ${colder ? 'feel the cold more' : 'run warmer'} than most`;
  if (askedFor) {
    const asked = `asked for ${askedFor} clothes`;
    return hersC !== 0 && hersC > 0 === colder ? `because ${trait} and ${asked}` : `because you ${asked}`;
  }
  if (askedC) return 'for the day as you described it';
  return trialC ? 'to learn from your next tap' : `because ${trait}`;
}

/** Hours or a season that nobody has forecast. */
function estimated(facts: OutfitFacts): Reason[] {
  const filled = filledWords(facts.receipt);
  if (filled) return [{ fact: 'filled', text: `${filled}.` }];
  const { note = 'Typical for the season', placeName } = facts.brief;
  const text = `${note} in ${placeName}: an estimate, not a live forecast.`;
  return isSeasonal(facts) ? [{ fact: 'seasonal', text }] : [];
}

/** What stands between two cards that say the same: a fact of one piece, told where nothing else says why. */
const TOLD = { besideOthers: 0.2, besideTrifles: 0.65 };
/** Good to know, but no reason for what is worn. */
const TRIFLES: readonly string[] = ['colour', 'sun', 'wind', 'ice'];

/** Why it is right to leave in this; nothing where the rest says enough. */
function comfort(
  facts: OutfitFacts,
  said: string,
  rest: readonly ToldReason[],
  chance: SeededRandom,
): ToldReason[] {
  const [first] = facts.receipt.hours;
  // Nothing is right for a storm.
  if (!first || facts.receipt.storm) return [];
  const all = [said, ...rest.map(({ text }) => text)].join(' ');
  const line =
    first.verdict === 'comfortable'
      ? whyRight(facts, first, rest, all, chance)
      : whyNotQuite(facts, first, rest, all, chance);
  return line ? [{ fact: 'comfort', text: textOf(line) }] : [];
}

/** What may be said of single pieces beside the rest. */
const besides = (facts: OutfitFacts, rest: readonly ToldReason[], all: string): Line[] =>
  withoutRepeatedTemperatures([...steady(facts), ...apartFrom(rest, pieceLines(facts))], all);

const besidesOrSpan = (facts: OutfitFacts, lines: readonly Line[], all: string, chance: SeededRandom): Line =>
  lines.length > 0 ? chance.pick(lines) : isGymWay(facts) ? gymWay(facts) : spanOf(facts, all, chance);

/** On leaving she is a little cool or warm. */
function whyNotQuite(
  facts: OutfitFacts,
  first: ReceiptHour,
  rest: readonly ToldReason[],
  all: string,
  chance: SeededRandom,
): Line | null {
  const isCool = first.verdict === 'cool';
  if (rest.length > 0 && (isCool || all.includes(degrees(first.tempF)))) return null;
  const lines = besides(facts, rest, all);
  if (isCool && lines.length > 0) return chance.pick(lines);
  const text = leaving(facts, first, chance);
  const [fresh] = withoutRepeatedTemperatures(text ? [text] : [], all);
  if (fresh !== undefined) return fresh;
  return rest.length > 0 ? null : besidesOrSpan(facts, lines, all, chance);
}

/** On leaving she is comfortable. */
function whyRight(
  facts: OutfitFacts,
  first: ReceiptHour,
  rest: readonly ToldReason[],
  all: string,
  chance: SeededRandom,
): Line | null {
  // Nobody is called comfortable right before a warning of heat.
  if (rest.some(({ fact }) => fact === 'heat')) return null;
  const isAlone = rest.length === 0;
  if (isSeasonal(facts)) {
    const isEnough = !isAlone && (all.includes(degrees(first.tempF)) || chance.next() < UNREMARKABLE);
    return isEnough ? null : leaving(facts, first, chance);
  }
  const lines = besides(facts, rest, all);
  if (isAlone) return besidesOrSpan(facts, lines, all, chance);
  const isTrifling = rest.every(({ fact }) => TRIFLES.includes(fact));
  if (chance.next() >= (isTrifling ? TOLD.besideTrifles : TOLD.besideOthers)) return null;
  return lines.length > 0 ? chance.pick(lines) : null;
}

/** Those lines that speak of no piece that comes off, and of the room once. */
function apartFrom(rest: readonly ToldReason[], lines: readonly Sentence[]): Sentence[] {
  const off = new Set(rest.flatMap((reason) => reason.off ?? []).map(({ garmentId }) => garmentId));
  const isInsideTold = rest.some(({ fact }) => fact === 'inside');
  return lines.filter(
    (line) => !line.about?.some((id) => off.has(id)) && !(isInsideTold && tells(line, 'indoors')),
  );
}

/** From which who sits still feels it. */
const COOL_ROOM_PMV = -0.5;

/** °F between which weather is called easy. */
const EASY_F = { from: 50, to: 84 };

/** Of a day on which nothing falls, blows or comes off. */
function uneventful(
  { brief: { staysIn, onCamera, partlyRead, hotOutdoors, context }, receipt }: OutfitFacts,
  least: string,
  most: string,
): string {
  // A room is cooler than a blouse and skirt, until guests warm it.
  if (staysIn && hotOutdoors) return 'Light clothes that are fit to be seen: drink water, and mind the heat.';
  if (staysIn && context !== 'special' && (receipt.inside?.pmv ?? 0) <= COOL_ROOM_PMV)
    return 'A little light for a cool room: keep a cardigan at hand.';
  if (onCamera) return 'Neat from the shoulders up, easy below.';
  if (staysIn) return 'Neat enough for anybody who comes by.';
  if (partlyRead)
    return least === most ? `The air stays at ${most}.` : `The air stays between ${least} and ${most}.`;
  const isEasy = receipt.hours.every(({ tempF }) => tempF >= EASY_F.from && tempF <= EASY_F.to);
  return isEasy
    ? 'Easy weather: nothing else to plan for.'
    : "Dry while you're out: nothing else to plan for.";
}

/** Between the door and the gym. */
const isGymWay = ({ brief, conditions }: OutfitFacts): boolean =>
  brief.setting === 'gym' && !conditions.windy;
function gymWay(facts: OutfitFacts): string {
  const temps = facts.receipt.hours.map(({ tempF }) => tempF);
  const [least, most] = [degrees(Math.min(...temps)), degrees(Math.max(...temps))];
  const over = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket') ?? pieceInSlot(facts, 'knitwear');
  const way = least === most ? least : `${least} to ${most}`;
  const isUnder = over && (over.slot !== 'knitwear' || pieceInSlot(facts, 'top'));
  return isUnder
    ? `The ${nounOf(over)} is for the way, at ${way}: take it off to train.`
    : `It's ${way} on the way there and back.`;
}

/** When there is nothing else to say: what the day is like. */
function spanOf(facts: OutfitFacts, said: string, chance: SeededRandom): string {
  const temps = facts.receipt.hours.map(({ tempF }) => tempF);
  const [least, most] = [degrees(Math.min(...temps)), degrees(Math.max(...temps))];
  const { hours, layers = [] } = facts.receipt;
  const isRight = hours.every(({ verdict }) => verdict === 'comfortable' || verdict === 'cool');
  // A scarf comes off before a coat.
  const layer = layers.find(isPocketLayer) ?? layers[0];
  const span = layer
    ? chance.pick([
        `From ${least} to ${most}: if anything comes off, it's the ${nounOf(layer)}.`,
        `From ${least} to ${most}, the ${nounOf(layer)} is the one thing to take off.`,
        `Between ${least} and ${most}, take off the ${nounOf(layer)} if you get warm.`,
        `If you get warm between ${least} and ${most}, take off the ${nounOf(layer)} first.`,
      ])
    : chance.pick([
        `From ${least} to ${most}, nothing to add and nothing to take off.`,
        `The same layers throughout: it's ${least} to ${most}.`,
        `Nothing needs to come off between ${least} and ${most}.`,
      ]);
  const isSaid =
    least !== most &&
    !isSeasonal(facts) &&
    !facts.conditions.gusty &&
    (layer || (layers.length === 0 && isRight));
  const gust = peakHour(facts.brief.hours, ({ windMs }) => windMs);
  const plain =
    facts.conditions.windy && gust
      ? `Wind up to ${Math.round(gust.windMs * MPH)} mph at ${hourWord(gust.hour)}${windClause(facts)}.`
      : layer
        ? `If anything comes off today, it's the ${nounOf(layer)}.`
        : uneventful(facts, least, most);
  const lines = isSaid ? [span, plain] : [plain];
  return withoutRepeatedTemperatures(lines, said)[0] ?? '';
}

/**
 * The sentences of "Why this works", the most useful first.
 * @param said the description: what stands there is not told again
 * @param tellsColor the description has said why the colors go together
 */
export function reasonsFor(facts: OutfitFacts, said: Line = '', tellsColor = false): Reason[] {
  const { seed, recent, setting } = facts.brief;
  const chance = voiceWith(
    seededRandom(`${seed}|why`),
    recent.flatMap(({ why }) => why ?? []),
  );
  if (setting === 'home') return homeReasons(facts, chance);
  const rest = remainingReasons(facts, said, tellsColor, chance);
  return [...comfort(facts, textOf(said), rest, chance), ...rest].sort(iceFirst).map(withoutTopics);
}

const IN_HOUSE: Record<NonNullable<StylingBrief['house']>, string> = {
  aired: 'Dressed for open windows and doors: what you have on stays on.',
  cooled: 'Dressed for the air conditioning: warm enough to sit in for hours.',
  'without-power': 'Little on, and light cloth: keep the sun out by day, and water within reach.',
};

/** At home there is no weather, and nobody knows how warm the room is. */
function homeReasons(facts: OutfitFacts, chance: SeededRandom): Reason[] {
  const layer = facts.receipt.layers?.[0];
  const light = [
    'Light clothes for a hot day at home: close the blinds before noon, and drink water.',
    'Little on, and cool cloth: a fan and a glass of water do the rest at home.',
  ];
  const soft = [
    'Soft clothes for a day at home.',
    'Easy clothes for a day indoors.',
    ...(layer ? [`Indoors the ${nounOf(layer)} comes off as you like.`] : []),
  ];
  const text = chance.pick(facts.brief.hotOutdoors ? light : soft);
  // Who is dressed from her closet may have no cardigan.
  const another = layer || pieceInSlot(facts, 'knitwear') || facts.brief.closet;
  const atHand = another ? 'another warm layer' : 'a cardigan';
  const { house, isUnheated } = facts.brief;
  const said = isUnheated
    ? 'Dressed for a cold house: layers that you keep on, and a blanket close by.'
    : house && (house !== 'without-power' || facts.brief.hotOutdoors)
      ? IN_HOUSE[house]
      : facts.brief.coldOutdoors
        ? `Soft clothes for a day at home: keep ${atHand} at hand in case the house is cool.`
        : text;
  return [
    { fact: 'comfort', text: said },
    ...inNoSlippers(facts),
    ...thermostat(facts),
    ...modestyReasons(facts),
    ...tasteReasons(facts),
  ];
}

/** Slippers are in nobody's list, and may be in nobody's closet. */
function inNoSlippers(facts: OutfitFacts): Reason[] {
  const { closet } = facts.brief;
  const shoes = pieceInSlot(facts, 'shoes');
  if (!closet || !shoes || !isWornOfKind(shoes, 'for the house')) return [];
  const isHers = closet.pieces.some(({ garmentId }) => garmentId === garmentIdOf(shoes.id));
  const instead = facts.conditions.coldestC >= BAREFOOT_C ? 'bare feet' : 'thick socks';
  return isHers
    ? []
    : [{ fact: 'plan', text: `The slippers are not in your closet: ${instead} do as well.` }];
}

/** °C of a room. */
const BAREFOOT_C = 22;

/** Ice before anything else. */
const iceFirst = (a: Reason, b: Reason): number => Number(b.fact === 'ice') - Number(a.fact === 'ice');

const WARNINGS: readonly string[] = ['heat', 'ice', 'rain', 'snow', 'minutes-outdoors'];

/** One after the other: a number that one has told is not told by the next. */
function remainingReasons(
  facts: OutfitFacts,
  said: Line,
  tellsColor: boolean,
  chance: SeededRandom,
): ToldReason[] {
  const told: ToldReason[] = [];
  const sofar = (): Sentence => joined([said, ...told.map(lineOf)]);
  told.push(...iceReasons(facts, textOf(said), chance), ...sportReasons(facts));
  told.push(...carriedReasons(facts, chance), ...indoorReasons(facts, chance), ...warmRoomReasons(facts));
  told.push(...removalReasons(facts, sofar(), chance));
  told.push(...fallReasons(facts, told, sofar().text));
  told.push(...honestCold(facts, sofar().text));
  // Who has been told to take a layer along, or that all of it is light, needs no more.
  if (told.every(({ fact }) => fact !== 'shortfall' && fact !== 'minutes-outdoors'))
    told.push(...coldestHourReasons(facts, sofar()));
  told.push(...thermostat(facts));
  told.push(...heatReasons(facts, sofar().text, chance));
  told.push(...rainAndSnowReasons(facts, said, chance));
  told.push(...windReasons(facts, chance));
  told.push(...sunReasons(facts, said, chance), ...modestyReasons(facts), ...tasteReasons(facts));
  // After a warning, or three other sentences, nobody reads about colors.
  const isBusy = told.length > 2 || told.some(({ fact }) => WARNINGS.includes(fact));
  if (!tellsColor && !isBusy) told.push(...colorReasons(facts, chance));
  return [...told, ...estimated(facts)];
}
