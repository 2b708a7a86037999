import { expect, test } from 'vitest';
import type { Garment } from './garment.ts';
import { isShorts } from './legwear-kinds.ts';
import { isOfKind } from './garment-kinds.ts';
import { shoeLast } from './garment-predicates.ts';
import { WARDROBE } from './wardrobe.ts';

// 0 gym, 1 casual, 2 smart casual, 3 office, 4 formal.
test.each<[string, (garment: Garment) => boolean, number, number]>([
  [
    'shoes made for sport',
    (g) => isOfKind(g, 'running shoes') || /trainers|trail|hiking|winter-boots|sport-/.test(g.id),
    0,
    0,
  ],
  ['sneakers', (g) => shoeLast(g) === 'sneaker', 1, 2],
  [
    'flat sandals and espadrilles',
    (g) => isOfKind(g, 'summer shoes') && g.heel === 0 && g.id !== 'mules',
    0,
    1,
  ],
  ['loafers', (g) => shoeLast(g) === 'loafer', 2, 2],
  ['heels', (g) => shoeLast(g) === 'pump' || (g.openShoe && g.heel > 0), 3, 4],
  ['boots', (g) => isOfKind(g, 'boots') && !/^dress-|^heeled-/.test(g.id), 0, 2],
  ['boots for the office', (g) => /^dress-boots|^heeled-ankle/.test(g.id), 3, 3],
  ['laced dress shoes', (g) => isOfKind(g, 'laced dress shoes'), 2, 3],
  ['socks', (g) => isOfKind(g, 'socks'), 0, 1],
  ['tights', (g) => isOfKind(g, 'tights') && g.id !== 'sheer-tights', 2, 2],
  ['sheer tights', (g) => isOfKind(g, 'sheer tights'), 3, 3],
  ['jeans and denim', (g) => g.fabric === 'denim', 1, 1],
  ['shorts', isShorts, 0, 2],
  ['joggers, leggings, track pants', (g) => isOfKind(g, 'soft sports legs'), 0, 0],
  ['cargo pants and corduroy', (g) => /cargo|corduroy/.test(g.id), 1, 1],
  ['chinos', (g) => /chinos/.test(g.id), 2, 2],
  [
    'wool trousers',
    (g) => g.slot === 'bottom' && g.fabric === 'wool' && !/^bold-/.test(g.id) && g.set !== 'dinner-suit',
    3,
    3,
  ],
  ['tees, tanks and vests', (g) => isOfKind(g, 'tee') || isOfKind(g, 'tank'), 0, 2],
  ['tees for the gym', (g) => isOfKind(g, 'tee') && String(g.styles) === 'sporty', 0, 0],
  [
    'tees for every day',
    (g) => isOfKind(g, 'tee') && String(g.styles) !== 'sporty' && !g.styles.includes('professional'),
    1,
    1,
  ],
  ['tees for the office', (g) => isOfKind(g, 'tee') && g.styles.includes('professional'), 2, 2],
  [
    'printed, boxy and striped ones',
    (g) => /^(boxy|floral|check|ribbed|striped|bright)-(tee|tank|vest)$/.test(g.id),
    1,
    1,
  ],
  ['a fine floral dress', (g) => g.id === 'fine-floral-dress', 3, 3],
  ['floral cloth', (g) => g.fabric === 'floral' && g.id !== 'fine-floral-dress', 1, 2],
  [
    'hoodies, fleeces and sweatshirts',
    (g) => /hoodie|fleece-(jacket|crew)|^sweatshirt|half-zip/.test(g.id),
    0,
    0,
  ],
  ['chunky and cropped knits', (g) => /^(chunky|cropped)-(knit|cardigan|roll-neck)/.test(g.id), 1, 1],
  ['silk and cashmere', (g) => /silk|cashmere/.test(g.id), 3, 3],
  ['blazers', (g) => g.slot === 'jacket' && /blazer|suit-jacket/.test(g.id), 3, 4],
  [
    'jackets of denim, bombers, overshirts',
    (g) => /^(denim|field|chore|quilted|varsity|cotton)-jacket$|bomber|overshirt/.test(g.id),
    1,
    1,
  ],
  ['leather and suede jackets', (g) => /^(leather|suede)-jacket$/.test(g.id), 2, 2],
  ['a dinner suit, a velvet blazer', (g) => g.set === 'dinner-suit' || g.id === 'velvet-blazer', 4, 4],
  [
    'parkas, raincoats and down',
    (g) => /^(parka|raincoat|glossy-raincoat|long-puffer|bold-parka|duffle-coat|teddy-coat)$/.test(g.id),
    1,
    1,
  ],
  [
    'tailored wool coats, a trench',
    (g) => /^(wool|wrap|long-wool|insulated-wool)-coat$|^trench$/.test(g.id),
    3,
    3,
  ],
  [
    'the short and bold ones',
    (g) => /^(short-wool|bold|checked|bold-check|quilted|car|faux-fur)-coat$|^peacoat$|^mac$/.test(g.id),
    2,
    2,
  ],
  ['evening wear', (g) => /^(evening|satin)-dress$|^clutch$/.test(g.id), 4, 4],
  [
    'cotton dresses of summer',
    (g) =>
      /^(sundress|tee-dress|polo-dress|tiered-dress|cotton-maxi-dress|gingham-dress|denim-dress|linen-dress)$/.test(
        g.id,
      ),
    1,
    1,
  ],
  [
    'beanies, caps and bucket hats',
    (g) => g.slot === 'hat' && /beanie|bucket|baseball|running-cap|bobble|brushed-cap/.test(g.id),
    0,
    1,
  ],
  [
    'umbrellas and bags for every day',
    (g) => /umbrella|canvas-tote|crossbody|messenger|straw-bag/.test(g.id),
    1,
    2,
  ],
  ['sports bags', (g) => /^(gym-bag|backpack|belt-bag)$/.test(g.id), 0, 0],
])('%s are as formal as they are worn', (_, is, least, most) => {
  const found = WARDROBE.filter(is);
  expect(found.length).toBeGreaterThan(0);
  for (const { id, formality } of found) {
    expect(formality, id).toBeGreaterThanOrEqual(least);
    expect(formality, id).toBeLessThanOrEqual(most);
  }
});

test('how formal a garment is fits the styles that wear it', () => {
  for (const garment of WARDROBE) {
    const { id, styles, formality, slot } = garment;
    if (formality === 0) expect(styles, id).toContain('sporty');
    if (isOfKind(garment, 'for the gym')) expect(formality, id).toBe(0);
    if (String(styles) === 'casual') expect(formality, id).toBeLessThanOrEqual(1);
    if (String(styles) === 'sporty') expect(formality, id).toBeLessThanOrEqual(2);
    // What everybody wears, hats and socks, belongs to no style.
    if (styles.length > 4 || slot === 'bag') continue;
    if (styles.includes('professional')) expect(formality, id).toBeGreaterThanOrEqual(2);
    if (styles.includes('classic')) expect(formality, id).toBeGreaterThanOrEqual(1);
    if (styles.includes('casual')) expect(formality, id).toBeLessThanOrEqual(3);
    if (styles.includes('casual') && !styles.includes('professional') && !['hat', 'jacket'].includes(slot))
      expect(formality, id).toBeLessThanOrEqual(2);
    if (garment.set) expect(formality, id).toBeGreaterThanOrEqual(3);
    if (isOfKind(garment, 'jeans') || isOfKind(garment, 'tee')) expect(formality, id).toBeLessThanOrEqual(2);
    if (garment.heel > 1) expect(formality, id).toBeGreaterThanOrEqual(2);
  }
});
