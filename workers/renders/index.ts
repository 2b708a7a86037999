import { consume } from '../background/consume.ts';
import { composeRenders } from '../compose.ts';
import { openPeople } from '../db/open.ts';
import { readClockOffset } from '../db/operations.ts';
import type { Env } from '../env.d.ts';

/** Draws: the one consumer of the renders queue. What is given up goes to the background Worker's dead letters. */
export default {
  async queue(batch, env): Promise<void> {
    const offset = __LOCAL_BUILD__ ? await readClockOffset(openPeople(env.PEOPLE)) : 0;
    await consume(await composeRenders(env, offset), batch);
  },
} satisfies ExportedHandler<Env>;
