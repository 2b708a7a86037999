import { Link } from '@remix-run/react';
import { Clapperboard, Heart, RefreshCw, Settings, ThermometerSun } from 'lucide-react';
import { useState } from 'react';
import { useFavorite, useIsRegenerating, useRegenerate } from '../../client/outfits.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { needsOf } from '../../domain/look-needs.ts';
import type { TemperatureUnit } from '../../domain/temperature.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Intent } from '../../ui/late.tsx';
import { fitOf } from './weather-words.ts';

interface TodayWordsProps {
  outfit: Outfit;
  user: User;
  /** Her local hour 0..23. */
  userHour: number;
  /** Opens the film; null when there is none to see. */
  onWatch: (() => void) | null;
  watchIntent: Intent;
}

/** Title, description, how well it fits the weather, and what can be done with it. */
export function TodayWords({ outfit, user, userHour, onWatch, watchIntent }: TodayWordsProps) {
  const laidOut = !user.hasBodyMap && (outfit.imageSource ?? 'flat-lay') === 'flat-lay';
  const needs = user.hasBodyMap && outfit.imageSource === 'flat-lay' ? needsOf(outfit.look) : [];
  return (
    <section className="card shadow words stack" aria-labelledby="today-title">
      <div className="row between items-start">
        <h2 id="today-title" className="display h2">
          Today&apos;s Outfit
        </h2>
        <Link className="icon-btn line hidden wide:inline-grid" to="/profile" aria-label="Settings">
          <Settings className="i" aria-hidden="true" />
        </Link>
      </div>
      <div>
        <p className="strong mb-1">{outfit.title}</p>
        <p className="ink2 description">{outfit.outfitDescription}</p>
      </div>
      <FitLine outfit={outfit} unit={user.temperatureUnit} />
      {laidOut && (
        <p className="small muted">
          Laid out flat for now.{' '}
          <Link className="photo-link" to="/profile">
            {user.photoUrl ? 'Try another photo to see it on you' : 'Add a photo to see it on you'}
          </Link>
        </p>
      )}
      {needs.length > 0 && (
        <p className="small muted">A photo with {needs.join(' and ')} would show this on you.</p>
      )}
      <div className="actions">
        <div className="act">
          <RegenerateButton outfitId={outfit.id} userHour={userHour} />
          <FavoriteButton outfit={outfit} />
        </div>
        {onWatch && <ProBlock onWatch={onWatch} intent={watchIntent} />}
      </div>
    </section>
  );
}

/** 'Perfect for 57°F, Partly Cloudy', or what is true instead. */
export function FitLine({ outfit, unit }: { outfit: Outfit; unit: TemperatureUnit }) {
  const fit = fitOf(outfit, unit);
  return (
    <div>
      <p className="fit num" data-mood={fit.mood}>
        <ThermometerSun className="i" aria-hidden="true" />
        {fit.text}
      </p>
      {outfit.weatherNote && <p className="xs muted mt-2">{outfit.weatherNote}</p>}
    </div>
  );
}

export function RegenerateButton({ outfitId, userHour }: { outfitId?: string; userHour: number }) {
  const { mutate } = useRegenerate();
  const busy = useIsRegenerating();
  return (
    <Button
      variant="ink"
      busy={busy}
      busyText="Regenerating..."
      onClick={() => mutate({ outfitId, userHour })}
    >
      <RefreshCw className="i" aria-hidden="true" />
      Regenerate
    </Button>
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
      <Heart className="i" aria-hidden="true" />
      Favorite
    </Button>
  );
}

function ProBlock({ onWatch, intent }: { onWatch: () => void; intent: Intent }) {
  return (
    <div className="pro-row">
      <Clapperboard className="i" aria-hidden="true" />
      <div>
        <p className="label">PRO</p>
        <p className="small strong wide:hidden">See it move</p>
      </div>
      <Button variant="quiet" size="sm" onClick={onWatch} {...intent}>
        View
      </Button>
    </div>
  );
}
