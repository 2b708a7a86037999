// First match wins: nearly every browser also claims to be another.

const BROWSERS: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera|OPiOS\//, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const named = (agent: string, list: readonly [RegExp, string][]): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Safari on iPhone', 'Chrome on Windows', or 'Unknown device'. */
export function deviceWords(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 256);
  const browser = named(agent, BROWSERS);
  const system = named(agent, SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

export const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);
