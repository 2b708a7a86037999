// How many days of a month bring rain or snow: what no forecast knows of the coming season.
import { distanceKm } from './normals.ts';

// Lines of 'name|lat|lon|days with 1 mm and more in Jan Apr Jul Oct'. Written down from general knowledge of published
// normals of about 1991-2020, rounded; no table was copied. wet-days.test.ts holds them against measured years.
const PLACES = `
Reykjavik|64.1|-21.9|13 11 10 14
Bergen|60.4|5.3|19 15 15 20
Oslo|59.9|10.7|9 7 10 10
Stockholm|59.3|18.1|10 7 10 9
Helsinki|60.2|24.9|11 7 9 11
Murmansk|69|33.1|11 8 11 12
Dublin|53.4|-6.2|13 11 11 12
Edinburgh|56|-3.2|12 10 11 12
London|51.5|-0.4|11 9 8 11
Brest|48.4|-4.4|17 12 9 15
Paris|48.8|2.3|10 9 8 9
Amsterdam|52.3|4.8|12 9 10 12
Berlin|52.5|13.4|10 8 9 8
Munich|48.3|11.8|10 10 12 9
Zurich|47.4|8.5|10 11 12 9
Vienna|48.2|16.4|8 7 9 7
Warsaw|52.2|21|8 7 10 8
Kyiv|50.4|30.5|8 7 8 6
Moscow|55.8|37.6|10 8 10 10
Bordeaux|44.8|-0.7|12 12 6 11
Madrid|40.4|-3.7|6 7 1 7
Lisbon|38.7|-9.1|10 8 1 9
Malaga|36.7|-4.5|6 5 0 5
Barcelona|41.4|2.1|4 5 2 6
Marseille|43.4|5.2|6 6 1 6
Milan|45.5|9.2|6 9 6 8
Rome|41.9|12.5|7 8 2 7
Palermo|38.1|13.3|9 6 0 7
Belgrade|44.8|20.5|8 8 7 6
Bucharest|44.4|26.1|6 7 7 5
Athens|38|23.7|7 4 1 5
Istanbul|41|29|12 7 2 8
Casablanca|33.6|-7.6|8 6 0 5
Algiers|36.8|3.1|9 7 1 6
Cairo|30|31.2|1 0 0 0
Tel Aviv|32.1|34.8|10 3 0 3
Dubai|25.2|55.3|1 1 0 0
Riyadh|24.7|46.7|2 4 0 0
Tehran|35.7|51.4|6 6 1 2
Dakar|14.7|-17.5|0 0 7 2
Lagos|6.5|3.4|2 8 14 11
Nairobi|-1.3|36.8|5 15 3 7
Addis Ababa|9|38.7|2 10 24 4
Kinshasa|-4.3|15.3|10 15 1 12
Johannesburg|-26.1|28.2|13 6 1 9
Cape Town|-33.9|18.6|2 5 9 5
Mumbai|19.1|72.9|0 0 24 4
Delhi|28.6|77.2|2 1 10 1
Chennai|13.1|80.3|2 1 7 12
Kolkata|22.6|88.4|1 4 17 6
Karachi|24.9|67|1 0 3 0
Colombo|6.9|79.9|6 14 10 17
Kathmandu|27.7|85.3|2 6 23 4
Lhasa|29.7|91.1|0 2 17 2
Tashkent|41.3|69.3|9 8 1 4
Almaty|43.2|76.9|7 9 6 6
Novosibirsk|55|82.9|9 7 10 10
Yakutsk|62|129.7|5 4 8 8
Ulaanbaatar|47.9|106.9|1 2 9 1
Beijing|39.9|116.4|1 4 12 4
Shanghai|31.2|121.5|9 11 11 7
Hong Kong|22.3|114.2|4 8 17 6
Guangzhou|23.1|113.3|7 14 16 5
Seoul|37.6|127|6 7 15 6
Tokyo|35.7|139.8|5 10 11 10
Sapporo|43.1|141.3|18 9 8 11
Vladivostok|43.1|131.9|3 6 12 6
Bangkok|13.8|100.5|1 5 14 15
Hanoi|21|105.8|5 8 14 8
Manila|14.6|121|5 3 19 15
Singapore|1.4|103.8|13 14 13 15
Jakarta|-6.2|106.8|18 11 4 7
New York|40.7|-73.9|8 9 8 7
Boston|42.4|-71|10 9 8 9
Miami|25.8|-80.3|6 5 15 12
Atlanta|33.6|-84.4|10 8 11 6
New Orleans|30|-90.1|9 6 13 6
Houston|30|-95.4|8 6 9 7
Dallas|32.9|-97|6 7 4 6
Chicago|41.9|-87.6|8 10 8 8
Minneapolis|45|-93.3|6 9 9 8
Toronto|43.7|-79.4|11 10 8 10
Montreal|45.5|-73.6|12 10 10 11
Halifax|44.6|-63.6|14 12 9 11
St. John's|47.6|-52.7|16 13 11 15
Winnipeg|49.9|-97.1|6 5 9 7
Denver|39.8|-104.7|3 6 6 4
Salt Lake City|40.8|-111.9|7 8 3 5
Phoenix|33.4|-112|3 1 4 2
Las Vegas|36.1|-115.2|2 1 2 1
Los Angeles|34|-118.2|5 2 0 2
San Francisco|37.6|-122.4|10 6 0 4
Seattle|47.5|-122.3|16 12 4 12
Vancouver|49.2|-123.2|17 13 5 14
Calgary|51.1|-114|4 5 10 4
Anchorage|61.2|-150|6 4 9 9
Fairbanks|64.8|-147.9|5 2 10 7
Mexico City|19.4|-99.1|2 6 20 8
Havana|23.1|-82.4|5 3 8 11
Bogota|4.7|-74.1|7 17 14 18
Quito|-0.2|-78.5|12 18 5 16
Lima|-12|-77.1|0 0 1 0
La Paz|-16.5|-68.1|17 7 2 8
Manaus|-3.1|-60|18 19 7 9
Salvador|-13|-38.5|7 16 17 8
Rio de Janeiro|-22.9|-43.2|11 8 5 9
Sao Paulo|-23.6|-46.6|17 8 5 11
Buenos Aires|-34.6|-58.4|8 7 5 9
Santiago|-33.4|-70.7|0 2 5 1
Ushuaia|-54.8|-68.3|9 9 8 8
Sydney|-33.9|151.2|9 9 7 8
Melbourne|-37.8|145|5 8 9 9
Brisbane|-27.4|153.1|9 7 4 7
Perth|-31.9|115.9|2 5 14 7
Adelaide|-34.9|138.6|3 6 12 7
Darwin|-12.4|130.9|17 6 0 4
Auckland|-37|174.8|6 9 14 11
Wellington|-41.3|174.8|6 8 12 10
Guam|13.6|144.9|14 11 20 21
Honolulu|21.3|-157.9|6 4 4 5`;

interface WetPlace {
  lat: number;
  lon: number;
  /** January, April, July, October. */
  days: number[];
}

const places = (): WetPlace[] =>
  PLACES.trim()
    .split('\n')
    .map((line) => {
      const [, lat, lon, days = ''] = line.split('|');
      return { lat: Number(lat), lon: Number(lon), days: days.split(' ').map(Number) };
    });

const NEAREST = 4;
/** Beyond this nearness the weights stop growing, km. */
const SOFT_KM = 120;
const MONTH = 30.4;

/** Share of days with at least 1 mm in the month of a date (YYYY-MM-DD), between the known months in a straight line. */
export function wetDayShare(lat: number, lon: number, date: string): number {
  const near = places()
    .map((place) => ({ place, km: distanceKm(lat, lon, place.lat, place.lon) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
    .map(({ place, km }) => ({ place, weight: 1 / (km + SOFT_KM) ** 2 }));
  const month = Number(date.slice(5, 7)) - 1 + (Number(date.slice(8, 10)) - 15) / MONTH;
  const at = (((month % 12) + 12) % 12) / 3;
  const first = Math.floor(at);
  const between = at - first;
  const total = near.reduce((sum, { weight }) => sum + weight, 0);
  const days = near.reduce((sum, { place, weight }) => {
    const [one, other] = [place.days[first % 4] ?? 0, place.days[(first + 1) % 4] ?? 0];
    return sum + weight * (one + (other - one) * between);
  }, 0);
  return Math.min(1, days / total / MONTH);
}
