/** The `error` of an answer to a link of a mail that was opened where the account is not: its password is asked for. */
export const CONFIRM_NEEDED = 'Is this your account?';
