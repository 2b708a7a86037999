// The hours of the receipt in words: what comes off when, and where the look falls short.
import type { WornLayer } from '../comfort/receipt.ts';
import type { Reason } from './brief.ts';
import { nounOf } from '../wardrobe/glossary.ts';
import { capital, degrees, hourWord, isSeasonal, listed, type OutfitFacts } from './facts.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';

const isPocket = ({ garmentId }: WornLayer) =>
  ['scarf', 'hat', 'gloves'].includes(garmentById(garmentId)?.slot ?? '');

/** The first layer and its longest stretch off; then what else comes off. */
export function shedding(facts: OutfitFacts): Reason[] {
  const { shed, hours, layers = [] } = facts.receipt;
  const first = hours[0];
  if (!first) return [];
  const reasons: Reason[] = [];
  const temperatureAt = (hour: number) => hours.find((one) => one.hour === hour)?.tempF ?? first.tempF;
  const is = isSeasonal(facts) ? 'it is usually' : 'it is';
  if (shed) {
    const noun = nounOf(shed.garment);
    const back = shed.untilHour;
    if (shed.fromHour === first.hour && back !== undefined) {
      const when = `put it on at ${hourWord(back)}, when ${is} ${degrees(temperatureAt(back))}`;
      reasons.push({ fact: 'shed', text: `Carry the ${noun} at first; ${when}.` });
    } else {
      const off = `By ${hourWord(shed.fromHour)} ${is} ${degrees(temperatureAt(shed.fromHour))}, so slip the ${noun} off`;
      const text = back === undefined ? `${off}.` : `${off}; you will want it back at ${hourWord(back)}.`;
      reasons.push({ fact: 'shed', text });
    }
  }
  const inner = layers.find((layer) => layer.garmentId !== shed?.garmentId && !isPocket(layer));
  const hot = inner && hours.filter(({ hour }) => !inner.wornHours.includes(hour));
  const warmest = hot?.reduce((a, b) => (b.tempF > a.tempF ? b : a));
  if (inner && warmest) {
    const text = `The ${nounOf(inner.name)} can come off as well when ${is} warmest, ${degrees(warmest.tempF)} at ${hourWord(warmest.hour)}.`;
    reasons.push({ fact: 'shed', text });
  }
  const pocket = layers.filter(isPocket);
  if (!shed && pocket.length > 0) {
    const away = hours.find(({ hour }) => !pocket[0]?.wornHours.includes(hour));
    const names = listed(pocket.map(({ name }) => nounOf(name)));
    if (away) {
      const text = `${capital(names)} can go into a pocket at ${hourWord(away.hour)}, when ${is} ${degrees(away.tempF)}.`;
      reasons.push({ fact: 'shed', text });
    }
  }
  return reasons;
}

/** The hour furthest out of the band, said as it is, with how much is missing or too much. */
export function falling(facts: OutfitFacts): Reason[] {
  const { shortfall } = facts.receipt;
  if (!shortfall) return [];
  const { hour, tempF, side, clo } = shortfall;
  const may = isSeasonal(facts) ? 'usually ' : '';
  const at = `At ${hourWord(hour)}, ${may}${degrees(tempF)}`;
  const amount = clo.toFixed(2);
  const text =
    side === 'cold'
      ? `${at}, it falls ${amount} clo short${clo < 0.2 ? ', which a brisk walk makes up for' : ''}.`
      : `${at}, it is ${amount} clo more than anyone needs${clo < 0.2 ? ', which is hardly felt' : ''}.`;
  return [{ fact: 'shortfall', text }];
}
