import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './workers/db/looks.schema.ts',
    './workers/db/minutes.schema.ts',
    './workers/db/turns.schema.ts',
    './workers/db/operations.schema.ts',
    './workers/db/closet.schema.ts',
    './workers/db/archive.schema.ts',
  ],
  out: './migrations/looks',
});
