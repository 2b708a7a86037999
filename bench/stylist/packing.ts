// Suitcases: real days of four and of seven, packed as the packing list packs them.
import { packTripPieces, type PackingList, type TripDay } from '../../app/domain/packing/pack-trip.ts';
import { GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import { printRows } from '../results-table.ts';
import { cityYears } from './weather-years.ts';

const TRIPS = 60;
/** Hours that she is out in. */
const OUT = { from: 9, to: 20 };
const LENGTHS = [3, 4, 5, 7];
const COLD_C = 5;

interface Packed extends PackingList {
  /** Rain and cold both ask for a coat. */
  isBoth: boolean;
}

function packedTrips(): Packed[] {
  const cities = cityYears();
  return Array.from({ length: cities.length > 0 ? TRIPS : 0 }, (_, index) => {
    const { days, name } = cities[(index * 11) % cities.length]!;
    const length = LENGTHS[index % LENGTHS.length]!;
    const start = (index * 37) % (days.length - length);
    const trip = days.slice(start, start + length).map((all): TripDay => {
      const hours = all.filter(({ hour }) => hour >= OUT.from && hour <= OUT.to);
      const styles = [STYLE_IDS[index % STYLE_IDS.length]!, STYLE_IDS[(index + 3) % STYLE_IDS.length]!];
      const who = { gender: GENDERS[index % 2]!, styles, daypart: 'morning' as const };
      const brief = { ...who, hours, placeName: name, recent: [], seed: `trip ${index}` };
      return { date: hours[0]?.date ?? '', sureness: 'sure', brief };
    });
    const hours = trip.flatMap(({ brief }) => brief.hours);
    const isWet = hours.some(({ precipitationMm, snow }) => precipitationMm >= 0.1 && !snow);
    const isBoth = isWet && hours.some(({ tempF }) => (tempF - 32) / 1.8 < COLD_C);
    return { ...packTripPieces(trip), isBoth };
  });
}

/** Prints what suitcases hold too much of. */
export function benchPacking(): void {
  const trips = packedTrips();
  if (trips.length === 0) return;
  const of = ({ pieces }: Packed, slot: string) => pieces.filter((piece) => piece.slot === slot);
  const isRaincoat = ({ id }: { id: string }) => garmentById(id)?.weather.rain === 'protects';
  const tooMany = (trip: Packed) => {
    const coats = of(trip, 'coat');
    return coats.length > (trip.isBoth ? 2 : 1) || (coats.length === 2 && !coats.some(isRaincoat));
  };
  const short = trips.filter(({ days }) => days.length <= 5);
  const share = (some: readonly unknown[], all: readonly unknown[]) =>
    `${((100 * some.length) / all.length).toFixed(0)} %`;
  const pieces = trips.reduce((sum, trip) => sum + trip.pieces.length, 0) / trips.length;
  console.log(`Packing: ${trips.length} trips of three to seven days`);
  printRows([
    { what: 'a coat too many', figure: share(trips.filter(tooMany), trips), target: '0 %' },
    {
      what: 'three pairs of shoes for up to five days',
      figure: share(
        short.filter((trip) => of(trip, 'shoes').length > 2),
        short,
      ),
      target: '0 %',
    },
    { what: 'pieces, mean', figure: pieces.toFixed(1) },
  ]);
}
