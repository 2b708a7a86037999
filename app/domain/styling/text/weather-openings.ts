// First sentences that answer to the weather, as a table: of what each is true, and its words.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { pieceInSlot, isWornOfKind, type OutfitFacts } from '../rules/outfit-facts.ts';
import { degrees, hourWord } from './look-facts.ts';
import type { Line } from './sentence.ts';
import { isSunny } from './weather-reasons.ts';
import { overTheRest, listTogether, type SpokenPieces } from './spoken-pieces.ts';

/** A day and a look, as far as these sentences know them. */
interface Seen {
  facts: OutfitFacts;
  pieces: SpokenPieces;
  /** °F of leaving, of the warmest hour, and what lies between them. */
  firstF: number;
  mostF: number;
  rise: number;
  isMorning: boolean;
  isWet: boolean;
  /** It falls by so much that it is not told by its mild morning. */
  isCooling: boolean;
  hasOver: boolean;
  isShell: boolean;
  // In words.
  at: string;
  when: string;
  most: string;
  falls: string;
  /** Everything; what is on top over the rest; without what is on top, but with shoes. */
  all: string;
  on: string;
  light: string;
}

type Row = readonly [holds: (seen: Seen) => boolean, say: (seen: Seen) => Line];

const COLD_F = 40;
const isCold = ({ firstF }: Seen) => firstF < COLD_F;
const isStart = (seen: Seen, fromF: number, belowF: number) =>
  seen.isMorning && seen.firstF >= fromF && seen.firstF < belowF;
const isDryInSun = ({ facts, isWet: wet }: Seen) => facts.conditions.strongSun && !wet;
const isSunnyStart = ({ facts: { brief } }: Seen) =>
  brief.hours.slice(0, 1).some((first) => isSunny(brief.hours, first));
const isShellInRain = (seen: Seen) => seen.isWet && seen.isShell;
const isDressedForRain = ({ facts, pieces, isWet: wet, isShell }: Seen) =>
  wet &&
  (isShell || pieceInSlot(facts, 'umbrella') !== undefined) &&
  !isWornOfKind(pieces.overGarment, 'leather jacket');
const isWindyInCoat = ({ facts }: Seen) =>
  facts.conditions.windy &&
  pieceInSlot(facts, 'coat') !== undefined &&
  !isWornOfKind(pieceInSlot(facts, 'bottom'), 'suit piece');

const ROWS: readonly Row[] = [
  [
    (seen) => isStart(seen, 25, 50) && !seen.isWet && !seen.isCooling,
    ({ at, all }) => `A crisp ${at} morning: ${all}`,
  ],
  [(seen) => isStart(seen, -Infinity, 15), ({ at, all }) => `A bitter ${at} morning: ${all}`],
  [(seen) => isStart(seen, 50, 62), ({ at, all }) => `A cool ${at} start: ${all}`],
  [(seen) => isStart(seen, 62, 74), ({ at, all }) => `A mild ${at} morning: ${all}`],
  [
    ({ firstF }) => firstF >= 74,
    ({ at, when, hasOver, all, light }) => `Already ${at} at ${when}: ${hasOver ? all : light}`,
  ],
  [
    // Nobody takes heat for a limit.
    ({ isWet: wet, rise, mostF }) => !wet && rise < 8 && rise > 0 && mostF < 75,
    ({ most, all }) => ({ text: `Dry, and never above ${most}: ${all}`, tells: ['dry'] }),
  ],
  [(seen) => !seen.hasOver && !isCold(seen), ({ most, light }) => `Up to ${most} today: ${light}`],
  [
    ({ hasOver, rise }) => hasOver && rise >= 10,
    ({ at, when, most, on }) => `It's ${at} at ${when} and ${most} later, so ${on}`,
  ],
  [isWindyInCoat, ({ on }) => `It's a windy one: ${on}`],
  [
    (seen) => isDryInSun(seen) && !seen.hasOver,
    ({ most, light }) => `Strong sun and up to ${most}: ${light}`,
  ],
  [
    (seen) => isDryInSun(seen) && isSunnyStart(seen) && seen.hasOver && !isCold(seen),
    ({ at, all }) => `Sun and ${at} to start: ${all}`,
  ],
  [({ isCooling }) => !isCooling, ({ at, when, all }) => `For ${at} at ${when}: ${all}`],
  [({ isCooling }) => !isCooling, ({ at, when, all }) => `It's ${at} at ${when}: ${all}`],
  [isShellInRain, ({ falls, on }) => `There's ${falls} today, so ${on}`],
  [isShellInRain, ({ falls, all }) => `Dressed for ${falls}: ${all}`],
  [isDressedForRain, ({ falls, all }) => `For a day with ${falls}: ${all}`],
  [({ firstF, hasOver }) => firstF < 34 && hasOver, ({ on }) => `Bundle up in ${on}`],
  [isCold, ({ all }) => `Cold enough for ${all}`],
  [({ mostF }) => mostF > 84, ({ most, light }) => `Light for ${most}: ${light}`],
  [
    ({ mostF, hasOver, pieces }) => mostF > 77 && !hasOver && pieces.isDress,
    ({ most, pieces }) => `Up to ${most} later: ${pieces.main} and ${pieces.shoes}`,
  ],
  [
    ({ rise, hasOver }) => rise > 14 && hasOver,
    ({ at, when, most, on }) => `From ${at} at ${when} to ${most} later: ${on}`,
  ],
];

/** Openings that answer to the weather; never for a seasonal estimate, nor at home. */
export function weatherOpenings(facts: OutfitFacts, pieces: SpokenPieces): Line[] {
  const { over, overGarment, main, lower, shoes } = pieces;
  const { brief, receipt, conditions } = facts;
  const [first] = receipt.hours;
  if (brief.source === 'seasonal' || brief.setting === 'home' || !first) return [];
  const mostF = Math.max(...receipt.hours.map(({ tempF }) => tempF));
  const seen: Seen = {
    facts,
    pieces,
    firstF: first.tempF,
    mostF,
    rise: mostF - first.tempF,
    isMorning: first.hour < 11,
    isWet: brief.hours.some(isWetHour),
    isCooling: receipt.hours.some(({ tempF }) => tempF < first.tempF - 5),
    hasOver: over !== null,
    isShell: garmentById(overGarment?.id ?? '')?.weather.rain === 'protects',
    at: degrees(first.tempF),
    when: hourWord(first.hour),
    most: degrees(mostF),
    falls: conditions.snow ? 'snow' : 'rain',
    all: listTogether(over, main, lower),
    on: overTheRest(pieces),
    light: listTogether(main, lower, shoes),
  };
  return ROWS.filter(([holds]) => holds(seen)).map(([, say]) => say(seen));
}
