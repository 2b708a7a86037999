// What people call their clothes, as the stylist's bench reads it.
import { expect, test } from 'vitest';
import type { Gender } from '../../app/domain/preferences/style.ts';
import { readOwnPiece } from '../../bench/stylist/own-pieces.ts';

const READ: readonly (readonly [Gender, string, string])[] = [
  ['female', 'maroon wool kurta', 'statement-shirt:burgundy'],
  ['female', 'white cotton tunic', 'gauze-shirt:white'],
  ['female', 'tall green rubber boots', 'rain-boots:forest'],
  ['female', 'reindeer fur boots', 'winter-boots:black'],
  ['male', 'tan leather brogues', 'brogues:tan'],
  ['male', 'navy fleece jacket', 'fleece-jacket:navy'],
  ['male', 'black wool overcoat', 'wool-coat:black'],
  ['male', 'dark green waxed jacket', 'lined-raincoat:forest'],
  ['male', 'olive down jacket', 'puffer-jacket:olive'],
  ['female', 'long black down parka', 'long-puffer:black'],
  ['female', 'brown mouton fur coat', 'faux-fur-coat:brown'],
  ['female', 'blue waterproof shell', 'technical-shell:cobalt'],
  ['female', 'black running tights', 'leggings:black'],
  ['female', 'dark blue jeans', 'straight-jeans:indigo'],
  ['male', 'white short-sleeve cotton shirt', 'short-sleeved-shirt:white'],
  ['female', 'plaid wool scarf', 'checked-scarf:camel+black'],
  ['female', 'navy court shoes', 'court-heels:navy'],
  ['female', 'navy low-heel shoes', 'kitten-heels:navy'],
  ['male', 'brown derby shoes', 'derby-shoes:brown'],
  ['female', 'black non-slip work shoes', 'rubber-soled-shoes:black'],
  ['female', 'brown walking boots', 'hiking-boots:brown'],
  ['male', 'black trail runners', 'trail-shoes:black'],
  ['female', 'strappy black sandals', 'heeled-sandals:black'],
  ['male', 'navy wool hat', 'wool-beanie:navy'],
  ['female', 'navy fine-knit cardigan', 'fine-cardigan:navy'],
  ['female', 'grey pull-on trousers', 'jersey-trousers:grey'],
  ['male', 'grey stretch climbing trousers', 'hiking-trousers:grey'],
  ['female', 'long black puffer coat', 'long-puffer:black'],
  ['female', 'blue kaftan', 'flowing-dress:cobalt'],
  ['male', 'white dress shirt', 'crisp-shirt:white'],
  ['male', 'green rain poncho', 'packable-raincoat:forest'],
];

test('a piece is read as the nearest garment of its kind, in its color', () => {
  for (const [gender, name, worn] of READ) {
    const piece = readOwnPiece(name, gender);
    const read = piece && typeof piece === 'object' ? `${piece.garmentId}:${piece.color}` : piece;
    expect(read, name).toBe(worn);
  }
});

test('what no closet lists is left out, and what is like nothing of ours is not understood', () => {
  for (const name of [
    'black opaque tights',
    'grey wool socks',
    'thermal leggings',
    'thermal long johns',
    'thin merino base layer',
    'black sports bra',
  ])
    expect(readOwnPiece(name, 'female'), name).toBe('everybody');
  for (const name of ['pearl earrings', 'black down vest', 'navy silk tie', 'wooden geta', 'swim shorts'])
    expect(readOwnPiece(name, 'female'), name).toBe(null);
});
