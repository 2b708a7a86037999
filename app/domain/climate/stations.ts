import { AFRICA } from './stations-africa.ts';
import { ASIA } from './stations-asia.ts';
import { EUROPE } from './stations-europe.ts';
import { LATIN_AMERICA } from './stations-latin-america.ts';
import { NORTH_AMERICA } from './stations-north-america.ts';
import { OCEANIA } from './stations-oceania.ts';
import { inlandShare } from './terrain-code.ts';

// Lines of 'name|lat|lon|height m|km to the sea|mean °C of Jan Mar May Jul Sep Nov|daily swing °C of Jan Jul'.
// Written down from general knowledge of published normals of about 1991-2020, rounded; no table was copied. How well
// they hold against measured months is what `node bench/stylist/seasonal.ts` prints.

export interface Station {
  name: string;
  lat: number;
  lon: number;
  height: number;
  /** 0 at the sea to 1 deep inland (terrain-code.ts). */
  inland: number;
  /** °C, January to December. */
  meanC: number[];
  /** Difference of the day's high and low in January and July, °C. */
  swingC: [january: number, july: number];
}

/** Twelve months through six: the trigonometric interpolation of the year (a DFT of six points). */
function throughTheYear(six: number[]): number[] {
  const part = (k: number, wave: (x: number) => number) =>
    six.reduce((sum, value, i) => sum + value * wave((2 * Math.PI * k * i) / 6), 0);
  const mean = part(0, Math.cos) / 6;
  const [c1, s1, c2, s2] = [part(1, Math.cos), part(1, Math.sin), part(2, Math.cos), part(2, Math.sin)];
  const c3 = part(3, Math.cos) / 6;
  return Array.from({ length: 12 }, (_, month) => {
    const t = (2 * Math.PI * month) / 12;
    const waves = c1 * Math.cos(t) + s1 * Math.sin(t) + c2 * Math.cos(2 * t) + s2 * Math.sin(2 * t);
    return mean + waves / 3 + c3 * Math.cos(3 * t);
  });
}

function parse(line: string): Station {
  const [name = '', lat, lon, height, sea, six = '', swing = ''] = line.split('|');
  const [january = 0, july = 0] = swing.split(' ').map(Number);
  return {
    name,
    lat: Number(lat),
    lon: Number(lon),
    height: Number(height),
    inland: inlandShare(Number(sea)),
    meanC: throughTheYear(six.split(' ').map(Number)),
    swingC: [january, july],
  };
}

let parsed: Station[] | null = null;

export function climateStations(): Station[] {
  const tables = [EUROPE, ASIA, AFRICA, NORTH_AMERICA, LATIN_AMERICA, OCEANIA];
  parsed ??= tables.flatMap((table) => table.trim().split('\n').map(parse));
  return parsed;
}
