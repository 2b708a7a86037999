/** The `error` of a confirmation link that needs the account's password. */
export const CONFIRM_NEEDED = 'Is this your account?';
