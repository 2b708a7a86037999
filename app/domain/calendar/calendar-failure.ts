export const CALENDAR_FAILURES = [
  'not-allowed',
  'unreachable',
  'refused',
  'too-large',
  'not-a-calendar',
  'unreadable',
  'read-in-part',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

export const CALENDAR_FAILURE_WORDS: Record<CalendarFailure, string> = {
  'not-allowed':
    "We can only read a public https address. Copy the private address (iCal) from your calendar's settings.",
  unreachable: "That calendar isn't responding. Check the address and try again.",
  refused: "That calendar won't let us in. Copy its private address again: the old one may have been reset.",
  'too-large': 'That calendar is larger than 1 MB. Choose one with fewer years in it.',
  'not-a-calendar': "There's no calendar at that address. Look for the one that ends in .ics.",
  'read-in-part':
    "We couldn't read some of that calendar, so an appointment for today may be missing. Choose one with fewer entries in it.",
  unreadable: 'We can no longer read the saved address. Please paste it again.',
};
