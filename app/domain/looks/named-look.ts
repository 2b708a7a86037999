import type { Reason } from '../styling/input/brief.ts';

/** Where a look is announced by itself: in a mail, a notification, a calendar. */
export const namedLookTitle = (name: string): string => `Your “${name}” look`;

/** The title of an outfit as it is announced: that of a look of hers says so. */
export const announcedTitle = ({
  title,
  reasons,
}: {
  title: string;
  reasons: readonly Pick<Reason, 'fact'>[];
}): string => (reasons.some(({ fact }) => fact === 'named') ? namedLookTitle(title) : title);

/** Why a day has another look than the one that she had put on it. */
export const notNamedLook = (name: string, because: string): string => `Not your “${name}” look. ${because}`;
