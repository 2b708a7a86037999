// For names and cities: unseen signs could turn the line they stand in, or pass for nothing.

/**
 * Signs that turn the direction of what follows (overrides, isolates, marks), and signs without width. The two joiners
 * stay: Persian, Indic scripts and emoji are written with them.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line in NFC without unseen signs; '' when nothing can be seen. */
export function shownText(text: string): string {
  const line = text.replace(UNSEEN, '').replace(CONTROLS, ' ').normalize('NFC').trim();
  return SEEN.test(line) ? line : '';
}
