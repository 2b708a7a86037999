// Kinds of ours by what she calls them. Apart from photo-choice.ts, which other screens load: the list of names is long.
import type { ClosetChoice } from '../../../contracts/closet.ts';
import { colorsIn } from '../../../domain/closet/naming/color-names.ts';
import { thingLast } from '../../../domain/closet/naming/english-words.ts';
import { inEnglish } from '../../../domain/closet/naming/languages/in-english.ts';
import { ourName } from '../../../domain/closet/naming/our-name.ts';
import { wordsOf } from '../../../domain/closet/naming/words-of.ts';

/** Each word begins one of the name's. */
function isNamed({ name, garmentId }: ClosetChoice, asked: readonly string[]): boolean {
  const words = wordsOf(`${name} ${garmentId}`);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/** The kinds that she means by what she typed: as we call them, or as people do ('toque', 'vinterfrakke'). */
export function kindsNamed<T extends { choice: ClosetChoice }>(kinds: readonly T[], typed: string): T[] {
  const asked = wordsOf(typed);
  const called = kinds.filter(({ choice }) => isNamed(choice, asked));
  if (called.length > 0) return called;
  const english = inEnglish(asked) ?? thingLast(asked);
  const ours = ourName(colorsIn(english).rest);
  if (!ours) return [];
  const words = [...ours.words, ...ours.assumed];
  // The longest part of the name that something of ours is called.
  for (let from = 0; from < words.length; from++) {
    const found = kinds.filter(({ choice }) => isNamed(choice, words.slice(from)));
    if (found.length > 0) return found;
  }
  return [];
}
