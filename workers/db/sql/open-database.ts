import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';

// Without schemas, which only drizzle's relational queries need: they would cost each request half a millisecond.

type Client = Pick<D1Database, 'prepare' | 'batch'>;
type Db = DrizzleD1Database & { readonly $client: Client };

export type PeopleDb = Db & { readonly kind?: 'people' };
export type LooksDb = Db & { readonly kind?: 'looks' };
export const openPeople = (d1: D1Database): PeopleDb => drizzle(d1);
export const openLooks = (d1: Client): LooksDb => drizzle(d1 as D1Database);
