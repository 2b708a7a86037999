// What would help closets of all sizes the most, in places of every climate.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectGolden } from '../../../tests/runner/golden-lines.ts';
import { closetOf } from '../../../tests/styling/dressed-people.ts';
import { STYLE_IDS } from '../preferences/style.ts';
import { seededRandom } from '../styling/seeded-random.ts';
import { rankAllHelp } from './closet-help.ts';
import { seasonDays } from './season-days.ts';
import type { Wearer } from './season-wear.ts';

const PLACES = [
  ['Dublin', 53.35, -6.26, 'Europe/Dublin', '2026-03-01'],
  ['New York', 40.7, -74, 'America/New_York', '2026-11-20'],
  ['Málaga', 36.7, -4.4, 'Europe/Madrid', '2026-07-01'],
  ['Yakutsk', 62, 129.7, 'Asia/Yakutsk', '2026-12-01'],
  ['Singapore', 1.3, 103.8, 'Asia/Singapore', '2026-05-05'],
  ['Cape Town', -33.9, 18.4, 'Africa/Johannesburg', '2026-06-10'],
] as const;

test('what helps is what helped', () => {
  const lines = Array.from({ length: 30 }, (_, at) => {
    const [place, lat, lon, timeZone, from] = PLACES[at % PLACES.length]!;
    const chance = seededRandom(`closet ${at}`);
    const wearer: Wearer = {
      gender: at % 5 < 3 ? 'female' : 'male',
      style: chance.pick(STYLE_IDS),
      offsetC: chance.pick([0, 0, 3, -3]),
      ...(at % 4 === 3 ? { heelMax: 1, modesty: { sleeve: 0.5, hem: 1 } } : {}),
    };
    const helps = rankAllHelp(closetOf(chance).pieces, wearer, seasonDays({ lat, lon, timeZone }, from));
    const first = helps
      .slice(0, 40)
      .map(({ garmentId, days, kind, looks }) => `${garmentId} ${days} ${kind} ${looks}`);
    return [place, helps.length, ...first].join(' | ');
  });
  expectGolden(join(import.meta.dirname, 'golden/helps.txt'), lines);
});
