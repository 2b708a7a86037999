import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './workers/db/schema/people.schema.ts',
    './workers/db/schema/operations.schema.ts',
    './workers/db/schema/calendars.schema.ts',
    './workers/db/schema/oversight.schema.ts',
    './workers/db/schema/payments.schema.ts',
    './workers/db/schema/directory.schema.ts',
  ],
  out: './migrations/people',
});
