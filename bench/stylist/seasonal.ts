// How well the seasonal estimate holds against measured months: `node bench/stylist/seasonal.ts [fixtures folder]`.
// "Unknown" judges each city with every station within 60 km of it left out: what the model says where it has none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { climateNormals, distanceKm } from '../../app/domain/climate/normals.ts';
import { climateStations } from '../../app/domain/climate/stations.ts';
import { typicalMonthMean } from '../../app/domain/climate/typical-day.ts';

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '../../../shared/fixtures/weather');
const LEFT_OUT_KM = 60;
const WITHIN_C = 4;

interface City {
  name: string;
  lat: number;
  lon: number;
  meanC: number[];
  /** Measured difference of the day's high and low by month, where hours are there. */
  swingC?: number[];
}

function monthlyCities(): City[] {
  const [, ...lines] = readFileSync(join(FOLDER, 'monthly.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', , lat, lon, , ...months] = line.split(',');
    return { name, lat: Number(lat), lon: Number(lon), meanC: months.slice(0, 12).map(Number) };
  });
}

/** Coordinates of the hourly files stand in the table of their README. */
function hourlyCities(): City[] {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  return readdirSync(join(FOLDER, 'hourly')).flatMap((file) => {
    const name = file.replace('.csv.gz', '');
    const place = new RegExp(`^\\| ${name} \\|[^|]*\\|[^|]*\\| (-?[\\d.]+), (-?[\\d.]+),`, 'm').exec(readme);
    if (!place) return [];
    const [, ...lines] = gunzipSync(readFileSync(join(FOLDER, 'hourly', file)))
      .toString()
      .trim()
      .split('\n');
    const days = new Map<string, number[]>();
    for (const line of lines) {
      const [month, day, , temp] = line.split(',');
      if (temp === undefined || temp === '') continue;
      const key = `${month}-${day}`;
      days.set(key, [...(days.get(key) ?? []), Number(temp)]);
    }
    const byMonth = Array.from({ length: 12 }, (_, m) =>
      [...days].filter(([key]) => Number(key.split('-')[0]) === m + 1).map(([, temps]) => temps),
    );
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      name,
      lat: Number(place[1]),
      lon: Number(place[2]),
      meanC: byMonth.map((month) => mean(month.flat())),
      swingC: byMonth.map((month) => mean(month.map((temps) => Math.max(...temps) - Math.min(...temps)))),
    };
  });
}

function judge(title: string, cities: City[], unknown: boolean): void {
  const errors: { city: string; month: number; off: number }[] = [];
  const swings: number[] = [];
  for (const { name, lat, lon, meanC, swingC } of cities) {
    const stations = climateStations().filter(
      (s) => !unknown || distanceKm(lat, lon, s.lat, s.lon) > LEFT_OUT_KM,
    );
    const normals = climateNormals(lat, lon, stations);
    meanC.forEach((measured, m) => {
      errors.push({ city: name, month: m + 1, off: typicalMonthMean(normals, 2026, m + 1) - measured });
      if (swingC) swings.push((normals.rangeC[m] ?? 0) - (swingC[m] ?? 0));
    });
  }
  const good = errors.filter(({ off }) => Math.abs(off) <= WITHIN_C).length;
  const rms = (values: number[]) =>
    Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
  const bad = errors
    .filter(({ off }) => Math.abs(off) > WITHIN_C)
    .map(({ city, month, off }) => (unknown ? city : `${city} ${month} (${off.toFixed(1)})`));
  const worst = errors.reduce((a, b) => (Math.abs(a.off) > Math.abs(b.off) ? a : b));
  console.log(
    `${title}: ${((100 * good) / errors.length).toFixed(1)} % of ${errors.length} months within ±${WITHIN_C} °C, ` +
      `rms ${rms(errors.map(({ off }) => off)).toFixed(2)} °C, worst ${worst.off.toFixed(1)} (${worst.city}, month ${worst.month})` +
      (swings.length > 0 ? `, daily swing rms ${rms(swings).toFixed(1)} °C` : ''),
  );
  if (bad.length > 0) console.log(`  out: ${[...new Set(bad)].join(', ')}`);
}

if (!existsSync(join(FOLDER, 'monthly.csv'))) {
  console.log(`The weather fixtures are not in ${FOLDER}: name their folder. Nothing was measured.`);
} else {
  console.log(`${climateStations().length} stations`);
  judge('99 cities, monthly', monthlyCities(), false);
  judge('42 places, hourly year', hourlyCities(), false);
  judge('99 cities, unknown', monthlyCities(), true);
  judge('42 places, unknown', hourlyCities(), true);
  const begun = performance.now();
  for (let i = 0; i < 100; i++) climateNormals(-60 + i * 1.2, -180 + i * 3.6);
  console.log(`${((performance.now() - begun) / 100).toFixed(2)} ms per place`);
}
