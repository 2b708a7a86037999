// Kinds of ours by what she calls them. Apart from photo-choice.ts, which other screens load: the list of names is long.
import type { ClosetChoice } from '../../../contracts/closet.ts';
import { colorsIn } from '../../../domain/closet/naming/color-names.ts';
import { nameable, nearestNamed } from '../../../domain/closet/naming/nearest-named.ts';
import { isUnworn } from '../../../domain/closet/naming/not-worn.ts';
import { saidIn } from '../../../domain/closet/naming/said-in-name.ts';
import { wordsOf } from '../../../domain/closet/naming/words-of.ts';

/** Each word begins one of the name's. */
function isNamed({ name, garmentId }: ClosetChoice, asked: readonly string[]): boolean {
  const words = wordsOf(`${name} ${garmentId}`);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** What is so much less like the name than the likeliest is left out: about one word of it. */
const AS_LIKE = 3;

/** The kinds that she means by what she typed: as we call them, or as people do ('toque', 'vinterfrakke'), the likeliest first. */
export function kindsNamed<T extends { choice: ClosetChoice }>(kinds: readonly T[], typed: string): T[] {
  const asked = wordsOf(typed);
  const called = kinds.filter(({ choice }) => isNamed(choice, asked));
  if (called.length > 0) return called;
  const said = saidIn(typed);
  if (isUnworn(said.head.join(' '))) return [];
  const all = kinds.map((kind) => {
    const { garmentId, name, garment } = kind.choice;
    return nameable(kind, garmentId, colorsIn(wordsOf(name)).rest.join(' '), garment.cloth.fabric);
  });
  const found = nearestNamed(all, said, 'female');
  const [best] = found;
  return found.filter(({ points }) => best && best.points - points < AS_LIKE).map(({ garment }) => garment);
}
