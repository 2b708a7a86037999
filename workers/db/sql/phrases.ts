// Text made shorter but still text: each frequent phrase becomes one letter of two bytes.

/** Escapes a letter that stands for itself, not for a phrase. */
const ITSELF = '\u0080';
const FIRST = ITSELF.charCodeAt(0) + 1;
const LAST = 0x7ff;
export const MOST_PHRASES = LAST - FIRST + 1;

interface Phrases {
  shorter(text: string): string;
  longer(text: string): string;
}

export function buildPhrases(words: string): Phrases {
  const phrases = words.split('\n');
  if (phrases.length > MOST_PHRASES) throw new Error(`${phrases.length} phrases, at most ${MOST_PHRASES}`);
  const letters = new Map(phrases.map((phrase, i) => [phrase, String.fromCharCode(FIRST + i)]));
  /** Built on the first write: most isolates only read. */
  let any: RegExp | undefined;
  return {
    shorter(text) {
      any ??= new RegExp(`${longestFirst(phrases)}|[\u0080-\u07ff]`, 'g');
      return text.replace(any, (found) => letters.get(found) ?? ITSELF + found);
    },
    longer(text) {
      let [full, done] = ['', 0];
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code < 0x80 || code > LAST) continue;
        full += text.slice(done, i);
        if (code < FIRST) full += text[++i] ?? '';
        else full += phrases[code - FIRST] ?? '';
        done = i + 1;
      }
      return full + text.slice(done);
    },
  };
}

export const longestFirst = (phrases: string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
