import {
  askFriends as askCall,
  hidePollLine as hideCall,
  listPolls as listCall,
  pollVote,
  takePollBack as takeBackCall,
  type VoteOutcome,
} from '../../../../app/contracts/polls.ts';
import { Refusal, type RefusalCode } from '../../../../app/domain/refusal.ts';
import { isStopped } from '../../../db/operations/switches.ts';
import { isAccountMoving } from '../../../db/sql/constraints.ts';
import { askFriends, hidePollLine, listPolls, takePollBack } from '../../../usecases/polls/ask-friends.ts';
import { pollImageKey } from '../../../usecases/polls/poll-link.ts';
import { voteOnPoll } from '../../../usecases/polls/vote.ts';
import { clientAddress } from '../../client-address.ts';
import { votingDevice } from '../../voter-cookie.ts';
import { mountForSignedIn, type Api, type ApiContext } from '../route.ts';
import { servePicture } from './shares.ts';

const originOf = (c: ApiContext): string => c.env.ORIGIN ?? new URL(c.req.url).origin;

export function mountPolls(api: Api): void {
  mountForSignedIn(api, listCall, ({ app, user, c }) => listPolls(app, user, originOf(c)));
  mountForSignedIn(api, askCall, ({ app, user, body, c }) => askFriends(app, user, body, originOf(c)));
  mountForSignedIn(api, takeBackCall, ({ app, user, param }) => takePollBack(app, user, param('id')));
  mountForSignedIn(api, hideCall, ({ app, user, param }) =>
    hidePollLine(app, user, param('id'), param('voter')),
  );
  for (const choice of ['first', 'second'] as const) {
    api.get(`/ask/:token/${choice}.jpg`, async (c) =>
      servePicture(c, await pollImageKey(c.get('app'), tokenOf(c), choice)),
    );
  }
  // A form of a page that may run no script: the answer is that page again.
  api.post('/ask/:token/vote', async (c) => {
    const outcome = await vote(c);
    const said = outcome === 'voted' ? '' : `?said=${outcome}`;
    return c.redirect(`/ask/${encodeURIComponent(tokenOf(c))}${said}`, 303);
  });
}

const tokenOf = (c: ApiContext): string =>
  (c.req.param as (name: string) => string | undefined)('token') ?? '';

/** What is over, or was never there, the page says itself. */
const OUTCOMES: Partial<Record<RefusalCode, VoteOutcome>> = { 'too-many': 'busy', gone: 'over' };

async function vote(c: ApiContext): Promise<VoteOutcome> {
  const app = c.get('app');
  const device = await votingDevice(app, c.req.raw);
  if (device === null) return 'no-cookie';
  const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
  const read = pollVote.safeParse({ choice: form.get('choice'), line: form.get('line') ?? '' });
  if (!read.success) return 'invalid';
  if (await isStopped(app.people, 'readOnly')) return 'paused';
  const voter = {
    device,
    address: clientAddress(c.req.raw),
    userId: c.get('session')?.user.id ?? null,
  };
  try {
    await voteOnPoll(app, tokenOf(c), voter, read.data);
    return 'voted';
  } catch (error) {
    if (isAccountMoving(error)) return 'busy';
    if (!(error instanceof Refusal)) throw error;
    return OUTCOMES[error.code] ?? 'voted';
  }
}
