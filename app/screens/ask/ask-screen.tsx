import { Check, Lock } from 'lucide-react';
import { useLocation } from '../../framework/react.ts';
import { VOTE_OUTCOMES, type OpenPoll, type SharedPoll, type VoteOutcome } from '../../contracts/polls.ts';
import { countVotes, MOST_LINE, type PollChoice } from '../../domain/looks/poll.ts';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { LostDrawing } from '../../ui/art/drawings.tsx';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { Photo } from '../../ui/photo.tsx';
import { PieceTile } from '../garments/piece-drawing.tsx';
import { skyKind } from '../home/sky/sky.ts';
import { weatherLine } from '../look/weather-line.ts';
import type { Elements } from '../../ui/elements.ts';

/** The link does not say the hour: its sky is that of the day. */
const MIDDAY = 12;

/** The public page of a question: two looks, one vote, and a line back. A form that works without a script. */
export function AskScreen({ poll }: { poll: OpenPoll }) {
  const outcome = outcomeIn(useLocation().search);
  return (
    <AskFrame>
      <div className="ask-head">
        <p className="label">A friend asks</p>
        <h1 className="display h1">{poll.vote ? 'Your vote is in' : 'Which one would you wear?'}</h1>
        <p className="muted">{sentence(poll)}</p>
        <p className="look-sky num" data-sky={skyKind(poll.weatherData.condition, MIDDAY)}>
          <WeatherIcon condition={poll.weatherData.condition} />
          <span>{`For ${weatherLine(poll)}`}</span>
        </p>
        {outcome && (
          <p className="hint bad" role="alert">
            {OUTCOME_WORDS[outcome]}
          </p>
        )}
      </div>
      <form className="ask-form" method="post" action={`/ask/${poll.token}/vote`}>
        {/* Enter in the line sends the vote that stands; without one it chooses nothing for her. */}
        <button type="submit" name="choice" value={poll.vote?.choice} disabled={!poll.vote} hidden />
        <div className="ask-looks">
          <AskLook poll={poll} choice="first" />
          <AskLook poll={poll} choice="second" />
        </div>
        {!poll.isHers && <LineBack vote={poll.vote} isRefused={outcome !== null} />}
      </form>
      <div className="ask-foot">
        <p className="xs muted row items-start text-balance">
          <Lock className="mt-px" />
          <span>
            {`Only these two looks are shared, for ${poll.timeLeft} at most. Your vote has no name on it: one cookie keeps it to one per device.`}
          </span>
        </p>
        <ButtonLink to="/" variant="line" size="sm">
          What is Stylecast?
        </ButtonLink>
      </div>
    </AskFrame>
  );
}

function sentence({ isHers, vote, timeLeft }: OpenPoll): string {
  if (isHers) return `This is what your friends see. They can vote for another ${timeLeft}.`;
  if (vote) return `You can change it for another ${timeLeft}.`;
  return `Tap a look to vote. It closes in ${timeLeft}.`;
}

const OUTCOME_WORDS: Record<Exclude<VoteOutcome, 'voted'>, string> = {
  'no-cookie': "Your vote didn't count: your browser doesn't keep cookies. Allow them here and vote again.",
  busy: 'Many votes came from your network. Please try again in a while.',
  paused: 'We are working on Stylecast, and votes wait for it. Please try again in a few minutes.',
  over: 'This question has all the votes that it can take.',
  invalid: "That didn't work. Pick a look, and keep your line within 140 characters.",
};

const outcomeIn = (search: string): Exclude<VoteOutcome, 'voted'> | null => {
  const said = new URLSearchParams(search).get('said');
  const outcome = VOTE_OUTCOMES.find((each) => each === said);
  return outcome === undefined || outcome === 'voted' ? null : outcome;
};

function AskLook({ poll, choice }: { poll: OpenPoll; choice: PollChoice }) {
  const { token, vote, result, isHers } = poll;
  const look = poll[choice];
  const isMine = vote?.choice === choice;
  const words = isMine ? 'Your vote' : vote ? 'This one instead' : 'This one';
  const total = result ? result.first + result.second : 0;
  return (
    <article className={classNames('ask-look card', isMine && 'mine')} aria-label={look.title}>
      {look.hasImage ? (
        <Photo src={`/ask/${token}/${choice}.jpg`} alt={`${look.title}, worn`} priority />
      ) : (
        <ul className="ask-pieces">
          {look.pieces.map(({ garment, name, slot, color }) => (
            <li key={`${garment} ${color}`}>
              <PieceTile garment={garment} slot={slot} color={color} />
              <span className="sr-only">{capitalize(name)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="ask-words">
        <h2 className="display h3">{look.title}</h2>
        {result && (
          <div className="ask-result">
            <span className="bar">
              <i style={{ width: `${total === 0 ? 0 : Math.round((100 * result[choice]) / total)}%` }} />
            </span>
            <span className="small num">{countVotes(result[choice])}</span>
          </div>
        )}
        {!isHers && (
          <Button
            type="submit"
            name="choice"
            value={choice}
            variant={isMine ? 'line' : 'primary'}
            block
            aria-label={`${words}: ${look.title}`}
          >
            {isMine && <Check />}
            <span>{words}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

function LineBack({ vote, isRefused }: Pick<OpenPoll, 'vote'> & { isRefused: boolean }) {
  const saved = vote?.line ?? '';
  const isSaved = saved !== '' && !isRefused;
  return (
    <div className="ask-line">
      <TextField
        label="A line back"
        optional
        name="line"
        maxLength={MOST_LINE}
        autoComplete="off"
        defaultValue={saved}
        placeholder="Love the boots"
        hint={
          <span>
            {isSaved && <span className="ask-saved">Your line is saved. </span>}
            <span>{`Only your friend reads it. ${MOST_LINE} characters at most.`}</span>
          </span>
        }
      />
      {vote && (
        <Button type="submit" name="choice" value={vote.choice} variant={isSaved ? 'line' : 'ink'}>
          {saved === '' ? 'Send your line' : 'Save your line'}
        </Button>
      )}
    </div>
  );
}

type Ended = Exclude<SharedPoll['state'], 'open'> | 'gone';

const ENDED_WORDS: Record<Ended, { title: string; lead: string }> = {
  closed: { title: 'This vote is closed', lead: 'Its time is over. Your friend has the result.' },
  deleted: {
    title: 'One of the looks is gone',
    lead: "Your friend deleted one of the two looks, so there's nothing left to choose between.",
  },
  changed: {
    title: 'One of the looks has changed',
    lead: 'Your friend swapped a piece of it since asking. Ask for a new link.',
  },
  gone: {
    title: 'This question is gone',
    lead: 'It was taken back, its day is over, or the account behind it was closed. The address may also be missing a letter.',
  },
};

/** A link with nothing to vote on any more, and why. */
export function AskEnded({ why }: { why: Ended }) {
  const { title, lead } = ENDED_WORDS[why];
  return (
    <AskFrame>
      <div className="empty m-auto max-w-md gap-4 [&_svg.draw]:h-40 [&_svg.draw]:w-56">
        <LostDrawing />
        <h1 className="display h1">{title}</h1>
        <p className="lead">{lead}</p>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </AskFrame>
  );
}

function AskFrame({ children }: { children: Elements }) {
  return (
    <div className="page ask-page">
      <header>
        <Brand />
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
