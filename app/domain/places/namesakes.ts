// Which of several places of one name is meant (docs/decisions/namesakes-are-asked.md). Pure.
import { distanceKm } from '../climate/normals.ts';

/** What is known of who asks. */
export interface Asker {
  /** IANA zone of her device; one that nobody knows says nothing. */
  zone?: string | undefined;
  /** As the browser lists them: 'es-ES', 'en'. */
  languages?: readonly string[] | undefined;
  /** Country of her last place. */
  country?: string | undefined;
}

interface Located {
  country: string;
  timezone: string;
  lat: number;
  lon: number;
  population: number;
}

/** A place and how large it counts under the name that was typed: its people, fewer under a name that is not its own. */
export interface Namesake<P extends Located = Located> {
  place: P;
  rank: number;
}

// Ours, tried on the cases of the tests: a town of her own country may be so many times smaller than its namesake.
const SAME_ZONE = 20;
const SAME_COUNTRY = 6;
const SAME_LANGUAGE = 2;
const EACH_MORE = 1.5;
/** Below it a town gains less: Paris, Texas, is not what a Texan means. */
const SMALL_TOWN = 100_000;

/** Answers of Intl, which takes a while for each: they do not change. */
function remembered<A>(ask: (question: string) => A): (question: string) => A {
  const answers = new Map<string, A>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const answer = ask(question);
    answers.set(question, answer);
    return answer;
  };
}

/** One spelling for zones with several ('Asia/Calcutta', 'Asia/Kolkata'). */
const spelledZone = remembered(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
);

/** Of a device, which may tell one that nobody knows; not remembered, for they are endless. */
function knownZone(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const zonesOf = remembered((country): readonly string[] => {
  // Newer than TypeScript's own library.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return locale.getTimeZones?.() ?? [];
});

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** How much more a place counts for her than for anybody: 1 where nothing speaks for it. */
export function kinship(asker: Asker): (place: Located) => number {
  const zone = asker.zone ? knownZone(asker.zone) : null;
  const spoken = new Set(asker.languages?.map(regionOf));
  const countries = new Map<string, { hasZone: boolean; speaking: number }>();
  const ofCountry = (country: string) => {
    const hasZone = zone !== null && zonesOf(country).includes(zone);
    return {
      hasZone,
      speaking: [hasZone, asker.country === country, spoken.has(country)].filter(Boolean).length,
    };
  };
  return ({ country, timezone, population }) => {
    const { hasZone, speaking } = countries.get(country) ?? ofCountry(country);
    countries.set(country, { hasZone, speaking });
    if (speaking === 0) return 1;
    let base = hasZone || asker.country === country ? SAME_COUNTRY : SAME_LANGUAGE;
    if (hasZone && spelledZone(timezone) === zone) base = SAME_ZONE;
    return 1 + (base * EACH_MORE ** (speaking - 1) - 1) * Math.min(1, population / SMALL_TOWN);
  };
}

/** Within a continent, and between two of them: so many times likelier is likely enough not to ask. */
const LIKELIER = { near: 5, across: 7 };
/** Nearer than this they have one weather. */
const ONE_WEATHER_KM = 100;
const continent = ({ timezone }: Located): string => timezone.split('/')[0] ?? '';

/** The places that a name may mean, likeliest first: more than one only where the best are near, and she is to be asked. */
export function meantBy<P extends Located>(namesakes: Namesake<P>[], asker: Asker): P[] {
  const kin = kinship(asker);
  const [best, ...others] = namesakes
    .map(({ place, rank }) => ({ place, weight: rank * kin(place) }))
    .sort((a, b) => b.weight - a.weight);
  if (!best) return [];
  const rivals = others.filter(({ place, weight }) => {
    const enough = continent(place) === continent(best.place) ? LIKELIER.near : LIKELIER.across;
    return (
      weight * enough > best.weight &&
      distanceKm(place.lat, place.lon, best.place.lat, best.place.lon) > ONE_WEATHER_KM
    );
  });
  return [best, ...rivals].map(({ place }) => place);
}
