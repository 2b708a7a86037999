import { expect, test } from 'vitest';
import { isColourName } from '../wardrobe/palette.ts';
import type { Colourway } from '../wardrobe/garment.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Item } from './colour-rules.ts';
import { sockDistance, socksFor } from './socks.ts';

const item = (id: string): Item => {
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColourName(name));
  return { garment: garmentById(id)!, colourway: [first ?? 'black', ...rest] };
};
/** The color of the sock that is nearest, of those that may be worn. */
function sockFor(...worn: string[]): string {
  const socks = garmentById('ankle-socks')!;
  const items = worn.map(item);
  const open: readonly Colourway[] = socksFor(items, socks, socks.colours);
  const [best] = [...open].sort((a, b) => sockDistance(items, a) - sockDistance(items, b));
  return best?.[0] ?? '';
}

test.each<[string, string, string[]]>([
  ['linen-trousers:white', 'suede-loafers:camel', ['oat', 'white', 'brown']],
  ['striped-trousers:cream+emerald', 'monk-shoes:cognac', ['oat', 'brown', 'white']],
  ['seersucker-trousers:white+navy', 'monk-shoes:cognac', ['oat', 'white', 'brown', 'grey']],
  ['striped-trousers:cobalt+cream', 'lace-up-boots:cognac', ['oat', 'white', 'brown', 'grey']],
  ['bold-trousers:fuchsia', 'patent-loafers:fuchsia', ['charcoal', 'black', 'navy']],
  ['bold-trousers:mustard', 'lace-up-boots:black', ['black', 'charcoal']],
  ['chinos:olive', 'suede-boots:chocolate', ['olive', 'brown']],
  ['wool-trousers:navy', 'oxford-shoes:black', ['navy']],
  ['wool-trousers:charcoal', 'oxford-shoes:black', ['charcoal']],
  ['chinos:navy', 'leather-sneakers:white', ['white', 'oat', 'grey', 'brown', 'olive', 'burgundy']],
])('under %s in %s: one of %o', (bottom, shoes, fitting) => {
  expect(fitting).toContain(sockFor(bottom, shoes));
});
