import { Check, EyeOff, Link2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useWearAgain } from '../../client/looks/wear-again.ts';
import { sendPollLink, useHideLine, usePolls, useTakePollBack } from '../../client/polls/polls.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { Poll } from '../../contracts/polls.ts';
import { countVotes, POLL_CHOICES, pollWinner, type PollChoice } from '../../domain/looks/poll.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Photo } from '../../ui/photo.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { closingTime } from './closing-time.ts';

interface PollsSectionProps {
  /** As the page brings them; asked for where it does not. */
  loaded?: Poll[];
  timeZone: string;
  /** Her local date. */
  today: string;
  /** Looks of today that can be worn again. */
  wearable?: readonly Outfit[];
  /** The one that she wears today. */
  wornId?: string;
}

/** What friends say about the looks that she asked about; nothing where she has not asked. */
export function PollsSection({ loaded, timeZone, today, wearable = [], wornId }: PollsSectionProps) {
  const query = usePolls(loaded);
  const { data: polls, isError } = query;
  if (isError && !polls) return <LostAnswer query={query} title="We couldn't load your friends' votes" />;
  if (!polls || polls.length === 0) return null;
  return (
    <TitledSection title="Your friends say" className="polls">
      <div className="polls-row">
        {polls.map((poll) => (
          <PollCard
            key={poll.id}
            poll={poll}
            timeZone={timeZone}
            today={today}
            wearable={wearable}
            wornId={wornId}
          />
        ))}
      </div>
    </TitledSection>
  );
}

type PollCardProps = PollsSectionProps & { poll: Poll; wearable: readonly Outfit[] };

function PollCard({ poll, timeZone, today, wearable, wornId }: PollCardProps) {
  const { first, second, isOpen, closesAt, url } = poll;
  const winner = pollWinner([first.votes, second.votes]);
  const until = closingTime(Date.parse(closesAt), timeZone, today);
  const total = first.votes + second.votes;
  return (
    <article className="card poll" aria-label={`${first.title} or ${second.title}`}>
      <div className="poll-looks">
        {POLL_CHOICES.map((choice) => (
          <PollLook key={choice} poll={poll} choice={choice} isWinner={winner === choice} />
        ))}
      </div>
      <p className="small muted num">
        {`${total === 0 ? 'No votes yet' : countVotes(total)}. ${isOpen ? `Open until ${until}` : 'Voting is closed'}.`}
      </p>
      <Lines poll={poll} />
      <div className="row wrap gap-[8px]">
        {winner && <WearWinner look={poll[winner]} wearable={wearable} wornId={wornId} />}
        {url && (
          <Button variant="line" size="sm" onClick={() => void sendPollLink(url, false)}>
            <Link2 />
            Send the link
          </Button>
        )}
        <TakeBack poll={poll} />
      </div>
    </article>
  );
}

function PollLook({ poll, choice, isWinner }: { poll: Poll; choice: PollChoice; isWinner: boolean }) {
  const { title, imageUrl, votes } = poll[choice];
  return (
    <div className={classNames('poll-look', isWinner && 'ahead')}>
      <Photo src={imageUrl} alt="" />
      <div>
        <h3 className="small strong">{title}</h3>
        <p className="small num">{countVotes(votes)}</p>
      </div>
    </div>
  );
}

function Lines({ poll }: { poll: Poll }) {
  const hide = useHideLine(poll.id);
  if (poll.lines.length === 0) return null;
  return (
    <ul className="poll-lines">
      {poll.lines.map(({ voter, choice, line }) => (
        <li key={voter}>
          <div>
            <p>{line}</p>
            <p className="xs muted">{`For ${poll[choice].title}`}</p>
          </div>
          <IconButton
            label={`Hide: ${line}`}
            aria-disabled={hide.isPending}
            onClick={() => {
              if (!hide.isPending) hide.mutate(voter);
            }}
          >
            <EyeOff />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

type WearWinnerProps = Pick<PollCardProps, 'wearable' | 'wornId'> & { look: Poll['first'] };

/** Only a look of today can be put on again. */
function WearWinner({ look, wearable, wornId }: WearWinnerProps) {
  const wear = useWearAgain();
  if (look.outfitId === wornId) {
    return (
      <p className="row small strong poll-worn">
        <Check />
        You&apos;re wearing it
      </p>
    );
  }
  const outfit = wearable.find(({ id }) => id === look.outfitId);
  if (!outfit) return null;
  return (
    <Button
      size="sm"
      aria-label={`Wear it: ${look.title}`}
      busy={wear.isPending}
      busyText="Putting it on..."
      onClick={() => wear.mutate(outfit)}
    >
      <Undo2 />
      Wear it
    </Button>
  );
}

function TakeBack({ poll }: { poll: Poll }) {
  const [isAsking, setAsking] = useState(false);
  const takeBack = useTakePollBack();
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {poll.isOpen ? 'Take the link back' : 'Delete'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={poll.isOpen ? 'Take the link back?' : 'Delete this question?'}
        description="The link stops working at once, and the votes and lines go with it."
        action={poll.isOpen ? 'Take it back' : 'Delete'}
        busyText="Taking it back..."
        busy={takeBack.isPending}
        danger
        onConfirm={() => takeBack.mutate(poll.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
