import { decodeHeight, decodeInland } from './terrain-code.ts';
import { TERRAIN_ROWS } from './terrain-data.ts';

export interface Terrain {
  height: number;
  /** 0 at the sea to 1 deep inland. */
  inland: number;
}

const ROWS_PER_LINE = 2;

function cellAt(row: number, column: number): string | null {
  const line = TERRAIN_ROWS[Math.floor(row / ROWS_PER_LINE)]?.split('|')[row % ROWS_PER_LINE];
  for (const run of line?.split(';') ?? []) {
    const [start = '', letters = ''] = run.split(':');
    const at = 2 * (column - Number.parseInt(start, 36));
    if (at >= 0 && at < letters.length) return letters.slice(at, at + 2);
  }
  return null;
}

const REACH = 4;
const OPEN_SEA: Terrain = { height: 0, inland: 0 };

/** Height and nearness of the sea at a place, from the nearest half-degree cell that has a town. */
export function terrainAt(lat: number, lon: number): Terrain {
  const row = Math.floor((lat + 90) * 2);
  const column = Math.floor((lon + 180) * 2);
  let best: { code: string; off: number } | null = null;
  for (let a = -REACH; a <= REACH; a++) {
    for (let b = -REACH; b <= REACH; b++) {
      const off = a * a + b * b;
      if (best && off >= best.off) continue;
      const code = cellAt(row + a, (((column + b) % 720) + 720) % 720);
      if (code) best = { code, off };
    }
  }
  return best
    ? { height: decodeHeight(best.code.charAt(0)), inland: decodeInland(best.code.charAt(1)) }
    : OPEN_SEA;
}
