import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './workers/db/people.schema.ts',
    './workers/db/operations.schema.ts',
    './workers/db/calendars.schema.ts',
    './workers/db/oversight.schema.ts',
    './workers/db/payments.schema.ts',
    './workers/db/directory.schema.ts',
  ],
  out: './migrations/people',
});
