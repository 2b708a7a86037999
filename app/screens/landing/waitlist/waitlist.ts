// What can come of joining the waitlist.

export type WaitlistOutcome = 'joined' | 'invalid' | 'failed';

interface Words {
  title: string;
  description?: string;
  /** Beside the field. */
  note: string;
}

const JOINED = "You're on the list! We'll notify you when we launch new features.";
const INVALID = 'Please enter a valid email address.';
const FAILED = 'Failed to sign up. Please try again later.';

export const WAITLIST_WORDS: Record<WaitlistOutcome, Words> = {
  joined: { title: JOINED, note: JOINED },
  invalid: { title: 'Invalid Email', description: INVALID, note: INVALID },
  failed: { title: 'Error', description: FAILED, note: FAILED },
};

/** Not empty and with an '@'. */
export const isEmail = (text: string): boolean => text.trim().includes('@');

/** What the server says after a form that was posted without JavaScript: '?waitlist=joined'. */
export function outcomeIn(search: string): WaitlistOutcome | null {
  const said = new URLSearchParams(search).get('waitlist');
  return said !== null && Object.hasOwn(WAITLIST_WORDS, said) ? (said as WaitlistOutcome) : null;
}
