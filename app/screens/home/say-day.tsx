import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { IconButton } from '../../ui/button.tsx';

const UnderstoodDay = lazy(() => import('./understood-day.tsx').then((m) => ({ default: m.UnderstoodDay })));

export interface SayDayProps {
  outfitId: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of pieces that stay. */
  locked: string[];
}

/** Her day in her own words: what was understood is shown, and hers to change, before it costs one of the day's looks. */
export function SayDay(props: SayDayProps) {
  const [sentence, setSentence] = useState('');
  const [asked, setAsked] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(sentence.trim());
  };
  return (
    <>
      <form className="say-line" onSubmit={ask}>
        <div className="input">
          <input
            aria-labelledby="occasions-title"
            aria-describedby="say-example"
            placeholder="Date at 7, less black"
            maxLength={200}
            enterKeyHint="go"
            autoComplete="off"
            value={sentence}
            onChange={(event) => {
              setSentence(event.target.value);
              setAsked('');
            }}
          />
          <IconButton type="submit" label="Read it" aria-disabled={!sentence.trim()}>
            <ArrowRight />
          </IconButton>
        </div>
        <p id="say-example" className="xs muted">
          Say it in your own words, or choose below.
        </p>
      </form>
      <div role="status" className="say-answer">
        {asked && (
          <Suspense>
            <UnderstoodDay key={asked} sentence={asked} {...props} />
          </Suspense>
        )}
      </div>
    </>
  );
}
