// 10,000 outfits with limits against the rules of comfort.md and her own, told from what a look says of itself.
import type { Look, WornGarment } from '../app/domain/look.ts';
import { Refusal } from '../app/domain/refusal.ts';
import { GENDERS, STYLE_IDS } from '../app/domain/style.ts';
import type { Modesty, StylingBrief } from '../app/domain/styling/brief.ts';
import { chanceOf, type Chance } from '../app/domain/styling/chance.ts';
import { compose } from '../app/domain/styling/composer.ts';
import type { WeatherHour } from '../app/domain/weather.ts';
import { demandsOf } from './stylist-reach.ts';

function hoursOf(chance: Chance): WeatherHour[] {
  const base = -20 + chance.next() * 120;
  const swing = chance.next() * 30;
  const wet = chance.next() < 0.35;
  const [windMs, humidity, cloud, uv] = [
    chance.next() * 14,
    10 + chance.next() * 90,
    chance.next(),
    chance.next() * 11,
  ];
  return Array.from({ length: 1 + Math.floor(chance.next() * 12) }, (_, step) => {
    const tempF = base + swing * Math.sin((step / 12) * Math.PI);
    const falls = wet && step % 4 !== 1;
    return {
      at: '2026-05-20T00:00:00Z',
      hour: 8 + step,
      date: '2026-05-20',
      tempF,
      windMs,
      humidity,
      precipitationMm: falls ? 1 : 0,
      snow: falls && tempF < 34,
      cloud,
      uv,
      condition: falls ? (tempF < 34 ? 'Snow' : 'Rain') : 'Clouds',
    };
  });
}

function modestyOf(chance: Chance): Modesty {
  const maybe = <T>(value: T) => (chance.next() < 0.3 ? value : undefined);
  return {
    sleeve: maybe(chance.pick([0.5, 1])),
    hem: maybe(chance.pick([1, 1.4])),
    coveredNeck: maybe(true),
    headCover: maybe(true),
    noHeels: maybe(true),
  };
}

const hemOf = ({ drawing }: WornGarment) =>
  drawing.kind === 'trousers'
    ? drawing.length >= 0.85
      ? 2
      : 1 + drawing.length
    : 'flare' in drawing
      ? drawing.length
      : 2;

function broken({ garments }: Look, { hours, modesty = {}, gender }: StylingBrief): string[] {
  const { wet, ice, windy, strongSun } = demandsOf(hours);
  const named = (words: RegExp) => garments.some(({ name }) => words.test(name));
  const rules: [string, boolean][] = [
    ['suede in the wet', wet && (named(/suede/) || garments.some(({ cloth }) => cloth.fabric === 'suede'))],
    ['open shoes in the wet', wet && named(/sandals|mules/)],
    [
      'white linen in the wet',
      wet && garments.some((g) => g.cloth.fabric === 'linen' && /\bwhite\b/.test(g.name)),
    ],
    [
      'nothing against the wet',
      wet && !garments.some(({ slot }) => ['jacket', 'coat', 'umbrella'].includes(slot)),
    ],
    ['heels on ice', ice && named(/heel|platform boots|cowboy boots/)],
    ['wide hat in wind', windy && named(/straw hat|panama/)],
    [
      'full light skirt in wind',
      windy && garments.some((g) => 'flare' in g.drawing && g.drawing.flare >= 0.36 && g.clo < 0.33),
    ],
    ['no sun cover', strongSun && !named(/\b(cap|hat|headscarf)$/)],
    ['heels', modesty.noHeels === true && named(/heel|platform boots|cowboy boots/)],
    [
      'head bare',
      modesty.headCover === true && !named(gender === 'female' ? /headscarf$/ : /\b(cap|hat|skullcap)$/),
    ],
    ['hem', garments.some((g) => ['bottom', 'dress'].includes(g.slot) && hemOf(g) < (modesty.hem ?? 0))],
  ];
  for (const { drawing } of garments) {
    if (drawing.kind !== 'top' && drawing.kind !== 'dress') continue;
    rules.push(['sleeve', drawing.sleeve < (modesty.sleeve ?? 0) - 0.05]);
    rules.push(['neck', modesty.coveredNeck === true && ['v', 'scoop', 'boat'].includes(drawing.neck)]);
  }
  return rules.filter(([, violated]) => violated).map(([rule]) => rule);
}

/** Prints how often a rule was broken in so many outfits with random weather and limits. */
export function benchRules(cases: number): void {
  let violations = 0;
  let refused = 0;
  for (let index = 0; index < cases; index++) {
    const chance = chanceOf(`rules ${index}`);
    const brief: StylingBrief = {
      gender: chance.pick(GENDERS),
      styles: [chance.pick(STYLE_IDS)],
      daypart: 'morning',
      hours: hoursOf(chance),
      placeName: 'anywhere',
      recent: [],
      seed: `rules ${index}`,
      modesty: modestyOf(chance),
    };
    try {
      const found = broken(compose(brief).look, brief);
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
