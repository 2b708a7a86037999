import { Link } from '../../framework/react.ts';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useIsRegenerating, useRetryImage } from '../../client/looks/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { SKIPPED_PREFERENCES } from '../../contracts/user.ts';
import { GENDER_LABELS } from '../../domain/preferences/style.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { firstSentence } from '../../domain/looks/comfort-line.ts';
import { parseLackingSource } from '../../domain/looks/photo-coverage.ts';
import { convertTemperatures } from '../../domain/weather/temperature.ts';
import { listedPieces } from '../../domain/looks/piece-list.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog, type PreloadHandlers } from '../../ui/behavior/lazy-dialog.tsx';
import { FitLine } from './fit-line.tsx';

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

/** The look by name, in one sentence, and how well it fits the weather. */
export function TodayWords({ outfit, user, userHour, left, locked, onWatch, watchIntent }: TodayWordsProps) {
  const laidOut = !user.hasBodyMap && (outfit.imageSource ?? 'flat-lay') === 'flat-lay';
  const needs = parseLackingSource(outfit.imageSource);
  const { temperatureUnit: unit } = user;
  // What comes with the picture would move the page under it: the next visit has it.
  const [hasSeenHerself] = useState(outfit.imageState === 'ready');
  return (
    <section className="card shadow words" aria-labelledby="today-title">
      <div className="words-head">
        <h2 id="today-title" className="label">
          Today&apos;s Outfit
        </h2>
        <NotForMe outfit={outfit} userHour={userHour} left={left} locked={locked} />
      </div>
      <p className="display words-title">{outfit.title}</p>
      <p className="ink2 description">{firstSentence(convertTemperatures(outfit.outfitDescription, unit))}</p>
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
        <p className="small muted">
          <span>{`A photo with ${needs.join(' and ')} would show this on you. `}</span>
          <Link className="photo-link" to="/profile#your-photos">
            {user.warmPhotoUrl ? 'Try another photo' : 'Add a second photo'}
          </Link>
        </p>
      )}
      {hasSeenHerself && isFirstDayInOnePhoto(user, outfit) && (
        <p className="small muted">
          Summer looks too?{' '}
          <Link className="photo-link" to="/profile#your-photos">
            Add a photo for warm days
          </Link>
        </p>
      )}
      {isDressedBySkip(user) && <HowSheIsDressed user={user} />}
      <div className="fit-row">
        <FitLine outfit={outfit} unit={unit} note={isSaidInReasons(outfit) ? null : outfit.weatherNote} />
        {onWatch && <ProBlock onWatch={onWatch} intent={watchIntent} />}
      </div>
    </section>
  );
}

/** It is the day of her first look: she may hear of a second photo. */
function isFirstDayInOnePhoto(
  { createdAt, timezone, hasBodyMap, warmPhotoUrl }: User,
  { date, imageSource }: Outfit,
): boolean {
  const isFirstDay = localDate(Date.parse(createdAt), timezone) === date;
  const isOnHer = !imageSource?.startsWith('flat-lay');
  return isFirstDay && isOnHer && hasBodyMap && warmPhotoUrl === null;
}

/** Nothing of it is her choice: the onboarding was skipped. Her place may have been found since. */
function isDressedBySkip({ gender, stylePreferences, notificationsEnabled, photoUrl }: User): boolean {
  const [style, ...more] = stylePreferences;
  const { gender: skipped, stylePreferences: styles } = SKIPPED_PREFERENCES;
  const isSkips = gender === skipped && style === styles[0] && more.length === 0;
  return isSkips && !notificationsEnabled && photoUrl === null;
}

function HowSheIsDressed({ user }: { user: User }) {
  const [city] = user.location.split(',');
  return (
    <p className="small ink2">
      <span>{`Dressed in ${GENDER_LABELS.male}, ${city}. `}</span>
      <Link className="photo-link" to="/profile">
        Change
      </Link>
    </p>
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

/** Those that this look has: they stay, whatever makes the next one. */
export const lockedHere = ({ look }: Outfit, locked: string[]): string[] =>
  locked.filter((id) => look.garments.some((garment) => garment.id === id));

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

function ProBlock({ onWatch, intent }: { onWatch: () => void; intent: PreloadHandlers }) {
  return (
    <div className="pro-row gold">
      <Clapperboard />
      <div>
        <p className="label text-inherit">PRO</p>
        <p className="small strong">See it move</p>
      </div>
      <Button variant="quiet" size="sm" onClick={onWatch} {...intent}>
        View
      </Button>
    </div>
  );
}
