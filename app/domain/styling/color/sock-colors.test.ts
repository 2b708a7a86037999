import { expect, test } from 'vitest';
import { isColorName } from '../../wardrobe/palette.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { ColorwayItem } from './color-rules.ts';
import { sockDistance, allowedSockColorways } from './sock-colors.ts';

const item = (id: string): ColorwayItem => {
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  return { garment: garmentById(id)!, colorway: [first ?? 'black', ...rest] };
};
/** The color of the sock that is nearest, of those that may be worn. */
function sockFor(...worn: string[]): string {
  const socks = garmentById('ankle-socks')!;
  const items = worn.map(item);
  const open: readonly Colorway[] = allowedSockColorways(items, socks, socks.colors);
  const [best] = [...open].sort((a, b) => sockDistance(items, a) - sockDistance(items, b));
  return best?.[0] ?? '';
}

test.each<[string, string, string[]]>([
  ['linen-trousers:white', 'suede-loafers:camel', ['oat', 'white', 'brown']],
  ['striped-trousers:cream+emerald', 'monk-shoes:cognac', ['oat', 'brown', 'white']],
  ['seersucker-trousers:white+navy', 'monk-shoes:cognac', ['oat', 'white', 'brown', 'grey']],
  ['striped-trousers:cobalt+cream', 'lace-up-boots:cognac', ['oat', 'brown', 'camel', 'taupe']],
  // Between loud trousers and loud shoes a sock in the color of the trousers.
  ['bold-trousers:fuchsia', 'patent-loafers:red', ['fuchsia']],
  ['bold-trousers:mustard', 'bold-sneakers:cobalt', ['mustard']],
  // Nothing black or gray runs into brown leather, nothing brown into black.
  ['corduroy-trousers:chocolate', 'chelsea-boots:black', ['black', 'charcoal', 'navy']],
  ['corduroy-trousers:forest', 'chelsea-boots:chocolate', ['brown', 'olive', 'camel', 'taupe']],
  ['wool-trousers:charcoal', 'oxford-shoes:chocolate', ['charcoal']],
  ['chinos:olive', 'suede-boots:chocolate', ['olive', 'brown']],
  ['wool-trousers:navy', 'oxford-shoes:black', ['navy']],
  ['wool-trousers:charcoal', 'oxford-shoes:black', ['charcoal']],
  ['chinos:navy', 'leather-sneakers:white', ['white', 'oat', 'grey', 'brown', 'olive', 'burgundy']],
])('under %s in %s: one of %o', (bottom, shoes, fitting) => {
  expect(fitting).toContain(sockFor(bottom, shoes));
});
