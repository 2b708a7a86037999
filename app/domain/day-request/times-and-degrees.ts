// Hours and temperatures in her words; taken out of the sentence before its words are read.

export interface Degrees {
  airC: number | null;
  /** Where she is going, °C. */
  arrivalC: number | null;
  /** Of a room that she names with it, °C. */
  roomC: number | null;
  rest: string;
}

// oxfmt-ignore
const TENS: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
};
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ONES = NUMBER_WORDS.slice(0, 9);
const figureOf = (hour: string): string => {
  const at = NUMBER_WORDS.indexOf(hour.toLowerCase());
  return at < 0 ? hour : String(at + 1);
};
const HOUR = String.raw`(${NUMBER_WORDS.join('|')}|\d{1,2})`;
const CLOCK_IN_WORDS = new RegExp(
  String.raw`\b${HOUR}[\s.](15|30|45)\b(?!\s*(?:\u00b0|degrees|deg|c\b|f\b|%))`,
  'gi',
);
const HALF_PAST = new RegExp(String.raw`\b(half|quarter)\s+past\s+${HOUR}\b`, 'gi');
const IN_WORDS = new RegExp(
  String.raw`\b(${Object.keys(TENS).join('|')})(?:[\s-]+(${ONES.join('|')}))?\b`,
  'gi',
);

const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const SMALL = [...NUMBER_WORDS, ...TEENS];
const BELOW_ZERO = new RegExp(String.raw`\bminus\s+(${SMALL.join('|')})\b`, 'gi');

/** 'Minus forty-two', 'seven thirty', 'half past nine' in figures. */
export const inFigures = (text: string): string =>
  text
    .replace(BELOW_ZERO, (_, word: string) => `minus ${SMALL.indexOf(word.toLowerCase()) + 1}`)
    .replace(IN_WORDS, (_, tens: string, one?: string) =>
      String(TENS[tens.toLowerCase()]! + (one ? ONES.indexOf(one.toLowerCase()) + 1 : 0)),
    )
    .replace(CLOCK_IN_WORDS, (_, hour: string, minutes: string) => `${figureOf(hour)}:${minutes}`)
    .replace(
      HALF_PAST,
      (_, part: string, hour: string) => `${figureOf(hour)}:${part.toLowerCase() === 'half' ? 30 : 15}`,
    );

const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
const NUMBER = String.raw`(?<minus>minus\s+|-|\u2212)?(?<value>\d{1,3})`;
const DEGREES = [
  new RegExp(
    String.raw`${NUMBER}\s*(?:\u00b0|\u00ba|degrees?|deg)\s*(?<unit>celsius|fahrenheit|c|f)?(?![a-z])(?<below>\s+below)?`,
    'i',
  ),
  new RegExp(
    String.raw`(?<![\w:])${NUMBER}\s*(?<unit>celsius|fahrenheit|c|f)(?![a-z])(?<below>\s+below)?`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w:])${NUMBER}\s+(?:out|outside)\b`, 'i'),
  new RegExp(
    String.raw`\b(?:it\s?['\u2019]?s|it is)\s+${NUMBER}\s+(?:today|tonight|tomorrow|already|now)\b`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w:])${NUMBER}\s+(?<below>below)(?:\s+(?:zero|freezing))?`, 'i'),
  new RegExp(
    String.raw`(?:going to be|will be|feels like|high of|low of|hit)\s+${NUMBER}(?!\d|\s*(?:am|pm|[:.]\d|oclock))`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w:])(?<minus>-|\u2212)(?<value>\d{1,2})(?![\d:])`, 'i'),
  new RegExp(String.raw`(?<minus>minus)\s+(?<value>\d{1,2})(?![\d:])`, 'i'),
];
const DECADE = /\bin the (\d)0s\b/i;
const FREEZING = /\b(below (zero|freezing)|sub-?zero)\b/i;
/** Warmer than any air, °C: she means Fahrenheit. */
const HOTTEST_C = 52;

const ROOMS =
  'rooms?|flat|apartment|house|home|office|hall|ward|classroom|courtroom|studio|restaurant|store|shop|theater|cinema|train|bus|plane|cabin|hotel|hospital|gym|radiators?|heating|thermostat|inside|indoors';
/** 'A flat at 26 degrees', 'the hall is cooled to 19': no air of the day. */
const OF_A_ROOM = [
  new RegExp(
    String.raw`\b(?:${ROOMS})\b[^,.;]{0,16}?\b(?:at|to|of|is)\s+(?<value>\d{1,3})\s*(?:\u00b0|\u00ba|degrees?|deg)\s*(?<unit>celsius|fahrenheit|c|f)?(?![a-z])`,
    'i',
  ),
  /\b(?:cooled|chilled|heated|kept|set)\s+(?:at|to)\s+(?<value>\d{1,3})\s*(?:\u00b0|\u00ba|degrees?|deg)?\s*(?<unit>celsius|fahrenheit|c|f)?(?![a-z:.\d])/i,
  new RegExp(
    String.raw`(?<![\w:-])(?<value>\d{1,3})[\s-]*(?:\u00b0|\u00ba|degrees?|deg)\s*(?<unit>celsius|fahrenheit|c|f)?\s+(?:in\s+(?:my|our|the|this)\s+)?(?:inside|indoors|${ROOMS})\b`,
    'i',
  ),
];

function readRoom(text: string, unit: 'C' | 'F'): { roomC: number; rest: string } | null {
  for (const pattern of OF_A_ROOM) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const figure = Number(groups['value']);
    const said = groups['unit']?.[0]?.toUpperCase() ?? (figure > HOTTEST_C ? 'F' : unit);
    const roomC = Math.round(said === 'F' ? celsius(figure) : figure);
    // Only the figure goes: the room may be an occasion.
    const rest = text.replace(pattern, (found) =>
      found.replace(/\d{1,3}[\s-]*(\u00b0|\u00ba|degrees?|deg)?\s*([cf]\b)?/i, ' '),
    );
    return { roomC, rest };
  }
  return null;
}

/** @param unit hers, for a figure that names none */
export function readDegrees(said: string, unit: 'C' | 'F'): Degrees {
  const room = readRoom(said, unit);
  const roomC = room?.roomC ?? null;
  const air = readAir(room?.rest ?? said, unit);
  return ON_ARRIVAL.test(said) && air.airC !== null
    ? { airC: null, arrivalC: air.airC, roomC, rest: air.rest }
    : { ...air, arrivalC: null, roomC };
}

const ON_ARRIVAL =
  /\d[^,.;]{0,24}\b(?:when (?:i|we) (?:land|arrive|get (?:there|off|out))|on arrival|at the other end|there\b|where (?:i|we)(?:'re| are|\u2019re) going)/i;

function readAir(text: string, unit: 'C' | 'F'): Pick<Degrees, 'airC' | 'rest'> {
  for (const pattern of DEGREES) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const figure = Number(groups['value']) * (groups['minus'] || groups['below'] ? -1 : 1);
    const said = groups['unit']?.[0]?.toUpperCase() ?? (figure > HOTTEST_C ? 'F' : unit);
    const airC = said === 'F' ? celsius(figure) : figure;
    if (airC >= -60 && airC <= 60) return { airC: Math.round(airC), rest: text.replace(pattern, ' ') };
  }
  const decade = DECADE.exec(text);
  if (decade)
    return { airC: Math.round(celsius(Number(decade[1]) * 10 + 5)), rest: text.replace(DECADE, ' ') };
  if (FREEZING.test(text)) return { airC: -3, rest: text.replace(FREEZING, ' ') };
  return { airC: null, rest: text };
}

/** '7', '7:30', '7pm', '19h', 'noon': the hour as it was said; `half` null where the half of the day is left open. */
export interface SaidHour {
  hour: number;
  half: 'am' | 'pm' | null;
}

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})?)?(am|pm|a|p)?$/;
const NAMED_HOURS: Record<string, number> = { noon: 12, midday: 12, midnight: 23, lunchtime: 12 };

/** The hour that a word names. @param after the next word: 'pm', 'oclock' */
export function readHour(word: string, after: string | undefined): SaidHour | null {
  const named = NAMED_HOURS[word];
  if (named !== undefined) return { hour: named, half: named < 12 ? 'am' : 'pm' };
  const found = CLOCK.exec(word);
  const hour = found ? Number(found[1]) : NUMBER_WORDS.indexOf(word) + 1;
  if (hour < (found ? 0 : 1) || hour > 24) return null;
  const half = (found?.[3] ?? (after === 'am' || after === 'pm' ? after : ''))[0];
  if (half === 'p') return { hour: (hour % 12) + 12, half: 'pm' };
  if (half === 'a') return { hour: hour % 12, half: 'am' };
  return hour > 12 ? { hour: hour % 24, half: 'pm' } : { hour, half: null };
}

/** Words behind which a bare number is an hour; 'until 6' says when something ends. */
const HOUR_COMES = /^(at|around|about|by|from|past|say|@)$/;

/** Whether the word there is an hour. @param behindOccasion 'dinner 7' */
export function isHourThere(words: readonly string[], at: number, behindOccasion: boolean): boolean {
  const [before, word = '', after = ''] = [words[at - 1] ?? '', words[at], words[at + 1]];
  if (/^(until|till|to)$/.test(before)) return false;
  if (/^(noon|mid|lunchtime)/.test(word) || /\d(am|pm)$|\d[:.]\d/.test(word)) return true;
  if (/^(am|pm|oclock)$/.test(after) || HOUR_COMES.test(before)) return true;
  return behindOccasion && /^\d{1,2}$/.test(word);
}

/** 'at 6 in the morning', 'at 11 at night': the half of the day that is said behind an hour. */
export function halfSaidBehind(words: readonly string[], at: number): 'am' | 'pm' | null {
  const behind = words.slice(at, at + 3).join(' ');
  if (/^(in the|this|tomorrow) morning/.test(behind)) return 'am';
  return /^(in the|this|tomorrow) (afternoon|evening)|^(at night|tonight)/.test(behind) ? 'pm' : null;
}

/** The hour of the day. @param morningFrom the first hour of the morning where its half was not said: 'dinner at 8' is 12 */
export function hourOfDay({ hour, half }: SaidHour, morningFrom: number): number {
  if (half || hour === 12) return hour;
  return hour < morningFrom ? hour + 12 : hour;
}
