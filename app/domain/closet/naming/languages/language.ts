// The shape of a language's words of clothes.

/** What a language calls clothes, by the English that our list of names knows; letters without marks, two or three words together where they are one thing. */
export interface Language {
  /** Where its noun stands: 'pantalon noir' or 'schwarze Hose'. */
  noun: 'first' | 'last';
  /** Endings that a word of it may have beside the one it is listed with. */
  bends: 'romance' | 'germanic' | 'slavic' | 'hungarian' | 'turkish' | 'finnish' | 'none';
  /** Two words are written as one: 'Regenjacke'. */
  joins: boolean;
  /** What is worn, and what is like it. */
  things: Readonly<Record<string, string>>;
  /** Colors, cloths, patterns, cuts, seasons. */
  words: Readonly<Record<string, string>>;
  /** What stands between them and says nothing. */
  links: string;
}
