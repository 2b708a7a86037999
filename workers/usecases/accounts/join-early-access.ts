import type { App } from '../../app.ts';
import { earlyAccess } from '../../db/schema/people.schema.ts';
import { lookupKey } from '../../db/people/users.ts';
import { limitHourly } from '../limits/rate-limits.ts';

/** The same answer for a known address. @throws Refusal too-many */
export async function joinEarlyAccess(app: App, email: string, address: string): Promise<void> {
  await limitHourly(app, 'early-access', address);
  const row = { email: lookupKey(email), createdAt: app.clock.now() };
  await app.people.insert(earlyAccess).values(row).onConflictDoNothing();
}
