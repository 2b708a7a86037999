// A look by the ids of its garments, as sentences are made from it.
import type { ComfortReceipt } from '../../app/domain/comfort/receipt.ts';
import type { StyleId } from '../../app/domain/preferences/style.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { Conditions } from '../../app/domain/styling/input/conditions.ts';
import type { OutfitFacts } from '../../app/domain/styling/rules/outfit-facts.ts';
import { isColorName } from '../../app/domain/wardrobe/palette.ts';
import { garmentById, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';

export interface LookFacts {
  style?: StyleId;
  brief?: Partial<StylingBrief>;
  colorScheme?: OutfitFacts['colorScheme'];
  conditions?: Partial<Conditions>;
  /** °F of all ten hours, or of one after the other. */
  tempF?: number | readonly number[];
  /** The hour of leaving. */
  from?: number;
  /** What hangs at the door while she is inside, and how it is there without it. */
  atDoor?: readonly string[];
  inside?: ComfortReceipt['inside'];
  /** Layers that are put on later: after how many hours. */
  on?: Record<string, number>;
  /** Worn in the first hour only, or in as many as are said. */
  off?: readonly string[] | Record<string, number>;
}

export function lookFacts(
  ids: readonly string[],
  {
    style = 'casual',
    brief,
    colorScheme = 'free',
    conditions,
    tempF = 60,
    from = 8,
    atDoor = [],
    inside,
    on = {},
    off = [],
  }: LookFacts = {},
): OutfitFacts {
  const garments = ids.map((id) => {
    const [first = 'black', ...rest] = (id.split(':')[1] ?? '')
      .split('+')
      .filter((name) => isColorName(name));
    return toWornGarment(garmentById(id)!, [first, ...rest]);
  });
  const temps: readonly number[] =
    typeof tempF === 'number' ? Array.from({ length: 10 }, () => tempF) : tempF;
  const hours = temps.map((degrees, step) => ({ hour: from + step, tempF: degrees }));
  const wornHours = Array.isArray(off) ? Object.fromEntries(off.map((id: string) => [id, 1])) : off;
  const layers = garments
    .filter(({ id }) => id in wornHours || id in on)
    .map(({ id, name }) => ({
      garmentId: id,
      name,
      wornHours: hours.slice(on[id] ?? 0, (wornHours as Record<string, number>)[id]).map(({ hour }) => hour),
    }));
  return {
    brief: { hours: [], seed: 'told', ...brief },
    style,
    colorScheme,
    look: { garments },
    receipt: {
      hours,
      layers,
      inside,
      lines: atDoor.map((id) => ({ id, over: true })),
    } as unknown as ComfortReceipt,
    conditions: { windy: false, ...conditions },
  } as unknown as OutfitFacts;
}
