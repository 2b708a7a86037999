// Hours and temperatures in her words; taken out of the sentence before its words are read.

export interface Degrees {
  airC: number | null;
  rest: string;
}

const celsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
const NUMBER = String.raw`(?<minus>minus\s+|-|−)?(?<value>\d{1,3})`;
const DEGREES = [
  new RegExp(
    String.raw`${NUMBER}\s*(?:°|º|degrees?|deg)\s*(?<unit>celsius|fahrenheit|c|f)?(?![a-z])(?<below>\s+below)?`,
    'i',
  ),
  new RegExp(
    String.raw`(?<![\w:])${NUMBER}\s*(?<unit>celsius|fahrenheit|c|f)(?![a-z])(?<below>\s+below)?`,
    'i',
  ),
  new RegExp(String.raw`(?<minus>minus)\s+(?<value>\d{1,2})(?![\d:])`, 'i'),
];
const DECADE = /\bin the (\d)0s\b/i;
const FREEZING = /\b(below (zero|freezing)|sub-?zero)\b/i;
/** Warmer than any air, °C: she means Fahrenheit. */
const HOTTEST_C = 48;

/** @param unit hers, for a figure that names none */
export function readDegrees(text: string, unit: 'C' | 'F'): Degrees {
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
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

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

/** The hour of the day. @param evening it is one of the evening: 'dinner at 8' */
export function hourOfDay({ hour, half }: SaidHour, evening: boolean): number {
  if (half) return hour;
  if (hour === 12) return 12;
  return evening || hour < 7 ? hour + 12 : hour;
}
