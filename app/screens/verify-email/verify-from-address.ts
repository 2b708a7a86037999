import { callApi } from '../../client/api/call-api.ts';
import { ApiError, failureText } from '../../client/api/errors.ts';
import { confirmEmail, disownEmail, verifyEmail } from '../../contracts/account.ts';
import { CONFIRM_NEEDED } from '../../domain/account/fresh-sign-in.ts';
import { readValidFields } from '../auth/form-fields.ts';
import { showFormFailure, isWaiting, callWhileBusy } from '../auth/call-while-busy.ts';
import { replaceWithOutcome } from '../password/show-outcome.ts';

/** Verifies by the token in the address, and says how it ended in place of `waiting`. */
export async function verifyFromAddress(waiting: HTMLElement): Promise<void> {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  try {
    const { message } = await callApi(verifyEmail, { query: { token } });
    replaceWithOutcome(waiting, 'verified', message ? { message } : {});
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.title === CONFIRM_NEEDED;
    const shown = replaceWithOutcome(waiting, isElsewhere ? 'elsewhere' : 'failed', {
      message: verifyFailure(error),
    });
    if (isElsewhere && shown) askWhose(shown, token);
  }
}

const failed = (error: unknown) => showFormFailure('Not verified', verifyFailure(error));

/** The account is not signed in here: its password verifies, "This was not me" ends it. */
function askWhose(asked: HTMLElement, token: string): void {
  const form = asked.querySelector('form');
  const button = form?.querySelector<HTMLElement>('button[type=submit]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = readValidFields(form, ['password'], ({ password }) =>
      password === '' ? { password: "Please enter the account's password." } : {},
    );
    if (!typed || !button || isWaiting(button)) return;
    void finish(button, 'verified', () => callApi(confirmEmail, { body: { token, ...typed } }));
  });
  const notMe = asked.querySelector<HTMLElement>('[data-does=not-me]');
  notMe?.addEventListener('click', () => {
    if (!isWaiting(notMe)) void finish(notMe, 'disowned', () => callApi(disownEmail, { body: { token } }));
  });

  async function finish(
    pressed: HTMLElement,
    outcome: string,
    call: () => Promise<{ message?: string }>,
  ): Promise<void> {
    const answer = await callWhileBusy(pressed, call, failed);
    if (answer) replaceWithOutcome(asked, outcome, answer.message ? { message: answer.message } : {});
  }
}

/** Why an address could not be verified. */
export function verifyFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'An error occurred while verifying your email. Please try again.';
  }
  return failureText(error, 'Failed to verify email.');
}
