// From when until when a layer may be told off: only what the hours, the wind and what is left bear out.
import { typicalClothing } from '../../comfort/clothing-need.ts';
import { toCelsius } from '../../comfort/outdoor-air.ts';
import type { ReceiptHour, WornLayer } from '../../comfort/receipt.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';

/** Scarf, hat and gloves. */
export const isPocketLayer = ({ garmentId }: WornLayer): boolean =>
  ['scarf', 'hat', 'gloves'].includes(garmentById(garmentId)?.slot ?? '');

/** A rise over the hour of leaving that is felt, °F, and the hours that it must last. */
export const FELT_RISE_F = 6;
const LASTING_HOURS = 2;
/** °F. Below it nobody is told to take her coat off in the street, whatever she wears under it. */
export const MILD_F = 60;
/** °F. Nor to take off the only layer that goes over the rest. */
export const ONLY_LAYER_F = 62;
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
export interface Off {
  from: ReceiptHour;
  /** Undefined: not again on that day. */
  back: ReceiptHour | undefined;
  warmest: ReceiptHour;
}

/** Nobody bares neck and hands in wind. */
const isCalm = ({ brief }: OutfitFacts, { hour }: ReceiptHour): boolean =>
  (brief.hours.find((one) => one.hour === hour)?.windMs ?? 0) < WIND_MS;

/** What is left is about what people wear then, and no wind blows through it. */
export function isEnough({ brief }: OutfitFacts, { hour, tempF, worn }: ReceiptHour): boolean {
  if (tempF >= CALM_F) return true;
  const windMs = brief.hours.find((one) => one.hour === hour)?.windMs ?? 0;
  const spared = tempF >= SHIRT_F ? SPARED.mild : SPARED.cool;
  const isMild = worn >= typicalClothing(toCelsius(tempF)) - spared;
  return windMs < WIND_MS && isMild;
}

/** Hours without a layer, and where they end. */
interface Run {
  from: ReceiptHour;
  hours: ReceiptHour[];
  end: number;
}

/** The longest stretch without a layer: after leaving, clearly warmer than then, lasting; only what has been on comes off. */
function longestRun(
  { hours }: { hours: readonly ReceiptHour[] },
  wornHours: readonly number[],
  leastF: number,
  mayGo: (hour: ReceiptHour) => boolean,
): Run | null {
  const warmF = Math.max((hours[0]?.tempF ?? 0) + FELT_RISE_F, leastF);
  let best: Run | null = null;
  for (let start = 1; start < hours.length; start++) {
    let end = start;
    while (end < hours.length && mayGo(hours[end]!)) end++;
    const run = hours.slice(start, end);
    // Toward evening it may cool down again: nobody puts on what is not missed.
    const isWarm = run.slice(0, LASTING_HOURS).every(({ tempF }) => tempF >= warmF);
    const wasOn = hours.slice(0, start).some(({ hour }) => wornHours.includes(hour));
    const isLonger = run.length >= LASTING_HOURS && run.length > (best?.hours.length ?? 0);
    if (wasOn && isWarm && isLonger) best = { from: hours[start]!, hours: run, end };
  }
  return best;
}

/**
 * The longest stretch without a layer that is worth a word, and never colder than on leaving. A layer leaves enough on in
 * every hour of it; what goes into a pocket is not missed.
 */
export function offWorthSaying(
  facts: OutfitFacts,
  wornHours: readonly number[],
  leastF: number,
  what: 'layer' | 'pocket' = 'layer',
): Off | null {
  const { hours } = facts.receipt;
  const leftAt = hours[0]?.tempF ?? 0;
  const isLeftWithEnough = what === 'pocket' ? isCalm : isEnough;
  const run = longestRun(
    facts.receipt,
    wornHours,
    leastF,
    (hour) => !wornHours.includes(hour.hour) && hour.tempF >= leftAt && isLeftWithEnough(facts, hour),
  );
  if (!run || run.from.hour >= EVENING) return null;
  const { from } = run;
  const after = hours.slice(run.end);
  const [back] = after;
  // 'Until three' is for an hour that is colder again, not for a gust.
  if (back && back.hour < EVENING && isMilder(from, back)) return null;
  const warmest = run.hours.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  if (what === 'layer' && isAtPeak(from, warmest)) return null;
  return { from, back: isKnown(from, after, leftAt) ? undefined : back, warmest };
}

/** At the day's peak, and no warmer than cool, a layer is not worth the trouble. */
const isAtPeak = (from: ReceiptHour, warmest: ReceiptHour): boolean =>
  warmest.tempF < from.tempF + PEAK.riseF && from.tempF < PEAK.belowF;

const isMilder = (from: ReceiptHour, back: ReceiptHour): boolean => back.tempF > from.tempF - COLDER_AGAIN_F;

/** Toward evening everybody knows by herself when to put it on again, unless it turns cold. */
function isKnown(from: ReceiptHour, after: readonly ReceiptHour[], leftAt: number): boolean {
  const [back] = after;
  if (!back || back.hour < EVENING) return false;
  const coldest = Math.min(...after.map(({ tempF }) => tempF));
  return isMilder(from, back) || (coldest > from.tempF - FELT_RISE_F && coldest >= leftAt);
}

/** From how many °F a layer is told off. */
export function leastFor({ brief: { context } }: OutfitFacts, { garmentId }: WornLayer): number {
  const garment = garmentById(garmentId);
  const isBlazer = garment?.slot === 'jacket' && garment.formality >= 3;
  return isBlazer && (context === 'work' || context === 'special') ? BLAZER_F : MILD_F;
}

/** What comes off on a day, and when; null for what stays. */
export interface Removals {
  pocket: WornLayer[];
  pocketOff: Off | null;
  outer: WornLayer | undefined;
  outerOff: Off | null;
  inner: WornLayer | undefined;
  innerOff: Off | null;
}

/** @param isRightInside the rest has been called right for a room: then nothing less is worn in the street */
export function removalsOf(facts: OutfitFacts, isRightInside: boolean): Removals {
  const { shed, layers = [], inside } = facts.receipt;
  const pocket = layers.filter(isPocketLayer);
  const [outer, inner] = [
    layers.find(({ garmentId }) => garmentId === shed?.garmentId),
    layers.find((layer) => layer.garmentId !== shed?.garmentId && !isPocketLayer(layer)),
  ];
  const isOnly = layers.length - pocket.length === 1 && !pieceInSlot(facts, 'knitwear');
  const leastOf = (layer: WornLayer, isFelt: boolean) =>
    Math.max(leastFor(facts, layer), isFelt ? CALM_F : isOnly ? ONLY_LAYER_F : MILD_F);
  // Who is told that inside is a little light is not told to wear less, nor whom the rest has been called right for.
  const isLightInside = inside?.verdict === 'cool' || inside?.verdict === 'cold';
  const outerOff =
    outer && !keepsOuterOn(facts)
      ? offWorthSaying(facts, outer.wornHours, leastOf(outer, isLightInside))
      : null;
  const innerOff =
    outerOff && inner && !isLightInside
      ? offWorthSaying(facts, inner.wornHours, leastOf(inner, isRightInside))
      : null;
  return { pocket, pocketOff: pocketOffBeside(facts, pocket, outerOff), outer, outerOff, inner, innerOff };
}

/** On a rainy day nobody is told to leave behind what goes over the rest, nor in wind that stays cool. */
const keepsOuterOn = ({ conditions, receipt }: OutfitFacts): boolean =>
  conditions.wet || (conditions.windy && receipt.hours.every(({ tempF }) => tempF < CALM_F));

/** In rain and snow the hat stays on. */
function pocketOffBeside(
  facts: OutfitFacts,
  [first]: readonly WornLayer[],
  outerOff: Off | null,
): Off | null {
  const { hours } = facts.receipt;
  const off =
    first && !facts.conditions.wet ? offWorthSaying(facts, first.wornHours, POCKET_F, 'pocket') : null;
  // Nobody stops twice within an hour: what goes into a pocket waits for the coat.
  const waits = off && outerOff && hours.indexOf(outerOff.from) - hours.indexOf(off.from) === 1;
  return waits ? { ...off, from: outerOff.from } : off;
}
