import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contracts/session.ts';
import { savePreferences } from '../../contracts/user.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';
import { cacheUser } from './session.ts';

/** Whether a mail comes with each morning's outfit: everything silenced silences it as well. */
export const wantsMorningMail = ({ morningMail, notificationsEnabled }: User): boolean =>
  morningMail && notificationsEnabled;

/** What stands beside the switch. */
export const morningMailWords = ({ emailVerified }: User): string =>
  emailVerified
    ? "Your look on you and the day's weather. You can unsubscribe from any of them."
    : "Your look and the day's weather, once your address is verified.";

/** Turns it on or off, at once. */
export function useMorningMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (morningMail: boolean) => callApi(savePreferences, { body: { morningMail } }),
    onSuccess: (user) => cacheUser(client, user),
    onError: (error) => showFailure(error, "We couldn't save your choice", 'Please try again.'),
  });
}
