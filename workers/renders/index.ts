import { WorkerEntrypoint } from 'cloudflare:workers';
import { consume } from '../background/consume.ts';
import { composeLinkPreviews, composeRenders } from '../compose.ts';
import { openPeople } from '../db/sql/open-database.ts';
import { readClockOffset, readRenderer } from '../db/operations/operator-notes.ts';
import type { Env } from '../env.d.ts';
import type { LinkPreviews } from '../ports/link-previews.ts';

async function openRenders(env: Env): ReturnType<typeof composeRenders> {
  if (!__LOCAL_BUILD__) return composeRenders(env);
  const people = openPeople(env.PEOPLE);
  const [offset, renderer] = await Promise.all([readClockOffset(people), readRenderer(people)]);
  return composeRenders(env, offset, renderer);
}

/** For the site, whose bundle holds no codecs. */
export class LinkPreviewer extends WorkerEntrypoint<Env> implements LinkPreviews {
  async draw(picture: Uint8Array): Promise<Uint8Array> {
    return (await composeLinkPreviews()).draw(picture);
  }
}

/** The one consumer of the renders queue; dead letters go to the background Worker. */
export default {
  async queue(batch, env): Promise<void> {
    await consume(await openRenders(env), batch);
  },
} satisfies ExportedHandler<Env>;
