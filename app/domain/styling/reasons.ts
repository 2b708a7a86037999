// "Why this works": every sentence is made from a stored fact of the receipt or the weather.
import { heatBand, apparentTemperature } from '../comfort/heat.ts';
import { airOf, fahrenheit, isWet } from '../comfort/outdoors.ts';
import type { ReceiptHour } from '../comfort/receipt.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Reason } from './brief.ts';
import { modesty, taste } from './hers.ts';
import { falling, shedding } from './hours-in-words.ts';
import { nounOf } from '../wardrobe/glossary.ts';
import {
  accentOf,
  capital,
  degrees,
  duration,
  hourWord,
  inSlot,
  isSeasonal,
  peak,
  withArticle,
  type OutfitFacts,
} from './facts.ts';

const MPH = 2.237;

/** Below this Icl a look is about as light as clothes go. */
const LIGHTEST = 0.5;

function leaving(facts: OutfitFacts, first: ReceiptHour): string {
  const typical = isSeasonal(facts) ? 'a typical ' : '';
  const at = `${typical}${degrees(first.tempF)} at ${hourWord(first.hour)}`;
  const open = inSlot(facts, 'coat') ?? inSlot(facts, 'jacket');
  switch (first.verdict) {
    case 'comfortable':
      return first.need.neutral < 0.7 ? `Light enough for ${at}.` : `Warm enough for ${at}.`;
    case 'cool':
      return `A little light for ${at}: walk briskly.`;
    case 'cold':
      return `${capital(at)} asks for more than these clothes can hold.`;
    case 'warm':
      return open && !facts.receipt.shed
        ? `A little warm for ${at}: wear the ${nounOf(open.name)} open.`
        : `A little warm for ${at}.`;
    case 'hot':
      return first.worn <= LIGHTEST
        ? `${capital(at)} is too warm for comfort in any clothes; this is about as light as they go.`
        : `${capital(at)} is warmer than this is made for.`;
  }
}

function honestCold({ receipt }: OutfitFacts): Reason[] {
  const { minutesOutdoors, hours } = receipt;
  if (minutesOutdoors === undefined) return [];
  const coldest = Math.min(...hours.map(({ tempF }) => tempF));
  const text = `At ${degrees(coldest)} this holds for about ${duration(minutesOutdoors)} outdoors; then warm up inside.`;
  return [{ fact: 'minutes-outdoors', text }];
}

function heat(facts: OutfitFacts): Reason[] {
  const hottest = peak(facts.brief.hours, (hour) => apparentTemperature(airOf(hour)));
  if (!hottest) return [];
  const band = heatBand(airOf(hottest));
  if (band === 'none' || band === 'moderate') return [];
  const felt = degrees(fahrenheit(apparentTemperature(airOf(hottest))));
  const could = isSeasonal(facts) ? 'can feel' : 'feels';
  const text = `It ${could} like ${felt} at ${hourWord(hottest.hour)} (${band} heat stress): keep to the shade and drink.`;
  return [{ fact: 'heat', text }];
}

function rainAndSnow(facts: OutfitFacts): Reason[] {
  const { look, brief, conditions } = facts;
  const from = brief.hours.find(isWet);
  if (!from) return [];
  const what = conditions.snow ? 'Snow' : 'Rain';
  const may = isSeasonal(facts) ? `${what} is usual here now` : `${what} from ${hourWord(from.hour)}`;
  const shell = look.garments.find(
    ({ id, slot }) => (slot === 'coat' || slot === 'jacket') && garmentById(id)?.weather.rain === 'protects',
  );
  const umbrella = inSlot(facts, 'umbrella');
  const keeper = shell
    ? `the ${nounOf(shell.name)} keeps it off`
    : umbrella
      ? `take ${withArticle(umbrella)}`
      : null;
  return [{ fact: conditions.snow ? 'snow' : 'rain', text: keeper ? `${may}: ${keeper}.` : `${may}.` }];
}

function ground(facts: OutfitFacts): Reason[] {
  const { brief, conditions } = facts;
  const reasons: Reason[] = [];
  const shoes = inSlot(facts, 'shoes');
  if (conditions.ice && shoes) {
    const coldest = Math.min(...brief.hours.map(({ tempF }) => tempF));
    reasons.push({
      fact: 'ice',
      text: `Flat soles, because at ${degrees(coldest)} the pavement may be icy.`,
    });
  }
  const gust = peak(brief.hours, ({ windMs }) => windMs);
  if (conditions.windy && gust) {
    const wind = isSeasonal(facts) ? 'Wind can reach' : 'Wind of';
    const text = `${wind} ${Math.round(gust.windMs * MPH)} mph at ${hourWord(gust.hour)}, so nothing here can fly away.`;
    reasons.push({ fact: 'wind', text });
  }
  return reasons;
}

function sun(facts: OutfitFacts): Reason[] {
  const strongest = peak(facts.brief.hours, ({ uv }) => uv);
  const hat = inSlot(facts, 'hat');
  if (!facts.conditions.strongSun || !strongest || !hat) return [];
  const reaches = isSeasonal(facts) ? 'can reach' : 'reaches';
  const text = `UV ${reaches} ${Math.round(strongest.uv)} at ${hourWord(strongest.hour)}; the ${hat.name} keeps it off your face.`;
  return [{ fact: 'sun', text }];
}

const SCHEME_TEXT = {
  neutral: 'Quiet colours throughout, so everything goes with everything.',
  tonal: 'One family of colour from light to dark, which draws one long line.',
  'one-accent': 'One colour among neutrals, so the eye knows where to go.',
  analogous: 'Neighbouring colours that shade into each other.',
  complementary: 'Two opposite colours that make each other brighter.',
  triad: 'Three colours spaced evenly around the wheel, on purpose.',
  free: null,
} as const;

function colour(facts: OutfitFacts): Reason[] {
  const accent = facts.colourScheme === 'one-accent' ? accentOf(facts) : null;
  const text = accent
    ? `One colour, ${accent}, among neutrals, so the eye knows where to go.`
    : SCHEME_TEXT[facts.colourScheme];
  return text ? [{ fact: 'colour', text }] : [];
}

function thermostat({ receipt, brief }: OutfitFacts): Reason[] {
  const { offsetC } = receipt;
  if (!offsetC) return [];
  const by = `${Math.abs(offsetC * 1.8)
    .toFixed(1)
    .replace('.0', '')}°`;
  const colder = offsetC > 0;
  const because = brief.trialC
    ? 'to learn from your next tap'
    : `because you ${colder ? 'feel the cold more' : 'run warmer'} than most`;
  return [
    { fact: 'thermostat', text: `Dressed as if it were ${by} ${colder ? 'colder' : 'warmer'}, ${because}.` },
  ];
}

function seasonal(facts: OutfitFacts): Reason[] {
  if (!isSeasonal(facts)) return [];
  const { note, placeName } = facts.brief;
  const text = `${note ?? 'Typical for the season'} in ${placeName}: an estimate, not a live forecast.`;
  return [{ fact: 'seasonal', text }];
}

/** The sentences of "Why this works", the most useful first. */
export function reasonsFor(facts: OutfitFacts): Reason[] {
  const first = facts.receipt.hours[0];
  return [
    ...(first ? [{ fact: 'comfort' as const, text: leaving(facts, first) }] : []),
    ...shedding(facts),
    ...honestCold(facts),
    ...falling(facts),
    ...thermostat(facts),
    ...heat(facts),
    ...rainAndSnow(facts),
    ...ground(facts),
    ...sun(facts),
    ...modesty(facts),
    ...taste(facts),
    ...colour(facts),
    ...seasonal(facts),
  ];
}
