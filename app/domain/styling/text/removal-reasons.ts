// What comes off on the way and what goes back on, in words: only what the hours, the wind and what is left bear out.
import { typicalClothing } from '../../comfort/clothing-need.ts';
import { toCelsius } from '../../comfort/outdoor-air.ts';
import type { ReceiptHour, WornLayer } from '../../comfort/receipt.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { LayerOff, Reason } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { formatList } from '../../text/listed.ts';
import {
  degrees,
  hourWord,
  pieceInSlot,
  isSeasonal,
  withoutRepeatedTemperatures,
  type OutfitFacts,
} from './look-facts.ts';

/** Scarf, hat and gloves. */
export const isPocketLayer = ({ garmentId }: WornLayer): boolean =>
  ['scarf', 'hat', 'gloves'].includes(garmentById(garmentId)?.slot ?? '');

/** A rise over the hour of leaving that is felt, °F, and the hours that it must last. */
const FELT_RISE_F = 6;
const LASTING_HOURS = 2;
/** °F. Below it nobody is told to take her coat off in the street, whatever she wears under it. */
export const MILD_F = 60;
/** °F. Nor to take off the only layer that goes over the rest. */
const ONLY_LAYER_F = 62;
/** °F. Below it scarf, hat and gloves stay on. */
const POCKET_F = 48;
/** °F. In wind nobody takes a layer off below it, nor what has just been called right inside. */
const CALM_F = 70;
/** m/s. */
const WIND_MS = 8.9;
/** °F. From it on a shirt is enough in calm air. */
const SHIRT_F = 67;
/** clo less than people wear in such air (clothing-need.ts) that may be left on. */
const SPARED = { cool: 0.15, mild: 0.25 };

/** °F by which it must get warmer still after a layer has come off on a cool day. */
const PEAK = { riseF: 2, belowF: 65 };
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

/** Nobody bares neck and hands in wind. */
const isCalm = ({ brief }: OutfitFacts, { hour }: ReceiptHour): boolean =>
  (brief.hours.find((one) => one.hour === hour)?.windMs ?? 0) < WIND_MS;

/** What is left is about what people wear then, and no wind blows through it. */
function isEnough({ brief }: OutfitFacts, { hour, tempF, worn }: ReceiptHour): boolean {
  if (tempF >= CALM_F) return true;
  const windMs = brief.hours.find((one) => one.hour === hour)?.windMs ?? 0;
  const spared = tempF >= SHIRT_F ? SPARED.mild : SPARED.cool;
  const isMild = worn >= typicalClothing(toCelsius(tempF)) - spared;
  return windMs < WIND_MS && isMild;
}

/**
 * The longest stretch without a layer that is worth a word: after leaving, clearly warmer than then, lasting, and never
 * colder than on leaving. A layer leaves enough on in every hour of it; what goes into a pocket is not missed.
 */
function offWorthSaying(
  facts: OutfitFacts,
  wornHours: readonly number[],
  leastF: number,
  what: 'layer' | 'pocket' = 'layer',
): Off | null {
  const { hours } = facts.receipt;
  const leftAt = hours[0]?.tempF ?? 0;
  let best: { run: ReceiptHour[]; end: number } | null = null;
  const mayGo = (hour: ReceiptHour | undefined) =>
    hour !== undefined &&
    !wornHours.includes(hour.hour) &&
    hour.tempF >= leftAt &&
    (what === 'pocket' ? isCalm(facts, hour) : isEnough(facts, hour));
  for (let start = 1; start < hours.length; start++) {
    let end = start;
    while (mayGo(hours[end])) end++;
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
  // At the day's peak, and no warmer than cool, it is not worth the trouble.
  if (what === 'layer' && warmest.tempF < from.tempF + PEAK.riseF && from.tempF < PEAK.belowF) return null;
  // Toward evening everybody knows by herself when to put it on again, unless it turns cold.
  const coldest = Math.min(...hours.slice(best.end).map(({ tempF }) => tempF));
  const isMilder = back !== undefined && back.tempF > from.tempF - COLDER_AGAIN_F;
  const isKnown = isMilder || (coldest > from.tempF - FELT_RISE_F && coldest >= leftAt);
  return { from, back: back && back.hour >= EVENING && isKnown ? undefined : back, warmest };
}

/** The coat or jacket: from when it is carried, and when it is wanted again. */
function outerOff(noun: string, { from, back }: Off, is: string, said: string, chance: SeededRandom): string {
  const [at, t] = [hourWord(from.hour), degrees(from.tempF)];
  if (!back)
    return chance.pick(
      withoutRepeatedTemperatures(
        [
          `By ${at} ${is} ${t}: you can take the ${noun} off.`,
          `From ${at}, when ${is} ${t}, you won't need the ${noun}.`,
          `The ${noun} can come off at ${at}, when ${is} ${t}.`,
          `You can take the ${noun} off at ${at}, when ${is} ${t}.`,
          `From ${at} on you won't need the ${noun}.`,
        ],
        said,
      ),
    );
  const again = hourWord(back.hour);
  return chance.pick(
    withoutRepeatedTemperatures(
      [
        `By ${at} ${is} ${t}: you can take the ${noun} off; you'll want it back at ${again}.`,
        `From ${at}, when ${is} ${t}, you won't need the ${noun} until ${again}.`,
        `The ${noun} can come off at ${at}, when ${is} ${t}, and goes back on at ${again}.`,
        `Carry the ${noun} from ${at}, when ${is} ${t}, to ${again}.`,
        `At ${at} ${is} ${t}: no ${noun} needed until ${again}.`,
        `From ${at} until ${again} you won't need the ${noun}.`,
      ],
      said,
    ),
  );
}

/** 'The top can come off' would undress her: the layer is called by its last two words. */
const spoken = (name: string): string =>
  garmentNoun(name) === 'top' ? name.split(' ').slice(-2).join(' ') : garmentNoun(name);

/** What comes off at one hour, in one sentence. */
function comeOff({ from }: Off, names: readonly string[], is: string, said: string): string {
  const [at, things] = [hourWord(from.hour), formatList([...names])];
  const lines = [
    `By ${at} ${is} ${degrees(from.tempF)}, so the ${things} can come off.`,
    `By ${at} the ${things} can come off.`,
  ];
  return withoutRepeatedTemperatures(lines, said)[0] ?? '';
}

/** What a sentence says of layers, as data. */
const offFrom = (layers: readonly WornLayer[], from: ReceiptHour, back?: ReceiptHour): LayerOff[] =>
  layers.map(({ garmentId }) => ({
    garmentId,
    fromHour: from.hour,
    ...(back && { untilHour: back.hour }),
  }));

/** Two layers by their nouns, or by their names where they share one. */
const apart =
  (one: WornLayer, other: WornLayer) =>
  ({ name }: WornLayer): string =>
    garmentNoun(one.name) === garmentNoun(other.name) ? name : spoken(name);

/** From how many °F a layer is told off. */
function leastFor({ brief: { context } }: OutfitFacts, { garmentId }: WornLayer): number {
  const garment = garmentById(garmentId);
  const isBlazer = garment?.slot === 'jacket' && garment.formality >= 3;
  return isBlazer && (context === 'work' || context === 'special') ? BLAZER_F : MILD_F;
}

/** °F by which a day gains so much that the layer on top is spoken of, and to how much. */
const GAIN = [
  { byF: 15, toF: 50 },
  { byF: 10, toF: 70 },
] as const;
/** °F from which a coat over another layer is spoken of, however little the day gains. */
const TWO_LAYERS = { byF: 5, toF: 62 } as const;
/** °F at which nobody keeps both on. */
const DOUBLE_F = 66;

/** A day that gains much has a word on the layer on top, if it is only that it is worn open. */
function warmNoon(facts: OutfitFacts, told: readonly Reason[], said: string): Reason[] {
  const { hours, layers = [] } = facts.receipt;
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket') ?? pieceInSlot(facts, 'knitwear');
  const [first] = hours;
  if (!first || !outer || outer.drawing.kind !== 'coat' || isSeasonal(facts)) return [];
  // In rain it stays closed, and in wind what is not taken off at all.
  const isKept = !layers.some(({ garmentId }) => garmentId === outer.id);
  if (facts.conditions.wet || (facts.conditions.windy && isKept)) return [];
  const peak = hours.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  const noun = spoken(outer.name);
  const isDouble =
    outer.slot !== 'knitwear' &&
    facts.look.garments.some((one) => one !== outer && ['jacket', 'knitwear'].includes(one.slot));
  const isGain = [...GAIN, ...(isDouble ? [TWO_LAYERS] : [])].some(
    ({ byF, toF }) => peak.tempF >= toF && peak.tempF - first.tempF >= byF,
  );
  const isTold = told.some(({ off }) => off?.some(({ garmentId }) => garmentId === outer.id));
  if (!isGain || isTold) return [];
  const layer = layers.find(({ garmentId }) => garmentId === outer.id);
  const isOff = layer !== undefined && !layer.wornHours.includes(peak.hour);
  const least = Math.max(
    ONLY_LAYER_F,
    leastFor(facts, { garmentId: outer.id, name: outer.name, wornHours: [] }),
  );
  const isWarm = peak.tempF >= least && (isEnough(facts, peak) || (isDouble && peak.tempF >= DOUBLE_F));
  const [at, t] = [hourWord(peak.hour), degrees(peak.tempF)];
  const does = isOff && isWarm ? `carry the ${noun} then` : `open the ${noun} by then`;
  const bare = isOff && isWarm ? `Carry the ${noun} around ${at}.` : `Wear the ${noun} open around ${at}.`;
  const text = withoutRepeatedTemperatures([`It warms up to ${t} by ${at}: ${does}.`], said)[0] ?? bare;
  return [{ fact: 'shed', text, off: [{ garmentId: outer.id }] }];
}

/** What comes off on the way, from the pocket's things to the layer under the coat: only when it is felt. */
export function removalReasons(facts: OutfitFacts, said: string, chance: SeededRandom): Reason[] {
  const { shed, layers = [], hours, inside } = facts.receipt;
  const is = isSeasonal(facts) ? "it's usually" : "it's";
  const told: Reason[] = [];
  const tell = (text: string, off: LayerOff[]) => told.push({ fact: 'shed', text, off });
  const sofar = () => [said, ...told.map(({ text }) => text)].join(' ');
  const pocket = layers.filter(isPocketLayer);
  // In rain and snow the hat stays on.
  const gone =
    !facts.conditions.wet && pocket[0]
      ? offWorthSaying(facts, pocket[0].wornHours, POCKET_F, 'pocket')
      : null;
  const outer = layers.find(({ garmentId }) => garmentId === shed?.garmentId);
  // On a rainy day nobody is told to leave behind what goes over the rest.
  const stays =
    facts.conditions.wet || (facts.conditions.windy && hours.every(({ tempF }) => tempF < CALM_F));
  // Who is told that inside is a little light is not told to wear less, nor whom the rest has been called right for.
  const isLightInside = inside?.verdict === 'cool' || inside?.verdict === 'cold';
  const isRightInside = /inside|indoors/i.test(said);
  const isOnly =
    layers.filter((layer) => !isPocketLayer(layer)).length === 1 && !pieceInSlot(facts, 'knitwear');
  const leastOf = (layer: WornLayer, isFelt: boolean) =>
    Math.max(leastFor(facts, layer), isFelt ? CALM_F : isOnly ? ONLY_LAYER_F : MILD_F);
  const off = outer && !stays && offWorthSaying(facts, outer.wornHours, leastOf(outer, isLightInside));
  // Nobody stops twice within an hour: what goes into a pocket waits for the coat.
  const waits = gone && off && hours.indexOf(off.from) - hours.indexOf(gone.from) === 1;
  const away = waits ? { ...gone, from: off.from } : gone;
  const isAtOnce = !!outer && !!off && off.from.hour === away?.from.hour;
  const inner = layers.find((layer) => layer.garmentId !== shed?.garmentId && !isPocketLayer(layer));
  const under =
    off && !isLightInside && inner && offWorthSaying(facts, inner.wornHours, leastOf(inner, isRightInside));
  const isBothAtOnce = !!under && !!off && !isAtOnce && under.from.hour === off.from.hour;
  if (away) {
    const names = pocket.map(({ name }) => garmentNoun(name)).reverse();
    if (isAtOnce) names.push(spoken(outer.name));
    tell(comeOff(away, names, is, said), offFrom(isAtOnce ? [...pocket, outer] : pocket, away.from));
  }
  if (outer && off && inner && isBothAtOnce) {
    const both = [inner, outer];
    tell(comeOff(off, both.map(apart(inner, outer)), is, said), offFrom(both, off.from));
  } else if (outer && off && !isAtOnce)
    tell(outerOff(spoken(outer.name), off, is, sofar(), chance), offFrom([outer], off.from, off.back));
  const leftAt = hours[0];
  if (outer && shed?.fromHour === leftAt?.hour && shed?.untilHour !== undefined) {
    const back = hours.find(({ hour }) => hour === shed.untilHour);
    if (back && leftAt && back.tempF <= leftAt.tempF - FELT_RISE_F) {
      const when = `by ${hourWord(back.hour)} ${is} down to ${degrees(back.tempF)}`;
      tell(`Take the ${garmentNoun(outer.name)} along: ${when}.`, [{ garmentId: outer.garmentId }]);
    }
  }
  if (under && !isBothAtOnce) {
    const gets = isSeasonal(facts) ? 'it usually gets up to' : 'it gets up to';
    const name = apart(inner, outer)(inner);
    const most = degrees(under.warmest.tempF);
    tell(
      chance.pick(
        withoutRepeatedTemperatures(
          [
            `Later the ${name} can come off too: ${gets} ${most}.`,
            `The ${name} can follow from ${hourWord(under.from.hour)}: ${gets} ${most}.`,
            `From ${hourWord(under.from.hour)} you won't need the ${name} either.`,
            `By ${hourWord(under.from.hour)} the ${name} is too much as well.`,
          ],
          sofar(),
        ),
      ),
      offFrom([inner], under.from),
    );
  }
  return [...told, ...warmNoon(facts, told, said)];
}
