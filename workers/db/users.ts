import type { users } from './people.schema.ts';

/** A row of users as the house passes it around: never sent to a browser as it is (db/users.ts: toUser). */
export type SessionUser = typeof users.$inferSelect;
