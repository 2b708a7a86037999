/** Paths of calls that ask for a proof that a person makes them, where Turnstile is set up. A test holds them to the calls. */
export const PERSON_CHECKED: readonly string[] = [
  '/api/register',
  '/api/forgot-password',
  '/api/early-access',
];
