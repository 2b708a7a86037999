// What comes off on the way and what goes back on, in words (layer-off-times.ts has the hours).
import type { ReceiptHour, WornLayer } from '../../comfort/receipt.ts';
import type { WornGarment } from '../../looks/look.ts';
import { formatList } from '../../text-format/listed.ts';
import { nounOf } from '../../wardrobe/glossary.ts';
import type { LayerOff } from '../input/brief.ts';
import { pieceInSlot, type OutfitFacts } from '../rules/outfit-facts.ts';
import type { SeededRandom } from '../seeded-random.ts';
import {
  FELT_RISE_F,
  isEnough,
  leastFor,
  ONLY_LAYER_F,
  removalsOf,
  type Off,
  type Removals,
} from './layer-off-times.ts';
import {
  calledOf,
  degrees,
  hourWord,
  isSeasonal,
  withoutRepeatedTemperatures,
  wholeName,
} from './look-facts.ts';
import { joined, tells, textOf, type Line } from './sentence.ts';
import { lineOf, reason, type ToldReason } from './told-reason.ts';

const offLine = (text: string): Line => ({ text, tells: ['layer-off'] });

/** The coat or jacket: from when it is carried, and when it is wanted again. */
function outerOff(noun: string, { from, back }: Off, is: string, said: string, chance: SeededRandom): Line {
  const [at, t] = [hourWord(from.hour), degrees(from.tempF)];
  if (!back)
    return chance.pick(
      withoutRepeatedTemperatures(
        [
          `By ${at} ${is} ${t}: you can take the ${noun} off.`,
          `From ${at}, when ${is} ${t}, you won't need the ${noun}.`,
          offLine(`The ${noun} can come off at ${at}, when ${is} ${t}.`),
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
        offLine(`The ${noun} can come off at ${at}, when ${is} ${t}, and goes back on at ${again}.`),
        `Carry the ${noun} from ${at}, when ${is} ${t}, to ${again}.`,
        `At ${at} ${is} ${t}: no ${noun} needed until ${again}.`,
        `From ${at} until ${again} you won't need the ${noun}.`,
      ],
      said,
    ),
  );
}

/** What comes off at one hour, in one sentence. */
function comeOff(
  { from }: Off,
  names: readonly string[],
  is: string,
  said: string,
  chance: SeededRandom,
): Line {
  const [at, things] = [hourWord(from.hour), formatList([...names])];
  const t = degrees(from.tempF);
  const lines = [
    `By ${at} ${is} ${t}, so the ${things} can come off.`,
    `The ${things} can come off by ${at}, when ${is} ${t}.`,
    `At ${at}, when ${is} ${t}, the ${things} can come off.`,
    `By ${at} the ${things} can come off.`,
    `Around ${at} the ${things} can come off.`,
    `The ${things} can come off around ${at}.`,
  ];
  return offLine(chance.pick(withoutRepeatedTemperatures(lines, said)));
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
  (layer: WornLayer): string =>
    nounOf(one) === nounOf(other) ? wholeName(layer) : calledOf(layer);

/** °F by which a day gains so much that the layer on top is spoken of, and to how much. */
const GAIN = [
  { byF: 15, toF: 50 },
  { byF: 10, toF: 70 },
] as const;
/** °F from which a coat over another layer is spoken of, however little the day gains. */
const TWO_LAYERS = { byF: 5, toF: 62 } as const;
/** °F at which nobody keeps both on. */
const DOUBLE_F = 66;

/** The layer on top of a day that gains much: closed coats alone, in no rain and no estimate. */
function layerForNoon(facts: OutfitFacts): WornGarment | null {
  const { layers = [] } = facts.receipt;
  const outer = pieceInSlot(facts, 'coat') ?? pieceInSlot(facts, 'jacket') ?? pieceInSlot(facts, 'knitwear');
  if (!outer || outer.drawing.kind !== 'coat' || isSeasonal(facts)) return null;
  // In rain it stays closed, and in wind what is not taken off at all.
  const isKept = !layers.some(({ garmentId }) => garmentId === outer.id);
  return facts.conditions.wet || facts.conditions.gusty || (facts.conditions.windy && isKept) ? null : outer;
}

/** A kimono hangs open in any case. */
const mayClose = ({ drawing }: WornGarment): boolean => drawing.kind === 'coat' && drawing.closure !== 'none';

/** A day that gains much has a word on the layer on top, if it is only that it is worn open. */
function warmNoon(
  facts: OutfitFacts,
  told: readonly ToldReason[],
  { said, isOpen }: { said: string; isOpen: boolean },
  chance: SeededRandom,
): ToldReason[] {
  const { hours } = facts.receipt;
  const [first] = hours;
  const outer = layerForNoon(facts);
  if (!first || !outer) return [];
  const peak = hours.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  const isDouble =
    outer.slot !== 'knitwear' &&
    facts.look.garments.some((one) => one !== outer && ['jacket', 'knitwear'].includes(one.slot));
  const isGain = [...GAIN, ...(isDouble ? [TWO_LAYERS] : [])].some(
    ({ byF, toF }) => peak.tempF >= toF && peak.tempF - first.tempF >= byF,
  );
  const isTold = told.some(({ off }) => off?.some(({ garmentId }) => garmentId === outer.id));
  const isOff = isOffAt(facts, outer, peak, isDouble);
  if (!isGain || isTold || (!isOff && (isOpen || !mayClose(outer)))) return [];
  const noun = calledOf(outer);
  const [at, t] = [hourWord(peak.hour), degrees(peak.tempF)];
  const lines = isOff
    ? [
        `It warms up to ${t} by ${at}: carry the ${noun} then.`,
        `It's ${t} by ${at}, warm enough to carry the ${noun}.`,
        `Carry the ${noun} by ${at}, when it's ${t}.`,
        `Carry the ${noun} around ${at}.`,
        `Expect to carry the ${noun} around ${at}.`,
      ]
    : [
        `It warms up to ${t} by ${at}: open the ${noun} by then.`,
        `It's ${t} by ${at}, warm enough to open the ${noun}.`,
        `Open the ${noun} by ${at}, when it's ${t}.`,
        `Wear the ${noun} open around ${at}.`,
        `By ${at} you'll want the ${noun} open.`,
      ];
  const text = chance.pick(withoutRepeatedTemperatures(lines, said));
  return [reason('shed', text, [{ garmentId: outer.id }])];
}

/** It is off at that hour, which is warm enough to say so. */
function isOffAt(
  facts: OutfitFacts,
  { id, name }: WornGarment,
  peak: ReceiptHour,
  isDouble: boolean,
): boolean {
  const layer = facts.receipt.layers?.find(({ garmentId }) => garmentId === id);
  const least = Math.max(ONLY_LAYER_F, leastFor(facts, { garmentId: id, name, wornHours: [] }));
  const isOff = layer !== undefined && !layer.wornHours.includes(peak.hour);
  return isOff && peak.tempF >= least && (isEnough(facts, peak) || (isDouble && peak.tempF >= DOUBLE_F));
}

/** "It's", or for an estimate what it usually is. */
const itIs = (facts: OutfitFacts): string => (isSeasonal(facts) ? "it's usually" : "it's");

const isSameHour = (one: Off | null, other: Off | null): boolean =>
  one !== null && one.from.hour === other?.from.hour;

/** What goes into a pocket, and the coat where it comes off at the same hour. */
function pocketReasons(
  facts: OutfitFacts,
  removals: Removals,
  said: string,
  chance: SeededRandom,
): ToldReason[] {
  const { pocket, pocketOff, outer, outerOff } = removals;
  if (!pocketOff) return [];
  const withCoat = outer && isSameHour(outerOff, pocketOff) ? [outer] : [];
  const names = [...pocket.map(nounOf).reverse(), ...withCoat.map(calledOf)];
  const line = comeOff(pocketOff, names, itIs(facts), said, chance);
  return [reason('shed', line, offFrom([...pocket, ...withCoat], pocketOff.from))];
}

/** The layer under the coat comes off with it. */
const isBothAtOnce = ({ innerOff, outerOff, pocketOff }: Removals): boolean =>
  isSameHour(innerOff, outerOff) && !isSameHour(outerOff, pocketOff);

/** Coat or jacket, where it does not go with what goes into a pocket. */
function outerReasons(
  facts: OutfitFacts,
  removals: Removals,
  { said, sofar }: { said: string; sofar: string },
  chance: SeededRandom,
): ToldReason[] {
  const { outer, outerOff: off, inner, pocketOff } = removals;
  if (!outer || !off || isSameHour(off, pocketOff)) return [];
  if (inner && isBothAtOnce(removals)) {
    const both = [inner, outer];
    const line = comeOff(off, both.map(apart(inner, outer)), itIs(facts), said, chance);
    return [reason('shed', line, offFrom(both, off.from))];
  }
  const line = outerOff(calledOf(outer), off, itIs(facts), sofar, chance);
  return [reason('shed', line, offFrom([outer], off.from, off.back))];
}

/** °F that nobody calls 'down to'. */
const NOT_COLD_F = 72;

/** What is off from leaving and wanted later is taken along: what goes into a pocket, and the coat. */
function alongReasons(facts: OutfitFacts, { outer, pocket }: Removals): ToldReason[] {
  const { hours } = facts.receipt;
  const [leftAt] = hours;
  if (!leftAt) return [];
  const backAt = ({ wornHours }: WornLayer) =>
    wornHours.includes(leftAt.hour) ? undefined : hours.find(({ hour }) => wornHours.includes(hour));
  const along = (layers: readonly WornLayer[]): ToldReason[] => {
    const [first] = layers;
    const back = first && backAt(first);
    if (!back || back.tempF > leftAt.tempF - FELT_RISE_F) return [];
    const names = formatList(layers.map(nounOf));
    // A warm rain is told with the rain.
    if (back.tempF >= NOT_COLD_F) return [];
    const when = `by ${hourWord(back.hour)} ${itIs(facts)} down to ${degrees(back.tempF)}`;
    return [
      reason(
        'shed',
        `Take the ${names} along: ${when}.`,
        layers.map(({ garmentId }) => ({ garmentId })),
      ),
    ];
  };
  const small = [...pocket].reverse();
  const [coat, rest] = [outer && backAt(outer), small[0] && backAt(small[0])];
  if (outer && coat && coat.hour === rest?.hour) return along([...small, outer]);
  return [...along(outer ? [outer] : []), ...along(small)];
}

/** The layer under the coat, later. */
function innerReasons(
  facts: OutfitFacts,
  removals: Removals,
  sofar: string,
  chance: SeededRandom,
): ToldReason[] {
  const { outer, inner, innerOff } = removals;
  if (!outer || !inner || !innerOff || isBothAtOnce(removals)) return [];
  const gets = isSeasonal(facts) ? 'it usually gets up to' : 'it gets up to';
  const name = apart(inner, outer)(inner);
  const most = degrees(innerOff.warmest.tempF);
  const at = hourWord(innerOff.from.hour);
  const lines = [
    offLine(`Later the ${name} can come off too: ${gets} ${most}.`),
    `The ${name} can follow from ${at}: ${gets} ${most}.`,
    `From ${at} you won't need the ${name} either.`,
    `By ${at} the ${name} is too much as well.`,
  ];
  return [
    reason('shed', chance.pick(withoutRepeatedTemperatures(lines, sofar)), offFrom([inner], innerOff.from)),
  ];
}

/** Not in rain, nor in the wind of riding. */
export const mayBeToldOpen = ({ receipt, conditions, brief }: OutfitFacts): boolean =>
  !receipt.shed && !conditions.wet && !brief.keepsJacket;

/** What comes off on the way, from the pocket's things to the layer under the coat: only when it is felt. */
export function removalReasons(facts: OutfitFacts, before: Line, chance: SeededRandom): ToldReason[] {
  if (facts.brief.keepsJacket) return [];
  const said = textOf(before);
  const removals = removalsOf(facts, tells(before, 'indoors'));
  const told = pocketReasons(facts, removals, said, chance);
  const sofar = () => joined([said, ...told.map(lineOf)]).text;
  told.push(...outerReasons(facts, removals, { said, sofar: sofar() }, chance));
  told.push(...alongReasons(facts, removals));
  told.push(...innerReasons(facts, removals, sofar(), chance));
  const isOpen = tells(before, 'worn-open');
  return [...told, ...warmNoon(facts, told, { said, isOpen }, chance)];
}
