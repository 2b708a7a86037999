// The air that a garment's cloth is for, as data: one look holds together when some air suits all of it.
import type { Garment } from './garment.ts';
import { isOfKind, type Kind } from './garment-kinds.ts';

/** °C around noon. */
export interface AirRange {
  from: number;
  to: number;
}

const upTo = (to: number): AirRange => ({ from: -99, to });
const from = (least: number): AirRange => ({ from: least, to: 99 });

/** Every line that speaks of a garment narrows it; ours, from what is sold for which months. */
// oxfmt-ignore
const CLOTH: readonly (readonly [Kind, AirRange])[] = [
  // For the cold.
  ['down, fur or teddy', upTo(10)],
  ['parka', upTo(10)],
  ['winter coat', upTo(14)],
  ['winter cloth', upTo(16)],
  ['for winter', upTo(17.5)],
  ['wool blazer', upTo(19)],
  ['winter dress', upTo(16)],
  ['roll-neck', upTo(15)],
  ['thick knit', upTo(17)],
  ['opaque tights', upTo(14)],
  ['wool tights', upTo(10)],
  ['ankle boots', upTo(17.5)],
  ['tall boots', upTo(15)],
  ['lined boots', upTo(9)],
  ['warm shirt', upTo(18)],
  ['sheer tights', upTo(21)],
  ['fine pullover', upTo(20.5)],
  // Between.
  ['cardigan', upTo(28)],
  ['light cardigan', { from: 15.5, to: 28 }],
  ['outdoor jacket', { from: 4, to: 24 }],
  ['warm jacket', { from: 4, to: 20 }],
  ['light coat', upTo(20)],
  ['summer blazer', { from: 8, to: 28 }],
  // For the heat.
  ['linen or seersucker', from(21)],
  ['linen layer', from(21)],
  ['for summer', from(18)],
  ['airy knit', from(18)],
  ['summer cotton', from(20)],
  ['summer shoes', from(21)],
  ['evening shoes', from(18)],
  ['bare-shouldered', from(20)],
  ['sleeveless', from(17)],
  ['shorts', from(21)],
  ['summer hat', from(20)],
];

/** The air that all lines of a garment leave. */
export function garmentAirRange(garment: Garment): AirRange {
  const air = { from: -99, to: 99 };
  // Nobody sees which socks.
  if (isOfKind(garment, 'no-show socks')) return air;
  // What keeps the rain off is worn in any season.
  if (garment.weather.rain === 'protects' && garment.slot !== 'shoes' && garment.clo < 0.4) return air;
  for (const [kind, span] of CLOTH) {
    if (!isOfKind(garment, kind)) continue;
    air.from = Math.max(air.from, span.from);
    air.to = Math.min(air.to, span.to);
  }
  return air;
}
