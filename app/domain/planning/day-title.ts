// A day ahead as a headline: what is put on, and what for.
import { capitalize } from '../text-format/capitalized.ts';
import type { Look } from '../looks/look.ts';
import { namedLookTitle } from '../looks/named-look.ts';
import type { DayOutlook } from './day-outlook.ts';
import { keyPieces } from './pieces-line.ts';

/** Upper bound of the warmest hour, °F. */
const DAYS: readonly { below: number; words: string }[] = [
  { below: 36, words: 'a freezing day' },
  { below: 50, words: 'a cold day' },
  { below: 60, words: 'a cool day' },
  { below: 72, words: 'a mild day' },
  { below: 84, words: 'a warm day' },
  { below: Infinity, words: 'a hot day' },
];

const SKIES: Partial<Record<DayOutlook['condition'], string>> = {
  Rain: 'the rain',
  Drizzle: 'a drizzle',
  Snow: 'the snow',
};

type Day = Pick<DayOutlook, 'condition' | 'highF'>;

export const dayWeatherPhrase = ({ condition, highF }: Day): string =>
  SKIES[condition] ?? DAYS.find(({ below }) => highF < below)!.words;

interface PlannedLook {
  look: Look;
  outlook: Day;
  named?: { name: string } | null;
}

/** 'Navy wool coat' and 'for the rain': the outermost piece, or the name of a look of hers, and why. */
export function dayTitle({ look, outlook: day, named }: PlannedLook): { piece: string; reason: string } {
  const [outermost] = keyPieces(look);
  const piece = named ? namedLookTitle(named.name) : capitalize(outermost?.name ?? 'A look');
  return { piece, reason: `for ${dayWeatherPhrase(day)}` };
}
