export const SIGNUPS_CLOSED = 'Sign-up is paused for now. Please try again later today.';
export const FILMS_STOPPED = 'Videos are paused for now. Please try again later today.';
export const READ_ONLY =
  "We're working on Stylecast. You can look around; you'll be able to make changes again soon.";
