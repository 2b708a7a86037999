// Why these colors: the scheme and the colors that show, each in several ways, none ending like the other.
import { colourWord, type Tint } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Reason } from '../input/brief.ts';
import type { Chance } from '../seeded-random.ts';
import { hueGap, TINTED, type ColourScheme } from '../color/harmony.ts';
import { capitalized } from '../../text/capitalized.ts';
import { listed } from '../../text/listed.ts';
import { accentOf, colourOf, coloursSeen, shows, tintsSeen, type OutfitFacts } from './look-facts.ts';
import { toneOf } from '../color/palette-tones.ts';

/** More colors than this are not listed. */
const MOST_NAMED = 3;

/** Degrees of hue: nearer than harmony.ts has them, for red and mustard are no neighbors to the eye. */
const NEIGHBORS = 50;
const OPPOSITES = 140;

/** Chroma below which two colors do not brighten each other. */
const SATURATED = 0.08;

/** The two bright colors that show with the most hue between them; null when fewer than two do. */
function widestApart(seen: readonly Tint[]): { one: string; two: string; gap: number } | null {
  const bright = seen.filter((name) => !toneOf(name).neutral && toneOf(name).c >= SATURATED);
  const hue = (name: Tint) => toneOf(name).h;
  const pairs = bright.flatMap((one, index) =>
    bright.slice(index + 1).map((two) => ({
      one: colourWord(one),
      two: colourWord(two),
      gap: hueGap(hue(one), hue(two)),
    })),
  );
  return pairs.sort((a, b) => b.gap - a.gap)[0] ?? null;
}

const isTinted = (name: Tint): boolean => toneOf(name).c > TINTED;

/** Degrees of hue within which shades are of one family. */
const FAMILY = 40;
const isOneFamily = ([first, ...others]: readonly Tint[]): boolean =>
  !!first && others.every((name) => hueGap(toneOf(name).h, toneOf(first).h) <= FAMILY);

/** Blue denim goes with everything; a blue tee is a color. */
const wearsBlueCloth = (facts: OutfitFacts): boolean =>
  facts.look.garments.some(
    (one) =>
      shows(one, facts) && /blue/.test(colourWord(colourOf(one))) && garmentById(one.id)?.fabric !== 'denim',
  );

function isAllNeutral(facts: OutfitFacts): boolean {
  return tintsSeen(facts).every((name) => toneOf(name).neutral) && !wearsBlueCloth(facts);
}

/** Of lightness, within which shades are close. */
const CLOSE = 0.35;
function isClose(tints: readonly Tint[]): boolean {
  const light = tints.map((name) => toneOf(name).l);
  return Math.max(...light) - Math.min(...light) <= CLOSE;
}

/** The scheme as it may be said: where every color that is seen bears it out, those of a pattern too. */
export function schemeSaid(facts: OutfitFacts): ColourScheme {
  const seen = tintsSeen(facts);
  const gap = widestApart(seen)?.gap ?? 0;
  const bright = seen.filter((name) => !toneOf(name).neutral && toneOf(name).c >= SATURATED);
  switch (facts.colourScheme) {
    case 'neutral':
      return isAllNeutral(facts) ? 'neutral' : 'free';
    case 'triad':
      return bright.length === 3 ? 'triad' : 'free';
    case 'tonal':
      if (seen.length > 1 && seen.every(isTinted) && isOneFamily(seen) && isClose(seen)) return 'tonal';
      return isAllNeutral(facts) ? 'neutral' : 'free';
    case 'one-accent':
      return wearsBlueCloth(facts) ? 'free' : 'one-accent';
    case 'analogous':
      return gap > 0 && gap <= NEIGHBORS ? 'analogous' : 'free';
    case 'complementary':
      return gap >= OPPOSITES && bright.length === 2 ? 'complementary' : 'free';
    default:
      return facts.colourScheme;
  }
}

/** Every way to say it; none where the words would say nothing. */
function linesFor(facts: OutfitFacts): string[] {
  const seen = coloursSeen(facts);
  // A name must not leave out the second color of a stripe.
  const words = [...new Set(tintsSeen(facts).map(colourWord))];
  const named = listed(words.slice(0, MOST_NAMED));
  const accent = accentOf(facts);
  const widest = widestApart(seen);
  switch (schemeSaid(facts)) {
    case 'neutral':
      return words.length > 1 && words.length <= MOST_NAMED
        ? [
            `All neutrals, ${named}, so it's easy to wear.`,
            `${capitalized(named)} keep it calm.`,
            `Nothing louder than ${named}.`,
          ]
        : [];
    case 'tonal': {
      const family = listed(seen.slice(0, MOST_NAMED).map(colourWord));
      return [
        `${capitalized(family)} belong to one family of color.`,
        `Tone on tone in ${family}.`,
        `Staying with ${family} looks pulled together.`,
      ];
    }
    case 'one-accent':
      return accent
        ? [
            `One color, ${accent}, and the rest stays neutral.`,
            `All neutrals but the ${accent}.`,
            `The rest is neutral, so the ${accent} stands out.`,
            `Neutrals all around, so the ${accent} shows.`,
          ]
        : [];
    case 'analogous':
      return widest
        ? [
            `${capitalized(widest.one)} and ${widest.two} are neighbors on the color wheel.`,
            `${capitalized(widest.one)} next to ${widest.two}: neighboring colors get along.`,
            `From ${widest.one} to ${widest.two} is a short step, so they blend.`,
          ]
        : [];
    case 'complementary':
      return widest
        ? [
            `${capitalized(widest.one)} and ${widest.two} are opposites, so each makes the other brighter.`,
            `${capitalized(widest.one)} against ${widest.two}: opposites that work.`,
            `${capitalized(widest.one)} and ${widest.two} face each other on the color wheel.`,
          ]
        : [];
    case 'triad':
      return ['Three bright colors in balance.'];
    case 'free':
      return [];
  }
}

/** Share of looks that do without a word for their colors: said every time, it would be said too often. */
const QUIET = 0.6;

/** The color reason, when there is one to give. */
export function colour(facts: OutfitFacts, chance: Chance): Reason[] {
  const lines = linesFor(facts);
  if (chance.next() < QUIET) return [];
  return lines.length > 0 ? [{ fact: 'colour', text: chance.pick(lines) }] : [];
}
