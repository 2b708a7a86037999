const RAD = Math.PI / 180;
const DAY_MS = 86_400_000;

/** Declination in degrees and equation of time in minutes on a day of the year (Spencer 1971, Fourier series). */
function orbit(instant: number): { declination: number; equation: number } {
  const year = new Date(instant).getUTCFullYear();
  const g = (2 * Math.PI * (instant - Date.UTC(year, 0, 1))) / DAY_MS / 365.25;
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  return { declination: declination / RAD, equation };
}

/** Hours from 0 to 24 by the sun: 12 is when it stands highest. */
export function solarHour(instant: number, lon: number): number {
  const utcHour = (instant % DAY_MS) / 3_600_000;
  const hour = utcHour + lon / 15 + orbit(instant).equation / 60;
  return ((hour % 24) + 24) % 24;
}

/** Elevation of the sun's center above the horizon, degrees; within about 0.3°. */
export function sunElevation(instant: number, lat: number, lon: number): number {
  const declination = orbit(instant).declination * RAD;
  const hourAngle = (solarHour(instant, lon) - 12) * 15 * RAD;
  const sine =
    Math.sin(lat * RAD) * Math.sin(declination) +
    Math.cos(lat * RAD) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RAD;
}

/** Half the length of the day in hours: 0 in polar night, 12 in polar day. */
export function halfDayHours(instant: number, lat: number): number {
  const declination = orbit(instant).declination * RAD;
  const cosine = -Math.tan(lat * RAD) * Math.tan(declination);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RAD / 15;
}

/** UV index under clear sky (Madronich 2007, 300 DU), dimmed by cloud 0..1 as Kasten and Czeplak (1980): an estimate. */
export function uvIndex(elevation: number, cloud: number): number {
  if (elevation <= 0) return 0;
  const clear = 12.5 * Math.sin(elevation * RAD) ** 2.42;
  return uvUnderClouds(clear, cloud);
}

export function uvUnderClouds(clearUv: number, cloud: number): number {
  const uv = clearUv * (1 - 0.75 * Math.min(1, Math.max(0, cloud)) ** 3.4);
  return Math.round(uv * 10) / 10;
}
