import { chipsOf } from '../../../app/domain/day-request/chips.ts';
import { withoutChip, type DayRequest } from '../../../app/domain/day-request/day-request.ts';
import { readDayRequest } from '../../../app/domain/day-request/read-request.ts';
import type { UnderstoodDay } from '../../../app/contracts/outfits.ts';
import type { App } from '../../app.ts';
import { listNamedPieces } from '../../db/looks/closet.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';

/** Her sentence, and the keys of the chips that she took away. */
export interface Said {
  sentence: string;
  without?: readonly string[];
}

/**
 * What she asks for in her own words. The sentence is neither kept nor logged; read twice it is the same request, so that
 * chips and look agree. A text model that is to read it as well would be asked here and its answer kept with the chips.
 */
export async function readSaid(
  app: App,
  user: SessionUser,
  { sentence, without = [] }: Said,
): Promise<DayRequest> {
  const pieces = await listNamedPieces(app.looks(user.shard), user.id);
  const request = readDayRequest(sentence, { unit: user.temperatureUnit, pieces });
  return without.reduce(withoutChip, request);
}

/** The chips that she may take away before the look is made. @throws Refusal 'too-many' */
export async function understandDay(app: App, user: SessionUser, sentence: string): Promise<UnderstoodDay> {
  await limitHourly(app, 'say', user.id);
  const request = await readSaid(app, user, { sentence });
  return { chips: chipsOf(request, user.temperatureUnit), unread: request.unread };
}
