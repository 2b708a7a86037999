import { attachBusyState } from '../../../ui/behavior/attach-busy-state.ts';
import { showPlainToast } from '../../../ui/toast/plain-toast.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { isEmail } from './waitlist.ts';
import type { WaitlistOutcome } from './waitlist.ts';

/**
 * Sends the early-access form without leaving the page. All its words and drawings are the server's: for each outcome the
 * form has a template of the note at the field and of the toast, and one of the busy button (waitlist-form.tsx).
 */
export function attachWaitlistForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=email]');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!field || !button) return;
  const setWaiting = attachBusyState(button);
  let busy = false;

  const copy = (name: string) =>
    form.querySelector<HTMLTemplateElement>(`template[data-is=${name}]`)?.content.cloneNode(true);
  const setBusy = (now: boolean) => {
    busy = now;
    field.disabled = now;
    setWaiting((now && copy('busy')) || null);
  };
  const note = (outcome: WaitlistOutcome | null) => {
    const frame = field.closest('.field');
    const isBad = outcome !== null && outcome !== 'joined';
    const said = outcome && copy(`note-${outcome}`);
    frame?.querySelector('.hint')?.remove();
    if (said) frame?.appendChild(said);
    field.closest('.input')?.classList.toggle('bad', isBad);
    for (const [name, value] of [
      ['aria-invalid', isBad && 'true'],
      ['aria-describedby', said && `${field.id}-note`],
    ] as const) {
      if (value) field.setAttribute(name, value);
      else field.removeAttribute(name);
    }
  };
  const tell = (outcome: WaitlistOutcome) => {
    note(outcome);
    const toast = copy(`toast-${outcome}`)?.firstChild;
    if (toast instanceof HTMLElement) showPlainToast(document, toast);
    if (outcome !== 'joined') field.focus();
  };
  const join = async () => {
    note(null);
    setBusy(true);
    const outcome = await joinWaitlist(field.value.trim());
    setBusy(false);
    if (outcome === 'joined') field.value = '';
    tell(outcome);
  };

  form.noValidate = true;
  if (field.getAttribute('aria-invalid') === 'true') field.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    if (isEmail(field.value)) void join();
    else tell('invalid');
  });
}
