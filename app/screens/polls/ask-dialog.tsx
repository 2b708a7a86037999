import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { hasDeviceSheet } from '../../client/looks/shares.ts';
import { sendPollLink, useAskFriends } from '../../client/polls/polls.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { Poll } from '../../contracts/polls.ts';
import { POLL_MINUTES } from '../../domain/looks/poll.ts';
import { dayOrToday } from '../../domain/time/date-words.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { Photo } from '../../ui/photo.tsx';
import { RadioSegments } from '../../ui/radio.tsx';
import { TickLine } from '../../ui/tick-box.tsx';
import { ClothGlow } from '../home/picture/cloth-glow.tsx';
import { LinkToSend } from '../look/link-to-send.tsx';
import { closingTime } from './closing-time.ts';

export type AskedLook = Pick<Outfit, 'id' | 'date' | 'title' | 'editedImageUrl' | 'look'>;

interface AskDialogProps extends Openable {
  /** What she may ask about, in the order in which it is shown. */
  looks: readonly AskedLook[];
  /** Chosen already: one or two of them. */
  chosen: readonly string[];
  timeZone: string;
}

/** She chooses two looks, says what friends may see and how long they may vote; then there is a link to send. */
export function AskDialog({ looks, chosen, timeZone, open, onOpenChange }: AskDialogProps) {
  const [asked, setAsked] = useState<Poll | null>(null);
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen) setAsked(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Ask a friend"
      description={
        asked
          ? 'Send the link to whoever you want to ask. They vote without an account.'
          : 'Choose two looks. Whoever has the link can vote for one and write you a line, without an account.'
      }
    >
      {asked?.url ? (
        <SendLink poll={asked} url={asked.url} timeZone={timeZone} />
      ) : (
        <Question looks={looks} chosen={chosen} timeZone={timeZone} onAsked={setAsked} />
      )}
    </Dialog>
  );
}

type QuestionProps = Pick<AskDialogProps, 'looks' | 'chosen' | 'timeZone'> & {
  onAsked: (poll: Poll) => void;
};

const LASTS = POLL_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: minutes < 60 ? `${minutes} min` : minutes < 1440 ? `${minutes / 60} hours` : 'A day',
}));
const MINUTE_MS = 60_000;

function Question({ looks, chosen, timeZone, onAsked }: QuestionProps) {
  const [pair, setPair] = useState(chosen.slice(0, 2));
  const [withPhotos, setWithPhotos] = useState(false);
  const [minutes, setMinutes] = useState<string>(String(POLL_MINUTES.at(-1)));
  const [now] = useState(() => Date.now());
  const today = localDate(now, timeZone);
  const ask = useAskFriends();
  const [firstId, secondId] = pair;
  const isReady = firstId !== undefined && secondId !== undefined;
  const sheet = hasDeviceSheet();
  // A third one takes the place of the older choice; a tap on one that is chosen keeps it.
  const choose = (id: string) => setPair((now) => [...now.filter((each) => each !== id), id].slice(-2));
  const send = () => {
    if (!isReady) return;
    const lasts = POLL_MINUTES.find((each) => String(each) === minutes) ?? POLL_MINUTES[0];
    ask.mutate(
      { firstId, secondId, withPhotos, minutes: lasts },
      {
        onSuccess: (poll) => {
          onAsked(poll);
          if (poll.url !== null) void sendPollLink(poll.url);
        },
      },
    );
  };
  return (
    <>
      <ul className="ask-choices" aria-label="Your looks">
        {looks.map((look) => (
          <li key={look.id}>
            <button type="button" aria-pressed={pair.includes(look.id)} onClick={() => choose(look.id)}>
              <Photo src={look.editedImageUrl} alt="">
                <ClothGlow look={look.look} />
              </Photo>
              {pair.includes(look.id) && (
                <i className="ask-mark">
                  <Check />
                </i>
              )}
              <span className="xs muted">{dayOrToday(look.date, today)}</span>
              <span className="small strong">{look.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <TickLine checked={withPhotos} onChange={setWithPhotos}>
        Show the pictures of me. Otherwise friends see the pieces, laid out.
      </TickLine>
      <div className="grid gap-2">
        <RadioSegments value={minutes} onChange={setMinutes} label="How long they can vote" options={LASTS} />
        <p className="small muted num">
          {`Friends can vote until ${closingTime(now + Number(minutes) * MINUTE_MS, timeZone, today)}.`}
        </p>
      </div>
      <Button
        block
        aria-disabled={!isReady}
        busy={ask.isPending}
        busyText="Making the link..."
        onClick={send}
      >
        {sheet ? <Share2 /> : <Link2 />}
        <span>
          {isReady ? (sheet ? 'Make the link and share' : 'Make the link and copy it') : 'Choose two looks'}
        </span>
      </Button>
    </>
  );
}

/** The link that is out, to be sent once more. */
function SendLink({ poll, url, timeZone }: { poll: Poll; url: string; timeZone: string }) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <LinkToSend label="Link for your friends" url={url} onShare={() => void sendPollLink(url)} />
      <p className="small muted num">
        {`Open until ${closingTime(Date.parse(poll.closesAt), timeZone, localDate(now, timeZone))}. You'll see the votes on Home and in History, where you can also take the link back.`}
      </p>
    </>
  );
}
