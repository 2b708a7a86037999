import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { readBody, type IncomingBody } from '../../read-body.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import { checkAddress, signAddress, type Permission } from '../photos/signed-address.ts';

// We sign the address, the service its message, which is not believed: the job that follows asks the service itself. So
// a repeated message changes nothing.

/** Longer than any service repeats its messages. */
const LIFETIME_S = 2 * 24 * 3600;
const MAX_BODY_BYTES = 512 * 1024;

export interface HookAddress extends Permission {
  maker: string;
  shard: string;
  userId: string;
  filmId: string;
}

const facts = ({ maker, shard, userId, filmId }: Omit<HookAddress, keyof Permission>): string[] => [
  'film-hook',
  maker,
  shard,
  userId,
  filmId,
];

/** Null where no service can reach us: films are then only polled. */
export async function filmHookUrl(
  app: App,
  maker: string,
  user: { id: string; shard: number },
  filmId: string,
): Promise<string | null> {
  if (app.settings.origin === null || !app.animator?.hear) return null;
  const about = { maker, shard: String(user.shard), userId: user.id, filmId };
  const { expires, signature } = await signAddress(app, facts(about), LIFETIME_S);
  const path = [maker, about.shard, user.id, filmId, expires, signature].join('/');
  return `${app.settings.origin}/api/hooks/films/${path}`;
}

/** @throws Refusal forbidden when address or message are forged, altered or too old */
export async function handleFilmHook(
  app: App,
  address: HookAddress,
  { headers, incoming }: { headers: Headers; incoming: IncomingBody },
): Promise<void> {
  const { expires, signature, ...about } = address;
  await checkAddress(app, facts(about), { expires, signature });
  const body = await readBody(incoming, {
    max: MAX_BODY_BYTES,
    tooLarge: () => new Refusal('too-large', "That's more than this call accepts."),
  });
  const { animator } = app;
  const heard =
    animator?.name === about.maker ? await animator.hear?.({ headers, body, now: app.clock.now() }) : null;
  if (!heard) throw new Refusal('forbidden', 'This message is not signed as it should be.');
  const { userId, filmId } = about;
  await sendJobs(app, [
    { kind: 'animate-outfit', userId, shard: Number(about.shard), filmId, ref: heard.ref },
  ]);
}
