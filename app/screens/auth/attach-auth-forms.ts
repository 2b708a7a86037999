import { callApi } from '../../client/api/call-api.ts';
import { failureText, loginFailureText } from '../../client/api/errors.ts';
import { isPasskeyDeclined, showPasskey } from '../../client/account/show-passkey.ts';
import { logInWithPasskey } from '../../contracts/passkeys.ts';
import { login, register } from '../../contracts/session.ts';
import { attachMismatchNote, requestResetLink, submitNewPassword } from '../password/password-forms.ts';
import { setFieldError, readValidFields } from './form-fields.ts';
import { refusedFieldName, loginErrors, signUpBody, signUpErrors } from './sign-up-rules.ts';
import { showFormFailure, isWaiting, callWhileBusy } from './call-while-busy.ts';

/** Signed in, she sees what this address shows to a member; the button stays busy until the page has reloaded. */
async function enter(
  button: HTMLElement,
  call: () => Promise<unknown>,
  failed: (error: unknown) => void,
): Promise<void> {
  const comeIn = async () => {
    await call();
    location.reload();
    return new Promise<never>(() => undefined);
  };
  await callWhileBusy(button, comeIn, failed);
}

async function logIn(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const typed = readValidFields(form, ['username', 'password'], loginErrors);
  if (!typed) return;
  const body = { username: typed.username.trim(), password: typed.password };
  await enter(
    button,
    () => callApi(login, { body }),
    (error) => showFormFailure('Login failed', loginFailureText(error)),
  );
}

async function signUp(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const names = ['username', 'email', 'firstName', 'lastName', 'password', 'confirm'] as const;
  const typed = readValidFields(form, names, signUpErrors);
  if (!typed) return;
  await enter(
    button,
    () => callApi(register, { body: signUpBody(typed) }),
    (error) => {
      showFormFailure('Registration failed', failureText(error, 'Something went wrong. Please try again.'));
      const field = error instanceof Error ? refusedFieldName(error.message) : null;
      if (field) setFieldError(form, field, (error as Error).message);
    },
  );
}

const useKey = (button: HTMLElement): Promise<void> =>
  enter(
    button,
    async () => callApi(logInWithPasskey, { body: { passkey: await showPasskey() } }),
    (error) => {
      if (!isPasskeyDeclined(error))
        showFormFailure('Login failed', failureText(error, 'Please try again in a moment.'));
    },
  );

/** Shows what is typed, or hides it: the button's twin takes its place and its focus. */
function turnPassword(button: HTMLElement): void {
  const isShown = button.dataset['does'] === 'show';
  const line = button.parentElement;
  const twin = line?.querySelector<HTMLElement>(`[data-does=${isShown ? 'hide' : 'show'}]`);
  line?.querySelector('input')?.setAttribute('type', isShown ? 'text' : 'password');
  if (!twin) return;
  twin.hidden = false;
  twin.focus();
  button.hidden = true;
}

function fill(button: HTMLElement): void {
  const form = button.closest('form');
  for (const name of ['username', 'password'] as const) {
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (field) field.value = button.dataset[name] ?? '';
    if (form) setFieldError(form, name, null, false);
  }
}

/** By `data-form`. */
const forms: Record<string, (form: HTMLFormElement, button: HTMLElement) => Promise<void>> = {
  login: logIn,
  signup: signUp,
  forgot: requestResetLink,
  reset: submitNewPassword,
};

/** Listens to whichever sign-in form is open. What she typed stays when the server refuses it. */
export function attachAuthForms(auth: HTMLElement): void {
  if (!('PublicKeyCredential' in window)) {
    const shelves = [...auth.querySelectorAll('template')].map(({ content }) => content);
    for (const part of [auth, ...shelves]) part.querySelector('[data-does=passkey]')?.remove();
  }
  const reset = auth.querySelector<HTMLFormElement>('[data-form=reset]');
  if (reset) attachMismatchNote(reset);
  auth.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const button = form.querySelector<HTMLElement>('button[type=submit]');
    if (!button || isWaiting(button)) return;
    void forms[form.dataset['form'] ?? '']?.(form, button);
  });
  auth.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null;
    const does = button?.dataset['does'];
    if (!button || isWaiting(button)) return;
    if (does === 'passkey') void useKey(button);
    else if (does === 'fill') fill(button);
    else if (does === 'show' || does === 'hide') turnPassword(button);
  });
}
