import { useMutation } from '@tanstack/react-query';
import { ArrowRight, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { showFailure } from '../../client/api/say-failure.ts';
import { useSingleSubmit } from '../../client/browser/one-press.ts';
import { useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import { understandDay, type UnderstoodDay } from '../../contracts/outfits.ts';
import { Button, IconButton } from '../../ui/button.tsx';

interface SayDayProps {
  outfitId: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of pieces that stay. */
  locked: string[];
}

/** Her day in her own words: what was understood is shown, and hers to change, before it costs one of the day's looks. */
export function SayDay({ outfitId, userHour, left, locked }: SayDayProps) {
  const [sentence, setSentence] = useState('');
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: (text: string) => callApi(understandDay, { body: { sentence: text } }),
    onError: (error) => showFailure(error, "We couldn't read that"),
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (sentence.trim() && !isPending) mutate(sentence.trim());
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
              reset();
            }}
          />
          <IconButton type="submit" label="Read it" aria-disabled={isPending || !sentence.trim()}>
            <ArrowRight />
          </IconButton>
        </div>
        <p id="say-example" className="xs muted">
          Say it in your own words, or choose below.
        </p>
      </form>
      <div role="status" className="say-answer">
        {data && (
          <Understood
            key={sentence}
            day={data}
            sentence={sentence.trim()}
            {...{ outfitId, userHour, left, locked }}
          />
        )}
      </div>
    </>
  );
}

interface UnderstoodProps extends SayDayProps {
  day: UnderstoodDay;
  sentence: string;
}

function Understood({ day, sentence, outfitId, userHour, left, locked }: UnderstoodProps) {
  const [without, setWithout] = useState<string[]>([]);
  const dress = useSingleSubmit(useRegenerate());
  const busy = useIsRegenerating();
  const button = useRef<HTMLButtonElement>(null);
  const chips = day.chips.filter(({ key }) => !without.includes(key));
  if (day.chips.length === 0)
    return (
      <p className="small ink2">
        We didn&apos;t get any of that. Try an occasion, a color or a piece: &ldquo;wedding, no heels&rdquo;.
      </p>
    );
  return (
    <>
      <ul className="say-chips" aria-label="What we understood">
        {chips.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              className="chip"
              aria-label={`Remove ${label}`}
              onClick={() => {
                setWithout([...without, key]);
                button.current?.focus();
              }}
            >
              <span>{label}</span>
              <X />
            </button>
          </li>
        ))}
      </ul>
      {day.unread.length > 0 && <p className="small ink2">{`We didn't get: ${day.unread.join(', ')}.`}</p>}
      <Button
        ref={button}
        variant="ink"
        busy={busy}
        busyText="Dressing you..."
        aria-disabled={left === 0 || chips.length === 0 || undefined}
        onClick={() => {
          if (chips.length === 0) return;
          dress({ outfitId, userHour, said: { sentence, without }, ...(locked.length > 0 && { locked }) });
        }}
      >
        <span>Dress me for this</span>
        {left !== null && <small className="num">{`${left || 'None'} left`}</small>}
      </Button>
    </>
  );
}
