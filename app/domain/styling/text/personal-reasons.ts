// What is in a look for her sake: what her favorites speak for, and the limits that she has set.
import { STYLE_LABELS } from '../../preferences/style.ts';
import { nearestColorName, colorWord } from '../../wardrobe/palette.ts';
import { garmentIdOf } from '../../wardrobe/wardrobe.ts';
import type { Modesty, Reason } from '../input/brief.ts';
import { isPlural, nounOf } from '../../wardrobe/glossary.ts';
import { formatList } from '../../text-format/listed.ts';
import { wholeName } from './look-facts.ts';
import { LONG_HEM } from '../rules/garment-rules.ts';
import { mainTint, pieceInSlot, isVisible, type OutfitFacts } from '../rules/outfit-facts.ts';
import { SILHOUETTE_LABELS, lookSilhouette } from '../../looks/silhouette.ts';

/** From here on a liking is more than one favorite (taste.ts: one alone gives a third). */
const LIKED = 0.4;

interface Liked {
  affinity: number;
  text: string;
}

/** Everything seen in the look that she likes. */
function likedIn(facts: OutfitFacts): Liked[] {
  const { look, style, brief } = facts;
  const { affinities = {} } = brief;
  const silhouette = lookSilhouette(look.garments);
  const liked: Liked[] = [
    {
      affinity: affinities.style?.[style] ?? 0,
      text: `You've favorited ${STYLE_LABELS[style]} looks before, and this is one.`,
    },
  ];
  if (silhouette) {
    const text = `You've favorited looks with ${SILHOUETTE_LABELS[silhouette]} before; here's another.`;
    liked.push({ affinity: affinities.silhouette?.[silhouette] ?? 0, text });
  }
  for (const garment of look.garments.filter((one) => isVisible(one, facts))) {
    const color = mainTint(garment);
    const noun = nounOf(garment);
    liked.push(
      {
        affinity: affinities.garment?.[garmentIdOf(garment.id)] ?? 0,
        text: `The ${wholeName(garment)}: you've favorited looks with ${isPlural(noun) ? 'them' : 'it'} before.`,
      },
      {
        affinity: affinities.color?.[nearestColorName(color)] ?? 0,
        text: `You've favorited looks with ${colorWord(color)} before; today it's in the ${noun}.`,
      },
    );
  }
  return liked;
}

/** The one thing in the look that she likes best, when there is one. */
export function tasteReasons(facts: OutfitFacts): Reason[] {
  const [best] = likedIn(facts).sort((a, b) => b.affinity - a.affinity);
  return best && best.affinity >= LIKED ? [{ fact: 'taste', text: best.text }] : [];
}

function legsWords(hem: number): string {
  if (hem >= LONG_HEM) return 'legs covered to the ankle';
  return hem > 1 ? 'legs covered below the knee' : 'legs covered to the knee';
}

/** Where trousers, skirt or dress end, as it is worn: 2 at the ankle. */
function hemOf({ look }: OutfitFacts): number {
  const ends = look.garments.map(({ drawing, name, noun }) => {
    // Of a piece of hers her words tell more than how we draw it.
    if (noun !== undefined) return SAYS_LONG.test(name) ? 2 : 0;
    if (drawing.kind === 'trousers') return drawing.length >= LONG ? 2 : 0;
    return drawing.kind === 'dress' || drawing.kind === 'skirt' ? drawing.length : 0;
  });
  return Math.max(0, ...ends);
}
const SAYS_LONG = /\b(abaya|jilbab|kaftan|caftan|djellaba|maxi|floor-length)s?\b/i;
/** Of the lower leg, as trousers are drawn. */
const LONG = 0.9;

const hasLongSleeves = ({ look }: OutfitFacts): boolean =>
  look.garments.some(
    ({ slot, drawing }) =>
      (slot === 'top' || slot === 'dress') && 'sleeve' in drawing && drawing.sleeve >= 0.9,
  );

function sleevesWords(facts: OutfitFacts, sleeve: number): string {
  // What only the place asks is told as it is worn.
  if (sleeve >= 1 || (facts.brief.coversUp && hasLongSleeves(facts))) return 'long sleeves';
  return sleeve >= 0.5 ? 'sleeves to the elbow' : 'covered shoulders';
}

/** Limits of cloth, as the look keeps them. */
function coverWords(facts: OutfitFacts, { sleeve, hem, coveredNeck, headCover }: Modesty): string[] {
  const hat = headCover ? pieceInSlot(facts, 'hat') : undefined;
  return [
    sleeve !== undefined && sleevesWords(facts, sleeve),
    hem !== undefined && legsWords(facts.brief.coversUp ? Math.max(hem, hemOf(facts)) : hem),
    coveredNeck && 'no low neckline',
    hat && `your head covered by the ${nounOf(hat)}`,
  ].filter((words) => typeof words === 'string');
}

/** Her limits, as the look keeps them. */
export function modestyReasons(facts: OutfitFacts): Reason[] {
  const { modesty = {}, modestyOfHers = modesty, heelMax = 3, coversUp, gender } = facts.brief;
  // A shirt and long trousers are no news to a man.
  if (coversUp && gender === 'male') return [];
  const heels = modestyOfHers.noHeels ? 0 : heelMax;
  const kept = coverWords(facts, modestyOfHers);
  if (heels < 2) kept.push(heels === 0 ? 'flat soles' : 'low heels at most');
  if (kept.length === 0) return [];
  const why = coversUp ? 'Covered' : 'As you asked';
  return [{ fact: 'modesty', text: `${why}: ${formatList(kept)}.` }];
}
