// The colors of a suitcase: one for each piece, in which the looks of all days go together best.
import type { Slot } from '../looks/look.ts';
import { lookHarmony, type ColoredGarment } from '../styling/color/choose-colors.ts';
import { weatherAllowsColorway } from '../styling/color/colors-in-rain.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import type { Wardrobe } from './wear-through-day.ts';

/** What is taken for the same where kind and color are. */
const SHOWN: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];
/** What two pieces of one kind in one color cost in harmony: two camel trousers are packed as one and the same. */
const TWIN = 2;

function twinsAmong(garments: readonly Garment[], colors: ReadonlyMap<Garment, Colorway>): number {
  const shown = garments.filter(({ slot }) => SHOWN.includes(slot));
  const names = shown.map((one) => `${one.slot} ${one.drawing.kind} ${colors.get(one)![0]}`);
  return names.length - new Set(names).size;
}

/** One color for each garment of the trip, in which the looks of all days go together best. */
export function tripColors(
  looks: readonly Garment[][],
  wardrobes: readonly Wardrobe[],
): Map<Garment, Colorway> {
  const garments = [...new Set(looks.flat())];
  const daysOf = new Map(
    garments.map((one) => [one, looks.flatMap((l, day) => (l.includes(one) ? [day] : []))]),
  );
  const allowed = new Map(
    garments.map((one) => {
      const dry = one.colors.filter((colorway) =>
        daysOf.get(one)!.every((day) => weatherAllowsColorway(one, colorway, wardrobes[day]!.conditions)),
      );
      return [one, dry.length > 0 ? dry : one.colors];
    }),
  );
  const colors = new Map(garments.map((one) => [one, allowed.get(one)![0] ?? (['black'] as const)]));
  const scoreOn = (days: readonly number[]) =>
    days.reduce(
      (sum, day) => {
        const items: ColoredGarment[] = looks[day]!.map((one) => ({
          garment: one,
          colorway: colors.get(one)!,
        }));
        return sum + lookHarmony(items, wardrobes[day]!.style).score;
      },
      -TWIN * twinsAmong(garments, colors),
    );
  // Jacket and trousers of a suit change color together.
  const bound = garments.map((one) =>
    garments.filter((other) => other === one || (one.set && other.set === one.set)),
  );
  for (let better = true, sweeps = 0; better && sweeps < 6; sweeps++) {
    better = false;
    for (const group of bound) {
      const days = [...new Set(group.flatMap((one) => daysOf.get(one)!))];
      const before = group.map((one) => colors.get(one)!);
      let [best, most] = [before, scoreOn(days)];
      for (const colorway of allowed.get(group[0]!)!) {
        const same = group.map((one) => allowed.get(one)!.find((each) => each.join() === colorway.join()));
        if (same.some((each) => each === undefined)) continue;
        group.forEach((one, index) => colors.set(one, same[index]!));
        const score = scoreOn(days);
        if (score > most + 1e-9) [best, most, better] = [same as Colorway[], score, true];
      }
      group.forEach((one, index) => colors.set(one, best[index]!));
    }
  }
  return colors;
}
