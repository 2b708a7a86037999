// The pictures of public/gallery: who wears what in front of which wall. Their alternative texts say the same.
import type { Cloth, Drawing, Fabric, Hex, Look, Slot, WornGarment } from '../app/domain/look.ts';
import type { Wall } from './wall.ts';

export interface GalleryPicture {
  /** File name in public/gallery, without size and ending. */
  name: string;
  /** Fixture person in tests/people. */
  person: string;
  wall: Wall;
  look: Look;
}

const PEOPLE = {
  amara: 'woman-04-average-dark-short',
  freja: 'woman-05-plus-light-tied',
  imani: 'woman-03-plus-dark',
  leila: 'woman-06-average-medium-headscarf',
  mei: 'woman-07-average-light-short',
  nora: 'woman-01-slim-light',
} as const;

const cloth = (fabric: Fabric, colour: Hex, more: Partial<Cloth> = {}): Cloth => ({
  fabric,
  colour,
  ...more,
});

const worn = (slot: Slot, of: Cloth, drawing: Drawing): WornGarment => ({
  id: `gallery-${slot}`,
  name: slot,
  slot,
  cloth: of,
  drawing,
  clo: 0.2,
});

const coat = (of: Cloth, length = 1.05): WornGarment =>
  worn('coat', of, {
    kind: 'coat',
    length,
    open: 0.28,
    lapels: true,
    fit: 1.15,
    sleeveFit: 1.22,
    pockets: 'flap',
  });

const trousers = (of: Cloth, leg: 'slim' | 'straight' | 'wide' = 'straight'): WornGarment =>
  worn('bottom', of, { kind: 'trousers', leg, waist: 0.82, length: 0.985, fit: leg === 'wide' ? 1.2 : 1.1 });

const knit = (of: Cloth, neck: 'turtle' | 'crew' | 'boat' = 'turtle', fit = 1.04): WornGarment =>
  worn('knitwear', of, { kind: 'top', neck, sleeve: 1, fit, sleeveFit: 1.14, hem: 1 });

const shoes = (colour: Hex, last: 'sneaker' | 'chelsea' | 'loafer' | 'boot', shaft = 0): WornGarment =>
  worn('shoes', cloth('leather', colour, { gloss: 0.3 }), { kind: 'shoes', shaft, last });

const tights = worn('legwear', cloth('plain', '#241f22'), { kind: 'legwear' });

const dress = (of: Cloth): WornGarment =>
  worn('dress', of, {
    kind: 'dress',
    neck: 'v',
    sleeve: 1,
    fit: 1.03,
    sleeveFit: 1.16,
    length: 1.36,
    flare: 0.36,
    belt: '#1d1a1c',
  });

const of = (...garments: WornGarment[]): Look => ({ garments });

const CREAM = cloth('rib', '#e9e0d2');
const JEANS = cloth('denim', '#667f9d');
const WHITE = '#ecebe6';
const BROWN = '#5a3a26';
const FLORAL = cloth('floral', '#5a2440', { accents: ['#b4506c', '#c98a7a', '#7f8a6c'] });

const SAND = '#dccfc4';

/** `light`: where the light begins on the wall; no two neighbors have the same. */
const picture = (name: string, color: Hex, look: Look, light: number | null = 0.74): GalleryPicture => ({
  name,
  person: PEOPLE[name.split('-')[0] as keyof typeof PEOPLE],
  wall: { color, light },
  look,
});

export const GALLERY_PICTURES: readonly GalleryPicture[] = [
  picture('amara-photo', SAND, of()),
  picture(
    'amara-breton',
    SAND,
    of(
      shoes(BROWN, 'loafer'),
      trousers(JEANS, 'wide'),
      knit(cloth('stripe', '#e9e0d2', { accents: ['#282f45'] }), 'boat'),
    ),
    0.9,
  ),
  picture(
    'amara-camel',
    SAND,
    of(shoes(BROWN, 'chelsea', 0.2), trousers(JEANS), knit(CREAM), coat(cloth('wool', '#a98a66'))),
  ),
  picture(
    'amara-forest',
    SAND,
    of(tights, shoes(BROWN, 'boot', 0.24), dress(cloth('satin', '#33534a', { gloss: 0.15 }))),
    0.6,
  ),
  picture(
    'amara-navy',
    SAND,
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('wool', '#d8cdba')),
      knit(cloth('rib', '#d0aca8'), 'crew'),
      coat(cloth('wool', '#282f45')),
    ),
  ),
  picture(
    'amara-plum',
    SAND,
    of(
      shoes('#2b211c', 'chelsea', 0.2),
      trousers(cloth('wool', '#75675b')),
      knit(CREAM),
      coat(cloth('wool', '#552f42')),
    ),
    0.86,
  ),
  picture(
    'amara-sport',
    SAND,
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('plain', '#2b2f38'), 'slim'),
      knit(cloth('plain', '#a9b0b8'), 'crew', 1.12),
    ),
  ),
  picture('amara-wild', SAND, of(tights, shoes(BROWN, 'boot', 0.3), dress(FLORAL))),
  picture(
    'freja-navy',
    '#dadadb',
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('wool', '#ddd3c2'), 'wide'),
      knit(cloth('rib', '#d0aca8'), 'crew'),
      coat(cloth('wool', '#282f45')),
    ),
    null,
  ),
  picture(
    'freja-plum',
    '#d8b5a1',
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('wool', '#75675b'), 'wide'),
      knit(CREAM),
      coat(cloth('wool', '#552f42')),
    ),
    null,
  ),
  picture(
    'imani-clay',
    '#ded5ca',
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('plain', '#d8cbb5'), 'wide'),
      knit(cloth('rib', '#a0674f'), 'crew', 1.06),
    ),
    0.64,
  ),
  picture(
    'imani-cream',
    '#e7cdc7',
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('wool', '#42434a')),
      knit(cloth('rib', '#742a43')),
      coat(cloth('wool', '#e2d8c8')),
    ),
    0.88,
  ),
  picture(
    'leila-sage',
    '#bac9d7',
    of(
      shoes(WHITE, 'sneaker'),
      trousers(cloth('wool', '#2c2f36')),
      knit(cloth('plain', '#f0ece4'), 'crew', 1.06),
      coat(cloth('wool', '#7f8b70')),
    ),
    null,
  ),
  picture(
    'mei-check',
    '#93a1b2',
    of(
      shoes('#2b211c', 'chelsea', 0.2),
      trousers(cloth('wool', '#2c3040')),
      knit(CREAM),
      coat(cloth('check', '#9a8f80', { accents: ['#5c5650'] })),
    ),
    0.6,
  ),
  picture(
    'nora-tonal',
    '#ece5d9',
    of(shoes(WHITE, 'sneaker'), trousers(JEANS), knit(CREAM), coat(cloth('wool', '#a98a66'))),
    0.8,
  ),
];
