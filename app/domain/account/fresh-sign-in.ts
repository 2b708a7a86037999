/** How long after proving who she is she may do what cannot be undone. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;
export const FRESH_SIGN_IN_NEEDED = 'Fresh sign-in needed';
/** The `error` of a confirmation link that needs the account's password. */
export const CONFIRM_NEEDED = 'Is this your account?';
export const SECOND_STEP_NEEDED = 'Second step needed';
