// The day cut where its layer comes off and goes on again, by the hours that the reasons name, and the temperatures each run is
// good for. An hour that is named is the one at which it is felt, which may be later than the one from which it can be spared.
import type { Outfit } from '../../../contracts/outfits.ts';
import { coveredRangeF } from '../../../domain/comfort/covered-range.ts';
import type { ComfortReceipt, ReceiptHour, WornLayer } from '../../../domain/comfort/receipt.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { formatList } from '../../../domain/text-format/listed.ts';
import { garmentNoun } from '../../../domain/wardrobe/glossary.ts';

export interface WornRun {
  /** First and last hour, as indexes into the day. */
  from: number;
  to: number;
  layer: 'on' | 'off';
  /** 'Coat on', 'Coat off', or 'As dressed' when nothing is told off. */
  label: string;
  /** °F */
  low: number;
  high: number;
}

type Hours = readonly ReceiptHour[];
type Receipt = Pick<ComfortReceipt, 'hours' | 'shed' | 'layers'>;
type Reasons = Readonly<Outfit['reasons']>;

/** °F by which it is colder when a layer that can still be spared goes on again. */
const COLDER_F = 3;

/**
 * Where a layer that came off at hour `from` of the day goes on again, as planned; -1 for never. It does not for nothing: at
 * about the temperature at which it came off, or for the last hour, while what is left is within the need of every hour.
 */
function backOn({ wornHours }: WornLayer, hours: Hours, from: number): number {
  const isOn = hours.map(({ hour }) => wornHours.includes(hour));
  return hours.findIndex(({ tempF }, index) => {
    if (index <= from || isOn[index - 1] || !isOn[index]) return false;
    const end = isOn.indexOf(false, index);
    const again = hours.slice(index, end === -1 ? undefined : end);
    const isWanted = again.some(({ need }) => hours[index - 1]!.worn < need.min);
    return isWanted || (again.length > 1 && tempF <= hours[from]!.tempF - COLDER_F);
  });
}

interface Off {
  /** 'Coat', 'Scarf and gloves'. */
  name: string;
  /** Indexes into the day: off from the one until the other, or until its end. */
  from: number;
  back: number;
}

/** The one change that the chart shows: the coat or jacket, else scarf, hat and gloves; null where no hour is told. */
function toldOff({ hours, shed, layers = [] }: Receipt, reasons: Reasons): Off | null {
  const told = reasons.flatMap(({ off = [] }) => off).filter(({ fromHour }) => fromHour !== undefined);
  const all = layers.filter(({ garmentId }) => told.some((one) => one.garmentId === garmentId));
  const outer = all.find(({ garmentId }) => garmentId === shed?.garmentId);
  const layer = outer ?? all[0];
  const said = told.find(({ garmentId }) => garmentId === layer?.garmentId);
  // By place in the day: her hours may run past midnight.
  const from = hours.findIndex(({ hour }) => hour === said?.fromHour);
  if (!layer || !said || from === -1) return null;
  const names = (outer ? [outer] : all).map(({ name }) => garmentNoun(name));
  const until = hours.findIndex(({ hour }, index) => index > from && hour === said.untilHour);
  const back = said.untilHour === undefined ? backOn(layer, hours, from) : until;
  return { name: capitalize(formatList(names)), from, back: back === -1 ? hours.length : back };
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
  let low = calm.low + moved(coldest.tempF - coveredRangeF(coldest.need.min).low);
  let high = calm.high + moved(warmest.tempF - coveredRangeF(warmest.need.max).high);
  for (const { tempF, verdict } of byTemp) {
    if (verdict === 'cold' || verdict === 'cool') low = Math.max(low, tempF + EDGE);
    if (verdict === 'hot' || verdict === 'warm') high = Math.min(high, tempF - EDGE);
  }
  for (const { tempF, verdict } of byTemp) {
    if (verdict !== 'comfortable') continue;
    low = Math.min(low, tempF - EDGE);
    high = Math.max(high, tempF + EDGE);
  }
  // Where nothing is left between them the colder bound gives way, unless it is cold.
  const isCold = coldest.verdict === 'cold' || coldest.verdict === 'cool';
  return isCold ? { low, high: Math.max(high, low + EDGE) } : { low: Math.min(low, high - EDGE), high };
}

/** °F. A storm asks for more than any move of the range can say. */
const FARTHEST_F = 25;
const moved = (byF: number): number => Math.max(-FARTHEST_F, Math.min(FARTHEST_F, byF));

/** The runs of a day in order: one, or on, off and on again; empty for an empty day. */
export function wornRuns(receipt: Receipt, reasons: Reasons): WornRun[] {
  const { hours } = receipt;
  const off = toldOff(receipt, reasons);
  const label = (layer: WornRun['layer']) => (off ? `${off.name} ${layer}` : 'As dressed');
  // Where nothing is told off, it stays on to the end.
  const [from, back] = off ? [off.from, off.back] : [hours.length, hours.length];
  const runs = [
    { start: 0, end: from, layer: 'on' },
    { start: from, end: back, layer: 'off' },
    { start: back, end: hours.length, layer: 'on' },
  ] as const;
  return runs
    .filter(({ start, end }) => start < end)
    .map(({ start, end, layer }) => ({
      ...{ from: start, to: end - 1, layer, label: label(layer) },
      ...rangeOf(hours.slice(start, end)),
    }));
}
