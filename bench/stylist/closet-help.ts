// What would help her closet most: the CPU of the whole search on a closet of 200, and whether the stylist agrees: days on
// which something is missing before, and no more with the piece that is named.
import { mostHelpfulGarments } from '../../app/domain/closet/closet-help.ts';
import { seasonDays, type SeasonDay } from '../../app/domain/closet/season-days.ts';
import { everybodyHas, type OwnPiece } from '../../app/domain/closet/closet-terms.ts';
import { seededFraction } from '../../app/domain/styling/seeded-random.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { WARDROBE } from '../../app/domain/wardrobe/wardrobe.ts';
import { CAPSULE } from '../../tests/styling/capsule-wardrobe.ts';
import { printRows } from '../results-table.ts';

const WEARER = { gender: 'female', style: 'casual' } as const;
const CITIES = [
  { name: 'Dublin', lat: 53.35, lon: -6.26, timeZone: 'Europe/Dublin' },
  { name: 'Málaga', lat: 36.72, lon: -4.42, timeZone: 'Europe/Madrid' },
  { name: 'Stockholm', lat: 59.33, lon: 18.07, timeZone: 'Europe/Stockholm' },
  { name: 'New York', lat: 40.71, lon: -74, timeZone: 'America/New_York' },
];
const SEASONS = ['2026-01-10', '2026-04-10', '2026-07-10', '2026-10-10'];
const LARGE = 200;
const ROUNDS = 3;

/** The first so many of the wardrobe for her, in an order of its own. */
function closetOf(size: number): OwnPiece[] {
  return WARDROBE.filter(({ slot, genders }) => !everybodyHas(slot) && genders.includes(WEARER.gender))
    .sort((a, b) => seededFraction('closet', a.id) - seededFraction('closet', b.id))
    .slice(0, size)
    .map(({ id, colors }) => ({ garmentId: id, color: (colors[0] ?? []).join('+'), warmth: 'usual' }));
}

/** A capsule that something is missing from, as closets are: every third piece. */
const WITHOUT_A_THIRD = CAPSULE.filter((_, at) => at % 3 !== 1);

function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Days of the season for which the stylist says that something is missing from these pieces. */
function lacking(pieces: readonly OwnPiece[], season: readonly SeasonDay[]): number {
  let lost = 0;
  for (const [at, { days, hours }] of season.entries()) {
    const outfit = compose({
      gender: WEARER.gender,
      styles: [WEARER.style],
      daypart: 'morning',
      hours,
      placeName: 'Bench',
      recent: [],
      seed: `help:${at}`,
      closet: { from: 'only-mine', pieces },
    });
    if (outfit.reasons.some(({ fact }) => fact === 'closet')) lost += days;
  }
  return lost;
}

/** Prints CPU and agreement. */
export function benchHelp(): void {
  const large = closetOf(LARGE);
  const times: number[] = [];
  for (const city of CITIES)
    for (const from of SEASONS) {
      const season = seasonDays(city, from);
      for (let round = 0; round < ROUNDS; round++)
        times.push(cpuOf(() => mostHelpfulGarments(large, WEARER, season)));
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`;
  const rows = CITIES.map((city) => {
    const season = seasonDays(city, '2026-10-10');
    const [first] = mostHelpfulGarments(WITHOUT_A_THIRD, WEARER, season);
    const piece = WARDROBE.find(({ id }) => id === first?.garmentId);
    if (!first || !piece) return { what: city.name, figure: 'nothing' };
    const more = { garmentId: piece.id, color: (piece.colors[0] ?? []).join('+'), warmth: 'usual' as const };
    const [before, after] = [lacking(WITHOUT_A_THIRD, season), lacking([...WITHOUT_A_THIRD, more], season)];
    return {
      what: `17 pieces, ${city.name}, autumn`,
      figure: `${piece.id}: ${first.days} ${first.kind} days, ${first.looks} new looks (the stylist: something missing on ${before.toFixed(0)} of 91 days, with it ${after.toFixed(0)})`,
    };
  });
  console.log('What would help her closet most, exhaustive over the wardrobe');
  printRows([
    {
      what: `CPU of a search, closet of ${large.length}, 4 cities, 4 seasons`,
      figure: `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`,
      target: '<= 300 ms',
    },
    ...rows,
  ]);
}
