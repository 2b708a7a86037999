/**
 * For a button of a page without React that waits: it shows `waiting` (markup) in place of its words and keeps its focus;
 * null brings the words back.
 */
export function attachBusyState(button: HTMLElement): (waiting: Node | null) => void {
  const rest = [...button.childNodes];
  return (waiting) => {
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (waiting) button.setAttribute(name, 'true');
      else button.removeAttribute(name);
    }
    button.replaceChildren(...(waiting ? [waiting] : rest));
  };
}
