export const SIGNUPS_CLOSED = 'New accounts are closed for a moment. Please try again later today.';
export const FILMS_STOPPED = 'Videos are paused for a moment. Please try again later today.';
export const READ_ONLY =
  'We are working on Stylecast. You can look at everything; changes will be possible again soon.';
