// 10,000 outfits with limits against docs/rules/comfort.md and her own, told from what a look says of itself.
import { Refusal } from '../../app/domain/refusal.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import type { Modesty, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { seededRandom, type SeededRandom } from '../../app/domain/styling/seeded-random.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import { brokenRules } from '../../tests/styling/rule-checker.ts';

function hoursOf(chance: SeededRandom): WeatherHour[] {
  const base = -20 + chance.next() * 120;
  const swing = chance.next() * 30;
  const wet = chance.next() < 0.35;
  const heavy = chance.next() < 0.5;
  const [windMs, humidity, cloud, uv] = [
    chance.next() * 14,
    10 + chance.next() * 90,
    chance.next(),
    chance.next() * 11,
  ];
  return Array.from({ length: 1 + Math.floor(chance.next() * 12) }, (_, step) => {
    const tempF = base + swing * Math.sin((step / 12) * Math.PI);
    const falls = wet && step % 4 !== 1;
    const mm = heavy ? 2 : 0.4;
    return {
      at: '2026-05-20T00:00:00Z',
      hour: 8 + step,
      date: '2026-05-20',
      tempF,
      windMs,
      humidity,
      precipitationMm: falls ? mm : 0,
      snow: falls && tempF < 34,
      cloud,
      uv,
      condition: falls ? (tempF < 34 ? 'Snow' : 'Rain') : 'Clouds',
    };
  });
}

function modestyOf(chance: SeededRandom): Modesty {
  const maybe = <T>(value: T) => (chance.next() < 0.3 ? value : undefined);
  return {
    sleeve: maybe(chance.pick([0.5, 1])),
    hem: maybe(chance.pick([1, 1.4])),
    coveredNeck: maybe(true),
    headCover: maybe(true),
    noHeels: maybe(true),
  };
}

/** Prints how often a rule was broken in so many outfits with random weather and limits. */
export function benchRules(cases: number): void {
  let violations = 0;
  let refused = 0;
  for (let index = 0; index < cases; index++) {
    const chance = seededRandom(`rules ${index}`);
    const brief: StylingBrief = {
      gender: chance.pick(GENDERS),
      styles: [chance.pick(STYLE_IDS)],
      context: chance.pick([null, ...CONTEXTS]),
      daypart: 'morning',
      hours: hoursOf(chance),
      placeName: 'anywhere',
      recent: [],
      seed: `rules ${index}`,
      modesty: modestyOf(chance),
    };
    try {
      const found = brokenRules(compose(brief), brief);
      violations += found.length;
      if (found.length > 0) console.log(`  case ${index}: ${found.join(', ')}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused++;
    }
  }
  console.log(
    `Weather and modesty rules in ${cases} outfits: ${violations} violations (${refused} refused: the limits left nothing)`,
  );
}
