// A sentence and what it tells, by id. What is written after it asks for the ids, never for its words: so a sentence may
// be worded anew, or in another language, and the rest stands.

export type Topic =
  /** What the umbrella is for. */
  | 'umbrella'
  /** Coat or jacket that keeps rain and snow off. */
  | 'rain-kept-off'
  /** What good the shoes do the look: polish, height. */
  | 'praised-shoes'
  /** The hat that shades the face. */
  | 'sun-hat'
  /** The shirt under the sweater, by its name. */
  | 'layer-under'
  /** How its colors go together. */
  | 'colors'
  /** What is right in a room. */
  | 'indoors'
  /** A layer that can come off. */
  | 'layer-off'
  /** What goes over the rest hangs open. */
  | 'worn-open';

export interface Sentence {
  text: string;
  tells: readonly Topic[];
  /** The worn garments that it speaks of, by id. */
  about?: readonly string[];
}

/** A sentence that tells nothing which another one asks for is its text. */
export type Line = string | Sentence;

export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);

const topicsOf = (line: Line): readonly Topic[] => (typeof line === 'string' ? [] : line.tells);

export const tells = (line: Line, topic: Topic): boolean => topicsOf(line).includes(topic);

/** One after the other, as they are read. */
export function joined(lines: readonly Line[]): Sentence {
  return { text: lines.map(textOf).join(' '), tells: lines.flatMap(topicsOf) };
}
