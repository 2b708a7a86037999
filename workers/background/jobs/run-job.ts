import type { BackgroundApp } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { adviseCloset } from '../../usecases/closet/closet-advice.ts';
import { archiveLooks } from '../../usecases/outfit-archive/archive-looks.ts';
import { animateOutfit } from '../../usecases/films/animate-outfit.ts';
import { claimDueUsers } from '../../usecases/delivery/claim-due-users.ts';
import { deliverOutfit } from '../../usecases/delivery/deliver-outfit.ts';
import { runDeletion } from '../../usecases/accounts/run-deletions.ts';
import { eraseImage } from '../../usecases/outfits/erase-image.ts';
import { moveUser } from '../../usecases/user-moves/move-user.ts';
import { tellVote } from '../../usecases/polls/tell-vote.ts';
import { renderOutfit } from '../../usecases/outfits/render-outfit.ts';
import { sendMorningMail } from '../../usecases/delivery/send-morning-mail.ts';
import { sendMail } from '../../usecases/mails/send-mail.ts';

/** Idempotent. Messages of people who are gone end quietly. `users`: the recipients of the batch's deliveries. */
export async function runJob(
  app: BackgroundApp,
  message: JobMessage,
  users: ReadonlyMap<string, SessionUser>,
): Promise<void> {
  switch (message.kind) {
    case 'deliver-outfit': {
      const user = users.get(message.userId);
      if (user) await deliverOutfit(app, user, message);
      return;
    }
    case 'render-outfit':
      return renderOutfit(app, message);
    case 'animate-outfit':
      return animateOutfit(app, message);
    case 'erase-image':
      return eraseImage(app, message);
    case 'send-morning':
      return sendMorningMail(app, message);
    case 'send-mail':
      return sendMail(app, message);
    case 'delete-account':
      return runDeletion(app, message.deletionId);
    case 'move-user':
      return moveUser(app, message.userId);
    case 'advise-closet':
      return adviseCloset(app, message);
    case 'tell-vote':
      return tellVote(app, message);
    case 'archive-looks':
      return archiveLooks(app, message.shard);
    case 'claim-due-users':
      await claimDueUsers(app, message);
      return;
    case 'send-push':
      throw new Error('Pushes are sent a batch at a time (consume-pushes.ts).');
  }
}
