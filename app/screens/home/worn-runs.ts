// The day cut into runs of hours in which the same things are worn, and the temperatures each run is good for.
import { coveredRangeF } from '../../domain/comfort/covered-range.ts';
import type { ComfortReceipt, ReceiptHour } from '../../domain/comfort/receipt.ts';
import { nounOf, sentenceCase } from './receipt-facts.ts';

export interface WornRun {
  /** First and last hour, as indexes into the day. */
  from: number;
  to: number;
  /** 'on' with everything, 'off' without the layer that comes off. */
  layer: 'on' | 'off';
  /** 'Coat on', 'Coat off', or 'As dressed' when nothing comes off. */
  label: string;
  /** °F */
  low: number;
  high: number;
}

type Hours = readonly ReceiptHour[];

function cutWhereWornChanges(hours: Hours): { from: number; to: number }[] {
  const cuts = hours.flatMap((hour, index) =>
    index === 0 || hour.worn !== hours[index - 1]?.worn ? [index] : [],
  );
  return cuts.map((from, n) => ({ from, to: (cuts[n + 1] ?? hours.length) - 1 }));
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

/** The runs of a day in order; empty for an empty day. */
export function wornRuns(receipt: Pick<ComfortReceipt, 'hours' | 'icl' | 'shed'>): WornRun[] {
  const { hours, shed } = receipt;
  const layerName = shed && sentenceCase(nounOf(shed.garment));
  return cutWhereWornChanges(hours).map(({ from, to }) => {
    const worn = hours[from]!.worn;
    const layer = shed && Math.abs(worn - shed.icl) < Math.abs(worn - receipt.icl) ? 'off' : 'on';
    const label = layerName ? `${layerName} ${layer}` : 'As dressed';
    return { from, to, layer, label, ...rangeOf(hours.slice(from, to + 1)) };
  });
}
