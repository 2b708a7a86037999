// What comes off, by the hours that the reasons name: the chart shows no other. An hour that is named is the one at which it
// is felt, which may be later than the one from which it can be done without.
import type { ComfortReceipt, WornLayer } from '../../domain/comfort/receipt.ts';
import type { Outfit } from '../../contracts/outfits.ts';

export type Reasons = Readonly<Outfit['reasons']>;
type Receipt = Pick<ComfortReceipt, 'hours' | 'layers'>;

/** °F by which it is colder when a layer that can still be spared goes on again. */
const COLDER_F = 3;

/**
 * Where a layer that came off at hour `from` of the day goes on again, as planned; -1 for never. It does not for nothing: at
 * about the temperature at which it came off, or for the last hour, while what is left is within the need of every hour.
 */
function backOn({ wornHours }: WornLayer, { hours }: Receipt, from: number): number {
  const isOn = hours.map(({ hour }) => wornHours.includes(hour));
  return hours.findIndex(({ tempF }, index) => {
    if (index <= from || isOn[index - 1] || !isOn[index]) return false;
    const end = isOn.indexOf(false, index);
    const again = hours.slice(index, end === -1 ? undefined : end);
    const isWanted = again.some(({ need }) => hours[index - 1]!.worn < need.min);
    return isWanted || (again.length > 1 && tempF <= hours[from]!.tempF - COLDER_F);
  });
}

/** From the outside in: the layers that are told off. Nothing comes off under another layer. */
export function toldLayers(receipt: Receipt, reasons: Reasons): WornLayer[] {
  const hours = receipt.hours.map(({ hour }) => hour);
  const told = reasons.flatMap(({ off = [] }) => off).filter(({ fromHour }) => fromHour !== undefined);
  let over: number[] = [];
  return (receipt.layers ?? []).flatMap((layer) => {
    const said = told.find(({ garmentId }) => garmentId === layer.garmentId);
    if (!said) return [];
    // By place in the day: her hours may run past midnight.
    const from = hours.findIndex((hour) => hour === said.fromHour);
    const back =
      said.untilHour === undefined
        ? backOn(layer, receipt, from)
        : hours.findIndex((hour, index) => index > from && hour === said.untilHour);
    over = hours.filter(
      (hour, index) => over.includes(hour) || index < from || (back !== -1 && index >= back),
    );
    return [{ ...layer, wornHours: over }];
  });
}
