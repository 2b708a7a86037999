import { climateStations, type Station } from './stations.ts';
import { terrainAt, type Terrain } from './terrain.ts';

export interface ClimateNormals {
  /** °C, January to December. */
  meanC: number[];
  /** Mean daily high minus low, °C, January to December. */
  rangeC: number[];
}

const RAD = Math.PI / 180;
const EARTH_KM = 6371;

/** km */
export function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const a =
    Math.sin(((lat2 - lat1) * RAD) / 2) ** 2 +
    Math.cos(lat1 * RAD) * Math.cos(lat2 * RAD) * Math.sin(((lon2 - lon1) * RAD) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

// Fitted by leaving stations out (bench/stylist/seasonal.ts): climates differ more across latitudes than along them, a
// kilometer up or a coast between is like a long way.
const LATITUDE_COUNTS = 1.5;
const KM_PER_METER_UP = 0.5;
const KM_FROM_SEA_TO_INLAND = 900;
const NEAREST = 8;
const SOFT_KM = 40;
/** °C per meter: a little less than the standard atmosphere's 6.5 per km, as surface air shows. */
const LAPSE = 0.0055;

/** How unlike two climates are likely to be, in km along a parallel. */
function unlikeness(station: Station, lat: number, lon: number, terrain: Terrain): number {
  const across = Math.abs(station.lat - lat) * RAD * EARTH_KM;
  const straight = distanceKm(lat, lon, station.lat, station.lon);
  const along = Math.sqrt(Math.max(0, straight ** 2 - across ** 2));
  return Math.hypot(
    along,
    across * LATITUDE_COUNTS,
    (station.height - terrain.height) * KM_PER_METER_UP,
    (station.inland - terrain.inland) * KM_FROM_SEA_TO_INLAND,
  );
}

function swingIn([january, july]: Station['swingC'], month: number): number {
  return (january + july) / 2 + ((january - july) / 2) * Math.cos((2 * Math.PI * month) / 12);
}

/** `stations` is set only to test the model on places that it does not know. */
export function climateNormals(
  lat: number,
  lon: number,
  stations: Station[] = climateStations(),
): ClimateNormals {
  const terrain = terrainAt(lat, lon);
  const near = stations
    .map((station) => ({ station, off: unlikeness(station, lat, lon, terrain) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, NEAREST)
    .map(({ station, off }) => ({ station, weight: 1 / (off + SOFT_KM) ** 3 }));
  const total = near.reduce((sum, { weight }) => sum + weight, 0);
  const mixed = (value: (station: Station) => number) =>
    near.reduce((sum, { station, weight }) => sum + value(station) * weight, 0) / total;
  const months = Array.from({ length: 12 }, (_, month) => month);
  return {
    meanC: months.map((m) => mixed((s) => (s.meanC[m] ?? 0) + LAPSE * (s.height - terrain.height))),
    rangeC: months.map((m) => mixed((s) => swingIn(s.swingC, m))),
  };
}
