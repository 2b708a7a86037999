// Looks for tests, benches and contact sheets: every kind of drawing, in palettes that photograph well.
import type { Cloth, Fabric, Hex } from '../../app/domain/looks/cloth.ts';
import type { Drawing, Last, Look, Neckline, Slot, WornGarment } from '../../app/domain/looks/look.ts';

const CAMEL = '#a98a66';
const CREAM = '#e9e0d2';
const NAVY = '#282f45';
const SAGE = '#8b937c';
const BERRY = '#742a43';
const CHARCOAL = '#454446';
const BLUSH = '#d0aca8';
const DENIM = '#667f9d';
const CLAY = '#a0674f';
const FOREST = '#31503a';
const TAUPE = '#75675b';
const BLACK = '#231f20';

let made = 0;

function worn(slot: Slot, name: string, cloth: Cloth, drawing: Drawing, clo = 0.2): WornGarment {
  made += 1;
  return { id: `fixture-${slot}-${made}`, name, slot, cloth, drawing, clo };
}

const of = (fabric: Fabric, color: Hex, more: Partial<Cloth> = {}): Cloth => ({
  fabric,
  colour: color,
  ...more,
});

const shoes = (color: Hex, shaft = 0) =>
  worn('shoes', 'leather shoes', of('leather', color, { gloss: 0.35 }), { kind: 'shoes', shaft });

const shod = (last: Last, color: Hex, shaft = 0, heel = 0) =>
  worn('shoes', `${last} shoes`, of('leather', color, { gloss: 0.35 }), {
    kind: 'shoes',
    shaft,
    last,
    heel,
  });

const socks = (color: Hex) =>
  worn('legwear', 'wool socks', of('plain', color), { kind: 'socks', length: 0.22 });

const trousers = (
  color: Hex,
  leg: 'slim' | 'straight' | 'wide' = 'straight',
  fabric: Fabric = 'wool',
  length = leg === 'slim' ? 0.95 : 0.985,
) =>
  worn('bottom', `${leg} trousers`, of(fabric, color), {
    kind: 'trousers',
    leg,
    waist: 0.82,
    length,
    fit: leg === 'wide' ? 1.2 : leg === 'slim' ? 1.03 : 1.1,
  });

const top = (
  cloth: Cloth,
  neck: Neckline,
  more: Partial<Extract<Drawing, { kind: 'top' }>> = {},
  slot: Slot = 'top',
) =>
  worn(slot, `${neck} top`, cloth, {
    kind: 'top',
    neck,
    sleeve: 1,
    fit: 1.06,
    sleeveFit: 1.16,
    hem: 1.02,
    ...more,
  });

const ribbed = (color: Hex) => top(of('rib', color), 'turtle', { sleeve: 0, fit: 1.03, hem: 0.92 });

const coat = (cloth: Cloth, length: number, more: Partial<Extract<Drawing, { kind: 'coat' }>> = {}) =>
  worn('coat', 'coat', cloth, {
    kind: 'coat',
    length,
    open: 0.3,
    lapels: true,
    fit: 1.16,
    sleeveFit: 1.22,
    ...more,
  });

const skirt = (cloth: Cloth, length: number, flare: number, belt?: Hex) =>
  worn('bottom', 'skirt', cloth, { kind: 'skirt', waist: 0.66, length, flare, belt });

const tights = (color: Hex = '#241f22') => worn('legwear', 'tights', of('plain', color), { kind: 'legwear' });

const FLORAL = of('floral', '#5a2440', { accents: ['#b4506c', '#c98a7a', '#7f8a6c'] });

const look = (...garments: WornGarment[]): Look => ({ garments });

/** By name: 24, the columns of the contact sheet. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'camel-coat': look(
    trousers('#2c3550', 'slim', 'denim'),
    shoes('#4a3022', 0.24),
    ribbed(CREAM),
    coat(of('wool', CAMEL), 1.12),
  ),
  'sage-knit': look(
    trousers(CREAM, 'wide'),
    shoes('#8f6848'),
    top(of('knit', SAGE), 'crew', { fit: 1.08 }, 'knitwear'),
  ),
  breton: look(
    trousers(DENIM, 'wide', 'denim'),
    shoes('#7a5a42'),
    top(of('stripe', CREAM, { accents: [NAVY] }), 'boat', { fit: 1.04, sleeveFit: 1.1 }),
  ),
  'forest-dress': look(
    tights(),
    shoes('#3c2a20', 0.22),
    worn('dress', 'satin dress', of('satin', FOREST, { gloss: 0.15 }), {
      kind: 'dress',
      neck: 'v',
      sleeve: 1,
      fit: 1.03,
      sleeveFit: 1.16,
      length: 1.4,
      flare: 0.36,
      belt: '#1d3b30',
    }),
  ),
  'floral-dress': look(
    shoes('#e9e2d8'),
    worn('dress', 'floral dress', FLORAL, {
      kind: 'dress',
      neck: 'scoop',
      sleeve: 0.34,
      fit: 1.04,
      sleeveFit: 1.25,
      length: 1.05,
      flare: 0.42,
    }),
  ),
  'white-shirt': look(
    trousers(NAVY, 'straight'),
    shoes('#3b2a22'),
    top(of('linen', '#f0ece4'), 'shirt', { fit: 1.1, sleeveFit: 1.2, hem: 1.0, tucked: true }),
  ),
  'check-coat': look(
    trousers('#2c3040', 'straight'),
    shoes('#2a2020'),
    top(of('plain', BLUSH), 'crew', { sleeve: 0, hem: 0.95 }),
    coat(of('check', '#9a8f80', { accents: ['#5c5650'] }), 1.0, { open: 0, fit: 1.14 }),
  ),
  'summer-shorts': look(
    trousers('#c9b79a', 'straight', 'linen', -0.3),
    shoes('#f0ece4'),
    top(of('plain', CLAY), 'v', { sleeve: 0.3, hem: 1.0, fit: 1.06 }),
  ),
  cardigan: look(
    skirt(of('wool', CHARCOAL), 0.95, 0.02),
    tights('#2b2422'),
    shoes(BLACK, 0.85),
    top(of('plain', CREAM), 'scoop', { sleeve: 0.3, hem: 0.8, tucked: true }),
    coat(of('knit', BERRY), 0.25, { lapels: false, open: 0.22, fit: 1.1, sleeveFit: 1.18 }),
  ),
  'blush-skirt': look(
    tights(),
    shoes('#2a2120', 0.2),
    top(of('rib', CHARCOAL), 'turtle', { fit: 1.03, hem: 0.74, tucked: true }),
    skirt(of('satin', BLUSH), 1.42, 0.36),
  ),
  'puff-jacket': look(
    trousers('#2f3037', 'slim', 'denim'),
    shoes('#efe9df'),
    top(of('knit', '#d2c2aa'), 'turtle', {}, 'knitwear'),
    coat(of('leather', BLACK, { gloss: 0.35 }), 0.1, { lapels: false, open: 0, fit: 1.18, sleeveFit: 1.26 }),
  ),
  sleeveless: look(
    trousers(TAUPE, 'wide', 'linen'),
    shoes('#95704e'),
    top(of('suede', CREAM), 'v', { sleeve: 0, fit: 1.05, hem: 0.95 }),
  ),
  'shirt-under-jumper': look(
    socks('#6a3542'),
    trousers(CHARCOAL, 'straight'),
    shod('loafer', '#3b2a22'),
    top(of('plain', '#cfe0ee'), 'shirt', { fit: 1.08, hem: 1.06 }),
    top(of('knit', NAVY), 'crew', {}, 'knitwear'),
    coat(of('wool', CAMEL), 1.12),
  ),
  'roll-neck-under-v': look(
    trousers(DENIM, 'straight', 'denim'),
    shod('chelsea', '#2b211c', 0.25),
    top(of('rib', CREAM), 'turtle', { fit: 1.03, hem: 0.95, sleeveFit: 1.1 }),
    top(of('knit', FOREST), 'v', {}, 'knitwear'),
  ),
  'cropped-knit': look(
    socks(CREAM),
    trousers('#d8cbb5', 'wide', 'plain'),
    shod('trainer', '#e6e4df'),
    top(of('plain', '#f2f0ea'), 'shirt', { fit: 1.08, hem: 1.06 }),
    top(of('cable', BERRY), 'crew', { fit: 1.1, hem: 0.86 }, 'knitwear'),
  ),
  puffer: look(
    socks('#6a3542'),
    trousers(DENIM, 'straight', 'denim'),
    shod('sneaker', '#eeeeea'),
    ribbed(CREAM),
    coat(of('plain', '#3c4632'), 0.06, {
      open: 0.1,
      lapels: false,
      fit: 1.24,
      quilt: 'channels',
      collar: 'stand',
      closure: 'zip',
    }),
  ),
  trench: look(
    trousers(CHARCOAL, 'straight'),
    shod('ballet', BLACK),
    top(of('plain', '#f2f0ea'), 'crew', { sleeve: 0.4 }),
    coat(of('plain', '#cbb48f'), 1.1, {
      open: 0.1,
      fit: 1.14,
      closure: 'double',
      belt: true,
      storm: true,
      pockets: 'welt',
    }),
    worn('umbrella', 'navy umbrella', of('plain', NAVY), { kind: 'umbrella', long: true }),
  ),
  parka: look(
    trousers('#2c3550', 'slim', 'denim'),
    shod('laced-boot', '#5a3a26', 0.25),
    top(of('knit', CLAY), 'crew', {}, 'knitwear'),
    coat(of('plain', '#5a6147'), 0.7, {
      open: 0.12,
      lapels: false,
      fit: 1.2,
      collar: 'hood',
      closure: 'zip',
      pockets: 'patch',
    }),
    worn('scarf', 'camel scarf', of('wool', CAMEL), { kind: 'scarf', bulk: 1, ends: 0.62, fringe: true }),
    worn('hat', 'charcoal beanie', of('rib', CHARCOAL), { kind: 'hat', shape: 'beanie' }),
    worn('gloves', 'brown gloves', of('leather', '#5a3a26'), { kind: 'gloves' }),
  ),
  blazer: look(
    trousers(CHARCOAL, 'straight'),
    shod('pump', BLACK, 0, 3),
    top(of('plain', '#cfe0ee'), 'shirt', { fit: 1.08, tucked: true }),
    coat(of('wool', NAVY), 0.14, { open: 0.18, fit: 1.14, sleeveFit: 1.18, pockets: 'flap' }),
    worn('bag', 'brown tote', of('leather', '#5a3a26'), { kind: 'bag', shape: 'tote' }),
  ),
  'wrap-coat': look(
    trousers(BLACK, 'wide'),
    shod('boot', '#3b2a22', 0.25, 2),
    ribbed('#231f20'),
    coat(of('wool', '#8a2f3c'), 1.25, { open: 0.16, collar: 'shawl', closure: 'none', belt: true }),
  ),
  'denim-jacket': look(
    trousers(BLACK, 'slim', 'plain'),
    shod('loafer', '#6d4a30'),
    top(of('stripe', CREAM, { accents: [NAVY] }), 'boat', { fit: 1.04, sleeveFit: 1.1 }),
    coat(of('denim', DENIM), 0, {
      open: 0.2,
      lapels: false,
      collar: 'shirt',
      closure: 'single',
      pockets: 'chest',
    }),
    worn('bag', 'brown bag', of('leather', '#5a3a26'), { kind: 'bag', shape: 'crossbody' }),
  ),
  'pleated-skirt': look(
    shod('sandal', '#5a3a26'),
    top(of('knit', NAVY), 'crew', { sleeve: 0.4, hem: 0.8, tucked: true }),
    worn('bottom', 'pleated skirt', of('plain', SAGE), {
      kind: 'skirt',
      waist: 0.66,
      length: 1.4,
      flare: 0.34,
      pleats: true,
    }),
    worn('scarf', 'silk scarf', of('satin', BERRY), { kind: 'scarf', bulk: 0.5, ends: 0 }),
  ),
  'wrap-dress': look(
    tights(),
    shod('pump', '#2a2120', 0, 2),
    worn('dress', 'wrap dress', of('plain', BERRY), {
      kind: 'dress',
      neck: 'v',
      sleeve: 0.95,
      fit: 1.04,
      sleeveFit: 1.12,
      length: 1.2,
      flare: 0.22,
      wrap: true,
      belt: '#5a1f33',
    }),
    worn('bag', 'black bag', of('leather', BLACK), { kind: 'bag', shape: 'shoulder' }),
  ),
  hoodie: look(
    socks('#f2f0ea'),
    worn('bottom', 'joggers', of('plain', '#3a3d44'), {
      kind: 'trousers',
      leg: 'straight',
      waist: 0.78,
      length: 0.94,
      fit: 1.1,
      cuffed: true,
    }),
    shod('trainer', '#dddddd'),
    top(of('plain', '#9aa0a6'), 'crew', { fit: 1.14, hem: 1.06, hood: true }),
    worn('bag', 'black backpack', of('plain', BLACK), { kind: 'bag', shape: 'backpack' }),
  ),
};
