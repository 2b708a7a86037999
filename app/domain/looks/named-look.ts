import { piecesLine } from '../planning/pieces-line.ts';
import type { Reason } from '../styling/input/brief.ts';
import type { Look } from './look.ts';

/** Where a look is announced by itself: in a mail, a notification, a calendar. */
export const namedLookTitle = (name: string): string => `Your “${name}” look`;

interface Told {
  title: string;
  reasons: readonly Pick<Reason, 'fact'>[];
}

/** It is a look that she has named, as she named it. */
export const isNamed = ({ reasons }: Pick<Told, 'reasons'>): boolean =>
  reasons.some(({ fact }) => fact === 'named');

/** The title of an outfit as it is announced: that of a look of hers says so. */
export const announcedTitle = (outfit: Told): string =>
  isNamed(outfit) ? namedLookTitle(outfit.title) : outfit.title;

/** What others read: the name that she has given it is her own. */
export const publicTitle = (outfit: Told & { look: Look }): string =>
  isNamed(outfit) ? piecesLine(outfit.look, 2) : outfit.title;

/** Why a day has another look than the one that she had put on it. */
export const notNamedLook = (name: string, because: string): string => `Not your “${name}” look. ${because}`;
