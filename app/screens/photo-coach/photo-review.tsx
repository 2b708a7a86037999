import { ArrowRight, Check, Lightbulb, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Instruction } from './coaching.ts';

interface Line {
  text: string;
  good: string;
  /** Seen at the moment of the photo, and what it means. */
  wants: readonly Instruction[];
  better: string;
}

const LINES: readonly Line[] = [
  {
    text: 'Head to toe',
    good: 'Hair to shoes, with room to spare',
    wants: ['come-in', 'step-back', 'step-closer', 'stand-up', 'face-me', 'be-alone'],
    better: 'Hair and shoes should both be in it, and only you',
  },
  {
    text: 'Even light',
    good: 'Your face is well lit',
    wants: ['find-light'],
    better: 'A window in front of you helps',
  },
  {
    text: 'Clear outline',
    good: 'Arms free of your body',
    wants: ['arms-down', 'arms-away'],
    better: 'Arms a little away from your sides show sleeves best',
  },
];

interface ShotProps {
  /** What could have been better at the moment of the photo; null when nothing looked. */
  seen: readonly Instruction[] | null;
  onUse: () => void;
  onAgain: () => void;
}

/** The chosen frame's three checks, and her word on it. */
export function ShotSide({ seen, onUse, onAgain }: ShotProps) {
  const weak = seen !== null && LINES.some(({ wants }) => seen.some((each) => wants.includes(each)));
  return (
    <div className="coach-shot">
      <p className="label">Your photo</p>
      <h2 className="display h1" tabIndex={-1} ref={(heading) => heading?.focus({ preventScroll: true })}>
        <span>{weak ? 'Keep it, ' : 'This one '}</span>
        <em>{weak ? 'or once more' : 'will do nicely'}</em>
      </h2>
      {seen && (
        <ul className="cks">
          {LINES.map(({ text, good, wants, better }) => {
            const fine = !seen.some((each) => wants.includes(each));
            const Icon = fine ? Check : Lightbulb;
            return (
              <li className={fine ? 'ck ok' : 'ck hint'} key={text}>
                <span className="sign">
                  <Icon />
                  <span className="sr-only">{`${fine ? 'Good' : 'Hint'}: `}</span>
                </span>
                <div>
                  <b>{text}</b>
                  <p className="xs muted">{fine ? good : better}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className="coach-a">
        <Button size="lg" onClick={onUse}>
          Use this photo
          <ArrowRight />
        </Button>
        <Button variant="line" size="lg" onClick={onAgain}>
          <RotateCcw />
          Take it again
        </Button>
      </div>
      <p className="xs muted">Best of five frames. Nothing has left this device yet.</p>
    </div>
  );
}
