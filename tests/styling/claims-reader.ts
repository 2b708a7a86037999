// An independent reader of "Why this works": it knows the sentences by their shape and holds every word of them
// against receipt, look and weather. A sentence that it does not know is a claim without support.
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/brief.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather.ts';

const NUMBERS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');

/** 'seven in the evening' -> 19; 'seven' -> 7, or 19 in a day that has no morning hour of that name. */
function hoursNamed(words: string): number[] {
  const [, word = '', part] = /^(\w+)(?: (in the evening|at night))?$/.exec(words) ?? [];
  const hour = NUMBERS.indexOf(word);
  if (hour === -1) return [];
  if (part) return [hour + 12];
  return hour < 12 && hour > 0 ? [hour, hour + 12].filter((one) => one < 18) : [hour];
}

export interface Case {
  brief: StylingBrief;
  outfit: ComposedOutfit;
}

const WET = /rain|snow|storm|drizzle/i;
export const isWet = (h: WeatherHour) => h.precipitationMm >= 0.1 || WET.test(h.condition);
const about = (a: number, b: number, by = 0.51) => Math.abs(a - b) <= by;

/** An hour of the receipt that is called so and has this temperature. */
function hourOf({ outfit }: Case, words: string, tempF?: number) {
  return outfit.receipt.hours.find(
    ({ hour, tempF: told }) => hoursNamed(words).includes(hour) && (tempF === undefined || told === tempF),
  );
}

function off({ outfit }: Case, noun: string, words: string): boolean {
  const layer = outfit.receipt.layers?.find(({ name }) => name.endsWith(noun));
  return (
    !!layer &&
    hoursNamed(words).some(
      (hour) => hourOf({ outfit } as Case, words)?.hour === hour && !layer.wornHours.includes(hour),
    )
  );
}

const wears = ({ outfit }: Case, noun: string, slots?: string[]) =>
  outfit.look.garments.some(({ name, slot }) => name.endsWith(noun) && (!slots || slots.includes(slot)));

type Reader = [RegExp, (found: string[], of: Case) => boolean];
const AT = '(-?\\d+)°';
const WHEN = '([a-z]+(?: in the evening| at night)?)';
const first = ({ outfit }: Case) => outfit.receipt.hours[0];
const leaving = (t = '', when = '', of: Case, ...verdicts: string[]) => {
  const hour = first(of);
  return (
    !!hour &&
    hour.tempF === Number(t) &&
    hoursNamed(when).includes(hour.hour) &&
    verdicts.includes(hour.verdict)
  );
};

const READERS: Reader[] = [
  [
    new RegExp(`^(Warm|Light) enough for (?:a typical )?${AT} at ${WHEN}\\.$`),
    ([, , t, when], of) => leaving(t, when, of, 'comfortable'),
  ],
  [
    new RegExp(`^A little light for (?:a typical )?${AT} at ${WHEN}: walk briskly\\.$`),
    ([, t, when], of) => leaving(t, when, of, 'cool'),
  ],
  [
    new RegExp(`^(?:A typical )?${AT} at ${WHEN} asks for more than these clothes can hold\\.$`),
    ([, t, when], of) => leaving(t, when, of, 'cold'),
  ],
  [
    new RegExp(`^A little warm for (?:a typical )?${AT} at ${WHEN}(?:: wear the ([\\w-]+) open)?\\.$`),
    ([, t, when, noun], of) => leaving(t, when, of, 'warm') && (!noun || wears(of, noun, ['coat', 'jacket'])),
  ],
  [
    new RegExp(`^(?:A typical )?${AT} at ${WHEN} is warmer than this is made for\\.$`),
    ([, t, when], of) => leaving(t, when, of, 'hot'),
  ],
  [
    new RegExp(
      `^(?:A typical )?${AT} at ${WHEN} is too warm for comfort in any clothes; this is about as light as they go\\.$`,
    ),
    ([, t, when], of) => leaving(t, when, of, 'hot') && (first(of)?.worn ?? 9) <= 0.5,
  ],
  [
    new RegExp(
      `^By ${WHEN} it is (?:usually )?${AT}, so slip the ([\\w-]+) off(?:; you will want it back at ${WHEN})?\\.$`,
    ),
    ([, when = '', t, noun = '', back], of) =>
      !!hourOf(of, when, Number(t)) &&
      off(of, noun, when) &&
      (!back || hoursNamed(back).includes(of.outfit.receipt.shed?.untilHour ?? -1)),
  ],
  [
    new RegExp(`^Carry the ([\\w-]+) at first; put it on at ${WHEN}, when it is (?:usually )?${AT}\\.$`),
    ([, noun = '', when = '', t], of) =>
      !!hourOf(of, when, Number(t)) &&
      of.outfit.receipt.shed?.fromHour === first(of)?.hour &&
      wears(of, noun),
  ],
  [
    new RegExp(`^The ([\\w-]+) can come off as well when it is (?:usually )?warmest, ${AT} at ${WHEN}\\.$`),
    ([, noun = '', t, when = ''], of) => !!hourOf(of, when, Number(t)) && off(of, noun, when),
  ],
  [
    new RegExp(`^([\\w, -]+) can go into a pocket at ${WHEN}, when it is (?:usually )?${AT}\\.$`),
    ([, things = '', when = '', t], of) =>
      !!hourOf(of, when, Number(t)) &&
      things
        .toLowerCase()
        .split(/, | and /)
        .every((noun) => off(of, noun, when)),
  ],
  [
    new RegExp(`^At ${AT} this holds for about (\\d+) (minutes|hours) outdoors; then warm up inside\\.$`),
    ([, t, count, unit], of) => {
      const minutes = of.outfit.receipt.minutesOutdoors ?? -1;
      const told =
        unit === 'minutes' ? minutes === Number(count) : Math.floor(minutes / 60) === Number(count);
      return told && Math.min(...of.outfit.receipt.hours.map(({ tempF }) => tempF)) === Number(t);
    },
  ],
  [
    new RegExp(
      `^At ${WHEN}, (?:usually )?${AT}, it (falls|is) (\\d\\.\\d\\d) clo (?:short|more than anyone needs)(?:, which (?:a brisk walk makes up for|is hardly felt))?\\.$`,
    ),
    ([, when = '', t, verb, clo], of) => {
      const hour = hourOf(of, when, Number(t));
      if (!hour) return false;
      const out = verb === 'falls' ? hour.need.min - hour.worn : hour.worn - hour.need.max;
      return about(out, Number(clo), 0.021);
    },
  ],
  [
    new RegExp(
      `^It (?:feels|can feel) like ${AT} at ${WHEN} \\((strong|very strong|extreme) heat stress\\): keep to the shade and drink\\.$`,
    ),
    ([, t, when = '', band], of) => {
      const hour = of.brief.hours.find((one) => hoursNamed(when).includes(one.hour));
      const felt = Number(t);
      const said = felt < 99.9 ? 'strong' : felt < 114.5 ? 'very strong' : 'extreme';
      return !!hour && felt > 88 && (said === band || about(felt, 100, 1) || about(felt, 115, 1));
    },
  ],
  [
    new RegExp(
      `^(Rain|Snow) (?:from ${WHEN}|is usual here now)(?:: (?:the ([\\w-]+) keeps it off|take an? (.+)))?\\.$`,
    ),
    ([, , when, shell, umbrella], of) => {
      const wet = of.brief.hours.find(isWet);
      return (
        !!wet &&
        (!when || hoursNamed(when).includes(wet.hour)) &&
        (!shell || wears(of, shell, ['coat', 'jacket'])) &&
        (!umbrella || wears(of, umbrella, ['umbrella']))
      );
    },
  ],
  [
    new RegExp(`^Flat soles, because at ${AT} the pavement may be icy\\.$`),
    ([, t], of) =>
      Number(t) <= 33 &&
      about(Math.min(...of.brief.hours.map(({ tempF }) => tempF)), Number(t)) &&
      !of.outfit.look.garments.some(({ name }) => /heel|platform|cowboy/.test(name)),
  ],
  [
    new RegExp(`^Wind (?:of|can reach) (\\d+) mph at ${WHEN}, so nothing here can fly away\\.$`),
    ([, mph, when = ''], of) =>
      of.brief.hours.some(
        (one) => hoursNamed(when).includes(one.hour) && about(one.windMs * 2.237, Number(mph)),
      ) && !of.outfit.look.garments.some(({ name }) => /straw|panama/.test(name)),
  ],
  [
    new RegExp(`^UV (?:reaches|can reach) (\\d+) at ${WHEN}; the (.+) keeps it off your face\\.$`),
    ([, uv, when = '', hat = ''], of) =>
      of.brief.hours.some((one) => hoursNamed(when).includes(one.hour) && about(one.uv, Number(uv))) &&
      wears(of, hat, ['hat']),
  ],
  [
    /^One colour, ([\w-]+(?: [\w-]+)?), among neutrals, so the eye knows where to go\.$/,
    ([, colour = ''], of) =>
      of.outfit.colourScheme === 'one-accent' &&
      of.outfit.look.garments.some(({ name }) => name.includes(colour)),
  ],
  [
    /^One colour among neutrals, so the eye knows where to go\.$/,
    (_, of) => of.outfit.colourScheme === 'one-accent',
  ],
  [/^Quiet colours throughout, /, (_, of) => of.outfit.colourScheme === 'neutral'],
  [/^One family of colour from light to dark, /, (_, of) => of.outfit.colourScheme === 'tonal'],
  [/^Neighbouring colours that shade into each other\.$/, (_, of) => of.outfit.colourScheme === 'analogous'],
  [
    /^Two opposite colours that make each other brighter\.$/,
    (_, of) => of.outfit.colourScheme === 'complementary',
  ],
  [
    /^Three colours spaced evenly around the wheel, on purpose\.$/,
    (_, of) => of.outfit.colourScheme === 'triad',
  ],
  [
    /^(.+) in (.+): an estimate, not a live forecast\.$/,
    ([, , place], of) => of.brief.source === 'seasonal' && of.brief.placeName === place,
  ],
  [
    /^Dressed as if it were ([\d.]+)° (colder|warmer), (.+)\.$/,
    ([, by, way, why], { brief, outfit }) => {
      // Nobody is dressed for more than 6 °C beside the forecast.
      const sum = Math.max(-6, Math.min(6, (brief.offsetC ?? 0) + (brief.trialC ?? 0)));
      const colder = way === 'colder';
      const because = brief.trialC
        ? 'to learn from your next tap'
        : `because you ${colder ? 'feel the cold more' : 'run warmer'} than most`;
      return (
        because === why &&
        about(outfit.receipt.offsetC ?? 0, sum, 0.051) &&
        about(sum * 1.8, Number(by) * (colder ? 1 : -1), 0.15)
      );
    },
  ],
  [/^No style is chosen yet, so today we picked [\w ]+\.$/, (_, of) => of.brief.styles.length === 0],
];

// Her tastes and limits, told from names and drawings.
const favorite = (affinities: Partial<Record<string, number>> | undefined, id: string) =>
  (affinities?.[id] ?? 0) >= 0.4;
const idOf = (id: string) => id.split(':')[0] ?? id;
const colourIn = (id: string) => (id.split(':')[1] ?? '').split('+')[0] ?? '';
const LEGS: Record<string, RegExp> = { trousers: /trousers|shorts/, skirt: /skirts/, dress: /dresses/ };
const LIMITS: [RegExp, (of: Case) => boolean][] = [
  [/^long sleeves$/, (of) => of.brief.modesty?.sleeve === 1 && sleevesOf(of).every((sleeve) => sleeve > 0.9)],
  [
    /^sleeves to the elbow$/,
    (of) => of.brief.modesty?.sleeve === 0.5 && sleevesOf(of).every((sleeve) => sleeve >= 0.45),
  ],
  [/^legs covered to the knee$/, (of) => hemOf(of) >= 1],
  [/^legs covered below the knee$/, (of) => hemOf(of) > 1],
  [/^legs covered to the ankle$/, (of) => hemOf(of) >= 1.8],
  [
    /^no low neckline$/,
    ({ outfit }) =>
      outfit.look.garments.every(
        ({ drawing }) => !('neck' in drawing) || !/^(v|scoop|boat)$/.test(drawing.neck),
      ),
  ],
  [
    /^your head covered by the (skullcap|headscarf|hat|cap)$/,
    ({ outfit }) => outfit.look.garments.some(({ slot }) => slot === 'hat'),
  ],
  [
    /^low heels at most$/,
    ({ outfit }) => outfit.look.garments.every(({ id }) => (garmentById(id)?.heel ?? 9) <= 1),
  ],
  [
    /^flat soles$/,
    ({ outfit }) => !outfit.look.garments.some(({ name }) => /heel|platform|cowboy/.test(name)),
  ],
];

function sleevesOf({ outfit }: Case): number[] {
  return outfit.look.garments.flatMap(({ drawing }) =>
    drawing.kind === 'top' || drawing.kind === 'dress' ? [drawing.sleeve] : [],
  );
}

function hemOf({ outfit }: Case): number {
  const hems = outfit.look.garments.flatMap(({ drawing }) => {
    if (drawing.kind === 'trousers') return [drawing.length >= 0.85 ? 2 : 1 + drawing.length];
    return drawing.kind === 'skirt' || drawing.kind === 'dress' ? [drawing.length] : [];
  });
  return Math.max(...hems);
}

READERS.push(
  [
    /^You have favorited ([\w ]+) looks before, and this is one\.$/,
    ([, style = ''], { brief, outfit }) =>
      favorite(brief.affinities?.style, outfit.style) &&
      outfit.style === style.toLowerCase().replace(' ', '-'),
  ],
  [
    /^You have favorited looks with (\w+)[ -]([\w ]+) before; here is another\.$/,
    ([, cut = '', what = ''], { brief, outfit }) =>
      outfit.look.garments.some(
        ({ drawing }) =>
          LEGS[drawing.kind]?.test(what) &&
          Object.entries(brief.affinities?.silhouette ?? {}).some(
            ([id, affinity]) =>
              affinity >= 0.4 && id.startsWith(`${cut}-`) && what.startsWith(id.split('-')[1] ?? '-'),
          ),
      ),
  ],
  [
    /^You have favorited looks with shorts before; here is another\.$/,
    (_, { brief, outfit }) =>
      favorite(brief.affinities?.silhouette, 'shorts') &&
      outfit.look.garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.length < 0),
  ],
  [
    /^You have favorited looks with ([\w -]+) before; today it is in the ([\w-]+)\.$/,
    ([, colour = '', noun = ''], { brief, outfit }) =>
      outfit.look.garments.some(
        ({ id, name }) =>
          name.includes(colour) && name.endsWith(noun) && favorite(brief.affinities?.colour, colourIn(id)),
      ),
  ],
  [
    /^The (.+): you have favorited looks with (?:it|them) before\.$/,
    ([, named = ''], { brief, outfit }) =>
      outfit.look.garments.some(
        ({ id, name }) => name === named && favorite(brief.affinities?.garment, idOf(id)),
      ),
  ],
  [
    /^As you asked: (.+)\.$/,
    ([, kept = ''], of) =>
      kept
        .split(/, | and /)
        .every((words) => LIMITS.some(([shape, holds]) => shape.test(words) && holds(of))),
  ],
);

/** The sentences of "Why this works" that nothing bears out. */
export function unsupported(of: Case): string[] {
  return of.outfit.reasons
    .map(({ text }) => text)
    .filter(
      (text) =>
        !READERS.some(([shape, holds]) => {
          const found = shape.exec(text);
          return found && holds([...found], of);
        }),
    );
}
