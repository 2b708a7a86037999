// Closed tops and dresses.
import { lerp, type Point } from '../../../app/fitting-room/pixels/pixels.ts';
import { stripAlong } from '../../../app/fitting-room/pixels/polygons.ts';
import {
  bodiceOf,
  closedTop,
  hemOf,
  neckBand,
  necklineOf,
  sleeveOf,
  type Laying,
  type Neck,
} from './bodice.ts';
import {
  bend,
  between,
  box,
  flatPiece,
  oneOf,
  seam,
  type Chance,
  type CutGarment,
  type Piece,
} from './pieces.ts';

/** A print of blocks and a disc on the chest. */
export function chestPrint(chance: Chance): Piece[] {
  const [x, y, size] = [between(chance, -0.04, 0.04), between(chance, 0.5, 0.62), between(chance, 0.12, 0.2)];
  const disc = Array.from({ length: 24 }, (_, k): Point => {
    const angle = (k * Math.PI) / 12;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
  const bar = y + size * 1.35;
  return [
    flatPiece(disc, 'trim'),
    ...[0, 1, 2, 3, 4].map((k) =>
      flatPiece(
        box(x - 0.2 + k * 0.085, bar, x - 0.14 + k * 0.085, bar + between(chance, 0.05, 0.08)),
        'trim',
      ),
    ),
  ];
}

const NECKS: readonly Neck[] = ['round', 'round', 'v', 'boat', 'square'];

export function tee(chance: Chance, laying: Laying): CutGarment {
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 0.42, 0.6), between(chance, 0.36, 0.46), 0.02]),
  );
  bodice.neckKind = oneOf(chance, ['round', 'round', 'v'] as const);
  return closedTop(bodice, ['short-top'], chance() < 0.4 ? chestPrint(chance) : []);
}

export function longTop(chance: Chance, laying: Laying): CutGarment {
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 1.3, 1.5), between(chance, 0.2, 0.27), 0.01]),
  );
  bodice.neckKind = oneOf(chance, NECKS);
  if (bodice.neckKind === 'boat') Object.assign(bodice, { neck: 0.3, neckDepth: 0.1 });
  return closedTop(bodice, ['long-top']);
}

export function sweater(chance: Chance, laying: Laying): CutGarment {
  const bodice = bodiceOf(
    chance,
    sleeveOf(chance, laying, [between(chance, 1.3, 1.5), between(chance, 0.24, 0.31), 0.05]),
  );
  Object.assign(bodice, { chest: bodice.chest + 0.05, waist: bodice.chest + 0.06, armpit: 0.66 });
  bodice.neckKind = oneOf(chance, ['round', 'round', 'v'] as const);
  const [low, count] = [bodice.length - 0.11, 26];
  const ribs = Array.from({ length: count }, (_, k) => {
    const x = lerp(-bodice.hem, bodice.hem, (k + 0.5) / count) * 0.97;
    return flatPiece(
      stripAlong(
        [
          [x, low],
          [x, bodice.length - 0.005],
        ],
        0.01,
      ),
      'cloth',
      0.85,
    );
  });
  const band = seam(hemOf(bodice).map(([x, y]): Point => [x * 0.985, y - 0.12]));
  const collar = neckBand(necklineOf(bodice), 0.085);
  return closedTop(bodice, ['sweater'], [...ribs, band, collar]);
}

export function sleeveless(chance: Chance): CutGarment {
  const bodice = bodiceOf(chance, null);
  Object.assign(bodice, {
    shoulder: between(chance, 0.36, 0.46),
    chest: bodice.chest - 0.06,
    neckDepth: between(chance, 0.2, 0.4),
  });
  Object.assign(bodice, { waist: bodice.chest - 0.04, hem: bodice.chest + between(chance, -0.02, 0.1) });
  bodice.neckKind = oneOf(chance, NECKS);
  return closedTop(bodice, ['sleeveless-top']);
}

export function dress(chance: Chance, laying: Laying): CutGarment {
  const cut = oneOf(chance, ['short', 'short', 'none', 'puff', 'straps', 'long'] as const);
  const sizes = { short: [0.48, 0.36, 0.03], puff: [0.5, 0.26, 0.17], long: [1.35, 0.22, 0.03] } as const;
  const hasSleeve = cut !== 'none' && cut !== 'straps';
  const bodice = bodiceOf(chance, hasSleeve ? sleeveOf(chance, laying, sizes[cut]) : null);
  Object.assign(bodice, {
    chest: bodice.chest - 0.06,
    length: between(chance, 2.2, 3.2),
    hem: between(chance, 0.62, 0.95),
    waistAt: between(chance, 1.0, 1.15),
    neckKind: oneOf(chance, ['round', 'v', 'square'] as const),
    neckDepth: between(chance, 0.22, 0.36),
    hemSag: between(chance, 0.02, 0.07),
  });
  bodice.waist = bodice.chest - between(chance, 0.08, 0.14);
  if (cut === 'none') bodice.shoulder = 0.4;
  if (cut === 'straps') Object.assign(bodice, { neck: 0.3, shoulder: 0.34, neckDepth: 0.3, slope: 0.01 });
  const { waist, waistAt, hem, length } = bodice;
  const pleats = Array.from({ length: 7 }, (_, k) => {
    const [t, low] = [(k - 3) / 3.4, between(chance, 0.3, 0.9)];
    const wide = lerp(waist, hem, low / (length - waistAt));
    return flatPiece(
      stripAlong(
        [
          [t * waist, waistAt + 0.02],
          [t * wide * 0.97, waistAt + low],
        ],
        0.012,
      ),
      'cloth',
      0.85,
    );
  });
  const form =
    length < 2.45
      ? (['short-dress'] as const)
      : length > 2.8
        ? (['long-dress'] as const)
        : (['short-dress', 'long-dress'] as const);
  return closedTop(bodice, form, [seam(bend([-waist, waistAt], [waist, waistAt], -0.02), 0.014), ...pleats]);
}
