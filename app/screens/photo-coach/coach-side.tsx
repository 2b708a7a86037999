import { ArrowDown, Check, ImageUp, Minus, Timer, Volume2, VolumeX } from 'lucide-react';
import { BrandMark } from '../../ui/art/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import type { Lamp, Lamps } from './coaching.ts';
import { coachWords } from './coach-words.ts';
import type { Coached } from './use-coach.ts';

const ICONS: Record<Lamp, typeof Check> = { ok: Check, now: ArrowDown, open: Minus };
const MEANS: Record<Lamp, string> = { ok: 'Good', now: 'Needs a change', open: 'Not yet' };

interface SideProps {
  coached: Coached;
  lamps: Lamps;
  timer: number;
  onTimer: () => void;
  speaks: boolean;
  onSpeaks: (() => void) | null;
  onFile: () => void;
  wear?: string | undefined;
}

/** Beside the picture on wide screens: the one instruction, large, and what is right already. */
export function CoachSide({ coached, lamps, timer, onTimer, speaks, onSpeaks, onFile, wear }: SideProps) {
  const { state, blind, loading } = coached;
  const said = coachWords(state.instructions[0]);
  const held = state.instructions[0] === 'hold';
  const Volume = speaks ? Volume2 : VolumeX;
  const row = (lamp: Lamp, text: string) => {
    const Icon = ICONS[lamp];
    return (
      <li className={`ck ${lamp === 'ok' ? 'ok' : 'todo'} ${lamp}`}>
        <span className="sign">
          <Icon />
          <span className="sr-only">{`${MEANS[lamp]}: `}</span>
        </span>
        <div>
          <b>{text}</b>
          {lamp === 'now' && said.left && <p className="xs muted">{said.left}</p>}
        </div>
      </li>
    );
  };
  return (
    <>
      <span className="brand flex">
        <BrandMark />
        <span>Stylecast</span>
      </span>
      <div className="coach-now">
        <p className="label">{held ? "That's the picture" : (wear ?? 'One thing at a time')}</p>
        {blind ? (
          <h2 className="display h1">
            The timer <em>helps</em>
          </h2>
        ) : (
          <h2 className="display h1">
            <span>{loading === null ? said.title[0] : 'One'}</span>{' '}
            <em>{loading === null ? said.title[1] : 'moment'}</em>
          </h2>
        )}
        <p className="lead">{leadOf(coached, timer)}</p>
        {!blind && (
          <ul className="cks">
            {row(lamps.alone, 'Only you in the picture')}
            {row(lamps.light, 'Good light from the front')}
            {row(lamps.whole, 'Head to toe')}
          </ul>
        )}
      </div>
      <div className="coach-d">
        <Button variant="line" onClick={onFile}>
          <ImageUp />
          Choose a photo instead
        </Button>
        <Button variant="quiet" onClick={onTimer} aria-label={`Timer, ${timer} seconds`}>
          <Timer />
          <span>{`${timer} s`}</span>
        </Button>
        {onSpeaks && (
          <Button variant="quiet" aria-pressed={speaks} onClick={onSpeaks}>
            <Volume />
            <span>Spoken hints</span>
          </Button>
        )}
      </div>
    </>
  );
}

function leadOf({ state, blind, loading }: Coached, timer: number): string {
  if (blind)
    return "This device can't check the picture while you pose. Press the button, then step back until all of you fits.";
  if (loading !== null)
    return 'The coach is getting ready. It works on this device, and no picture leaves it.';
  const { why } = coachWords(state.instructions[0]);
  if (state.instructions[0] === 'hold')
    return `${why}. After ${timer} seconds, the best of five frames is kept.`;
  return `${why}. When everything is right, the photo takes itself.`;
}
