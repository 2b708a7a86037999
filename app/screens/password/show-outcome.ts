/**
 * Puts an Outcome that lies in the page's template `name` in the place of what is there, and the focus on its heading.
 * @param words for its [data-word]s, by name
 */
export function replaceWithOutcome(
  place: Element,
  name: string,
  words: Record<string, string> = {},
): HTMLElement | null {
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-is=${name}]`)?.content;
  const outcome = drawn?.firstElementChild?.cloneNode(true);
  if (!(outcome instanceof HTMLElement)) return null;
  for (const [word, text] of Object.entries(words))
    outcome.querySelector(`[data-word=${word}]`)?.replaceChildren(text);
  place.replaceWith(outcome);
  outcome.querySelector('h1')?.focus();
  return outcome;
}
