// 10,000 outfits with limits against the rules of comfort.md and her own, told from what a look says of itself.
import type { WornGarment } from '../app/domain/look.ts';
import { Refusal } from '../app/domain/refusal.ts';
import { CONTEXTS, GENDERS, STYLE_IDS } from '../app/domain/style.ts';
import type { ComposedOutfit, Modesty, StylingBrief } from '../app/domain/styling/brief.ts';
import { chanceOf, type Chance } from '../app/domain/styling/chance.ts';
import { compose } from '../app/domain/styling/composer.ts';
import type { WeatherHour } from '../app/domain/weather.ts';
import { demandsOf } from './stylist-reach.ts';

function hoursOf(chance: Chance): WeatherHour[] {
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

const WHITE = /^(?:[\w-]+ )*?(white|cream)\b/;

/** The rules of comfort.md that a look breaks, read from its names, cloth and drawings: none of the stylist's tables. */
export function brokenRules(
  { look: { garments }, receipt }: Pick<ComposedOutfit, 'look' | 'receipt'>,
  { hours, modesty = {}, gender, context, styles }: StylingBrief,
): string[] {
  const { wet, ice, windy, strongSun, heavyRain } = demandsOf(hours);
  const temps = hours.map(({ tempF }) => ((tempF - 32) * 5) / 9);
  const [coldest, warmest] = [Math.min(...temps), Math.max(...temps)];
  const felt = Math.min(...hours.map(shadeFelt));
  const named = (words: RegExp, ...slots: string[]) =>
    garments.some(({ name, slot }) => words.test(name) && (slots.length === 0 || slots.includes(slot)));
  const has = (slot: string) => garments.some((one) => one.slot === slot);
  const shoes = garments.find(({ slot }) => slot === 'shoes');
  const last = shoes?.drawing.kind === 'shoes' ? shoes.drawing.last : undefined;
  const shoe = (words: RegExp) => words.test(shoes?.name ?? '');
  const socks = named(/socks/);
  const shorts = garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.length < 0);
  const sporty = styles.length === 1 && styles[0] === 'sporty';
  const down = garments.filter(
    ({ drawing, cloth }) =>
      (drawing.kind === 'coat' && drawing.quilt === 'channels') || cloth.fabric === 'teddy',
  );
  const tailored = named(/blazer|suit jacket|dinner jacket|tweed jacket/, 'jacket');
  const upper = garments.filter(({ slot }) => ['top', 'knitwear', 'dress', 'jacket', 'coat'].includes(slot));
  const neck = (slot: string) => {
    const found = garments.find((one) => one.slot === slot)?.drawing;
    return found && 'neck' in found ? found.neck : null;
  };
  const woolCoat = garments.some(
    ({ slot, cloth }) => slot === 'coat' && ['wool', 'check', 'teddy'].includes(cloth.fabric),
  );
  const warmOn = (hour: number) =>
    garments.some(
      ({ id, slot, name }) =>
        (slot === 'gloves' ||
          slot === 'scarf' ||
          (slot === 'hat' && /beanie|beret|cloche|flat cap|bobble/.test(name) && !/linen/.test(name))) &&
        !receipt.layers?.some(({ garmentId, wornHours }) => garmentId === id && !wornHours.includes(hour)),
    );
  const rules: [string, boolean][] = [
    [
      'suede in the wet',
      wet && garments.some(({ name, cloth }) => /suede/.test(name) || cloth.fabric === 'suede'),
    ],
    ['open shoes in the wet', wet && (shoe(/sandals|mules/) || last === 'sandal')],
    [
      'rain shoes',
      wet && (shoe(/pumps|heels|ballet|loafers|canvas|espadrilles/) || WHITE.test(shoes?.name ?? '')),
    ],
    [
      'white linen in the wet',
      wet && garments.some((g) => g.cloth.fabric === 'linen' && /\bwhite\b/.test(g.name)),
    ],
    ['nothing against the wet', wet && !has('jacket') && !has('coat') && !has('umbrella')],
    [
      'wool coat in the rain',
      wet && woolCoat && (heavyRain || (!has('umbrella') && !named(/lined/, 'coat'))),
    ],
    ['heels on ice', ice && shoe(/heel|platform boots|cowboy boots/)],
    ['wide hat in wind', windy && named(/straw hat|panama/)],
    [
      'full light skirt in wind',
      windy && garments.some((g) => 'flare' in g.drawing && g.drawing.flare >= 0.36 && g.clo < 0.33),
    ],
    ['no sun cover', strongSun && !named(/\b(cap|hat|headscarf)$/)],
    ['down above 7 °C', down.length > 0 && coldest > 7],
    ['down over down', down.length > 1],
    [
      'snow boots without snow',
      shoe(/winter boots|snow boots/) && coldest >= -4 && !hours.some(({ snow }) => snow),
    ],
    ['socks with pumps', socks && last === 'pump'],
    ['socks with ballet flats', socks && shoe(/ballet/)],
    ['socks in loafers with shorts', socks && shorts && last === 'loafer'],
    ['socks in sandals', socks && last === 'sandal'],
    ['shorts for work or special', shorts && (context === 'work' || context === 'special')],
    [
      'blazer under a coat',
      tailored && has('coat') && (coldest >= 10 || !['professional', 'classic'].includes(styles[0] ?? '')),
    ],
    [
      'blazer with sport',
      tailored && garments.some(({ name }) => /hoodie|joggers|track|running|training|sweatshirt/.test(name)),
    ],
    [
      'collar under a collar',
      neck('top') === 'shirt' && ['shirt', 'turtle'].includes(neck('knitwear') ?? ''),
    ],
    ['four layers', upper.length > (coldest < -5 ? 4 : 3)],
    ['thermals', has('base') && coldest >= -8],
    ['no hat in frost', felt < -2.05 && !has('hat')],
    ['no gloves in frost', felt < -2.05 && !has('gloves')],
    [
      'hat, scarf or gloves above 12 °C',
      hours.some((hour, index) => (temps[index] ?? 0) > 12.05 && warmOn(hour.hour)),
    ],
    ['opaque tights above 16 °C', named(/opaque|wool tights/) && warmest > 16],
    [
      'roll-neck above 16 °C',
      warmest > 16 && upper.some(({ drawing }) => 'neck' in drawing && drawing.neck === 'turtle'),
    ],
    ['bare-shouldered for work', context === 'work' && named(/camisole|\btank$|slip dress|sundress/)],
    [
      'gym wear for work',
      context === 'work' && !sporty && named(/running|training|track|hoodie|leggings|tennis/),
    ],
    ['heels', modesty.noHeels === true && shoe(/heel|platform boots|cowboy boots/)],
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

/** Steadman 1994, in the shade, °C. */
function shadeFelt({ tempF, humidity, windMs }: WeatherHour): number {
  const c = ((tempF - 32) * 5) / 9;
  const vapour = (humidity / 100) * 6.105 * Math.exp((17.27 * c) / (237.7 + c));
  return c + 0.348 * vapour - 0.7 * Math.max(0.2, windMs) - 4.25;
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
