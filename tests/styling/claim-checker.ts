// An independent reader of "Why this works": it knows the sentences by their shape and holds every word of them
// against receipt, look and weather. A sentence that it does not know is a claim without support.
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { outdoorAir } from '../../app/domain/comfort/outdoor-air.ts';
import { heatBand } from '../../app/domain/comfort/felt-heat.ts';
import { garmentById } from '../../app/domain/wardrobe/wardrobe.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

const NUMBERS = 'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');

/** 'seven in the evening' -> 19; 'seven' -> 7, or 19 in a day that has no morning hour of that name. */
function hoursNamed(words: string): number[] {
  const [, word = '', part] =
    /^(\w+)(?: (in the (?:morning|afternoon|evening)|at night))?$/.exec(words) ?? [];
  const hour = NUMBERS.indexOf(word);
  if (hour === -1) return [];
  if (part) return [part.endsWith('morning') ? hour : hour + 12];
  return hour < 12 && hour > 0 ? [hour, hour + 12].filter((one) => one < 18) : [hour];
}

export interface Case {
  brief: StylingBrief;
  outfit: ComposedOutfit;
}

const WET = /rain|snow|storm|drizzle/i;
export const isWet = (h: WeatherHour) => h.precipitationMm >= 0.1 || WET.test(h.condition);
const about = (a: number, b: number, by = 0.51) => Math.abs(a - b) <= by;

/** Minutes that are meant. */
const LONG: Record<string, number> = {
  'half an hour': 30,
  'three quarters of an hour': 45,
  'an hour': 65,
  'an hour and a half': 90,
};

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

/** Told off: after leaving, at least 4 °F warmer than then. */
function isFelt(of: Case, words: string, tempF?: number): boolean {
  const [left] = of.outfit.receipt.hours;
  const hour = hourOf(of, words, tempF);
  return !!left && !!hour && hour.hour !== left.hour && hour.tempF >= left.tempF + 4;
}

/** The hour in which it goes back on is the first that has it again, two hours later at the soonest; none is none. */
function isBack(of: Case, noun: string, words: string, back: string | undefined): boolean {
  const { hours, layers } = of.outfit.receipt;
  const layer = layers?.find(({ name }) => name.endsWith(noun));
  const from = hours.findIndex((hour) => hour === hourOf(of, words));
  const offAt = hours[from]?.tempF ?? 0;
  const again = hours.findIndex(({ hour }, index) => index > from && !!layer?.wornHours.includes(hour));
  // It is colder by then, whether the receipt has it on or not.
  const isColder = back !== undefined && (hourOf(of, back)?.tempF ?? 99) <= offAt - 3;
  if (isColder) return true;
  if (again === -1) return !back;
  // Toward evening it need not be said.
  if (!back) return (hours[again]?.hour ?? 0) >= 16;
  return again - from >= 2 && hoursNamed(back).includes(hours[again]?.hour ?? -1);
}

const wears = ({ outfit }: Case, noun: string, slots?: string[]) =>
  outfit.look.garments.some(({ name, slot }) => name.endsWith(noun) && (!slots || slots.includes(slot)));

function isCarried({ outfit: { receipt } }: Case, noun: string): boolean {
  const layer = receipt.layers?.find(({ name }) => name.endsWith(noun));
  return layer !== undefined && !layer.wornHours.includes(receipt.hours[0]?.hour ?? -1);
}

type Reader = [RegExp, (found: string[], of: Case) => boolean];
const AT = '(-?\\d+)°F';
const WHEN = '([a-z]+(?: in the (?:morning|afternoon|evening)| at night)?)';
const NOUN = '([\\w-]+(?: [\\w-]+){0,5}?)';
const first = ({ outfit }: Case) => outfit.receipt.hours[0];
/** At an hour, or in words for that of leaving. */
const START = '(?:at ([a-z]+(?: in the evening| at night)?)|(?:to start|when you leave|this morning))';
const leaving = (t = '', when: string | undefined, of: Case, ...verdicts: string[]) => {
  const hour = first(of);
  return (
    !!hour &&
    hour.tempF === Number(t) &&
    (when === undefined || hoursNamed(when).includes(hour.hour)) &&
    verdicts.includes(hour.verdict)
  );
};
const goesOver = ({ outfit }: Case, noun: string) =>
  outfit.receipt.lines.some(({ name, over }) => over === true && name.endsWith(noun));

/** A color sentence: the scheme that it claims, and how many colors it names; each must be in a name that is worn. */
function colorReaders(): Reader[] {
  const claims: [string, ...string[]][] = [
    ['neutral', "All neutrals, X, so it's easy to wear", 'X keep it calm'],
    ['neutral', 'Nothing competes in X'],
    ['tonal', 'X belong to one family of color', 'Tone on tone in X'],
    ['tonal', 'Staying with X looks pulled together'],
    ['one-accent', 'One color, X, and the rest stays neutral', 'All neutrals but the X'],
    ['one-accent', 'The rest is neutral, so the X stands out', 'Neutrals all around, so the X shows'],
    ['neutral', 'Nothing louder than X'],
    ['analogous', 'From X to X is a short step, so they blend'],
    ['analogous', 'X are neighbors on the color wheel', 'X next to X: neighboring colors get along'],
    [
      'complementary',
      'X are opposites, so each makes the other brighter',
      'X against X: opposites that work',
    ],
    ['complementary', 'X and X face each other on the color wheel'],
    ['triad', 'Three colors, evenly spaced around the wheel', 'Three bright colors in balance'],
  ];
  return claims.flatMap(([scheme, ...shapes]) =>
    shapes.map((shape): Reader => [
      new RegExp(`^${shape.replaceAll('X', '([\\w, -]+?)')}\\.$`),
      ([, ...named], { outfit }) =>
        (outfit.colorScheme === scheme || (scheme === 'neutral' && outfit.colorScheme === 'tonal')) &&
        named
          .flatMap((words) => words.toLowerCase().split(/, | and /))
          .every((word) => outfit.look.garments.some(({ name }) => name.includes(word))),
    ]),
  );
}

const READERS: Reader[] = [
  [
    new RegExp(
      `^(?:(?:That's comfortable|Right|Warm enough|Light enough) for) (?:a typical )?${AT}(?: ${START})?\\.$`,
    ),
    ([, t, when], of) => leaving(t, when, of, 'comfortable'),
  ],
  [
    new RegExp(`^${AT} ${START} is fresh, but by ${WHEN} it warms up\\.$`),
    ([, t, when, soon = ''], of) =>
      leaving(t, when, of, 'cool', 'cold') && (hourOf(of, soon)?.tempF ?? -99) >= Number(t) + 8,
  ],
  [new RegExp(`^A (?:fresh|typical) ${AT} ${START}\\.$`), ([, t, when], of) => leaving(t, when, of, 'cool')],
  [/^Comfortable when you leave\.$/, (_, of) => first(of)?.verdict === 'comfortable'],
  [
    new RegExp(`^It stays between ${AT} and ${AT}: wear it as it is all (?:day|evening)\\.$`),
    ([, least, most], { outfit: { receipt } }) => {
      const temps = receipt.hours.map(({ tempF }) => tempF);
      return (
        Math.min(...temps) === Number(least) &&
        Math.max(...temps) === Number(most) &&
        (receipt.layers ?? []).length === 0 &&
        receipt.hours.every(({ verdict }) => verdict === 'comfortable')
      );
    },
  ],
  [
    new RegExp(
      `^(?:(?:From ${AT} to ${AT}: if|If) anything comes off(?: today)?, it's the ${NOUN}|From ${AT} to ${AT}, the ${NOUN} is the one thing to take off|Between ${AT} and ${AT}, take off the ${NOUN} if you get warm|If you get warm between ${AT} and ${AT}, take off the ${NOUN} first)\\.$`,
    ),
    ([, ...told], of) => {
      const [noun = ''] = told.filter((one) => one && !/^-?\d/.test(one));
      const [least, most] = told.filter((one) => one && /^-?\d/.test(one));
      return (
        isLeast(of, least) &&
        isMost(of, most) &&
        (of.outfit.receipt.layers ?? []).some(({ name }) => name.endsWith(noun))
      );
    },
  ],
  [
    new RegExp(
      `^(?:From ${AT} to ${AT}, nothing to add and nothing to take off|The same layers all day: it's ${AT} to ${AT}|Nothing needs to come off between ${AT} and ${AT})\\.$`,
    ),
    (said, { outfit: { receipt } }) => {
      const [least, most] = said.slice(1).filter((one) => one !== undefined);
      const temps = receipt.hours.map(({ tempF }) => tempF);
      return (
        (receipt.layers ?? []).length === 0 &&
        Math.min(...temps) === Number(least) &&
        Math.max(...temps) === Number(most) &&
        receipt.hours.every(({ verdict }) => verdict === 'comfortable' || verdict === 'cool')
      );
    },
  ],
  [
    new RegExp(`^(?:A typical )?${AT} ${START} is colder than clothes like these can keep out\\.$`),
    ([, t, when], of) => leaving(t, when, of, 'cold'),
  ],
  [
    new RegExp(`^On the warm side for (?:a typical )?${AT} ${START}(?:, so wear the ${NOUN} open)?\\.$`),
    ([, t, when, noun], of) =>
      leaving(t, when, of, 'warm', 'hot') && (!noun || wears(of, noun, ['coat', 'jacket'])),
  ],
  [
    new RegExp(`^(?:At your desk|Indoors) this is too warm: take off the ${NOUN} there\\.$`),
    ([, noun = ''], of) => {
      const { inside } = of.outfit.receipt;
      const isOverMore = of.outfit.look.garments.some(({ slot }) => slot === 'top' || slot === 'knitwear');
      return isOverMore && wears(of, noun, ['jacket', 'knitwear']) && inside?.verdict === 'warm';
    },
  ],
  [
    new RegExp(
      `^(?:Indoors, with the ${NOUN} off, you're comfortable|In a heated room you're just right without the ${NOUN}|Take the ${NOUN} off indoors: the rest is right for a heated room)\\.$`,
    ),
    ([, ...nouns], of) => {
      const { inside } = of.outfit.receipt;
      const noun = nouns.find(Boolean) ?? '';
      return goesOver(of, noun) && wears(of, noun, ['coat', 'jacket']) && inside?.verdict === 'comfortable';
    },
  ],
  ...[
    `^From ${WHEN}, when it's (?:usually )?${AT}, you won't need the ${NOUN}(?: until ${WHEN})?\\.$`,
    `^Carry the ${NOUN} from ${WHEN}, when it's (?:usually )?${AT}, to ${WHEN}\\.$`,
    `^At ${WHEN} it's (?:usually )?${AT}: no ${NOUN} needed until ${WHEN}\\.$`,
    `^The ${NOUN} can come off at ${WHEN}, when it's (?:usually )?${AT}(?:, and goes back on at ${WHEN})?\\.$`,
    `^You can take the ${NOUN} off at ${WHEN}, when it's (?:usually )?${AT}\\.$`,
    `^From ${WHEN} on()? you won't need the ${NOUN}\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = '', three = '', back], of) => {
      const [when, t, noun] = /^.(From|At)/.test(shape) ? [one, two, three] : [two, three, one];
      const temp = t ? Number(t) : undefined;
      return isFelt(of, when, temp) && off(of, noun, when) && isBack(of, noun, when, back);
    },
  ]),
  [
    new RegExp(`^From ${WHEN} until ${WHEN} you won't need the ${NOUN}\\.$`),
    ([, when = '', back, noun = ''], of) =>
      isFelt(of, when) && off(of, noun, when) && isBack(of, noun, when, back),
  ],
  [
    new RegExp(
      `^(?:Later the ([\\w -]+?) can come off too|The ([\\w -]+?) can follow from ${WHEN}): it (?:usually )?gets up to ${AT}\\.$`,
    ),
    ([, later, soon, when, t], of) => {
      const noun = later ?? soon ?? '';
      const layer = of.outfit.receipt.layers?.find(({ name }) => name.endsWith(noun));
      const warmest = of.outfit.receipt.hours.find(({ tempF }) => tempF === Number(t));
      return (
        !!layer &&
        !!warmest &&
        of.outfit.receipt.hours.some(
          ({ hour, tempF }) => tempF === warmest.tempF && !layer.wornHours.includes(hour),
        ) &&
        (!when || (isFelt(of, when) && off(of, noun, when)))
      );
    },
  ],
  [
    new RegExp(
      `^(?:From ${WHEN} you won't need the ([\\w -]+?) either|By ${WHEN} the ([\\w -]+?) is too much as well)\\.$`,
    ),
    ([, from, one, by, other], of) =>
      isFelt(of, from ?? by ?? '') && off(of, one ?? other ?? '', from ?? by ?? ''),
  ],
  [
    new RegExp(
      `^By ${WHEN} it's (?:usually )?${AT}: you can take the ${NOUN} off(?:; you'll want it back at ${WHEN})?\\.$`,
    ),
    ([, when = '', t, noun = '', back], of) =>
      isFelt(of, when, Number(t)) && off(of, noun, when) && isBack(of, noun, when, back),
  ],
  [
    new RegExp(`^Take the ([\\w, -]+) along: by ${WHEN} it's (?:usually )?down to ${AT}\\.$`),
    ([, nouns = '', when = '', t], of) =>
      !!hourOf(of, when, Number(t)) &&
      !!of.outfit.receipt.layers?.some(({ wornHours }) => !wornHours.includes(first(of)?.hour ?? 0)) &&
      nouns.split(/, | and /).every((noun) => wears(of, noun)),
  ],
  ...[
    `^By ${WHEN}(?: it's (?:usually )?${AT}, so)? the ([\\w, -]+) can come off\\.$`,
    `^The ([\\w, -]+) can come off by ${WHEN}, when it's (?:usually )?${AT}\\.$`,
    `^At ${WHEN}, when it's (?:usually )?${AT}, the ([\\w, -]+) can come off\\.$`,
    `^Around ${WHEN}()? the ([\\w, -]+) can come off\\.$`,
    `^The ([\\w, -]+) can come off around ${WHEN}()?\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two, three = ''], of) => {
      const [when, t, things] = /^.The/.test(shape)
        ? [two ?? '', three || undefined, one]
        : [one, two || undefined, three];
      return (
        Number(t ?? hourOf(of, when)?.tempF) >= 43 &&
        isFelt(of, when, t === undefined ? undefined : Number(t)) &&
        things
          .toLowerCase()
          .split(/, | and /)
          .every((noun) => off(of, noun, when))
      );
    },
  ]),
  [
    new RegExp(
      `^(?:At ${AT} (?:in that wind )?you|You|In that wind you)'re good for about (\\d+ minutes|half an hour|three quarters of an hour|an hour|an hour and a half|two hours) outside at a time; then warm up inside\\.(?: Pull the ([\\w ]+) up over your nose\\.)?$`,
    ),
    ([, t, long = '', noun], of) =>
      (!noun || (Math.min(...temps(of)) < -7 && !!piece(of, noun, ['scarf']))) &&
      (long === 'two hours'
        ? (of.outfit.receipt.minutesOutdoors ?? Infinity) >= 105
        : about(
            of.outfit.receipt.minutesOutdoors ?? Infinity,
            LONG[long] ?? Number.parseInt(long),
            LONG[long] ? 11 : 0,
          )) &&
      isLeast(of, t),
  ],
  [
    new RegExp(
      `^(?:For ${AT} at ${WHEN} this is (a little light|not warm enough): add (.+), or keep the way there and back short|(A little light|Not warm enough) for the way there and back: add (.+), or keep it short)\\.$`,
    ),
    ([, t, when = '', howMuch, one, howMuchAlone = '', other], of) => {
      const { shortfall } = of.outfit.receipt;
      const add = one ?? other ?? '';
      const isFarTooLittle = /not warm/i.test(howMuch ?? howMuchAlone);
      const isMissing = /^your /.test(add)
        ? of.outfit.look.garments.every(({ name, slot }) => slot !== 'scarf' && !add.endsWith(name))
        : /thermal/.test(add)
          ? of.outfit.look.garments.every(({ slot }) => slot !== 'base')
          : !/sweater/.test(add) || of.outfit.look.garments.every(({ slot }) => slot !== 'knitwear');
      return (
        shortfall?.side === 'cold' &&
        shortfall.clo >= (isFarTooLittle ? 0.45 : 0.2) &&
        (isFarTooLittle || shortfall.clo <= 0.45) &&
        isMissing &&
        (t === undefined || hourOf(of, when, Number(t))?.hour === shortfall.hour)
      );
    },
  ],
  [
    new RegExp(
      `^It falls to ${AT} by ${WHEN}: (?:(have|keep) the ${NOUN} on(?: by then)?|take a layer along|a layer in the bag is a good idea)\\.$`,
    ),
    ([, t, when = '', how, noun], of) => {
      const hour = hourOf(of, when, Number(t));
      const layer = of.outfit.receipt.layers?.find(({ name }) => name.endsWith(noun ?? '?'));
      return (
        !!hour &&
        of.outfit.receipt.hours.some(({ tempF }) => tempF >= hour.tempF + 15) &&
        (!how || wears(of, noun ?? '')) &&
        (how !== 'have' || layer?.wornHours.includes(hour.hour) === true)
      );
    },
  ],
  [
    new RegExp(`^Take water along(?:: it's ${AT} out)?\\.$`),
    ([, t], { brief }) => {
      const mostF = Math.max(...brief.hours.map(({ tempF }) => tempF));
      return mostF >= 82 && (t === undefined || about(mostF, Number(t)));
    },
  ],
  [
    new RegExp(`^The ${NOUN} is for the way: pack a training tee\\.$`),
    ([, noun = ''], of) =>
      of.brief.setting === 'gym' &&
      wears(of, noun, ['knitwear']) &&
      of.outfit.look.garments.every(({ slot }) => slot !== 'top'),
  ],
  [
    new RegExp(`^The ${NOUN} is for the way, at ${AT}(?: to ${AT})?: take it off to train\\.$`),
    ([, noun = ''], of) => of.brief.setting === 'gym' && wears(of, noun, ['coat', 'jacket', 'knitwear']),
  ],
  [
    new RegExp(`^It's ${AT}(?: to ${AT})? on the way there and back\\.$`),
    ([, t], of) =>
      of.brief.setting === 'gym' && of.outfit.receipt.hours.some(({ tempF }) => tempF === Number(t)),
  ],
  [
    new RegExp(`^At ${AT} throw a light layer over it until you move\\.$`),
    ([, t], of) =>
      of.brief.setting === 'gym' &&
      first(of)?.tempF === Number(t) &&
      of.outfit.look.garments.every(({ slot }) => !['coat', 'jacket', 'knitwear'].includes(slot)),
  ],
  [
    new RegExp(
      `^At ${WHEN}(?:, (?:usually )?${AT},)? it's a little light: (take one more layer along, or keep that walk short)\\.$`,
    ),
    ([, when = '', t, then], of) => {
      const hour = hourOf(of, when, t === undefined ? undefined : Number(t));
      const short = hour ? hour.need.min - hour.worn : 0;
      const isShort = then?.endsWith('keep that walk short') === true;
      const isIcy = of.brief.hours.some(({ tempF }) => tempF <= 33);
      return short > 0 && (isShort === (short >= 0.195 || isIcy) || about(short, 0.2, 0.011));
    },
  ],
  [
    new RegExp(`^At ${WHEN}(?:, (?:usually )?${AT},)? put the ([\\w, -]+) back on\\.$`),
    ([, when = '', t, things = ''], of) => {
      const hour = hourOf(of, when, t === undefined ? undefined : Number(t));
      return (
        !!hour &&
        things.split(/, | and /).every((noun) => {
          const layer = of.outfit.receipt.layers?.find(({ name }) => name.endsWith(noun));
          return !!layer && layer.wornHours.includes(hour.hour);
        })
      );
    },
  ],
  ...[
    `^It (?:feels|can feel) like ${AT} at ${WHEN}, (hot|very hot|dangerously hot): stay in the shade and drink water\\.$`,
    `^It (?:feels|can feel) like ${AT} at ${WHEN}: (hot|very hot|dangerously hot), so drink water and keep to the shade\\.$`,
    `^Around ${WHEN} it (?:feels|can feel) like ${AT}: (hot|very hot|dangerously hot), so slow down and drink water\\.$`,
    `^At ${WHEN} it (?:feels|can feel) like ${AT}, (hot|very hot|dangerously hot): keep water with you\\.$`,
    `^Drink water: it (?:feels|can feel) like ${AT} at ${WHEN}, (hot|very hot|dangerously hot)\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = '', band], of) => {
      const [t, when] = /^-?\d/.test(one) ? [one, two] : [two, one];
      const hour = of.brief.hours.find((each) => hoursNamed(when).includes(each.hour));
      const felt = Number(t);
      const said = felt < 99.9 ? 'hot' : felt < 114.5 ? 'very hot' : 'dangerously hot';
      return !!hour && felt > 88 && (said === band || about(felt, 100, 1) || about(felt, 115, 1));
    },
  ]),
  [
    new RegExp(
      `^(Rain|Snow|Rain and snow) (?:(?:(on and off )?from ${WHEN} ?)?(?:until ${WHEN})?|is common here now)(?:(?:: the|, and the|: that's what the|: keep the) ${NOUN} (?:keeps it off|keeps you dry|is for|with you)|(?:: take|, so take) the (umbrella))?\\.$`,
    ),
    ([sentence, what, broken, when, until, shell, umbrella], of) => {
      const wetHours = of.brief.hours.filter(isWet).map(({ hour }) => hour);
      const [wet] = of.brief.hours.filter(isWet);
      const last = Math.max(...wetHours);
      return (
        !!wet &&
        (what === 'Rain and snow'
          ? of.brief.hours.some((hour) => isWet(hour) && hour.snow) &&
            of.brief.hours.some((hour) => isWet(hour) && !hour.snow)
          : wet.snow === (what === 'Snow')) &&
        (!when || hoursNamed(when).includes(wet.hour)) &&
        (!until || hoursNamed(until).includes(last + 1)) &&
        (!until || !!when || wet === of.brief.hours[0]) &&
        (broken !== undefined || !when || wetHours.length === last - wet.hour + 1) &&
        (!shell || wears(of, shell, shell === 'umbrella' ? ['umbrella'] : ['coat', 'jacket'])) &&
        // What is worn on leaving is with her.
        (!/with you\.$/.test(sentence ?? '') || isCarried(of, shell ?? '')) &&
        (!umbrella || wears(of, umbrella, ['umbrella']))
      );
    },
  ],
  [
    new RegExp(
      `^(?:Around ${WHEN} it (?:gets|can get) dangerously hot: stay inside then, and drink water all day|It (?:gets|can get) dangerously hot around ${WHEN}: stay out of the sun then, inside if you can)\\.$`,
    ),
    ([, one, two], of) =>
      of.brief.hours.some(
        (hour) =>
          hoursNamed(one ?? two ?? '').includes(hour.hour) && heatBand(outdoorAir(hour)) === 'extreme',
      ),
  ],
  [
    /^(?:Offices are cooled: take an? (.+) (?:in your bag|over your arm|with you) for the desk|(?:An?|Take an?) (.+?)(?: in your bag| over your arm)?, for the air conditioning|Keep an? (.+) at hand for a cool office|It can be cool on board: take an? (.+) (?:in your bag|over your arm|with you)|Keep an? (.+) within reach: rides are cool)\.$/,
    ([, ...told], { outfit: { receipt }, brief }) => {
      const [name] = told.filter(Boolean);
      const isRide = told.slice(3).some(Boolean);
      return (
        receipt.carried?.name === name &&
        (isRide ? brief.ride === true : brief.context === 'work') &&
        (receipt.inside?.icl ?? 0) > 0.6
      );
    },
  ],
  [
    new RegExp(
      `^(?:It warms up to ${AT} by ${WHEN}: (?:carry the ${NOUN} then|open the ${NOUN} by then)|It's ${AT} by ${WHEN}, warm enough to (?:carry|open) the ${NOUN}|(?:Wear the ${NOUN} open|(?:Expect to carry|Carry) the ${NOUN}) around ${WHEN}|(?:Carry|Open) the ${NOUN} by ${WHEN}, when it's ${AT}|By ${WHEN} you'll want the ${NOUN} open)\\.$`,
    ),
    ([sentence, ...told], of) => {
      const found = told.filter((one) => one !== undefined);
      const t = found.find((one) => /^-?\d/.test(one));
      const noun = found.find((one) => !/^-?\d/.test(one) && hoursNamed(one).length === 0) ?? '';
      const when = found.find((one) => hoursNamed(one).length > 0) ?? '';
      const hour = hourOf(of, when, t === undefined ? undefined : Number(t));
      const temps = of.outfit.receipt.hours.map(({ tempF }) => tempF);
      const isOff = /carry/i.test(sentence ?? '');
      // A coat or jacket over a sweater or a jacket is felt a little sooner.
      const { garments } = of.outfit.look;
      const isCoat = wears(of, noun, ['coat']);
      const isOver =
        (isCoat || wears(of, noun, ['jacket'])) &&
        garments.some(({ slot }) => slot === 'knitwear' || (isCoat && slot === 'jacket'));
      return (
        hour?.tempF === Math.max(...temps) &&
        hour.tempF >= (temps[0] ?? 0) + (isOver ? 5 : 10) &&
        wears(of, noun, ['coat', 'jacket', 'knitwear']) &&
        (!isOff || off(of, noun, when))
      );
    },
  ],
  ...[
    `^It (?:gets|can get) (hot|very hot|dangerously hot) in the sun around ${WHEN}: stay in the shade and drink water\\.$`,
    `^Around ${WHEN} the sun (?:makes|can make) it (hot|very hot|dangerously hot): keep to the shade and drink water\\.$`,
    `^(Hot|Very hot|Dangerously hot) in the sun around ${WHEN}, so take the shady side and some water\\.$`,
    `^By ${WHEN} it's (hot|very hot|dangerously hot) in the sun: a shady spot and a bottle of water help\\.$`,
    `^(?:Keep to the shade|Take it slow|Carry water and look for shade) around ${WHEN}: it gets (hot|very hot|dangerously hot) in the sun\\.$`,
    `^Plan on shade around ${WHEN}, when it gets (hot|very hot|dangerously hot) in the sun\\.$`,
    `^It (?:gets|can get) (hot|very hot) around ${WHEN}: take it slow and drink water\\.$`,
    `^Around ${WHEN} it (?:gets|can get) (hot|very hot): slow down, and keep some water with you\\.$`,
    `^Carry water: it (?:gets|can get) (hot|very hot) around ${WHEN}\\.$`,
    `^Plan something slow for ${WHEN}, when it (?:gets|can get) (hot|very hot)\\.$`,
    `^It (?:gets|can get) (hot|very hot) by ${WHEN}: a fan and a glass of water help\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = ''], of) => {
      const [band, when] = /hot$/i.test(one) ? [one, two] : [two, one];
      const hour = of.brief.hours.find((each) => hoursNamed(when).includes(each.hour));
      const bands: Record<string, string> = {
        hot: 'strong',
        'very hot': 'very strong',
        'dangerously hot': 'extreme',
      };
      // The sun must stand high, with a gap between the clouds.
      const isSunTold = /sun|shade/.test(shape);
      const isSunny = !!hour && hour.uv >= 2 && hour.cloud <= 0.8 && hour.precipitationMm < 0.1;
      return !!hour && heatBand(outdoorAir(hour)) === bands[band.toLowerCase()] && (!isSunTold || isSunny);
    },
  ]),
  [
    new RegExp(
      `^(?:Sidewalks may be icy at ${AT}|Watch your step: there may be ice|There may be ice on the way, so take it slow|Short steps today: the sidewalks may be icy|At ${AT} the sidewalks may be slick|Look out for ice on steps and curbs|Mind the shady side of the street: it may be icy|Ice is likely on bridges and stairs, so give yourself time|Leave five minutes early: there may be ice|Expect some ice at ${AT}|Take the railing today: steps may be icy|Watch for black ice)\\.$`,
    ),
    ([, ...told], of) => {
      const t = told.find(Boolean);
      const coldest = Math.min(...of.brief.hours.map(({ tempF }) => tempF));
      return (
        coldest <= 33 &&
        (t === undefined || (Number(t) <= 33 && about(coldest, Number(t)))) &&
        !of.outfit.look.garments.some(({ name }) => /heel|platform|cowboy|pumps/.test(name))
      );
    },
  ],
  [
    new RegExp(
      `^Wind (?:up to|can reach) (\\d+) mph at ${WHEN}(?:: close the ${NOUN}|, so keep the ${NOUN} closed|: the ${NOUN} stays closed|, and nothing here minds it)?\\.$`,
    ),
    ([, mph, when = '', ...nouns], of) =>
      nouns.every((noun) => !noun || wears(of, noun, ['coat', 'jacket'])) &&
      of.brief.hours.some(
        (one) => hoursNamed(when).includes(one.hour) && about(one.windMs * 2.237, Number(mph)),
      ) &&
      !of.outfit.look.garments.some(({ name }) => /straw|panama/i.test(name)),
  ],
  ...[
    `^UV (?:reaches|can reach) (\\d+) at ${WHEN}(?:; the (.+) keeps it off your face|: wear the (.+))?\\.$`,
    `^UV (?:reaches|can reach) (\\d+) at ${WHEN}(?:: put on|, so don't forget) sunscreen\\.$`,
    `^(?:Add|Start with|Don't skip the) sunscreen: UV (?:reaches|can reach) (\\d+) at ${WHEN}\\.$`,
    `^(?:Take sunscreen along|Sunscreen every two hours outside): UV (?:reaches|can reach) (\\d+) at ${WHEN}\\.$`,
    `^Sunscreen (?:goes on first|on face, neck and hands): UV (?:reaches|can reach) (\\d+) at ${WHEN}\\.$`,
    `^UV (?:reaches|can reach) (\\d+) at ${WHEN}: sunscreen, and shade when you can\\.$`,
    `^Sunscreen for the dry hours: UV (?:reaches|can reach) (\\d+)\\.$`,
    `^Sunscreen today: UV (?:reaches|can reach) (\\d+) at ${WHEN}\\.$`,
    `^Sunscreen before you go: UV (?:reaches|can reach) (\\d+) at ${WHEN}\\.$`,
    `^The sun is strongest at ${WHEN}, UV (\\d+): wear sunscreen\\.$`,
    `^Against UV (\\d+) at ${WHEN}, the (.+)\\.$`,
    `^The sun is strongest at ${WHEN}, UV (\\d+), and the (.+) shades your face\\.$`,
    `^At ${WHEN} UV (?:reaches|can reach) (\\d+), so the (.+) goes on\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = '', ...hats], of) => {
      const [uv, when] = /^\d/.test(one) ? [one, two] : [two, one];
      const hat = hats.find(Boolean) ?? '';
      return (
        of.brief.hours.some(
          (hour) =>
            (when === '' ? !isWet(hour) : hoursNamed(when).includes(hour.hour)) && about(hour.uv, Number(uv)),
        ) &&
        (hat === '' || wears(of, hat, ['hat']))
      );
    },
  ]),
  [
    /^Sunscreen between the showers: UV (?:reaches|can reach) (\d+)\.$/,
    ([, uv], { brief: { hours } }) => hours.some(isWet) && hours.some((hour) => about(hour.uv, Number(uv))),
  ],
  [
    /^A brim for the face helps as well\.$/,
    (_, of) =>
      of.brief.hours.some(({ uv }) => uv >= 8) &&
      !of.outfit.look.garments.some(({ name }) => /straw|panama|brimmed/i.test(name)),
  ],
  [
    new RegExp(`^Take an? (.+) along: by ${WHEN} it's cooler\\.$`),
    ([, , when = ''], { brief: { hours } }) =>
      hours.some(
        ({ hour, tempF }) => hoursNamed(when).includes(hour) && tempF + 11 <= (hours[0]?.tempF ?? 0),
      ),
  ],
  [
    /^Wind (?:up to|can reach) (\d+) mph at .+: stay inside if you can\.$/,
    ([, mph], { brief: { hours } }) =>
      Number(mph) >= 54 && hours.some(({ windMs }) => about(windMs * 2.237, Number(mph))),
  ],
  [
    /^(?:Torrential rain|A snowstorm) from .+: stay inside if you can\.$/,
    (_, { brief: { hours } }) => hours.some(({ precipitationMm }) => precipitationMm >= 30),
  ],
  [/^The forecast left out /, (_, { brief: { hours } }) => hours.some(({ filled }) => filled)],
  [
    /^(.+) in (.+): an estimate, not a live forecast\.$/,
    ([, , place], of) => of.brief.source === 'seasonal' && of.brief.placeName === place,
  ],
  [
    /^Dressed as if it were ([\d.]+)°F (colder|warmer), (.+)\.$/,
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
        about(sum * 1.8, Number(by) * (colder ? 1 : -1), Number(by) === 1 ? 1 : 0.51)
      );
    },
  ],
  ...colorReaders(),
  [/^No style is chosen yet, so today we picked [\w ]+\.$/, (_, of) => of.brief.styles.length === 0],
];

// Her tastes and limits, told from names and drawings.
const favorite = (affinities: Partial<Record<string, number>> | undefined, id: string) =>
  (affinities?.[id] ?? 0) >= 0.4;
const idOf = (id: string) => id.split(':')[0] ?? id;
const colorIn = (id: string) => (id.split(':')[1] ?? '').split('+')[0] ?? '';
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
    ({ outfit }) => !outfit.look.garments.some(({ name }) => /heel|platform|cowboy|pumps/.test(name)),
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

/** The piece that is called so, and its share of the warmth. */
const piece = ({ outfit }: Case, noun: string, slots?: string[]) =>
  outfit.look.garments.find(({ name, slot }) => name.endsWith(noun) && (!slots || slots.includes(slot)));
const temps = ({ outfit }: Case) => outfit.receipt.hours.map(({ tempF }) => tempF);
const isLeast = (of: Case, t?: string) => t === undefined || Math.min(...temps(of)) === Number(t);
const isMost = (of: Case, t?: string) => t === undefined || Math.max(...temps(of)) === Number(t);
const isWarmest = (of: Case, noun: string) => {
  const it = piece(of, noun);
  return !!it && it.clo >= 0.3 && of.outfit.look.garments.every((one) => one === it || one.clo < it.clo);
};
const sleeves = ({ outfit }: Case) =>
  outfit.look.garments.flatMap(({ drawing }) => ('neck' in drawing ? [drawing.sleeve] : []));
const isUnlayered = ({ outfit }: Case) =>
  !outfit.look.garments.some(({ slot }) => ['knitwear', 'jacket', 'coat'].includes(slot));
const PIECE = '([\\w -]+?)';

READERS.push(
  [
    new RegExp(`^It's (?:usually )?${AT} to ${AT} while you're out\\.$`),
    ([, least, most], of) => isLeast(of, least) && isMost(of, most),
  ],
  [
    /^(Easy weather|Dry while you're out): nothing else to plan for\.$/,
    ([, what], of) =>
      !of.brief.hours.some((hour) => isWet(hour) || hour.windMs > 8) &&
      (what !== 'Easy weather' ||
        of.outfit.receipt.hours.every(({ tempF }) => Math.round(tempF) >= 50 && Math.round(tempF) <= 84)),
  ],
  [
    new RegExp(`^Wind up to (\\d+) mph at ${WHEN}, and nothing here minds it\\.$`),
    ([, mph, when = ''], { brief }) =>
      brief.hours.some(
        (hour) =>
          hour.windMs > 8 &&
          hoursNamed(when).includes(hour.hour) &&
          Math.round(hour.windMs * 2.237) === Number(mph),
      ),
  ],
  [
    new RegExp(`^It's the ${PIECE} that keeps? you warm at ${AT}\\.$`),
    ([, noun = '', t], of) => isWarmest(of, noun) && isLeast(of, t),
  ],
  [
    new RegExp(`^Between ${AT} and ${AT} the ${PIECE} stays? on\\.$`),
    ([, least, most, noun = ''], of) =>
      isLeast(of, least) &&
      isMost(of, most) &&
      !!piece(of, noun) &&
      (of.outfit.receipt.layers ?? []).length === 0,
  ],
  [
    new RegExp(`^It never gets past ${AT}, so the ${PIECE} stays? on all day\\.$`),
    ([, most, noun = ''], of) =>
      isMost(of, most) && !!piece(of, noun) && (of.outfit.receipt.layers ?? []).length === 0,
  ],
  [
    new RegExp(`^It never gets past ${AT}, so you'll want the ${PIECE} whenever you're out\\.$`),
    ([, most, noun = ''], of) =>
      isMost(of, most) && goesOver(of, noun) && (of.outfit.receipt.layers ?? []).length === 0,
  ],
  [
    new RegExp(`^At ${AT} you'll want the ([\\w, -]+)\\.$`),
    ([, t, nouns = ''], of) =>
      isLeast(of, t) &&
      Number(t) < 46 &&
      nouns.split(/, | and /).every((noun) => !!piece(of, noun, ['gloves', 'hat', 'scarf'])),
  ],
  [
    new RegExp(`^It stays below ${AT}, so keep the ([\\w, -]+) on\\.$`),
    ([, t, nouns = ''], of) =>
      Math.max(...temps(of)) < Number(t) &&
      nouns.split(/, | and /).every((noun) => !!piece(of, noun, ['gloves', 'hat', 'scarf'])),
  ],
  [
    new RegExp(`^Warm ${PIECE} make the difference at ${AT}\\.$`),
    ([, noun = '', t], of) => {
      const legs = piece(of, noun, ['bottom']);
      return isLeast(of, t) && !!legs && legs.clo >= 0.26;
    },
  ],
  [
    new RegExp(`^The boots are lined, so your feet stay warm at ${AT}\\.$`),
    ([, t], of) =>
      isLeast(of, t) &&
      of.outfit.look.garments.some(({ slot, name }) => slot === 'shoes' && /lined/.test(name)),
  ],
  [
    new RegExp(`^Wool tights keep your legs warm at ${AT}\\.$`),
    ([, t], of) => isLeast(of, t) && of.outfit.look.garments.some(({ name }) => /wool tights/.test(name)),
  ],
  ...[
    `^Inside, the ${PIECE} is enough without the ${PIECE}\\.$`,
    `^Hang up the ${PIECE} inside: the ${PIECE} is warm enough there\\.$`,
    `^Take off the ${PIECE} inside: the ${PIECE} is enough there\\.$`,
    `^Once the ${PIECE} is off inside, the ${PIECE} is enough\\.$`,
    `^The ${PIECE} is enough inside, so hang up the ${PIECE}\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = ''], of) => {
      const [knit, coat] = /^.(?:Hang|Take|Once)/.test(shape) ? [two, one] : [one, two];
      return (
        goesOver(of, coat) &&
        // A blazer or suit jacket stays on under a coat.
        !!piece(of, knit, ['knitwear', 'dress', 'jacket']) &&
        of.outfit.receipt.inside?.verdict === 'comfortable'
      );
    },
  ]),
  ...[
    `^It's back to ${AT} by ${WHEN}, so keep the ${PIECE} with you\\.$`,
    `^You'll want the ${PIECE} again by ${WHEN}, at ${AT}\\.$`,
  ].map((shape): Reader => [
    new RegExp(shape),
    ([, one = '', two = '', three = ''], of) => {
      const [t, when, noun] = /^-?\d/.test(one) ? [one, two, three] : [three, two, one];
      const last = of.outfit.receipt.hours.at(-1);
      const layer = of.outfit.receipt.layers?.find(({ name }) => name.endsWith(noun));
      return (
        !!last &&
        last.tempF === Number(t) &&
        hoursNamed(when).includes(last.hour) &&
        !!layer?.wornHours.includes(last.hour) &&
        Math.max(...temps(of)) >= last.tempF + 6
      );
    },
  ]),
  [
    new RegExp(`^(No|Short) sleeves(?: and nothing to carry: it gets up to| for) ${AT}\\.$`),
    ([, which, t], of) =>
      isMost(of, t) &&
      isUnlayered(of) &&
      sleeves(of).every((sleeve) => (which === 'No' ? sleeve < 0.2 : sleeve <= 0.6)),
  ],
  [
    new RegExp(`^With ${AT} ahead, nothing goes over the ${PIECE}\\.$`),
    ([, t, noun = ''], of) => isMost(of, t) && isUnlayered(of) && !!piece(of, noun, ['top', 'dress']),
  ],
  [
    new RegExp(`^Wide legs let the air in at ${AT}\\.$`),
    ([, t], of) =>
      isMost(of, t) &&
      of.outfit.look.garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.leg === 'wide'),
  ],
  [
    new RegExp(`^Open shoes for ${AT}\\.$`),
    ([, t], of) =>
      isMost(of, t) &&
      of.outfit.look.garments.some(({ slot, name }) => slot === 'shoes' && /sandals|mules/.test(name)),
  ],
  [
    /^You've favorited ([\w ]+) looks before, and this is one\.$/,
    ([, style = ''], { brief, outfit }) =>
      favorite(brief.affinities?.style, outfit.style) &&
      outfit.style === style.toLowerCase().replace(' ', '-'),
  ],
  [
    /^You've favorited looks with (\w+)[ -]([\w ]+) before; here's another\.$/,
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
    /^You've favorited looks with shorts before; here's another\.$/,
    (_, { brief, outfit }) =>
      favorite(brief.affinities?.silhouette, 'shorts') &&
      outfit.look.garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.length < 0),
  ],
  [
    /^You've favorited looks with ([\w -]+) before; today it's in the ([\w-]+(?: [\w-]+)?)\.$/,
    ([, color = '', noun = ''], { brief, outfit }) =>
      outfit.look.garments.some(
        ({ id, name }) =>
          name.includes(color) && name.endsWith(noun) && favorite(brief.affinities?.color, colorIn(id)),
      ),
  ],
  [
    /^The (.+): you've favorited looks with (?:it|them) before\.$/,
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
export function unsupportedClaims(of: Case): string[] {
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
