import { WINDOWS_ZONES } from './windows-zones.ts';

const MOST_LENGTH = 100;

/** One name for all spellings of a zone; null where the runtime does not know it. */
export function knownZone(name: string): string | null {
  if (!/^[A-Za-z+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

let cities: Map<string, string> | undefined;

function zoneOfCity(city: string): string | null {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
      zone,
    ]),
  );
  return cities.get(city.trim().toLowerCase()) ?? null;
}

/** 'Eastern Standard Time', and what others make of it: 'Eastern Time (US & Canada)', 'EDT', 'W. Europe Standard Time 1'. */
function windowsZone(name: string): string | null {
  const short = { P: 'pacific', M: 'mountain', C: 'central', E: 'eastern' }[
    /^([PMCE])[SD]T$/.exec(name)?.[1] ?? ''
  ];
  const full = short ? `${short} standard time` : name.toLowerCase();
  const plain = full
    .replace(/ \d$/, '')
    .replace(/ (?:daylight |summer )?time(?: \(us & canada\))?$/, ' standard time')
    .replace(/ standard standard /, ' standard ');
  return WINDOWS_ZONES.get(full) ?? WINDOWS_ZONES.get(plain) ?? null;
}

/** '(UTC+01:00) Amsterdam, Berlin, Bern': by its cities, else by the hours alone. */
function offsetZone(name: string): string | null {
  const [found, sign, hours = '', minutes = '00', places = ''] =
    /^\(?(?:UTC|GMT)(?: ?([+-])(\d\d?)[:.]?(\d\d)?\)?|\))(.*)$/i.exec(name) ?? [];
  if (found === undefined) return null;
  const named = places.split(',').map((place) => windowsZone(place.trim()) ?? zoneOfCity(place));
  const offset = sign === undefined ? 'UTC' : `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return named.find((zone) => zone !== null) ?? knownZone(offset);
}

/** The end of '/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 'tzone://Microsoft/Utc'. */
function zoneAtEnd(name: string): string | null {
  const parts = name.replaceAll(' ', '_').split('/');
  const ends = [3, 2, 1].map((count) => knownZone(parts.slice(-count).join('/')));
  return ends.find((zone) => zone !== null) ?? null;
}

export function meantZone(name: string): string | null {
  if (name.length > MOST_LENGTH) return null;
  return windowsZone(name) ?? offsetZone(name) ?? zoneAtEnd(name) ?? zoneOfCity(name);
}
