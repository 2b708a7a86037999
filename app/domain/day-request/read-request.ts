// Her sentence, read word by word with a small lexicon: no model, no network; what is not understood is named.
import { nothingSaid, type DayRequest, type DressCode } from './day-request.ts';
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { ColorWord } from './color-words.ts';
import { isAdjective, type GarmentWordId } from './garment-words.ts';
import {
  addAll,
  describe,
  endClause,
  endDescription,
  morningFrom,
  sayGarment,
  sayHour,
  sayMeaning,
  sayOne,
  type Hers,
  type Reading,
} from './reading.ts';
import {
  halfSaidBehind,
  hourOfDay,
  inFigures,
  isHourThere,
  readDegrees,
  readHour,
} from './times-and-degrees.ts';
import { withoutAsides } from './asides.ts';
import { needsIn } from './need-patterns.ts';
import { isIdle, phraseAt, plainText, wordsOf, type Phrase } from './words.ts';

export const MOST_SAID = 200; // characters

/** 'no black, navy or gray': the list goes on behind a comma. */
const listGoesOn = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at + 1, at + 8);
  const or = rest.findIndex((word) => word === 'or' || word === 'nor');
  const end = rest.findIndex((word) => word === '.' || word === ';' || word === 'but');
  return or > 0 && (end < 0 || or < end);
};

function readMark(reading: Reading, at: number) {
  const { words } = reading;
  endDescription(reading);
  if (words[at] !== ',' || !reading.not || !listGoesOn(words, at)) endClause(reading);
  // 'Metro at 8, presentation at 10': the eight is not the presentation's.
  if (reading.hour && reading.hourAt > reading.clauseStart + 1) reading.hour = null;
  reading.clauseStart = at + 1;
}

/** A mark, 'my', or an hour; how many words it took, 0 for none. */
function readTurn(reading: Reading, at: number): number {
  const { words } = reading;
  const word = words[at] ?? '';
  if (/^[,;.!?/+&]$/.test(word)) {
    readMark(reading, at);
    return 1;
  }
  const hour = isHourThere(words, at, reading.stopEnd === at) ? readHour(word, words[at + 1]) : null;
  if (hour) {
    const half = hour.half ?? halfSaidBehind(words, at + 1);
    reading.hourAt = at;
    sayHour(reading, half === 'pm' ? { hour: (hour.hour % 12) + 12, half } : { ...hour, half });
    return /^(am|pm|oclock)$/.test(words[at + 1] ?? '') ? 2 : 1;
  }
  if (word === 'my' || word === 'mine') {
    if (reading.notEnd !== at) endClause(reading);
    describe(reading, { mine: true }, at, 1);
    return 1;
  }
  return 0;
}

/** Colors that are things as well: sand under foot, a stone church, grapes and olives. */
const ALSO_THINGS: ReadonlySet<string> = new Set(
  'stone sand rust chocolate gold golden silver olive sage berry peach coral plum orange rose lavender nude cream camel'.split(
    ' ',
  ),
);
const BEFORE_A_COLOR = /^(in|something|some|wear|wearing|no|not|less|more|and|or|mostly|all|my|of|bit|,)$/;

/** What is red of a look and no garment: 'red accents'. */
const DETAILS =
  /^(accents?|details?|accessor(y|ies)|jewelry|lips?|lipstick|nails|touch|bits?|pieces?|ones?)$/;

/** Words between a color and the garment that it is of: 'a red wedding guest dress'. */
const MOST_BETWEEN = 4;
const isDescribedOn = (words: readonly string[], at: number): boolean => {
  for (let next = at; next < at + MOST_BETWEEN && /^\p{L}/u.test(words[next] ?? ''); next++) {
    const is = phraseAt(words, next)?.meaning.is;
    if (is === 'garment') return true;
    if (is === 'stop') return false;
  }
  return false;
};

/** 'Red rock', 'red mud', 'the Blue Mosque', 'the blue light': a color of what is no cloth. */
function isOfSomethingElse({ words, described }: Reading, at: number, length: number): boolean {
  const behind = words[at + length] ?? '';
  const next = phraseAt(words, at + length)?.meaning.is;
  if (described?.end === at || !isNoun(behind) || DETAILS.test(behind)) return false;
  if ((next === 'code' || next === 'occasion') && !BEFORE_A_COLOR.test(words[at - 1] ?? ''))
    return !isDescribedOn(words, at + length);
  return next === undefined || (words[at - 1] === 'the' && (next === 'warmth' || next === 'idle'));
}

/** 'Something stone', 'a stone blazer', 'in sand': not 'on sand', 'a stone church'. */
function isThing({ words, described, not, notEnd }: Reading, color: ColorWord, at: number, length: number) {
  if (!ALSO_THINGS.has(color) || described?.end === at || (not && notEnd === at)) return false;
  const next = phraseAt(words, at + length)?.meaning.is;
  const behind = words[at + length] ?? '';
  if (next === 'garment' || next === 'color' || /^ones?$/.test(behind)) return false;
  const isWhereColorsStand = BEFORE_A_COLOR.test(words[at - 1] ?? '');
  return !isWhereColorsStand || next === 'occasion' || isNoun(behind);
}

/** A word that goes on with the thing: 'some stone steps'. */
const isNoun = (word: string): boolean =>
  /^\p{L}/u.test(word) && !isIdle(word) && !/^(and|or|nor|but|with|please|for|today|maybe|if)$/.test(word);

/** How many words more it took. */
function readColor(reading: Reading, color: ColorWord, at: number, length: number): number {
  if (isOfSomethingElse(reading, at, length)) return 1;
  if (isThing(reading, color, at, length)) return 0;
  if (/^ones?$/.test(reading.words[at + length] ?? '') && reading.named) sayOne(reading, color);
  else describe(reading, { colors: [color] }, at, length);
  return 0;
}

/** 'Jeans are not allowed', 'my coat is at the cleaner's': what was named is not to be had. */
const TAKEN_BACK =
  /^(is|are|was|were|got|looks|look) (not allowed|forbidden|banned|disrespectful|inappropriate|frowned|out|useless|ruined|wet|dirty|in the (wash|laundry)|at the (cleaners?|tailors?)|broken|torn|gone|lost|too (small|tight|big|warm|hot|much))\b/;

/** How many words more it took. */
function readGarment(reading: Reading, garment: GarmentWordId, at: number, length: number): number {
  if (isAdjective(garment)) {
    describe(reading, { words: [garment] }, at, length);
    return 0;
  }
  const behind = TAKEN_BACK.exec(reading.words.slice(at + length, at + length + 5).join(' '))?.[0];
  const { not } = reading;
  if (behind) reading.not = true;
  sayGarment(reading, garment, at, length);
  reading.not = not;
  return behind?.split(' ').length ?? 0;
}

function beginNot(reading: Reading, text: string, end: number) {
  endDescription(reading);
  reading.less = text === 'less';
  reading.not = true;
  reading.wish = null;
  reading.notEnd = end;
}

/** How many words it took. */
function readPhrase(reading: Reading, phrase: Phrase, at: number): number {
  let more = 0;
  const { meaning, length, text } = phrase;
  const end = at + length;
  const isRightBehindNot = reading.not && reading.notEnd === at;
  switch (meaning.is) {
    case 'not':
      beginNot(reading, text, end);
      break;
    case 'stop':
      reading.others ||= areOthers(reading, at);
      if (isRightBehindNot && text !== 'but') reading.notEnd = end;
      else if (reading.not) endClause(reading);
      return length;
    case 'then':
      endClause(reading);
      reading.stopEnd = -1;
      break;
    case 'color':
      more = readColor(reading, meaning.color, at, length);
      break;
    case 'garment':
      more = readGarment(reading, meaning.garment, at, length);
      break;
    case 'idle':
      if (isRightBehindNot) reading.notEnd = end;
      return length;
    default:
      endDescription(reading);
      sayMeaning(reading, phrase, at);
  }
  reading.last = meaning.is;
  return length + more;
}

/** 'a dress in red', 'jeans in black or gray': how many words it took. */
function readColorBehind(reading: Reading, at: number): number {
  const { wish, wishEnd, words } = reading;
  const joint = words[at] ?? '';
  if (!wish || wishEnd !== at || !(joint === 'in' || (joint === 'or' && wish.colors.length > 0))) return 0;
  const next = phraseAt(words, at + 1);
  if (next?.meaning.is !== 'color') return 0;
  addAll(wish.colors, [next.meaning.color]);
  reading.wishEnd = at + 1 + next.length;
  return 1 + next.length;
}

/**
 * 'and', 'or' go on with what she does not want where more of the same follows ('no black and gray'), and with what she
 * says of a garment ('a black and white dress').
 */
function readJoint(reading: Reading, at: number) {
  const { words, described } = reading;
  const next = phraseAt(words, at + 1);
  if (described?.end === at && next?.meaning.is === 'color') described.end = at + 1;
  if (!reading.not) {
    if (words[at] === 'or' && reading.wish && reading.wishEnd === at) reading.orElse = reading.wish;
    return;
  }
  const same = next?.meaning.is === reading.last || next?.meaning.is === 'not';
  if (words[at] !== 'and') reading.notEnd = at + 1;
  else if (!same) endClause(reading);
}

/** 'Everybody is in low jeans', 'all the girls wear heels': what others have on is no wish of hers. */
const ARE_OTHERS =
  /\b(?:(?:everybodys|everyones|everybody|everyone|nobody|they|others|girls|guys|men|women|people|colleagues|friends|elders|kids) (?:is |are |all )?(?:in|wear|wearing)|everybodys|everyones)$/;
const areOthers = ({ words }: Reading, at: number): boolean =>
  ARE_OTHERS.test(words.slice(Math.max(0, at - 2), at + 1).join(' '));

/** A word that the lexicon has not. */
function readWord(reading: Reading, at: number) {
  const word = reading.words[at] ?? '';
  if (word === 'and' || word === 'or' || word === 'nor') return readJoint(reading, at);
  if (word === 'wears' || areOthers(reading, at)) reading.others = true;
  if (isIdle(word)) {
    // 'not really a dress', 'my old red dress'
    if (reading.not && reading.notEnd === at) reading.notEnd++;
    if (reading.described?.end === at && reading.described.mine) reading.described.end++;
    return;
  }
  if (/^\d/.test(word)) return;
  addAll(reading.request.unread, [word]);
  reading.unreadEnd = at + 1;
}

/** Her pieces by the names that she gave them, taken out of the text. */
function readNames({ request, hers }: Reading, text: string): string {
  let rest = plainText(text);
  for (const { garmentId, color, name } of hers.pieces) {
    const said = plainText(name?.trim() ?? '');
    if (said.length < 4 || !rest.includes(said)) continue;
    addAll(request.pieces, [`${garmentId}:${color}`]);
    rest = rest.replace(said, ' , ');
  }
  return rest;
}

/** °C up to which a room is cold for want of heating, up to which it is cooled too far, and from which it is overheated. */
const ROOM = { unheated: 15, cooled: 20, heated: 24 };

function codesOfRoom(roomC: number | null): DressCode[] {
  if (roomC === null) return [];
  if (roomC <= ROOM.unheated) return ['unheated'];
  if (roomC <= ROOM.cooled) return ['air-conditioned'];
  return roomC >= ROOM.heated ? ['heated'] : [];
}

/** °C from which one arrives in the heat, and up to which in the cold. */
const ARRIVAL = { hot: 24, cold: 8 };

function codesOfArrival(arrivalC: number | null): DressCode[] {
  if (arrivalC === null) return [];
  if (arrivalC >= ARRIVAL.hot) return ['lands-hot'];
  return arrivalC <= ARRIVAL.cold ? ['lands-cold'] : [];
}

/** 'Riding lesson for my daughter, I just watch': what others do asks for no clothes of hers. */
const ONLY_WATCHES = /\bi (?:just |only |mostly |will )?(?:watch|sit|wait)\b/i;
const OF_THE_OTHERS: readonly DressCode[] = ['on-horseback', 'swimming', 'on-skis', 'racing', 'dancing'];

function withoutTheirs(request: DayRequest, sentence: string): DayRequest {
  const theirs = request.codes.some((code) => OF_THE_OTHERS.includes(code));
  if (!theirs || !ONLY_WATCHES.test(sentence)) return request;
  return { ...request, codes: request.codes.filter((code) => !OF_THE_OTHERS.includes(code)) };
}

const WAITED_AT: readonly DayOccasion[] = ['run', 'gym', 'sport', 'walk'];

/** Who waits between two trains waits for no start. */
function withoutIdleWait(request: DayRequest): DayRequest {
  const { stops, codes } = request;
  const isElsewhere = stops.length > 0 && !stops.some(({ occasion }) => WAITED_AT.includes(occasion));
  return isElsewhere ? { ...request, codes: codes.filter((code) => code !== 'waits-around') } : request;
}

const OUT_ALREADY: readonly DayOccasion[] = ['walk', 'outdoors', 'travel', 'run'];
/** Of evenings: nobody is dressed for one at a burial. */
const OF_A_BALL: readonly DressCode[] = [
  'gala',
  'black-tie',
  'festive',
  'dancing',
  'all-white',
  'rich-color',
];

/** Of codes that do not go together the surer one: a walk is no step out of the door, and a burial no ball. */
function withoutQuarrels(request: DayRequest): DayRequest {
  const isOut = request.stops.some(({ occasion }) => OUT_ALREADY.includes(occasion));
  const isAtHome = request.stops.some(({ occasion }) => occasion === 'home');
  const mourns = request.codes.includes('mourning');
  return {
    ...request,
    stops: mourns ? request.stops.filter(({ occasion }) => !OF_AN_EVENING.includes(occasion)) : request.stops,
    codes: request.codes.filter(
      (code) => !(code === 'out-for-a-bit' && isOut && !isAtHome) && !(mourns && OF_A_BALL.includes(code)),
    ),
  };
}
const OF_AN_EVENING: readonly DayOccasion[] = ['evening', 'party', 'concert', 'date'];

/** Who she is, typed first: 'Rose, 50, ...'. */
const NAME_AND_AGE = /^\s*\p{Lu}[\p{L}'\u2019 -]+, \d\d, /u;
const NAMES = /(?<=[\p{L},] )\p{Lu}\p{Ll}+|^\s*\p{Lu}\p{Ll}+(?=,)/gu;
const namesIn = (sentence: string): ReadonlySet<string> =>
  new Set((sentence.match(NAMES) ?? []).map((name) => plainText(name.trim())));

/**
 * What a sentence of hers asks for. Never throws; words that carry meaning and are not known are in `unread`.
 * @param typed at most MOST_SAID characters are read
 */
export function readDayRequest(typed: string, hers: Hers): DayRequest {
  const sentence = typed.replace(NAME_AND_AGE, '');
  const request = nothingSaid();
  const { airC, arrivalC, roomC, rest } = readDegrees(inFigures(sentence.slice(0, MOST_SAID)), hers.unit);
  request.airC = airC;
  request.codes.push(...codesOfRoom(roomC), ...codesOfArrival(arrivalC));
  const reading: Reading = {
    request,
    hers,
    words: [],
    not: false,
    less: false,
    notEnd: -1,
    described: null,
    wish: null,
    wishEnd: -1,
    hour: null,
    hourAt: -1,
    clauseStart: 0,
    named: null,
    orElse: null,
    unreadEnd: -1,
    stopEnd: -1,
    tonight: false,
    others: false,
    last: null,
  };
  const words = (reading.words = wordsOf(readNames(reading, rest), namesIn(sentence)));
  for (let at = 0; at < words.length;) {
    const taken = readTurn(reading, at) || readColorBehind(reading, at);
    if (taken > 0) {
      at += taken;
      continue;
    }
    const phrase = phraseAt(words, at);
    if (!phrase) readWord(reading, at);
    at += phrase ? readPhrase(reading, phrase, at) : 1;
  }
  endDescription(reading);
  if (reading.tonight && request.stops.length === 0) request.stops.push({ occasion: 'evening', hour: null });
  const [only] = request.stops;
  if (reading.hour && only) only.hour ??= hourOfDay(reading.hour, morningFrom(only.occasion));
  addAll(request.codes, needsIn(withoutAsides(plainText(sentence.slice(0, MOST_SAID)))));
  return withoutQuarrels(withoutIdleWait(withoutTheirs(request, sentence)));
}
