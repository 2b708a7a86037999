// Rain and snow in words: when it falls, and what keeps it off.
import { isWetHour, stormOf } from '../../comfort/outdoor-air.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import type { Reason } from '../input/brief.ts';
import { isWornOfKind, pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hourOfDay, hourWord, isOffAtFirst, isSeasonal } from './look-facts.ts';
import { tells, type Line } from './sentence.ts';

/** 'from two in the afternoon', 'until eleven': when it falls, with its end where she sees it. */
function spell({ brief: { hours } }: OutfitFacts): string {
  const wet = hours.filter(isWetHour).map(({ hour }) => hour);
  const [first = 0, last = 0] = [wet[0], wet.at(-1)];
  const after = hours[hours.findIndex(({ hour }) => hour === last) + 1];
  const isOver = after !== undefined && after !== hours.at(-1);
  const isBroken = hours.some((hour) => hour.hour > first && hour.hour < last && !isWetHour(hour));
  const from = `${isBroken ? 'on and off ' : ''}from ${hourOfDay(first)}`;
  if (!isOver) return from;
  const until = `until ${hourWord(after.hour)}`;
  return first === hours[0]?.hour && !isBroken ? `until ${hourOfDay(after.hour)}` : `${from} ${until}`;
}

/** What falls, and what keeps it off, where that has not been told. */
function waysToSay(may: string, facts: OutfitFacts, said: Line): string[] {
  const shell = facts.look.garments.find(
    (one) => (one.slot === 'coat' || one.slot === 'jacket') && isWornOfKind(one, 'rainproof'),
  );
  if (pieceInSlot(facts, 'umbrella'))
    return tells(said, 'umbrella')
      ? [`${may}.`]
      : [
          `${may}: take the umbrella.`,
          `${may}, so take the umbrella.`,
          `${may}: that's what the umbrella is for.`,
        ];
  if (!shell || tells(said, 'rain-kept-off')) return [`${may}.`];
  const noun = nounOf(shell);
  // What is worn on leaving is with her.
  if (isOffAtFirst(facts, shell)) return [`${may}: keep the ${noun} with you.`];
  // A helmet is on.
  if (!isWornOfKind(shell, 'hooded') && facts.brief.keepsJacket) return [`${may}.`];
  if (!isWornOfKind(shell, 'hooded') && !pieceInSlot(facts, 'hat'))
    return [`${may}: the ${noun} has no hood, so bring a cap.`];
  return [
    `${may}: the ${noun} keeps it off.`,
    `${may}, and the ${noun} keeps you dry.`,
    `${may}: that's what the ${noun} is for.`,
  ];
}

export function rainAndSnowReasons(facts: OutfitFacts, said: Line, chance: SeededRandom): Reason[] {
  const { brief } = facts;
  const from = brief.hours.find(isWetHour);
  if (!from) return [];
  const isBoth = brief.hours.some((hour) => isWetHour(hour) && hour.snow !== from.snow);
  const what = isBoth ? 'Rain and snow' : from.snow ? 'Snow' : 'Rain';
  const may = isSeasonal(facts)
    ? `${from.snow ? 'Snow' : 'Rain'} is common here now`
    : `${what} ${spell(facts)}`;
  const burst = brief.hours.find((hour) => stormOf(hour) === 'rain');
  if (burst) {
    const falls = burst.snow ? 'A snowstorm' : 'Torrential rain';
    const text = `${falls} from ${hourOfDay(burst.hour)}: stay inside if you can.`;
    return [{ fact: burst.snow ? 'snow' : 'rain', text }];
  }
  return [{ fact: from.snow ? 'snow' : 'rain', text: chance.pick(waysToSay(may, facts, said)) }];
}
