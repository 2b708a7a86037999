// What comes off, by the hours that the reasons name: the chart and the receipt show no other. An hour that is named is the
// one at which it is felt, which may be later than the one from which it can be done without.
import type { ComfortReceipt, WornLayer } from '../../domain/comfort/receipt.ts';
import type { Outfit } from '../../contracts/outfits.ts';

export type Reasons = Readonly<Outfit['reasons']>;
type Receipt = Pick<ComfortReceipt, 'hours' | 'icl' | 'shed' | 'layers'>;

/** Nobody takes a layer off for a single hour: `hours` of the day in order. */
function steady(layer: WornLayer, hours: readonly number[]): WornLayer {
  const isWorn = (index: number) => layer.wornHours.includes(hours[index] ?? -1);
  const wornHours = hours.filter((_, index) => isWorn(index) || (isWorn(index - 1) && isWorn(index + 1)));
  return { ...layer, wornHours };
}

/** From the outside in. Outfits of the first days have only the layer that comes off first. */
function layersOf({ hours, icl, shed, layers }: Receipt): WornLayer[] {
  if (layers) return layers;
  if (!shed) return [];
  const on = hours.filter(({ worn }) => Math.abs(worn - shed.icl) >= Math.abs(worn - icl));
  return [{ garmentId: shed.garmentId, name: shed.garment, wornHours: on.map(({ hour }) => hour) }];
}

/** The layers as they are told; where no hour is named, as they are. Nothing comes off under another layer. */
export function toldLayers(receipt: Receipt, reasons: Reasons = []): readonly WornLayer[] {
  const hours = receipt.hours.map(({ hour }) => hour);
  const layers = layersOf(receipt);
  const told = reasons.flatMap(({ off = [] }) => off).filter(({ fromHour }) => fromHour !== undefined);
  if (told.length === 0) return layers.map((layer) => steady(layer, hours));
  let over: number[] = [];
  return layers.map((layer) => {
    const said = told.find(({ garmentId }) => garmentId === layer.garmentId);
    const { fromHour, untilHour } = said ?? {};
    // By place in the day: her hours may run past midnight.
    const from = hours.findIndex((hour) => hour === fromHour);
    const back = hours.findIndex((hour, index) => index > from && hour === untilHour);
    over = hours.filter(
      (hour, index) =>
        layer.wornHours.includes(hour) || over.includes(hour) || index < from || (back > 0 && index >= back),
    );
    const shown = { ...layer, wornHours: over };
    const next = said ? shown : steady(shown, hours);
    over = next.wornHours;
    return next;
  });
}
