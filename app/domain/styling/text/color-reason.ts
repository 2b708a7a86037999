// Why these colors: the scheme and the colors that show, each in several ways, none ending like the other.
import { nearestColorName, colorWord, type Tint } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Reason, ColorScheme } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { CALLED_BLUE } from '../color/color-groups.ts';
import { TINTED } from '../color/harmony.ts';
import { hueDifference } from '../../looks/oklch.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { formatList } from '../../text-format/listed.ts';
import { accentColor, isColorSaid, visibleColorTints, visibleTints } from './look-facts.ts';
import { mainTint, isVisible, type OutfitFacts } from '../rules/outfit-facts.ts';
import { tintTone } from '../color/palette-tones.ts';

/** More colors than this are not listed. */
const MOST_NAMED = 3;

/** Degrees of hue: nearer than harmony.ts has them, for red and mustard are no neighbors to the eye. */
const NEIGHBORS = 50;
const OPPOSITES = 140;

/** Chroma below which two colors do not brighten each other. */
const SATURATED = 0.08;

/** The two bright colors that show with the most hue between them; null when fewer than two do. */
function widestApart(seen: readonly Tint[]): { one: string; two: string; gap: number } | null {
  const bright = seen.filter((name) => !tintTone(name).neutral && tintTone(name).c >= SATURATED);
  const hue = (name: Tint) => tintTone(name).h;
  const pairs = bright.flatMap((one, index) =>
    bright.slice(index + 1).map((two) => ({
      one: colorWord(one),
      two: colorWord(two),
      gap: hueDifference(hue(one), hue(two)),
    })),
  );
  return pairs.sort((a, b) => b.gap - a.gap)[0] ?? null;
}

const isTinted = (name: Tint): boolean => tintTone(name).c > TINTED;

/** Degrees of hue within which shades are of one family. */
const FAMILY = 40;
const isOneFamily = ([first, ...others]: readonly Tint[]): boolean =>
  !!first && others.every((name) => hueDifference(tintTone(name).h, tintTone(first).h) <= FAMILY);

/** Blue denim goes with everything; a blue tee is a color. */
const wearsBlueCloth = (facts: OutfitFacts): boolean =>
  facts.look.garments.some(
    (one) =>
      isVisible(one, facts) &&
      CALLED_BLUE.includes(nearestColorName(mainTint(one))) &&
      garmentById(one.id)?.fabric !== 'denim',
  );

function isAllNeutral(facts: OutfitFacts): boolean {
  return visibleTints(facts).every((name) => tintTone(name).neutral) && !wearsBlueCloth(facts);
}

/** Of lightness, within which shades are close. */
const CLOSE = 0.35;
function isClose(tints: readonly Tint[]): boolean {
  const light = tints.map((name) => tintTone(name).l);
  return Math.max(...light) - Math.min(...light) <= CLOSE;
}

/** What is seen of a look's colors. */
interface SeenColors {
  facts: OutfitFacts;
  tints: readonly Tint[];
  /** How many are bright, and the most hue between two of them. */
  bright: number;
  gap: number;
}

const asNeutral = ({ facts }: SeenColors): ColorScheme => (isAllNeutral(facts) ? 'neutral' : 'free');

const isTonal = ({ tints }: SeenColors): boolean =>
  tints.length > 1 && tints.every(isTinted) && isOneFamily(tints) && isClose(tints);

/** What each planned scheme may be called, by what is seen of it. */
const SAID: Readonly<Record<ColorScheme, (seen: SeenColors) => ColorScheme>> = {
  neutral: asNeutral,
  tonal: (seen) => (isTonal(seen) ? 'tonal' : asNeutral(seen)),
  'one-accent': ({ facts }) => (wearsBlueCloth(facts) ? 'free' : 'one-accent'),
  analogous: ({ gap }) => (gap > 0 && gap <= NEIGHBORS ? 'analogous' : 'free'),
  complementary: ({ gap, bright }) => (gap >= OPPOSITES && bright === 2 ? 'complementary' : 'free'),
  triad: ({ bright }) => (bright === 3 ? 'triad' : 'free'),
  free: () => 'free',
};

/** The scheme as it may be said: where every color that is seen bears it out, those of a pattern too. */
export function sayableScheme(facts: OutfitFacts): ColorScheme {
  if (!facts.look.garments.every((one) => !isVisible(one, facts) || isColorSaid(one))) return 'free';
  const tints = visibleTints(facts);
  const bright = tints.filter((name) => !tintTone(name).neutral && tintTone(name).c >= SATURATED).length;
  return SAID[facts.colorScheme]({ facts, tints, bright, gap: widestApart(tints)?.gap ?? 0 });
}

/** Every way to say it; none where the words would say nothing. */
function linesFor(facts: OutfitFacts): string[] {
  const seen = visibleColorTints(facts);
  // A name must not leave out the second color of a stripe.
  const words = [...new Set(visibleTints(facts).map(colorWord))];
  const named = formatList(words.slice(0, MOST_NAMED));
  const accent = accentColor(facts);
  const widest = widestApart(seen);
  switch (sayableScheme(facts)) {
    case 'neutral':
      return words.length > 1 && words.length <= MOST_NAMED
        ? [
            `All neutrals, ${named}, so it's easy to wear.`,
            `${capitalize(named)} keep it calm.`,
            `Nothing louder than ${named}.`,
          ]
        : [];
    case 'tonal': {
      const family = formatList(seen.slice(0, MOST_NAMED).map(colorWord));
      return [
        `${capitalize(family)} belong to one family of color.`,
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
            `${capitalize(widest.one)} and ${widest.two} are neighbors on the color wheel.`,
            `${capitalize(widest.one)} next to ${widest.two}: neighboring colors get along.`,
            `From ${widest.one} to ${widest.two} is a short step, so they blend.`,
          ]
        : [];
    case 'complementary':
      return widest
        ? [
            `${capitalize(widest.one)} and ${widest.two} are opposites, so each makes the other brighter.`,
            `${capitalize(widest.one)} against ${widest.two}: opposites that work.`,
            `${capitalize(widest.one)} and ${widest.two} face each other on the color wheel.`,
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
export function colorReasons(facts: OutfitFacts, chance: SeededRandom): Reason[] {
  const lines = linesFor(facts);
  if (chance.next() < QUIET) return [];
  return lines.length > 0 ? [{ fact: 'colour', text: chance.pick(lines) }] : [];
}
