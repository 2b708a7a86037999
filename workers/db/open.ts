import { drizzle } from 'drizzle-orm/d1';
import * as looksSchema from './looks.schema.ts';
import * as paymentsSchema from './payments.schema.ts';
import * as peopleSchema from './people.schema.ts';

export const openPeople = (d1: D1Database) => drizzle(d1, { schema: { ...peopleSchema, ...paymentsSchema } });
export const openLooks = (d1: D1Database) => drizzle(d1, { schema: looksSchema });
export type PeopleDb = ReturnType<typeof openPeople>;
export type LooksDb = ReturnType<typeof openLooks>;
