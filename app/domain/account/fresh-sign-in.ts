/** How long after proving who she is she may do what cannot be undone. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;
export const FRESH_SIGN_IN_NEEDED = 'Fresh sign-in needed';
export const SECOND_STEP_NEEDED = 'Second step needed';
