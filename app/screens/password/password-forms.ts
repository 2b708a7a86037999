import { callApi } from '../../client/api/call-api.ts';
import { failureText } from '../../client/api/errors.ts';
import { forgotPassword, resetPassword } from '../../contracts/account.ts';
import { showPlainMessage } from '../../ui/toast/plain-toast.ts';
import { setFieldError, readValidFields } from '../auth/form-fields.ts';
import { emailFaults, MIN_PASSWORD_LENGTH } from '../auth/sign-up-rules.ts';
import { showFormFailure, isWaiting, callWhileBusy } from '../auth/call-while-busy.ts';
import { replaceWithOutcome } from './show-outcome.ts';

/** Long enough to read that it worked. */
const REDIRECT_MS = 2000;

const failed = (title: string) => (error: unknown) =>
  showFormFailure(title, failureText(error, 'Something went wrong. Please try again.'));

const onPress = (outcome: HTMLElement, does: string, press: (button: HTMLElement) => void): void => {
  const button = outcome.querySelector<HTMLElement>(`[data-does=${does}]`);
  button?.addEventListener('click', () => !isWaiting(button) && press(button));
};

/** Asks for the mail with the link, and says that it is on its way; from there for another one, or back to the form. */
export async function requestResetLink(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const typed = readValidFields(form, ['email'], emailFaults);
  if (!typed) return;
  const email = typed.email.trim();
  const ask = (pressed: HTMLElement) =>
    callWhileBusy(pressed, () => callApi(forgotPassword, { body: { email } }), failed('Error'));
  const sent = await ask(button);
  const outcome = sent && replaceWithOutcome(form, 'sent', { message: sent.message ?? '', email });
  if (!outcome) return;
  onPress(outcome, 'again', async (pressed) => {
    const again = await ask(pressed);
    if (again) showPlainMessage({ tone: 'good', title: 'Check Your Email', description: again.message });
  });
  onPress(outcome, 'other', () => {
    form.reset();
    outcome.replaceWith(form);
    form.querySelector('input')?.focus();
  });
}

const tokenHere = (): string => new URLSearchParams(location.search).get('token') ?? '';
const typedPasswords = (form: HTMLFormElement): [password: string, confirm: string] => {
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  return [typed('password'), typed('confirm')];
};

/** Says while she types that the two passwords differ; what differs cannot be sent. */
export function attachMismatchNote(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  let said: string | null = null;
  const look = () => {
    const [password, confirm] = typedPasswords(form);
    const note = mismatchNote(password, confirm);
    // Not at every letter: it would be read out each time.
    if (note !== said) setFieldError(form, 'confirm', (said = note), false);
    if (button) button.disabled = tokenHere() === '' || password !== confirm;
  };
  form.addEventListener('input', look);
  look();
}

/** A new password, by the token in the address. All sessions of hers have ended then: she is led to the sign-in page. */
export async function submitNewPassword(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const token = tokenHere();
  if (token === '') return;
  const [password, confirm] = typedPasswords(form);
  const refused = resetProblem(password, confirm);
  if (refused) return showFormFailure(refused.title, refused.description);
  const others = new FormData(form).has('others');
  const body = { token, password, removePasskeys: others, renewCalendar: others };
  const call = () => callApi(resetPassword, { body });
  if (!(await callWhileBusy(button, call, failed('Reset Failed')))) return;
  replaceWithOutcome(form, 'done');
  setTimeout(() => location.assign('/auth'), REDIRECT_MS);
}

// A new password. Pure.

interface Refused {
  title: string;
  description: string;
}

/** What keeps the new password from being sent, as a toast; null when it can go. */
export function resetProblem(password: string, confirm: string): Refused | null {
  if (password !== confirm) {
    return { title: "Passwords don't match", description: 'Please make sure both passwords are the same.' };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      title: 'Password too short',
      description: 'Password must be at least 6 characters long.',
    };
  }
  return null;
}

/** The live note under the second field: nothing while it is still empty. */
export const mismatchNote = (password: string, confirm: string): string | null =>
  confirm !== '' && password !== confirm ? "Passwords don't match" : null;
