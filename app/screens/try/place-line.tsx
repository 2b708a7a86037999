import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../client/api/errors.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { formatPlace } from '../../domain/places/place.ts';
import { formatTemperature } from '../../domain/weather/temperature.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { Trying } from './use-trial.ts';

const cities = lazyDialog(() => import('./city-dialog.tsx').then((m) => m.CityDialog));

/** Where she is dressed for, and its weather now; one tap changes it. */
export function PlaceLine({
  here,
  place,
  onPlace,
}: Pick<Trying, 'here' | 'place'> & { onPlace: (place: PlaceAnswer) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching } = here;
  const weather =
    data && data.place.id === place?.id
      ? `${formatTemperature(data.weather.temperature, data.unit)}, ${data.weather.condition}`
      : null;
  const failure = error instanceof ApiError ? error.message : 'We could not read the weather.';
  return (
    <div className="try-place">
      <span className="sign rose size-[40px]">
        <MapPin />
      </span>
      <span className="grid" aria-live="polite">
        <b className="strong">
          {place ? formatPlace(place, 'manual') : isFetching || !error ? 'Finding your city' : 'Your city'}
        </b>
        <span className="small muted num">{weather ?? (error ? failure : 'Reading the sky')}</span>
      </span>
      {error && !isFetching ? (
        <Button variant="quiet" size="sm" onClick={() => void here.refetch()}>
          Try again
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          {...cities.intent}
        >
          Change<span className="sr-only"> city</span>
        </Button>
      )}
      <cities.Dialog
        open={isOpen}
        onOpenChange={setOpen}
        onPlace={(chosen) => {
          setOpen(false);
          onPlace(chosen);
        }}
      />
    </div>
  );
}
