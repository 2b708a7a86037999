import { loadGazetteer } from '../../scripts/load-gazetteer.ts';
import { gazetteer } from '../../workers/adapters/geocoder.gazetteer.ts';
import { openPeople } from '../../workers/db/sql/open-database.ts';
import type { Geocoder } from '../../workers/ports/geocoder.ts';
import { sqliteD1 } from '../fakes/sqlite-d1.ts';

let opened: Promise<Geocoder> | undefined;

/** The whole gazetteer on the SQLite inside Node, once a runner; geocoder.gazetteer.test.ts asks it in a real D1. */
export function wholeGazetteer(): Promise<Geocoder> {
  opened ??= (async () => {
    const { d1 } = sqliteD1('people');
    await loadGazetteer(d1);
    return gazetteer(openPeople(d1));
  })();
  return opened;
}
