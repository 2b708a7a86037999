// The day cut into runs of hours in which the same things are worn, and the temperatures each run is good for.
import { coveredRangeF } from '../../domain/comfort/covered-range.ts';
import type { ComfortReceipt, ReceiptHour, WornLayer } from '../../domain/comfort/receipt.ts';
import { nounOf } from '../../domain/wardrobe/glossary.ts';
import { capitalized } from '../../domain/capitalized.ts';
import { listed } from '../../domain/listed.ts';
import { toldLayers, type Reasons } from './told-layers.ts';

export interface WornRun {
  /** First and last hour, as indexes into the day. */
  from: number;
  to: number;
  /** 'off' where something has come off, 'on' with everything and where something goes on again. */
  layer: 'on' | 'off';
  /** 'Coat on', 'Scarf and hat off', 'Cardigan off too', 'Cardigan on' again, or 'As dressed' when nothing comes off. */
  label: string;
  /** °F */
  low: number;
  high: number;
}

type Hours = readonly ReceiptHour[];
type Receipt = Pick<ComfortReceipt, 'hours' | 'shed' | 'layers'>;

/** By hour: how many of the layers are off. They come off in order, so that the number says which. */
function offBy(hours: Hours, layers: readonly WornLayer[]): number[] {
  return hours.map(({ hour }) => layers.filter(({ wornHours }) => !wornHours.includes(hour)).length);
}

const namesOf = (layers: readonly WornLayer[]) => capitalized(listed(layers.map(({ name }) => nounOf(name))));

/** `before` is how many layers were off in the run before; null for the first run. */
function labelOf(
  { shed }: Receipt,
  layers: readonly WornLayer[],
  off: number,
  before: number | null,
): string {
  const outermost = layers.find(({ garmentId }) => garmentId === shed?.garmentId);
  if (layers.length === 0) return 'As dressed';
  if (off === 0 && before === null) return `${namesOf(outermost ? [outermost] : together(layers, 0))} on`;
  const was = before ?? 0;
  const changed = layers.slice(Math.min(off, was), Math.max(off, was));
  // With the coat the scarf goes without a word; what is under it is named.
  const named =
    outermost && changed.includes(outermost) ? changed.slice(changed.indexOf(outermost)) : changed;
  if (was > off) return `${namesOf(named)} on`;
  return `${namesOf(named)} off${was > 0 && named.length === 1 ? ' too' : ''}`;
}

/** Scarf, hat and gloves go into a pocket together: those that are worn in the same hours. */
function together(layers: readonly WornLayer[], index: number): WornLayer[] {
  const hours = (layer: WornLayer | undefined) => layer?.wornHours.join();
  return layers.filter((layer) => hours(layer) === hours(layers[index]));
}

const EDGE = 0.5;

/**
 * The range of a run, °F. `coveredRangeF` speaks of calm shade; the stored need of the coldest and warmest hour
 * says how far wind and sun move it, and the stored verdicts have the last word: a comfortable hour lies inside,
 * any other outside.
 */
function rangeOf(run: Hours): { low: number; high: number } {
  const byTemp = [...run].sort((a, b) => a.tempF - b.tempF);
  const coldest = byTemp[0]!;
  const warmest = byTemp.at(-1)!;
  const calm = coveredRangeF(coldest.worn);
  let low = calm.low + coldest.tempF - coveredRangeF(coldest.need.min).low;
  let high = calm.high + warmest.tempF - coveredRangeF(warmest.need.max).high;
  for (const { tempF, verdict } of byTemp) {
    if (verdict === 'cold' || verdict === 'cool') low = Math.max(low, tempF + EDGE);
    if (verdict === 'hot' || verdict === 'warm') high = Math.min(high, tempF - EDGE);
  }
  for (const { tempF, verdict } of byTemp) {
    if (verdict !== 'comfortable') continue;
    low = Math.min(low, tempF - EDGE);
    high = Math.max(high, tempF + EDGE);
  }
  return { low: Math.min(low, high - EDGE), high };
}

/** The runs of a day in order, by the hours that its reasons name; empty for an empty day. */
export function wornRuns(receipt: Receipt, reasons: Reasons): WornRun[] {
  const { hours } = receipt;
  const layers = toldLayers(receipt, reasons);
  const off = offBy(hours, layers);
  const cuts = off.flatMap((count, index) => (index === 0 || count !== off[index - 1] ? [index] : []));
  return cuts.map((from, n) => {
    const to = (cuts[n + 1] ?? hours.length) - 1;
    const count = off[from] ?? 0;
    const before = off[from - 1] ?? null;
    const label = labelOf(receipt, layers, count, before);
    const layer = count === 0 || (before !== null && count < before) ? 'on' : 'off';
    return { from, to, layer, label, ...rangeOf(hours.slice(from, to + 1)) };
  });
}
