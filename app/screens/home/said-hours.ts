// What the reasons say about coming off. They name the hour at which it is felt, which may be later than the one from
// which it can be done without; the chart stands below them and shows no other.
import type { ReceiptHour, WornLayer } from '../../domain/comfort/receipt.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { nounOf } from '../../domain/wardrobe/glossary.ts';

const HOURS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');
const HOUR = `(${HOURS.join('|')})\\b`;
const FROM = new RegExp(`\\b(?:by|at|from) ${HOUR}`, 'i');
const BACK = new RegExp(`\\b(?:back at|back on at|until|to) ${HOUR}`, 'i');
const COMES_OFF = /\boff\b|won't need|needed|^carry/i;
/** 'Carry it around two': the peak, not the hour from which. */
const ABOUT = /\baround\b|warms up/;

/** The first of the hours that a sentence names; -1 for none. Which five it is, the hours tell. */
function named(text: string, pattern: RegExp, hours: readonly ReceiptHour[], from = 0): number {
  const word = pattern.exec(text)?.[1];
  if (!word) return -1;
  const on12 = HOURS.indexOf(word.toLowerCase()) % 12;
  return hours.findIndex(({ hour }, index) => index >= from && hour % 12 === on12);
}

/** By hour: a layer is still on, or on again, by what is said. */
function keptOn(text: string, hours: readonly ReceiptHour[]): (index: number) => boolean {
  const from = named(text, FROM, hours, 1);
  const back = named(text, BACK, hours, from + 1);
  return (index) => from > 0 && (index < from || (back > 0 && index >= back));
}

/** The layers with the hours that are said; where nothing is said, as they are. Nothing comes off under another layer. */
export function asSaid(
  layers: readonly WornLayer[],
  hours: readonly ReceiptHour[],
  reasons: Readonly<Outfit['reasons']>,
): readonly WornLayer[] {
  const said = reasons.filter(
    ({ fact, text }) => fact === 'shed' && COMES_OFF.test(text) && !ABOUT.test(text),
  );
  if (said.length === 0) return layers;
  let over: number[] = [];
  return layers.map((layer) => {
    const noun = nounOf(layer.name);
    const isShared = layers.some((other) => other !== layer && nounOf(other.name) === noun);
    const sentence = said.find(({ text }) => text.includes(isShared ? layer.name : noun));
    const isKept = keptOn(sentence?.text ?? '', hours);
    over = hours.flatMap(({ hour }, index) =>
      layer.wornHours.includes(hour) || over.includes(hour) || isKept(index) ? [hour] : [],
    );
    return { ...layer, wornHours: over };
  });
}
