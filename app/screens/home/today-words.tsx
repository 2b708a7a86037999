import { Link } from '../../framework/react.ts';
import { Clapperboard, Heart, RefreshCw, Settings, ThermometerSun } from 'lucide-react';
import { useState } from 'react';
import { useFavorite, useIsRegenerating, useRegenerate, useRetryImage } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { formatHour } from '../../domain/time/date-words.ts';
import { describeFit } from '../../domain/looks/comfort-line.ts';
import { parseLackingSource } from '../../domain/looks/photo-coverage.ts';
import { convertTemperatures, type TemperatureUnit } from '../../domain/weather/temperature.ts';
import { listedPieces } from '../../domain/looks/piece-list.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lazyDialog, type PreloadHandlers } from '../../ui/behavior/lazy-dialog.tsx';

const notForMe = lazyDialog(() => import('./not-for-me-dialog.tsx').then((m) => m.NotForMeDialog));

interface TodayWordsProps {
  outfit: Outfit;
  user: User;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  locked: string[];
  /** Opens the film; null when there is none to see. */
  onWatch: (() => void) | null;
  watchIntent: PreloadHandlers;
}

/** Title, description, how well it fits the weather, and what can be done with it. */
export function TodayWords({ outfit, user, userHour, left, locked, onWatch, watchIntent }: TodayWordsProps) {
  const laidOut = !user.hasBodyMap && (outfit.imageSource ?? 'flat-lay') === 'flat-lay';
  const needs = parseLackingSource(outfit.imageSource);
  return (
    <section className="card shadow words stack" aria-labelledby="today-title">
      <div className="row between items-start">
        <h2 id="today-title" className="display h2">
          Today&apos;s Outfit
        </h2>
        <Link className="icon-btn line hidden wide:inline-grid" to="/profile" aria-label="Settings">
          <Settings />
        </Link>
      </div>
      <div>
        <p className="strong mb-1">{outfit.title}</p>
        <p className="ink2 description">
          {convertTemperatures(outfit.outfitDescription, user.temperatureUnit)}
        </p>
      </div>
      <FitLine
        outfit={outfit}
        unit={user.temperatureUnit}
        note={isSaidInReasons(outfit) ? null : outfit.weatherNote}
      />
      <ul className="print-pieces">
        {listedPieces(outfit.look).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {laidOut && (
        <p className="small muted">
          Laid out flat for now.{' '}
          <Link className="photo-link" to="/profile">
            {user.photoUrl ? 'Try another photo to see it on you' : 'Add a photo to see it on you'}
          </Link>
        </p>
      )}
      {outfit.imageSource === 'flat-lay-too-slow' && <TooSlow id={outfit.id} />}
      {needs.length > 0 && (
        <p className="small muted">{`A photo with ${needs.join(' and ')} would show this on you.`}</p>
      )}
      <div className="actions">
        <div className="act">
          <RegenerateButton outfitId={outfit.id} userHour={userHour} locked={lockedHere(outfit, locked)} />
          <FavoriteButton outfit={outfit} />
        </div>
        {onWatch && <ProBlock onWatch={onWatch} intent={watchIntent} />}
        <div className="after-act">
          <LeftToday left={left} />
          <NotForMe outfit={outfit} userHour={userHour} left={left} locked={lockedHere(outfit, locked)} />
        </div>
      </div>
    </section>
  );
}

/** Drawing on her photo took too long: why the clothes lie flat, and what she can do. */
function TooSlow({ id }: { id: string }) {
  const retry = useRetryImage();
  return (
    <p className="small muted" role="status">
      Laid out flat: drawing on your photo took too long.{' '}
      <button
        type="button"
        className="photo-link"
        disabled={retry.isPending}
        onClick={() => retry.mutate(id)}
      >
        Try again
      </button>{' '}
      or{' '}
      <Link className="photo-link" to="/profile">
        choose another photo
      </Link>
    </p>
  );
}

/** The card below already says that the weather is only typical. */
const isSaidInReasons = ({ reasons }: Outfit): boolean => reasons.some(({ fact }) => fact === 'seasonal');

const MOOD_TONES = { perfect: 'rose', hot: 'gold', cold: 'sage' };

interface FitLineProps {
  outfit: Outfit;
  unit: TemperatureUnit;
  /** What is said of the figures. */
  note?: string | null;
}

/** 'Perfect for 57°F, Partly Cloudy', or what is true instead, and of which hour: the header has that of now. */
export function FitLine({ outfit, unit, note = outfit.weatherNote }: FitLineProps) {
  const fit = describeFit({ ...outfit, weather: outfit.weatherData }, unit);
  const [planned] = outfit.receipt.hours;
  return (
    <div>
      <p className={`fit num ${MOOD_TONES[fit.mood]}`}>
        <ThermometerSun className="size-[18px]" />
        <span>{fit.text}</span>
      </p>
      {planned && <p className="xs muted mt-2 num">{`Planned for ${formatHour(planned.hour)}`}</p>}
      {note && <p className="xs muted mt-2">{note}</p>}
    </div>
  );
}

/** Those that this look has: they stay, whatever makes the next one. */
export const lockedHere = ({ look }: Outfit, locked: string[]): string[] =>
  locked.filter((id) => look.garments.some((garment) => garment.id === id));

interface RegenerateButtonProps {
  outfitId?: string;
  userHour: number;
  /** Worn ids of pieces that stay. */
  locked?: string[];
}

export function RegenerateButton({ outfitId, userHour, locked }: RegenerateButtonProps) {
  const { mutate } = useRegenerate();
  const busy = useIsRegenerating();
  return (
    <Button
      variant="ink"
      busy={busy}
      busyText="Regenerating..."
      onClick={() => mutate({ outfitId, userHour, locked: locked?.length ? locked : undefined })}
    >
      <RefreshCw />
      Regenerate
    </Button>
  );
}

/** "2 left today"; without limit nothing is said. */
function LeftToday({ left }: { left: number | null }) {
  if (left === null) return null;
  return <p className="xs muted num">{`${left || 'None'} left today`}</p>;
}

function NotForMe(props: { outfit: Outfit; userHour: number; left: number | null; locked: string[] }) {
  const [open, setOpen] = useState(false);
  const busy = useIsRegenerating();
  return (
    <>
      <Button variant="quiet" size="sm" disabled={busy} onClick={() => setOpen(true)} {...notForMe.intent}>
        Not for me
      </Button>
      <notForMe.Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

function FavoriteButton({ outfit }: { outfit: Outfit }) {
  const { mutate } = useFavorite();
  const [touched, setTouched] = useState(false);
  return (
    <Button
      variant="line"
      className={classNames('heart', touched && outfit.isFavorite && 'pop')}
      aria-pressed={outfit.isFavorite}
      onClick={() => {
        setTouched(true);
        mutate({ id: outfit.id, isFavorite: !outfit.isFavorite });
      }}
    >
      <Heart />
      Favorite
    </Button>
  );
}

function ProBlock({ onWatch, intent }: { onWatch: () => void; intent: PreloadHandlers }) {
  return (
    <div className="pro-row gold">
      <Clapperboard />
      <div>
        <p className="label text-inherit">PRO</p>
        <p className="small strong wide:hidden">See it move</p>
      </div>
      <Button variant="quiet" size="sm" onClick={onWatch} {...intent}>
        View
      </Button>
    </div>
  );
}
