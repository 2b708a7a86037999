/** Zones that lie nowhere: 'Etc/GMT+3', 'UTC'. */
const NOWHERE = /^(Etc\/|UTC$|GMT|[A-Z]{3}(\d[A-Z]{3})?$)/;

/** The city that an IANA zone is named after ('America/New_York': 'New York'); null for one that is named after none. */
export function zoneCity(zone: string): string | null {
  if (NOWHERE.test(zone) || !zone.includes('/')) return null;
  return zone.split('/').at(-1)!.replaceAll('_', ' ');
}
