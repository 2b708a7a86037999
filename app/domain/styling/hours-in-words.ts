// The hours of the receipt in words: what is left inside, what comes off when, and where the look falls short.
import type { ReceiptHour, WornLayer } from '../comfort/receipt.ts';
import { nounOf } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { fahrenheit } from '../comfort/outdoors.ts';
import { minutesThatCount } from '../fit-line.ts';
import type { Reason } from './brief.ts';
import type { Chance } from './chance.ts';
import { degrees, hourWord, inSlot, isSeasonal, listed, untold, type OutfitFacts } from './facts.ts';

const isPocket = ({ garmentId }: WornLayer) =>
  ['scarf', 'hat', 'gloves'].includes(garmentById(garmentId)?.slot ?? '');

/** Share of looks whose comfort inside goes without a word. */
const UNTOLD = 0.85;

/** PMV within which nobody would say otherwise. */
const SURELY = 0.35;

/** What it is like once the coat hangs on its hook. */
export function indoors(facts: OutfitFacts, said: string, chance: Chance): Reason[] {
  const { inside, lines } = facts.receipt;
  const outer = inSlot(facts, 'coat') ?? inSlot(facts, 'jacket');
  const comesOff = outer && lines.some(({ id, over }) => over && id === outer.id);
  if (!inside || !comesOff) return [];
  const room = degrees(fahrenheit(inside.roomC));
  if (untold([room], said).length === 0) return [];
  // In thermals nobody is just right in a warm room.
  if (inside.verdict === 'comfortable' && inSlot(facts, 'base')) return [];
  const noun = nounOf(outer.name);
  if (inside.verdict === 'comfortable' && (chance.next() < UNTOLD || Math.abs(inside.pmv) > SURELY))
    return [];
  // On a mild day nobody asks how warm a heated room is.
  const isLight = inside.verdict === 'cool' || inside.verdict === 'cold';
  if (isLight && (facts.receipt.hours[0]?.tempF ?? 0) >= MILD_F) return [];
  const feels = { cold: 'light', cool: 'a little light', warm: 'a little warm', hot: 'warm' };
  const text =
    inside.verdict === 'comfortable'
      ? chance.pick([
          `Inside, with the ${noun} off, you're comfortable at ${room}.`,
          `Hang up the ${noun} inside, and ${room} feels right.`,
          `What stays on inside is comfortable at ${room}, with the ${noun} off.`,
          `At ${room} inside, you're just right without the ${noun}.`,
          `Take the ${noun} off inside: the rest is right for ${room}.`,
        ])
      : `Sitting inside, with the ${noun} off, it's ${feels[inside.verdict]} at ${room}.`;
  return [{ fact: 'inside', text }];
}

/** A rise over the hour of leaving that is felt, °F, and the hours that it must last. */
const FELT_RISE_F = 6;
const LASTING_HOURS = 2;
/** °F. Below it nobody is told to take her coat off in the street, whatever she wears under it. */
const MILD_F = 55;
/** °F. Below it scarf, hat and gloves stay on. */
const POCKET_F = 44;
/** °F. In wind nobody takes a layer off on a day that stays below it. */
const CALM_F = 70;

/** °F below which nobody at work or at a celebration is told to take the blazer off. */
const BLAZER_F = 68;
/** °F by which it must be colder again for a layer to be told on. */
const COLDER_AGAIN_F = 3;

/** From this hour on nobody is told when something goes on or comes off. */
const EVENING = 16;

/** From which hour something may be told off, and when it goes back on. */
interface Off {
  from: ReceiptHour;
  /** Undefined: not again on that day. */
  back: ReceiptHour | undefined;
  warmest: ReceiptHour;
}

/** The longest stretch without a layer that is worth a word: after leaving, clearly warmer than then, and lasting. */
function offWorthSaying({ receipt }: OutfitFacts, wornHours: readonly number[], leastF: number): Off | null {
  const { hours } = receipt;
  const leftAt = hours[0]?.tempF ?? 0;
  let best: { run: ReceiptHour[]; end: number } | null = null;
  for (let start = 1; start < hours.length; start++) {
    let end = start;
    while (end < hours.length && !wornHours.includes(hours[end]?.hour ?? -1)) end++;
    const run = hours.slice(start, end);
    // Toward evening it may cool down again: nobody puts on what is not missed.
    const isWarm = run
      .slice(0, LASTING_HOURS)
      .every(({ tempF }) => tempF >= Math.max(leftAt + FELT_RISE_F, leastF));
    // Only what has been on comes off.
    const wasOn = hours.slice(0, start).some(({ hour }) => wornHours.includes(hour));
    if (wasOn && isWarm && run.length >= LASTING_HOURS && run.length > (best?.run.length ?? 0))
      best = { run, end };
  }
  const [from] = best?.run ?? [];
  if (!best || !from || from.hour >= EVENING) return null;
  // 'Until three' is for an hour that is colder again, not for a gust.
  const back = hours[best.end];
  if (back && back.hour < EVENING && back.tempF > from.tempF - COLDER_AGAIN_F) return null;
  const warmest = best.run.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  return { from, back, warmest };
}

/** The coat or jacket: from when it is carried, and when it is wanted again. */
function outerOff(noun: string, { from, back }: Off, is: string, said: string, chance: Chance): string {
  const [at, t] = [hourWord(from.hour), degrees(from.tempF)];
  // Toward evening everybody knows by herself when to put it on again.
  if (!back || back.hour >= EVENING)
    return chance.pick(
      untold(
        [
          `By ${at} ${is} ${t}, so take the ${noun} off.`,
          `From ${at}, when ${is} ${t}, you won't need the ${noun}.`,
          `The ${noun} can come off at ${at}, when ${is} ${t}.`,
          `At ${at} ${is} ${t}: time to take the ${noun} off.`,
          `Take the ${noun} off at ${at}, when ${is} ${t}.`,
          `From ${at} on you won't need the ${noun}.`,
        ],
        said,
      ),
    );
  const again = hourWord(back.hour);
  return chance.pick(
    untold(
      [
        `By ${at} ${is} ${t}, so take the ${noun} off; you'll want it back at ${again}.`,
        `From ${at}, when ${is} ${t}, you won't need the ${noun} until ${again}.`,
        `The ${noun} can come off at ${at}, when ${is} ${t}, and goes back on at ${again}.`,
        `Carry the ${noun} from ${at}, when ${is} ${t}, to ${again}.`,
        `At ${at} ${is} ${t}: no ${noun} needed until ${again}.`,
        `From ${at} on you won't need the ${noun} until ${again}.`,
      ],
      said,
    ),
  );
}

/** 'The top can come off' would undress her: the layer is called by its whole name. */
const spoken = (name: string): string => (nounOf(name) === 'top' ? name : nounOf(name));

/** What comes off at one hour, in one sentence. */
function comeOff({ from }: Off, names: readonly string[], is: string, said: string): string {
  const [at, things] = [hourWord(from.hour), listed([...names])];
  const lines = [
    `By ${at} ${is} ${degrees(from.tempF)}, so the ${things} can come off.`,
    `By ${at} the ${things} can come off.`,
  ];
  return untold(lines, said)[0] ?? '';
}

/** Two layers by their nouns, or by their names where they share one. */
const apart =
  (one: WornLayer, other: WornLayer) =>
  ({ name }: WornLayer): string =>
    nounOf(one.name) === nounOf(other.name) ? name : spoken(name);

/** From how many °F a layer is told off. */
function leastFor({ brief: { context } }: OutfitFacts, { garmentId }: WornLayer): number {
  const garment = garmentById(garmentId);
  const isBlazer = garment?.slot === 'jacket' && garment.formality >= 3;
  return isBlazer && (context === 'work' || context === 'special') ? BLAZER_F : MILD_F;
}

/** What comes off on the way, from the pocket's things to the layer under the coat: only when it is felt. */
export function shedding(facts: OutfitFacts, said: string, chance: Chance): Reason[] {
  const { shed, layers = [], hours, inside } = facts.receipt;
  const is = isSeasonal(facts) ? "it's usually" : "it's";
  const texts: string[] = [];
  const pocket = layers.filter(isPocket);
  // In rain and snow the hat stays on.
  const away =
    !facts.conditions.wet && pocket[0] ? offWorthSaying(facts, pocket[0].wornHours, POCKET_F) : null;
  const outer = layers.find(({ garmentId }) => garmentId === shed?.garmentId);
  // On a rainy day nobody is told to leave behind what goes over the rest.
  const stays =
    facts.conditions.wet || (facts.conditions.windy && hours.every(({ tempF }) => tempF < CALM_F));
  const off = outer && !stays && offWorthSaying(facts, outer.wornHours, leastFor(facts, outer));
  const isAtOnce = !!outer && !!off && off.from.hour === away?.from.hour;
  // Who is told that inside is a little light is not told to wear less.
  const isLightInside = inside?.verdict === 'cool' || inside?.verdict === 'cold';
  const inner = layers.find((layer) => layer.garmentId !== shed?.garmentId && !isPocket(layer));
  const under =
    off && !isLightInside && inner && offWorthSaying(facts, inner.wornHours, leastFor(facts, inner));
  const isBothAtOnce = !!under && !!off && !isAtOnce && under.from.hour === off.from.hour;
  if (away) {
    const names = pocket.map(({ name }) => nounOf(name)).reverse();
    if (isAtOnce) names.push(spoken(outer.name));
    texts.push(comeOff(away, names, is, said));
  }
  if (outer && off && inner && isBothAtOnce) {
    texts.push(comeOff(off, [inner, outer].map(apart(inner, outer)), is, said));
  } else if (outer && off && !isAtOnce)
    texts.push(outerOff(spoken(outer.name), off, is, [said, ...texts].join(' '), chance));
  const leftAt = hours[0];
  if (outer && shed?.fromHour === leftAt?.hour && shed?.untilHour !== undefined) {
    const back = hours.find(({ hour }) => hour === shed.untilHour);
    if (back && leftAt && back.tempF <= leftAt.tempF - FELT_RISE_F) {
      const when = `put it on at ${hourWord(back.hour)}, when ${is} ${degrees(back.tempF)}`;
      texts.push(`Carry the ${nounOf(outer.name)} at first; ${when}.`);
    }
  }
  if (under && !isBothAtOnce) {
    const gets = isSeasonal(facts) ? 'it usually gets up to' : 'it gets up to';
    const name = apart(inner, outer)(inner);
    const most = degrees(under.warmest.tempF);
    texts.push(
      chance.pick(
        untold(
          [
            `Later the ${name} can come off too: ${gets} ${most}.`,
            `The ${name} can follow from ${hourWord(under.from.hour)}: ${gets} ${most}.`,
            `From ${hourWord(under.from.hour)} you won't need the ${name} either.`,
            `By ${hourWord(under.from.hour)} the ${name} is too much as well.`,
          ],
          [said, ...texts].join(' '),
        ),
      ),
    );
  }
  return texts.map((text) => ({ fact: 'shed', text }));
}

/** clo. Less than this nobody feels. */
const WORTH_SAYING = 0.05;
/** From this many clo on a brisk walk does not make up for what is missing. */
const BRISK_WALK = 0.2;

/** °F by which an hour must be colder than that of leaving to be called light. */
const COLDER_F = 3;

/** The hour of leaving has been called cold already. */
const isTold = (first?: ReceiptHour) => first?.verdict === 'cool' || first?.verdict === 'cold';

/** The hour that is coldest for what is worn, when that is not the hour of leaving; never how much is too much. */
export function falling(facts: OutfitFacts, said: string): Reason[] {
  const { receipt } = facts;
  const { shortfall, hours, layers = [] } = receipt;
  if (shortfall?.side !== 'cold' || shortfall.clo < WORTH_SAYING || isTold(hours[0])) return [];
  // Told as minutes, or mended by what was taken off.
  const isDressed = layers.every(({ wornHours }) => wornHours.includes(shortfall.hour));
  if (minutesThatCount(receipt) !== null || !isDressed) return [];
  if (shortfall.tempF >= MILD_F) return [];
  // A warmer hour than the one just called comfortable is short by wind, which nobody sees in the figure.
  if (shortfall.tempF > (hours[0]?.tempF ?? 0) - COLDER_F) return [];
  const may = isSeasonal(facts) ? 'usually ' : '';
  const hour = `At ${hourWord(shortfall.hour)}`;
  const [at = hour] = untold([`${hour}, ${may}${degrees(shortfall.tempF)}`], said);
  // What came off at noon goes back on: that is the mend.
  const pocket = layers.filter(isPocket).map(({ name }) => nounOf(name));
  if (pocket.length > 0 && /can come off/.test(said))
    return [{ fact: 'shortfall', text: `${at}, put the ${listed(pocket.reverse())} back on.` }];
  // Nobody hurries on ice.
  const then =
    shortfall.clo < BRISK_WALK && !facts.conditions.ice
      ? 'a brisk walk makes up for it'
      : 'keep that walk short';
  return [{ fact: 'shortfall', text: `${at}, it's a little light: ${then}.` }];
}
