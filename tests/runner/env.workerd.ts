import type { D1Migration } from '@cloudflare/vitest-plugin';
import type { SiteEnv } from '../../workers/env.d.ts';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how the tests' environment is typed by its library
  namespace Cloudflare {
    interface Env extends Omit<SiteEnv, keyof BoundEnv | 'ASSETS'> {
      LOOKS_1: D1Database;
      LOOKS_2: D1Database;
      /** Databases of people that only those tests bind as PEOPLE_1 and PEOPLE_2 that are about them (three-databases.workerd.ts). */
      MORE_PEOPLE_1: D1Database;
      MORE_PEOPLE_2: D1Database;
      PEOPLE_MIGRATIONS: D1Migration[];
      LOOKS_MIGRATIONS: D1Migration[];
    }
  }
}
