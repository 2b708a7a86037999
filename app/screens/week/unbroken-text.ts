/** '9 AM' and 'V-neck' on one line each; the word joiners beside the hyphen are not seen. */
export const withoutBreaks = (words: string): string =>
  words.replace(/ (?=[AP]M\b)/g, '\u00a0').replace(/\b(\p{L})-(?=\p{L})/gu, '$1\u2060-\u2060');
