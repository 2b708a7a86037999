// The hours of the receipt in words: what is left inside, what comes off when, and where the look falls short.
import type { ReceiptHour, WornLayer } from '../comfort/receipt.ts';
import { nounOf } from '../wardrobe/glossary.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { fahrenheit } from '../comfort/outdoors.ts';
import { minutesThatCount } from '../fit-line.ts';
import type { Reason } from './brief.ts';
import type { Chance } from './chance.ts';
import { degrees, hourWord, inSlot, isSeasonal, listed, type OutfitFacts } from './facts.ts';

const isPocket = ({ garmentId }: WornLayer) =>
  ['scarf', 'hat', 'gloves'].includes(garmentById(garmentId)?.slot ?? '');

/** What it is like once the coat hangs on its hook. */
export function indoors(facts: OutfitFacts, chance: Chance): Reason[] {
  const { inside, lines } = facts.receipt;
  const outer = inSlot(facts, 'coat') ?? inSlot(facts, 'jacket');
  const comesOff = outer && lines.some(({ id, over }) => over && id === outer.id);
  if (!inside || !comesOff) return [];
  const room = degrees(fahrenheit(inside.roomC));
  const noun = nounOf(outer.name);
  const feels = { cold: 'light', cool: 'a little light', warm: 'a little warm', hot: 'warm' };
  const text =
    inside.verdict === 'comfortable'
      ? chance.pick([
          `Inside, with the ${noun} off, you're comfortable at ${room}.`,
          `Hang up the ${noun} inside, and ${room} feels right.`,
          `What stays on inside is comfortable at ${room}, with the ${noun} off.`,
        ])
      : `Inside, with the ${noun} off, it's ${feels[inside.verdict]} at ${room}.`;
  return [{ fact: 'inside', text }];
}

/** °F. Below it nobody is told to take her coat off in the street, whatever she wears under it. */
const MILD_F = 52;

/** The first layer and its longest stretch off; then what else comes off. */
export function shedding(facts: OutfitFacts): Reason[] {
  const { shed, hours, layers = [] } = facts.receipt;
  const first = hours[0];
  if (!first) return [];
  const reasons: Reason[] = [];
  const temperatureAt = (hour: number) => hours.find((one) => one.hour === hour)?.tempF ?? first.tempF;
  const is = isSeasonal(facts) ? "it's usually" : "it's";
  const offAt = temperatureAt(shed?.fromHour ?? first.hour);
  if (shed && offAt >= MILD_F) {
    const noun = nounOf(shed.garment);
    const back = shed.untilHour;
    if (shed.fromHour === first.hour && back !== undefined) {
      const when = `put it on at ${hourWord(back)}, when ${is} ${degrees(temperatureAt(back))}`;
      reasons.push({ fact: 'shed', text: `Carry the ${noun} at first; ${when}.` });
    } else {
      const off = `By ${hourWord(shed.fromHour)} ${is} ${degrees(temperatureAt(shed.fromHour))}, so take the ${noun} off`;
      const text = back === undefined ? `${off}.` : `${off}; you'll want it back at ${hourWord(back)}.`;
      reasons.push({ fact: 'shed', text });
    }
  }
  const inner = layers.find((layer) => layer.garmentId !== shed?.garmentId && !isPocket(layer));
  const hot = inner && hours.filter(({ hour }) => !inner.wornHours.includes(hour));
  const warmest = hot?.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  if (inner && warmest) {
    const same = nounOf(inner.name) === nounOf(shed?.garment ?? '');
    const text = `The ${same ? inner.name : nounOf(inner.name)} can come off too when ${is} warmest, ${degrees(warmest.tempF)} at ${hourWord(warmest.hour)}.`;
    reasons.push({ fact: 'shed', text });
  }
  const pocket = layers.filter(isPocket);
  const away = hours.find(({ hour }) => !pocket[0]?.wornHours.includes(hour));
  if (!shed && pocket.length > 0 && away) {
    const names = listed(pocket.map(({ name }) => nounOf(name)).reverse());
    const text = `By ${hourWord(away.hour)} ${is} ${degrees(away.tempF)}, so the ${names} can come off.`;
    reasons.push({ fact: 'shed', text });
  }
  return reasons;
}

/** clo. Less than this nobody feels. */
const WORTH_SAYING = 0.05;
/** From this many clo on a brisk walk does not make up for what is missing. */
const BRISK_WALK = 0.2;

/** The hour of leaving has been called cold already. */
const isTold = (first?: ReceiptHour) => first?.verdict === 'cool' || first?.verdict === 'cold';

/** The hour that is coldest for what is worn, when that is not the hour of leaving; never how much is too much. */
export function falling(facts: OutfitFacts): Reason[] {
  const { receipt } = facts;
  const { shortfall, hours, layers = [] } = receipt;
  if (shortfall?.side !== 'cold' || shortfall.clo < WORTH_SAYING || isTold(hours[0])) return [];
  // Told as minutes, or mended by what was taken off.
  const isDressed = layers.every(({ wornHours }) => wornHours.includes(shortfall.hour));
  if (minutesThatCount(receipt) !== null || !isDressed) return [];
  const may = isSeasonal(facts) ? 'usually ' : '';
  const at = `At ${hourWord(shortfall.hour)}, ${may}${degrees(shortfall.tempF)}`;
  const then = shortfall.clo < BRISK_WALK ? 'a brisk walk makes up for it' : 'keep that walk short';
  return [{ fact: 'shortfall', text: `${at}, it's a little light: ${then}.` }];
}
