// What may be put into one place of a look that she builds: her own first, then what of the wardrobe is right for the day.
import type { Slot, WornGarment } from '../../looks/look.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { Refusal } from '../../refusal.ts';
import { toWornGarment } from '../../wardrobe/wardrobe.ts';
import { weatherAllowsColorway } from '../color/colors-in-rain.ts';
import { lookHarmony, type ColoredGarment } from '../color/choose-colors.ts';
import { colorPenalty } from '../color/bold-pieces.ts';
import { openWholeWardrobe } from '../composer.ts';
import type { StylingBrief } from '../input/brief.ts';
import { emptyPools } from '../search/garment-pools.ts';
import {
  choosePieces,
  isInsteadOf,
  namedPiece,
  stylesFor,
  type ChosenPiece,
  type HerPiece,
} from './chosen-pieces.ts';
import { clashSentence } from './judge-build.ts';
import { pieceSentences } from './misfit-words.ts';
import { pieceWornId } from '../../closet/piece.ts';

export interface ShelfPiece {
  garment: WornGarment;
  isHers: boolean;
  /** What speaks against it; null for nothing. */
  note: string | null;
}

/** So many of the wardrobe. */
const MOST_OTHERS = 18;

const worn = ({ garment, colorway }: ColoredGarment): WornGarment => toWornGarment(garment, colorway);

function poolsOf(brief: StylingBrief) {
  try {
    return openWholeWardrobe(brief).pools;
  } catch (error) {
    // Her limits leave nothing of others for today: hers she may wear all the same.
    if (error instanceof Refusal) return emptyPools();
    throw error;
  }
}

/** 'Made for a cooler day.': it stands under the piece. */
function withoutItsName(piece: ChosenPiece, sentence: string | undefined): string | undefined {
  const name = `${capitalize(namedPiece(piece))} `;
  if (!sentence?.startsWith(name)) return sentence;
  const rest = sentence
    .slice(name.length)
    .replace(/^(is|are) /, '')
    .replace(/^(isn't|aren't) /, 'not ');
  return capitalize(rest);
}

/** A garment in the color that goes best with what is on. */
function inBestColor(garment: ColoredGarment['garment'], beside: readonly ColoredGarment[], asked: Asked) {
  const { style, conditions } = asked;
  const [best] = garment.colors
    .filter((colorway) => weatherAllowsColorway(garment, colorway, conditions))
    .map((colorway) => {
      const items = [...beside, { garment, colorway }];
      return {
        colorway,
        score: lookHarmony(items, style).score - colorPenalty(items, style, conditions.coldestC),
      };
    })
    .sort((a, b) => b.score - a.score);
  return best?.colorway;
}
type Asked = Parameters<typeof clashSentence>[2];

/**
 * The pieces for a place that these slots share, beside what is on already.
 * @param asked the day, opened (composer.ts, questionOf)
 */
export function shelfFor(
  asked: Asked,
  slots: readonly Slot[],
  on: readonly ChosenPiece[],
  hers: readonly HerPiece[],
): ShelfPiece[] {
  const beside = on.filter(({ garment }) => slots.every((slot) => !isInsteadOf(slot, garment.slot)));
  const against = (piece: ChosenPiece): string | null =>
    withoutItsName(piece, pieceSentences(piece, asked)[0]) ??
    beside.map((other) => clashSentence(piece, other, asked)).find((text) => text !== null) ??
    null;
  const own = hers
    .flatMap((piece) => {
      try {
        return choosePieces([pieceWornId(piece)], hers);
      } catch {
        // No such garment any more.
        return [];
      }
    })
    .filter(({ garment }) => slots.includes(garment.slot))
    .map((piece) => ({ garment: worn(piece), isHers: true, note: against(piece) }));
  const ids = new Set(own.map(({ garment }) => garment.id));
  const pools = poolsOf({ ...asked.brief, styles: stylesFor(asked.brief.styles, beside) });
  const others = slots
    .flatMap((slot) => pools[slot])
    .sort((a, b) => a.cost - b.cost)
    .flatMap(({ garment }) => {
      const colorway = inBestColor(garment, beside, asked);
      if (!colorway) return [];
      const piece = {
        garment,
        colorway,
        id: worn({ garment, colorway }).id,
        isHers: false,
        isResting: false,
      };
      return ids.has(piece.id) || against(piece) !== null ? [] : [worn(piece)];
    })
    .slice(0, MOST_OTHERS);
  return [
    ...own.sort((a, b) => Number(a.note !== null) - Number(b.note !== null)),
    ...others.map((garment) => ({ garment, isHers: false, note: null })),
  ];
}
