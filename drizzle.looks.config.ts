import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './workers/db/schema/looks.schema.ts',
    './workers/db/schema/minutes.schema.ts',
    './workers/db/schema/turns.schema.ts',
    './workers/db/schema/operations.schema.ts',
    './workers/db/schema/closet.schema.ts',
    './workers/db/schema/named-looks.schema.ts',
    './workers/db/schema/archive.schema.ts',
    './workers/db/schema/polls.schema.ts',
  ],
  out: './migrations/looks',
});
