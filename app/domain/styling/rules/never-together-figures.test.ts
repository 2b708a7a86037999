// The figures of what may not meet: every line that is not for every day.
import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { activeLines, garmentSides, isForbiddenPair, NEVER_TOGETHER } from './never-together.ts';

test('the lines that hold on some days only', () => {
  const told = NEVER_TOGETHER.filter(
    ({ unlessBelow, fromWarmest }) => (unlessBelow ?? fromWarmest) !== undefined,
  );
  expect(
    told.map(({ one, other, unlessBelow, unlessWarmestBelow, fromWarmest }) =>
      [
        `${one} with ${other}:`,
        ...(fromWarmest === undefined ? [] : [`from ${fromWarmest}`]),
        ...(unlessBelow === undefined ? [] : [`unless below ${unlessBelow}`]),
        ...(unlessWarmestBelow === undefined ? [] : [`and ${unlessWarmestBelow}`]),
      ].join(' '),
    ),
  ).toEqual([
    'hooded with hooded: unless below 8',
    'blazer with coat: unless below 10',
    'blazer with coat: unless below 16',
    'blazer with coat: unless below 16',
    'jacket worn alone with coat: unless below -17',
    'zip fleece with coat that is no shell: unless below -17',
    'sportswear with dressed up: unless below -17',
    'thermals with tee: unless below -9',
    'thick cardigan with down, fur or teddy: unless below -9.4',
    'thermals with flannel shirt: unless below -15',
    'thermal leggings with lined legs: unless below -9.4',
    'running tights with coat: unless below -19',
    'ankle-baring with socks that show: unless below 14',
    'warm shirt with thick knit or cardigan: unless below 0 and 3.5',
    'long down with thick knit or cardigan: unless below -4',
    'cardigan with outdoor layer: from 21 unless below 12.9',
    'cardigan with outdoor layer: from 20 unless below 14',
    'pullover with outdoor layer: from 20 unless below 15',
    'hoodie with technical jacket: from 17',
    'hiking boots with soft sports legs: unless below 3',
    'not with tailoring with tailored: unless below -17',
    'satin below with flat boots: unless below 7',
    'chunky turtleneck with warm scarf: unless below 5',
  ]);
});

test('at work and at a celebration a suit keeps its coat on a mild day as well', () => {
  const meets = (coldestC: number, context: 'work' | 'special' | 'leisure' | null) =>
    !isForbiddenPair(
      garmentSides(garmentById('suit-jacket')!),
      garmentSides(garmentById('trench')!),
      activeLines({ coldestC }, 'classic', context),
    );
  for (const [context, least] of [
    ['work', 16],
    ['special', 16],
    ['leisure', 10],
    [null, 10],
  ] as const)
    expect([meets(least - 0.1, context), meets(least, context)], String(context)).toEqual([true, false]);
});

test('a line is lifted below its bound, and only in its styles', () => {
  const at = NEVER_TOGETHER.findIndex(({ one, other }) => one === 'blazer' && other === 'coat');
  const holds = (coldestC: number, style: 'classic' | 'trendy') =>
    (activeLines({ coldestC }, style).first & (1 << at)) !== 0;
  expect([holds(10, 'classic'), holds(9.9, 'classic'), holds(9.9, 'trendy')]).toEqual([true, false, true]);
});
