/** For so long after she has proved who she is, she may do what cannot be undone. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;
/** The `error` of an answer that asks for it. */
export const FRESH_SIGN_IN_NEEDED = 'Fresh sign-in needed';
/** The `error` of an answer to an admin who has shown a password only. */
export const SECOND_STEP_NEEDED = 'Second step needed';
