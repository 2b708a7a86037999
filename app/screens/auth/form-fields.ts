import type { Faults } from '../../ui/field.tsx';

// The fields of a form on a page without React: what is typed into them, and what is wrong with it (useFields of
// ui/field.tsx does it in the app).

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name=${name}]`);

/**
 * Says at a field what is wrong with it, in place of its hint; null: nothing is any more.
 * @param takesFocus whether the field has the focus then
 */
export function setFieldError(
  form: HTMLFormElement,
  name: string,
  message: string | null,
  takesFocus = true,
): void {
  const input = inputOf(form, name);
  const frame = input?.closest('.field');
  if (!input || !frame) return;
  frame.querySelector('.hint.bad')?.remove();
  const hint = frame.querySelector<HTMLElement>('.hint');
  if (hint) hint.hidden = message !== null;
  input.closest('.input')?.classList.toggle('bad', message !== null);
  let note = hint?.id;
  if (message !== null) {
    const fault = document.querySelector<HTMLTemplateElement>('template[data-is=fault]')?.content;
    const said = fault?.firstElementChild?.cloneNode(true);
    if (said instanceof HTMLElement) {
      said.id = note = `${input.id}-fault`;
      said.lastElementChild?.replaceChildren(message);
      frame.appendChild(said);
    }
    input.setAttribute('aria-invalid', 'true');
  } else input.removeAttribute('aria-invalid');
  if (note) input.setAttribute('aria-describedby', note);
  else input.removeAttribute('aria-describedby');
  if (takesFocus) input.focus();
}

/** What is typed, or null where `faults` finds some: they are said at their fields, and the first of these has the focus. */
export function readValidFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  faults: (typed: Record<Name, string>) => Faults<Record<Name, string>>,
): Record<Name, string> | null {
  const typed = Object.fromEntries(names.map((name) => [name, inputOf(form, name)?.value ?? ''])) as Record<
    Name,
    string
  >;
  const found = faults(typed);
  for (const name of names) setFieldError(form, name, found[name] ?? null, false);
  const first = names.find((name) => found[name] !== undefined);
  if (first === undefined) return typed;
  inputOf(form, first)?.focus();
  return null;
}
