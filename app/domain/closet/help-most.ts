// What would help her closet most: for every garment that she lacks, the days of the season that it mends and the looks
// that it makes of what she has. Every look is weighed, none is guessed.
import { legKind, layers, type LegKind } from '../styling/ensembles.ts';
import { clash, linesToday, sidesOf, type Sides } from '../styling/together.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import type { SeasonDay } from './season-days.ts';
import {
  daysForTop,
  daysOf,
  daysOutermost,
  extrasOf,
  holdsDay,
  hundredths,
  isSmall,
  wearDays,
  type Extras,
  type WearDay,
  type Wearer,
} from './season-wear.ts';
import { ownGarments } from './shelf.ts';
import { everybodyHas, type HELP_KINDS, type OwnPiece } from './terms.ts';

export type HelpKind = (typeof HELP_KINDS)[number];

export interface Help {
  garmentId: string;
  /** Days of the season that her closet cannot dress, and can with it. */
  days: number;
  /** What most of them are. */
  kind: HelpKind;
  /** Tops with bottoms, and dresses, of hers that become a look with it; of a top or bottom, what it goes with. */
  looks: number;
}

/** With fewer pieces everything would help. */
export const fewestPieces = 6;

/** So many new looks are worth a mended day. */
const LOOKS_A_DAY = 20;
export const worthOf = ({ days, looks }: Pick<Help, 'days' | 'looks'>): number => days + looks / LOOKS_A_DAY;

/** A part of a look: its clothes in hundredths of a clo, the days that it may be worn on, and what it may not meet. */
interface Part extends Sides {
  clo: number;
  days: number;
}
interface Upper extends Part {
  cardigan: number;
  /** Null: wants a bottom. */
  legs: LegKind | null;
}
interface Shell extends Upper {
  outer: number;
  shelters: boolean;
}
interface Bottom extends Part {
  legs: LegKind;
}
interface Outer extends Part {
  outer: number;
  shelters: boolean;
}

/** What is seen above the waist, with all that it may be worn over. */
interface Seen {
  ways: Upper[];
  /** With each outer layer of hers, once it has been asked for. */
  shells?: Shell[];
}

interface Rules {
  days: WearDay[];
  all: number;
  wearer: Wearer;
  /** What may not meet. Those of the warmest day: the one line that frost lifts is between a jacket and a coat. */
  lines: number;
  daysFor: (garment: Garment) => number;
}

const isOpen = ({ drawing }: Garment): boolean => drawing.kind === 'coat';
const join = (a: Sides, b: Sides): Sides => ({ one: a.one | b.one, other: a.other | b.other });

/** The same thing twice is weighed once. */
function distinct<T extends object>(parts: T[]): T[] {
  if (parts.length < 2) return parts;
  return [...new Map(parts.map((part) => [Object.values(part).join(), part])).values()];
}

function rulesFor(wearer: Wearer, season: readonly SeasonDay[]): Rules {
  const days = wearDays(season, wearer);
  const known = new Map<Garment, number>();
  return {
    days,
    all: 2 ** days.length - 1,
    wearer,
    lines: linesToday({ coldestC: Infinity }, wearer.style),
    daysFor(garment) {
      let bits = known.get(garment);
      if (bits === undefined) known.set(garment, (bits = daysOf(garment, days, wearer)));
      return bits;
    },
  };
}

function plainPart(garment: Garment, { daysFor }: Rules): Part {
  return { clo: hundredths(garment.clo), days: daysFor(garment), ...sidesOf(garment) };
}

/** Over `under`: null where they may not meet. */
function overPart(over: Garment, under: Garment, days: number, rules: Rules): Part | null {
  const [a, b] = [sidesOf(over), sidesOf(under)];
  const both = days & rules.daysFor(over) & rules.daysFor(under);
  if (both === 0 || clash(a, b, rules.lines)) return null;
  return { clo: hundredths(over.clo) + hundredths(under.clo), days: both, ...join(a, b) };
}

/** A vest and a fine V want a shirt under them. */
const NEVER_ALONE = ['knit-vest', 'merino-v'];

/** All ways to wear a piece above the waist so that it is what is seen, over what there is. */
function waysOf(garment: Garment, under: readonly Garment[], rules: Rules): Upper[] {
  const { days, all } = rules;
  const legs = garment.slot === 'dress' ? legKind(garment) : null;
  const close = { ...plainPart(garment, rules), cardigan: 0, legs };
  if (garment.slot === 'top') {
    const alone = close.days & daysForTop(garment, days).alone;
    return alone ? [{ ...close, days: alone }] : [];
  }
  if (garment.slot === 'dress') return close.days ? [close] : [];
  const ways: (Upper | null)[] = [];
  if (isOpen(garment)) {
    const cardigan = garment.sheddable ? close.clo : 0;
    for (const one of under) {
      const on = one.slot === 'top' ? daysForTop(one, days).underCardigan : all;
      const part = overPart(garment, one, on, rules);
      if (part) ways.push({ ...part, cardigan, legs: one.slot === 'dress' ? legKind(one) : null });
    }
  } else {
    if (close.days && !NEVER_ALONE.includes(garment.id)) ways.push(close);
    for (const one of under) {
      const part = one.slot === 'top' && layers(one, garment) ? overPart(garment, one, all, rules) : null;
      if (part) ways.push({ ...part, cardigan: 0, legs: null });
    }
  }
  return distinct(ways.filter((way) => way !== null));
}

/** Worn over the rest, or nothing; in the wet an umbrella or a shell. */
function outerPart(garment: Garment | null, rules: Rules, { umbrella }: Extras): Outer {
  const wet = rules.days.reduce((bits, { conditions }, at) => (conditions.wet ? bits | (1 << at) : bits), 0);
  const outermost = daysOutermost(garment, rules.days);
  if (!garment)
    return { clo: 0, days: outermost & (umbrella | ~wet), one: 0, other: 0, outer: 0, shelters: false };
  const shelters = garment.weather.rain === 'protects';
  const part = plainPart(garment, rules);
  const days = part.days & outermost & (shelters ? rules.all : umbrella | ~wet);
  return { ...part, days, outer: garment.sheddable ? part.clo : 0, shelters };
}

/** A closet, ready to be searched. */
interface Shelves {
  seen: Seen[];
  bottoms: Bottom[];
  outers: Outer[];
  /** The outer layers of hers, whatever is searched. */
  own: Outer[];
  shoes: Part[];
  extras: Extras;
  rules: Rules;
}

const isUpper = ({ slot }: Garment): boolean => slot === 'top' || slot === 'knitwear' || slot === 'dress';
const isOver = ({ slot }: Garment): boolean => slot === 'jacket' || slot === 'coat';

/** A dress shows under a cardigan: with each it is another look. */
function seenOf(upper: readonly Garment[], under: readonly Garment[], rules: Rules): Seen[] {
  const tops = under.filter(({ slot }) => slot === 'top');
  const dresses = under.filter(({ slot }) => slot === 'dress');
  return upper
    .flatMap((garment) => {
      const over = isOpen(garment) ? dresses.map((dress) => ({ ways: waysOf(garment, [dress], rules) })) : [];
      return [{ ways: waysOf(garment, tops, rules) }, ...over];
    })
    .filter(({ ways }) => ways.length > 0);
}

const bottomPart = (garment: Garment, rules: Rules): Bottom => ({
  ...plainPart(garment, rules),
  legs: legKind(garment),
});

function shelvesFor(own: readonly Garment[], rules: Rules): Shelves {
  const extras = extrasOf(own, rules.days, rules.wearer, rules.daysFor);
  const upper = own.filter(isUpper);
  const isUnder = ({ slot }: Garment) => slot === 'top' || slot === 'dress';
  const outers = distinct(
    [null, ...own.filter(isOver)]
      .map((garment) => outerPart(garment, rules, extras))
      .filter(({ days }) => days),
  );
  return {
    seen: seenOf(upper, upper.filter(isUnder), rules),
    bottoms: own
      .filter(({ slot }) => slot === 'bottom')
      .map((garment) => bottomPart(garment, rules))
      .filter(({ days }) => days),
    outers,
    own: outers,
    shoes: distinct(
      own
        .filter(({ slot }) => slot === 'shoes')
        .map((garment) => plainPart(garment, rules))
        .filter(({ days }) => days),
    ),
    extras,
    rules,
  };
}

type Holds = (days: number, clo: number, legs: LegKind, shell: Shell) => number;

/** On which of these days clothes of so many clo hold; each day is weighed once. */
function holdsFor({ rules: { days }, extras }: Pick<Shelves, 'rules' | 'extras'>): Holds {
  const known = new Map<number, { asked: number; held: number }>();
  const kinds: readonly LegKind[] = ['covered', 'shorts', 'skirt'];
  return (asked, clo, legs, { outer, shelters, cardigan }) => {
    const key =
      (((clo * 256 + outer) * 256 + cardigan) * 2 + Number(shelters)) * 3 + kinds.indexOf(legs);
    let memo = known.get(key);
    if (!memo) known.set(key, (memo = { asked: 0, held: 0 }));
    const fresh = asked & ~memo.asked;
    if (fresh !== 0) {
      for (let at = 0; at < days.length; at++) {
        const bit = 1 << at;
        if (!(fresh & bit)) continue;
        const fillings = extras.fillings[at]?.[legs] ?? [];
        if (holdsDay(days[at]!, fillings, clo, { outer, shelters, cardigan })) memo.held |= bit;
      }
      memo.asked |= fresh;
    }
    return memo.held & asked;
  };
}

/** Each way to wear what is seen, with each outer layer. */
function shellsOf({ ways }: Seen, outers: readonly Outer[], { lines }: Rules, on: number): Shell[] {
  const shells: Shell[] = [];
  for (const way of ways)
    for (const over of outers) {
      const days = way.days & over.days & on;
      if (days === 0 || clash(way, over, lines)) continue;
      shells.push({
        clo: way.clo + over.clo,
        days,
        ...join(way, over),
        cardigan: way.cardigan,
        legs: way.legs,
        outer: over.outer,
        shelters: over.shelters,
      });
    }
  return ways.length > 1 ? distinct(shells) : shells;
}

interface Found {
  /** Days on which some look holds; beyond the first day of a look only those asked for are looked at. */
  days: number;
  looks: number;
}

const NOTHING: Part = { clo: 0, days: -1, one: 0, other: 0 };

/**
 * Every look of the shelves. @param need days that matter; @param isCounted whether each pair of upper and bottom that
 * makes a look on any day is counted
 */
function searchAll(shelves: Shelves, holds: Holds, need: number, isCounted: boolean): Found {
  const { seen, bottoms, outers, shoes, extras, rules } = shelves;
  const found = { days: 0, looks: 0 };
  const { lines } = rules;
  const isOwn = outers === shelves.own;
  for (const one of seen) {
    const shells =
      (isOwn ? one.shells : undefined) ?? shellsOf(one, outers, rules, extras.enough);
    if (isOwn) one.shells = shells;
    const apart = shells.filter(({ legs }) => legs === null);
    const whole = shells.filter(({ legs }) => legs !== null);
    const bodies: [Shell[], Part, LegKind][] = bottoms.map((bottom) => [apart, bottom, bottom.legs]);
    const [dress] = whole;
    if (dress) bodies.push([whole, NOTHING, 'skirt']);
    for (const [ways, bottom, legs] of bodies) {
      let isLook = !isCounted;
      for (const way of ways) {
        const may = way.days & bottom.days;
        const open = isLook ? may & need & ~found.days : may;
        if (open === 0 || clash(way, bottom, lines)) continue;
        const body = join(way, bottom);
        const clo = way.clo + bottom.clo;
        const kind = way.legs ?? legs;
        for (const shoe of shoes) {
          const wanted = open & shoe.days & (isLook ? need & ~found.days : -1);
          if (wanted === 0 || clash(shoe, body, lines)) continue;
          const held = holds(wanted, clo + shoe.clo, kind, way);
          if (held === 0) continue;
          isLook = true;
          found.days |= held;
        }
        if (isLook && (need & ~found.days) === 0) break;
      }
      if (isLook && isCounted) found.looks++;
    }
  }
  return found;
}

/** What is gained with one more garment. */
function gainOf(garment: Garment, own: readonly Garment[], shelves: Shelves, holds: Holds, lost: number): Found {
  const { rules, extras } = shelves;
  const upper = own.filter(isUpper);
  const run = (change: Partial<Shelves>, isCounted = true) =>
    searchAll({ ...shelves, ...change }, holds, lost, isCounted);
  if (isSmall(garment)) {
    // What is not mended by it looks as before.
    const more = shelvesFor([...own, garment], rules);
    const mended = searchAll(more, holdsFor(more), lost, false).days & lost;
    if (mended === 0) return { days: 0, looks: 0 };
    const enough = more.extras.enough & mended;
    const seen = more.seen.map(({ ways }) => ({ ways }));
    return searchAll({ ...more, seen, extras: { ...more.extras, enough } }, holdsFor(more), mended, true);
  }
  if (garment.slot === 'bottom') {
    const apart = shelves.seen.filter(({ ways }) => ways.some(({ legs }) => legs === null));
    return run({ bottoms: [bottomPart(garment, rules)], seen: apart });
  }
  if (garment.slot === 'shoes') return run({ shoes: [plainPart(garment, rules)] });
  if (isOver(garment)) return run({ outers: [outerPart(garment, rules, extras)] });
  const under = upper.filter(({ slot }) => slot === 'top' || slot === 'dress');
  const shown = run({ seen: seenOf([garment], under, rules) });
  if (garment.slot !== 'top' && garment.slot !== 'dress') return shown;
  // A top under what she has makes no new look, but may mend a day.
  const isDress = garment.slot === 'dress';
  const knits = upper.filter((knit) => knit.slot === 'knitwear' && (!isDress || isOpen(knit)));
  const hidden = knits.map((knit) => ({
    ways: waysOf(knit, [garment], rules).filter(({ clo }) => clo > hundredths(knit.clo)),
  }));
  const below = run({ seen: hidden.filter(({ ways }) => ways.length > 0) }, isDress);
  return { days: shown.days | below.days, looks: shown.looks + below.looks };
}

const COLD_C = 5;
const WARM_C = 24;

function kindOf(days: readonly WearDay[], mended: number): HelpKind {
  const some = days.filter((_, at) => mended & (1 << at));
  const sum = (of: readonly WearDay[]) => of.reduce((total, day) => total + day.days, 0);
  const isMost = (is: (day: WearDay) => boolean) => sum(some.filter(is)) * 2 > sum(some);
  if (some.length === 0) return 'usual';
  if (isMost(({ isWet }) => isWet)) return 'rainy';
  if (isMost(({ conditions }) => conditions.coldestC < COLD_C)) return 'cold';
  return isMost(({ conditions }) => conditions.warmestC >= WARM_C) ? 'warm' : 'usual';
}

/** What may be offered: not what she has, nor what everybody has; a bag mends nothing. */
function lackedBy(own: readonly Garment[]): Garment[] {
  const has = new Set(own.map(({ id }) => id));
  return WARDROBE.filter(({ id, slot }) => !has.has(id) && !everybodyHas(slot) && slot !== 'bag');
}

/** Every garment that she lacks with what it would bring, the most first. */
export function helpOfAll(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  among?: readonly Garment[],
): Help[] {
  const rules = rulesFor(wearer, season);
  const own = ownGarments(pieces).filter((garment) => rules.daysFor(garment) !== 0);
  const shelves = shelvesFor(own, rules);
  const holds = holdsFor(shelves);
  const dressed = searchAll(shelves, holds, rules.all, false).days;
  const lost = rules.all & ~dressed;
  return (among ?? lackedBy(ownGarments(pieces)))
    .filter((garment) => rules.daysFor(garment) !== 0)
    .map((garment) => {
      const { days, looks } = gainOf(garment, own, shelves, holds, lost);
      const mended = days & lost;
      const sum = rules.days.reduce((total, day, at) => (mended & (1 << at) ? total + day.days : total), 0);
      return { garmentId: garment.id, days: Math.round(sum), kind: kindOf(rules.days, mended), looks };
    })
    .filter(({ days, looks }) => days + looks > 0)
    .sort((a, b) => worthOf(b) - worthOf(a) || a.garmentId.localeCompare(b.garmentId));
}

/** The few that would help most, each of another slot. */
export function helpMost(
  pieces: readonly OwnPiece[],
  wearer: Wearer,
  season: readonly SeasonDay[],
  most = 3,
): Help[] {
  const slots = new Map(WARDROBE.map(({ id, slot }) => [id, slot]));
  const all = helpOfAll(pieces, wearer, season);
  return all
    .filter((one, at) => all.findIndex((other) => slots.get(other.garmentId) === slots.get(one.garmentId)) === at)
    .slice(0, most);
}
