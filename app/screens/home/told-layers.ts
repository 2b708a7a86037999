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

/** °F by which it is colder when a layer that can still be spared is shown on again. */
const COLDER_F = 3;

/**
 * What is off stays off where the chart would say 'on' for nothing: at about the temperature at which it came off, or for
 * the last hour of the day, while what is left is within the need of every hour.
 */
function withoutNeedless(layer: WornLayer, { hours }: Receipt): WornLayer {
  const isOn = hours.map(({ hour }) => layer.wornHours.includes(hour));
  const dropped = new Set<number>();
  let off = -1;
  for (let from = 1; from < hours.length; from++) {
    if (isOn[from - 1] && !isOn[from]) off = from;
    if (off === -1 || isOn[from - 1] || !isOn[from]) continue;
    const end = isOn.indexOf(false, from);
    const again = hours.slice(from, end === -1 ? undefined : end);
    const left = hours[from - 1]!.worn;
    const isWanted = again.some(({ need }) => left < need.min);
    const isColder = hours[from]!.tempF <= hours[off]!.tempF - COLDER_F && again.length > 1;
    if (!isWanted && !isColder) for (const { hour } of again) dropped.add(hour);
  }
  return { ...layer, wornHours: layer.wornHours.filter((hour) => !dropped.has(hour)) };
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
  let over: number[] = [];
  return layers.map((planned) => {
    const said = told.find(({ garmentId }) => garmentId === planned.garmentId);
    const { fromHour, untilHour } = said ?? {};
    const layer = untilHour === undefined ? withoutNeedless(planned, receipt) : planned;
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
