import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { failureText } from '../../client/api/errors.ts';
import { useSingleSubmit } from '../../client/browser/one-press.ts';
import { useIsRegenerating, useRegenerate } from '../../client/looks/outfits.ts';
import { understandDay } from '../../contracts/outfits.ts';
import { Button } from '../../ui/button.tsx';
import { NoLooksLeft } from '../subscribe/no-looks-left.tsx';

export interface UnderstoodDayProps {
  sentence: string;
  outfitId: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of pieces that stay. */
  locked: string[];
}

/** What was understood of her sentence: chips that she may take away, the words that were not, and the look for it. */
export function UnderstoodDay({ sentence, outfitId, userHour, left, locked }: UnderstoodDayProps) {
  const [without, setWithout] = useState<string[]>([]);
  const dress = useSingleSubmit(useRegenerate());
  const busy = useIsRegenerating();
  const button = useRef<HTMLButtonElement>(null);
  const { data: day, error } = useQuery({
    queryKey: ['/api/outfits/understand', sentence],
    queryFn: ({ signal }) => callApi(understandDay, { body: { sentence }, signal }),
    retry: false,
    // Her closet may have another piece by now.
    gcTime: 0,
  });
  if (error)
    return <p className="small ink2">{failureText(error, "We couldn't read that. Please try again.")}</p>;
  if (!day) return <p className="small ink2 say-wait">Reading that...</p>;
  if (day.chips.length === 0)
    return (
      <p className="small ink2">
        We didn&apos;t get any of that. Try an occasion, a color or a piece: &ldquo;wedding, no heels&rdquo;.
      </p>
    );
  const chips = day.chips.filter(({ key }) => !without.includes(key));
  const isNothing = chips.length === 0;
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
        aria-disabled={left === 0 || isNothing || undefined}
        onClick={() => {
          if (isNothing) return;
          const said = { sentence, without: [...day.without, ...without], also: day.also };
          dress({ outfitId, userHour, said, ...(locked.length > 0 && { locked }) });
        }}
      >
        <span>Dress me for this</span>
        {left !== null && <small className="num">{`${left || 'None'} left`}</small>}
      </Button>
      <NoLooksLeft left={left} />
    </>
  );
}
