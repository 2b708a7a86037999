export interface ClimateNormals {
  /** Mean temperature of January to December, °C. */
  meanC: number[];
  /** Mean difference between the day's high and low, °C. */
  rangeC: number[];
}

/** First version: latitude alone. */
export function climateNormals(lat: number, _lon: number): ClimateNormals {
  const mean = 27.5 - 0.0085 * lat * lat;
  const swing = Math.min(14, Math.abs(lat) * 0.22) * Math.sign(lat || 1);
  const meanC = Array.from({ length: 12 }, (_, m) => mean - swing * Math.cos((2 * Math.PI * (m - 0.5)) / 12));
  return { meanC, rangeC: meanC.map(() => 9) };
}
