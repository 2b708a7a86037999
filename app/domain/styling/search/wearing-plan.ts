// The wearing plan and the receipt of a look.
import type { DayHour } from '../../comfort/day-hours.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../../comfort/insulation.ts';
import type { CarriedLayer, ComfortReceipt, ReceiptLine } from '../../comfort/receipt.ts';
import { comfortReceipt } from '../../comfort/make-receipt.ts';
import { planWearing, type RemovalStep } from '../../comfort/plan-wearing.ts';
import type { WornGarment } from '../../looks/look.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { toWornGarment } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import type { ColoredGarment } from '../color/choose-colors.ts';
import { comesOffInside, goesIntoPocket } from './ensemble-parts.ts';
import { removableLayers } from './removable-layers.ts';
import { isOutThroughout, effectiveOffsetC } from '../input/wishes.ts';

/** What of an ensemble comes off, from the outside in: what goes into a pocket, then at most two open layers. */
function stepsOf(garments: readonly Garment[], named: (garment: Garment) => WornGarment): RemovalStep[] {
  const layer = (garment: Garment) => {
    const { id, name, clo } = named(garment);
    return { garmentId: id, name, clo };
  };
  const umbrella = garments.some(({ slot }) => slot === 'umbrella');
  const pocket = garments.filter((garment) => goesIntoPocket(garment));
  const extras: RemovalStep[] =
    pocket.length > 0 ? [{ kind: 'extras', layers: pocket.map(layer), shelters: false }] : [];
  const layers = removableLayers(garments).map((garment): RemovalStep => ({
    kind: 'layer',
    layers: [layer(garment)],
    shelters: garment.weather.rain === 'protects' && !umbrella,
  }));
  return [...extras, ...layers];
}

/** The best plan for the day, before colors are chosen. */
export function bestWearingPlan(garments: readonly Garment[], icl: number, day: readonly DayHour[]) {
  const bare = (garment: Garment) => toWornGarment(garment, garment.colors[0] ?? ['black']);
  return planWearing(day, icl, stepsOf(garments, bare));
}

/** The receipt of a look; `items` in any order, `garments` from the skin outward. */
export function lookReceipt(
  items: readonly ColoredGarment[],
  garments: readonly WornGarment[],
  day: readonly DayHour[],
  brief: StylingBrief,
  carry: (insideIcl: number) => CarriedLayer | undefined = () => undefined,
): ComfortReceipt {
  const over = new Set(
    items
      .filter(({ garment }) => comesOffInside(garment))
      .map(({ garment, colorway }) => toWornGarment(garment, colorway).id),
  );
  const lines: ReceiptLine[] = [
    { id: 'underwear', name: 'underwear', clo: UNDERWEAR_CLO },
    ...garments
      .filter(({ clo }) => clo > 0)
      .map(({ id, name, clo }) => ({ id, name, clo, ...(over.has(id) && { over: true }) })),
  ];
  const sum = (some: readonly ReceiptLine[]) => some.reduce((total, { clo }) => total + clo, 0);
  const icl = ensembleIcl(sum(lines));
  const colorways = new Map(items.map(({ garment, colorway }) => [garment, colorway]));
  const steps = stepsOf(
    items.map(({ garment }) => garment),
    (garment) => toWornGarment(garment, colorways.get(garment) ?? ['black']),
  );
  const isAllOutdoors = isOutThroughout(brief) && !brief.cooledRooms;
  const insideIcl = isAllOutdoors ? null : ensembleIcl(sum(lines.filter((line) => !line.over)));
  return comfortReceipt(day, lines, planWearing(day, icl, steps), {
    activity: brief.activity,
    offsetC: effectiveOffsetC(brief),
    insideIcl,
    carried: insideIcl === null ? undefined : carry(insideIcl),
  });
}
