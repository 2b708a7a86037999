import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { IconButton } from '../../ui/button.tsx';
import type { UnderstoodDayProps } from './understood-day.tsx';

const UnderstoodDay = lazy(() => import('./understood-day.tsx').then((m) => ({ default: m.UnderstoodDay })));

/** Her day in her own words: what was understood is shown, and hers to change, before it costs one of the day's looks. */
export function SayDay(props: Omit<UnderstoodDayProps, 'sentence'>) {
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
